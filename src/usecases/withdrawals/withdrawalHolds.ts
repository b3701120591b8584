/**
 * Which queued withdrawals wait, and until when: after a change of the account, and for a destination that the user has
 * not used before. Coins bought through the Portal go to the address that the partner has agreed with the operators, so
 * they wait only for a restricted user. A hold is computed from what is stored, so it is the same after a restart.
 */
import type { Withdrawal } from '../../core/model/model';
import { findWithdrawalHolds } from '../../store/identity/withdrawalHolds';
import { findKnownSince, type UsedDestination } from '../../store/transfers/knownDestinations';
import { parseAddress } from '../custody/addressFormats';
import type { Services } from '../services';
import { hasEscapedApproval } from './manualCredits';
import type { ResolvedWithdrawal } from './withdrawalInput';

/** What decides how long a withdrawal waits. */
type WaitingWithdrawal = Pick<
  Withdrawal,
  'id' | 'userId' | 'status' | 'orderId' | 'asset' | 'network' | 'bankCode' | 'address' | 'tag' | 'createdAtMs'
>;
type HoldServices = Pick<Services, 'database' | 'masterKeys' | 'engine' | 'config' | 'clock'>;

const HOUR_MS = 3_600_000;

/** The hold of new destinations, added entries of the address book and a lifted restriction. */
export function withdrawalHoldMs({ config }: Pick<Services, 'config'>): number {
  return config.accounts.withdrawalHoldHours * HOUR_MS;
}

/** Whether a queued withdrawal must not be sent yet. */
export async function isWithdrawalHeld(services: HoldServices, withdrawal: Withdrawal): Promise<boolean> {
  const hold = (await findWithdrawalHolds(services, [withdrawal.userId])).get(withdrawal.userId);
  if (hold?.state !== 'active') return true;
  if (await hasEscapedApproval(services, withdrawal)) return true;
  return (await findHoldEnds(services, [withdrawal])).has(withdrawal.id);
}

/**
 * Until when the withdrawals wait, by id. Those that are not queued, or do not wait for a certain time, are left out.
 * The caller reads with `engine.whenDurable`.
 */
export async function findHoldEnds(
  services: HoldServices,
  withdrawals: readonly WaitingWithdrawal[],
): Promise<ReadonlyMap<number, number>> {
  const nowMs = services.clock.nowMs();
  const waiting = withdrawals.filter(({ status, orderId }) => status === 'queued' && orderId === null);
  if (waiting.length === 0) return new Map();
  const holds = await findWithdrawalHolds(
    services,
    waiting.map(({ userId }) => userId),
  );
  const newDestinations = await findNewDestinationEnds(services, waiting);
  const ends = waiting.map(({ id, userId }): [number, number] => [
    id,
    Math.max(holds.get(userId)?.untilMs ?? 0, newDestinations.get(id) ?? 0),
  ]);
  return new Map(ends.filter(([, untilMs]) => untilMs > nowMs));
}

/** Time until which the withdrawal would wait if it were requested now; undefined if it would not wait. */
export async function previewHoldEnd(
  services: HoldServices,
  userId: number,
  { asset, network, bankCode, address, tag }: ResolvedWithdrawal,
): Promise<number | undefined> {
  const requested = { id: 0, userId, status: 'queued', orderId: null, createdAtMs: services.clock.nowMs() } as const;
  const ends = await services.engine.whenDurable(
    findHoldEnds(services, [{ ...requested, asset, network, bankCode, address, tag }]),
  );
  return ends.get(requested.id);
}

async function findNewDestinationEnds(
  services: HoldServices,
  withdrawals: readonly WaitingWithdrawal[],
): Promise<ReadonlyMap<number, number>> {
  const holdMs = withdrawalHoldMs(services);
  if (holdMs === 0) return new Map();
  // One that is older than the hold needs no look: it is itself a use of its destination.
  const recent = withdrawals.filter(({ createdAtMs }) => createdAtMs + holdMs > services.clock.nowMs());
  const since = await findKnownSince(
    services,
    recent.map((withdrawal) => usedDestination(services, withdrawal)),
  );
  return new Map(
    recent.map(({ id, createdAtMs }, index) => [id, Math.min(since[index] ?? createdAtMs, createdAtMs) + holdMs]),
  );
}

/**
 * A withdrawal keeps the user's spelling of the address, so all spellings that are the same address are searched:
 * the canonical one, and the one without capitals of networks on which capitals are a checksum.
 */
function usedDestination(
  { engine, config }: Pick<Services, 'engine' | 'config'>,
  { userId, asset, network, bankCode, address, tag }: WaitingWithdrawal,
): UsedDestination {
  const format =
    engine.committed.asset(asset)?.networks.find((one) => one.network === network)?.addressFormat ?? 'opaque';
  const canonicalOf = (text: string): string | undefined => {
    const parsed = parseAddress(text, { format, testNetworks: config.custody.testNetworks });
    return parsed.ok ? parsed.address : undefined;
  };
  const listedAs = canonicalOf(address) ?? address;
  const lower = address.toLowerCase();
  const spellings = new Set([address, listedAs, ...(canonicalOf(lower) === listedAs ? [lower] : [])]);
  return { userId, network, bankCode, tag, spellings: [...spellings], listedAs };
}
