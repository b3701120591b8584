/**
 * What operators watch, in Prometheus' form. The only module that knows prom-client: the others expose plain numbers, which are read when somebody
 * asks, or tell an observer, once a request or once a batch.
 */
import type { Knex } from 'knex';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { monotonicMs } from '../clock';
import type { ExchangeEngine } from '../engine/engine';
import type { Health } from '../engine/health';
import type { EngineObserver } from '../engine/observer';
import { renderChecks } from '../handlers/render/health';
import { operationName, type RequestObserver } from '../http/observer';
import { poolUse } from '../store/database';
import type { Streams, StreamsObserver } from '../streams/server';

/** Seconds: from a read out of memory to the deadline of a handler. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COMMANDS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = this.counter('talad_http_requests_total', 'Requests answered.', ['operation', 'status']);
  private readonly requestSeconds = this.histogram(
    'talad_http_request_seconds',
    'From the head of a request to its answer.',
    SECONDS,
    ['operation'],
  );
  private readonly batchCommands = this.histogram(
    'talad_engine_batch_commands',
    'Commands committed in one transaction.',
    COMMANDS,
  );
  private readonly commitSeconds = this.histogram(
    'talad_engine_commit_seconds',
    'A commit, from its first statement to the answer to COMMIT.',
    SECONDS,
  );
  private readonly events = this.counter('talad_engine_events_total', 'Events committed.');
  private readonly auditViolations = this.gauge('talad_audit_violations', 'What the last audit found wrong.');
  private readonly auditSeconds = this.gauge(
    'talad_audit_timestamp_seconds',
    'When the last audit ended, in Unix time.',
  );
  private readonly lagSeconds = this.histogram(
    'talad_stream_lag_seconds',
    "From the engine's decision to the last reader of its frames.",
    SECONDS,
  );
  private readonly dropped = this.counter(
    'talad_stream_dropped_sockets_total',
    'Sockets closed with 1013 because they were too slow.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly request: RequestObserver = (call) => {
    const beganMs = monotonicMs();
    return (status) => {
      const operation = operationName(call);
      this.requests.inc({ operation, status });
      this.requestSeconds.observe({ operation }, (monotonicMs() - beganMs) / 1000);
    };
  };

  readonly engine: EngineObserver = {
    committing: ({ commands, events }) => {
      const beganMs = monotonicMs();
      return () => {
        this.commitSeconds.observe((monotonicMs() - beganMs) / 1000);
        this.batchCommands.observe(commands.length);
        this.events.inc(events);
      };
    },
    audited: ({ violations }) => {
      this.auditViolations.set(violations.length);
      this.auditSeconds.setToCurrentTime();
    },
  };

  readonly streams: StreamsObserver = {
    sent: (ageMs) => this.lagSeconds.observe(ageMs / 1000),
    dropped: () => this.dropped.inc(),
  };

  watchEngine(engine: Pick<ExchangeEngine, 'queued' | 'openOrders' | 'committed'>): void {
    this.watched('talad_engine_queue_commands', 'Commands that wait for their turn.', () => engine.queued);
    this.watched('talad_open_orders', 'Orders on books, and stop orders that wait.', () => engine.openOrders);
    this.watchedBy('talad_withdrawals', 'Withdrawals that are not over, by status.', 'status', () => {
      const counts: Record<string, number> = {};
      for (const { status } of engine.committed.openWithdrawals()) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    });
  }

  watchHealth(health: Pick<Health, 'readiness'>): void {
    this.watched('talad_ready', '1 while requests should be sent here.', () => Number(health.readiness().ready));
    this.watchedBy('talad_health', '1 for each thing needed to be ready that holds.', 'check', () =>
      Object.fromEntries(
        Object.entries(renderChecks(health.readiness())).map(([check, holds]) => [check, Number(holds)]),
      ),
    );
  }

  watchDatabase(database: Knex): void {
    this.watchedBy(
      'talad_database_pool',
      'Connections of the pool that are used and free, and queries that wait for one.',
      'state',
      () => ({
        ...poolUse(database),
      }),
    );
  }

  watchStreams(streams: Pick<Streams, 'connections' | 'subscriptions'>): void {
    this.watched('talad_stream_sockets', 'Sockets that are open.', () => streams.connections);
    this.watched('talad_stream_subscriptions', 'Streams that sockets follow, added up.', () => streams.subscriptions);
  }

  /** What a scrape is answered. */
  async exposed(): Promise<{ readonly contentType: string; readonly text: string }> {
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

  /** Read when somebody asks. */
  private watched(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      collect() {
        this.set(read());
      },
    });
  }

  private watchedBy<Label extends string>(
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
