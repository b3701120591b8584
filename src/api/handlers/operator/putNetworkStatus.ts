import { assertPresent } from '../../../core/values/assert';
import { renderNetwork } from '../../rendering/marketRules';
import { declaredRefusal, type Handler } from '../types';

/** Closes or opens a network of an asset, effective with the response. Refusals: INVALID_ASSET, INVALID_NETWORK. */
export const putNetworkStatus: Handler<'putNetworkStatus'> = async ({ path, body }, { engine }) => {
  const { deposits_enabled: depositsEnabled, withdrawals_enabled: withdrawalsEnabled } = body;
  const { refusal, event } = await engine.execute({
    type: 'set_network_status',
    idempotencyKeys: [],
    asset: path.asset,
    network: path.network,
    ...(depositsEnabled !== undefined && { depositsEnabled }),
    ...(withdrawalsEnabled !== undefined && { withdrawalsEnabled }),
  });
  if (refusal !== null) return declaredRefusal('putNetworkStatus', refusal);
  const changed = event.asset?.networks.find(({ network }) => network === path.network);
  return { status: 200, body: renderNetwork(assertPresent(changed, 'the network')) };
};
