/** Traces for OpenTelemetry. The variables that begin with OTEL_ mean what its specification says. */
import { choice, collectorBaseUrl, collectorUrl, integer, otlpHeaders } from './settingTypes';

/** As long as a stop of the server waits for the last traces. */
const TIMEOUT_MS = 2_000;
/** OpenTelemetry's own default is 10 s, which platforms may set for all their programs. */
const HOUR_MS = 3_600_000;
/** The exporter speaks no other. */
const PROTOCOLS = ['http/json'] as const;

export const tracing = {
  url: collectorUrl(
    'TRACING_URL',
    'URL to which traces are sent as OTLP over HTTP, for example http://127.0.0.1:4318/v1/traces. Without it, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT or OTEL_EXPORTER_OTLP_ENDPOINT counts; without any of them, nothing is traced.',
  ),
  tracesEndpoint: collectorUrl(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'The same as TRACING_URL, which precedes it: the URL is used as it is.',
  ),
  endpoint: collectorBaseUrl(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'Base URL of a collector, for example http://127.0.0.1:4318. Traces are sent to v1/traces under it, unless TRACING_URL or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set.',
  ),
  headers: otlpHeaders('OTEL_EXPORTER_OTLP_HEADERS', 'Headers that the collector wants, such as its token.'),
  tracesHeaders: otlpHeaders(
    'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
    'The same for traces; precedes headers of the same name in OTEL_EXPORTER_OTLP_HEADERS.',
  ),
  timeoutMs: integer(
    'OTEL_EXPORTER_OTLP_TIMEOUT',
    TIMEOUT_MS,
    1,
    HOUR_MS,
    'The longest wait for the collector, in milliseconds. More than 2000 counts as 2000.',
  ),
  tracesTimeoutMs: integer(
    'OTEL_EXPORTER_OTLP_TRACES_TIMEOUT',
    0,
    0,
    HOUR_MS,
    'The same for traces; 0 is the value of OTEL_EXPORTER_OTLP_TIMEOUT.',
  ),
  protocol: choice('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json', PROTOCOLS, 'How traces are sent.'),
  tracesProtocol: choice('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/json', PROTOCOLS, 'How traces are sent.'),
  samplePercent: integer('TRACING_SAMPLE_PERCENT', 100, 1, 100, 'Percentage of requests that are traced.'),
} as const;
