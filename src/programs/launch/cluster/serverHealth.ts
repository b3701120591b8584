/** Asks the servers of a cluster for their readiness. */

const TIMEOUT_MS = 1_000;

/** `leads`: ready as the leader, or, as a gateway, ready for clients. `follows`: a warm standby that is up to date. */
export type ServerState = 'leads' | 'follows' | 'starts';

export async function serverState(readinessUrl: string): Promise<ServerState> {
  try {
    const response = await fetch(readinessUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { leadership } = (await response.json()) as { readonly leadership?: { readonly role?: string } };
    if (response.ok) return 'leads';
    return leadership?.role === 'warm_standby' ? 'follows' : 'starts';
  } catch {
    return 'starts';
  }
}

/** Whether this engine leads, or follows while another one leads. */
export async function isEngineReady(readinessUrl: string, urlsOfAll: readonly string[]): Promise<boolean> {
  const state = await serverState(readinessUrl);
  if (state !== 'follows') return state === 'leads';
  return (await Promise.all(urlsOfAll.map(serverState))).includes('leads');
}
