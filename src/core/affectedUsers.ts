/**
 * Which users an event affects. A user's part of the event log consists of these events, in the tables and on the wire.
 */
import type { EngineEvent } from './model/events';
import { HOUSE } from './model/model';

/** The users whose orders or balances the event changed. */
export function affectedUsers(event: Pick<EngineEvent, 'orders' | 'balances'>): Set<number> {
  const users = new Set<number>();
  for (const order of event.orders) users.add(order.userId);
  for (const { account } of event.balances) users.add(account.owner);
  users.delete(HOUSE);
  return users;
}
