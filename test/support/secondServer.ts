/** Starts a second server on the tables of another one, with the same keys, by mistake or as a standby. */
import { join } from 'node:path';
import { eventually } from './eventually';
import { type ExchangeOptions, TestExchange } from './exchange';
import { scrapeMetrics } from './scrapeMetrics';

export function startSecondServer(
  leader: TestExchange,
  { environment, ...options }: ExchangeOptions,
): Promise<TestExchange> {
  const keys = { MASTER_KEY_FILE: join(leader.dataDir, 'master.key'), CUSTODY_SECRET_FILE: leader.custodianKey.file };
  return TestExchange.start({
    ...options,
    schema: { ...leader.schema, drop: () => Promise.resolve() },
    environment: { ...keys, ...environment },
  });
}

/** Resolves when the standby has audited the tables and follows the leader. Throws if it ends instead. */
export async function untilFollowing(metricsPort: number, serving: Promise<unknown>): Promise<void> {
  let failure: unknown;
  serving.catch((error: unknown) => {
    failure = error;
  });
  const isFollowing = async (): Promise<boolean> => {
    if (failure !== undefined) throw failure;
    const scraped = await scrapeMetrics(metricsPort).catch(() => undefined);
    return scraped?.values.get('talad_role{role="warm_standby"}') === 1;
  };
  await eventually(isFollowing, (following) => following);
}
