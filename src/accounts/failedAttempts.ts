/**
 * Limits guessing of passwords and codes. Failures are counted for each subject: an e-mail address (whether it has an
 * account or not), a network address, or a user's second factor. After a number of free failures, each further one
 * locks the subject, twice as long each time. An attempt is counted as a failure when it starts, so that concurrent
 * attempts gain nothing; a correct attempt is uncounted afterwards.
 */
import { createHash } from 'node:crypto';
import { type AttemptRecord, deleteStaleAttempts, updateAttempts } from '../store/identity/attempts';
import { keyedHash } from '../store/secrets/secretKeys';
import type { AccountsOptions } from './accounts';

/** What counting attempts needs. */
type AttemptServices = Pick<AccountsOptions, 'database' | 'masterKeys' | 'clock' | 'config'>;

export interface Subject {
  readonly kind:
    | 'account'
    | 'address'
    | 'sign_up'
    | 'second_factor'
    | 'operator_code'
    | 'mail_network'
    | 'mail_recipient';
  readonly name: string;
  /** Free failures before the first lock. That many are forgotten again, one by one, within `failuresKeptMs`. */
  readonly failuresMax: number;
}

/** The subject is locked, so the attempt was not made. */
export interface Locked {
  readonly lockedForMs: number;
}

/** The outcome of an attempt. Clients learn no more than this. */
export type AttemptResult = { readonly isRight: boolean; readonly lockedForMs?: undefined };

export interface AttemptOptions {
  readonly subjects: readonly Subject[];
  /** The kinds of subject whose failures a correct attempt clears, because it proves the owner's identity. */
  readonly forgives: readonly Subject['kind'][];
}

/**
 * Makes an attempt that counts for all subjects, unless one of them is locked. If `isRight` throws, it is not counted.
 */
export async function runLimitedAttempt(
  accounts: AttemptServices,
  { subjects, forgives }: AttemptOptions,
  isRight: () => Promise<boolean>,
): Promise<AttemptResult | Locked> {
  const { database, clock, config } = accounts;
  const nowMs = clock.nowMs();
  await deleteStaleAttempts(database, nowMs - config.failuresKeptMs);
  const counted: CountedFailure[] = [];
  const uncountAll = (forgiven: readonly Subject['kind'][]) =>
    Promise.all(counted.map((failure) => uncountFailure(accounts, failure, forgiven.includes(failure.subject.kind))));
  for (const subject of subjects) {
    const outcome = await countFailure(accounts, subject, nowMs);
    if ('lockedForMs' in outcome) {
      await uncountAll([]);
      return outcome;
    }
    counted.push({ subject, ...outcome });
  }
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await uncountAll([]);
    throw error;
  }
  if (right) await uncountAll(forgives);
  return { isRight: right };
}

/** A counted failure and the end of the lock that it set; 0 for no lock. */
interface CountedFailure {
  readonly subject: Subject;
  readonly lockedUntilMs: number;
}

/** Counts a failure, unless the subject is locked. `lockedUntilMs` is 0 if the failure sets no lock. */
async function countFailure(
  accounts: AttemptServices,
  subject: Subject,
  nowMs: number,
): Promise<{ readonly lockedUntilMs: number } | Locked> {
  const { database, config } = accounts;
  let outcome: { readonly lockedUntilMs: number } | Locked = { lockedUntilMs: 0 };
  await updateAttempts(database, hashSubject(accounts, subject), nowMs, (record) => {
    // A lock longer than the maximum can only result from a clock that was set back; it is ignored.
    if (record.lockedUntilMs > nowMs && record.lockedUntilMs <= nowMs + config.lockMaxMs) {
      outcome = { lockedForMs: record.lockedUntilMs - nowMs };
      return undefined;
    }
    const failures = remainingFailures(record, config.failuresKeptMs / subject.failuresMax, nowMs) + 1;
    const lockedUntilMs =
      failures < subject.failuresMax ? 0 : nowMs + lockDurationMs(failures - subject.failuresMax, config);
    outcome = { lockedUntilMs };
    return { failures, triedAtMs: nowMs, lockedUntilMs };
  });
  return outcome;
}

/**
 * Failures are forgotten over time, so that users of a shared address, or with occasional typing errors, are not
 * locked.
 */
function remainingFailures({ failures, triedAtMs }: AttemptRecord, forgetOneMs: number, nowMs: number): number {
  return Math.max(0, failures - Math.floor(Math.max(0, nowMs - triedAtMs) / forgetOneMs));
}

/**
 * Uncounts a failure. Only the attempt that set a lock removes it, so that a user's correct password does not remove a
 * lock that other people's guesses set.
 */
async function uncountFailure(
  { database, clock, masterKeys }: AttemptServices,
  { subject, lockedUntilMs }: CountedFailure,
  forgive: boolean,
): Promise<void> {
  await updateAttempts(database, hashSubject({ masterKeys }, subject), clock.nowMs(), (record: AttemptRecord) => ({
    failures: forgive ? 0 : Math.max(0, record.failures - 1),
    triedAtMs: record.triedAtMs,
    lockedUntilMs: forgive || record.lockedUntilMs === lockedUntilMs ? 0 : record.lockedUntilMs,
  }));
}

function lockDurationMs(locksBefore: number, { lockFirstMs, lockMaxMs }: AttemptServices['config']): number {
  return Math.min(lockMaxMs, lockFirstMs * 2 ** Math.min(locksBefore, 30));
}

/**
 * Keyed, so that a copy of the tables does not tell which addresses were tried, and nobody can insert a row that locks
 * somebody out.
 */
function hashSubject({ masterKeys }: Pick<AttemptServices, 'masterKeys'>, { kind, name }: Subject): string {
  const hash = createHash('sha256')
    .update(`${kind}\n${name.normalize('NFKC').toLowerCase()}`, 'utf8')
    .digest('hex');
  return keyedHash(masterKeys, 'attempt', hash);
}

/** Checks a password. The attempt counts for the account and for the caller's `network`. */
export function runPasswordAttempt(
  accounts: AttemptServices,
  { email, network }: { readonly email: string; readonly network: string },
  isRight: () => Promise<boolean>,
): Promise<AttemptResult | Locked> {
  const { failuresPerAddressMax, failuresPerAccountMax } = accounts.config;
  const subjects: readonly Subject[] = [
    { kind: 'address', name: network, failuresMax: failuresPerAddressMax },
    { kind: 'account', name: email, failuresMax: failuresPerAccountMax },
  ];
  return runLimitedAttempt(accounts, { subjects, forgives: ['account'] }, isRight);
}
