/** Requests of clients, what was answered, and whether the tables agree. */
import type { Knex } from 'knex';
import type { Client } from '../support/client';
import type { TestUser } from '../support/exchange';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `not_done`: the server has said that nothing was changed, or no connection was accepted. */
export type Outcome = 'unknown' | 'not_done' | 'refused' | 'accepted';

export interface SentRequest {
  readonly kind: 'order' | 'withdrawal';
  readonly user: TestUser;
  readonly send: (client: Client) => Promise<Answer>;
  /** The idempotency key; of an order, the client order id. */
  readonly key: string;
  outcome: Outcome;
  /** Of the first accepted answer; every later one must be the same. */
  text: string | undefined;
  isCancelled: boolean;
}

interface OrderRow {
  readonly id: number;
  readonly client_order_id: string;
  readonly status: string;
}

/** What differs: each accepted request is in the tables once, and no other one is. None may have an unknown outcome. */
export async function compareWithTables(sent: readonly SentRequest[], database: Knex): Promise<string[]> {
  const rows = await database('orders')
    .whereNotNull('client_order_id')
    .select<OrderRow[]>('id', 'client_order_id', 'status');
  const byKey = new Map<string, OrderRow[]>();
  for (const row of rows) byKey.set(row.client_order_id, [...(byKey.get(row.client_order_id) ?? []), row]);
  const orders = sent.filter(({ kind }) => kind === 'order');
  const differences = orders.flatMap((request) => compareOrder(request, byKey.get(request.key) ?? []));
  const [stored] = await database('withdrawals').count<{ n: number }[]>({ n: '*' });
  const accepted = sent.filter(({ kind, outcome }) => kind === 'withdrawal' && outcome === 'accepted').length;
  if (Number(stored?.n) !== accepted)
    differences.push(`${accepted} withdrawals were accepted, and ${stored?.n} are in the tables`);
  return differences;
}

function compareOrder({ key, outcome, text, isCancelled }: SentRequest, found: readonly OrderRow[]): string[] {
  const id = text === undefined ? undefined : orderIdOf(text);
  const [row] = found;
  if (found.length !== (outcome === 'accepted' ? 1 : 0) || (row !== undefined && Number(row.id) !== id))
    return [`order ${key}: ${outcome} as ${id}, in the tables ${JSON.stringify(found)}`];
  return isCancelled && row?.status !== 'cancelled' ? [`order ${id} was cancelled and is ${row?.status}`] : [];
}

/** The id in the answer to a new order. */
export function orderIdOf(text: string): number {
  return (JSON.parse(text) as { readonly id: number }).id;
}
