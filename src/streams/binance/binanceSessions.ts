/** What the Binance-compatible WebSocket API needs of the rest of the server. `roles` provides the implementation. */

import type { MessageFault, MessageIdentity, SignedApiMessage } from '../../application/binance/signedMessages';

export interface BinanceSessions {
  /** Verifies the signature. Failures take a minimum time. */
  authenticate(message: SignedApiMessage): Promise<MessageIdentity | { readonly fault: MessageFault }>;
  /** Whether the API key still exists, and is neither revoked nor expired. */
  isActive(apiKey: string, ip: string): Promise<boolean>;
  /** The listen key of the API key with its full lifetime; it is the same until it ends. */
  renewListenKey(owner: Pick<MessageIdentity, 'apiKeyId' | 'userId'>): Promise<string>;
}
