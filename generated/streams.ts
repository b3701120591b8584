// Generated from spec/ by `make generate`. Never edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A trade, in the aggregate form. Mind the case of the members. */
        AggTradeEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "aggTrade";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The trade's id. */
            a: components["schemas"]["RecordId"];
            /** @description The price. */
            p: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The same id again. */
            f: components["schemas"]["RecordId"];
            /** @description The same id again. */
            l: components["schemas"]["RecordId"];
            /** @description When it was. */
            T: components["schemas"]["EpochMs"];
            /** @description Whether the buyer was the maker. */
            m: boolean;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            M: true;
        };
        /** @description A mini ticker for each symbol whose status is TRADING. */
        AllMiniTickersEvent: components["schemas"]["MiniTickerEvent"][];
        /** @description A ticker for each symbol whose status is TRADING. */
        AllTickersEvent: components["schemas"]["TickerEvent"][];
        /**
         * @description An asset, in lower case.
         * @example btc
         */
        AssetSymbol: string;
        /** @description A balance after the event. */
        BalanceAfter: {
            /** @description The asset. */
            a: components["schemas"]["AssetSymbol"];
            /** @description What can be spent or withdrawn. */
            f: components["schemas"]["DecimalString"];
            /** @description What open orders hold. */
            l: components["schemas"]["DecimalString"];
        };
        /** @description Money that came in, went out, or came back because a withdrawal failed. Mind the case of the members. */
        BalanceUpdateEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "balanceUpdate";
            /** @description When it happened. */
            E: components["schemas"]["EpochMs"];
            /** @description The asset. */
            a: components["schemas"]["AssetSymbol"];
            /** @description By how much what you can spend changed; below zero for a withdrawal, its fee included, and as much above zero when it failed and came back. */
            d: components["schemas"]["SignedDecimalString"];
            /** @description When it happened. */
            T: components["schemas"]["EpochMs"];
            /** @description The position of the event in our event log. */
            sequence: components["schemas"]["Sequence"];
        };
        /** @description A price, and the quantity of all orders at it. */
        BookLevel: components["schemas"]["DecimalString"][];
        /** @description Price levels. */
        BookLevels: components["schemas"]["BookLevel"][];
        /** @description The best prices of a book. Mind the case of the members. */
        BookTickerEvent: {
            /** @description The number of the last change that is in it. */
            u: components["schemas"]["BookUpdateId"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The best bid. */
            b: components["schemas"]["DecimalString"];
            /** @description All that is bid at it, in the base asset. */
            B: components["schemas"]["DecimalString"];
            /** @description The best ask. */
            a: components["schemas"]["DecimalString"];
            /** @description All that is asked at it, in the base asset. */
            A: components["schemas"]["DecimalString"];
        };
        /** @description How many events have changed a symbol's book, also over restarts. */
        BookUpdateId: number;
        /** @description Any control message. */
        ControlRequest: components["schemas"]["SubscribeRequest"] | components["schemas"]["UnsubscribeRequest"] | components["schemas"]["ListSubscriptionsRequest"] | components["schemas"]["SetPropertyRequest"] | components["schemas"]["GetPropertyRequest"];
        /**
         * @description An exact decimal in plain notation, without exponent and padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
        /** @description Price levels that changed. Mind the case of the members. */
        DepthEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "depthUpdate";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The number of the first change in it. */
            U: components["schemas"]["BookUpdateId"];
            /** @description The number of the last change in it. */
            u: components["schemas"]["BookUpdateId"];
            /** @description The bids that changed, each with its new total; `"0"` when it is gone. */
            b: components["schemas"]["BookLevels"];
            /** @description The asks that changed, each with its new total; `"0"` when it is gone. */
            a: components["schemas"]["BookLevels"];
        };
        DoneAnswer: {
            id: components["schemas"]["RequestId"];
            result: null;
            /** @enum {string} */
            method: "SUBSCRIBE" | "UNSUBSCRIBE" | "SET_PROPERTY";
        };
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        ErrorAnswer: {
            /** @description As it was sent; null when it could not be read. */
            id: components["schemas"]["RequestId"];
            error: components["schemas"]["StreamError"];
        };
        /** @description A step in the life of an order. Mind the case of the members. */
        ExecutionReportEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "executionReport";
            /** @description When it happened. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description Your own name for the order; empty when you gave none. */
            c: string;
            /**
             * @description The side.
             * @enum {string}
             */
            S: "BUY" | "SELL";
            /**
             * @description The kind of order. `LIMIT_MAKER`: post-only. `STOP_LOSS`: stop-market. `STOP_LOSS_LIMIT`: stop-limit.
             * @enum {string}
             */
            o: "LIMIT" | "LIMIT_MAKER" | "MARKET" | "STOP_LOSS" | "STOP_LOSS_LIMIT";
            /** @description The time in force. */
            f: components["schemas"]["TimeInForce"];
            /** @description What was ordered, in the base asset. */
            q: components["schemas"]["DecimalString"];
            /** @description The limit price; `"0"` for a market order. */
            p: components["schemas"]["DecimalString"];
            /** @description The stop price; `"0"` without one. */
            P: components["schemas"]["DecimalString"];
            /**
             * @description The iceberg quantity; there are no iceberg orders.
             * @constant
             */
            F: "0";
            /**
             * @description The order list; there are no order lists.
             * @constant
             */
            g: -1;
            /** @description On `CANCELED`, the same as `c`; otherwise empty. */
            C: string;
            /**
             * @description What happened in this step.
             * @enum {string}
             */
            x: "NEW" | "CANCELED" | "REPLACED" | "REJECTED" | "TRADE" | "EXPIRED";
            /**
             * @description What the order is after this step.
             * @enum {string}
             */
            X: "NEW" | "PARTIALLY_FILLED" | "FILLED" | "CANCELED" | "REJECTED" | "EXPIRED";
            /**
             * @description Why it was rejected.
             * @enum {string}
             */
            r: "NONE" | "WOULD_MATCH_IMMEDIATELY";
            /** @description The order's id. */
            i: components["schemas"]["RecordId"];
            /** @description What this trade filled, in the base asset; `"0"` without a trade. */
            l: components["schemas"]["DecimalString"];
            /** @description What is filled so far, in the base asset. */
            z: components["schemas"]["DecimalString"];
            /** @description This trade's price; `"0"` without a trade. */
            L: components["schemas"]["DecimalString"];
            /** @description What this trade was charged, fee and VAT together; `"0"` without a trade. */
            n: components["schemas"]["DecimalString"];
            /** @description The asset of `n`, which is the quote asset; null without a trade. */
            N: components["schemas"]["AssetSymbol"] | null;
            /** @description When it happened. */
            T: components["schemas"]["EpochMs"];
            /** @description The trade's id; -1 without a trade. */
            t: components["schemas"]["TradeIdOrNone"];
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            I: 0;
            /** @description Whether the order is open and does not wait for its stop price. */
            w: boolean;
            /** @description Whether the order was the maker in this trade; false without a trade. */
            m: boolean;
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            M: false;
            /** @description When the order was taken. */
            O: components["schemas"]["EpochMs"];
            /** @description The value of all fills so far, in the quote asset, before fees. */
            Z: components["schemas"]["DecimalString"];
            /** @description The value of this trade, in the quote asset, before fees; `"0"` without a trade. */
            Y: components["schemas"]["DecimalString"];
            /**
             * @description The amount in the quote asset; orders here give it in the base asset.
             * @constant
             */
            Q: "0";
            /** @description The position of the event in our event log. */
            sequence: components["schemas"]["Sequence"];
        };
        GetPropertyRequest: {
            /** @constant */
            method: "GET_PROPERTY";
            /**
             * @description The property's name.
             * @enum {unknown}
             */
            params: [
                "combined"
            ];
            id: components["schemas"]["RequestId"];
        };
        /** @description A kline. Mind the case of the members. */
        Kline: {
            /** @description When it begins. */
            t: components["schemas"]["EpochMs"];
            /** @description When it ends, the last millisecond included. */
            T: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The interval. */
            i: components["schemas"]["KlineInterval"];
            /** @description The id of its first trade. */
            f: components["schemas"]["TradeIdOrNone"];
            /** @description The id of its last trade. */
            L: components["schemas"]["TradeIdOrNone"];
            /** @description The first price. */
            o: components["schemas"]["DecimalString"];
            /** @description The last price. */
            c: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            v: components["schemas"]["DecimalString"];
            /** @description How many trades there were. */
            n: number;
            /** @description Whether it has ended; true exactly once for each interval. */
            x: boolean;
            /** @description What was traded, in the quote asset. */
            q: components["schemas"]["DecimalString"];
            /** @description What takers bought of it, in the base asset. */
            V: components["schemas"]["DecimalString"];
            /** @description What takers bought of it, in the quote asset. */
            Q: components["schemas"]["DecimalString"];
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            B: "0";
        };
        /** @description What a kline looks like now. */
        KlineEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "kline";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            k: components["schemas"]["Kline"];
        };
        /** @enum {string} */
        KlineInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        ListSubscriptionsRequest: {
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
            id: components["schemas"]["RequestId"];
        };
        /** @description The listen key has ended. */
        ListenKeyExpiredEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "listenKeyExpired";
            /** @description When it ended. */
            E: components["schemas"]["EpochMs"];
            /** @description The listen key. */
            listenKey: string;
            /** @description The position in our event log up to which everything of yours has been sent. */
            sequence: components["schemas"]["Sequence"];
        };
        /** @description An event of a stream. */
        MarketEvent: components["schemas"]["KlineEvent"] | components["schemas"]["AggTradeEvent"] | components["schemas"]["TradeEvent"] | components["schemas"]["DepthEvent"] | components["schemas"]["PartialDepthEvent"] | components["schemas"]["BookTickerEvent"] | components["schemas"]["MiniTickerEvent"] | components["schemas"]["AllMiniTickersEvent"] | components["schemas"]["TickerEvent"] | components["schemas"]["AllTickersEvent"];
        /** @description A symbol's last 24 hours in short. */
        MiniTickerEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "24hrMiniTicker";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The last price. */
            c: components["schemas"]["DecimalString"];
            /** @description The price of the first trade in the window. */
            o: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            v: components["schemas"]["DecimalString"];
            /** @description What was traded, in the quote asset. */
            q: components["schemas"]["DecimalString"];
        };
        /** @description Balances that changed, in the older form. Mind the case of the members. */
        OutboundAccountInfoEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "outboundAccountInfo";
            /** @description When it happened. */
            E: components["schemas"]["EpochMs"];
            /**
             * @description Always 0; see `getFees`.
             * @constant
             */
            m: 0;
            /**
             * @description Always 0; see `getFees`.
             * @constant
             */
            t: 0;
            /**
             * @description Always 0.
             * @constant
             */
            b: 0;
            /**
             * @description Always 0.
             * @constant
             */
            s: 0;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            T: true;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            W: true;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            D: true;
            /** @description When the balances last changed; the same as `E`. */
            u: components["schemas"]["EpochMs"];
            /** @description The assets that changed. */
            B: components["schemas"]["BalanceAfter"][];
            /** @description The kinds of account; always `SPOT` alone. */
            P: "SPOT"[];
            /** @description The position of the event in our event log. */
            sequence: components["schemas"]["Sequence"];
        };
        /** @description Balances that changed. Mind the case of the members. */
        OutboundAccountPositionEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "outboundAccountPosition";
            /** @description When it happened. */
            E: components["schemas"]["EpochMs"];
            /** @description When the balances last changed; the same as `E`. */
            u: components["schemas"]["EpochMs"];
            /** @description The assets that changed. */
            B: components["schemas"]["BalanceAfter"][];
            /** @description The position of the event in our event log. */
            sequence: components["schemas"]["Sequence"];
        };
        /**
         * @description A pair, `<base>_<quote>`, in lower case.
         * @example btc_thb
         */
        PairSymbol: string;
        /** @description The best price levels of a book. */
        PartialDepthEvent: {
            /** @description The number of the last change that is in it. */
            lastUpdateId: components["schemas"]["BookUpdateId"];
            /** @description The highest price first. */
            bids: components["schemas"]["BookLevels"];
            /** @description The lowest price first. */
            asks: components["schemas"]["BookLevels"];
        };
        PropertyAnswer: {
            id: components["schemas"]["RequestId"];
            /** @description Whether events are wrapped. */
            result: boolean;
            /** @constant */
            method: "GET_PROPERTY";
        };
        /** @description A record's id. */
        RecordId: number;
        /** @description Your mark for a request; its answer carries the same. */
        RequestId: number | string | null;
        /**
         * @description A position in our event log, counted from 1 without gaps; 0 before the first event.
         * @example 90211
         */
        Sequence: number;
        /** @description We are about to close the connection. */
        ServerShutdownEvent: {
            /** @constant */
            e: "serverShutdown";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
        };
        SetPropertyRequest: {
            /** @constant */
            method: "SET_PROPERTY";
            /**
             * @description The property's name and its value.
             * @enum {unknown}
             */
            params: [
                "combined",
                true
            ] | [
                "combined",
                false
            ];
            id: components["schemas"]["RequestId"];
        };
        /**
         * @description An exact decimal in plain notation that may be negative.
         * @example -1500
         * @example 0.25
         */
        SignedDecimalString: string;
        /** @description Why a control message was refused. */
        StreamError: {
            /**
             * @description `invalid_json`: the message is not a JSON object. `invalid_parameters`: a member is missing, unknown or not valid.
             * @enum {string}
             */
            code: "invalid_parameters" | "invalid_json";
            /** @description The same for people. */
            message: string;
            /** @description The members to blame, by name; an element of `params` as `params.0`. */
            fields?: {
                [key: string]: components["schemas"]["StreamFieldError"];
            };
        };
        StreamFieldError: {
            /** @enum {string} */
            code: "missing" | "invalid" | "unknown";
            message: string;
        };
        /**
         * @description A stream's name.
         * @example btc_thb@kline_1m
         */
        StreamName: string;
        /** @description The streams. */
        StreamNames: components["schemas"]["StreamName"][];
        SubscribeRequest: {
            /** @constant */
            method: "SUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id: components["schemas"]["RequestId"];
        };
        SubscriptionsAnswer: {
            id: components["schemas"]["RequestId"];
            /** @description What the connection follows, in the order of subscription. */
            result: components["schemas"]["StreamName"][];
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
        };
        /** @description A symbol's last 24 hours. Mind the case of the members. */
        TickerEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "24hrTicker";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The last price less the first one in the window. */
            p: components["schemas"]["SignedDecimalString"];
            /** @description The same in percent of the first, to 18 decimals. */
            P: components["schemas"]["SignedDecimalString"];
            /** @description Quote volume over base volume, to 18 decimals. */
            w: components["schemas"]["DecimalString"];
            /** @description The price of the last trade before the window; `"0"` without any. */
            x: components["schemas"]["DecimalString"];
            /** @description The last price. */
            c: components["schemas"]["DecimalString"];
            /** @description The amount of the last trade. */
            Q: components["schemas"]["DecimalString"];
            /** @description The best bid; `"0"` when there is none. */
            b: components["schemas"]["DecimalString"];
            /** @description All that is bid at it. */
            B: components["schemas"]["DecimalString"];
            /** @description The best ask; `"0"` when there is none. */
            a: components["schemas"]["DecimalString"];
            /** @description All that is asked at it. */
            A: components["schemas"]["DecimalString"];
            /** @description The price of the first trade in the window. */
            o: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            v: components["schemas"]["DecimalString"];
            /** @description What was traded, in the quote asset. */
            q: components["schemas"]["DecimalString"];
            /** @description When the first trade in the window was. */
            O: components["schemas"]["EpochMs"];
            /** @description When the last trade in the window was. */
            C: components["schemas"]["EpochMs"];
            /** @description The id of the first trade in the window. */
            F: components["schemas"]["TradeIdOrNone"];
            /** @description The id of the last trade in the window. */
            L: components["schemas"]["TradeIdOrNone"];
            /** @description How many trades there were. */
            n: components["schemas"]["TradeCount"];
        };
        /**
         * @description How long the order may rest. `GTC`: until it is filled or cancelled. `IOC`: not at all; what cannot be filled at once is cancelled. `FOK`: not at all,
         *     and unless all of it can be filled at once, none of it is.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK";
        /** @description How many trades there were. */
        TradeCount: number;
        /** @description A trade. Mind the case of the members. */
        TradeEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "trade";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The trade's id. */
            t: components["schemas"]["RecordId"];
            /** @description The price. */
            p: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            q: components["schemas"]["DecimalString"];
            /** @description When it was. */
            T: components["schemas"]["EpochMs"];
            /** @description Whether the buyer was the maker. */
            m: boolean;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            M: true;
        };
        /** @description A trade's id, counted from 1 per symbol; -1 when there is none. */
        TradeIdOrNone: number;
        UnsubscribeRequest: {
            /** @constant */
            method: "UNSUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id: components["schemas"]["RequestId"];
        };
        /** @description An event of your own. */
        UserDataEvent: components["schemas"]["ExecutionReportEvent"] | components["schemas"]["OutboundAccountPositionEvent"] | components["schemas"]["OutboundAccountInfoEvent"] | components["schemas"]["BalanceUpdateEvent"] | components["schemas"]["ListenKeyExpiredEvent"];
        /** @description An event and its stream. */
        WrappedEvent: {
            /** @description The stream's name, as it was subscribed to. */
            stream: components["schemas"]["StreamName"];
            /** @description The event. */
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
 * Every kind of stream. `kind` matches any name of the kind, also with a pair or an interval that cannot exist, which is refused; `pattern` only names whose
 * parameters can exist. A name that is of no kind stays silent.
 */
export const streamChannels = {
  kline: {
    address: "{pair}@kline_{interval}",
    kind: /^(?<pair>.*)@kline_(?<interval>.*)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@kline_(?<interval>1m|3m|5m|15m|30m|1h|2h|4h|6h|8h|12h|1d|3d|1w|1M)$/,
    values: { interval: ["1m","3m","5m","15m","30m","1h","2h","4h","6h","8h","12h","1d","3d","1w","1M"] },
  },
  aggTrade: {
    address: "{pair}@aggTrade",
    kind: /^(?<pair>.*)@aggTrade$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@aggTrade$/,
    values: {  },
  },
  trade: {
    address: "{pair}@trade",
    kind: /^(?<pair>.*)@trade$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@trade$/,
    values: {  },
  },
  depth: {
    address: "{pair}@depth{speed}",
    kind: /^(?<pair>.*)@depth(?<speed>|@100ms)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@depth(?<speed>|@100ms)$/,
    values: { speed: ["","@100ms"] },
  },
  partialDepth: {
    address: "{pair}@depth{levels}{speed}",
    kind: /^(?<pair>.*)@depth(?<levels>5|10|20)(?<speed>|@100ms)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@depth(?<levels>5|10|20)(?<speed>|@100ms)$/,
    values: { levels: ["5","10","20"], speed: ["","@100ms"] },
  },
  bookTicker: {
    address: "{pair}@bookTicker",
    kind: /^(?<pair>.*)@bookTicker$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@bookTicker$/,
    values: {  },
  },
  miniTicker: {
    address: "{pair}@miniTicker",
    kind: /^(?<pair>.*)@miniTicker$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@miniTicker$/,
    values: {  },
  },
  allMiniTickers: {
    address: "!miniTicker@arr{speed}",
    kind: /^!miniTicker@arr(?<speed>|@3000ms)$/,
    pattern: /^!miniTicker@arr(?<speed>|@3000ms)$/,
    values: { speed: ["","@3000ms"] },
  },
  ticker: {
    address: "{pair}@ticker",
    kind: /^(?<pair>.*)@ticker$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@ticker$/,
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
