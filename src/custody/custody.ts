/**
 * Who keeps the coins: the one interface through which withdrawals leave, deposit addresses come from and both are followed.
 * An adapter moves money only under a key that names it for ever, so whatever is asked twice happens once. It never touches
 * the ledger: `worker.ts` and the callbacks do, through the engine.
 */
import type { Withdrawal } from '../core/model';

/** What is to be paid out, once a key. */
export interface SendOrder extends Pick<Withdrawal, 'asset' | 'network' | 'amount' | 'address' | 'tag' | 'bankCode'> {
  /** `withdrawalKey`: the custodian sends at most once under it. */
  readonly key: string;
}

/** What became of a send, as far as anybody knows. */
export type SendAnswer =
  | Told
  /** No usable answer: it may or may not have been sent. The same key is asked again, nothing is guessed. */
  | { readonly state: 'unknown' };

/** The custodian's word. */
export type Told =
  /** It has the order and will send or refuse it. */
  | { readonly state: 'accepted' }
  | { readonly state: 'sent'; readonly txid: string | null; readonly confirmations: number }
  | { readonly state: 'confirmed'; readonly txid: string | null; readonly confirmations: number }
  /** Nothing was sent under this key, and nothing ever will be. `reason` is for the log. */
  | { readonly state: 'refused'; readonly reason: string }
  /** It was sent and has come back to us in full. */
  | { readonly state: 'returned'; readonly txid: string | null; readonly reason: string };

export interface AddressQuestion {
  readonly userId: number;
  readonly asset: string;
  readonly network: string;
}

export type AddressAnswer =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  /** `none_left`: the pool is empty. `unavailable`: the custodian gave no usable answer. */
  | { readonly ok: false; readonly reason: 'none_left' | 'unavailable' };

export interface Custody {
  /** `manual`: the house's operators send, and tell the exchange. `webhook`: a custodian's service does. */
  readonly kind: 'manual' | 'webhook';
  /** An address that belongs to this user alone; the same one each time it is asked. Never throws but for the database. */
  depositAddress(question: AddressQuestion): Promise<AddressAnswer>;
  /** Sends once a key, however often it is called. Never throws. */
  send(order: SendOrder): Promise<SendAnswer>;
  /** What became of this order, without sending anything. Never throws. */
  look(order: SendOrder): Promise<SendAnswer>;
  /** Ends calls under way as `unknown`; nothing can be asked afterwards. */
  close(): Promise<void>;
}

const KEY = /^withdrawal-([1-9]\d{0,14})$/;

/** The name under which a withdrawal leaves, over all starts and servers. */
export function withdrawalKey(withdrawalId: number): string {
  return `withdrawal-${withdrawalId}`;
}

/** Whose name it is; undefined for what is none. */
export function withdrawalIdOf(key: string): number | undefined {
  const id = KEY.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}
