import type { Config } from '../../foundation/settings/config';

/** Where traces are sent, as OpenTelemetry specifies it; empty if nothing is traced. */
export function tracesUrl({
  url,
  tracesEndpoint,
  endpoint,
}: Pick<Config['tracing'], 'url' | 'tracesEndpoint' | 'endpoint'>): string {
  if (url !== '' || tracesEndpoint !== '' || endpoint === '') return url || tracesEndpoint;
  return `${endpoint}${endpoint.endsWith('/') ? '' : '/'}v1/traces`;
}
