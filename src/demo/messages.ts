/** What the demo's processes tell each other over their IPC channels, and the one way to open such a channel. */
import type { DemoUser } from './demoFile';

/** The maker's two accounts: one quotes, the other trades with it now and then. */
export interface MakerAccounts {
  readonly quoter: DemoUser;
  readonly taker: DemoUser;
}

export type ToMaker = {
  readonly type: 'make';
  readonly baseUrl: string;
  readonly accounts: MakerAccounts;
  readonly ordersFile: string;
  readonly everyMs: number;
};

export type FromMaker =
  /** One line, printed as it is. */
  | { readonly type: 'line'; readonly text: string }
  /** Where the markets stand; the newest one counts. */
  | { readonly type: 'progress'; readonly text: string }
  /** Said once: from here on there is something to buy on every market. */
  | { readonly type: 'quoting' };

export type FromPartner =
  | { readonly type: 'line'; readonly text: string }
  /** The user signed in at the partner: with this access token the exchange can open a Portal session. */
  | { readonly type: 'signed_in'; readonly oauthUrl: string; readonly depositAddressUrl: string; readonly accessToken: string };

export type ToPartner = { readonly type: 'buy'; readonly baseUrl: string; readonly authorization: string; readonly extras: string; readonly everyMs: number };

/**
 * The child's end. Ctrl-C reaches every process of the terminal at once, so a child leaves it to its parent to say
 * when to stop; a parent that is gone says so too.
 */
export function connectToParent<Incoming, Outgoing>(receive: (message: Incoming) => void): (message: Outgoing) => void {
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => process.exit(0));
  process.once('disconnect', () => process.exit(0));
  process.on('message', (message) => receive(message as Incoming));
  return (message) => {
    if (process.connected) process.send?.(message);
  };
}
