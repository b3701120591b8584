/** Where a server on this machine can be reached. */

/** What a person can open: every address is also this machine's own. */
export function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
