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
            s: components["schemas"]["PairSymbol"];
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
        /**
         * @description An asset, in lower case.
         * @example btc
         */
        AssetSymbol: string;
        /** @description A balance after the event. */
        BalanceAfter: {
            /** @description The asset. */
            a: components["schemas"]["AssetSymbol"];
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
            a: components["schemas"]["AssetSymbol"];
            /** @description The change of the available balance: negative for a withdrawal, its fee included, and the same amount positive if the withdrawal failed and was returned. */
            d: components["schemas"]["SignedDecimalString"];
            /** @description The time at which the event happened. */
            T: components["schemas"]["EpochMs"];
            /** @description The position of the event in the event log. */
            sequence: components["schemas"]["Sequence"];
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
            s: components["schemas"]["PairSymbol"];
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
        /** @description Any control message. */
        ControlRequest: components["schemas"]["SubscribeRequest"] | components["schemas"]["UnsubscribeRequest"] | components["schemas"]["ListSubscriptionsRequest"] | components["schemas"]["SetPropertyRequest"] | components["schemas"]["GetPropertyRequest"];
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
            s: components["schemas"]["PairSymbol"];
            /** @description The update id of the first change in the event. */
            U: components["schemas"]["BookUpdateId"];
            /** @description The update id of the last change in the event. */
            u: components["schemas"]["BookUpdateId"];
            /** @description The bids that changed, each with its new total quantity; `"0"` if the level was removed. */
            b: components["schemas"]["BookLevels"];
            /** @description The asks that changed, each with its new total quantity; `"0"` if the level was removed. */
            a: components["schemas"]["BookLevels"];
        };
        DoneAnswer: {
            id: components["schemas"]["RequestId"];
            result: null;
            /**
             * ConfirmedMethod
             * @description The method of the request.
             * @enum {string}
             */
            method: "SUBSCRIBE" | "UNSUBSCRIBE" | "SET_PROPERTY";
        };
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        ErrorAnswer: {
            /** @description The id as it was sent; null if it could not be read. */
            id: components["schemas"]["RequestId"];
            error: components["schemas"]["StreamError"];
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
            s: components["schemas"]["PairSymbol"];
            /** @description The client order id; empty if the order has none. */
            c: string;
            /**
             * OrderSide
             * @description The side.
             * @enum {string}
             */
            S: "BUY" | "SELL";
            /**
             * OrderType
             * @description The order type. `LIMIT_MAKER`: post-only. `STOP_LOSS`: stop-market. `STOP_LOSS_LIMIT`: stop-limit. `TAKE_PROFIT` and `TAKE_PROFIT_LIMIT`: the same with `trigger` `take_profit`.
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
             * @description Without meaning; `listId` is the id of the order list.
             * @constant
             */
            g: -1;
            /** @description On `CANCELED`, the same as `c`; otherwise empty. */
            C: string;
            /**
             * ExecutionType
             * @description The type of this step. `TRADE_PREVENTION`: the order lost a quantity by the self-trade prevention `decrement`, and ended if nothing is left.
             * @enum {string}
             */
            x: "NEW" | "CANCELED" | "REPLACED" | "REJECTED" | "TRADE" | "EXPIRED" | "TRADE_PREVENTION";
            /**
             * OrderStatus
             * @description The order status after this step. `PENDING_NEW`: the order is placed when the working order of its list is filled.
             * @enum {string}
             */
            X: "NEW" | "PENDING_NEW" | "PARTIALLY_FILLED" | "FILLED" | "CANCELED" | "REJECTED" | "EXPIRED";
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
            N: components["schemas"]["AssetSymbol"] | null;
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
            /** @description The distance of a trailing stop in basis points; omitted if the order does not trail. */
            d?: components["schemas"]["TrailingDelta"];
            /** @description The time since which the order can match. Omitted while it waits for its stop price or for its list, and after such a wait in all steps but the first. */
            W?: components["schemas"]["EpochMs"];
            /** @description The id of the prevented match, on a step of self-trade prevention. */
            v?: components["schemas"]["RecordId"];
            /** @description What the order has lost by self-trade prevention so far. */
            A?: components["schemas"]["DecimalString"];
            /** @description What it lost in this step. */
            B?: components["schemas"]["DecimalString"];
            /** @description The other order of the prevented match. */
            U?: components["schemas"]["RecordId"];
            /** @description The id of your account, to which both orders belong. */
            u?: components["schemas"]["RecordId"];
            /**
             * ReportedSelfTradePrevention
             * @description The self-trade prevention of the order.
             */
            V: components["schemas"]["SelfTradePrevention"];
            /** @description The price of the prevented match. */
            pL?: components["schemas"]["DecimalString"];
            /** @description The quantity of the prevented match. */
            pl?: components["schemas"]["DecimalString"];
            /** @description The value of the prevented match, in the quote asset. */
            pY?: components["schemas"]["DecimalString"];
            /** @description The largest quantity that the book shows of an iceberg order; omitted if it is none. */
            icebergQuantity?: components["schemas"]["DecimalString"];
            /** @description The quote quantity that a market order was placed with; omitted if it was not. */
            quoteQuantity?: components["schemas"]["DecimalString"];
            /** @description The id of the order list that the order belongs to, if it belongs to one. */
            listId?: components["schemas"]["RecordId"];
            /** @description The position of the event in the event log. */
            sequence: components["schemas"]["Sequence"];
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
            id: components["schemas"]["RequestId"];
        };
        /** @description A kline. Member names are case-sensitive. */
        Kline: {
            /** @description The open time. */
            t: components["schemas"]["EpochMs"];
            /** @description The close time: the last millisecond, inclusive. */
            T: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
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
            s: components["schemas"]["PairSymbol"];
            k: components["schemas"]["Kline"];
        };
        /** @enum {string} */
        KlineInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @description The state of an order list after a change. Member names are case-sensitive. */
        ListStatusEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "listStatus";
            /** @description The time at which the event happened. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The id of the list. */
            g: components["schemas"]["RecordId"];
            /**
             * ContingencyType
             * @description `OCO`: one cancels the other. `OTO`: one triggers the other, also with two pending orders.
             * @enum {string}
             */
            c: "OCO" | "OTO";
            /**
             * ListStatusType
             * @description `EXEC_STARTED`: the list, or its pending orders, were placed. `ALL_DONE`: no order of the list is open any more.
             * @enum {string}
             */
            l: "EXEC_STARTED" | "ALL_DONE";
            /**
             * ListOrderStatus
             * @description `EXECUTING` while an order of the list is open, then `ALL_DONE`.
             * @enum {string}
             */
            L: "EXECUTING" | "ALL_DONE";
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            r: "NONE";
            /** @description The client list id; empty if the list has none. */
            C: string;
            /** @description The time at which the event happened. */
            T: components["schemas"]["EpochMs"];
            /** @description All orders of the list, whether they have changed or not. */
            O: components["schemas"]["ListStatusOrder"][];
            /** @description The position of the event in the event log. */
            sequence: components["schemas"]["Sequence"];
        };
        /** @description An order of a list. */
        ListStatusOrder: {
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The order's id. */
            i: components["schemas"]["RecordId"];
            /** @description The client order id; empty if the order has none. */
            c: string;
        };
        ListSubscriptionsRequest: {
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
            id: components["schemas"]["RequestId"];
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
            /** @description The position in the event log up to which all of your events have been sent. */
            sequence: components["schemas"]["Sequence"];
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
            s: components["schemas"]["PairSymbol"];
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
        /** @description Balances that have changed, in an older format. Member names are case-sensitive. */
        OutboundAccountInfoEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "outboundAccountInfo";
            /** @description The time at which the event happened. */
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
            /** @description The time at which the balances last changed; the same as `E`. */
            u: components["schemas"]["EpochMs"];
            /** @description The balances of the assets that changed. */
            B: components["schemas"]["BalanceAfter"][];
            /** @description The account types; always `SPOT` only. */
            P: "SPOT"[];
            /** @description The position of the event in the event log. */
            sequence: components["schemas"]["Sequence"];
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
            /** @description The position of the event in the event log. */
            sequence: components["schemas"]["Sequence"];
        };
        /**
         * @description A pair, `<base>_<quote>`, in lower case.
         * @example btc_thb
         */
        PairSymbol: string;
        /** @description The best price levels of an order book. */
        PartialDepthEvent: {
            /** @description The update id of the last change that is included. */
            lastUpdateId: components["schemas"]["BookUpdateId"];
            /** @description The buy side, highest price first. */
            bids: components["schemas"]["BookLevels"];
            /** @description The sell side, lowest price first. */
            asks: components["schemas"]["BookLevels"];
        };
        PropertyAnswer: {
            id: components["schemas"]["RequestId"];
            /** @description Whether events are wrapped. */
            result: boolean;
            /** @constant */
            method: "GET_PROPERTY";
        };
        /**
         * Format: int64
         * @description A record's id.
         */
        RecordId: number;
        /** @description An id that you choose for a request; its response carries the same id. */
        RequestId: number | string | null;
        /**
         * @description What happens if the order would match another order of yours. `expire_taker`: the incoming order is cancelled. `expire_maker`: the resting order is cancelled. `expire_both`: both are cancelled. `decrement`: nothing is traded, and both lose the quantity that they would have traded. `none`: they trade.
         * @enum {string}
         */
        SelfTradePrevention: "none" | "expire_taker" | "expire_maker" | "expire_both" | "decrement";
        /**
         * Format: int64
         * @description A position in the event log, counted from 1 without gaps; 0 before the first event.
         * @example 90211
         */
        Sequence: number;
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
            id: components["schemas"]["RequestId"];
        };
        /**
         * @description An exact decimal in plain notation, which may be negative.
         * @example -1500
         * @example 0.25
         */
        SignedDecimalString: string;
        /** @description The reason why a control message was refused. */
        StreamError: {
            /**
             * StreamErrorCode
             * @description `invalid_json`: the message is not a JSON object. `invalid_parameters`: a member is missing, unknown or not valid.
             * @enum {string}
             */
            code: "invalid_parameters" | "invalid_json";
            /** @description A description for humans. */
            message: string;
            /** @description The invalid members, by name; an element of `params` is named `params.0`. */
            fields?: {
                [key: string]: components["schemas"]["StreamFieldError"];
            };
        };
        StreamFieldError: {
            /**
             * StreamFieldErrorCode
             * @description What is wrong with the member.
             * @enum {string}
             */
            code: "missing" | "invalid" | "unknown";
            message: string;
        };
        /**
         * @description The name of a stream.
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
            /** @description The subscribed streams, in the order of subscription. */
            result: components["schemas"]["StreamName"][];
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
        };
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
            s: components["schemas"]["PairSymbol"];
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
            s: components["schemas"]["PairSymbol"];
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
        /** @example 100 */
        TrailingDelta: number;
        UnsubscribeRequest: {
            /** @constant */
            method: "UNSUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id: components["schemas"]["RequestId"];
        };
        /** @description An event of the user data stream. */
        UserDataEvent: components["schemas"]["ExecutionReportEvent"] | components["schemas"]["ListStatusEvent"] | components["schemas"]["OutboundAccountPositionEvent"] | components["schemas"]["OutboundAccountInfoEvent"] | components["schemas"]["BalanceUpdateEvent"] | components["schemas"]["ListenKeyExpiredEvent"];
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
    address: "{pair}@kline_{interval}",
    kind: /^(?<pair>.*)@kline_(?<interval>.*)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@kline_(?<interval>1m|3m|5m|15m|30m|1h|2h|4h|6h|8h|12h|1d|3d|1w|1M)$/,
    values: { interval: ["1m","3m","5m","15m","30m","1h","2h","4h","6h","8h","12h","1d","3d","1w","1M"] },
  },
  closedKline: {
    address: "{pair}@kline_{interval}@closed",
    kind: /^(?<pair>.*)@kline_(?<interval>.*)@closed$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@kline_(?<interval>1m|3m|5m|15m|30m|1h|2h|4h|6h|8h|12h|1d|3d|1w|1M)@closed$/,
    values: { interval: ["1m","3m","5m","15m","30m","1h","2h","4h","6h","8h","12h","1d","3d","1w","1M"] },
  },
  zonedKline: {
    address: "{pair}@kline_{interval}@{timeZone}{closed}",
    kind: /^(?<pair>.*)@kline_(?<interval>.*)@(?<timeZone>.*)(?<closed>|@closed)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@kline_(?<interval>1d|3d|1w|1M)@(?<timeZone>(?:\+(?:0[0-9]|1[0-3]):(?:00|15|30|45)|\+14:00|-(?:0[0-9]|1[01]):(?:00|15|30|45)|-12:00))(?<closed>|@closed)$/,
    values: { interval: ["1d","3d","1w","1M"], closed: ["","@closed"] },
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
    kind: /^(?<pair>.*)@depth(?<speed>|@100ms|@1000ms)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@depth(?<speed>|@100ms|@1000ms)$/,
    values: { speed: ["","@100ms","@1000ms"] },
  },
  partialDepth: {
    address: "{pair}@depth{levels}{speed}",
    kind: /^(?<pair>.*)@depth(?<levels>5|10|20)(?<speed>|@100ms|@1000ms)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@depth(?<levels>5|10|20)(?<speed>|@100ms|@1000ms)$/,
    values: { levels: ["5","10","20"], speed: ["","@100ms","@1000ms"] },
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
