import { VERIFICATION_LEVELS } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import { documentsOf } from '../../../usecases/identity/levels';
import type { Handler } from '../types';

/** What each level of identity verification needs and opens. */
export const listIdentityLevels: Handler<'listIdentityLevels'> = (_request, { engine, config }) => {
  const assets = engine.committed.assets().map(({ asset }) => asset);
  const levels = VERIFICATION_LEVELS.map((level) => ({
    level,
    documents: [...documentsOf(level)],
    withdrawal_limits: Object.fromEntries(
      assets.map((asset) => [asset, formatAmount(engine.committed.withdrawalLimit(level, asset))]),
    ),
  }));
  return { status: 200, body: { document_bytes_max: config.identity.documentBytesMax, levels } };
};
