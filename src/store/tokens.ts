/**
 * Credentials that we make: random, shown once, and kept only as a hash (tokens) or sealed (secrets).
 * A token has at least 128 random bits, so a plain hash of it cannot be guessed back.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What proves that a Portal order comes from the page the user saw: 22 characters of base64url. */
export function newExtras(): string {
  return randomBytes(16).toString('base64url');
}

/** The part of a session's cookie that names it: 22 characters of base64url. */
export function newSelector(): string {
  return randomBytes(16).toString('base64url');
}

/** `live-` and 32 lower-case hex characters. */
export function newApiKey(): string {
  return `live-${randomBytes(16).toString('hex')}`;
}

/** 64 lower-case hex characters, used as the text that they are. */
export function newApiSecret(): string {
  return randomBytes(32).toString('hex');
}

/** The name of a user's stream: 32 lower-case hex characters. */
export function newListenKey(): string {
  return randomBytes(16).toString('hex');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** In a time that does not depend on the two. */
export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
