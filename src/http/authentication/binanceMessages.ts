/**
 * Authenticates the signed messages of the Binance-compatible WebSocket API, which have no HTTP request. The checks and
 * their order are those of the HTTP interface: API key, signature, kind of the key, time window, address.
 */
import { type KeyObject, randomBytes } from 'node:crypto';
import type { MessageFault, MessageIdentity, SignedApiMessage } from '../../application/binance/signedMessages';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import {
  binanceSignatureMatches,
  normalizedSignature,
  outsideWindow,
  signedTime,
} from '../../core/values/binanceSignature';
import { signingKey } from '../../core/values/signature';
import type { EventLoop } from '../../eventLoop';
import { isAllowed } from '../pipeline/addresses';
import type { Credentials, KeyCredential } from './credentials';
import { MinimumDelay } from './minimumDelay';

const KEY_FORMAT = /^live-[0-9a-f]{32}$/;
const DUMMY_KEY = signingKey(randomBytes(32).toString('hex'));

export class BinanceMessages {
  constructor(
    private readonly options: {
      readonly credentials: Pick<Credentials, 'findApiKey'>;
      readonly clock: Clock;
      readonly eventLoop: EventLoop;
      readonly config: Pick<Config['authentication'], 'failureFloorMs'>;
    },
  ) {}

  async authenticate(message: SignedApiMessage): Promise<MessageIdentity | { readonly fault: MessageFault }> {
    const minimumDelay = new MinimumDelay(this.options.config.failureFloorMs, this.options.eventLoop);
    const result = await this.verify(message);
    if ('fault' in result) await minimumDelay.elapsed();
    else minimumDelay.cancel();
    return result;
  }

  async isActive(apiKey: string, ip: string): Promise<boolean> {
    const credential = await this.options.credentials.findApiKey(apiKey);
    return credential !== undefined && this.isUsable(credential, ip);
  }

  private async verify(message: SignedApiMessage): Promise<MessageIdentity | { readonly fault: MessageFault }> {
    const { apiKey, text, signature, timestamp, recvWindow, ip } = message;
    if (!KEY_FORMAT.test(apiKey)) return { fault: 'key_format' };
    const time = signedTime(timestamp, recvWindow);
    if (typeof time === 'string') return { fault: time };
    const credential = await this.options.credentials.findApiKey(apiKey);
    const kind = credential?.kind;
    // A key of another kind is not known here. It costs the same work as a known one.
    const key: KeyObject = credential === undefined || kind === 'talad' ? DUMMY_KEY : credential.verificationKey;
    const matches = binanceSignatureMatches(key, text, signature) && normalizedSignature(key, signature) !== undefined;
    if (credential === undefined || kind === undefined || kind === 'talad' || !this.isUsable(credential, ip))
      return { fault: 'unknown_key' };
    if (!matches) return { fault: 'signature' };
    const window = outsideWindow(time, this.options.clock.nowMs());
    if (window !== undefined) return { fault: { window } };
    const { apiKeyId, userId, permissions } = credential.owner;
    return { apiKeyId, userId, kind, permissions };
  }

  private isUsable({ revokedAtMs, expiresAtMs, suspendedAtMs, allowlist }: KeyCredential, ip: string): boolean {
    const isOver = revokedAtMs !== null || (expiresAtMs !== null && expiresAtMs <= this.options.clock.nowMs());
    return !isOver && suspendedAtMs === null && isAllowed(allowlist, ip);
  }
}
