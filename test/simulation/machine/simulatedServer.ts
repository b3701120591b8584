/** A server process of a simulated world: the real engine and writer on a link to the simulated database. */
import type { Logger } from 'pino';
import type { Exchange } from '../../../src/core/exchange';
import type { Command } from '../../../src/core/model/commands';
import { ExchangeEngine } from '../../../src/engine/engine';
import { type OpenOptions, Writer, type WriterOptions } from '../../../src/engine/engineWriter';
import { WarmStandby } from '../../../src/engine/standby/warmStandby';
import type { CommandOutcome } from '../../../src/engine/types';
import type { PreparedBatch } from '../../../src/store/engine/commitBatch';
import { LeaseLost } from '../../../src/store/engine/lease';
import { type RecoveredState, recoverExchange } from '../../../src/store/engine/recovery';
import type { Random } from '../../support/randomSeed';
import { DatabaseLinks, type LinkOptions } from '../database/databaseLink';
import type { FollowerChecker } from '../model/followerChecker';
import { SIMULATED_MATCH_LIMITS } from '../model/matchLimits';
import type { ModelJudge } from '../model/modelJudge';
import type { RequestModel } from '../model/requestRecords';
import { RequestSender } from './requestSender';
import { SimulatedProcess } from './simulatedProcess';

/** Small limits, so that queues fill, batches are split and deadlines pass. */
export const LIMITS = {
  queueCommandsMax: 40,
  queueWaitMs: 1_000,
  batchCommandsMax: 8,
  commandDeadlineMs: 3_000,
  commitTimeoutMs: 1_000,
  leaseMs: 5_000,
  transactionRetriesMax: 5,
} as const;

/** Much longer than all statements of one more attempt may take. */
const STOPPED_WITHIN_MS = 30_000;

/** Delay between a fatal error of the engine and the exit, as in `main.ts`, so that rejected requests are still answered. */
const EXIT_MS = 500;

/** The server's side of the message bus to the gateways. */
export interface SimulatedService {
  /** Ends it in order. */
  stop(): void;
  /** The process has ended. */
  end(): void;
}

export interface ServerOptions extends Omit<LinkOptions, 'process'> {
  readonly name: string;
  readonly isStandby: boolean;
  /** Whether the standby follows the event log. */
  readonly isWarm: boolean;
  readonly random: Random;
  readonly judge: ModelJudge;
  readonly requests: RequestModel;
  readonly follower: FollowerChecker;
  readonly wallMs: () => number;
  readonly skewMs: number;
  /** The epoch of the lease in the database. */
  readonly epoch: () => number;
  /** Connects the engine to gateways; undefined in a world without them. */
  readonly serve:
    | ((parts: {
        readonly process: SimulatedProcess;
        readonly engine: ExchangeEngine;
        readonly log: Logger;
      }) => SimulatedService)
    | undefined;
}

/** The real writer, with access to the memory that it loads. */
class WatchedWriter extends Writer {
  exchange: Exchange | undefined;

  constructor(
    options: WriterOptions,
    private readonly watchers: Pick<ServerOptions, 'name' | 'follower'>,
  ) {
    super(options);
  }

  /** Is called when the batch is decided, and memory stands at its last event. */
  override prepareBatch(batch: Parameters<Writer['prepareBatch']>[0]): PreparedBatch {
    const prepared = super.prepareBatch(batch);
    if (this.exchange !== undefined) this.watchers.follower.recordDecision(prepared.epoch, this.exchange);
    return prepared;
  }

  override async open(options?: OpenOptions): Promise<RecoveredState> {
    return this.recordState(await super.open(options));
  }

  override async recover(): Promise<RecoveredState> {
    return this.recordState(await super.recover());
  }

  private recordState(recovered: RecoveredState): RecoveredState {
    this.exchange = recovered.exchange;
    this.watchers.follower.checkRecovered(recovered.exchange, this.watchers.name);
    return recovered;
  }
}

export class SimulatedServer {
  readonly engine: ExchangeEngine;
  readonly process: SimulatedProcess;
  state: 'starting' | 'serving' | 'stopping' | 'over' = 'starting';
  private readonly links: DatabaseLinks;
  private readonly log: Logger;
  private readonly writer: WatchedWriter;
  private readonly sender: RequestSender;
  private readonly service: SimulatedService | undefined;
  /** Sequence of the last event that this server published. */
  private publishedThrough: number | undefined;
  private watermarkMs = 0;

