/**
 * Readiness of this server to receive requests. The database is probed in the background, so that a readiness request
 * costs nothing.
 */
import type { ClockGuard } from '../foundation/clock';
import type { DatabaseProbe } from '../store/connection/databaseProbe';
import type { LeadershipState } from './leadership';
import type { Engine } from './types';

export interface Readiness {
  /** Whether all of the following conditions are true. */
  readonly ready: boolean;
  /** Order books and balances are loaded from the tables. */
  readonly recovered: boolean;
  /** This server can prove that it is the leader. */
  readonly leaseHeld: boolean;
  readonly databaseAnswers: boolean;
  /** The clocks of this server and its database agree, and none of them has jumped. */
  readonly clockTrusted: boolean;
  /** The server is not being stopped. */
  readonly accepting: boolean;
  readonly leadership: LeadershipState;
  /** The exchange is in quarantine: a server that is ready serves reads and cancellations only. */
  readonly isQuarantined: boolean;
}

export class Health {
  private accepting = true;

  constructor(
    private readonly engine: Pick<Engine, 'ready' | 'leaseHeld' | 'isQuarantined'>,
    private readonly probe: Pick<DatabaseProbe, 'isReachable'>,
    private readonly clock: Pick<ClockGuard, 'isTrusted'>,
    readonly leadership: () => LeadershipState,
  ) {}

  /** Called when the server is to stop, so that load balancers send no more requests. */
  startDraining(): void {
    this.accepting = false;
  }

  readiness(): Readiness {
    const { ready: recovered, leaseHeld, isQuarantined } = this.engine;
    const { isReachable: databaseAnswers } = this.probe;
    const { isTrusted: clockTrusted } = this.clock;
    const { accepting } = this;
    return {
      ready: recovered && leaseHeld && databaseAnswers && clockTrusted && accepting,
      recovered,
      leaseHeld,
      databaseAnswers,
      clockTrusted,
      accepting,
      leadership: this.leadership(),
      isQuarantined,
    };
  }
}
