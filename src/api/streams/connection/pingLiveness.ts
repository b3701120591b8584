/**
 * Detects dead connections: pings every socket once per interval, and terminates those that left too many pings
 * unanswered. The pings are spread over the interval, so that thousands of them are never sent at once.
 */
import type { StreamConnection } from './streamConnection';

const TURNS_PER_INTERVAL = 20;

export class Liveness {
  /** Interval at which `turn` must be called. */
  readonly turnMs: number;
  private due: StreamConnection[] = [];
  private perTurn = 0;
  private turnsLeft = 0;

  constructor(
    pingIntervalMs: number,
    private readonly connections: () => Iterable<StreamConnection>,
  ) {
    this.turnMs = pingIntervalMs / TURNS_PER_INTERVAL;
  }

  /**
   * Pings the next part of the sockets that were open when the round began. Newer sockets are pinged in the next round.
   */
  pingNextPart(): void {
    if (this.turnsLeft === 0) {
      this.due = [...this.connections()];
      this.perTurn = Math.ceil(this.due.length / TURNS_PER_INTERVAL);
      this.turnsLeft = TURNS_PER_INTERVAL;
    }
    this.turnsLeft -= 1;
    for (const connection of this.due.splice(0, this.perTurn)) connection.checkAlive();
  }
}
