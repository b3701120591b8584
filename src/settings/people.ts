/** People: passwords, sessions, locks, and what they let partners do. */
import { date, integer } from './kinds';

export const accounts = {
  hashMemoryKib: integer('ACCOUNTS_HASH_MEMORY_KIB', 64 * 1024, 64, 1024 * 1024, 'What one password hash costs: argon2id with so much memory.'),
  hashPasses: integer('ACCOUNTS_HASH_PASSES', 2, 1, 20, 'How often a password hash passes over its memory.'),
  hashesMax: integer('ACCOUNTS_HASHES_MAX', 2, 1, 64, 'Password hashes under way at once.'),
  hashesWaitingMax: integer(
    'ACCOUNTS_HASHES_WAITING_MAX',
    16,
    0,
    1_000,
    'Password hashes that may wait for their turn; beyond that whoever signs in is told 503 at once.',
  ),
  sessionIdleMs: integer('ACCOUNTS_SESSION_IDLE_MS', 3_600_000, 1_000, 30 * 86_400_000, 'A session ends when it was not used for so long.'),
  sessionTtlMs: integer('ACCOUNTS_SESSION_TTL_MS', 12 * 3_600_000, 1_000, 90 * 86_400_000, 'A session ends so long after it began.'),
  sessionRotateMs: integer('ACCOUNTS_SESSION_ROTATE_MS', 15 * 60_000, 1_000, 86_400_000, "How old a session's secret gets before it is replaced."),
  sessionRotateGraceMs: integer(
    'ACCOUNTS_SESSION_ROTATE_GRACE_MS',
    30_000,
    0,
    600_000,
    'How long requests that were under way may still carry the secret before.',
  ),
  secondFactorWaitMs: integer('ACCOUNTS_SECOND_FACTOR_WAIT_MS', 10 * 60_000, 1_000, 3_600_000, 'How long the second factor may be kept waiting.'),
  failuresPerAccountMax: integer('ACCOUNTS_FAILURES_PER_ACCOUNT_MAX', 5, 1, 1_000, 'Failed sign-ins of an account that are free; each one beyond locks it.'),
  failuresPerAddressMax: integer(
    'ACCOUNTS_FAILURES_PER_ADDRESS_MAX',
    100,
    1,
    1_000_000,
    'Failed sign-ins from an address that are free; each one beyond locks it.',
  ),
  signUpsPerAddressMax: integer(
    'ACCOUNTS_SIGN_UPS_PER_ADDRESS_MAX',
    20,
    1,
    1_000_000,
    'Accounts made from an address that are free; each one beyond locks it.',
  ),
  lockFirstMs: integer('ACCOUNTS_LOCK_FIRST_MS', 30_000, 1_000, 3_600_000, 'How long the first lock lasts; each further one lasts twice as long.'),
  lockMaxMs: integer('ACCOUNTS_LOCK_MAX_MS', 15 * 60_000, 1_000, 86_400_000, 'How long a lock lasts at most.'),
  failuresKeptMs: integer(
    'ACCOUNTS_FAILURES_KEPT_MS',
    86_400_000,
    1_000,
    30 * 86_400_000,
    'Within so long, as many failures as are free are forgotten again, one after the other.',
  ),
  apiKeysMax: integer('ACCOUNTS_API_KEYS_MAX', 50, 1, 10_000, 'Working API keys that one user may have.'),
} as const;

export const portal = {
  deprecation: date(
    'PORTAL_DEPRECATION',
    '2026-11-20',
    (timeMs) => `@${timeMs / 1000}`,
    'Since when the Portal is obsolete, as its `Deprecation` header says it.',
  ),
  sunset: date('PORTAL_SUNSET', '2027-11-20', (timeMs) => new Date(timeMs).toUTCString(), 'Until when the Portal is served, as its `Sunset` header says it.'),
  freshSignInMs: integer(
    'PORTAL_FRESH_SIGN_IN_MS',
    300_000,
    0,
    3_600_000,
    'A second factor that was given at a sign-in no longer ago counts for the consent too.',
  ),
  loginTtlMs: integer('PORTAL_LOGIN_TTL_MS', 600_000, 1_000, 86_400_000, "How long a user may take at the partner's OAuth server."),
  codeTtlMs: integer('PORTAL_CODE_TTL_MS', 60_000, 1_000, 600_000, "How long a partner's back end may take to swap its code."),
  sessionTtlMs: integer('PORTAL_SESSION_TTL_MS', 30 * 86_400_000, 1_000, 366 * 86_400_000, "How long a partner may buy for a user, from the user's yes on."),
} as const;
