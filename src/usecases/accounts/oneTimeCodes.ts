/**
 * One-time codes of authenticator apps (RFC 6238: SHA-1, six digits, thirty seconds), and the recovery codes that
 * replace them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Time steps by which a phone's clock may be ahead or behind. */
const STEP_TOLERANCE = 1;

const RECOVERY_CODES = 10;
/** Crockford's Base32 alphabet: no letter that looks like a digit, no u. Sixteen characters have 80 random bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;

/** The names that an authenticator app displays beside a code. */
export interface CodeNames {
  readonly account: string;
  readonly exchange: string;
}
const NO_NAMES: CodeNames = { account: '', exchange: '' };

/** Returns a new random secret for an authenticator app, in Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URI in the QR code that an app scans. The app displays the name of the exchange and the account. */
export function provisioningUri(secret: string, { account, exchange }: CodeNames): string {
  return createTotp(secret, { account, exchange }).toString();
}

/** Returns the time step of the code; undefined if it belongs to no step within the tolerance. */
export function findTimeStep(secret: string, code: string, nowMs: number): number | undefined {
  const delta = createTotp(secret, NO_NAMES).validate({ token: code, timestamp: nowMs, window: STEP_TOLERANCE });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}

function createTotp(secret: string, { account, exchange }: CodeNames): TOTP {
  return new TOTP({
    issuer: exchange,
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** Parses a typed code: six digits of an app, or a recovery code. Undefined if it is neither. */
export function parseCode(typed: string): { readonly kind: 'app' | 'recovery'; readonly code: string } | undefined {
  const plain = typed.slice(0, 64).toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  const code = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === RECOVERY_LENGTH && Array.from(code).every((character) => ALPHABET.includes(character))
    ? { kind: 'recovery', code }
    : undefined;
}

/** New recovery codes in the form in which they are displayed: `k7mq-3xv9-...`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    // 256 is a multiple of 32, so all characters are equally likely.
    const code = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return (code.match(/.{4}/g) ?? []).join('-');
  });
}

/** The stored hash of a recovery code. It includes the user, so that the codes of two users cannot be compared. */
export function hashRecoveryCode(userId: number, code: string): string {
  return createHash('sha256')
    .update(`recovery code\n${userId}\n${code.replaceAll('-', '')}`, 'utf8')
    .digest('hex');
}
