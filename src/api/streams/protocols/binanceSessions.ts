/** What the Binance-compatible WebSocket API needs of the rest of the server. `roles` provides the implementation. */
import type { ApiMessage, ApiOutcome, MessageIdentity } from '../../binance/apiMessages';

export interface BinanceSessions {
  /**
   * The owner of the key that has signed the message, or the error that a signed operation would get. Failures take a
   * minimum time.
   */
  identify(message: ApiMessage): Promise<MessageIdentity | ApiOutcome>;
  /** Whether the API key still exists, is neither revoked, expired nor suspended, and may be used from this address. */
  isActive(apiKey: string, ip: string): Promise<boolean>;
  /** Runs an operation of the HTTP interface, with its credentials, limits and errors. */
  call(operation: string, message: ApiMessage): Promise<ApiOutcome>;
  /** The listen key of the API key with its full lifetime; it is the same until it ends. */
  renewListenKey(owner: Pick<MessageIdentity, 'apiKeyId' | 'userId'>): Promise<string>;
}
