/** What the demo's processes tell each other over their IPC channels, and the one way to open such a channel. */
import type { BodyOf } from './demoClient';
import type { DemoUser } from './demoFile';
import type { LoginCredentials } from './logIn';
import type { PortalCredentials, Registration } from './walletApp';

/** The maker's two accounts: one quotes, the other trades with it now and then. */
export interface MakerAccounts {
  readonly quoter: DemoUser;
  readonly taker: DemoUser;
}

export type MessageToMaker = {
  readonly type: 'make';
  readonly baseUrl: string;
  readonly accounts: MakerAccounts;
  readonly ordersFile: string;
  readonly everyMs: number;
};

export type MessageFromMaker =
  /** One line, printed as it is. */
  | { readonly type: 'line'; readonly text: string }
  /** Where the markets stand; the newest one counts. */
  | { readonly type: 'progress'; readonly text: string }
  /** Said once: from here on there is something to buy on every market. */
  | { readonly type: 'quoting' };

export type MessageToPartner =
  /** Where the exchange is, whose users it serves. The first message. */
  | { readonly type: 'serve'; readonly baseUrl: string }
  /** The operator has let the app in. */
  | ({ readonly type: 'registered' } & Registration)
  /** Its user logs in, with this account at the exchange; and again whenever that has ended. */
  | { readonly type: 'log_in'; readonly user: LoginCredentials }
  | { readonly type: 'buy'; readonly everyMs: number };

export type MessageFromPartner =
  | { readonly type: 'line'; readonly text: string }
  /** It serves: what the operator has to know of it, where its app is, and its one account. */
  | {
      readonly type: 'serving';
      readonly app: BodyOf<'createPartner'>;
      readonly appUrl: string;
      readonly account: LoginCredentials;
    }
  /** A user has let the app in. */
  | ({ readonly type: 'let_in' } & PortalCredentials);

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
