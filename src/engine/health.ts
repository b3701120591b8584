/**
 * Readiness of this server to receive requests. The database is probed in the background, so that a readiness request
 * costs nothing.
 */
import type { DatabaseProbe } from '../store/connection/databaseProbe';
import type { ExchangeEngine } from './engine';

export interface Readiness {
  /** Whether all of the following are true. */
  readonly ready: boolean;
  /** Order books and balances are loaded from the tables. */
  readonly recovered: boolean;
  /** This server is the leader. */
  readonly leaseHeld: boolean;
  readonly databaseAnswers: boolean;
  /** The server is not being stopped. */
  readonly accepting: boolean;
}

export class Health {
  private accepting = true;

  constructor(
    private readonly engine: Pick<ExchangeEngine, 'ready' | 'leaseHeld'>,
    private readonly probe: Pick<DatabaseProbe, 'isReachable'>,
  ) {}

  /** Called when the server is to stop, so that load balancers send no more requests. */
  startDraining(): void {
    this.accepting = false;
  }

  readiness(): Readiness {
    const { ready: recovered, leaseHeld } = this.engine;
    const { isReachable: databaseAnswers } = this.probe;
    const { accepting } = this;
    return {
      ready: recovered && leaseHeld && databaseAnswers && accepting,
      recovered,
      leaseHeld,
      databaseAnswers,
      accepting,
    };
  }
}
