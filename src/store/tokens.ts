/**
 * Credentials that we make: random, shown once, and kept only as a hash (tokens) or sealed (secrets).
 * A token has 256 random bits, so a plain hash of it cannot be guessed back.
 */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const API_KEY_BYTES = 16;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** `live-` and 32 lower-case hex characters. */
export function newApiKey(): string {
  return `live-${randomBytes(API_KEY_BYTES).toString('hex')}`;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}
