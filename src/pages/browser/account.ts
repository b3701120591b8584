/**
 * The user's open orders and balances: the page's own state first, then every frame of the user's stream after its position, as the contract tells. Frames
 * carry states, so what is told twice changes nothing.
 */
import type { components } from '../../../generated/streams';
import { amountFrom, formatAmount } from '../../core/decimal';
import type { AccountNote } from '../market/note';
import { LiveSocket } from './liveSocket';

type Frame = components['schemas']['UserDataEvent'] | { readonly e: '24hrTicker' };
type Report = components['schemas']['ExecutionReportEvent'];
export type OpenOrder = Pick<
  AccountNote['orders'][number],
  'id' | 'side' | 'type' | 'price' | 'amount' | 'remaining_amount' | 'created_at'
>;

/** Openings refused in a row, after which the listen key is taken for ended. */
const REFUSALS_MAX = 2;

export interface AccountOptions {
  readonly symbol: string;
  readonly note: AccountNote;
  /** The page's note as it is now; undefined when nobody is signed in any more. */
  readonly askNote: () => Promise<AccountNote | undefined>;
  readonly changed: () => void;
  readonly signedOut: () => void;
}

export class Account {
  readonly orders = new Map<number, OpenOrder>();
  readonly available = new Map<string, string>();
  private note: AccountNote;
  private sequence = 0;
  private refusals = 0;
  private readonly socket: LiveSocket;

  constructor(private readonly options: AccountOptions) {
    this.note = options.note;
    this.begin(options.note);
    this.socket = new LiveSocket({
      address: () => this.address(),
      opened: () => {
        this.refusals = 0;
      },
      frame: (frame) => this.take(frame as Frame),
      lost: () => {
        this.refusals += 1;
      },
    });
  }

  start(): void {
    void this.socket.connect();
  }

  /** The ticker tells each second that the connection lives. The last event may have come in part, so it is asked for again. */
  private async address(): Promise<string | undefined> {
    if (this.refusals > REFUSALS_MAX) {
      const note = await this.options.askNote();
      if (note === undefined) {
        this.options.signedOut();
        return undefined;
      }
      this.begin(note);
    }
    return `/ws/${this.note.listenKey}/${this.options.symbol}@ticker?from=${Math.max(0, this.sequence - 1)}`;
  }

  private begin(note: AccountNote): void {
    this.note = note;
    this.sequence = note.sequence + 1;
    this.refusals = 0;
    this.orders.clear();
    for (const order of note.orders) this.orders.set(order.id, order);
    for (const [asset, amount] of Object.entries(note.available)) this.available.set(asset, amount);
    this.options.changed();
  }

  private take(frame: Frame): void {
    switch (frame.e) {
      case 'executionReport':
        if (frame.s === this.options.symbol) this.report(frame);
        break;
      case 'outboundAccountPosition':
        for (const { a, f } of frame.B) if (this.available.has(a)) this.available.set(a, f);
        break;
      case 'listenKeyExpired':
        // The next opening asks who is signed in.
        this.refusals = REFUSALS_MAX + 1;
        return;
      default:
        return;
    }
    this.sequence = Math.max(this.sequence, frame.sequence);
    this.options.changed();
  }

  private report({ i, S, o, p, q, z, X, O }: Report): void {
    if (X !== 'NEW' && X !== 'PARTIALLY_FILLED') {
      this.orders.delete(i);
      return;
    }
    const isMarket = o === 'MARKET' || o === 'STOP_LOSS';
    this.orders.set(i, {
      id: i,
      side: S === 'BUY' ? 'buy' : 'sell',
      type: isMarket ? 'market' : 'limit',
      price: p,
      amount: q,
      remaining_amount: formatAmount(amountFrom(q) - amountFrom(z)),
      created_at: new Date(O).toISOString(),
    });
  }
}
