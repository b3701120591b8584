/** Traces for OpenTelemetry. */
import { collectorUrl, integer } from './kinds';

export const tracing = {
  url: collectorUrl(
    'TRACING_URL',
    'Where traces are sent as OTLP over HTTP, for example http://127.0.0.1:4318/v1/traces; nothing is traced without.',
  ),
  samplePercent: integer('TRACING_SAMPLE_PERCENT', 100, 1, 100, 'Of a hundred requests so many are traced.'),
} as const;
