/**
 * OpenTelemetry traces: each request, its commands and their wait in the engine, the batch that commits them, and calls
 * to partners and custodians. The only module that uses OpenTelemetry; it is loaded only if tracing is enabled. Spans
 * contain nothing of what clients send or receive, and trace ids are not sent to partners, custodians or clients; they go
 * from gateways to the engine.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
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
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { QueuedCommand } from '../../core/model/commands';
import type { EngineObserver } from '../../engine/observer';
import type { Engine } from '../../engine/types';
import type { Config } from '../../foundation/settings/config';
import type { TrustedProxies } from '../http/calls/addresses';
import type { Call } from '../http/calls/call';
import { operationName, type RequestObserver } from '../http/calls/observer';

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const SERVER_ERROR_STATUS = 500;
/** The longest wait for the collector during shutdown. */
const LAST_EXPORT_MS = 2_000;
/** A part of it is the collector's text. */
const WARNING_LENGTH_MAX = 300;
const KIND_LENGTH = 30;

interface CommandSpans {
  readonly command: Span;
  readonly wait: Span;
}

export class Tracing {
  /** The context with the span of the current request. */
  private readonly requestContext = new AsyncLocalStorage<Context>();
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly commandSpans = new Map<QueuedCommand, CommandSpans>();

  constructor(
    { url, headers, tracesHeaders, timeoutMs, tracesTimeoutMs, tracesProtocol, samplePercent }: Config['tracing'],
    private readonly trustedProxies: TrustedProxies,
    log: Pick<Logger, 'info' | 'warn'>,
  ) {
    const timeoutMillis = Math.min(tracesTimeoutMs === 0 ? timeoutMs : tracesTimeoutMs, LAST_EXPORT_MS);
    const exporter = new OTLPTraceExporter({ url, timeoutMillis, headers: { ...headers, ...tracesHeaders } });
    const { origin, pathname } = new URL(url);
    // A query may contain a token.
    const collector = `${origin}${pathname}`;
    log.info({ collector, protocol: tracesProtocol }, 'traces are sent to a collector');
    reportWarnings(collector, log);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'talad' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(samplePercent / 100) }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: reportFailures(exporter, collector, log),
          exportTimeoutMillis: LAST_EXPORT_MS,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('talad');
  }

  /** Starts a span; spans of later work for the same request become its children. */
  readonly request: RequestObserver = (context) => {
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, this.parentContext(context));
    this.requestContext.enterWith(trace.setSpan(ROOT_CONTEXT, span));
    return (status) => {
      span.updateName(operationName(context));
      span.setAttributes({
        'http.request.method': context.method.toUpperCase(),
        'http.response.status_code': status,
        'talad.request_id': context.requestId,
      });
      if (status >= SERVER_ERROR_STATUS) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };

  /** The span of a batch has no parent. It is linked to the spans of its commands instead. */
  readonly engine: EngineObserver = {
    committing: ({ commands, events }) => {
      const spans = commands.flatMap((command) => this.commandSpans.get(command) ?? []);
      for (const { wait } of spans) wait.end();
      const links = spans.map(({ command }) => ({ context: command.spanContext() }));
      const span = this.tracer.startSpan('engine commit', {
        root: true,
        links,
        attributes: { 'talad.commands': commands.length, 'talad.events': events },
      });
      return () => span.end();
    },
    audited: () => undefined,
  };

  /**
   * Returns an engine that does the same, and records a span for each command with a child span for its wait for a
   * batch.
   */
  traceEngine<Traced extends Engine>(engine: Traced): Traced {
    const execute: Engine['execute'] = async (command) => {
      const span = this.tracer.startSpan(`engine ${command.type}`, {}, this.currentContext());
      const wait = this.tracer.startSpan('engine wait', {}, trace.setSpan(ROOT_CONTEXT, span));
      this.commandSpans.set(command, { command: span, wait });
      try {
        return await engine.execute(command);
      } finally {
        this.commandSpans.delete(command);
        // The wait of a command that never reached a commit ends with the command.
        wait.end();
        span.end();
      }
    };
    return new Proxy(engine, { get: (target, name) => (name === 'execute' ? execute : memberOf(target, name)) });
  }

  /** The trace of a command that is being executed, for the process that decides it. */
  traceparentOf(command: QueuedCommand): string | undefined {
    const span = this.commandSpans.get(command)?.command.spanContext();
    if (span === undefined || (span.traceFlags & TraceFlags.SAMPLED) === 0) return undefined;
    return `00-${span.traceId}-${span.spanId}-01`;
  }

  /** Spans of this work belong to the trace of another process. */
  continueTrace<Result>(traceparent: string, work: () => Result): Result {
    return this.requestContext.run(remoteContext(traceparent), work);
  }

  /** Wraps the client, so that each call of a method creates a span named `<name> <method>`. */
  traceClient<T extends object>(name: string, client: T): T {
    return new Proxy(client, {
      get: (target, method) => {
        const member = memberOf(target, method);
        if (typeof member !== 'function') return member;
        return (...parameters: unknown[]): unknown =>
          this.traceMethod(`${name} ${String(method)}`, () =>
            (member as (...parameters: unknown[]) => unknown)(...parameters),
          );
      },
    });
  }

  /** Exports the remaining spans, if the collector answers in time. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }

  private traceMethod(name: string, work: () => unknown): unknown {
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT }, this.currentContext());
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.finally(() => span.end());
  }

  private currentContext(): Context {
    return this.requestContext.getStore() ?? context.active();
  }

  /** Continues the trace of a trusted proxy; any other `traceparent` header is ignored. */
  private parentContext({ request }: Call): Context {
    const isFromProxy = this.trustedProxies.includes(request?.socket.remoteAddress ?? '');
    const traceparent = isFromProxy ? request?.headers['traceparent'] : undefined;
    return remoteContext(typeof traceparent === 'string' ? traceparent : '');
  }
}

/** Logs when the collector stops to take traces, and when it takes them again. */
function reportFailures(exporter: SpanExporter, collector: string, log: Pick<Logger, 'info' | 'warn'>): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, finish) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined && !isFailing)
          log.warn(
            { collector, error: error.message },
            'the collector does not take traces; they are dropped until it does',
          );
        else if (error === undefined && isFailing) log.info({ collector }, 'the collector takes traces again');
        isFailing = error !== undefined;
        finish(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Logs each kind of warning of OpenTelemetry once: a success that is no answer of a collector, such as a page for people,
 * and spans that the collector refused or that did not fit into the queue.
 */
function reportWarnings(collector: string, log: Pick<Logger, 'warn'>): void {
  const reported = new Set<string>();
  const warn = (...words: readonly unknown[]): void => {
    // The beginning of the text: numbers, and what the collector has answered, make no other kind.
    const kind = String(words[0]).replace(/\d+/g, '').slice(0, KIND_LENGTH);
    if (reported.has(kind)) return;
    reported.add(kind);
    const warning = words.map(String).join(' ').slice(0, WARNING_LENGTH_MAX);
    log.warn({ collector, warning }, 'traces may be lost at the collector; this is reported once');
  };
  const ignore = (): void => undefined;
  const logger = { warn, error: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** The context of a span in another process; the root if the text is malformed. */
function remoteContext(traceparent: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Methods are bound to the target. */
function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name);
  return typeof member === 'function' ? member.bind(target) : member;
}
