/** What several tests of clusters need. */
import type { Client } from '../support/client';
import type { Cluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import type { TestExchange, TestUser } from '../support/exchange';

export function firstTwo({ gateways: [first, second] }: Cluster): [TestExchange, TestExchange] {
  if (first === undefined || second === undefined) throw new Error('the cluster has fewer than two gateways');
  return [first, second];
}

/** Client of the user at another gateway than the one that created the user. */
export function clientAt(gateway: TestExchange, user: Pick<TestUser, 'client'>): Client {
  return gateway.anonymous.withCredentials(user.client.credentials);
}

/** Resolves when the gateway is ready for requests, and reaches the leader. */
export async function untilServing(gateway: TestExchange): Promise<void> {
  for (const call of [
    () => gateway.anonymous.call('getReadiness'),
    // What is read from tables must be durable, for which the leader is asked.
    () => gateway.operator.call('getHouseBalances'),
  ])
    await eventually<{ readonly status: number }>(call, ({ status }) => status === 200);
}