  constructor(private readonly options: ServerOptions) {
    const { time, wallMs, skewMs, random, trace, judge, name } = options;
    this.process = new SimulatedProcess(time, wallMs, skewMs);
    this.links = new DatabaseLinks({ ...options, process: this.process });
    const recordError = ({ err }: { readonly err?: Error }, message: string) =>
      judge.addFinding(`${name}: ${message}${err === undefined ? '' : ` (${err.message})`}`);
    const log = { info: () => undefined, warn: () => undefined, error: recordError } as unknown as Logger;
    this.log = log;
    const { clock, eventLoop: timers } = this.process;
    const settings: WriterOptions = {
      ...LIMITS,
      database: this.links,
      clock,
      eventLoop: timers,
      random: random.next,
      log,
      holder: name,
    };
    this.writer = new WatchedWriter(settings, options);
    const matchLimits = SIMULATED_MATCH_LIMITS;
    this.engine = new ExchangeEngine(
      { ...LIMITS, ...settings, matchLimits, onFatal: (error) => this.fatal(error) },
      this.writer,
    );
    const { process, engine } = this;
    this.sender = new RequestSender({ ...options, process, engine });
    this.service = options.serve?.({ process, engine, log });
    trace.addLine(`${name} starts`);
    this.start();
  }

  get name(): string {
    return this.options.name;
  }

  /** Whether it is a standby that has not taken over. */
  get isWaiting(): boolean {
    return this.options.isStandby && this.state === 'starting';
  }

  get exchange(): Exchange | undefined {
    return this.writer.exchange;
  }

  /** Number of commands without an answer. */
  get attemptsInProgress(): number {
    return this.sender.inProgress;
  }

  send(command: Command): Promise<CommandOutcome> {
    return this.sender.send(command);
  }

  /** Ends the process at once. The outcomes of unanswered commands are unknown from then on. */
  kill(): void {
    if (this.state === 'over') return;
    this.state = 'over';
    this.options.trace.addLine(`${this.name} has ended`);
    this.process.kill();
    this.links.closeAll();
    this.service?.end();
    this.sender.abandonAll();
  }

  /** Stops the server as SIGTERM does. It must end in limited time, whatever the database does. */
  stop(): void {
    const { trace, time, judge } = this.options;
    trace.addLine(`${this.name} stops`);
    time.after(STOPPED_WITHIN_MS, () =>
      judge.expect(this.state === 'over' || this.process.isSuspended, () => `${this.name} does not stop`),
    );
    this.state = 'stopping';
    this.engine.stop().then(
      () => {
        this.service?.stop();
        this.kill();
      },
      (error: unknown) => this.options.judge.addFinding(`${this.name} stopped with ${String(error)}`),
    );
  }

  private start(): void {
    const { judge, trace, name } = this.options;
    this.engine.subscribe((events) => {
      for (const event of events) {
        judge.expect(
          this.publishedThrough === undefined || event.sequence === this.publishedThrough + 1,
          () => `${name} publishes event ${event.sequence} after ${this.publishedThrough}`,
        );
        judge.expect(
          event.timeMs >= this.watermarkMs,
          () => `event ${event.sequence} is earlier than the watermark of ${name}`,
        );
        this.publishedThrough = event.sequence;
      }
      judge.expect(
        this.engine.published.sequence >= (this.publishedThrough ?? 0),
        () => `${name} publishes events before readers see them`,
      );
    });
    this.open().then(
      () => {
        if (this.process.isDead) return;
        this.state = 'serving';
        trace.addLine(`${name} serves from event ${this.engine.published.sequence}`);
      },
      (error: Error) => {
        if (this.process.isDead) return;
        trace.addLine(`${name} cannot start: ${error.message}`);
        judge.expect(isExpected(error), () => `${name} cannot start: ${error.message}`);
        this.kill();
      },
    );
  }

  private async open(): Promise<void> {
    const { isStandby, isWarm, trace } = this.options;
    if (!isWarm) return await this.engine.start({ isStandby });
    const { eventLoop } = this.process;
    const standby = new WarmStandby({ ...LIMITS, database: this.links, eventLoop, log: this.log });
    await standby.start((onLoaded) => this.loadTables(onLoaded));
    await this.engine.start({ isStandby, load: (connection) => standby.takeOver(connection) });
    trace.count(standby.isUsed ? 'warm takeover' : 'takeover of a warm standby from the tables');
  }

  private async loadTables(onLoaded: (recovered: RecoveredState) => void): Promise<void> {
    const connection = await this.links.connect(LIMITS.commitTimeoutMs);
    try {
      onLoaded(await recoverExchange(connection));
    } finally {
      connection.close();
    }
  }

  /** Reads the watermark, as streams do. No event may be earlier from then on. */
  readWatermark(): void {
    if (this.state === 'serving' && !this.process.isSuspended)
      this.watermarkMs = Math.max(this.watermarkMs, this.engine.watermarkMs());
  }

  private fatal(error: Error): void {
    const { judge, trace, time, name } = this.options;
    trace.addLine(`${name} ends: ${error.message}`);
    trace.count(`server ended: ${error.name}`);
    judge.expect(error instanceof LeaseLost, () => `${name} ends because of a defect: ${error.message}`);
    time.after(EXIT_MS, () => this.kill());
  }
}

/** Only an outage of the database or another leader may keep a server from starting. */
function isExpected(error: Error): boolean {
  return (
    error instanceof LeaseLost ||
    (error.name === 'DatabaseError' && !(error as Error & { violation: boolean }).violation)
  );
}
