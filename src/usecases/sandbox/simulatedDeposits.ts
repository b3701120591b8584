/**
 * Settles the simulated deposits of a sandbox: a deposit that was announced with a reference of this form is credited
 * some seconds later, as if its network had confirmed it. Works only while this server leads.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Deposit } from '../../core/model/model';
import type { Engine } from '../../engine/types';
import { type EventLoop, OwnedEventLoop } from '../../foundation/eventLoop';
import { pendingDeposits, SIMULATED_REFERENCE } from '../../store/transfers/pendingDeposits';

export interface SimulatedDepositsOptions {
  readonly engine: Engine;
  readonly database: Knex;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
}

const SETTLED_AFTER_MS = 2_000;
const RETRY_MS = 1_000;

export class SimulatedDeposits {
  private unsubscribe: (() => void) | undefined;
  private readonly eventLoop: OwnedEventLoop;

  constructor(private readonly options: SimulatedDepositsOptions) {
    this.eventLoop = new OwnedEventLoop(options.eventLoop);
  }

  /** Also settles deposits that were announced before a restart. */
  async start(): Promise<void> {
    const { engine, database } = this.options;
    this.unsubscribe = engine.subscribe((events) => {
      for (const { deposit } of events) if (deposit !== null) this.expect(deposit);
    });
    for (const deposit of await engine.whenDurable(pendingDeposits(database, SIMULATED_REFERENCE)))
      this.expect(deposit);
  }

  stop(): void {
    this.eventLoop.end();
    this.unsubscribe?.();
  }

  private expect(deposit: Deposit): void {
    if (deposit.status !== 'pending' || !deposit.reference.startsWith(SIMULATED_REFERENCE)) return;
    this.settleAfter(deposit, SETTLED_AFTER_MS);
  }

  private settleAfter(deposit: Deposit, afterMs: number): void {
    this.eventLoop.after(afterMs, () => {
      this.settle(deposit).catch((error: unknown) => {
        this.options.log.warn(
          { err: error, deposit: deposit.id },
          'a simulated deposit was not settled; it is retried',
        );
        this.settleAfter(deposit, RETRY_MS);
      });
    });
  }

  private async settle({ userId, asset, amount, reference, network }: Deposit): Promise<void> {
    const { engine } = this.options;
    const rules = engine.committed.asset(asset)?.networks.find((each) => each.network === network);
    const confirmations = rules?.confirmations ?? 0;
    await engine.execute({
      type: 'credit_deposit',
      idempotencyKeys: [],
      userId,
      asset,
      amount,
      reference,
      confirmations,
    });
  }
}
