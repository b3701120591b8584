/**
 * The last position of the event log that this server has published. Clients have seen what is up to there, so it must
 * never become different. It is kept in memory, and written to a file a moment behind the commits, for the next start.
 * Recovery compares the tables with it.
 */
import { type EventLoop, OwnedEventLoop } from '../foundation/eventLoop';
import { LostCommits } from '../store/engine/lostCommits';
import type { LogPosition } from '../store/events/eventChain';

/** A position with the epoch of the leader that has saved it. */
export interface SavedPosition extends LogPosition {
  readonly epoch: number;
}

export interface PositionStore {
  /** The position of the highest epoch; undefined if there is none. */
  load(): SavedPosition | undefined;
  /**
   * From now on, the leader of `epoch` saves positions, and positions of lower epochs do not count any more. Keeps the
   * position that is saved at this moment.
   */
  claim(epoch: number): Promise<void>;
  /** Saves the position. Has no effect if a leader of a higher epoch saves positions. */
  save(position: LogPosition, epoch: number): Promise<void>;
}

export interface PublishedPositionOptions {
  readonly eventLoop: EventLoop;
  readonly store?: PositionStore | undefined;
  /** Called if the position cannot be saved. It is saved again after a pause. */
  readonly onSaveFailed?: (error: Error) => void;
}

/** How long the file may be behind the published position, in milliseconds. */
const SAVE_DELAY_MS = 50;
const RETRY_MS = 1_000;

export class PublishedPosition {
  private recorded: LogPosition | undefined;
  /** The epoch of this server's newest term as the leader; 0 before, when it saves nothing. */
  private epoch = 0;
  private isSaveScheduled = false;
  /** The last write that was requested from the store. Each write begins after the previous one has ended. */
  private writing: Promise<void> = Promise.resolve();
  /** Whether the file lacks published positions, because the last write failed. */
  private hasFailed = false;
  private readonly eventLoop: OwnedEventLoop;

  constructor(private readonly options: PublishedPositionOptions) {
    this.eventLoop = new OwnedEventLoop(options.eventLoop);
  }

  /** The last position that this process has recorded. */
  get last(): LogPosition | undefined {
    return this.recorded;
  }

  /** Whether the newest attempt to save the position has succeeded. */
  get isSaved(): boolean {
    return !this.hasFailed;
  }

  /**
   * The last published position, including positions that another server with the same file has published meanwhile.
   */
  get position(): LogPosition | undefined {
    const saved = this.options.store?.load();
    if (saved !== undefined && saved.sequence > (this.recorded?.sequence ?? 0)) this.recorded = saved;
    return this.recorded;
  }

  /** The newest epoch of a leader that is known from the file; 0 if there was none. */
  get savedEpoch(): number {
    return this.options.store?.load()?.epoch ?? 0;
  }

  /**
   * Called under the lease, before the tables are loaded. A former leader that continues later cannot change the position
   * any more.
   */
  async claim(epoch: number): Promise<void> {
    this.epoch = epoch;
    await this.write((store) => store.claim(epoch));
  }

  /** Called when everything up to `position` is published. */
  record(position: LogPosition): void {
    this.recorded = position;
    this.scheduleSave(SAVE_DELAY_MS);
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

  /** Saves the position for the last time. Resolves when nothing more will be written. */
  async end(): Promise<void> {
    if (!this.eventLoop.hasEnded) void this.save();
    this.eventLoop.end();
    await this.writing;
  }

  private save(): Promise<void> {
    return this.write((store) => (this.recorded && this.epoch > 0 ? store.save(this.recorded, this.epoch) : undefined));
  }

  private write(work: (store: PositionStore) => Promise<void> | undefined): Promise<void> {
    const { store, onSaveFailed } = this.options;
    if (store === undefined) return Promise.resolve();
    this.writing = this.writing.then(async () => {
      try {
        await work(store);
        this.hasFailed = false;
      } catch (error) {
        this.hasFailed = true;
        onSaveFailed?.(error as Error);
        this.scheduleSave(RETRY_MS);
      }
    });
    return this.writing;
  }

  private scheduleSave(afterMs: number): void {
    if (this.options.store === undefined || this.isSaveScheduled) return;
    this.isSaveScheduled = true;
    this.eventLoop.after(afterMs, () => {
      this.isSaveScheduled = false;
      void this.save();
    });
  }
}
