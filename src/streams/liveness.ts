/**
 * Finds the dead: pings every socket once an interval and cuts those that left too many pings unanswered. The sockets take turns over the
 * interval, so that thousands of pings never go out in one go.
 */
import type { StreamConnection } from './streamConnection';

const TURNS_PER_INTERVAL = 20;

export class Liveness {
  /** How often `turn` is to be called. */
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

  /** Each socket that is open when a round of turns begins has one of its turns; a newer one waits for the next round. */
  turn(): void {
    if (this.turnsLeft === 0) {
      this.due = [...this.connections()];
      this.perTurn = Math.ceil(this.due.length / TURNS_PER_INTERVAL);
      this.turnsLeft = TURNS_PER_INTERVAL;
    }
    this.turnsLeft -= 1;
    for (const connection of this.due.splice(0, this.perTurn)) connection.checkAlive();
  }
}
