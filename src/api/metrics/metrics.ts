/**
 * The metrics of the server in the Prometheus format. The only module that uses prom-client: other modules offer plain
 * numbers, which are read at each scrape, or call an observer, once per request or batch.
 */
import type { Knex } from 'knex';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from '../../engine/cluster/bus';
import type { GatewayEngine } from '../../engine/cluster/gatewayEngine';
import type { ExchangeEngine } from '../../engine/engine';
import type { Health } from '../../engine/health';
import type { LeadershipState } from '../../engine/leadership';
import type { EngineObserver } from '../../engine/observer';
import { type ClockDeviation, type ClockGuard, monotonicMs } from '../../foundation/clock';
import { BLOCKED_MS_MAX, type LoopFaults } from '../../foundation/loopWatch';
import { poolUsage } from '../../store/connection/database';
import { operationName, type RequestObserver } from '../http/calls/observer';
import type { StopObserver } from '../http/contract/withActionLog';
import { renderHealthChecks } from '../rendering/health';
import type { Streams, StreamsObserver } from '../streams/streamServer';

/** In seconds, from a read from memory up to the deadline of a handler. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ROLES: readonly LeadershipState['role'][] = ['leader', 'standby', 'warm_standby', 'gateway'];
const COMMAND_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** What is known of the copy of the heads of the log of operators' actions. */
export interface PublishedActionLog {
  readonly problem: string | undefined;
  readonly failures: number;
  readonly changedHeads: number;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = this.counter('talad_http_requests_total', 'Answered requests.', ['operation', 'status']);
  private readonly requestSeconds = this.histogram(
    'talad_http_request_seconds',
    'Time from the end of the request headers to the response.',
    DURATION_BUCKETS,
    ['operation'],
  );
  private readonly batchCommands = this.histogram(
    'talad_engine_batch_commands',
    'Commands that were committed in one transaction.',
    COMMAND_BUCKETS,
  );
  private readonly commitSeconds = this.histogram(
    'talad_engine_commit_seconds',
    'Duration of a commit, from its first statement to the result of COMMIT.',
    DURATION_BUCKETS,
  );
  private readonly events = this.counter('talad_engine_events_total', 'Committed events.');
  private readonly auditViolations = this.gauge('talad_audit_violations', 'Violations that the last audit found.');
  private readonly auditSeconds = this.gauge(
    'talad_audit_timestamp_seconds',
    'Unix time at which the last audit ended.',
  );
  private readonly auditCheckpointsDiscarded = this.counter(
    'talad_audit_checkpoints_discarded_total',
    'Checkpoints of audits that were discarded because they disagreed with a complete audit without violations.',
  );
  private readonly lagSeconds = this.histogram(
    'talad_stream_lag_seconds',
    "Time from the engine's decision until the frames were sent to the last subscriber.",
    DURATION_BUCKETS,
  );
  private readonly dropped = this.counter(
    'talad_stream_dropped_sockets_total',
    'Sockets that were closed with code 1013 because the client read too slowly.',
  );

