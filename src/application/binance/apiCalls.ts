/** A call of an operation under /binance/ through the WebSocket API, and its outcome. */
import type { MessageParameters } from './signedMessages';

export interface ApiCall {
  readonly operation: string;
  readonly params: MessageParameters;
  /** The API key of the session; undefined without one. */
  readonly sessionKey: string | undefined;
  /** Normalized. */
  readonly ip: string;
}

/** `status`: that of the HTTP interface. `body`: the one of a success, or an error with code and message. */
export interface ApiCallOutcome {
  readonly status: number;
  readonly body: unknown;
  /** When a refused request may be sent again, in seconds from now. */
  readonly retryAfterSeconds: number | undefined;
}
