/**
 * An exchange that reaches its database over a link that a test can cut, and what it shows to the public: each answer
 * with its time, so that a test can say what was served after which moment.
 */
import { TestExchange } from './exchange';
import { FaultProxy } from './faultProxy';
import { freshSchema } from './testDatabase';

export const SHORT_LEASE_MS = 5_000;
export const SHORT_LEASE = { ENGINE_LEASE_MS: String(SHORT_LEASE_MS), ENGINE_COMMIT_TIMEOUT_MS: '2000' };

/** Runs the test with a leader whose link to the database is `proxy`, and restores the link afterwards. */
export async function withLinkedExchange(
  environment: Readonly<Record<string, string>>,
  test: (leader: TestExchange, proxy: FaultProxy) => Promise<void>,
): Promise<void> {
  const schema = await freshSchema();
  const proxy = await FaultProxy.start(schema.serviceUrl);
  const leader = await TestExchange.start({
    environment,
    schema,
    serverDatabaseUrl: proxy.proxiedUrl(schema.serviceUrl),
  });
  try {
    await test(leader, proxy);
  } finally {
    proxy.setConditions({});
    // It may have ended already, because another server took over.
    await leader.kill();
    await leader.close();
    await proxy.close();
  }
}

/** Requests for public data, by name: of each source (book, statistics, klines, trades, rules), and a page. */
const PUBLIC_READS: Readonly<Record<string, string>> = {
  depth: '/api/v3/depth?symbol=btc_thb',
  ticker: '/api/v3/ticker/24hr',
  klines: '/api/v3/klines?symbol=btc_thb&interval=1m',
  trades: '/api/v3/aggTrades?symbol=btc_thb',
  rules: '/api/v3/exchangeInfo',
  page: '/market/btc_thb',
};

/** The status of each public read; 0 if the server does not answer. `onAnswer` is called as soon as each arrives. */
export async function readPublicData(
  { baseUrl }: TestExchange,
  onAnswer: (status: number) => void = () => undefined,
): Promise<Readonly<Record<string, number>>> {
  const statuses = await Promise.all(
    Object.entries(PUBLIC_READS).map(async ([name, path]) => {
      const response = await fetch(`${baseUrl}${path}`).catch(() => undefined);
      const status = response?.status ?? 0;
      onAnswer(status);
      await response?.arrayBuffer().catch(() => undefined);
      return [name, status] as const;
    }),
  );
  return Object.fromEntries(statuses);
}

/** What the reads have in common; undefined if they differ. */
export async function commonStatus(exchange: TestExchange): Promise<number | undefined> {
  const statuses = new Set(Object.values(await readPublicData(exchange)));
  return statuses.size === 1 ? [...statuses][0] : undefined;
}
