import type { components } from '../../../../generated/openapi';
import type { AssetSettings } from '../../../core/model/commands';
import type { AssetNetwork } from '../../../core/model/model';
import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { renderAsset } from '../../rendering/marketRules';
import { declaredRefusal, type Handler } from '../types';

/** Lists or changes an asset, effective with the response. Refusals: INVALID_SETTING. */
export const putAsset: Handler<'putAsset'> = async ({ path, body }, { engine }) => {
  const asset: AssetSettings = {
    asset: path.asset,
    kind: body.kind,
    precision: body.precision,
    transferPrecision: body.transfer_precision,
    withdrawalFee: amountFrom(body.withdrawal_fee),
    withdrawalMinimum: amountFrom(body.withdrawal_minimum),
    withdrawalEnabled: body.withdrawal_enabled,
    ...(body.networks !== undefined && { networks: body.networks.map(parseNetwork) }),
  };
  const { refusal, event } = await engine.execute({ type: 'set_asset', idempotencyKeys: [], asset });
  return refusal === null
    ? { status: 200, body: renderAsset(assertPresent(event.asset, 'the asset')) }
    : declaredRefusal('putAsset', refusal);
};

function parseNetwork(listed: components['schemas']['AssetNetwork']): AssetNetwork {
  return {
    network: listed.network,
    addressFormat: listed.address_format,
    tag: listed.tag,
    confirmations: listed.confirmations,
    depositsEnabled: listed.deposits_enabled,
    withdrawalsEnabled: listed.withdrawals_enabled,
  };
}
