/** Where a user's coins come in, for API and pages alike: the same place for ever, from whoever keeps the coins the first time. */
import type { AssetNetwork } from '../../core/model';
import {
  type DepositAddress,
  type DepositRoute,
  findDepositAddress,
  saveDepositAddress,
} from '../../store/transfers/depositAddresses';
import { type NetworkRefusal, resolveNetwork } from '../assets/resolveNetwork';
import { findAsset } from '../assets/transferAssets';
import type { Refusal } from '../refusals';
import type { Services } from '../services';
import { parseDestination } from '../withdrawals/destination';

type RequestServices = Pick<Services, 'engine' | 'database' | 'custody' | 'clock' | 'config' | 'log'> & {
  readonly requestId: string;
};

export interface DepositAddressRequest {
  readonly userId: number;
  /** In either case. */
  readonly asset: string;
  /** May be left out where the coin has one network only. */
  readonly network: string | undefined;
}

export type DepositAddressRefusal =
  | NetworkRefusal
  | Extract<Refusal, { readonly code: 'INVALID_ASSET' | 'DEPOSIT_DISABLED' | 'NO_DEPOSIT_ADDRESS' }>;

/** Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_PARAMETERS (`network`), DEPOSIT_DISABLED, NO_DEPOSIT_ADDRESS. */
export async function findOrAssignDepositAddress(
  services: RequestServices,
  { userId, asset, network: name }: DepositAddressRequest,
): Promise<{ readonly address: DepositAddress } | { readonly refusal: DepositAddressRefusal }> {
  const coin = findAsset(services.engine.committed, asset);
  if (coin === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = resolveNetwork(coin, name);
  if ('refusal' in network) return network;
  if (!network.depositsEnabled) return { refusal: { code: 'DEPOSIT_DISABLED' } };
  const route = { userId, asset: coin.asset, network: network.network };
  const address =
    (await findDepositAddress(services.database, route)) ?? (await assignAddress(services, route, network));
  return address === undefined ? { refusal: { code: 'NO_DEPOSIT_ADDRESS' } } : { address };
}

/** Undefined when there is none to be had, or none that may be given to anybody. */
async function assignAddress(
  { database, custody, clock, config, log, requestId }: RequestServices,
  route: DepositRoute,
  network: AssetNetwork,
): Promise<DepositAddress | undefined> {
  const answer = await custody.depositAddress(route);
  if (!answer.ok) {
    log.warn({ requestId, ...route, reason: answer.reason }, 'no deposit address');
    return undefined;
  }
  const place = parseDestination(answer, network, config);
  if ('fault' in place) {
    log.error(
      { requestId, ...route, member: place.member, reason: place.reason },
      'a deposit address that is none of its network was not given out',
    );
    return undefined;
  }
  const kept = await saveDepositAddress(database, route, place, clock.nowMs());
  if (kept === undefined) log.error({ requestId, ...route }, "another user's deposit address was not given out");
  return kept;
}
