/**
 * Whether this server should be sent requests. What it stands on is looked at in the background, so that asking costs
 * nothing.
 */
import type { DatabaseProbe } from '../store/connection/databaseProbe';
import type { ExchangeEngine } from './engine';

export interface Readiness {
  /** All of the others. */
  readonly ready: boolean;
  /** Books and balances are in memory, as the tables have them. */
  readonly recovered: boolean;
  /** This server is the one that writes. */
  readonly leaseHeld: boolean;
  readonly databaseAnswers: boolean;
  /** It was not told to stop. */
  readonly accepting: boolean;
}

export class Health {
  private accepting = true;

  constructor(
    private readonly engine: Pick<ExchangeEngine, 'ready' | 'leaseHeld'>,
    private readonly probe: Pick<DatabaseProbe, 'isReachable'>,
  ) {}

  /** The server was told to stop: nobody should be sent here any more. */
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