  private readonly operatorStops = this.counter(
    'talad_operator_stops_total',
    'Requests that tightened something, which one operator carried out at once. `operator` is the id of the token.',
    ['operation', 'operator'],
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Gauges with names of counters, which Prometheus warns of. Each has a sibling by type.
    for (const kind of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }

  readonly request: RequestObserver = (context) => {
    const startedMs = monotonicMs();
    return (status) => {
      const operation = operationName(context);
      this.requests.inc({ operation, status });
      this.requestSeconds.observe({ operation }, (monotonicMs() - startedMs) / 1000);
    };
  };

  readonly operatorStopped: StopObserver = ({ operation, operator }) =>
    this.operatorStops.inc({ operation, operator: String(operator.tokenId) });

  readonly engine: EngineObserver = {
    committing: ({ commands, events }) => {
      const startedMs = monotonicMs();
      return () => {
        this.commitSeconds.observe((monotonicMs() - startedMs) / 1000);
        this.batchCommands.observe(commands.length);
        this.events.inc(events);
      };
    },
    audited: ({ violations, discardedCheckpoint }) => {
      this.auditViolations.set(violations.length);
      this.auditSeconds.setToCurrentTime();
      if (discardedCheckpoint !== null) this.auditCheckpointsDiscarded.inc();
    },
  };

  readonly streams: StreamsObserver = {
    sent: (ageMs) => this.lagSeconds.observe(ageMs / 1000),
    dropped: () => this.dropped.inc(),
  };

  watchEngine(engine: Pick<ExchangeEngine, 'queued' | 'openOrders' | 'published'>): void {
    this.readOnScrape('talad_engine_queue_commands', 'Commands in the queue.', () => engine.queued);
    this.readOnScrape(
      'talad_open_orders',
      'Orders in the order books, and stop orders that are not triggered yet.',
      () => engine.openOrders,
    );
    this.readOnScrapeByLabel('talad_withdrawals', 'Open withdrawals by status.', 'status', () => {
      const counts: Record<string, number> = {};
      for (const { status } of engine.published.openWithdrawals()) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    });
  }

  /** No values before the first comparison, and without a custodian. */
  watchCustody(worker: {
    readonly differences: number | undefined;
    readonly comparedAtMs: number | undefined;
    readonly totals: readonly { readonly asset: string; readonly network: string; readonly hotWallet: string | null }[];
  }): void {
    for (const [state, help] of [
      ['low', "Whether the custodian's wallet has less than its lower bound, so that it needs a refill."],
      [
        'high',
        "Whether the custodian's wallet has more than its upper bound, so that a surplus is to move to cold storage.",
      ],
    ] as const)
      this.readOnScrapeByLabel(`talad_custody_wallet_${state}`, help, 'asset', () =>
        Object.fromEntries(
          worker.totals
            .filter(({ hotWallet }) => hotWallet !== null)
            .map(({ asset, network, hotWallet }) => [`${asset} on ${network}`, hotWallet === state ? 1 : 0]),
        ),
      );
    this.readOnScrape(
      'talad_custody_differences',
      "Differences of deposits and withdrawals from the custodian's books that the last comparison found.",
      () => worker.differences ?? Number.NaN,
    );
    this.readOnScrape(
      'talad_custody_compared_timestamp_seconds',
      'Unix time of the last comparison that the custodian answered, or of the first failed one if it has answered none.',
      () => (worker.comparedAtMs ?? Number.NaN) / 1000,
    );
  }

  watchWebhooks(worker: { readonly backlog: { readonly messages: number; readonly oldestAgeMs: number } }): void {
    this.readOnScrape(
      'talad_webhook_backlog_messages',
      'Webhook messages that enabled receivers of partners have not confirmed yet.',
      () => worker.backlog.messages,
    );
    this.readOnScrape(
      'talad_webhook_backlog_age_seconds',
      'Age of the oldest of these messages.',
      () => worker.backlog.oldestAgeMs / 1000,
    );
  }

  /** Lag of 0 for the leader; no value for a standby that does not follow the log. */
  watchLeadership(health: Pick<Health, 'leadership'>): void {
    this.readOnScrapeByLabel('talad_role', '1 for the role of this server.', 'role', () => {
      const { role } = health.leadership();
      return Object.fromEntries(ROLES.map((each) => [each, Number(each === role)]));
    });
    this.readOnScrape('talad_epoch', "Number of the leader's term, as far as this server knows.", () => {
      return health.leadership().epoch;
    });
    this.readOnScrape('talad_standby_lag_events', 'Events in the log that this server has not applied yet.', () => {
      return health.leadership().lagEvents ?? Number.NaN;
    });
    this.readOnScrape(
      'talad_standby_lag_seconds',
      'Time since this server last had the whole log in memory.',
      () => (health.leadership().lagMs ?? Number.NaN) / 1000,
    );
  }

  /** No values before the first try, and when the server leads. */
  watchStandby(rehearsal: {
    readonly forecast: 'open' | 'quarantine' | 'refused' | undefined;
    readonly triedAtMs: number | undefined;
  }): void {
    this.readOnScrapeByLabel(
      'talad_standby_takeover',
      '1 for what would happen if this standby took over: it works, begins in quarantine, or is refused.',
      'outcome',
      () => (rehearsal.forecast === undefined ? {} : { [rehearsal.forecast]: 1 }),
    );
    this.readOnScrape(
      'talad_standby_tried_timestamp_seconds',
      'Unix time at which this standby last tried what a takeover needs.',
      () => (rehearsal.triedAtMs ?? Number.NaN) / 1000,
    );
  }

  watchHealth(health: Pick<Health, 'readiness'>): void {
    this.readOnScrape('talad_ready', '1 while the server is ready for requests.', () =>
      Number(health.readiness().ready),
    );
    this.readOnScrape(
      'talad_quarantine',
      '1 while the exchange refuses everything but reads and cancellations, because an audit found violations.',
      () => Number(health.readiness().isQuarantined),
    );
    this.readOnScrapeByLabel('talad_health', '1 for each readiness check that passes.', 'check', () =>
      Object.fromEntries(
        Object.entries(renderHealthChecks(health.readiness())).map(([check, passes]) => [check, Number(passes)]),
      ),
    );
  }

  /** The message bus of an engine or a gateway. */
  watchBus(bus: Pick<Bus, 'isConnected' | 'connections'>): void {
    this.readOnScrape('talad_bus_connected', '1 while the message bus is connected.', () => Number(bus.isConnected));
    this.countOnScrape('talad_bus_reconnects_total', 'How often the message bus was connected again.', () =>
      Math.max(bus.connections - 1, 0),
    );
  }

  watchGateway(engine: Pick<GatewayEngine, 'leadership' | 'commandsInFlight' | 'healedEvents'>): void {
    this.readOnScrape('talad_gateway_lag_events', 'Published events that this gateway has not applied yet.', () => {
      return engine.leadership.lagEvents ?? Number.NaN;
    });
    this.readOnScrape(
      'talad_gateway_lag_seconds',
      'Time since this gateway certainly had everything that was published.',
      () => (engine.leadership.lagMs ?? Number.NaN) / 1000,
    );
    this.readOnScrape('talad_gateway_commands_in_flight', 'Commands that wait for the outcome of the leader.', () => {
      return engine.commandsInFlight;
    });
    this.countOnScrape(
      'talad_gateway_healed_events_total',
      'Events that were read from the table because no message brought them.',
      () => engine.healedEvents,
    );
  }

  watchLoop(watch: LoopFaults): void {
    this.countOnScrape(
      'talad_event_loop_blocks_total',
      `How often own work blocked the event loop for more than ${BLOCKED_MS_MAX} ms, without time of other processes.`,
      () => watch.blocks,
    );
    this.readOnScrape(
      'talad_event_loop_longest_block_seconds',
      'The longest of these blocks since the start.',
      () => watch.longestBlockMs / 1000,
    );
    this.countOnScrape(
      'talad_listener_warnings_total',
      'Warnings of Node.js that listeners are added to an object and never removed.',
      () => watch.listenerWarnings,
    );
  }

  watchActionLogHeads(publisher: PublishedActionLog): void {
    this.readOnScrape(
      'talad_action_log_published',
      "0 while the newest hash of the log of operators' actions cannot be sent to ACTION_LOG_HEAD_TO, or those there cannot be read.",
      () => Number(publisher.problem === undefined),
    );
    this.countOnScrape(
      'talad_action_log_publish_failures_total',
      'Failed attempts to send or read hashes since the start.',
      () => publisher.failures,
    );
    this.readOnScrape(
      'talad_action_log_changed',
      "Hashes at ACTION_LOG_HEAD_TO that the log of operators' actions does not contain: rows were changed or deleted.",
      () => publisher.changedHeads,
    );
  }

  watchPublishedPosition(published: { readonly isSaved: boolean }): void {
    this.readOnScrape(
      'talad_published_position_saved',
      '0 while the position of the last published event cannot be saved in DATA_DIR.',
      () => Number(published.isSaved),
    );
  }

  watchClock(clock: Pick<ClockGuard, 'isTrusted'> & ClockDeviation): void {
    this.readOnScrape('talad_clock_trusted', '0 while commands are refused because a clock has jumped.', () =>
      Number(clock.isTrusted),
    );
    this.countOnScrape(
      'talad_clock_jumps_total',
      'Jumps of the clock of this server or of its database beyond CLOCK_SKEW_MAX_MS since the start.',
      () => clock.jumps,
    );
    this.readOnScrape(
      'talad_clock_skew_seconds',
      'Difference of the clock of this server from the time that passed steadily; 0 unless the clock has jumped.',
      () => clock.skewMs / 1000,
    );
  }

  watchDatabase(database: Knex): void {
    this.readOnScrapeByLabel(
      'talad_database_pool',
      'Used and free connections of the pool, and queries that wait for one.',
      'state',
      () => ({
        ...poolUsage(database),
      }),
    );
  }

  watchStreams(streams: Pick<Streams, 'connections' | 'subscriptions'>): void {
    this.readOnScrape('talad_stream_sockets', 'Open WebSocket connections.', () => streams.connections);
    this.readOnScrape(
      'talad_stream_subscriptions',
      'Subscriptions of all WebSocket connections.',
      () => streams.subscriptions,
    );
  }

  /** The response to a scrape. */
  async exposition(): Promise<{ readonly contentType: string; readonly text: string }> {
    return { contentType: this.registry.contentType, text: await this.registry.metrics() };
  }

  private counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: this.registers });
  }

  private histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: this.registers });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: this.registers });
  }

  /** Adds a gauge that is read at each scrape. */
  private readOnScrape(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      collect() {
        this.set(read());
      },
    });
  }

  /** Adds a counter that is read at each scrape. */
  private countOnScrape(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: this.registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  private readOnScrapeByLabel<Label extends string>(
    name: string,
    help: string,
    label: Label,
    read: () => Readonly<Record<string, number>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: this.registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read()))
          this.set({ [label]: value } as Record<Label, string>, count);
      },
    });
  }
}
