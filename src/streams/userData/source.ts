/** What user data is made from beside the events that are told: the log they are kept in, and the listen keys that open it. `main.ts` fills it in. */
import type { EngineEvent } from '../../core/events';
import type { UserEventRange } from '../../store/trading/userEvents';

export interface UserDataSource {
  /** Position of the newest committed event. */
  newest(): number;
  /** Up to where events were archived and are told to nobody any more; 0: nowhere. */
  archivedThrough(): Promise<number>;
  /** The first events of the span, in order; none when it holds none. Throws `EventsArchived`. */
  userEvents(span: UserEventRange): Promise<readonly EngineEvent[]>;
  /** Whose stream each of these listen keys (by its hash) opens; those that do not live are left out. */
  activeKeys(hashes: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
