/** Checks that an event has the parameters of its command. */
import type { Command, CreateOrder, CreatePortalOrder, RequestedExtras } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord } from '../../../src/core/model/model';
import type { ModelJudge } from './modelJudge';

export function checkEventMatchesCommand(judge: ModelJudge, command: Command, event: EngineEvent): void {
  const { order, withdrawal, deposit } = event;
  const same = (found: readonly unknown[], requested: readonly unknown[]) =>
    judge.expectSame(found, requested, () => `event ${event.sequence} (${event.type}) against its command`);
  switch (command.type) {
    case 'create_order':
      if (command.extras?.quoteQuantity != null) checkQuoteQuantity(judge, command.extras.quoteQuantity, event);
      return same(
        [order?.userId, order?.symbol, order?.side, order?.type, order?.price, order?.stopPrice, order?.quantity, order?.clientOrderId, order?.createdByIp, order?.extras?.trigger ?? 'stop', order?.extras?.trailingDelta ?? null, order?.extras?.expiresAtMs ?? null, order?.extras?.icebergQuantity ?? null],
        [command.trader.userId, command.symbol, command.side, command.orderType, command.price, command.extras?.trailingDelta == null ? command.stopPrice : (command.stopPrice ?? order?.stopPrice), command.extras?.quoteQuantity == null ? command.quantity : quantityByQuote(event), command.clientOrderId, command.trader.ip, command.extras?.trigger ?? 'stop', command.extras?.trailingDelta ?? null, command.extras?.expiresAtMs ?? null, command.extras?.icebergQuantity ?? null],
      ); // biome-ignore format: aligned columns
    case 'create_portal_order':
      checkQuotedTerms(judge, command, event);
      return same(
        [order?.userId, order?.symbol, order?.side, order?.price, order?.budget],
        [command.trader.userId, command.symbol, 'buy', command.price, command.budget],
      );
    case 'cancel_order':
      return same([order?.userId, order?.id, order?.status], [command.trader.userId, command.orderId, 'cancelled']);
    case 'amend_order':
      return same(
        [order?.userId, order?.id, order?.quantity],
        [command.trader.userId, command.orderId, command.quantity],
      );
    case 'request_withdrawal':
      return same(
        [
          withdrawal?.userId,
          withdrawal?.asset,
          withdrawal?.network,
          withdrawal?.amount,
          withdrawal?.address,
          withdrawal?.tag,
          withdrawal?.bankCode,
        ],
        [
          command.trader.userId,
          command.asset,
          command.network,
          command.amount,
          command.address,
          command.tag,
          command.bankCode,
        ],
      );
    case 'approve_withdrawal':
      return same([withdrawal?.id, withdrawal?.approvedBy], [command.withdrawalId, command.operatorId]);
    case 'cancel_withdrawal':
      return same(
        [withdrawal?.id, withdrawal?.userId, withdrawal?.status, withdrawal?.failure],
        [command.withdrawalId, command.trader.userId, 'failed', 'cancelled_by_user'],
      );
    case 'move_withdrawal':
      return same([withdrawal?.id, withdrawal?.status], [command.withdrawalId, command.to]);
    case 'announce_deposit':
    case 'credit_deposit':
      return same(
        [deposit?.userId, deposit?.asset, deposit?.amount, deposit?.reference],
        [command.userId, command.asset, command.amount, command.reference],
      );
    case 'set_asset':
      return same([{ ...event.asset, ...command.asset }], [event.asset]);
    case 'set_symbol':
      return same([event.marketSymbol], [command.symbol]);
    case 'set_fees':
      return same([event.fees], [command.fees]);
    case 'set_withdrawal_limit':
      return same([event.withdrawalLimit], [command.limit]);
    case 'create_order_list': {
      const [limit, stop] = event.orders;
      return same(
        [
          event.orderList?.userId,
          limit?.price,
          limit?.quantity,
          partAndDistance(limit?.extras),
          stop?.stopPrice,
          stop?.price,
          stop?.quantity,
          partAndDistance(stop?.extras),
        ],
        [
          command.trader.userId,
          command.limit.price,
          command.quantity,
          partAndDistance(command.limit.extras),
          stopPriceOf(command.stop, stop),
          command.stop.price,
          command.quantity,
          partAndDistance(command.stop.extras),
        ],
      );
    }
    case 'create_oto_list': {
      const sent = [command.working, ...command.pending];
      const found = event.orders.slice(0, sent.length);
      return same(
        [
          event.orderList?.userId,
          ...found.map((each) => [each.side, each.price, each.stopPrice, each.quantity, partAndDistance(each.extras)]),
        ],
        [
          command.trader.userId,
          ...sent.map((each, index) => [
            each.side,
            each.price,
            stopPriceOf(each, found[index]),
            each.quantity,
            partAndDistance(each.extras),
          ]),
        ],
      );
    }
    case 'set_cancel_timer':
      return same([event.cancelTimer?.userId, event.cancelTimer?.scope], [command.trader.userId, command.scope]);
    case 'trigger_order':
    case 'place_pending_orders':
    case 'track_prices':
    case 'expire_order':
    case 'expire_cancel_timer':
    case 'continue_order':
      return judge.addFinding(`event ${event.sequence}: ${command.type} cannot come from a client`);
  }
}

/** What the extras of an order of a list may be besides its trigger. */
function partAndDistance(extras: RequestedExtras | null | undefined): readonly unknown[] {
  return [extras?.icebergQuantity ?? null, extras?.trailingDelta ?? null];
}

/** A trailing stop without a stop price has the last price as its stop price. */
function stopPriceOf({ stopPrice, extras }: Pick<CreateOrder, 'stopPrice' | 'extras'>, order: OrderRecord | undefined) {
  return stopPrice === null && extras?.trailingDelta != null ? (order?.stopPrice ?? null) : stopPrice;
}

/** A market order by quote amount trades at most that amount; a buy with fee and VAT. */
function checkQuoteQuantity(judge: ModelJudge, quoteQuantity: bigint, { order, sequence }: EngineEvent): void {
  const charges = order?.side === 'buy' ? order.fee + order.vat : 0n;
  const traded = (order?.cost ?? 0n) + charges;
  judge.expectSame(order?.extras?.quoteQuantity, quoteQuantity, () => `event ${sequence}: quote quantity`);
  judge.expect(traded <= quoteQuantity, () => `event ${sequence}: trades ${traded} of ${quoteQuantity}`);
}

/** A purchase with a quote has at least the quoted quantity, at most the quoted fee, and is in time. */
function checkQuotedTerms(judge: ModelJudge, { quote }: CreatePortalOrder, event: EngineEvent): void {
  if (quote === undefined) return;
  const { order, withdrawal, sequence, timeMs } = event;
  judge.expect(
    order !== null && order.filled >= quote.quantity && (withdrawal?.fee ?? 0n) <= quote.withdrawalFee,
    () => `event ${sequence}: the purchase is worse than its quote`,
  );
  judge.expect(timeMs < quote.expiresAtMs, () => `event ${sequence}: the quote has expired`);
}

/** Of an order by quote amount: what it matched, and what it lost because it expired. */
function quantityByQuote({ order, preventedMatches }: EngineEvent): bigint {
  const last = preventedMatches.at(-1);
  const isLost = last?.mode.startsWith('expire') === true && last.takerOrderId === order?.id;
  return (order?.filled ?? 0n) + (order?.extras?.prevented ?? 0n) + (isLost ? (last.takerQuantity ?? 0n) : 0n);
}
