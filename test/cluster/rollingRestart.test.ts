/**
 * Gateways are replaced one after the other under load: clients with keep-alive connections get no error, except that a
 * gateway that has ended refuses new connections, and then they use the other one.
 */
import { withCluster } from '../support/cluster';
import type { TestExchange, TestUser } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { clientAt, firstTwo, untilServing } from './clusterHelpers';

const CLIENTS = 8;
const BETWEEN_MS = 700;
const DRAIN_MS = 1_000;

interface Load {
  /** Ids of the orders that were accepted. */
  readonly accepted: number[];
  /** Answers other than expected, and failures of connections other than a refused one. */
  readonly errors: string[];
  refusedConnections: number;
  isOver: boolean;
}

/** Errors of the network are not instances of this realm's `Error`. */
function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown }).code;
}

/** Places and cancels orders at one gateway, and goes on at the other when it refuses a connection. */
async function runClient(load: Load, user: TestUser, gateways: readonly TestExchange[], first: number) {
  let index = first;
  const call = async <Answer>(send: (client: TestUser['client']) => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        return await send(clientAt(gateways[index % 2] as TestExchange, user));
      } catch (error) {
        if (codeOf(error) !== 'ECONNREFUSED') throw error;
        load.refusedConnections += 1;
        index += 1;
      }
    }
  };
  while (!load.isOver) {
    try {
      const body = orderBody({ price: '1000', amount: '0.01' });
      const placed = await call((client) => client.call('createOrder', { body }));
      if (placed.status !== 200) throw new Error(`an order was answered ${placed.status}: ${placed.text}`);
      const { id } = placed.body;
      load.accepted.push(id);
      const shown = await call((client) => client.call('getOrder', { path: { id } }));
      if (shown.status !== 200) throw new Error(`the order was shown with ${shown.status}: ${shown.text}`);
      const cancelled = await call((client) => client.call('cancelOrder', { path: { id } }));
      if (cancelled.status !== 202) throw new Error(`cancelling was answered ${cancelled.status}: ${cancelled.text}`);
    } catch (error) {
      load.errors.push(`${String(error)} ${String(codeOf(error))}`);
    }
  }
}

test('both gateways are replaced under load without an error to a client', () =>
  withCluster({ environment: { SHUTDOWN_DRAIN_MS: String(DRAIN_MS) } }, async (cluster) => {
    const gateways = firstTwo(cluster);
    const load: Load = { accepted: [], errors: [], refusedConnections: 0, isOver: false };
    const users = await Promise.all(
      Array.from({ length: CLIENTS }, () => gateways[0].createUser({ balances: { thb: '1000000' } })),
    );
    const clients = users.map((user, index) => runClient(load, user, gateways, index));
    for (const gateway of gateways) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
      await gateway.restart();
      await untilServing(gateway);
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    load.isOver = true;
    await Promise.all(clients);
    expect(load.errors).toEqual([]);
    expect(load.refusedConnections).toBeGreaterThan(0);
    const stored = (await cluster.engine.database('orders').orderBy('id').pluck('id')).map(Number);
    expect(load.accepted.toSorted((a, b) => a - b)).toEqual(stored);
  }));
