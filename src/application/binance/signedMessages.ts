/** The signed messages of the Binance-compatible WebSocket API, and what their authentication finds. */

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
