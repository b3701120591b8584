/**
 * Compares this server with the leader: whether both use the same database, and the same values of the settings that the
 * servers of one exchange share.
 *
 * Nothing that is stored in a database tells it from a copy of it, so the comparison uses what the leader writes: asked by
 * a server, the leader renews its lease and says what the row of the lease is then. The server reads the row of its own
 * database before the question and after the answer. A copy, a restored backup or a replica that is behind shows another
 * row.
 */
import type { Logger } from 'pino';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import type { Setting } from '../../foundation/settings/settingTypes';
import { findSettingDifferences, type SharedSettings } from '../../foundation/settings/sharedSettings';
import type { EngineDatabase } from '../../store/connection/engineConnection';
import { type LeaseMark, readLease } from '../../store/engine/lease';
import type { LeaderIdentity } from './messages';

/** How often a server looks whether it is time to compare. */
const LOOK_MS = 100;
const COMPARE_MS = 10_000;
/** After a comparison that failed or found a difference. */
const COMPARE_AGAIN_MS = 500;

export interface LeaderComparisonOptions {
  readonly database: Pick<EngineDatabase, 'rows'>;
  readonly settings: readonly Setting<unknown>[];
  /** The settings of this server that the servers of one exchange share. */
  readonly shared: SharedSettings;
  /** Called if `database` seems to be another one: from now on it is read on new connections. */
  readonly renewConnections: () => void;
}

/** What differs; both empty if nothing does. */
export interface Differences {
  /** Reasons not to serve, each a sentence for operators. */
  readonly refused: readonly string[];
  /** Settings that should be equal. */
  readonly reported: readonly string[];
}

/**
 * `identify` asks the leader. Returns undefined if the leader has changed meanwhile. Throws what `identify` throws, and
 * `DatabaseError`.
 *
 * Old connections may lead to another server than the address does: to a former primary that is a replica now, or to one
 * that was replaced. So a difference counts only if new connections show it, too.
 */
export async function compareWithLeader(
  options: LeaderComparisonOptions,
  identify: () => Promise<LeaderIdentity>,
): Promise<Differences | undefined> {
  const first = await compareOnce(options, identify);
  if (first?.isSame !== false) return first;
  options.renewConnections();
  return compareOnce(options, identify);
}

async function compareOnce(
  { database, settings, shared }: LeaderComparisonOptions,
  identify: () => Promise<LeaderIdentity>,
): Promise<(Differences & { readonly isSame: boolean }) | undefined> {
  const before = await readLease(database);
  const leader = await identify();
  const after = await readLease(database);
  const isSame = isSameDatabase(before, leader.lease, after);
  if (isSame === undefined) return undefined;
  const { refused, reported } = findSettingDifferences(settings, shared, leader.settings);
  const ofDatabase = isSame ? [] : [otherDatabase(after, leader.lease)];
  const ofSettings =
    refused.length === 0
      ? []
      : [`settings of which all servers must have one value differ: ${refused.join('; ')}. Set them to the same value`];
  return { isSame, refused: [...ofDatabase, ...ofSettings], reported };
}

/**
 * Whether the leader has written its mark to the database whose lease was read before the question and after the answer.
 * Undefined if another leader has begun meanwhile. Epochs and beats only grow.
 */
export function isSameDatabase(before: LeaseMark, leader: LeaseMark, after: LeaseMark): boolean | undefined {
  if (before.epoch > leader.epoch) return false;
  if (before.epoch === leader.epoch && !(before.holder === leader.holder && before.beat < leader.beat)) return false;
  if (after.epoch > leader.epoch) return undefined;
  return after.epoch === leader.epoch && after.holder === leader.holder && after.beat >= leader.beat;
}

function otherDatabase(here: LeaseMark, leader: LeaseMark): string {
  const markOf = ({ epoch, beat, holder }: LeaseMark): string => `epoch ${epoch}, beat ${beat}, held by ${holder}`;
  return (
    `the database is not the one to which the leader writes, but a copy, a backup or a replica that is behind: its lease ` +
    `has ${markOf(here)}; that of the leader has ${markOf(leader)}. Set DATABASE_URL to the database of the leader, or ` +
    'NATS_URL and NATS_PREFIX to the message bus of the exchange with this database'
  );
}

/** The beats grow with each comparison. */
function withoutBeats(refused: string): string {
  return refused.replace(/ beat \d+/g, '');
}

/** The line of the log about settings that should be equal. */
export function warningOf(reported: string): string {
  return `settings differ between this server and the leader: ${reported}. Set them to the same value`;
}

export interface RepeatedComparisonOptions extends LeaderComparisonOptions {
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  /** Asks the leader; undefined while none is known. */
  readonly identify: () => (() => Promise<LeaderIdentity>) | undefined;
  /** Whether the leader is of an older version, which cannot be asked. */
  readonly isLeaderOlder: () => boolean;
  /** Called when this server is like the leader again, after it was not. */
  readonly onAgreedAgain: () => void;
}

/** Compares at the start, when another leader begins, and from time to time. */
export class RepeatedComparison {
  /** Whether the newest comparison that had a result found no reason not to serve. */
  isAgreed = false;
  private hasDiffered = false;
  private isComparing = false;
  private nextMs = 0;
  /** Why this server does not serve; empty if nothing was found. */
  refusal = '';
  private reportedText = '';
  private cancel: Cancel = () => undefined;

  constructor(private readonly options: RepeatedComparisonOptions) {}

  start(): void {
    this.cancel = this.options.eventLoop.every(LOOK_MS, () => void this.look());
  }

  stop(): void {
    this.cancel();
  }

  /** Compares at once. To be called when another leader begins. */
  hurry(): void {
    this.nextMs = 0;
    this.options.eventLoop.nextTurn(() => void this.look());
  }

  private async look(): Promise<void> {
    const { eventLoop, isLeaderOlder, log } = this.options;
    if (this.isComparing || eventLoop.elapsedMs() < this.nextMs) return;
    const identify = this.options.identify();
    if (identify === undefined) return;
    if (isLeaderOlder()) return this.accept();
    this.isComparing = true;
    try {
      this.judge(await compareWithLeader(this.options, identify));
    } catch (error) {
      // The bus, the leader or the database does not answer. What was found before stays.
      log.info({ err: error }, 'this server could not be compared with the leader; trying again');
      this.schedule(COMPARE_AGAIN_MS);
    }
    this.isComparing = false;
  }

  private judge(differences: Differences | undefined): void {
    if (differences === undefined) return this.schedule(0);
    const { log } = this.options;
    const [refused, reported] = [differences.refused.join('; '), differences.reported.join('; ')];
    if (reported !== this.reportedText && reported !== '') log.warn(warningOf(reported));
    this.reportedText = reported;
    const isNews = withoutBeats(refused) !== withoutBeats(this.refusal);
    if (isNews && refused !== '') log.error(`this server does not serve: ${refused}`);
    this.refusal = refused;
    if (refused === '') return this.accept();
    this.isAgreed = false;
    this.hasDiffered = true;
    this.schedule(COMPARE_AGAIN_MS);
  }

  private accept(): void {
    this.schedule(COMPARE_MS);
    this.isAgreed = true;
    if (!this.hasDiffered) return;
    this.hasDiffered = false;
    this.options.log.info('this server is like the leader again, and serves');
    this.options.onAgreedAgain();
  }

  private schedule(afterMs: number): void {
    this.nextMs = this.options.eventLoop.elapsedMs() + afterMs;
  }
}
