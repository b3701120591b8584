/**
 * The client ids of each user's open orders and order lists. No two open orders or lists of a user have the same id.
 * Users without such ids have no entry.
 */
import { getOrCreate } from '../values/getOrCreate';
import type { Order } from './order';

type NamedOrder = Pick<Order, 'userId' | 'clientOrderId' | 'extras'>;

export class OpenClientIds {
  /** By user and client id: the number of open orders with this id, their own or that of their list. */
  private readonly counts = new Map<number, Map<string, number>>();

  add(order: NamedOrder): void {
    for (const id of idsOf(order)) {
      const own = getOrCreate(this.counts, order.userId, () => new Map<string, number>());
      own.set(id, (own.get(id) ?? 0) + 1);
    }
  }

  remove(order: NamedOrder): void {
    for (const id of idsOf(order)) {
      const own = this.counts.get(order.userId);
      const left = (own?.get(id) ?? 1) - 1;
      if (left > 0) own?.set(id, left);
      else own?.delete(id);
      if (own?.size === 0) this.counts.delete(order.userId);
    }
  }

  hasOrder(userId: number, clientOrderId: string | null): boolean {
    return clientOrderId !== null && this.counts.get(userId)?.has(clientOrderId) === true;
  }

  hasList(userId: number, clientListId: string | null): boolean {
    return clientListId !== null && this.counts.get(userId)?.has(listName(clientListId)) === true;
  }

  /** Copies the ids of one user, for a trial exchange that contains only some of the user's orders. */
  copyFrom(other: OpenClientIds, userId: number): void {
    const own = other.counts.get(userId);
    if (own === undefined) this.counts.delete(userId);
    else this.counts.set(userId, new Map(own));
  }

  clear(): void {
    this.counts.clear();
  }
}

const NONE: readonly string[] = [];

function idsOf({ clientOrderId, extras }: NamedOrder): readonly string[] {
  const clientListId = extras?.listTerms?.clientListId ?? null;
  if (clientListId !== null)
    return clientOrderId === null ? [listName(clientListId)] : [clientOrderId, listName(clientListId)];
  return clientOrderId === null ? NONE : [clientOrderId];
}

/** The key of a list's client id. It differs from every client order id, because these contain no line break. */
function listName(clientListId: string): string {
  return `\n${clientListId}`;
}
