/**
 * The address book of a user: destinations of coins with labels, and the restriction to withdraw to them only. Every
 * change is reported by mail. A new entry, and lifting the restriction, take effect after the hold of withdrawals.
 */

import type { UserState } from '../../core/model/model';
import {
  type AddressRule,
  countWithdrawalAddressesLocked,
  deleteWithdrawalAddress,
  findAddressRule,
  findOwnWithdrawalAddress,
  findWithdrawalAddress,
  insertWithdrawalAddress,
  listWithdrawalAddresses,
  setAddressRule,
  type WithdrawalAddress,
} from '../../store/transfers/withdrawalAddresses';
import { type NoticeOptions, queueNotice } from '../accounts/accountMail';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { destinationRefusal, parseDestination } from './destination';
import { withdrawalHoldMs } from './withdrawalHolds';
import type { ResolvedWithdrawal } from './withdrawalInput';

type BookServices = Pick<Services, 'database' | 'masterKeys' | 'engine' | 'config' | 'clock' | 'accounts'>;

/** The owner of an address book. */
interface BookOwner {
  readonly userId: number;
  readonly state: UserState;
}

export interface AddressInput {
  readonly label: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string | null;
}

export interface ListedAddress extends WithdrawalAddress {
  /** Time until which withdrawals to the address wait; undefined if they do not wait. */
  readonly heldUntilMs: number | undefined;
}

export interface AddressBook {
  readonly entries: readonly ListedAddress[];
  /** Whether the restriction applies now, and when it ends; null for no end. */
  readonly isOnlyListed: boolean;
  readonly onlyListedEndsAtMs: number | null;
}

/** The entries, oldest first, and the restriction. */
export async function readAddressBook(
  services: Pick<BookServices, 'database' | 'masterKeys' | 'config' | 'clock'>,
  userId: number,
): Promise<AddressBook> {
  const { clock } = services;
  const [entries, rule] = await Promise.all([
    listWithdrawalAddresses(services, userId),
    findAddressRule(services, userId),
  ]);
  const isOnlyListed = applies(rule, clock.nowMs());
  return {
    entries: entries.map((entry) => withHold(services, entry)),
    isOnlyListed,
    onlyListedEndsAtMs: isOnlyListed ? rule.endsAtMs : null,
  };
}

/**
 * Adds an entry and tells the user by mail. An entry that exists already is returned unchanged. Refusals:
 * INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (`tag`), WITHDRAWAL_DISABLED (the user is restricted),
 * WITHDRAWAL_ADDRESS_LIMIT.
 */
export async function addWithdrawalAddress(
  services: BookServices,
  { userId, state }: BookOwner,
  { label, network: name, address, tag }: AddressInput,
): Promise<{ readonly entry: ListedAddress } | { readonly refusal: RequestRefusal }> {
  const { database, masterKeys, engine, config, clock } = services;
  const network = engine.committed
    .assets()
    .flatMap(({ networks }) => networks)
    .find((one) => one.network === name);
  if (network === undefined) return { refusal: { code: 'INVALID_NETWORK' } };
  const destination = parseDestination({ address, tag }, network, config);
  if ('fault' in destination) return { refusal: destinationRefusal(destination) };
  // While the account is restricted, an intruder must not be able to let the time of a new address pass.
  if (state !== 'active') return { refusal: { code: 'WITHDRAWAL_DISABLED' } };
  const added = { userId, network: name, ...destination, label, createdAtMs: clock.nowMs() };
  return await database.transaction(async (transaction) => {
    const count = await countWithdrawalAddressesLocked(database, transaction, userId);
    const present = await findWithdrawalAddress({ database: transaction, masterKeys }, added);
    if (present !== undefined) return { entry: withHold(services, present) };
    if (count >= config.accounts.withdrawalAddressesMax) return { refusal: { code: 'WITHDRAWAL_ADDRESS_LIMIT' } };
    const id = await insertWithdrawalAddress(services, transaction, added);
    if (id === undefined) throw new Error('an entry of the address book was added beside the lock of its user');
    await report(services, transaction, userId, 'address_added', describe(added));
    return { entry: withHold(services, { ...added, id }) };
  });
}

/** Removes an entry and tells the user by mail. False if the user has no such entry. */
export async function removeWithdrawalAddress(services: BookServices, userId: number, id: number): Promise<boolean> {
  const { database } = services;
  const entry = await findOwnWithdrawalAddress(services, userId, id);
  if (entry === undefined) return false;
  return await database.transaction(async (transaction) => {
    if (!(await deleteWithdrawalAddress(database, transaction, id))) return false;
    await report(services, transaction, userId, 'address_removed', describe(entry));
    return true;
  });
}

/**
 * Restricts withdrawals of coins to the address book at once, or lifts the restriction after the hold, and tells the
 * user by mail. The caller has just verified a code.
 */
export async function setOnlyListed(services: BookServices, userId: number, isOnlyListed: boolean): Promise<void> {
  const { database, clock } = services;
  const nowMs = clock.nowMs();
  const rule = await findAddressRule(services, userId);
  const isUnchanged = isOnlyListed
    ? rule.onlyListed && rule.endsAtMs === null
    : !applies(rule, nowMs) || rule.endsAtMs !== null;
  if (isUnchanged) return;
  await database.transaction(async (transaction) => {
    const endsAtMs = isOnlyListed ? null : nowMs + withdrawalHoldMs(services);
    await setAddressRule(services, transaction, userId, { onlyListed: true, endsAtMs });
    await report(services, transaction, userId, isOnlyListed ? 'only_listed_on' : 'only_listed_off', '');
  });
}

/**
 * Refuses a withdrawal of coins to an address outside the address book, if the user has restricted withdrawals to it.
 * Bank accounts are not restricted: banks accept transfers to the user's own name only.
 */
export async function refuseUnlisted(
  services: Pick<BookServices, 'database' | 'masterKeys' | 'engine' | 'config' | 'clock'>,
  userId: number,
  { asset, network: name, address, tag }: ResolvedWithdrawal,
): Promise<RequestRefusal | undefined> {
  const { engine, config, clock } = services;
  if (name === null || !applies(await findAddressRule(services, userId), clock.nowMs())) return undefined;
  const network = engine.committed.asset(asset)?.networks.find((one) => one.network === name);
  if (network === undefined) return { code: 'INVALID_NETWORK' };
  const destination = parseDestination({ address, tag }, network, config);
  const listed =
    'fault' in destination
      ? undefined
      : await findWithdrawalAddress(services, { userId, network: name, ...destination });
  return listed === undefined ? { code: 'WITHDRAWAL_ADDRESS_NOT_LISTED' } : undefined;
}

function applies({ onlyListed, endsAtMs }: AddressRule, nowMs: number): boolean {
  return onlyListed && (endsAtMs === null || endsAtMs > nowMs);
}

function withHold(services: Pick<BookServices, 'config' | 'clock'>, entry: WithdrawalAddress): ListedAddress {
  const untilMs = entry.createdAtMs + withdrawalHoldMs(services);
  return { ...entry, heldUntilMs: untilMs > services.clock.nowMs() ? untilMs : undefined };
}

/** `Hardware wallet, bitcoin, bc1q...` */
function describe({ label, network, address, tag }: AddressInput): string {
  return [label, network, address, ...(tag === null ? [] : [tag])].join(', ');
}

async function report(
  { accounts }: BookServices,
  transaction: Parameters<typeof queueNotice>[1],
  userId: number,
  notice: NoticeOptions['notice'],
  detail: string,
): Promise<void> {
  await queueNotice(accounts, transaction, { userId, notice, detail });
}
