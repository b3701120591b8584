/** What a sandbox has beside an exchange, in the process that leads: history, market maker and simulated deposits. */
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

  /** Before the engine starts: an empty sandbox begins in the past. */
  async prepare(): Promise<void> {
    const { database, clock } = this.preparation;
    if (await hasEvents(database)) return;
    this.historyFromMs = historyStartMs(clock.nowMs());
    this.clock.showPast(this.historyFromMs);
  }

  /** After the first market is listed. The clock shows the present from then on. */
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

  /** While this server leads. */
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
