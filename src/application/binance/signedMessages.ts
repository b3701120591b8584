/** The signed messages of the Binance-compatible WebSocket API, and what their authentication finds. */
import type { KeyCaller } from '../callers';

/** A request that is signed: its parameters are sorted by name, without the signature. */
export interface SignedApiMessage {
  readonly apiKey: string;
  /** The text that the client must have signed. */
  readonly text: string;
  readonly signature: string;
  readonly timestamp: string;
  readonly recvWindow: string | undefined;
  /** Normalized. */
  readonly ip: string;
}

export interface MessageIdentity {
  readonly apiKeyId: number;
  readonly userId: number;
  /** A session can only be authorized by a key of the kind `ed25519`. */
  readonly kind: 'ed25519' | 'hmac-sha256';
  readonly permissions: ReadonlySet<string>;
  readonly caller: KeyCaller;
}

/** A request of a session, which was authorized before and signs nothing. */
export interface SessionApiMessage {
  readonly apiKey: string;
  readonly timestamp: string;
  readonly recvWindow: string | undefined;
  /** Normalized. */
  readonly ip: string;
}

/** The parameters of a message, as JSON has them. */
export type MessageParameters = Readonly<Record<string, unknown>>;

/** The parameters sorted by name, as the client has signed them. */
export function signedMessageText(params: MessageParameters): string {
  return Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${messageValue(value)}`)
    .join('&');
}

/** A value as it is in the query of the HTTP interface. Lists are written as JSON. */
export function messageValue(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/**
 * `unknown_key`: also one that is revoked, expired, of another kind, or not allowed from this address. `window`: with a
 * message that tells the skew.
 */
export type MessageFault =
  | 'key_format'
  | 'unknown_key'
  | 'signature'
  | 'timestamp'
  | 'recvWindow'
  | 'window_too_long'
  | { readonly window: string };
