/** The messages between the demo's processes, and the function that opens a child's channel to its parent. */
import type { BodyOf } from './demoClient';
import type { LoginCredentials } from './logIn';
import type { PortalCredentials, Registration } from './walletApp';

export type MessageToPartner =
  /** The first message: the exchange's base URL. */
  | { readonly type: 'serve'; readonly baseUrl: string }
  /** The operator has registered the partner. */
  | ({ readonly type: 'registered' } & Registration)
  /** The partner's user must log in with this account at the exchange, and again whenever the session ends. */
  | { readonly type: 'log_in'; readonly user: LoginCredentials }
  | { readonly type: 'buy'; readonly everyMs: number };

export type MessageFromPartner =
  | { readonly type: 'line'; readonly text: string }
  /** The partner is ready: its registration data, the URL of its app, and its only user account. */
  | {
      readonly type: 'serving';
      readonly app: BodyOf<'createPartner'>;
      readonly appUrl: string;
      readonly account: LoginCredentials;
    }
  /** A user has authorized the app. */
  | ({ readonly type: 'authorized' } & PortalCredentials);

/**
 * Opens the child's end of the channel. Ctrl-C and a closed terminal reach all processes at once, so a child ignores both and
 * exits on SIGTERM from its parent, or when the parent is gone.
 */
export function connectToParent<Incoming, Outgoing>(receive: (message: Incoming) => void): (message: Outgoing) => void {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.once('SIGTERM', () => process.exit(0));
  process.once('disconnect', () => process.exit(0));
  process.on('message', (message) => receive(message as Incoming));
  return (message) => {
    if (process.connected) process.send?.(message);
  };
}
