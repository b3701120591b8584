/**
 * The data that user streams need besides the engine's published events: the stored event log and the listen keys.
 * `main.ts` provides the implementation.
 */
import type { EngineEvent } from '../../../core/model/events';
import type { UserEventRange } from '../../../store/trading/userEvents';

export interface UserDataSource {
  /** Sequence of the newest committed event. */
  newest(): number;
  /** Resolves to whether this server has published the event, or does so in time. */
  isReached(sequence: number): Promise<boolean>;
  /** Sequence up to which events were archived and are no longer sent; 0 if none were. */
  archivedThrough(after: number): Promise<number>;
  /** The first events of the range, in order; an empty list only if the range has none. Throws `EventsArchived`. */
  userEvents(range: UserEventRange): Promise<readonly EngineEvent[]>;
  /** The user of each of these listen keys, by the hash of the key. Keys that are not active are omitted. */
  activeKeys(hashes: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
