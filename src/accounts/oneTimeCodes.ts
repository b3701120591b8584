/** One-time codes as authenticator apps make them (RFC 6238: SHA-1, six digits, thirty seconds), and the recovery codes that stand in for the app. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Talad';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps that a phone's clock may be off, either way. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Crockford's: no letter that looks like a digit, no u. Sixteen of them are 80 random bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from the picture; `email` is what it shows. */
export function secretUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The step whose code this is, or undefined for a code of none that is near. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totp(secret, '').validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** A code however it was typed: six digits of an app, or a recovery code; undefined for what is neither. */
export function readCode(typed: string): { readonly kind: 'app' | 'recovery'; readonly code: string } | undefined {
  const plain = typed.slice(0, 64).toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  const code = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === RECOVERY_LENGTH && Array.from(code).every((character) => ALPHABET.includes(character))
    ? { kind: 'recovery', code }
    : undefined;
}

/** New ones, as they are shown: `k7mq-3xv9-...`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    // 256 is a multiple of 32, so every character is as likely as any other.
    const code = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return (code.match(/.{4}/g) ?? []).join('-');
  });
}

/** What is kept of a recovery code: bound to its user, so that two users' codes cannot be compared. */
export function recoveryHash(userId: number, code: string): string {
  return createHash('sha256')
    .update(`recovery code\n${userId}\n${code.replaceAll('-', '')}`, 'utf8')
    .digest('hex');
}
