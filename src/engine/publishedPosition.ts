/**
 * The last position of the event log that this server has published. Clients have seen what is up to there, so it must
 * never become different. It is kept in memory, and written to a file a moment behind the commits, for the next start. Recovery
 * compares the tables with it.
 */
import type { EventLoop } from '../eventLoop';
import { LostCommits } from '../store/engine/lostCommits';
import type { LogPosition } from '../store/events/eventChain';

export interface PositionStore {
  /** The position that was saved last; undefined if there is none. */
  load(): LogPosition | undefined;
  save(position: LogPosition): Promise<void>;
}

export interface PublishedPositionOptions {
  readonly eventLoop: Pick<EventLoop, 'after'>;
  readonly store?: PositionStore | undefined;
  /** Called if the position cannot be saved. */
  readonly onSaveFailed?: (error: Error) => void;
}

/** How long the file may be behind. */
const SAVE_DELAY_MS = 50;

export class PublishedPosition {
  private recorded: LogPosition | undefined;
  private isSaveScheduled = false;
  private saving: Promise<void> = Promise.resolve();

  constructor(private readonly options: PublishedPositionOptions) {}

  /** What this process has recorded. */
  get last(): LogPosition | undefined {
    return this.recorded;
  }

  /** Also what another server with the same file has published meanwhile. */
  get position(): LogPosition | undefined {
    const saved = this.options.store?.load();
    if (saved !== undefined && saved.sequence > (this.recorded?.sequence ?? 0)) this.recorded = saved;
    return this.recorded;
  }

  /** Called when everything up to `position` is published. */
  record(position: LogPosition): void {
    this.recorded = position;
    if (this.options.store === undefined || this.isSaveScheduled) return;
    this.isSaveScheduled = true;
    this.options.eventLoop.after(SAVE_DELAY_MS, () => {
      this.isSaveScheduled = false;
      void this.save();
    });
  }

  /** Throws `LostCommits` if the tables, which were loaded up to `sequence`, end before this position. */
  assertReached(sequence: number): void {
    if (this.recorded !== undefined && sequence < this.recorded.sequence)
      throw LostCommits.missing(sequence, this.recorded);
  }

  /** Forgets what was published, because an operator has accepted its loss. */
  async forget(): Promise<void> {
    this.recorded = { sequence: 0, hash: null };
    await this.save();
  }

  /** Saves the position at once. */
  save(): Promise<void> {
    const { store, onSaveFailed } = this.options;
    this.saving = this.saving.then(async () => {
      const { last } = this;
      if (store !== undefined && last !== undefined) await store.save(last).catch(onSaveFailed);
    });
    return this.saving;
  }
}
