/** Faults between the engine and its database, drawn from the seed: how often, where and how. */
import type { Random } from '../../support/randomSeed';

export type DatabaseFault =
  | 'none'
  /** Errors of the database: it rolled the transaction back; a lock wait timed out; it is read-only. */
  | 'deadlock'
  | 'lock_wait'
  | 'read_only'
  /** The database reports an error of a COMMIT that it has executed, as a replication group can. */
  | 'commit_error'
  /** The connection breaks before the statement arrives, or before its answer arrives. */
  | 'cut_before'
  | 'cut_after'
  /** The statement is executed, but its answer never arrives. */
  | 'mute'
  /** The statement or the disk is slow: beyond the engine's timeout or within it. */
  | 'slow';

export interface StatementFate {
  readonly fault: DatabaseFault;
  readonly requestMs: number;
  /** Time from the moment at which a commit is durable until other transactions see it. */
  readonly flushMs: number;
  readonly replyMs: number;
}

/** Decides the fate of each statement. */
export interface DatabaseFaults {
  /** Fate of a statement, or of an attempt to connect (`CONNECT`). */
  fateOf(sql: string): StatementFate;
  /** Whether the database continues the statements of a closed connection. */
  continuesAfterDisconnect(): boolean;
  /** Time until the database notices a lost client. */
  lingerMs(): number;
}

/** Kind of a statement: the commit of a batch, a write, or anything else. */
type StatementKind = 'commit' | 'write' | 'other';

const FAULTS: readonly [DatabaseFault, ...DatabaseFault[]] = [
  'deadlock',
  'lock_wait',
  'read_only',
  'commit_error',
  'cut_before',
  'cut_after',
  'cut_after',
  'mute',
  'slow',
  'slow',
];

/** One of this many statements of a kind has a fault; 0 for none. */
type FaultRates = Readonly<Record<StatementKind, number>>;

const WEATHERS: readonly [FaultRates, ...FaultRates[]] = [
  { commit: 0, write: 0, other: 0 },
  { commit: 10, write: 0, other: 0 },
  { commit: 4, write: 200, other: 500 },
  { commit: 20, write: 100, other: 100 },
  { commit: 12, write: 60, other: 30 },
];

export class RandomFaults implements DatabaseFaults {
  /** False at the start and at the end of a run. */
  enabled = false;
  private readonly rates: FaultRates;

  constructor(
    private readonly random: Random,
    /** The engine's statement timeout. */
    private readonly patienceMs: number,
  ) {
    this.rates = random.pick(WEATHERS);
  }

  fateOf(sql: string): StatementFate {
    const { random } = this;
    const rate = this.rates[kindOf(sql)];
    const fault = this.enabled && rate > 0 && random.integer(1, rate) === 1 ? random.pick(FAULTS) : 'none';
    const slow = fault === 'slow' ? random.pick(['requestMs', 'flushMs', 'replyMs'] as const) : undefined;
    const delay = (part: 'requestMs' | 'flushMs' | 'replyMs', usualMs: number) =>
      part === slow ? random.integer(1, 2 * this.patienceMs) : usualMs * random.next();
    return { fault, requestMs: delay('requestMs', 0.2), flushMs: delay('flushMs', 1), replyMs: delay('replyMs', 0.2) };
  }

  continuesAfterDisconnect(): boolean {
    return this.random.next() < 0.5;
  }

  /** Usually at once; sometimes until the connection is killed. */
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
