/** What goes wrong between the engine and its database, drawn from the seed: how often, where, and how. */
import type { Random } from '../../support/seed';

export type Fault =
  | 'none'
  /** The database says no: it rolled the transaction back by itself; the statement waited too long for a lock; it takes no writes now. */
  | 'deadlock'
  | 'lock_wait'
  | 'read_only'
  /** The link breaks before the statement arrives, or before its answer does. */
  | 'cut_before'
  | 'cut_after'
  /** The statement is done, and its answer never comes. */
  | 'mute'
  /** The statement, or the disk under it, takes its time: more than the engine waits, or less. */
  | 'slow';

export interface Fate {
  readonly fault: Fault;
  readonly requestMs: number;
  /** From the moment at which a commit can no longer be taken back to the moment at which others see it. */
  readonly flushMs: number;
  readonly replyMs: number;
}

/** Who decides what becomes of each statement. */
export interface Faults {
  /** Of a statement, or of the attempt to connect (`CONNECT`). */
  fateOf(sql: string): Fate;
  /** Whether a database whose client is gone goes on with what it was sent. */
  goesOn(): boolean;
  /** How long a server that lost its client still thinks it there. */
  lingerMs(): number;
}

/** What a statement is to the engine: the word that a batch's fate hangs on, a write, or anything else. */
type StatementKind = 'commit' | 'write' | 'other';

const FAULTS: readonly [Fault, ...Fault[]] = [
  'deadlock',
  'lock_wait',
  'read_only',
  'cut_before',
  'cut_after',
  'cut_after',
  'mute',
  'slow',
  'slow',
];

/** Of so many statements of a kind, one meets a fault; 0 is none. */
type Rates = Readonly<Record<StatementKind, number>>;

const WEATHERS: readonly [Rates, ...Rates[]] = [
  { commit: 0, write: 0, other: 0 },
  { commit: 10, write: 0, other: 0 },
  { commit: 4, write: 200, other: 500 },
  { commit: 20, write: 100, other: 100 },
  { commit: 12, write: 60, other: 30 },
];

export class RandomFaults implements Faults {
  /** Off while a run is set up and while it comes to its end. */
  enabled = false;
  private readonly rates: Rates;

  constructor(
    private readonly random: Random,
    /** How long the engine waits for a statement. */
    private readonly patienceMs: number,
  ) {
    this.rates = random.pick(WEATHERS);
  }

  fateOf(sql: string): Fate {
    const { random } = this;
    const rate = this.rates[kindOf(sql)];
    const fault = this.enabled && rate > 0 && random.integer(1, rate) === 1 ? random.pick(FAULTS) : 'none';
    const slow = fault === 'slow' ? random.pick(['requestMs', 'flushMs', 'replyMs'] as const) : undefined;
    const delay = (part: 'requestMs' | 'flushMs' | 'replyMs', usualMs: number) =>
      part === slow ? random.integer(1, 2 * this.patienceMs) : usualMs * random.next();
    return { fault, requestMs: delay('requestMs', 0.2), flushMs: delay('flushMs', 1), replyMs: delay('replyMs', 0.2) };
  }

  goesOn(): boolean {
    return this.random.next() < 0.5;
  }

  /** Mostly no time, sometimes until somebody ends it. */
  lingerMs(): number {
    return this.enabled && this.random.integer(1, 8) === 1
      ? this.random.integer(1, 60_000)
      : this.random.integer(0, 20);
  }
}

function kindOf(sql: string): StatementKind {
  if (sql === 'COMMIT') return 'commit';
  return /^(INSERT|UPDATE)/.test(sql) ? 'write' : 'other';
}
