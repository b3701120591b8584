/** The memory of a server that follows the event log. It equals the leader's memory after the same event. */
import { applyEvent } from '../../core/applyEvent';
import type { Exchange } from '../../core/exchange';
import type { EngineEvent } from '../../core/model/events';
import type { RecoveredState } from '../../store/engine/recovery';
import { type HashedRow, type LogPosition, verifyEventLink } from '../../store/events/eventChain';
import { eventFromRow } from '../../store/events/eventRows';
import { CommittedState } from '../state/committedState';

export class FollowedState {
  private constructor(
    readonly exchange: Exchange,
    /** The committed state, which readers see once this server is the leader. */
    readonly committed: CommittedState,
    private lastHash: string | null,
  ) {}

  static from(recovered: RecoveredState): FollowedState {
    return new FollowedState(recovered.exchange, CommittedState.from(recovered), recovered.lastHash);
  }

  /** The last event that was applied. */
  get position(): LogPosition {
    return { sequence: this.exchange.sequence, hash: this.lastHash };
  }

  /**
   * Applies the next events of the log, and returns them. Throws `BrokenEventChain`, `UnknownPayloadVersion`, and any
   * error of an event that does not fit the state. After an error, the state must not be used any more.
   */
  apply(rows: readonly HashedRow[]): EngineEvent[] {
    return rows.map((row) => {
      const hash = verifyEventLink(this.lastHash, row);
      const event = eventFromRow(row);
      const klines = applyEvent(this.exchange, event);
      this.committed.apply([event], klines);
      this.lastHash = hash;
      return event;
    });
  }
}
