/**
 * Events in the form in which Binance-compatible connections get them, made of the exchange's own events: names of
 * symbols and assets are written as Binance writes them, and what Binance does not have is left out.
 */
import type { components as BinanceComponents } from '../../../../generated/binanceStreams';
import type { components } from '../../../../generated/streams';
import { executionIdOf } from '../../binance/executionIds';
import { binanceSelfTradePrevention } from '../../binance/orderParameters';
import { NO_LIST } from '../../binance/renderOrder';
import { binanceAsset, binanceSymbol } from '../../binance/symbolNames';

type Own = components['schemas'];
type Binance = BinanceComponents['schemas'];
type OwnEvent = Own['MarketEvent'] | Own['UserDataEvent'];
type BinanceEvent = Binance['MarketEvent'] | Binance['UserDataEvent'];

/**
 * `events` are events of streams. Those of a kind that Binance does not have are omitted. `firstIndex`: the position of the
 * first one among all that one event of the log sends to a user, which begin with the execution reports.
 */
export function toBinanceEvents(events: readonly object[], firstIndex: number): BinanceEvent[] {
  const converted: BinanceEvent[] = [];
  for (const [index, event] of events.entries()) {
    const one = toBinanceEvent(event as OwnEvent, firstIndex + index);
    if (one !== undefined) converted.push(one);
  }
  return converted;
}

/** User data on a connection of the WebSocket API, where there are no listen keys. */
export function toApiEvents(events: readonly object[], firstIndex: number): Binance['ApiUserEvent']['event'][] {
  return toBinanceEvents(events, firstIndex).map((event) =>
    'e' in event && event.e === 'listenKeyExpired' ? { e: 'eventStreamTerminated', E: event.E } : event,
  ) as Binance['ApiUserEvent']['event'][];
}

function toBinanceEvent(event: OwnEvent, index: number): BinanceEvent | undefined {
  if (Array.isArray(event)) return event.map(withSymbol) as Binance['AllTickersEvent'] | Binance['AllMiniTickersEvent'];
  if (!('e' in event)) return 's' in event ? withSymbol(event) : event;
  switch (event.e) {
    case 'kline':
      return { ...withSymbol(event), k: withSymbol(event.k) };
    case 'executionReport':
      return executionReport(event, index);
    case 'listStatus':
      return listStatus(event);
    case 'outboundAccountPosition': {
      const { sequence: _sequence, B, ...rest } = event;
      return { ...rest, B: B.map(withAsset) };
    }
    case 'outboundAccountInfo':
      return undefined;
    case 'balanceUpdate': {
      const { sequence: _sequence, ...rest } = event;
      return withAsset(rest);
    }
    case 'listenKeyExpired': {
      const { sequence: _sequence, ...rest } = event;
      return rest;
    }
    default:
      return withSymbol(event);
  }
}

/** Every order has a client order id: without one of the client, it is made of the order's id. */
function executionReport(
  { sequence, listId, icebergQuantity, quoteQuantity, V, ...report }: Own['ExecutionReportEvent'],
  step: number,
): BinanceEvent {
  const clientOrderId = report.c === '' ? `id-${report.i}` : report.c;
  return {
    ...withSymbol(report),
    ...(report.v !== undefined && { x: 'TRADE_PREVENTION', X: report.X === 'EXPIRED' ? 'EXPIRED_IN_MATCH' : report.X }),
    ...(V !== undefined && { V: binanceSelfTradePrevention(V), Cs: binanceSymbol(report.s) }),
    I: executionIdOf(sequence, step),
    g: listId ?? NO_LIST,
    c: clientOrderId,
    C: report.x === 'CANCELED' ? clientOrderId : report.C,
    N: report.N === null ? null : binanceAsset(report.N),
    F: icebergQuantity ?? '0',
    Q: quoteQuantity ?? '0',
  };
}

function listStatus({ sequence: _sequence, ...status }: Own['ListStatusEvent']): BinanceEvent {
  return {
    ...withSymbol(status),
    C: status.C === '' ? `id-${status.g}` : status.C,
    O: status.O.map((order) => ({ ...withSymbol(order), c: order.c === '' ? `id-${order.i}` : order.c })),
  };
}

function withSymbol<Event extends { readonly s: string }>(event: Event): Event {
  return { ...event, s: binanceSymbol(event.s) };
}

function withAsset<Event extends { readonly a: string }>(event: Event): Event {
  return { ...event, a: binanceAsset(event.a) };
}
