// Generated from spec/ by `make generate`. Never edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An aggregate trade. Member names are case-sensitive. */
        AggTradeEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "aggTrade";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The trade's id. */
            a: components["schemas"]["RecordId"];
            /** @description The price. */
            p: components["schemas"]["DecimalString"];
            /** @description The quantity, in the base asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The same id again. */
            f: components["schemas"]["RecordId"];
            /** @description The same id again. */
            l: components["schemas"]["RecordId"];
            /** @description The time of the trade. */
            T: components["schemas"]["EpochMs"];
            /** @description Whether the buyer was the maker. */
            m: boolean;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            M: true;
        };
        /** @description The mini tickers of all symbols whose status is TRADING. */
        AllMiniTickersEvent: components["schemas"]["MiniTickerEvent"][];
        /** @description The tickers of all symbols whose status is TRADING. */
        AllTickersEvent: components["schemas"]["TickerEvent"][];
        /** @description The response to a request that was carried out. */
        ApiAnswer: {
            id: components["schemas"]["RequestId"];
            /** @constant */
            status: 200;
            /**
             * ApiResult
             * @description The result of the method.
             */
            result: components["schemas"]["ApiSessionState"] | components["schemas"]["ApiSubscription"] | components["schemas"]["ApiServerTime"] | components["schemas"]["ApiEmptyResult"];
            rateLimits: components["schemas"]["ApiRateLimits"];
        };
        /** @description The result of `ping` and of `userDataStream.unsubscribe`. */
        ApiEmptyResult: Record<string, never>;
        /** @description The reason why a request was refused. */
        ApiError: {
            /**
             * ApiErrorCode
             * @description The error code.
             * @enum {integer}
             */
            code: -1002 | -1020 | -1021 | -1022 | -1102 | -1131 | -1135 | -2014 | -2015 | -2035 | -2036 | -4056;
            /** @description A description for humans. */
            msg: string;
        };
        /** @description The response to a request that was refused; nothing was changed. */
        ApiErrorAnswer: {
            /** @description The id as it was sent; null if it could not be read. */
            id: components["schemas"]["RequestId"];
            /**
             * ApiErrorStatus
             * @description The status that the HTTP interface would answer with.
             * @enum {integer}
             */
            status: 400 | 401;
            error: components["schemas"]["ApiError"];
            rateLimits: components["schemas"]["ApiRateLimits"];
        };
        /** @description Always empty, because the limit of a connection is the same for all methods. */
        ApiRateLimits: string[];
        /** @description A request of the WebSocket API. */
        ApiRequest: {
            id?: components["schemas"]["RequestId"];
            /** @description `ping`, `time`, `session.logon`, `session.status`, `session.logout`, `userDataStream.subscribe`, `userDataStream.subscribe.signature` or `userDataStream.unsubscribe`. */
            method: string;
            /**
             * ApiParameters
             * @description The parameters of the method.
             */
            params?: {
                [key: string]: string | number | boolean;
            };
        };
        /** @description The result of `time`. */
        ApiServerTime: {
            /** @description The server's clock. */
            serverTime: components["schemas"]["EpochMs"];
        };
        /** @description The session of the connection. */
        ApiSessionState: {
            /** @description The API key of the session; null without one. */
            apiKey: string | null;
            /**
             * Format: int64
             * @description The time of the logon; null without a session.
             */
            authorizedSince: number | null;
            /** @description The time at which the connection was opened. */
            connectedSince: components["schemas"]["EpochMs"];
            /** @constant */
            returnRateLimits: false;
            /** @description The server's clock. */
            serverTime: components["schemas"]["EpochMs"];
            /**
             * @description Always false; ignore it.
             * @constant
             */
            userDataStream: false;
        };
        /** @description The result of a subscription to user data. */
        ApiSubscription: {
            subscriptionId: components["schemas"]["SubscriptionId"];
        };
        /** @description An event of your own data on a connection of the WebSocket API. */
        ApiUserEvent: {
            subscriptionId: components["schemas"]["SubscriptionId"];
            /**
             * ApiUserData
             * @description The event.
             */
            event: components["schemas"]["ExecutionReportEvent"] | components["schemas"]["OutboundAccountPositionEvent"] | components["schemas"]["BalanceUpdateEvent"] | components["schemas"]["EventStreamTerminatedEvent"];
        };
        /**
         * @description An asset in upper case.
         * @example BTC
         */
        AssetName: string;
        /** @description A balance after the event. */
        BalanceAfter: {
            /** @description The asset. */
            a: components["schemas"]["AssetName"];
            /** @description The amount that can be spent or withdrawn. */
            f: components["schemas"]["DecimalString"];
            /** @description The amount that open orders hold. */
            l: components["schemas"]["DecimalString"];
        };
        /** @description A deposit, a withdrawal, or the return of a failed withdrawal. Member names are case-sensitive. */
        BalanceUpdateEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "balanceUpdate";
            /** @description The time at which the event happened. */
            E: components["schemas"]["EpochMs"];
            /** @description The asset. */
            a: components["schemas"]["AssetName"];
            /** @description The change of the available balance: negative for a withdrawal, its fee included, and the same amount positive if the withdrawal failed and was returned. */
            d: components["schemas"]["SignedDecimalString"];
            /** @description The time at which the event happened. */
            T: components["schemas"]["EpochMs"];
        };
        /** @description A price and the total quantity of all orders at it. */
        BookLevel: components["schemas"]["DecimalString"][];
        /** @description Price levels. */
        BookLevels: components["schemas"]["BookLevel"][];
        /** @description The best prices of an order book. Member names are case-sensitive. */
        BookTickerEvent: {
            /** @description The update id of the last change that is included. */
            u: components["schemas"]["BookUpdateId"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The best bid. */
            b: components["schemas"]["DecimalString"];
            /** @description The total quantity at the best bid, in the base asset. */
            B: components["schemas"]["DecimalString"];
            /** @description The best ask. */
            a: components["schemas"]["DecimalString"];
            /** @description The total quantity at the best ask, in the base asset. */
            A: components["schemas"]["DecimalString"];
        };
        /**
         * Format: int64
         * @description The number of events that have changed the symbol's order book. Numbering continues when the server restarts.
         */
        BookUpdateId: number;
        /**
         * @description An exact decimal in plain notation, without exponent or padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
        /** @description Price levels that have changed. Member names are case-sensitive. */
        DepthEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "depthUpdate";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The update id of the first change in the event. */
            U: components["schemas"]["BookUpdateId"];
            /** @description The update id of the last change in the event. */
            u: components["schemas"]["BookUpdateId"];
            /** @description The bids that changed, each with its new total quantity; `"0"` if the level was removed. */
            b: components["schemas"]["BookLevels"];
            /** @description The asks that changed, each with its new total quantity; `"0"` if the level was removed. */
            a: components["schemas"]["BookLevels"];
        };
        /** @description The request was carried out. */
        DoneAnswer: {
            result: null;
            id: components["schemas"]["RequestId"];
        };
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        /** @description The request was refused; nothing was changed. */
        ErrorAnswer: {
            /**
             * StreamErrorCode
             * @description 0: the property is unknown. 1: the value of the property has the wrong type. 2: a member is missing or invalid. 3: the message is not a JSON object.
             * @enum {integer}
             */
            code: 0 | 1 | 2 | 3;
            /** @description A description for humans. */
            msg: string;
            id?: components["schemas"]["RequestId"];
        };
        /** @description The subscription has ended, and the connection is about to be closed. */
        EventStreamTerminatedEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "eventStreamTerminated";
            /** @description The time at which it ended. */
            E: components["schemas"]["EpochMs"];
        };
        /** @description One step in the life cycle of an order. Member names are case-sensitive. */
        ExecutionReportEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "executionReport";
            /** @description The time at which the event happened. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The client order id. If the client gave none, `id-` and the order's id. */
            c: string;
            /**
             * OrderSide
             * @description The side.
             * @enum {string}
             */
            S: "BUY" | "SELL";
            /**
             * OrderType
             * @description The order type. `LIMIT_MAKER`: post-only. `STOP_LOSS`: stop-market. `STOP_LOSS_LIMIT`: stop-limit. `TAKE_PROFIT` and `TAKE_PROFIT_LIMIT`: triggered from the other side.
             * @enum {string}
             */
            o: "LIMIT" | "LIMIT_MAKER" | "MARKET" | "STOP_LOSS" | "STOP_LOSS_LIMIT" | "TAKE_PROFIT" | "TAKE_PROFIT_LIMIT";
            /**
             * TimeInForce
             * @description The time in force.
             */
            f: components["schemas"]["TimeInForce"];
            /** @description The quantity of the order, in the base asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The limit price; `"0"` for a market order. */
            p: components["schemas"]["DecimalString"];
            /** @description The stop price; `"0"` if the order has none. */
            P: components["schemas"]["DecimalString"];
            /**
             * @description Without meaning; the order itself has its iceberg quantity.
             * @constant
             */
            F: "0";
            /**
             * @description The order list id. Order lists are not supported.
             * @constant
             */
            g: -1;
            /** @description On `CANCELED`, the same as `c`; otherwise empty. */
            C: string;
            /**
             * ExecutionType
             * @description The type of this step.
             * @enum {string}
             */
            x: "NEW" | "CANCELED" | "REPLACED" | "REJECTED" | "TRADE" | "EXPIRED";
            /**
             * OrderStatus
             * @description The order status after this step.
             * @enum {string}
             */
            X: "NEW" | "PARTIALLY_FILLED" | "FILLED" | "CANCELED" | "REJECTED" | "EXPIRED";
            /**
             * RejectReason
             * @description The reason for a rejection.
             * @enum {string}
             */
            r: "NONE" | "WOULD_MATCH_IMMEDIATELY";
            /** @description The order's id. */
            i: components["schemas"]["RecordId"];
            /** @description The quantity of this fill, in the base asset; `"0"` without a trade. */
            l: components["schemas"]["DecimalString"];
            /** @description The cumulative filled quantity, in the base asset. */
            z: components["schemas"]["DecimalString"];
            /** @description The price of this fill; `"0"` without a trade. */
            L: components["schemas"]["DecimalString"];
            /** @description The fee and VAT of this fill; `"0"` without a trade. */
            n: components["schemas"]["DecimalString"];
            /**
             * CommissionAsset
             * @description The asset of `n`, which is the quote asset; null without a trade.
             */
            N: components["schemas"]["AssetName"] | null;
            /** @description The time at which the event happened. */
            T: components["schemas"]["EpochMs"];
            /** @description The trade's id; -1 without a trade. */
            t: components["schemas"]["TradeIdOrNone"];
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            I: 0;
            /** @description Whether the order is open and not waiting for its stop price. */
            w: boolean;
            /** @description Whether the order was the maker in this trade; false without a trade. */
            m: boolean;
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            M: false;
            /** @description The time at which the order was accepted. */
            O: components["schemas"]["EpochMs"];
            /** @description The cumulative value of all fills, in the quote asset, before fees. */
            Z: components["schemas"]["DecimalString"];
            /** @description The value of this fill, in the quote asset, before fees; `"0"` without a trade. */
            Y: components["schemas"]["DecimalString"];
            /**
             * @description Without meaning; the order itself has its quantity in the quote asset.
             * @constant
             */
            Q: "0";
        };
        GetPropertyRequest: {
            /** @constant */
            method: "GET_PROPERTY";
            /**
             * PropertyName
             * @description The name of the property.
             * @enum {unknown}
             */
            params: [
                "combined"
            ];
            id?: components["schemas"]["RequestId"];
        };
        /** @description A kline. Member names are case-sensitive. */
        Kline: {
            /** @description The open time. */
            t: components["schemas"]["EpochMs"];
            /** @description The close time: the last millisecond, inclusive. */
            T: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /**
             * KlineInterval
             * @description The interval.
             */
            i: components["schemas"]["KlineInterval"];
            /** @description The id of its first trade. */
            f: components["schemas"]["TradeIdOrNone"];
            /** @description The id of its last trade. */
            L: components["schemas"]["TradeIdOrNone"];
            /** @description The open price: the price of the first trade. */
            o: components["schemas"]["DecimalString"];
            /** @description The close price: the price of the last trade. */
            c: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description The volume in the base asset. */
            v: components["schemas"]["DecimalString"];
            /**
             * Format: int64
             * @description The number of trades.
             */
            n: number;
            /** @description Whether the interval has ended; true exactly once for each interval. */
            x: boolean;
            /** @description The volume in the quote asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The volume bought by takers, in the base asset. */
            V: components["schemas"]["DecimalString"];
            /** @description The volume bought by takers, in the quote asset. */
            Q: components["schemas"]["DecimalString"];
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            B: "0";
        };
        /** @description The current state of a kline. */
        KlineEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "kline";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            k: components["schemas"]["Kline"];
        };
        /** @enum {string} */
        KlineInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        ListSubscriptionsRequest: {
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
            id?: components["schemas"]["RequestId"];
        };
        /** @description The listen key has expired. */
        ListenKeyExpiredEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "listenKeyExpired";
            /** @description The time at which it expired. */
            E: components["schemas"]["EpochMs"];
            /** @description The listen key. */
            listenKey: string;
        };
        /** @description An event of a market data stream. */
        MarketEvent: components["schemas"]["KlineEvent"] | components["schemas"]["AggTradeEvent"] | components["schemas"]["TradeEvent"] | components["schemas"]["DepthEvent"] | components["schemas"]["PartialDepthEvent"] | components["schemas"]["BookTickerEvent"] | components["schemas"]["MiniTickerEvent"] | components["schemas"]["AllMiniTickersEvent"] | components["schemas"]["TickerEvent"] | components["schemas"]["AllTickersEvent"];
        /** @description The mini ticker of a symbol over the last 24 hours. */
        MiniTickerEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "24hrMiniTicker";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The close price: the price of the last trade. */
            c: components["schemas"]["DecimalString"];
            /** @description The price of the first trade in the window. */
            o: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description The volume in the base asset. */
            v: components["schemas"]["DecimalString"];
            /** @description The volume in the quote asset. */
            q: components["schemas"]["DecimalString"];
        };
        /** @description Balances that have changed. Member names are case-sensitive. */
        OutboundAccountPositionEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "outboundAccountPosition";
            /** @description The time at which the event happened. */
            E: components["schemas"]["EpochMs"];
            /** @description The time at which the balances last changed; the same as `E`. */
            u: components["schemas"]["EpochMs"];
            /** @description The balances of the assets that changed. */
            B: components["schemas"]["BalanceAfter"][];
        };
        /** @description The best price levels of an order book. */
        PartialDepthEvent: {
            /** @description The update id of the last change that is included. */
            lastUpdateId: components["schemas"]["BookUpdateId"];
            /** @description The buy side, highest price first. */
            bids: components["schemas"]["BookLevels"];
            /** @description The sell side, lowest price first. */
            asks: components["schemas"]["BookLevels"];
        };
        /** @description The value of the property. */
        PropertyAnswer: {
            /** @description Whether events are wrapped. */
            result: boolean;
            id: components["schemas"]["RequestId"];
        };
        /**
         * Format: int64
         * @description A record's id.
         */
        RecordId: number;
        /** @description An id that you choose for a request; its response carries the same id. */
        RequestId: number | string | null;
        /** @description The server is about to close the connection. */
        ServerShutdownEvent: {
            /** @constant */
            e: "serverShutdown";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
        };
        SetPropertyRequest: {
            /** @constant */
            method: "SET_PROPERTY";
            /**
             * PropertySetting
             * @description The name of the property and its value.
             * @enum {unknown}
             */
            params: [
                "combined",
                true
            ] | [
                "combined",
                false
            ];
            id?: components["schemas"]["RequestId"];
        };
        /**
         * @description An exact decimal in plain notation, which may be negative.
         * @example -1500
         * @example 0.25
         */
        SignedDecimalString: string;
        /**
         * @description The name of a stream, or a listen key.
         * @example btcthb@kline_1m
         */
        StreamName: string;
        /** @description The streams. */
        StreamNames: components["schemas"]["StreamName"][];
        SubscribeRequest: {
            /** @constant */
            method: "SUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id?: components["schemas"]["RequestId"];
        };
        /** @description The number of the subscription on its connection, counted from 0. */
        SubscriptionId: number;
        /** @description The subscribed streams. */
        SubscriptionsAnswer: {
            /** @description The subscribed streams, in the order of subscription. */
            result: components["schemas"]["StreamName"][];
            id: components["schemas"]["RequestId"];
        };
        /**
         * @description The base asset and the quote asset in upper case, without a separator.
         * @example BTCTHB
         */
        SymbolName: string;
        /** @description The rolling 24-hour statistics of a symbol. Member names are case-sensitive. */
        TickerEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "24hrTicker";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The last price minus the first price in the window. */
            p: components["schemas"]["SignedDecimalString"];
            /** @description The same in percent of the first price, to 18 decimals. */
            P: components["schemas"]["SignedDecimalString"];
            /** @description The quote volume divided by the base volume, to 18 decimals. */
            w: components["schemas"]["DecimalString"];
            /** @description The price of the last trade before the window; `"0"` if there is none. */
            x: components["schemas"]["DecimalString"];
            /** @description The close price: the price of the last trade. */
            c: components["schemas"]["DecimalString"];
            /** @description The amount of the last trade. */
            Q: components["schemas"]["DecimalString"];
            /** @description The best bid; `"0"` if there is none. */
            b: components["schemas"]["DecimalString"];
            /** @description The total quantity at the best bid. */
            B: components["schemas"]["DecimalString"];
            /** @description The best ask; `"0"` if there is none. */
            a: components["schemas"]["DecimalString"];
            /** @description The total quantity at the best ask. */
            A: components["schemas"]["DecimalString"];
            /** @description The price of the first trade in the window. */
            o: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description The volume in the base asset. */
            v: components["schemas"]["DecimalString"];
            /** @description The volume in the quote asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The time of the first trade in the window. */
            O: components["schemas"]["EpochMs"];
            /** @description The time of the last trade in the window. */
            C: components["schemas"]["EpochMs"];
            /** @description The id of the first trade in the window. */
            F: components["schemas"]["TradeIdOrNone"];
            /** @description The id of the last trade in the window. */
            L: components["schemas"]["TradeIdOrNone"];
            /** @description The number of trades. */
            n: components["schemas"]["TradeCount"];
        };
        /**
         * @description How long the order may rest. `GTC`: until it is filled or cancelled. `IOC`: it never rests; the part that cannot be filled immediately is cancelled. `FOK`: it never rests; unless it can be filled completely and immediately, nothing is filled.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK";
        /**
         * Format: int64
         * @description The number of trades.
         */
        TradeCount: number;
        /** @description A trade. Member names are case-sensitive. */
        TradeEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "trade";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The trade's id. */
            t: components["schemas"]["RecordId"];
            /** @description The price. */
            p: components["schemas"]["DecimalString"];
            /** @description The quantity, in the base asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The time of the trade. */
            T: components["schemas"]["EpochMs"];
            /** @description Whether the buyer was the maker. */
            m: boolean;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            M: true;
        };
        /**
         * Format: int64
         * @description The id of a trade, counted from 1 per symbol; -1 if there is none.
         */
        TradeIdOrNone: number;
        UnsubscribeRequest: {
            /** @constant */
            method: "UNSUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id?: components["schemas"]["RequestId"];
        };
        /** @description An event of the user data stream. */
        UserDataEvent: components["schemas"]["ExecutionReportEvent"] | components["schemas"]["OutboundAccountPositionEvent"] | components["schemas"]["BalanceUpdateEvent"] | components["schemas"]["ListenKeyExpiredEvent"];
        /** @description An event and its stream. */
        WrappedEvent: {
            /** @description The name of the stream, as it was subscribed. */
            stream: components["schemas"]["StreamName"];
            /**
             * WrappedData
             * @description The event.
             */
            data: components["schemas"]["MarketEvent"] | components["schemas"]["UserDataEvent"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/**
 * Every kind of stream. `kind` matches all names of the kind, including those with a pair or an interval that cannot
 * exist, which are refused. `pattern` matches only names whose parameters can exist. A name of no kind never sends an
 * event.
 */
export const streamChannels = {
  kline: {
    address: "{symbol}@kline_{interval}",
    kind: /^(?<symbol>[a-z0-9]{4,20})@kline_(?<interval>1m|3m|5m|15m|30m|1h|2h|4h|6h|8h|12h|1d|3d|1w|1M)$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@kline_(?<interval>1m|3m|5m|15m|30m|1h|2h|4h|6h|8h|12h|1d|3d|1w|1M)$/,
    values: { interval: ["1m","3m","5m","15m","30m","1h","2h","4h","6h","8h","12h","1d","3d","1w","1M"] },
  },
  zonedKline: {
    address: "{symbol}@kline_{interval}@{timeZone}",
    kind: /^(?<symbol>[a-z0-9]{4,20})@kline_(?<interval>1d|3d|1w|1M)@(?<timeZone>(?:\+(?:0[0-9]|1[0-3]):(?:00|15|30|45)|\+14:00|-(?:0[0-9]|1[01]):(?:00|15|30|45)|-12:00))$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@kline_(?<interval>1d|3d|1w|1M)@(?<timeZone>(?:\+(?:0[0-9]|1[0-3]):(?:00|15|30|45)|\+14:00|-(?:0[0-9]|1[01]):(?:00|15|30|45)|-12:00))$/,
    values: { interval: ["1d","3d","1w","1M"] },
  },
  aggTrade: {
    address: "{symbol}@aggTrade",
    kind: /^(?<symbol>[a-z0-9]{4,20})@aggTrade$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@aggTrade$/,
    values: {  },
  },
  trade: {
    address: "{symbol}@trade",
    kind: /^(?<symbol>[a-z0-9]{4,20})@trade$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@trade$/,
    values: {  },
  },
  depth: {
    address: "{symbol}@depth{speed}",
    kind: /^(?<symbol>[a-z0-9]{4,20})@depth(?<speed>|@100ms|@1000ms)$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@depth(?<speed>|@100ms|@1000ms)$/,
    values: { speed: ["","@100ms","@1000ms"] },
  },
  partialDepth: {
    address: "{symbol}@depth{levels}{speed}",
    kind: /^(?<symbol>[a-z0-9]{4,20})@depth(?<levels>5|10|20)(?<speed>|@100ms|@1000ms)$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@depth(?<levels>5|10|20)(?<speed>|@100ms|@1000ms)$/,
    values: { levels: ["5","10","20"], speed: ["","@100ms","@1000ms"] },
  },
  bookTicker: {
    address: "{symbol}@bookTicker",
    kind: /^(?<symbol>[a-z0-9]{4,20})@bookTicker$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@bookTicker$/,
    values: {  },
  },
  miniTicker: {
    address: "{symbol}@miniTicker",
    kind: /^(?<symbol>[a-z0-9]{4,20})@miniTicker$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@miniTicker$/,
    values: {  },
  },
  allMiniTickers: {
    address: "!miniTicker@arr{speed}",
    kind: /^!miniTicker@arr(?<speed>|@3000ms)$/,
    pattern: /^!miniTicker@arr(?<speed>|@3000ms)$/,
    values: { speed: ["","@3000ms"] },
  },
  ticker: {
    address: "{symbol}@ticker",
    kind: /^(?<symbol>[a-z0-9]{4,20})@ticker$/,
    pattern: /^(?<symbol>[a-z0-9]{4,20})@ticker$/,
    values: {  },
  },
  allTickers: {
    address: "!ticker@arr",
    kind: /^!ticker@arr$/,
    pattern: /^!ticker@arr$/,
    values: {  },
  },
} as const;

export type StreamChannelName = keyof typeof streamChannels;
