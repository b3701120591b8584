/** The messages of the Binance-compatible WebSocket API, as they reach the operations under /binance/. */

/** The parameters of a message, as JSON has them. */
export type MessageParameters = Readonly<Record<string, unknown>>;

export interface ApiMessage {
  readonly params: MessageParameters;
  /** The API key of the connection's session, which has signed its logon; undefined without a session. */
  readonly sessionKey: string | undefined;
  /** Normalized. */
  readonly ip: string;
}

/** The owner of the API key that has signed a message. */
export interface MessageIdentity {
  readonly apiKey: string;
  readonly apiKeyId: number;
  readonly userId: number;
  /** A session can only be authorized by a key of the kind `ed25519`. */
  readonly kind: 'ed25519' | 'hmac-sha256';
  readonly permissions: ReadonlySet<string>;
}

/** `status`: that of the HTTP interface. `body`: the one of a success, or an error with code and message. */
export interface ApiOutcome {
  readonly status: number;
  readonly body: unknown;
  /** When a refused request may be sent again, in seconds from now. */
  readonly retryAfterSeconds: number | undefined;
}

/** Parameters that are the proof of the caller, and none of the operation. */
const PROOF: ReadonlySet<string> = new Set(['apiKey', 'signature']);

/** The text of one parameter; undefined if it was not sent or is empty. */
export function messageText(params: MessageParameters, name: string): string | undefined {
  const value = params[name];
  return value === undefined || value === null || value === '' ? undefined : messageValue(value);
}

/** The parameters of the operation, as they are in a query. */
export function messageQuery(params: MessageParameters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name, value]) => !PROOF.has(name) && value !== null)
      .map(([name, value]) => [name, messageValue(value)]),
  );
}

/** What separates names and values in the signed text, and what nothing sends. */
const SEPARATOR_IN_NAME = /[&=%\p{Cc}]/u;
const SEPARATOR_IN_VALUE = /[&\p{Cc}]/u;

/**
 * Whether two different messages could have the signed text of this one: `{"a=1&b": "2"}` and `{"a": "1", "b": "2"}`, for
 * example. No operation has such a parameter.
 */
export function hasAmbiguousParameter(params: MessageParameters): boolean {
  return Object.entries(params).some(
    ([name, value]) => SEPARATOR_IN_NAME.test(name) || SEPARATOR_IN_VALUE.test(messageValue(value)),
  );
}

/** What the client has signed: the parameters without the signature, sorted by name. */
export function signedMessageText({ signature: _signature, ...params }: MessageParameters): string {
  return Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${messageValue(value)}`)
    .join('&');
}

/** A value as it is in the query of the HTTP interface. Lists are written as JSON. */
function messageValue(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
