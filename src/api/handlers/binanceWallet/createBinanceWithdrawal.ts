import { minimumWithdrawal } from '../../../core/decide/withdrawalRules';
import { signedMilliseconds } from '../../../core/values/binanceSignature';
import { amountFrom } from '../../../core/values/decimal';
import { findAsset } from '../../../usecases/assets/transferAssets';
import { traderOf } from '../../../usecases/callers';
import { createNonceKey, fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { requestWithdrawal } from '../../../usecases/withdrawals/requestWithdrawal';
import { withdrawOrderKey } from '../../binance/withdrawOrderIds';
import { declaredRefusal, type Handler } from '../types';

/**
 * Withdraws cryptocurrency to an address. The fee is paid out of the amount. Refusals: those of `requestWithdrawal` for
 * crypto, IDEMPOTENCY_CONFLICT.
 */
export const createBinanceWithdrawal: Handler<'createBinanceWithdrawal'> = async ({ query }, context) => {
  const { caller, engine } = context;
  const asset = findAsset(engine.committed, query.coin);
  if (asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const amount = amountFrom(query.amount) - asset.withdrawalFee;
  if (amount <= 0n)
    return {
      refusal: { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: minimumWithdrawal(asset) + asset.withdrawalFee },
    };
  const { address, addressTag = '', withdrawOrderId } = query;
  const tag = addressTag === '' ? null : addressTag;
  const network = query.network?.toLowerCase();
  // The whole amount as it was sent: a repetition has the same, also if the fee has changed since.
  const fingerprint = fingerprintOf(['binance', asset.asset, network ?? '', query.amount, address, addressTag]);
  const exactRepeat = createNonceKey(caller, signedMilliseconds(query.timestamp), fingerprint);
  const named = withdrawOrderId === undefined ? [] : [withdrawOrderKey(caller.userId, withdrawOrderId, fingerprint)];
  const outcome = await requestWithdrawal(context, {
    trader: traderOf(context),
    idempotencyKeys: [exactRepeat, ...named],
    input: { kind: 'coins', asset: asset.asset, network, amount, address, tag },
    clientId: withdrawOrderId,
  });
  if ('refusal' in outcome) return declaredRefusal('createBinanceWithdrawal', outcome.refusal);
  return { status: 200, body: { id: String(outcome.withdrawal.id) } };
};
