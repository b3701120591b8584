/** Traces for OpenTelemetry. */
import { collectorUrl, integer } from './settingTypes';

export const tracing = {
  url: collectorUrl(
    'TRACING_URL',
    'URL to which traces are sent as OTLP over HTTP, for example http://127.0.0.1:4318/v1/traces. Without it, nothing is traced.',
  ),
  samplePercent: integer('TRACING_SAMPLE_PERCENT', 100, 1, 100, 'Percentage of requests that are traced.'),
} as const;
