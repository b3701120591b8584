/** What an order knows of the order list that it belongs to (`orderLists.ts`). */

export type OrderListKind = 'oco' | 'oto' | 'otoco';

/** What each order knows of its list, so that an event that contains one of them can tell the state of the list. */
export interface ListTerms {
  readonly kind: OrderListKind;
  readonly clientListId: string | null;
  /** The client order ids of the orders of the list, in the order of their ids. */
  readonly clientOrderIds: readonly (string | null)[];
}
