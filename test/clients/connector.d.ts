/** Types of the few members of @binance/connector that are used here; the package has none. */
declare module '@binance/connector' {
  type Answer = Promise<{ readonly status: number; readonly data: never }>;

  export class Spot {
    constructor(apiKey: string, apiSecret: string, options: object);
    ping(): Answer;
    time(): Answer;
    exchangeInfo(): Answer;
    depth(symbol: string, options?: { limit: number }): Answer;
    klines(symbol: string, interval: string, options?: { limit: number }): Answer;
    aggTrades(symbol: string, options?: { limit: number }): Answer;
    ticker24hr(symbol?: string): Answer;
    account(): Answer;
    newOrder(symbol: string, side: string, type: string, options: object): Answer;
    newOrderTest(symbol: string, side: string, type: string, options: object): Answer;
    getOrder(symbol: string, options: object): Answer;
    cancelOrder(symbol: string, options: object): Answer;
    cancelAndReplace(symbol: string, side: string, type: string, mode: string, options: object): Answer;
    openOrders(options?: object): Answer;
    cancelOpenOrders(symbol: string): Answer;
    allOrders(symbol: string): Answer;
    myTrades(symbol: string): Answer;
    orderCount(): Answer;
    createListenKey(): Answer;
    renewListenKey(listenKey: string): Answer;
    closeListenKey(listenKey: string): Answer;
  }

  export class WebsocketStream {
    constructor(options: {
      wsURL: string;
      combinedStreams?: boolean;
      logger: Console;
      callbacks: { open?: () => void; message: (text: string) => void };
    });
    kline(symbol: string, interval: string): void;
    diffBookDepth(symbol: string, speed: string): void;
    ticker(symbol?: string): void;
    userData(listenKey: string): void;
    subscribe(stream: string | string[]): void;
    disconnect(): void;
  }
}
