/**
 * Guessing is slow: some failures are free, then each one locks its subject, twice as long each time. A subject is an e-mail address (whether anybody has it
 * or not), a network address, or a user's second factor. An attempt counts as failed from the moment it begins, so that many at once gain nothing; a right
 * one takes its count back.
 */
import { createHash } from 'node:crypto';
import { type AttemptRecord, changeAttempts, sweepAttempts } from '../store/attempts';
import type { Accounts } from './accounts';

export interface Subject {
  readonly kind: 'account' | 'address' | 'sign_up' | 'second_factor';
  readonly name: string;
  /** Failures that are free; so many are forgotten again, one after the other, in `failuresKeptMs`. */
  readonly failuresMax: number;
}

/** A lock that holds: nothing was tried. */
export interface Locked {
  readonly lockedForMs: number;
}

/** What was tried was right or wrong. Whoever is wrong is told no more than that. */
export type Tried = { readonly isRight: boolean; readonly lockedForMs?: undefined };

export interface AttemptOptions {
  readonly subjects: readonly Subject[];
  /** Of which kinds of subject a right answer forgives what failed before it, because it shows that its owner gave it. */
  readonly forgives: readonly Subject['kind'][];
}

/** Tries something against all of these subjects at once, unless one of them is locked. When `isRight` throws, nothing was tried. */
export async function attempt(
  accounts: Accounts,
  { subjects, forgives }: AttemptOptions,
  isRight: () => Promise<boolean>,
): Promise<Tried | Locked> {
  const { database, clock, config } = accounts;
  const nowMs = clock.nowMs();
  await sweepAttempts(database, nowMs - config.failuresKeptMs);
  const begun: Counted[] = [];
  const takeAllBack = (forgiven: readonly Subject['kind'][]) =>
    Promise.all(begun.map((one) => takeBack(accounts, one, forgiven.includes(one.subject.kind))));
  for (const subject of subjects) {
    const outcome = await count(accounts, subject, nowMs);
    if ('lockedForMs' in outcome) {
      await takeAllBack([]);
      return outcome;
    }
    begun.push({ subject, ...outcome });
  }
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await takeAllBack([]);
    throw error;
  }
  if (right) await takeAllBack(forgives);
  return { isRight: right };
}

/** A failure that was counted, and the lock that it set; 0 for none. */
interface Counted {
  readonly subject: Subject;
  readonly lockedUntilMs: number;
}

/** Counts one more failure, unless the subject is locked; `lockedUntilMs` is 0 when that locks nothing. */
async function count(
  accounts: Accounts,
  subject: Subject,
  nowMs: number,
): Promise<{ readonly lockedUntilMs: number } | Locked> {
  const { database, config } = accounts;
  let outcome: { readonly lockedUntilMs: number } | Locked = { lockedUntilMs: 0 };
  await changeAttempts(database, hashOf(subject), nowMs, (record) => {
    // A lock that is longer than any is one that a clock set back has made.
    if (record.lockedUntilMs > nowMs && record.lockedUntilMs <= nowMs + config.lockMaxMs) {
      outcome = { lockedForMs: record.lockedUntilMs - nowMs };
      return undefined;
    }
    const failures = remembered(record, config.failuresKeptMs / subject.failuresMax, nowMs) + 1;
    const lockedUntilMs = failures < subject.failuresMax ? 0 : nowMs + lockMs(failures - subject.failuresMax, config);
    outcome = { lockedUntilMs };
    return { failures, triedAtMs: nowMs, lockedUntilMs };
  });
  return outcome;
}

/** Whoever shares an address with others, or mistypes now and then for years, is not locked for that. */
function remembered({ failures, triedAtMs }: AttemptRecord, forgetOneMs: number, nowMs: number): number {
  return Math.max(0, failures - Math.floor(Math.max(0, nowMs - triedAtMs) / forgetOneMs));
}

/** A lock is lifted only by the attempt that set it: somebody's own right password lifts no lock that others' guesses set. */
async function takeBack(
  { database, clock }: Accounts,
  { subject, lockedUntilMs }: Counted,
  forgive: boolean,
): Promise<void> {
  await changeAttempts(database, hashOf(subject), clock.nowMs(), (record: AttemptRecord) => ({
    failures: forgive ? 0 : Math.max(0, record.failures - 1),
    triedAtMs: record.triedAtMs,
    lockedUntilMs: forgive || record.lockedUntilMs === lockedUntilMs ? 0 : record.lockedUntilMs,
  }));
}

function lockMs(locksBefore: number, { lockFirstMs, lockMaxMs }: Accounts['config']): number {
  return Math.min(lockMaxMs, lockFirstMs * 2 ** Math.min(locksBefore, 30));
}

function hashOf({ kind, name }: Subject): string {
  return createHash('sha256')
    .update(`${kind}\n${name.normalize('NFKC').toLowerCase()}`, 'utf8')
    .digest('hex');
}

/** A password against the account that it is for, and from where: `network`. */
export function attemptPassword(
  accounts: Accounts,
  { email, network }: { readonly email: string; readonly network: string },
  isRight: () => Promise<boolean>,
): Promise<Tried | Locked> {
  const { failuresPerAddressMax, failuresPerAccountMax } = accounts.config;
  const subjects: readonly Subject[] = [
    { kind: 'address', name: network, failuresMax: failuresPerAddressMax },
    { kind: 'account', name: email, failuresMax: failuresPerAccountMax },
  ];
  return attempt(accounts, { subjects, forgives: ['account'] }, isRight);
}
