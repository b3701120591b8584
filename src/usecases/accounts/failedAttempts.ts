/**
 * Limits guessing of passwords and codes. Failures are counted for each subject, for example an account (whether it
 * exists or not) together with the network of the guesses; see `guessSubjects`. After a number of free failures, each
 * further one locks the subject, twice as long each time. An attempt is counted as a failure when it starts, so that concurrent
 * attempts gain nothing; a correct attempt is uncounted afterwards.
 */
import { createHash } from 'node:crypto';
import { type AttemptRecord, deleteStaleAttempts, updateAttempts } from '../../store/identity/attempts';
import { keyedHash } from '../../store/secrets/secretKeys';
import type { AccountsOptions } from './accounts';
import { ipNetwork } from './ipNetwork';

/** Services that are needed to count attempts. */
type AttemptServices = Pick<AccountsOptions, 'database' | 'masterKeys' | 'clock' | 'config'>;

export interface Subject {
  readonly kind:
    | `${'session' | 'device' | 'network' | 'total'}_${GuessedSecret}`
    | 'address'
    | 'sign_up'
    | 'operator_code'
    | 'operator_sign_in'
    | 'mail_network'
    | 'mail_recipient'
    | 'identity_document';
  readonly name: string;
  /** Free failures before the first lock. That many are forgotten again, one by one, within `failuresKeptMs`. */
  readonly failuresMax: number;
}

export type GuessedSecret = 'password' | 'code';

/** The origin of a guess: what is known of the person who enters a password or a code. */
export type GuessOrigin =
  /** A signed-in user. */
  | { readonly kind: 'session' }
  /** A browser in which the user has signed in before; `hash` identifies it. */
  | { readonly kind: 'device'; readonly hash: string }
  /** Anybody else. `network`: their address for limits; `ip`: the whole address. */
  | { readonly kind: 'network'; readonly network: string; readonly ip: string };

export interface Guess {
  readonly secret: GuessedSecret;
  /** The e-mail address that was entered, or the id of the user. */
  readonly account: string;
  readonly origin: GuessOrigin;
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
  const { clock, config } = accounts;
  const nowMs = clock.nowMs();
  await deleteStaleAttempts(accounts, nowMs - config.failuresKeptMs);
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
  const { config } = accounts;
  let outcome: { readonly lockedUntilMs: number } | Locked = { lockedUntilMs: 0 };
  await updateAttempts(accounts, hashSubject(accounts, subject), nowMs, (record) => {
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
  accounts: AttemptServices,
  { subject, lockedUntilMs }: CountedFailure,
  forgive: boolean,
): Promise<void> {
  await updateAttempts(accounts, hashSubject(accounts, subject), accounts.clock.nowMs(), (record: AttemptRecord) => ({
    failures: forgive ? 0 : Math.max(0, record.failures - 1),
    triedAtMs: record.triedAtMs,
    lockedUntilMs: forgive || record.lockedUntilMs === lockedUntilMs ? 0 : record.lockedUntilMs,
  }));
}

function lockDurationMs(locksBefore: number, { lockFirstMs, lockMaxMs }: AttemptServices['config']): number {
  return Math.min(lockMaxMs, lockFirstMs * 2 ** Math.min(locksBefore, 30));
}

/**
 * Keyed, so that a copy of the tables does not show which addresses were tried, and a writer of the tables cannot insert
 * a row that locks an account.
 */
function hashSubject({ masterKeys }: Pick<AttemptServices, 'masterKeys'>, { kind, name }: Subject): string {
  const hash = createHash('sha256')
    .update(`${kind}\n${name.normalize('NFKC').toLowerCase()}`, 'utf8')
    .digest('hex');
  return keyedHash(masterKeys, 'attempt', hash);
}

/**
 * Makes an attempt at a password or a code. A correct one clears the failures of the account that were counted for the
 * same origin.
 */
export function runGuess(
  accounts: AttemptServices,
  guess: Guess,
  isRight: () => Promise<boolean>,
): Promise<AttemptResult | Locked> {
  const subjects = guessSubjects(accounts.config, guess);
  const forgives = subjects.map(({ kind }) => kind).filter((kind) => kind !== 'address');
  return runLimitedAttempt(accounts, { subjects, forgives }, isRight);
}

/** Customers of a provider commonly have a whole network of this size. */
const GUESS_NETWORK = { ipv4: 24, ipv6: 56 };

/**
 * The subjects for which a guess counts. They are chosen so that nobody can lock a user out by guessing:
 *
 * | Origin | Counted for |
 * |---|---|
 * | session of the user | the sessions of the account |
 * | device that has signed in before | the account and this device |
 * | any other | the address; the account and the network; the account in total, which bounds a guesser with many networks |
 *
 * Guesses of strangers therefore never lock a session or a known device. They can at most delay the sign-in with a new
 * device, and a mailed link to reset the password makes a device a known one.
 */
function guessSubjects(config: AttemptServices['config'], { secret, account, origin }: Guess): readonly Subject[] {
  const { failuresPerAddressMax, failuresPerAccountMax, failuresPerAccountTotalMax } = config;
  switch (origin.kind) {
    case 'session':
      return [{ kind: `session_${secret}`, name: account, failuresMax: failuresPerAccountMax }];
    case 'device':
      return [{ kind: `device_${secret}`, name: `${account}\n${origin.hash}`, failuresMax: failuresPerAccountMax }];
    case 'network': {
      const name = `${account}\n${ipNetwork(origin.ip, GUESS_NETWORK)}`;
      return [
        { kind: 'address', name: origin.network, failuresMax: failuresPerAddressMax },
        { kind: `network_${secret}`, name, failuresMax: failuresPerAccountMax },
        { kind: `total_${secret}`, name: account, failuresMax: failuresPerAccountTotalMax },
      ];
    }
  }
}
