/**
 * The ids that users have given to their open orders and order lists. No two open ones of a user have the same id. Only
 * users with such ids have an entry.
 */
import { getOrCreate } from '../values/getOrCreate';
import type { Order } from './order';

type NamedOrder = Pick<Order, 'userId' | 'clientOrderId' | 'extras'>;

export class OpenClientIds {
  /** For each user and client id, the number of open orders that have it themselves or through their list. */
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

  /** For a copy that contains only some of the user's orders. */
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

/** No client order id contains a line break. */
function listName(clientListId: string): string {
  return `\n${clientListId}`;
}
