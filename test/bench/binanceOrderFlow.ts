/** Orders as bots of Binance sign and send them, on the terms of an `OrderFlow`, built beforehand. */
import { binanceSymbol } from '../../src/api/binance/symbolNames';
import { type BinanceSigner, signBinanceText } from '../support/binanceSigner';
import { type BinanceKind, issueBinanceKey } from '../support/binanceUser';
import type { TestExchange } from '../support/exchange';
import { requestBytes } from './httpLoad';
import type { FlowTrader, OrderFlow } from './orderFlow';

/** The longest that the server allows, because the requests wait until all are built. */
const RECV_WINDOW_MS = 60_000;

export class BinanceOrderFlow {
  private constructor(
    private readonly orders: OrderFlow,
    private readonly signers: ReadonlyMap<FlowTrader, BinanceSigner>,
  ) {}

  /** The same traders, each with a key of this kind. */
  static async create(exchange: TestExchange, orders: OrderFlow, kind: BinanceKind): Promise<BinanceOrderFlow> {
    const signers = new Map<FlowTrader, BinanceSigner>();
    for (const trader of orders.traders)
      signers.set(trader, await issueBinanceKey(exchange, trader.user.id, ['order_create'], kind));
    return new BinanceOrderFlow(orders, signers);
  }

  nextRequests(count: number): Buffer[] {
    return Array.from({ length: count }, () => this.orderRequest());
  }

  /** A form, as ccxt sends it. */
  private orderRequest(): Buffer {
    const { trader, pair, side, price, amount } = this.orders.nextTerms();
    const { apiKey, key } = this.signers.get(trader) as BinanceSigner;
    const text = new URLSearchParams({
      symbol: binanceSymbol(pair),
      side: side.toUpperCase(),
      type: 'LIMIT',
      timeInForce: 'GTC',
      quantity: amount,
      price,
      recvWindow: String(RECV_WINDOW_MS),
      timestamp: String(Date.now()),
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-mbx-apikey': apiKey };
    const body = `${text}&signature=${encodeURIComponent(signBinanceText(key, text))}`;
    return requestBytes({ method: 'POST', path: '/binance/api/v3/order', headers, body });
  }
}
