/** The URL of a server on this machine. */

/**
 * Returns a URL that a person can open: a server that listens on all addresses is reached through the loopback address.
 */
export function serverUrl(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
