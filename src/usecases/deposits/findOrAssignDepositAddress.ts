/**
 * Returns a user's deposit address for an asset and network, for the API and the pages. The custodian assigns it at the
 * first request; afterwards it never changes.
 */
import type { AssetNetwork } from '../../core/model/model';
import { findVerification } from '../../store/identity/users';
import {
  type DepositAddress,
  type DepositRoute,
  findDepositAddress,
  saveDepositAddress,
} from '../../store/transfers/depositAddresses';
import { type NetworkRefusal, resolveNetwork } from '../assets/resolveNetwork';
import { findAsset } from '../assets/transferAssets';
import { addressKey } from '../custody/custody';
import { callOutside } from '../partner/outsideCall';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { parseDestination } from '../withdrawals/destination';

type RequestServices = Pick<Services, 'engine' | 'database' | 'masterKeys' | 'custody' | 'clock' | 'config' | 'log'> & {
  readonly requestId: string;
};

export interface DepositAddressRequest {
  readonly userId: number;
  /** Upper or lower case. */
  readonly asset: string;
  /** Optional if the asset has only one network. */
  readonly network: string | undefined;
}

export type DepositAddressRefusal =
  | NetworkRefusal
  | Extract<
      RequestRefusal,
      { readonly code: 'INVALID_ASSET' | 'DEPOSIT_DISABLED' | 'NO_DEPOSIT_ADDRESS' | 'VERIFICATION_REQUIRED' }
    >;

/**
 * Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_PARAMETERS (`network`), DEPOSIT_DISABLED, VERIFICATION_REQUIRED,
 * NO_DEPOSIT_ADDRESS.
 */
export async function findOrAssignDepositAddress(
  services: RequestServices,
  request: DepositAddressRequest,
): Promise<{ readonly address: DepositAddress } | { readonly refusal: DepositAddressRefusal }> {
  const wanted = openRoute(services, request);
  if ('refusal' in wanted) return wanted;
  const { route } = wanted;
  const existing = await findDepositAddress(services, route);
  if (existing !== undefined) return { address: existing };
  const { engine, custody } = services;
  const readConditions = async () => {
    const now = openRoute(services, request);
    if ('refusal' in now || (await isVerifiedForDeposits(services, request.userId))) return now;
    return { refusal: { code: 'VERIFICATION_REQUIRED' } } as const;
  };
  const before = await readConditions();
  if ('refusal' in before) return before;
  const key = addressKey(engine.committed.lives, route);
  const { answer, held } = await callOutside(() => custody.depositAddress({ ...route, key }), readConditions);
  if ('refusal' in held) return held;
  const address = await assignAddress(services, held, answer);
  return address === undefined ? { refusal: { code: 'NO_DEPOSIT_ADDRESS' } } : { address };
}

interface OpenRoute {
  readonly route: DepositRoute;
  readonly network: AssetNetwork;
}

/** The network on which the user can deposit the asset now. */
function openRoute(
  { engine }: Pick<RequestServices, 'engine'>,
  { userId, asset, network: name }: DepositAddressRequest,
): OpenRoute | { readonly refusal: DepositAddressRefusal } {
  const listed = findAsset(engine.committed, asset);
  if (listed === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = resolveNetwork(listed, name);
  if ('refusal' in network) return network;
  if (!network.depositsEnabled) return { refusal: { code: 'DEPOSIT_DISABLED' } };
  return { route: { userId, asset: listed.asset, network: network.network }, network };
}

/** Whether the user may get a new address. Addresses are limited, and accounts without verification are not. */
export async function isVerifiedForDeposits(
  { database, masterKeys, config: { custody } }: Pick<Services, 'database' | 'masterKeys' | 'config'>,
  userId: number,
): Promise<boolean> {
  const needed = custody.depositVerification;
  if (needed === 'off') return true;
  const user = await findVerification(database, masterKeys, userId);
  if (user === undefined) return false;
  // The names of the levels are in their order.
  return needed === 'email' ? user.isEmailVerified : user.level >= needed;
}

/** Assigns an address to the user; undefined if the custodian has none, or one that must not be assigned. */
async function assignAddress(
  { database, masterKeys, clock, config, log, requestId }: RequestServices,
  { route, network }: OpenRoute,
  answer: Awaited<ReturnType<Services['custody']['depositAddress']>>,
): Promise<DepositAddress | undefined> {
  if (!answer.ok) {
    log.warn({ requestId, ...route, reason: answer.reason }, 'the custodian provided no deposit address');
    return undefined;
  }
  const destination = parseDestination(answer, network, config);
  if ('fault' in destination) {
    log.error(
      { requestId, ...route, member: destination.member, reason: destination.reason },
      'the custodian provided a deposit address that is not valid on its network; it was not assigned',
    );
    return undefined;
  }
  const assigned = await saveDepositAddress({ database, masterKeys }, route, destination, clock.nowMs());
  if (assigned === undefined)
    log.error({ requestId, ...route }, "the custodian provided another user's deposit address; it was not assigned");
  return assigned;
}
