/** The data about its order list that each order of the list carries (`orderLists.ts`). */

export type OrderListKind = 'oco' | 'oto' | 'otoco';

/** Data about the list in each of its orders, so that an event with any of these orders shows the state of the list. */
export interface ListTerms {
  readonly kind: OrderListKind;
  readonly clientListId: string | null;
  /** Client order ids of the list's orders, in the order of their ids. */
  readonly clientOrderIds: readonly (string | null)[];
}
