/**
 * Authenticates the signed messages of the Binance-compatible WebSocket API, which have no HTTP request. The checks and
 * their order are those of the HTTP interface: API key, signature, kind of the key, time window, address.
 */
import { type KeyObject, randomBytes } from 'node:crypto';
import type {
  MessageFault,
  MessageIdentity,
  SessionApiMessage,
  SignedApiMessage,
} from '../../application/binance/signedMessages';
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
import type { ApiKeyUses } from './apiKeyUses';
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
      readonly apiKeyUses: Pick<ApiKeyUses, 'note'>;
      readonly config: Pick<Config['authentication'], 'failureFloorMs'>;
    },
  ) {}

  async authenticate(message: SignedApiMessage): Promise<MessageIdentity | { readonly fault: MessageFault }> {
    const minimumDelay = new MinimumDelay(this.options.config.failureFloorMs, this.options.eventLoop);
    const result = await this.verify(message);
    if ('fault' in result) await minimumDelay.elapsed();
    else {
      minimumDelay.cancel();
      this.noteUse(result, message.ip);
    }
    return result;
  }

  /** A request of a session, whose key has signed the logon. */
  async authenticateSession({
    apiKey,
    timestamp,
    recvWindow,
    ip,
  }: SessionApiMessage): Promise<MessageIdentity | { readonly fault: MessageFault }> {
    const time = signedTime(timestamp, recvWindow);
    if (typeof time === 'string') return { fault: time };
    const credential = await this.options.credentials.findApiKey(apiKey);
    if (credential?.kind !== 'ed25519' || !this.isUsable(credential, ip)) return { fault: 'unknown_key' };
    const window = outsideWindow(time, this.options.clock.nowMs());
    if (window !== undefined) return { fault: { window } };
    this.noteUse(credential.owner, ip);
    // Nothing tells an exact repetition from a second request, so each counts as a new one.
    return identityOf(credential, credential.kind, randomBytes(32).toString('hex'));
  }

  /** The owner of a key for this interface that is not signed with. */
  async findOwner(apiKey: string, ip: string): Promise<KeyCredential['owner'] | undefined> {
    const credential = await this.options.credentials.findApiKey(apiKey);
    const isKnown = credential !== undefined && credential.kind !== 'talad' && this.isUsable(credential, ip);
    return isKnown ? credential.owner : undefined;
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
    const normalized = normalizedSignature(key, signature);
    const matches = binanceSignatureMatches(key, text, signature);
    if (credential === undefined || kind === undefined || kind === 'talad' || !this.isUsable(credential, ip))
      return { fault: 'unknown_key' };
    if (!matches || normalized === undefined) return { fault: 'signature' };
    const window = outsideWindow(time, this.options.clock.nowMs());
    if (window !== undefined) return { fault: { window } };
    return identityOf(credential, kind, normalized);
  }

  private noteUse({ apiKeyId }: Pick<MessageIdentity, 'apiKeyId'>, ip: string): void {
    this.options.apiKeyUses.note(apiKeyId, ip, this.options.clock.nowMs());
  }

  private isUsable({ revokedAtMs, expiresAtMs, suspendedAtMs, allowlist }: KeyCredential, ip: string): boolean {
    const isOver = revokedAtMs !== null || (expiresAtMs !== null && expiresAtMs <= this.options.clock.nowMs());
    return !isOver && suspendedAtMs === null && isAllowed(allowlist, ip);
  }
}

function identityOf({ owner }: KeyCredential, kind: MessageIdentity['kind'], signature: string): MessageIdentity {
  const { apiKeyId, userId, permissions } = owner;
  return { apiKeyId, userId, kind, permissions, caller: { ...owner, kind: 'key', signature } };
}
