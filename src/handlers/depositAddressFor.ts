/** Where a user's coins come in, for API and pages alike: the same place for ever, from whoever keeps the coins the first time. */
import type { AssetNetwork } from '../core/model';
import {
  type DepositAddress,
  type DepositRoute,
  findDepositAddress,
  keepDepositAddress,
} from '../store/depositAddresses';
import { type NetworkRefusal, networkMeant } from './assetNetwork';
import type { Services } from './context';
import { readPlace } from './destination';
import type { Refusal } from './refusals';
import { coinNamed } from './transferAssets';

type Parts = Pick<Services, 'engine' | 'database' | 'custody' | 'clock' | 'config' | 'log'> & {
  readonly requestId: string;
};

export interface DepositAddressQuestion {
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
export async function depositAddressFor(
  services: Parts,
  { userId, asset, network: name }: DepositAddressQuestion,
): Promise<{ readonly address: DepositAddress } | { readonly refusal: DepositAddressRefusal }> {
  const coin = coinNamed(services.engine.committed, asset);
  if (coin === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = networkMeant(coin, name);
  if ('refusal' in network) return network;
  if (!network.depositsEnabled) return { refusal: { code: 'DEPOSIT_DISABLED' } };
  const route = { userId, asset: coin.asset, network: network.network };
  const address = (await findDepositAddress(services.database, route)) ?? (await newAddress(services, route, network));
  return address === undefined ? { refusal: { code: 'NO_DEPOSIT_ADDRESS' } } : { address };
}

/** Undefined when there is none to be had, or none that may be given to anybody. */
async function newAddress(
  { database, custody, clock, config, log, requestId }: Parts,
  route: DepositRoute,
  network: AssetNetwork,
): Promise<DepositAddress | undefined> {
  const answer = await custody.depositAddress(route);
  if (!answer.ok) {
    log.warn({ requestId, ...route, reason: answer.reason }, 'no deposit address');
    return undefined;
  }
  const place = readPlace(answer, network, config);
  if ('fault' in place) {
    log.error(
      { requestId, ...route, member: place.member, reason: place.reason },
      'a deposit address that is none of its network was not given out',
    );
    return undefined;
  }
  const kept = await keepDepositAddress(database, route, place, clock.nowMs());
  if (kept === undefined) log.error({ requestId, ...route }, "another user's deposit address was not given out");
  return kept;
}
