/**
 * The parts that a sandbox has in addition to an exchange, in the leader's process: history, market maker and simulated
 * deposits.
 */
import type { ExchangeEngine } from '../../engine/engine';
import { hasEvents } from '../../store/connection/sandboxMarker';
import { historyStartMs, simulateHistory } from '../../usecases/sandbox/history';
import { MarketMaker } from '../../usecases/sandbox/marketMaker';
import { findOrCreateTraders, fundTraders } from '../../usecases/sandbox/sandboxTraders';
import { SimulatedClock } from '../../usecases/sandbox/simulatedClock';
import { SimulatedDeposits } from '../../usecases/sandbox/simulatedDeposits';
import type { Preparation } from './preparation';

export class SandboxParts {
  readonly clock: SimulatedClock;
  private historyFromMs: number | undefined;
  private maker: MarketMaker | undefined;
  private deposits: SimulatedDeposits | undefined;

  constructor(private readonly preparation: Preparation) {
    this.clock = new SimulatedClock(preparation.clock);
  }

  /** To be called before the engine starts, because an empty sandbox begins in the past. */
  async prepare(): Promise<void> {
    const { database, clock } = this.preparation;
    if (await hasEvents(database)) return;
    this.historyFromMs = historyStartMs(clock.nowMs());
    this.clock.showPast(this.historyFromMs);
  }

  /** To be called after the first market is listed. From then on, the clock shows the present. */
  async createHistory(engine: ExchangeEngine): Promise<void> {
    const { log } = this.preparation;
    if (this.historyFromMs === undefined) return;
    try {
      const traders = await findOrCreateTraders(this.preparation, this.historyFromMs);
      await fundTraders(engine, traders);
      await simulateHistory({ engine, clock: this.clock, traders }, this.historyFromMs);
      log.info('the sandbox has a history of 30 days');
    } finally {
      this.clock.showPresent();
    }
  }

  /** To be called when this server becomes the leader. */
  async start(engine: ExchangeEngine): Promise<void> {
    const { database, clock, eventLoop, log, config } = this.preparation;
    const traders = await findOrCreateTraders(this.preparation, clock.nowMs());
    const shared = { engine, database, clock, eventLoop, log };
    this.deposits = new SimulatedDeposits(shared);
    await this.deposits.start();
    this.maker = new MarketMaker({ ...shared, traders, everyMs: config.sandboxQuoteMs });
    await this.maker.start();
  }

  async stop(): Promise<void> {
    this.deposits?.stop();
    await this.maker?.stop();
  }
}
