/** One server process of a simulated world: the real engine and writer, over a link to the simulated database. */
import type { Logger } from 'pino';
import type { Command } from '../../../src/core/commands';
import type { Exchange } from '../../../src/core/exchange';
import { ExchangeEngine } from '../../../src/engine/engine';
import type { CommandOutcome } from '../../../src/engine/types';
import { Writer, type WriterOptions } from '../../../src/engine/writer';
import { LeaseLost } from '../../../src/store/engine/lease';
import type { RecoveredState } from '../../../src/store/engine/recovery';
import type { Random } from '../../support/seed';
import { type LinkOptions, Links } from '../database/link';
import type { Asking, Deeds } from '../model/deeds';
import type { Judge } from '../model/judge';
import { SimulatedProcess } from './process';

/** Small enough that queues fill, batches split and deadlines pass. */
export const LIMITS = {
  queueCommandsMax: 40,
  queueWaitMs: 1_000,
  batchCommandsMax: 8,
  commandDeadlineMs: 3_000,
  commitTimeoutMs: 1_000,
  leaseMs: 5_000,
  transactionRetriesMax: 5,
} as const;

/** Far beyond what every statement of one more try may take. */
const STOPPED_WITHIN_MS = 30_000;

/** As in `main.ts`: whoever is failed by the end gets an answer first. */
const EXIT_MS = 500;

export interface ServerOptions extends Omit<LinkOptions, 'process'> {
  readonly name: string;
  readonly random: Random;
  readonly judge: Judge;
  readonly deeds: Deeds;
  readonly wallMs: () => number;
  readonly skewMs: number;
  /** The epoch that stands in the lease. */
  readonly epoch: () => number;
}

/** The real writer, and a look at the memory that it hands over. */
class WatchedWriter extends Writer {
  exchange: Exchange | undefined;

  override async open(): Promise<RecoveredState> {
    return this.watch(await super.open());
  }

  override async recover(): Promise<RecoveredState> {
    return this.watch(await super.recover());
  }

  private watch(recovered: RecoveredState): RecoveredState {
    this.exchange = recovered.exchange;
    return recovered;
  }
}

export class SimulatedServer {
  readonly engine: ExchangeEngine;
  readonly process: SimulatedProcess;
  state: 'starting' | 'serving' | 'stopping' | 'over' = 'starting';
  private readonly links: Links;
  private readonly writer: WatchedWriter;
  private readonly askings = new Set<Asking>();
  /** Told to listeners, in this server's life. */
  private toldThrough: number | undefined;
  private settledMs = 0;

  constructor(private readonly options: ServerOptions) {
    const { time, wallMs, skewMs, random, trace, judge, name } = options;
    this.process = new SimulatedProcess(time, wallMs, skewMs);
    this.links = new Links({ ...options, process: this.process });
    const complain = (_details: unknown, message: string) => judge.find(`${name}: ${message}`);
    const log = { info: () => undefined, warn: () => undefined, error: complain } as unknown as Logger;
    const { clock, timers } = this.process;
    const settings: WriterOptions = {
      ...LIMITS,
      database: this.links,
      clock,
      eventLoop: timers,
      random: random.next,
      log,
      holder: name,
    };
    this.writer = new WatchedWriter(settings);
    this.engine = new ExchangeEngine({ ...LIMITS, ...settings, onFatal: (error) => this.fatal(error) }, this.writer);
    trace.note(`${name} starts`);
    this.start();
  }

  get name(): string {
    return this.options.name;
  }

  get exchange(): Exchange | undefined {
    return this.writer.exchange;
  }

  /** Answers that are still to come. */
  get waiting(): number {
    return this.askings.size;
  }

  ask(command: Command): Promise<CommandOutcome> {
    const { deeds, trace, name } = this.options;
    trace.note(`${name} is asked to ${command.type}`);
    const answer = this.engine.execute(command);
    const asking = deeds.ask(command, answer);
    this.askings.add(asking);
    const over = (what: string) => {
      if (this.process.dead) return;
      this.askings.delete(asking);
      trace.note(`${name} answers ${command.type}: ${what}`);
    };
    answer.then(
      (outcome) => over(outcome.refusal?.code ?? `event ${outcome.event?.sequence}`),
      (error: Error) => over(error.message),
    );
    return answer;
  }

  /** What nobody answered is unknown from here on. */
  kill(): void {
    if (this.state === 'over') return;
    this.state = 'over';
    this.options.trace.note(`${this.name} is gone`);
    this.process.kill();
    this.links.closeAll();
    for (const asking of this.askings) asking.abandon();
    this.askings.clear();
  }

  /** Finishes what it has, as at SIGTERM; whatever the database does, that has an end. */
  stop(): void {
    const { trace, time, judge } = this.options;
    trace.note(`${this.name} stops`);
    time.after(STOPPED_WITHIN_MS, () =>
      judge.expect(this.state === 'over' || this.process.held, () => `${this.name} was told to stop and does not`),
    );
    this.state = 'stopping';
    this.engine.stop().then(
      () => this.kill(),
      (error: unknown) => this.options.judge.find(`${this.name} stopped with ${String(error)}`),
    );
  }

  private start(): void {
    const { judge, trace, name } = this.options;
    this.engine.subscribe((events) => {
      for (const event of events) {
        judge.expect(
          this.toldThrough === undefined || event.sequence === this.toldThrough + 1,
          () => `${name} tells event ${event.sequence} after ${this.toldThrough}`,
        );
        judge.expect(
          event.timeMs >= this.settledMs,
          () => `event ${event.sequence} is earlier than ${name} said any would be`,
        );
        this.toldThrough = event.sequence;
      }
      judge.expect(
        this.engine.committed.sequence >= (this.toldThrough ?? 0),
        () => `${name} tells events before readers see them`,
      );
    });
    this.engine.start().then(
      () => {
        if (this.process.dead) return;
        this.state = 'serving';
        trace.note(`${name} serves from event ${this.engine.committed.sequence}`);
      },
      (error: Error) => {
        if (this.process.dead) return;
        trace.note(`${name} cannot start: ${error.message}`);
        judge.expect(isExpected(error), () => `${name} cannot start: ${error.message}`);
        this.kill();
      },
    );
  }

  /** Called as often as a stream would ask: from then on no event may be earlier. */
  lookAtSettled(): void {
    if (this.state === 'serving' && !this.process.held)
      this.settledMs = Math.max(this.settledMs, this.engine.watermarkMs());
  }

  private fatal(error: Error): void {
    const { judge, trace, time, name } = this.options;
    trace.note(`${name} ends: ${error.message}`);
    trace.count(`server ended: ${error.name}`);
    judge.expect(error instanceof LeaseLost, () => `${name} ends by a fault of its own: ${error.message}`);
    time.after(EXIT_MS, () => this.kill());
  }
}

/** A database that is away, or another server that is there, keeps one from starting; a fault of one's own must not. */
function isExpected(error: Error): boolean {
  return (
    error instanceof LeaseLost ||
    (error.name === 'DatabaseError' && !(error as Error & { violation: boolean }).violation)
  );
}
