import { present } from '../core/assert';
import type { AssetSettings } from '../core/commands';
import { amountFrom, formatAmount } from '../core/decimal';
import type { Asset } from '../core/model';
import { type AnswerOf, type Handler, refused } from './types';

/** Lists or changes an asset, with the answer. Refusals: INVALID_SETTING. */
export const putAsset: Handler<'putAsset'> = async ({ path, body }, { engine }) => {
  const asset: AssetSettings = {
    asset: path.asset,
    kind: body.kind,
    precision: body.precision,
    transferPrecision: body.transfer_precision,
    withdrawalFee: amountFrom(body.withdrawal_fee),
    withdrawalMinimum: amountFrom(body.withdrawal_minimum),
    withdrawalEnabled: body.withdrawal_enabled,
  };
  const { refusal, event } = await engine.execute({ type: 'set_asset', once: [], asset });
  return refusal === null ? { status: 200, body: render(present(event.asset, 'the asset')) } : refused('putAsset', refusal);
};

function render(asset: Asset): Extract<AnswerOf<'putAsset'>, { readonly status: 200 }>['body'] {
  return {
    asset: asset.asset,
    kind: asset.kind,
    precision: asset.precision,
    transfer_precision: asset.transferPrecision,
    withdrawal_fee: formatAmount(asset.withdrawalFee),
    withdrawal_minimum: formatAmount(asset.withdrawalMinimum),
    withdrawal_enabled: asset.withdrawalEnabled,
  };
}
