/**
 * Generates the server's credentials: random, shown once, and stored only as a hash (tokens) or encrypted (secrets). A
 * token has at least 128 random bits, so that its unsalted SHA-256 hash cannot be reversed by guessing. Tables contain
 * only keyed forms of these hashes (`secretKeys.ts`).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a token: 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Creates the `extras` that a Portal order must repeat to prove that it belongs to its session: 22 characters of
 * base64url.
 */
export function newExtras(): string {
  return randomBytes(16).toString('base64url');
}

/** Creates the part of the session cookie that identifies the session: 22 characters of base64url. */
export function newSelector(): string {
  return randomBytes(16).toString('base64url');
}

/** Creates an API key: `live-` and 32 lower-case hex characters. */
export function newApiKey(): string {
  return `live-${randomBytes(16).toString('hex')}`;
}

/**
 * Creates an API secret: 64 lower-case hex characters. Signatures use the text itself as the key, not the bytes that it
 * encodes.
 */
export function newApiSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Creates a listen key, the name of a user's data stream: 32 lower-case hex characters. */
export function newListenKey(): string {
  return randomBytes(16).toString('hex');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** Compares two hashes in constant time. Untrusted texts may contain characters of several bytes. */
export function hashesEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
