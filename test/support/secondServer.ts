/** Starts a second server on the tables of another one, with the same keys, by mistake or as a standby. */
import { join } from 'node:path';
import { type ExchangeOptions, TestExchange } from './exchange';

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
