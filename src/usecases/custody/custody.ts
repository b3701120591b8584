/**
 * The interface to the custodian, which sends withdrawals, provides deposit addresses and reports the status of both.
 * Every request carries an idempotency key, so a repeated request has no second effect. An adapter never changes the
 * ledger; the withdrawal worker and the callbacks do, through the engine.
 */
import { type Life, lifeNameOf } from '../../core/model/lives';
import type { Withdrawal } from '../../core/model/model';
import type { Amount } from '../../core/values/decimal';

/** A withdrawal to send, at most once for each key. */
export interface WithdrawalInstruction
  extends Pick<Withdrawal, 'asset' | 'network' | 'amount' | 'address' | 'tag' | 'bankCode'> {
  /** The result of `withdrawalKey`. The custodian sends at most once for each key. */
  readonly key: string;
}

/** The status of a withdrawal, as far as it is known. */
export type SendResult =
  | CustodianStatus
  /**
   * There was no usable response, so the withdrawal may or may not have been sent. The request is repeated with the
   * same key, not before `retryAfterMs` have passed if the custodian asks for that.
   */
  | { readonly state: 'unknown'; readonly retryAfterMs?: number };

/** The status that the custodian reports. */
export type CustodianStatus =
  /** The custodian has the instruction and will send or refuse it. */
  | { readonly state: 'accepted' }
  | { readonly state: 'sent'; readonly txid: string | null; readonly confirmations: number }
  | { readonly state: 'confirmed'; readonly txid: string | null; readonly confirmations: number }
  /** Nothing was sent for this key, and nothing ever will be. `reason` is for the log. */
  | { readonly state: 'refused'; readonly reason: string }
  /** The withdrawal was sent, and its full amount has been returned to the exchange. */
  | { readonly state: 'returned'; readonly txid: string | null; readonly reason: string };

export interface AddressRequest {
  /** The result of `addressKey`. The custodian always returns the same address for the same key. */
  readonly key: string;
  readonly userId: number;
  readonly asset: string;
  readonly network: string;
}

export type AddressResult =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  /** `none_left`: the pool is empty. `unavailable`: the custodian gave no usable response. */
  | { readonly ok: false; readonly reason: 'none_left' | 'unavailable' };

/** The custodian's books for one asset on one network. */
export interface CustodyTotals {
  readonly asset: string;
  readonly network: string;
  readonly decimals: number;
  readonly deposits: Amount;
  readonly withdrawals: Amount;
  readonly wallet: Amount;
  /** Balance of cold storage; null if the custodian does not report it. */
  readonly cold: Amount | null;
  /** How the wallet stands to the custodian's limits; null without limits. */
  readonly hotWallet: 'ok' | 'low' | 'high' | null;
}

export interface CustodyLedger {
  readonly totals: readonly CustodyTotals[];
  /** What the custodian itself has found. */
  readonly differences: readonly string[];
}

export interface Custody {
  /**
   * `manual`: operators send withdrawals and record their progress. `webhook`: a custodian's service sends them.
   * `sandbox`: nothing is sent.
   */
  readonly kind: 'manual' | 'webhook' | 'sandbox';
  /** Returns an address for this user only, the same one for every call. Throws only if the database fails. */
  depositAddress(request: AddressRequest): Promise<AddressResult>;
  /** Sends the withdrawal once, even if it is called repeatedly. Never throws. */
  send(instruction: WithdrawalInstruction): Promise<SendResult>;
  /** Returns the status of the withdrawal without sending anything. Never throws. */
  getStatus(instruction: WithdrawalInstruction): Promise<SendResult>;
  /** Undefined without a usable response, and without a custodian. Never throws. */
  getLedger(): Promise<CustodyLedger | undefined>;
  /** Ends requests in flight with the result `unknown`. No method may be called afterwards. */
  close(): Promise<void>;
}

const WITHDRAWAL_KEY = /^withdrawal-[0-9a-f]{16}-([1-9]\d{0,14})$/;
const ADDRESS_KEY = /^address-([0-9a-f]{16}-[1-9]\d{0,14})-/;

/**
 * The custodian's idempotency key for a withdrawal, the same after restarts and on all servers. It contains the name of
 * the life in which the withdrawal was requested, so that no later life of the database has the same key.
 */
export function withdrawalKey(lives: readonly Life[], withdrawalId: number): string {
  return `withdrawal-${lifeNameOf(lives, withdrawalId)}-${withdrawalId}`;
}

/**
 * The id of the withdrawal that the key belongs to; undefined if the key has another format, or is one of a life whose
 * withdrawal this database has lost.
 */
export function withdrawalIdOf(lives: readonly Life[], key: string): number | undefined {
  const id = Number(WITHDRAWAL_KEY.exec(key)?.[1]);
  return Number.isNaN(id) || withdrawalKey(lives, id) !== key ? undefined : id;
}

/** The custodian's key for an address of a user, with the name of the life in which the user signed up. */
export function addressKey(lives: readonly Life[], { userId, asset, network }: Omit<AddressRequest, 'key'>): string {
  return `address-${lifeNameOf(lives, userId)}-${userId}-${asset}-${network}`;
}

/** The user whose address has the key; undefined as for `withdrawalIdOf`. */
export function userIdOfAddress(
  lives: readonly Life[],
  { key, asset, network }: Omit<AddressRequest, 'userId'>,
): number | undefined {
  const userId = Number(ADDRESS_KEY.exec(key)?.[1]?.split('-')[1]);
  return Number.isNaN(userId) || addressKey(lives, { userId, asset, network }) !== key ? undefined : userId;
}
