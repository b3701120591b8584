/** The gateways of a simulated world, the bus between them and the servers, and the faults of both. */
import type { Logger } from 'pino';
import { EngineService } from '../../../src/engine/cluster/engineService';
import type { ExchangeEngine } from '../../../src/engine/engine';
import { MemoryBus } from '../../support/memoryBus';
import type { MemoryBusClient } from '../../support/memoryBusClient';
import type { Random } from '../../support/randomSeed';
import type { SimulatedProcess } from '../machine/simulatedProcess';
import type { SimulatedServer, SimulatedService } from '../machine/simulatedServer';
import { describeExchange } from '../model/engineMemory';
import { RandomBusFaults } from './busFaults';
import { isCausedByGarbage } from './garbage';
import { PublishedHistory } from './publishedHistory';
import { type GatewayOptions, NATS_PREFIX, SimulatedGateway } from './simulatedGateway';

/** How long the bus takes a process that has ended without closing its connection for a listener, at most. */
const UNNOTICED_MS = 4_000;
const START_PAUSE_MS = 300;
const HOUR_MS = 3_600_000;

export interface ClusterOptions
  extends Omit<GatewayOptions, 'name' | 'bus' | 'history' | 'skewMs' | 'hasForeignEvents'> {
  readonly random: Random;
  /** Number of gateways. */
  readonly gateways: number;
  readonly servers: readonly SimulatedServer[];
}

export class SimulatedCluster {
  readonly faults: RandomBusFaults;
  readonly bus: MemoryBus;
  readonly history = new PublishedHistory();
  gateways: SimulatedGateway[] = [];
  /** Bus clients of the servers that have not ended. */
  readonly serverClients = new Set<MemoryBusClient>();
  /** A client of the bus that is neither server nor gateway. */
  readonly stranger: MemoryBusClient;
  readonly hasForeignEvents: boolean;
  private gatewaysStarted = 0;
  private nextStartMs = 0;

  constructor(readonly options: ClusterOptions) {
    const { random, time, trace } = options;
    this.faults = new RandomBusFaults(random, (fault) => trace.count(`bus fault: ${fault}`));
    const eventLoop = { after: time.after.bind(time) };
    // With small messages, many events are only announced.
    const messageBytesMax = random.pick([1_048_576, 1_048_576, 2_500]);
    this.bus = new MemoryBus({ eventLoop, faults: this.faults, messageBytesMax });
    this.hasForeignEvents = random.integer(1, 4) === 1;
    const nextTurn = (call: () => void) => void time.after(0, call);
    this.stranger = this.bus.connect({ eventLoop: { nextTurn }, log: { error: () => undefined } });
  }

  /** A server that proves its lease. */
  get leader(): SimulatedServer | undefined {
    return this.options.servers.findLast(({ engine, state }) => state === 'serving' && engine.leaseHeld);
  }

  /** Bus clients of all servers and gateways. */
  get clients(): MemoryBusClient[] {
    return [...this.serverClients, ...this.gateways.map(({ client }) => client)];
  }

  /** Connects a server to the bus. */
  serve({ process, engine, log }: ServerParts): SimulatedService {
    const { clock, eventLoop } = process;
    const client = this.bus.connect({ eventLoop, log: withoutGarbage(log) });
    this.serverClients.add(client);
    const service = new EngineService({ engine, bus: client, clock, eventLoop, log, natsPrefix: NATS_PREFIX });
    return { stop: () => service.stop(), end: () => this.endConnection(client) };
  }

  /** Starts gateways until their number is complete, as a supervisor does. */
  keepServing(): void {
    const { time, random } = this.options;
    if (this.gateways.length === this.options.gateways || time.nowMs < this.nextStartMs) return;
    this.nextStartMs = time.nowMs + START_PAUSE_MS;
    const skewMs = random.integer(1, 6) === 1 ? random.integer(-HOUR_MS, HOUR_MS) : 0;
    const name = `gateway ${(this.gatewaysStarted += 1)}`;
    const { bus, history, hasForeignEvents } = this;
    this.gateways.push(new SimulatedGateway({ ...this.options, name, skewMs, bus, history, hasForeignEvents }));
  }

  get anyGateway(): SimulatedGateway | undefined {
    return this.gateways[this.options.random.integer(0, this.gateways.length - 1)];
  }

  killGateway(gateway: SimulatedGateway): void {
    this.gateways = this.gateways.filter((other) => other !== gateway);
    gateway.kill();
  }

  /** To be called after each call on simulated time. */
  check(): void {
    const { nowMs } = this.options.time;
    this.history.record(nowMs, this.options.servers);
    for (const gateway of this.gateways) gateway.check(nowMs);
  }

  /** All faults have ended, and nothing is disconnected any more. */
  endFaults(): void {
    this.faults.enabled = false;
    this.bus.thaw();
    for (const { process } of this.gateways) process.resume();
    for (const client of this.clients) {
      client.heal();
      client.reconnect();
    }
  }

  /** Whether all gateways are there and show what this server has published, and it has decided nothing further. */
  isServing(server: SimulatedServer): boolean {
    this.keepServing();
    return (
      server.exchange?.sequence === server.engine.publishedSequence &&
      this.gateways.length === this.options.gateways &&
      this.gateways.every(
        ({ engine }) => engine.leaseHeld && engine.publishedSequence === server.engine.publishedSequence,
      )
    );
  }

  /** To be called when nothing is in progress: every gateway has in memory what the leader has. */
  checkHealed({ exchange, name }: SimulatedServer): void {
    const { judge } = this.options;
    for (const gateway of this.gateways) {
      gateway.inspect();
      if (exchange === undefined || gateway.exchange === undefined)
        judge.addFinding(`${name} or ${gateway.name} has no exchange`);
      // Not the digests: a refusal moves the leader's time, and is no event.
      else
        judge.expectSame(
          describeExchange(gateway.exchange, exchange.timeMs),
          describeExchange(exchange),
          () => `${gateway.name} has another exchange than ${name}`,
        );
    }
  }

  private endConnection(client: MemoryBusClient): void {
    const { random, time } = this.options;
    this.serverClients.delete(client);
    if (random.integer(1, 4) > 1) return void client.close();
    client.disconnect({ isNoticed: false });
    time.after(random.integer(0, UNNOTICED_MS), () => void client.close());
  }
}

interface ServerParts {
  readonly process: SimulatedProcess;
  readonly engine: ExchangeEngine;
  readonly log: Logger;
}

function withoutGarbage(log: Logger): Pick<Logger, 'error'> {
  const error = (content: { readonly err?: Error }, message: string) => {
    if (!isCausedByGarbage(content.err)) log.error(content, message);
  };
  return { error } as Pick<Logger, 'error'>;
}
