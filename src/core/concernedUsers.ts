/** Whom an event concerns: what a user's part of the log is, in the tables and on the wire alike. */
import type { EngineEvent } from './events';
import { HOUSE } from './model';

/** Whoever had an order or a balance changed by it, each once. */
export function concernedUsers(event: EngineEvent): Set<number> {
  const users = new Set<number>();
  for (const order of event.orders) users.add(order.userId);
  for (const { account } of event.balances) users.add(account.owner);
  users.delete(HOUSE);
  return users;
}
