/** The order or order list that a request wants to place, and how every interface places it. */
import type { CreateOrder, CreateOrderList, CreateOtoList } from '../../core/model/commands';
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { CommandOutcome } from '../../engine/types';
import type { KeyCaller } from '../callers';
import { traderOf } from '../callers';
import { createIdempotencyKey, fingerprintOf } from '../idempotency/idempotencyKeys';
import type { Services } from '../services';
import { orderFingerprintFields } from './orderInput';
import { orderListFingerprintFields } from './orderLists';
import { otoListFingerprintFields } from './otoLists';

type OfCaller = 'idempotencyKeys' | 'trader';
/** A command of the engine without its caller. */
export type Placement = Omit<CreateOrder, OfCaller> | Omit<CreateOrderList, OfCaller> | Omit<CreateOtoList, OfCaller>;

type PlacingContext = Pick<Services, 'engine'> & { readonly caller: KeyCaller; readonly ip: string };

/** The fields by which a repeated request is recognized, always in the same order. */
export function placementContent(placement: Placement): readonly string[] {
  switch (placement.type) {
    case 'create_order':
      return orderFingerprintFields(placement);
    case 'create_order_list':
      return orderListFingerprintFields(placement);
    case 'create_oto_list':
      return otoListFingerprintFields(placement);
  }
}

/**
 * `keys`: those of the request; the keys of the ids that the client has chosen come before them. Refusals: those of the
 * engine.
 */
export function place(
  context: PlacingContext,
  placement: Placement,
  keys: readonly IdempotencyKey[],
): Promise<CommandOutcome> {
  const idempotencyKeys = [...clientIdKeys(placement, context.caller), ...keys];
  return context.engine.execute({ ...placement, idempotencyKeys, trader: traderOf(context) });
}

/** The keys of the client ids of a list and of its orders; all belong to the list. */
export function clientIdKeys(placement: Placement, { userId }: KeyCaller): readonly IdempotencyKey[] {
  const { listId, orderIds } = clientIdsOf(placement);
  const ids = orderIds.filter((id) => id !== null);
  if (ids.length === 0 && listId === null) return [];
  const fingerprint = fingerprintOf(placementContent(placement));
  const ofOrders = ids.map((id) => createIdempotencyKey('client_order_id', userId, id, fingerprint));
  return listId === null
    ? ofOrders
    : [createIdempotencyKey('client_list_id', userId, listId, fingerprint), ...ofOrders];
}

interface ClientIds {
  readonly listId: string | null;
  readonly orderIds: readonly (string | null)[];
}

function clientIdsOf(placement: Placement): ClientIds {
  switch (placement.type) {
    case 'create_order':
      return { listId: null, orderIds: [placement.clientOrderId] };
    case 'create_order_list':
      return {
        listId: placement.clientListId,
        orderIds: [placement.limit.clientOrderId, placement.stop.clientOrderId],
      };
    case 'create_oto_list':
      return {
        listId: placement.clientListId,
        orderIds: [placement.working, ...placement.pending].map(({ clientOrderId }) => clientOrderId),
      };
  }
}
