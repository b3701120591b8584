/** Remembers in DATA_DIR, a second or two behind, which users, keys and so on the database has (`store/engine/identities`). */
import type { ExchangeEngine } from '../../engine/engine';
import { type IdentityStore, identityFile } from '../../engine/identityFile';
import { PeriodicWork } from '../../foundation/periodicWork';
import { engineDatabase } from '../../store/connection/engineConnection';
import { type Identities, readIdentities } from '../../store/engine/identities';
import type { Preparation } from './preparation';

const INTERVAL_MS = 1_000;
const NOT_SAVED = 'the highest ids were not saved in DATA_DIR';

export class IdentityRecorder extends PeriodicWork {
  readonly store: IdentityStore;
  private engine: Pick<ExchangeEngine, 'ready' | 'leaseHeld'> = { ready: false, leaseHeld: false };
  private seen: Identities | undefined;
  private saved = '';

  constructor(private readonly preparation: Pick<Preparation, 'config' | 'database' | 'eventLoop' | 'log'>) {
    const { config, eventLoop, log } = preparation;
    super({ eventLoop, log, pollMs: INTERVAL_MS }, NOT_SAVED);
    this.store = identityFile(config.dataDir);
  }

  /** From now on, `engine` tells whether this server is the leader. */
  async follow(engine: Pick<ExchangeEngine, 'ready' | 'leaseHeld'>): Promise<void> {
    this.engine = engine;
    await this.store.removeLeftovers();
    this.start();
  }

  /** Also saves what was seen last: after an orderly end nothing is behind. Called before the engine stops. */
  override async stop(): Promise<void> {
    await super.stop();
    await this.saveLast().catch((error: unknown) => this.preparation.log.warn({ err: error }, NOT_SAVED));
  }

  private async saveLast(): Promise<void> {
    await this.run();
    await this.run();
  }

  protected async run(): Promise<void> {
    if (!this.engine.ready) return;
    // What was seen in the run before: rows are visible a moment before they are durable.
    const { seen } = this;
    this.seen = await readIdentities(engineDatabase(this.preparation.database));
    const text = JSON.stringify(seen);
    // The leader alone writes the file, which servers of one machine may share.
    if (seen === undefined || text === this.saved || !this.engine.leaseHeld) return;
    await this.store.save(seen);
    this.saved = text;
  }
}
