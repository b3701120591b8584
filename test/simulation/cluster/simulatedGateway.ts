/** A gateway process of a simulated world: the real gateway on the simulated bus and database. */

import type { Logger } from 'pino';
import type { Exchange } from '../../../src/core/exchange';
import type { Command } from '../../../src/core/model/commands';
import { GatewayEngine } from '../../../src/engine/cluster/gatewayEngine';
import type { CommandOutcome } from '../../../src/engine/types';
import type { MemoryBus } from '../../support/memoryBus';
import type { MemoryBusClient } from '../../support/memoryBusClient';
import { DatabaseLinks, type LinkOptions } from '../database/databaseLink';
import { RequestSender } from '../machine/requestSender';
import { SimulatedProcess } from '../machine/simulatedProcess';
import { LIMITS } from '../machine/simulatedServer';
import type { FollowerChecker } from '../model/followerChecker';
import { SIMULATED_MATCH_LIMITS } from '../model/matchLimits';
import type { ModelJudge } from '../model/modelJudge';
import type { ReferenceModel } from '../model/referenceModel';
import type { RequestModel } from '../model/requestRecords';
import { isCausedByGarbage } from './garbage';
import { GatewayChecker } from './gatewayChecker';
import type { PublishedHistory } from './publishedHistory';

export const LAG_MAX_MS = 1_000;
export const NATS_PREFIX = 'simulated';

export interface GatewayOptions extends Omit<LinkOptions, 'process'> {
  readonly name: string;
  readonly bus: MemoryBus;
  readonly wallMs: () => number;
  readonly skewMs: number;
  readonly judge: ModelJudge;
  readonly requests: RequestModel;
  readonly reference: ReferenceModel;
  readonly follower: FollowerChecker;
  readonly history: PublishedHistory;
  /** Whether messages with events of another log are sent. */
  readonly hasForeignEvents: boolean;
}

export class SimulatedGateway {
  readonly process: SimulatedProcess;
  readonly engine: GatewayEngine;
  readonly client: MemoryBusClient;
  readonly links: DatabaseLinks;
  private readonly sender: RequestSender;
  private readonly checker: GatewayChecker;
  private healedEvents = 0;
  private cutOffUntilMs = 0;

  constructor(private readonly options: GatewayOptions) {
    const { name, time, wallMs, skewMs, bus, trace, judge } = options;
    this.process = new SimulatedProcess(time, wallMs, skewMs);
    const { process } = this;
    const { eventLoop, clock } = process;
    const downUntilMs = () => Math.max(options.downUntilMs(), this.cutOffUntilMs);
    this.links = new DatabaseLinks({ ...options, process, downUntilMs });
    const log = this.createLog();
    this.client = bus.connect({ eventLoop, log });
    let sessions = 0;
    this.engine = new GatewayEngine({
      ...LIMITS,
      bus: this.client,
      database: this.links,
      clock,
      eventLoop,
      log,
      auditTimeoutMs: LIMITS.commandDeadlineMs,
      newSession: () => `${name.replace(' ', '')}s${(sessions += 1)}`,
      natsPrefix: NATS_PREFIX,
      lagMaxMs: LAG_MAX_MS,
      matchLimits: SIMULATED_MATCH_LIMITS,
    });
    const { engine } = this;
    this.sender = new RequestSender({ ...options, process, engine });
    const count = (what: string) => trace.count(what);
    this.checker = new GatewayChecker({ ...options, process, engine, lagMaxMs: LAG_MAX_MS, count });
    engine.subscribe((events) => this.checker.onEvents(events));
    trace.addLine(`${name} starts`);
    engine.start().then(
      () => trace.addLine(`${name} serves from event ${engine.publishedSequence}`),
      (error: unknown) => judge.addFinding(`${name} cannot start: ${String(error)}`),
    );
  }

  get name(): string {
    return this.options.name;
  }

  /** Its memory; undefined while the tables are being loaded. */
  get exchange(): Exchange | undefined {
    return this.engine['state'].followed?.exchange;
  }

  get attemptsInProgress(): number {
    return this.sender.inProgress;
  }

  /** Sends a command, and checks that the gateway shows its event when it answers. */
  send(command: Command): Promise<CommandOutcome> {
    const { judge, trace } = this.options;
    const answer = this.sender.send(command);
    answer.then(
      ({ event }) => {
        trace.count('answer through a gateway');
        const shown = this.engine.publishedSequence;
        judge.expect(
          event === null || event.sequence <= shown,
          () => `${this.name} answers with event ${event?.sequence} and shows ${shown}`,
        );
      },
      () => undefined,
    );
    return answer;
  }

  check(nowMs: number): void {
    if (this.process.isSuspended) return;
    const { healedEvents } = this.engine;
    if (healedEvents > this.healedEvents) this.options.trace.count('gateway reads a gap from the table');
    this.healedEvents = healedEvents;
    this.checker.check(nowMs);
  }

  inspect(): void {
    this.checker.inspect();
  }

  /** Breaks its connections to the database, and lets none be opened for a time. */
  cutOffFromDatabase(forMs: number): void {
    this.cutOffUntilMs = this.options.time.nowMs + forMs;
    this.links.breakAll();
  }

  /** Ends the process at once. */
  kill(): void {
    const { trace } = this.options;
    trace.addLine(`${this.name} has ended`);
    this.process.kill();
    this.links.closeAll();
    void this.client.close();
    this.sender.abandonAll();
  }

  private createLog(): Logger {
    const { judge, name, hasForeignEvents } = this.options;
    const info = (content: { readonly sequence?: number }, message: string) => {
      if (message === 'the gateway has loaded the tables') this.checker.onLoaded(content.sequence ?? -1);
    };
    const error = ({ err }: { readonly err?: Error }, message: string) => {
      const isForeign = hasForeignEvents && err?.name === 'BrokenEventChain';
      if (!isForeign && !isCausedByGarbage(err)) judge.addFinding(`${name}: ${message} (${String(err)})`);
    };
    return { info, warn: () => undefined, error } as unknown as Logger;
  }
}
