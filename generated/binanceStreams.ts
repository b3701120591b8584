// Generated from spec/ by `make generate`. Never edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Balances, fee rates and rights of the account. */
        Account: {
            /**
             * Format: int64
             * @description The highest maker fee of all symbols in basis points, rounded up.
             */
            makerCommission: number;
            /**
             * Format: int64
             * @description The highest taker fee of all symbols in basis points, rounded up.
             */
            takerCommission: number;
            /** Format: int64 */
            buyerCommission: number;
            /** Format: int64 */
            sellerCommission: number;
            /** @description The highest fee rates of all symbols. */
            commissionRates: components["schemas"]["AccountRates"];
            /** @description Whether the account may place orders. */
            canTrade: boolean;
            /** @description Whether the account may withdraw. */
            canWithdraw: boolean;
            canDeposit: boolean;
            brokered: boolean;
            requireSelfTradePrevention: boolean;
            preventSor: boolean;
            /** @description The time of this response. */
            updateTime: components["schemas"]["EpochMs"];
            /** @constant */
            accountType: "SPOT";
            /** @description One for each listed asset, or with `omitZeroBalances` those that are not zero. */
            balances: components["schemas"]["AssetBalance"][];
            permissions: "SPOT"[];
            uid: components["schemas"]["RecordId"];
        };
        /** @description Fractions of the value of a fill. */
        AccountRates: {
            maker: components["schemas"]["DecimalString"];
            taker: components["schemas"]["DecimalString"];
            buyer: components["schemas"]["DecimalString"];
            seller: components["schemas"]["DecimalString"];
        };
        /** @description A trade. Member names are case-sensitive. */
        AggTrade: {
            /** @description The id of the trade. */
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
        AggregateTrades: components["schemas"]["AggTrade"][];
        /** @description The mini tickers of all symbols whose status is TRADING. */
        AllMiniTickersEvent: components["schemas"]["MiniTickerEvent"][];
        /** @description The tickers of all symbols whose status is TRADING. */
        AllTickersEvent: components["schemas"]["TickerEvent"][];
        AmendedOrder: {
            symbol: components["schemas"]["SymbolName"];
            orderId: components["schemas"]["OrderId"];
            orderListId: components["schemas"]["OrderListId"];
            clientOrderId: components["schemas"]["ClientOrderIdName"];
            price: components["schemas"]["DecimalString"];
            qty: components["schemas"]["DecimalString"];
            executedQty: components["schemas"]["DecimalString"];
            preventedQty: components["schemas"]["DecimalString"];
            quoteOrderQty: components["schemas"]["DecimalString"];
            cumulativeQuoteQty: components["schemas"]["DecimalString"];
            status: components["schemas"]["OrderState"];
            timeInForce: components["schemas"]["TimeInForceName"];
            type: components["schemas"]["OrderTypeName"];
            side: components["schemas"]["SideName"];
            stopPrice?: components["schemas"]["DecimalString"];
            icebergQty?: components["schemas"]["DecimalString"];
            trailingDelta?: components["schemas"]["TrailingDeltaValue"];
            workingTime?: components["schemas"]["WorkingTime"];
            selfTradePreventionMode: components["schemas"]["SelfTradePreventionModeName"];
        };
        Amendment: {
            transactTime: components["schemas"]["EpochMs"];
            /**
             * Format: int64
             * @description The execution id of the amendment, which its step in the user data has as `I`.
             */
            executionId: number;
            amendedOrder: components["schemas"]["AmendedOrder"];
        };
        /** @description The response to a request that was carried out. */
        ApiAnswer: {
            id: components["schemas"]["RequestId"];
            /** @constant */
            status: 200;
            result: components["schemas"]["ApiResult"];
            rateLimits: components["schemas"]["ApiRateLimits"];
        };
        /** @description The result of a method that has nothing to tell. */
        ApiEmptyResult: Record<string, never>;
        /** @description The reason why a request was refused. */
        ApiError: {
            /** @description The error code, which is that of the HTTP interface. */
            code: number;
            /** @description A description for humans. */
            msg: string;
            data?: components["schemas"]["ApiErrorData"];
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
            status: 400 | 401 | 409 | 418 | 429 | 500 | 503;
            error: components["schemas"]["ApiError"];
            rateLimits: components["schemas"]["ApiRateLimits"];
        };
        /** @description The results of the steps of a replacement, or when to try again. */
        ApiErrorData: components["schemas"]["ApiRetry"] | components["schemas"]["FailedReplacement"];
        ApiKline: (number | string)[];
        /** @description Klines, with the values that the rows of the HTTP interface have. */
        ApiKlines: components["schemas"]["ApiKline"][];
        /** @description The parameters of the method, with those that sign it. Decimals are strings. A list of symbols or permissions may be an array. */
        ApiParameters: {
            [key: string]: string | number | boolean | string[];
        };
        /** @description Always empty; the weights are counted together with those of the HTTP interface. */
        ApiRateLimits: string[];
        /** @description A request of the WebSocket API. */
        ApiRequest: {
            id?: components["schemas"]["RequestId"];
            /** @description One of the methods that the guide lists. */
            method: string;
            params?: components["schemas"]["ApiParameters"];
        };
        /** @description The result of the method: the body of the response of the operation that it calls, or the state of the session or subscription. */
        ApiResult: components["schemas"]["ApiSessionState"] | components["schemas"]["ApiSubscription"] | components["schemas"]["ApiEmptyResult"] | components["schemas"]["ServerTime"] | components["schemas"]["ExchangeInformation"] | components["schemas"]["PartialDepthEvent"] | components["schemas"]["Trades"] | components["schemas"]["AggregateTrades"] | components["schemas"]["ApiKlines"] | components["schemas"]["AveragePrice"] | components["schemas"]["DayTickerOrList"] | components["schemas"]["WindowTickerOrList"] | components["schemas"]["PriceTickerOrList"] | components["schemas"]["BookTickerOrList"] | components["schemas"]["PlacedOrder"] | components["schemas"]["TestedOrder"] | components["schemas"]["QueriedOrder"] | components["schemas"]["CancelledOrder"] | components["schemas"]["ReplacedOrder"] | components["schemas"]["Amendment"] | components["schemas"]["QueriedOrders"] | components["schemas"]["CancelledOrders"] | components["schemas"]["PlacedOrderList"] | components["schemas"]["QueriedOrderList"] | components["schemas"]["QueriedOrderLists"] | components["schemas"]["CancelledOrderList"] | components["schemas"]["Account"] | components["schemas"]["SymbolCommission"] | components["schemas"]["OrderCounts"] | components["schemas"]["OwnTrades"] | components["schemas"]["PreventedMatches"] | components["schemas"]["ListenKey"];
        /** @description When the request can be sent again. */
        ApiRetry: {
            /** @description The server's clock. */
            serverTime: components["schemas"]["EpochMs"];
            /** @description The time from which on it can be sent again. */
            retryAfter: components["schemas"]["EpochMs"];
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
            event: components["schemas"]["ExecutionReportEvent"] | components["schemas"]["ListStatusEvent"] | components["schemas"]["OutboundAccountPositionEvent"] | components["schemas"]["BalanceUpdateEvent"] | components["schemas"]["EventStreamTerminatedEvent"];
        };
        AssetBalance: {
            asset: components["schemas"]["AssetName"];
            /** @description What can be used. */
            free: components["schemas"]["DecimalString"];
            /** @description What open orders hold. */
            locked: components["schemas"]["DecimalString"];
        };
        /**
         * @description An asset in upper case.
         * @example BTC
         */
        AssetName: string;
        /** @description An average price. */
        AveragePrice: {
            /**
             * Format: int64
             * @description The number of minutes.
             */
            mins: number;
            price: components["schemas"]["DecimalString"];
            /** @description The time of the last trade; 0 if there was none. */
            closeTime: components["schemas"]["EpochMs"];
        };
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
        /** @description The best bid and ask. */
        BookTicker: {
            symbol: components["schemas"]["SymbolName"];
            bidPrice: components["schemas"]["DecimalString"];
            bidQty: components["schemas"]["DecimalString"];
            askPrice: components["schemas"]["DecimalString"];
            askQty: components["schemas"]["DecimalString"];
        };
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
        BookTickerList: components["schemas"]["BookTicker"][];
        /** @description One record, or an array of records. */
        BookTickerOrList: components["schemas"]["BookTicker"] | components["schemas"]["BookTickerList"];
        /**
         * Format: int64
         * @description The number of events that have changed the symbol's order book. Numbering continues when the server restarts.
         */
        BookUpdateId: number;
        /** @description An order after its cancellation. */
        CancelledOrder: {
            symbol: components["schemas"]["SymbolName"];
            orderId: components["schemas"]["OrderId"];
            orderListId: components["schemas"]["OrderListId"];
            /** @description The client order id of the order. */
            origClientOrderId: components["schemas"]["ClientOrderIdName"];
            /** @description The id of the cancellation. */
            clientOrderId: components["schemas"]["ClientOrderIdName"];
            /** @description The time of the cancellation. */
            transactTime: components["schemas"]["EpochMs"];
            price: components["schemas"]["DecimalString"];
            origQty: components["schemas"]["DecimalString"];
            executedQty: components["schemas"]["DecimalString"];
            cummulativeQuoteQty: components["schemas"]["DecimalString"];
            origQuoteOrderQty: components["schemas"]["DecimalString"];
            status: components["schemas"]["OrderState"];
            timeInForce: components["schemas"]["TimeInForceName"];
            type: components["schemas"]["OrderTypeName"];
            side: components["schemas"]["SideName"];
            stopPrice?: components["schemas"]["DecimalString"];
            icebergQty?: components["schemas"]["DecimalString"];
            selfTradePreventionMode: components["schemas"]["SelfTradePreventionModeName"];
            trailingDelta?: components["schemas"]["TrailingDeltaValue"];
            /** @description The last match that self-trade prevention kept from being traded, if there is one. */
            preventedMatchId?: components["schemas"]["PreventedMatchId"];
            /** @description What the order lost by it, and by those before. */
            preventedQuantity?: components["schemas"]["DecimalString"];
        };
        /** @description An order list after its cancellation. */
        CancelledOrderList: {
            orderListId: components["schemas"]["OrderId"];
            contingencyType: components["schemas"]["ContingencyType"];
            listStatusType: components["schemas"]["ListStatusType"];
            listOrderStatus: components["schemas"]["ListOrderStatus"];
            listClientOrderId: components["schemas"]["ClientOrderIdName"];
            /** @description The time at which the list was accepted, or cancelled. */
            transactionTime: components["schemas"]["EpochMs"];
            symbol: components["schemas"]["SymbolName"];
            orders: components["schemas"]["ListedOrder"][];
            /** @description The orders that were cancelled. */
            orderReports: components["schemas"]["CancelledOrder"][];
        };
        CancelledOrders: (components["schemas"]["CancelledOrder"] | components["schemas"]["CancelledOrderList"])[];
        /** @description The id that the client gave; without one, an id that is made from the order's id. */
        ClientOrderIdName: string;
        /** @description Fractions of the value of a fill. */
        CommissionRates: {
            maker: components["schemas"]["DecimalString"];
            taker: components["schemas"]["DecimalString"];
        };
        /**
         * @description `OCO`: one cancels the other. `OTO`: one triggers the other, also with two pending orders.
         * @enum {string}
         */
        ContingencyType: "OCO" | "OTO";
        /** @description The statistics of the last 24 hours. */
        DayTicker: {
            symbol: components["schemas"]["SymbolName"];
            priceChange: components["schemas"]["SignedDecimalString"];
            priceChangePercent: components["schemas"]["SignedDecimalString"];
            weightedAvgPrice: components["schemas"]["DecimalString"];
            prevClosePrice: components["schemas"]["DecimalString"];
            lastPrice: components["schemas"]["DecimalString"];
            lastQty: components["schemas"]["DecimalString"];
            bidPrice: components["schemas"]["DecimalString"];
            bidQty: components["schemas"]["DecimalString"];
            askPrice: components["schemas"]["DecimalString"];
            askQty: components["schemas"]["DecimalString"];
            openPrice: components["schemas"]["DecimalString"];
            highPrice: components["schemas"]["DecimalString"];
            lowPrice: components["schemas"]["DecimalString"];
            volume: components["schemas"]["DecimalString"];
            quoteVolume: components["schemas"]["DecimalString"];
            openTime: components["schemas"]["EpochMs"];
            closeTime: components["schemas"]["EpochMs"];
            firstId: components["schemas"]["TradeIdOrNone"];
            lastId: components["schemas"]["TradeIdOrNone"];
            count: components["schemas"]["TradeCount"];
        };
        DayTickerList: components["schemas"]["DayTicker"][];
        /** @description One record, or an array of records. */
        DayTickerOrList: components["schemas"]["DayTicker"] | components["schemas"]["MiniTicker"] | components["schemas"]["DayTickerList"] | components["schemas"]["MiniTickerList"];
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
        /** @description There is no discount. */
        Discount: {
            enabledForAccount: boolean;
            enabledForSymbol: boolean;
            discountAsset: string;
            discount: components["schemas"]["DecimalString"];
        };
        /** @description The request was carried out. */
        DoneAnswer: {
            result: null;
            id: components["schemas"]["RequestId"];
        };
        /** @description An object without members. */
        EmptyObject: Record<string, never>;
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
        /** @description The limits of the interface and the rules of the symbols. */
        ExchangeInformation: {
            /**
             * @description The time zone of calendar days.
             * @constant
             */
            timezone: "UTC";
            /** @description The server's clock. */
            serverTime: components["schemas"]["EpochMs"];
            /** @description The limits of requests and orders. */
            rateLimits: components["schemas"]["RateLimit"][];
            /** @description Always empty. */
            exchangeFilters: components["schemas"]["EmptyObject"][];
            /** @description The symbols that were asked for. */
            symbols: components["schemas"]["SymbolRules"][];
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
            /** @description The visible part of an iceberg order; `"0"` if the order is none. */
            F: components["schemas"]["DecimalString"];
            /**
             * Format: int64
             * @description The id of the order list that the order belongs to; -1 if it belongs to none.
             */
            g: number;
            /** @description On `CANCELED`, the same as `c`; otherwise empty. */
            C: string;
            /**
             * ExecutionType
             * @description The type of this step. `TRADE_PREVENTION`: self-trade prevention took a quantity of the order or ended it.
             * @enum {string}
             */
            x: "NEW" | "CANCELED" | "REPLACED" | "REJECTED" | "TRADE" | "EXPIRED" | "TRADE_PREVENTION";
            /**
             * OrderStatus
             * @description The order status after this step. `PENDING_NEW`: the order is placed when the working order of its list is filled.
             * @enum {string}
             */
            X: "NEW" | "PENDING_NEW" | "PARTIALLY_FILLED" | "FILLED" | "CANCELED" | "REJECTED" | "EXPIRED" | "EXPIRED_IN_MATCH";
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
            /** @description The execution id of this step, larger than those of all earlier steps of your orders. Of a `REPLACED` step it is the `executionId` in the response to the request. */
            I: components["schemas"]["RecordId"];
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
            /** @description The quantity in the quote asset of a market order that states it; otherwise `"0"`. */
            Q: components["schemas"]["DecimalString"];
            /** @description The distance of a trailing stop in basis points; omitted if the order does not trail. */
            d?: components["schemas"]["TrailingDeltaValue"];
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
            /** @description The price of the prevented match. */
            pL?: components["schemas"]["DecimalString"];
            /** @description The quantity of the prevented match. */
            pl?: components["schemas"]["DecimalString"];
            /** @description The value of the prevented match, in the quote asset. */
            pY?: components["schemas"]["DecimalString"];
            /** @description The id of your account, to which both orders belong. */
            u?: components["schemas"]["RecordId"];
            /** @description The symbol of the other order. */
            Cs?: components["schemas"]["SymbolName"];
            /**
             * SelfTradePreventionMode
             * @description The self-trade prevention of the order.
             */
            V: components["schemas"]["SelfTradePreventionModeName"];
        };
        /** @description The results of both steps, of which at least one failed. */
        FailedReplacement: {
            cancelResult: components["schemas"]["StepResult"];
            newOrderResult: components["schemas"]["StepResult"];
            /** @description The cancelled order, or the error. */
            cancelResponse: components["schemas"]["CancelledOrder"] | components["schemas"]["StepError"];
            /** @description The new order, the error, or null if it was not attempted. */
            newOrderResponse: components["schemas"]["PlacedOrder"] | components["schemas"]["StepError"] | null;
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
        /** @description An iceberg order has at most `limit` parts. */
        IcebergPartsFilter: {
            /** @constant */
            filterType: "ICEBERG_PARTS";
            limit: number;
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
        /**
         * @description `EXECUTING` while an order of the list is open, then `ALL_DONE`.
         * @enum {string}
         */
        ListOrderStatus: "EXECUTING" | "ALL_DONE";
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
            s: components["schemas"]["SymbolName"];
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
            /** @description The client list id. If the client gave none, `id-` and the list's id. */
            C: string;
            /** @description The time at which the event happened. */
            T: components["schemas"]["EpochMs"];
            /** @description All orders of the list, whether they have changed or not. */
            O: components["schemas"]["ListStatusOrder"][];
        };
        /** @description An order of a list. */
        ListStatusOrder: {
            /** @description The symbol. */
            s: components["schemas"]["SymbolName"];
            /** @description The order's id. */
            i: components["schemas"]["RecordId"];
            /** @description The client order id. If the client gave none, `id-` and the order's id. */
            c: string;
        };
        /**
         * @description `EXEC_STARTED` while an order of the list is open, then `ALL_DONE`.
         * @enum {string}
         */
        ListStatusType: "EXEC_STARTED" | "ALL_DONE";
        ListSubscriptionsRequest: {
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
            id?: components["schemas"]["RequestId"];
        };
        /** @description An order of a list. */
        ListedOrder: {
            symbol: components["schemas"]["SymbolName"];
            orderId: components["schemas"]["OrderId"];
            clientOrderId: components["schemas"]["ClientOrderIdName"];
        };
        /** @description A listen key. */
        ListenKey: {
            /** @description The listen key, which is the name of your user data stream. */
            listenKey: string;
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
        /** @description The statistics of a window in short. */
        MiniTicker: {
            symbol: components["schemas"]["SymbolName"];
            openPrice: components["schemas"]["DecimalString"];
            highPrice: components["schemas"]["DecimalString"];
            lowPrice: components["schemas"]["DecimalString"];
            lastPrice: components["schemas"]["DecimalString"];
            volume: components["schemas"]["DecimalString"];
            quoteVolume: components["schemas"]["DecimalString"];
            openTime: components["schemas"]["EpochMs"];
            closeTime: components["schemas"]["EpochMs"];
            firstId: components["schemas"]["TradeIdOrNone"];
            lastId: components["schemas"]["TradeIdOrNone"];
            count: components["schemas"]["TradeCount"];
        };
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
        MiniTickerList: components["schemas"]["MiniTicker"][];
        /** @description The value of an order, quantity times price, is at least `minNotional`. A market order is valued at the last price; before the first trade it has no such limit. */
        NotionalFilter: {
            /** @constant */
            filterType: "NOTIONAL";
            minNotional: components["schemas"]["DecimalString"];
            /**
             * @description Always true.
             * @constant
             */
            applyMinToMarket: true;
            /** @description The value of the largest order that the other filters allow. */
            maxNotional: components["schemas"]["DecimalString"];
            /**
             * @description Always false.
             * @constant
             */
            applyMaxToMarket: false;
            /**
             * @description 0, which means that a market order is valued at the last price.
             * @constant
             */
            avgPriceMins: 0;
        };
        /** @description An account has at most so many open orders of the symbol. */
        OpenOrdersFilter: {
            /** @constant */
            filterType: "MAX_NUM_ORDERS";
            /**
             * Format: int64
             * @description The number of open orders, including those that wait for a stop price.
             */
            maxNumOrders: number;
        };
        OrderCount: {
            /** @constant */
            rateLimitType: "ORDERS";
            interval: components["schemas"]["OrderCountInterval"];
            /** Format: int64 */
            intervalNum: number;
            /** Format: int64 */
            limit: number;
            /**
             * Format: int64
             * @description The orders that the account has placed in this interval.
             */
            count: number;
        };
        /** @enum {string} */
        OrderCountInterval: "SECOND" | "DAY";
        OrderCounts: components["schemas"]["OrderCount"][];
        OrderFill: {
            price: components["schemas"]["DecimalString"];
            qty: components["schemas"]["DecimalString"];
            /** @description The fee with its VAT. */
            commission: components["schemas"]["DecimalString"];
            commissionAsset: components["schemas"]["AssetName"];
            tradeId: components["schemas"]["OrderId"];
        };
        /**
         * Format: int64
         * @description The id of the order.
         */
        OrderId: number;
        /**
         * Format: int64
         * @description The id of the list to which the order belongs; -1 if there is none.
         */
        OrderListId: number;
        /**
         * @description `NEW`: open. `PARTIALLY_FILLED`: open, and filled in part. `FILLED`, `CANCELED`, `REJECTED`: ended. `EXPIRED`: ended by itself, because an order that never rests could not be filled completely. `EXPIRED_IN_MATCH`: ended by self-trade prevention. `PENDING_NEW`: open, and placed when the working order of its list is filled.
         * @enum {string}
         */
        OrderState: "NEW" | "PENDING_NEW" | "PARTIALLY_FILLED" | "FILLED" | "CANCELED" | "REJECTED" | "EXPIRED" | "EXPIRED_IN_MATCH";
        /**
         * @description A type of order.
         * @enum {string}
         */
        OrderTypeName: "LIMIT" | "LIMIT_MAKER" | "MARKET" | "STOP_LOSS" | "STOP_LOSS_LIMIT" | "TAKE_PROFIT" | "TAKE_PROFIT_LIMIT";
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
        /** @description One order's half of a trade. */
        OwnTrade: {
            symbol: components["schemas"]["SymbolName"];
            /** @description The id of the trade. */
            id: components["schemas"]["OrderId"];
            orderId: components["schemas"]["OrderId"];
            orderListId: components["schemas"]["OrderListId"];
            price: components["schemas"]["DecimalString"];
            qty: components["schemas"]["DecimalString"];
            quoteQty: components["schemas"]["DecimalString"];
            /** @description The fee with its VAT. */
            commission: components["schemas"]["DecimalString"];
            commissionAsset: components["schemas"]["AssetName"];
            time: components["schemas"]["EpochMs"];
            isBuyer: boolean;
            isMaker: boolean;
            isBestMatch: boolean;
        };
        OwnTrades: components["schemas"]["OwnTrade"][];
        /** @description The best price levels of an order book. */
        PartialDepthEvent: {
            /** @description The update id of the last change that is included. */
            lastUpdateId: components["schemas"]["BookUpdateId"];
            /** @description The buy side, highest price first. */
            bids: components["schemas"]["BookLevels"];
            /** @description The sell side, lowest price first. */
            asks: components["schemas"]["BookLevels"];
        };
        PermissionSet: "SPOT"[];
        /** @description A new order. `ACK` has the first five members only, and `RESULT` has no fills. */
        PlacedOrder: {
            symbol: components["schemas"]["SymbolName"];
            orderId: components["schemas"]["OrderId"];
            orderListId: components["schemas"]["OrderListId"];
            clientOrderId: components["schemas"]["ClientOrderIdName"];
            transactTime: components["schemas"]["EpochMs"];
            price?: components["schemas"]["DecimalString"];
            origQty?: components["schemas"]["DecimalString"];
            executedQty?: components["schemas"]["DecimalString"];
            cummulativeQuoteQty?: components["schemas"]["DecimalString"];
            origQuoteOrderQty?: components["schemas"]["DecimalString"];
            status?: components["schemas"]["OrderState"];
            timeInForce?: components["schemas"]["TimeInForceName"];
            type?: components["schemas"]["OrderTypeName"];
            side?: components["schemas"]["SideName"];
            stopPrice?: components["schemas"]["DecimalString"];
            icebergQty?: components["schemas"]["DecimalString"];
            workingTime?: components["schemas"]["WorkingTime"];
            selfTradePreventionMode?: components["schemas"]["SelfTradePreventionModeName"];
            trailingDelta?: components["schemas"]["TrailingDeltaValue"];
            /** @description The last match that self-trade prevention kept from being traded, if there is one. */
            preventedMatchId?: components["schemas"]["PreventedMatchId"];
            /** @description What the order lost by it, and by those before. */
            preventedQuantity?: components["schemas"]["DecimalString"];
            /** @description What the order traded at once. */
            fills?: components["schemas"]["OrderFill"][];
        };
        /** @description A new order list with its orders. */
        PlacedOrderList: {
            orderListId: components["schemas"]["OrderId"];
            contingencyType: components["schemas"]["ContingencyType"];
            listStatusType: components["schemas"]["ListStatusType"];
            listOrderStatus: components["schemas"]["ListOrderStatus"];
            listClientOrderId: components["schemas"]["ClientOrderIdName"];
            /** @description The time at which the list was accepted, or cancelled. */
            transactionTime: components["schemas"]["EpochMs"];
            symbol: components["schemas"]["SymbolName"];
            orders: components["schemas"]["ListedOrder"][];
            /** @description The orders, in the form that `newOrderRespType` asks for, or `RESULT` without it. */
            orderReports: components["schemas"]["PlacedOrder"][];
        };
        /** @description A number of decimals. */
        Precision: number;
        /** @description A match of two of your own orders that was not traded. */
        PreventedMatch: {
            symbol: components["schemas"]["SymbolName"];
            preventedMatchId: components["schemas"]["PreventedMatchId"];
            /** @description The order that arrived last, whose mode decided. */
            takerOrderId: components["schemas"]["OrderId"];
            makerSymbol: components["schemas"]["SymbolName"];
            /** @description The order that was resting. */
            makerOrderId: components["schemas"]["OrderId"];
            /**
             * Format: int64
             * @description The id of your account. Both orders are of one account.
             */
            tradeGroupId: number;
            selfTradePreventionMode: components["schemas"]["SelfTradePreventionModeName"];
            /** @description The price at which they would have traded. */
            price: components["schemas"]["DecimalString"];
            /** @description What the incoming order lost; omitted if nothing. */
            takerPreventedQuantity?: components["schemas"]["DecimalString"];
            /** @description What the resting order lost; omitted if nothing. */
            makerPreventedQuantity?: components["schemas"]["DecimalString"];
            transactTime: components["schemas"]["EpochMs"];
        };
        /**
         * Format: int64
         * @description The id of a prevented match, growing with time.
         */
        PreventedMatchId: number;
        PreventedMatches: components["schemas"]["PreventedMatch"][];
        /** @description The price of an order is from `minPrice` to `maxPrice`, and a multiple of `tickSize`. */
        PriceFilter: {
            /** @constant */
            filterType: "PRICE_FILTER";
            minPrice: components["schemas"]["DecimalString"];
            maxPrice: components["schemas"]["DecimalString"];
            tickSize: components["schemas"]["DecimalString"];
        };
        /** @description The price of the last trade. */
        PriceTicker: {
            symbol: components["schemas"]["SymbolName"];
            price: components["schemas"]["DecimalString"];
        };
        PriceTickerList: components["schemas"]["PriceTicker"][];
        /** @description One record, or an array of records. */
        PriceTickerOrList: components["schemas"]["PriceTicker"] | components["schemas"]["PriceTickerList"];
        /** @description The value of the property. */
        PropertyAnswer: {
            /** @description Whether events are wrapped. */
            result: boolean;
            id: components["schemas"]["RequestId"];
        };
        /** @description A trade. */
        PublicTrade: {
            id: components["schemas"]["RecordId"];
            price: components["schemas"]["DecimalString"];
            /** @description The quantity in the base asset. */
            qty: components["schemas"]["DecimalString"];
            /** @description The value in the quote asset. */
            quoteQty: components["schemas"]["DecimalString"];
            time: components["schemas"]["EpochMs"];
            /** @description Whether the buyer was the maker. */
            isBuyerMaker: boolean;
            /**
             * @description Always true.
             * @constant
             */
            isBestMatch: true;
        };
        /** @description The quantity of an order, or with `MARKET_LOT_SIZE` of a market order, is from `minQty` to `maxQty`, and a multiple of `stepSize`. */
        QuantityFilter: {
            filterType: components["schemas"]["QuantityFilterType"];
            minQty: components["schemas"]["DecimalString"];
            maxQty: components["schemas"]["DecimalString"];
            stepSize: components["schemas"]["DecimalString"];
        };
        /** @enum {string} */
        QuantityFilterType: "LOT_SIZE" | "MARKET_LOT_SIZE";
        /** @description An order in its current state. */
        QueriedOrder: {
            symbol: components["schemas"]["SymbolName"];
            orderId: components["schemas"]["OrderId"];
            orderListId: components["schemas"]["OrderListId"];
            clientOrderId: components["schemas"]["ClientOrderIdName"];
            /** @description The limit price; 0 for a market order. */
            price: components["schemas"]["DecimalString"];
            origQty: components["schemas"]["DecimalString"];
            executedQty: components["schemas"]["DecimalString"];
            /** @description The value of all fills in the quote asset, without fees. */
            cummulativeQuoteQty: components["schemas"]["DecimalString"];
            origQuoteOrderQty: components["schemas"]["DecimalString"];
            status: components["schemas"]["OrderState"];
            timeInForce: components["schemas"]["TimeInForceName"];
            type: components["schemas"]["OrderTypeName"];
            side: components["schemas"]["SideName"];
            /** @description The price that triggers the order; 0 if there is none. */
            stopPrice: components["schemas"]["DecimalString"];
            icebergQty: components["schemas"]["DecimalString"];
            /** @description The time at which the order was accepted. */
            time: components["schemas"]["EpochMs"];
            /** @description The time of the last change. */
            updateTime: components["schemas"]["EpochMs"];
            /** @description False while the order waits for its price. */
            isWorking: boolean;
            workingTime?: components["schemas"]["WorkingTime"];
            selfTradePreventionMode: components["schemas"]["SelfTradePreventionModeName"];
            trailingDelta?: components["schemas"]["TrailingDeltaValue"];
            /** @description The last match that self-trade prevention kept from being traded, if there is one. */
            preventedMatchId?: components["schemas"]["PreventedMatchId"];
            /** @description What the order lost by it, and by those before. */
            preventedQuantity?: components["schemas"]["DecimalString"];
        };
        /** @description An order list in its current state. */
        QueriedOrderList: {
            orderListId: components["schemas"]["OrderId"];
            contingencyType: components["schemas"]["ContingencyType"];
            listStatusType: components["schemas"]["ListStatusType"];
            listOrderStatus: components["schemas"]["ListOrderStatus"];
            listClientOrderId: components["schemas"]["ClientOrderIdName"];
            /** @description The time at which the list was accepted, or cancelled. */
            transactionTime: components["schemas"]["EpochMs"];
            symbol: components["schemas"]["SymbolName"];
            orders: components["schemas"]["ListedOrder"][];
        };
        QueriedOrderLists: components["schemas"]["QueriedOrderList"][];
        QueriedOrders: components["schemas"]["QueriedOrder"][];
        RateLimit: {
            rateLimitType: components["schemas"]["RateLimitType"];
            interval: components["schemas"]["RateLimitInterval"];
            /**
             * Format: int64
             * @description The number of intervals for which the limit is.
             */
            intervalNum: number;
            /** Format: int64 */
            limit: number;
        };
        /** @enum {string} */
        RateLimitInterval: "SECOND" | "MINUTE" | "DAY";
        /**
         * @description `REQUEST_WEIGHT`: the weight of the requests of an address. `RAW_REQUESTS`: their number. `ORDERS`: the number of orders of an account.
         * @enum {string}
         */
        RateLimitType: "REQUEST_WEIGHT" | "RAW_REQUESTS" | "ORDERS";
        /**
         * Format: int64
         * @description A record's id.
         */
        RecordId: number;
        /** @description The results of both steps. */
        ReplacedOrder: {
            /** @constant */
            cancelResult: "SUCCESS";
            /** @constant */
            newOrderResult: "SUCCESS";
            cancelResponse: components["schemas"]["CancelledOrder"];
            newOrderResponse: components["schemas"]["PlacedOrder"];
        };
        /** @description An id that you choose for a request; its response carries the same id. */
        RequestId: number | string | null;
        /**
         * @description What happens when an order meets one of the same account. `NONE`: they trade. `EXPIRE_TAKER`: the incoming order ends. `EXPIRE_MAKER`: the resting one ends. `EXPIRE_BOTH`: both end. `DECREMENT`: both are reduced by the smaller quantity.
         * @enum {string}
         */
        SelfTradePreventionModeName: "NONE" | "EXPIRE_TAKER" | "EXPIRE_MAKER" | "EXPIRE_BOTH" | "DECREMENT";
        /** @description The server is about to close the connection. */
        ServerShutdownEvent: {
            /** @constant */
            e: "serverShutdown";
            /** @description The time at which the event was sent. */
            E: components["schemas"]["EpochMs"];
        };
        ServerTime: {
            /** @description The server's clock. */
            serverTime: components["schemas"]["EpochMs"];
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
        /** @enum {string} */
        SideName: "BUY" | "SELL";
        /**
         * @description An exact decimal in plain notation, which may be negative.
         * @example -1500
         * @example 0.25
         */
        SignedDecimalString: string;
        /** @description The reason why a step failed. */
        StepError: {
            /** Format: int64 */
            code: number;
            msg: string;
        };
        /**
         * @description `NOT_ATTEMPTED`: the step before it failed.
         * @enum {string}
         */
        StepResult: "SUCCESS" | "FAILURE" | "NOT_ATTEMPTED";
        /** @description An account has at most so many orders of the symbol that wait for a stop price. */
        StopOrdersFilter: {
            /** @constant */
            filterType: "MAX_NUM_ALGO_ORDERS";
            /**
             * Format: int64
             * @description The number of orders that wait for a stop price.
             */
            maxNumAlgoOrders: number;
        };
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
        SymbolCommission: {
            symbol: components["schemas"]["SymbolName"];
            /** @description The fee. */
            standardCommission: components["schemas"]["AccountRates"];
            specialCommission: components["schemas"]["AccountRates"];
            /** @description The VAT on the fee. */
            taxCommission: components["schemas"]["AccountRates"];
            discount: components["schemas"]["Discount"];
        };
        /** @description A rule that orders must pass. */
        SymbolFilter: components["schemas"]["PriceFilter"] | components["schemas"]["QuantityFilter"] | components["schemas"]["IcebergPartsFilter"] | components["schemas"]["TrailingDeltaFilter"] | components["schemas"]["NotionalFilter"] | components["schemas"]["OpenOrdersFilter"] | components["schemas"]["StopOrdersFilter"];
        /**
         * @description The base asset and the quote asset in upper case, without a separator.
         * @example BTCTHB
         */
        SymbolName: string;
        /** @description A symbol, and the orders that it accepts. */
        SymbolRules: {
            symbol: components["schemas"]["SymbolName"];
            status: components["schemas"]["SymbolState"];
            /** @description The asset that is traded. */
            baseAsset: components["schemas"]["AssetName"];
            /** @description The number of decimals of balances of the base asset. */
            baseAssetPrecision: components["schemas"]["Precision"];
            /** @description The asset in which the price is expressed. */
            quoteAsset: components["schemas"]["AssetName"];
            /** @description The same as `quoteAssetPrecision`. */
            quotePrecision: components["schemas"]["Precision"];
            /** @description The number of decimals of balances of the quote asset. */
            quoteAssetPrecision: components["schemas"]["Precision"];
            /** @description The number of decimals of a commission in the base asset. */
            baseCommissionPrecision: components["schemas"]["Precision"];
            /** @description The number of decimals of a commission in the quote asset. */
            quoteCommissionPrecision: components["schemas"]["Precision"];
            /** @description The types of orders that can be placed. */
            orderTypes: components["schemas"]["OrderTypeName"][];
            /** @description Whether iceberg orders are accepted. */
            icebergAllowed: boolean;
            /** @description Whether lists of the type OCO are accepted. */
            ocoAllowed: boolean;
            /** @description Whether lists of the types OTO and OTOCO are accepted. */
            otoAllowed: boolean;
            /** @description Whether market orders may state the amount in the quote asset. */
            quoteOrderQtyMarketAllowed: boolean;
            /** @description Whether trailing stop orders are accepted. */
            allowTrailingStop: boolean;
            /** @description Whether an order can be cancelled and replaced in one request. */
            cancelReplaceAllowed: boolean;
            /** @description Whether the quantity of an order can be reduced with its priority kept. */
            amendAllowed: boolean;
            /** @description Whether new orders are accepted at the moment. */
            isSpotTradingAllowed: boolean;
            /** @description Always false. */
            isMarginTradingAllowed: boolean;
            /** @description The rules that every order must pass. */
            filters: components["schemas"]["SymbolFilter"][];
            /** @description Always empty; see `permissionSets`. */
            permissions: string[];
            /** @description An account may trade the symbol if it has a permission of each inner list. Left out with `showPermissionSets=false`. */
            permissionSets?: components["schemas"]["PermissionSet"][];
            /** @description What applies to an order that names no mode. */
            defaultSelfTradePreventionMode: components["schemas"]["SelfTradePreventionModeName"];
            /** @description The modes that an order may name. */
            allowedSelfTradePreventionModes: components["schemas"]["SelfTradePreventionModeName"][];
        };
        /**
         * @description `TRADING`: open for trading. `BREAK`: new orders are refused; orders can be cancelled.
         * @enum {string}
         */
        SymbolState: "TRADING" | "BREAK";
        /** @description Empty, or the fee rates of the order. */
        TestedOrder: {
            /** @description The fee. */
            standardCommissionForOrder?: components["schemas"]["CommissionRates"];
            specialCommissionForOrder?: components["schemas"]["CommissionRates"];
            /** @description The VAT on the fee. */
            taxCommissionForOrder?: components["schemas"]["CommissionRates"];
            discount?: components["schemas"]["Discount"];
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
         * @description `GTC`: until it is filled or cancelled. `IOC`: what cannot be filled at once is cancelled. `FOK`: all of it at once, or nothing.
         * @example GTC
         * @enum {string}
         */
        TimeInForceName: "GTC" | "IOC" | "FOK";
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
        Trades: components["schemas"]["PublicTrade"][];
        /** @description The distances of trailing stops, in basis points, from below (`Above`) and from above. */
        TrailingDeltaFilter: {
            /** @constant */
            filterType: "TRAILING_DELTA";
            minTrailingAboveDelta: number;
            maxTrailingAboveDelta: number;
            minTrailingBelowDelta: number;
            maxTrailingBelowDelta: number;
        };
        /**
         * @description The distance of a trailing stop in basis points; omitted if the order does not trail.
         * @example 100
         */
        TrailingDeltaValue: number;
        UnsubscribeRequest: {
            /** @constant */
            method: "UNSUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id?: components["schemas"]["RequestId"];
        };
        /** @description An event of the user data stream. */
        UserDataEvent: components["schemas"]["ExecutionReportEvent"] | components["schemas"]["ListStatusEvent"] | components["schemas"]["OutboundAccountPositionEvent"] | components["schemas"]["BalanceUpdateEvent"] | components["schemas"]["ListenKeyExpiredEvent"];
        /** @description The statistics of a window. Without a trade in it, all prices except the last are 0. */
        WindowTicker: {
            symbol: components["schemas"]["SymbolName"];
            priceChange: components["schemas"]["SignedDecimalString"];
            priceChangePercent: components["schemas"]["SignedDecimalString"];
            weightedAvgPrice: components["schemas"]["DecimalString"];
            openPrice: components["schemas"]["DecimalString"];
            highPrice: components["schemas"]["DecimalString"];
            lowPrice: components["schemas"]["DecimalString"];
            /** @description The price of the last trade, also if it was before the window. */
            lastPrice: components["schemas"]["DecimalString"];
            volume: components["schemas"]["DecimalString"];
            quoteVolume: components["schemas"]["DecimalString"];
            /** @description The beginning of the window. */
            openTime: components["schemas"]["EpochMs"];
            /** @description The end of the window. */
            closeTime: components["schemas"]["EpochMs"];
            firstId: components["schemas"]["TradeIdOrNone"];
            lastId: components["schemas"]["TradeIdOrNone"];
            count: components["schemas"]["TradeCount"];
        };
        WindowTickerList: components["schemas"]["WindowTicker"][];
        /** @description One record, or an array of records. */
        WindowTickerOrList: components["schemas"]["WindowTicker"] | components["schemas"]["MiniTicker"] | components["schemas"]["WindowTickerList"] | components["schemas"]["MiniTickerList"];
        /**
         * Format: int64
         * @description Since when the order works; -1 if it still waits for its price.
         */
        WorkingTime: number;
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

/** The methods of the WebSocket API. Null: the server of streams has the method itself. */
export const apiMethods = {
  'ping': "pingBinance",
  'time': "getBinanceTime",
  'exchangeInfo': "getBinanceExchangeInfo",
  'depth': "getBinanceDepth",
  'trades.recent': "listBinanceTrades",
  'trades.historical': "listBinanceHistoricalTrades",
  'trades.aggregate': "listBinanceAggTrades",
  'klines': "getBinanceKlines",
  'uiKlines': "getBinanceUiKlines",
  'avgPrice': "getBinanceAveragePrice",
  'ticker.24hr': "getBinanceTicker24hr",
  'ticker.tradingDay': "getBinanceTradingDayTicker",
  'ticker': "getBinanceWindowTicker",
  'ticker.price': "getBinanceTickerPrice",
  'ticker.book': "getBinanceBookTicker",
  'session.logon': null,
  'session.status': null,
  'session.logout': null,
  'order.place': "createBinanceOrder",
  'order.test': "testBinanceOrder",
  'order.status': "getBinanceOrder",
  'order.cancel': "cancelBinanceOrder",
  'order.cancelReplace': "replaceBinanceOrder",
  'order.amend.keepPriority': "amendBinanceOrder",
  'orderList.place': "createBinanceOco",
  'orderList.place.oco': "createBinanceOrderList",
  'orderList.place.oto': "createBinanceOtoList",
  'orderList.place.otoco': "createBinanceOtocoList",
  'orderList.status': "getBinanceOrderList",
  'orderList.cancel': "cancelBinanceOrderList",
  'openOrderLists.status': "listBinanceOpenOrderLists",
  'allOrderLists': "listBinanceOrderLists",
  'openOrders.status': "listBinanceOpenOrders",
  'openOrders.cancelAll': "cancelBinanceOpenOrders",
  'allOrders': "listBinanceOrders",
  'account.status': "getBinanceAccount",
  'account.commission': "getBinanceCommission",
  'account.rateLimits.orders': "listBinanceOrderCounts",
  'myTrades': "listBinanceOwnTrades",
  'myPreventedMatches': "listBinancePreventedMatches",
  'userDataStream.start': "createBinanceListenKey",
  'userDataStream.ping': "extendBinanceListenKey",
  'userDataStream.stop': "deleteBinanceListenKey",
  'userDataStream.subscribe': null,
  'userDataStream.subscribe.signature': null,
  'userDataStream.unsubscribe': null,
} as const;

export type ApiMethod = keyof typeof apiMethods;

/** The errors of the WebSocket API. A parameter or a time in a message is only an example. */
export const apiErrors = {
  malformed: {"status":400,"code":-1135,"msg":"Invalid JSON Request."},
  unsupported: {"status":400,"code":-1020,"msg":"This operation is not supported."},
  unauthorized: {"status":401,"code":-1002,"msg":"You are not authorized to execute this request."},
  missing: {"status":400,"code":-1102,"msg":"Mandatory parameter 'apiKey' was not sent, was empty/null, or malformed."},
  key_format: {"status":401,"code":-2014,"msg":"API-key format invalid."},
  unknown_key: {"status":401,"code":-2015,"msg":"Invalid API-key, IP, or permissions for action."},
  signature: {"status":400,"code":-1022,"msg":"Signature for this request is not valid."},
  window: {"status":400,"code":-1021,"msg":"Timestamp for this request is outside of the recvWindow: it is 7204ms behind the server's time 1795193608413."},
  window_too_long: {"status":400,"code":-1131,"msg":"recvWindow must be less than 60000."},
  hmac: {"status":400,"code":-4056,"msg":"HMAC_SHA256 API key is not supported."},
  active: {"status":400,"code":-2035,"msg":"User Data Stream subscription already active."},
  inactive: {"status":400,"code":-2036,"msg":"User Data Stream subscription not active."},
} as const;
