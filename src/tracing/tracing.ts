/**
 * Traces of requests for OpenTelemetry: a request, what it waits for in the engine, and the batch that commits it; calls to partners and custodians. The only module
 * that knows OpenTelemetry, loaded where traces are asked for. Of what people send or are told a span holds nothing, and nobody outside is told a trace's name.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config';
import type { Command } from '../core/commands';
import type { EngineObserver } from '../engine/observer';
import type { Engine } from '../engine/types';
import type { Call } from '../http/call';
import { operationName, type RequestObserver } from '../http/observer';

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const FAULT = 500;
/** What a stop waits for a collector at most. */
const LAST_EXPORT_MS = 2_000;

interface Waiting {
  readonly command: Span;
  readonly wait: Span;
}

export class Tracing {
  /** The span of the request that is being worked on. */
  private readonly present = new AsyncLocalStorage<Context>();
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly waiting = new Map<Command, Waiting>();

  constructor(
    { url, samplePercent }: Config['tracing'],
    private readonly trustProxy: boolean,
  ) {
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'talad' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(samplePercent / 100) }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url, timeoutMillis: LAST_EXPORT_MS }),
          exportTimeoutMillis: LAST_EXPORT_MS,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('talad');
  }

  /** Whatever the request leads to happens under its span. */
  readonly request: RequestObserver = (call) => {
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, this.parentOf(call));
    this.present.enterWith(trace.setSpan(ROOT_CONTEXT, span));
    return (status) => {
      span.updateName(operationName(call));
      span.setAttributes({
        'http.request.method': call.method.toUpperCase(),
        'http.response.status_code': status,
        'talad.request_id': call.requestId,
      });
      if (status >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };

  /** A batch is nobody's child: it has many parents, to which it is linked. */
  readonly engine: EngineObserver = {
    committing: ({ commands, events }) => {
      const known = commands.flatMap((command) => this.waiting.get(command) ?? []);
      for (const { wait } of known) wait.end();
      const links = known.map(({ command }) => ({ context: command.spanContext() }));
      const span = this.tracer.startSpan('engine commit', {
        root: true,
        links,
        attributes: { 'talad.commands': commands.length, 'talad.events': events },
      });
      return () => span.end();
    },
    audited: () => undefined,
  };

  /** The same engine; each command is a span, and its wait for a batch a span in it. */
  ofEngine(engine: Engine): Engine {
    const execute: Engine['execute'] = async (command) => {
      const span = this.tracer.startSpan(`engine ${command.type}`, {}, this.now());
      const wait = this.tracer.startSpan('engine wait', {}, trace.setSpan(ROOT_CONTEXT, span));
      this.waiting.set(command, { command: span, wait });
      try {
        return await engine.execute(command);
      } finally {
        this.waiting.delete(command);
        // A command that was refused before a batch, or in one that has nothing to commit, waited to its end.
        wait.end();
        span.end();
      }
    };
    return new Proxy(engine, { get: (target, name) => (name === 'execute' ? execute : memberOf(target, name)) });
  }

  /** The same object; each of its calls is a span `name method`. */
  around<T extends object>(name: string, outside: T): T {
    return new Proxy(outside, {
      get: (target, method) => {
        const member = memberOf(target, method);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown =>
          this.during(`${name} ${String(method)}`, () => (member as (...given: unknown[]) => unknown)(...given));
      },
    });
  }

  /** Sends what is left, to a collector that answers in time. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }

  private during(name: string, work: () => unknown): unknown {
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT }, this.now());
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.finally(() => span.end());
  }

  private now(): Context {
    return this.present.getStore() ?? context.active();
  }

  /** A trace that began in front of us goes on, if it is our own proxy that says so. */
  private parentOf({ request }: Call): Context {
    const given = this.trustProxy ? request.headers['traceparent'] : undefined;
    const [, traceId, spanId, flags] = TRACEPARENT.exec(typeof given === 'string' ? given : '') ?? [];
    if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  }
}

/** With its methods bound to it. */
function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name);
  return typeof member === 'function' ? member.bind(target) : member;
}
