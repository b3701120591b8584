/**
 * Generates the server's credentials: random, shown once, and stored only as a hash (tokens) or encrypted (secrets). A
 * token has at least 128 random bits, so that its unsalted SHA-256 hash cannot be reversed by guessing. Tables contain
 * only keyed forms of these hashes (`secretKeys.ts`).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The `extras` that a Portal order must repeat, to prove that it belongs to its session: 22 base64url characters. */
export function newExtras(): string {
  return randomBytes(16).toString('base64url');
}

/** The part of the session cookie that identifies the session: 22 characters of base64url. */
export function newSelector(): string {
  return randomBytes(16).toString('base64url');
}

/** `live-` and 32 lower-case hex characters. */
export function newApiKey(): string {
  return `live-${randomBytes(16).toString('hex')}`;
}

/** 64 lower-case hex characters. Signatures use the text itself as the key, not the bytes it encodes. */
export function newApiSecret(): string {
  return randomBytes(32).toString('hex');
}

/** The name of a user's data stream: 32 lower-case hex characters. */
export function newListenKey(): string {
  return randomBytes(16).toString('hex');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** Compares in constant time. Texts of strangers may have characters of several bytes. */
export function hashesEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
