import { renderControls } from '../../rendering/health';
import type { Handler } from '../types';

/** Returns the settings with which an exchange does without a protection. */
export const getControls: Handler<'getControls'> = (_request, { config }) => ({
  status: 200,
  body: renderControls(config.operators),
});
