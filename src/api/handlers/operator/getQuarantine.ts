import { renderQuarantine } from '../../rendering/quarantine';
import type { Handler } from '../types';

/** What the last complete audit found, if the exchange is in quarantine. */
export const getQuarantine: Handler<'getQuarantine'> = async (_request, { engine }) => ({
  status: 200,
  body: renderQuarantine(await engine.quarantineReport()),
});
