/**
 * Client order ids of orders whose clients gave them none. Clients of Binance expect one with every order, and may ask
 * for the order by it. It is made of the order's id, so that nothing is stored, and it is the same on every surface.
 */
import type { OrderRecord } from '../../core/model/model';

const GENERATED = /^id-([1-9]\d{0,14})$/;

export function clientOrderIdOf({ id, clientOrderId }: Pick<OrderRecord, 'id' | 'clientOrderId'>): string {
  return clientOrderId ?? `id-${id}`;
}

/** Clients must not choose such an id, because it would name another order. */
export function isGeneratedClientOrderId(text: string): boolean {
  return GENERATED.test(text);
}

/** The id of the order that a generated client order id names; undefined for an id that a client chose. */
export function orderIdOfGenerated(text: string): number | undefined {
  const id = GENERATED.exec(text)?.[1];
  return id === undefined ? undefined : Number(id);
}
