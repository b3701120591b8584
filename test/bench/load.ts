/** Load over HTTP from this process: requests made ready beforehand, so many connections, and what came back. */
import autocannon from 'autocannon';
import { processorSeconds } from './processes';

export interface ReadyRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly url: string;
  /** One list a connection; each is sent once, in order. */
  readonly lists: readonly (readonly ReadyRequest[])[];
  /** The process whose processor time is counted. */
  readonly processId: number;
  /** Requests a second over all connections; undefined: as fast as answers come. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly processorMicroseconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Throws when anything but a success came back: a fast no is no figure. */
export async function applyLoad({ url, lists, processId, rate }: Load): Promise<LoadResult> {
  const perConnection = lists[0]?.length ?? 0;
  const amount = perConnection * lists.length;
  let client = 0;
  const before = processorSeconds(processId);
  const startedMs = performance.now();
  const result = await autocannon({
    url,
    connections: lists.length,
    amount,
    timeout: 30,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (connection) => connection.setRequests((lists[client++] ?? []).map((request) => ({ ...request }))),
  });
  const seconds = (performance.now() - startedMs) / 1_000;
  const used = processorSeconds(processId) - before;
  if (result['2xx'] !== amount) throw new Error(`${amount - result['2xx']} of ${amount} requests to ${url} were not answered with success`);
  return {
    requestsPerSecond: amount / seconds,
    processorMicroseconds: (used * 1e6) / amount,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
