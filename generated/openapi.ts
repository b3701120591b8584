// Generated from spec/ by `make generate`. Never edited.

export interface paths {
    "/api/estimated-price/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimate the price of a purchase
         * @deprecated
         * @description The price at which the whole of `amount` would fill against the offers on the book at this moment: that of the deepest offer it would touch, not the
         *     average. An order at this price for this amount fills completely if the book has not moved in between, and usually pays less.
         *
         *     The estimate includes nothing of yours: it reserves nothing and expires with the next change of the book.
         */
        get: operations["getEstimatedPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal-orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy for a user and withdraw to the app
         * @deprecated
         * @description Buys coins for at most `amount`, at `price` or better, immediately; whatever cannot be bought at once is not bought. The coins, less the withdrawal fee,
         *     leave for the user's deposit address at the app.
         *
         *     What happens, in this order:
         *
         *     1. `Authorization` and `extras` are checked. They belong together and to one user; any mismatch is a 401 with an empty body.
         *     2. The app is asked for the user's deposit address. If it cannot give one, the answer is 502 and nothing was bought.
         *     3. The order is matched and the withdrawal is created in a single step. A partial match counts as a match; the rest of the amount stays with the user.
         *        An order that matches nothing is a 422, and nothing was bought.
         *
         *     **Read `withdrawal_status` on every 201.** `success` means that the withdrawal is on its way. `error` means that the purchase stands but the coins
         *     stayed in the user's wallet here, for the reason given beside it.
         *
         *     Send an `Idempotency-Key`. Without one, a request that is repeated after a lost answer buys twice.
         */
        post: operations["createPortalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your user record
         * @description Your identity level, wallets and withdrawal limits. Every listed asset appears in `wallets` and in `limits`, also when you hold none of it.
         *
         *     An API key reads its owner's record only. Any other id, whether it exists or not, gets the same 403.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Places a limit order. It trades at once with the best resting orders on the other side, each at the *resting* order's price, as far as its own price
         *     allows. What is left rests on the book (`GTC`) or is cancelled (`IOC`).
         *
         *     What the order may cost at most is held from your available balance: for a buy, price x amount with fee and VAT in the quote asset; for a sell, the
         *     amount in the base asset. What turns out not to be needed is released in the same step.
         *
         *     `nonce` is any positive integer, usually the time; it need not grow. An exact repeat of a signed order has no second effect and gets the first answer
         *     again. For retries that you sign anew, send `client_order_id` or `Idempotency-Key`.
         *
         *     The answer is the order as it stood when it had been matched, also when you get it again later.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an order
         * @description Ends one of your open orders and releases what it held. When the answer arrives, the order is off the book and nothing of it will trade any more; what
         *     traded before stands.
         *
         *     The body is optional. With `pair`, the order must be of that pair. Without a body, sign the empty string.
         */
        delete: operations["cancelOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/exchangeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the listed symbols and their rules
         * @description Every listed symbol with its precisions and what it supports. `serverTime` is a handy way to see how far your clock is off before you sign with
         *     `X-Timestamp`.
         */
        get: operations["getExchangeInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/ticker/24hr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statistics of the last 24 hours
         * @description What happened in the 24 hours up to this moment, over a window that moves with every trade and not in steps. With `symbol`, one record; without it, an
         *     array with a record for each symbol whose status is TRADING, in listing order.
         *
         *     A symbol without trades in the window has `count` 0, `openTime` 0, `firstId` and `lastId` -1, and the time of the answer as `closeTime`.
         */
        get: operations["getTicker24hr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user
         * @description Creates a user, at first without keys or money.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{userid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user's level or fee tier
         * @description Changes the members that are sent and leaves the others. Orders that are already open keep the fees that they were placed under.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/internal/users/{userid}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an API key for a user
         * @description Issues a key with the given permissions. The secret is in this answer and nowhere else: it cannot be shown again.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/api-keys/{api_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key stops working with this answer. Its user's open orders stay. Revoking a revoked key is fine.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit money that came in
         * @description Credits a user with money that has arrived outside. `reference` is the outside world's name for it, such as a bank's transaction number; each reference
         *     is credited once for ever. The same reference with the same content gets the first answer again, with other content a 409.
         */
        post: operations["creditDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whitelist a partner app
         * @description Registers an app whose users may buy through the Portal.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/partners/{partnerid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a partner app
         * @description Changes the members that are sent and leaves the others. Disabling a partner ends what its Portal sessions may do at once; enabling it gives that back.
         */
        patch: operations["updatePartner"];
        trace?: never;
    };
    "/internal/portal-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a Portal session
         * @description Issues the `authorization` and `extras` with which a partner may buy for a user. The access token is the partner's own, for that user; we send it back
         *     to the partner when we ask for a deposit address, and keep it sealed. Both values are in this answer and nowhere else.
         */
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/assets/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * List or change an asset
         * @description Takes effect with the answer, without a restart. An asset in use keeps its kind and its precision.
         */
        put: operations["putAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/symbols/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * List or change a symbol
         * @description Takes effect with the answer, without a restart. Base and quote follow from the name and must be listed. Price and quantity precision together stay
         *     under the quote asset's precision, and only grow once the symbol is in use. Status BREAK stops new orders; cancelling works on.
         */
        put: operations["putSymbol"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/fees/{symbol}/{tier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a symbol's fees for a tier of users
         * @description Rates are fractions of the traded value: 0.25 % is `"0.0025"`. Tier 0 is everybody's; another tier falls back to it where it has no row of its own.
         *     Orders that are already open keep the fees that they were placed under.
         */
        put: operations["putFees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawal-limits/{level}/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what a level may withdraw in 24 hours
         * @description The limit is per asset and per user, over a rolling window of 24 hours.
         */
        put: operations["putWithdrawalLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit the books
         * @description Checks the tables and the engine's memory against the rules of double entry and of the order book, as of one moment. The answer is 200 whether or not
         *     something is wrong; read `clean`.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/house-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the house's own balances
         * @description What the exchange itself earned, owes and holds, per asset. Custody and bank are negative: they stand for the outside world from which all money came.
         */
        get: operations["getHouseBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An exact decimal in plain notation, without exponent and padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
        /**
         * @description An exact decimal in plain notation that may be negative.
         * @example -1500
         * @example 0.25
         */
        SignedDecimalString: string;
        /**
         * @description An exact decimal in plain notation, at most 15 digits before and 18 after the point.
         * @example 31
         * @example 0.50
         */
        DecimalInput: string;
        /**
         * @description A share as a decimal fraction from 0 to 1; 7 % is `"0.07"`.
         * @example 0.0025
         */
        RateInput: string;
        /**
         * @description A pair, `<base>_<quote>`, in lower case.
         * @example btc_thb
         */
        PairSymbol: string;
        /**
         * @description A pair, `<base>_<quote>`, in either case.
         * @example btc_thb
         * @example BTC_THB
         */
        PairInput: string;
        /**
         * @description One of `btc_thb`, `eth_thb` and `usdt_thb`, in either case.
         * @example btc_thb
         */
        PortalPairInput: string;
        /** @example btc_thb */
        SymbolInput: string;
        /**
         * @description An asset, in lower case.
         * @example btc
         */
        AssetSymbol: string;
        /** @example btc */
        AssetInput: string;
        /** @enum {string} */
        OrderSide: "buy" | "sell";
        /**
         * @description `buy` or `sell`.
         * @enum {string}
         */
        OrderSideInput: "buy" | "sell";
        /** @enum {string} */
        OrderType: "limit" | "market";
        /**
         * @description Only `limit` is accepted for now; `market` is refused.
         * @enum {string}
         */
        OrderTypeInput: "limit" | "market";
        /**
         * @description How long the order may rest. `GTC`: until it is filled or cancelled. `IOC`: not at all; what cannot be filled at once is cancelled.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC";
        /**
         * @description What happens where the order would meet another order of yours. `expire_taker`: this one is cancelled. `expire_maker`: the other one is. `expire_both`:
         *     both are. `none`: they trade.
         * @enum {string}
         */
        SelfTradePrevention: "none" | "expire_taker" | "expire_maker" | "expire_both";
        /** @enum {string} */
        OrderStatus: "created" | "partial_filled" | "completed" | "cancelled" | "rejected";
        /**
         * @description An order's id as text, without leading zeros.
         * @example 73310
         */
        OrderId: string;
        /**
         * @description A user id as text, without leading zeros, or `me`.
         * @example me
         * @example 1042
         */
        UserIdOrMe: string;
        /** @example 1042 */
        UserIdInput: string;
        /** @example 7 */
        PartnerIdInput: string;
        /** @example live-6fd4b3c1a2987e50f1d2c3b4a5968778 */
        ApiKeyInput: string;
        /** @description A record's id. */
        RecordId: number;
        /**
         * Format: date-time
         * @description A time in UTC, RFC 3339 with six fraction digits.
         * @example 2026-11-20T16:53:28.413000Z
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description A time in UTC, RFC 3339, with up to six fraction digits.
         * @example 2027-11-20T00:00:00Z
         */
        TimestampInput: string;
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        /** @description An object without members. */
        EmptyObject: Record<string, never>;
        /**
         * @description How far a user's identity has been verified.
         * @enum {string}
         */
        VerificationLevel: "level_0" | "level_1" | "level_2" | "level_3";
        /** @description Why a request failed. */
        ApiError: {
            /** @description The reason, from the closed list of this document. */
            code: string;
            /** @description The same for people. May change; do not compare it. */
            message: string;
            /** @description The members of the request that are to blame, by name. */
            fields?: {
                [key: string]: components["schemas"]["FieldError"];
            };
        };
        /** @description What is wrong with one member. */
        FieldError: {
            /**
             * @description `MISSING`: it is required. `INVALID`: its value is not one that it can have. `UNKNOWN`: there is no such member. `DUPLICATE`: it was sent twice.
             * @enum {string}
             */
            code: "MISSING" | "INVALID" | "UNKNOWN" | "DUPLICATE";
            /** @description The same for people. */
            message: string;
        };
        /** @description Why a request under `/api/v3/` failed. */
        V3Error: {
            /** @description The reason, from the closed list of this document. */
            code: number;
            /** @description The same for people. May change; do not compare it. */
            msg: string;
        };
        /** @description An estimate. */
        EstimatedPrice: {
            /** @description The price, in the quote asset for one unit of the base asset. */
            price: components["schemas"]["DecimalString"];
        };
        /** @description A purchase for a user. */
        PortalOrderRequest: {
            /** @description The anti-forgery value that came with `Authorization`. */
            extras: string;
            /** @description The highest price to pay; take it from `getEstimatedPrice`. */
            price: components["schemas"]["DecimalInput"];
            /** @description What to buy, and with what. */
            pair: components["schemas"]["PortalPairInput"];
            /** @description Only `buy` is supported. */
            side: components["schemas"]["OrderSideInput"];
            /** @description What the user pays at most, in the quote asset, fee and VAT included. At most 2 decimals. */
            amount: components["schemas"]["DecimalInput"];
        };
        /** @description What was bought, and whether it is on its way. */
        PortalOrder: components["schemas"]["PortalOrderWithdrawn"] | components["schemas"]["PortalOrderNotWithdrawn"];
        /** @description The purchase is on its way to the app. */
        PortalOrderWithdrawn: {
            /** @description The amount of coins matched, before the withdrawal fee. */
            value: components["schemas"]["DecimalString"];
            /**
             * @description The withdrawal was created.
             * @constant
             */
            withdrawal_status: "success";
        };
        /** @description The purchase stands; the coins stay in the user's wallet here. */
        PortalOrderNotWithdrawn: {
            /** @description The amount of coins matched. */
            value: components["schemas"]["DecimalString"];
            /**
             * @description No withdrawal was created.
             * @constant
             */
            withdrawal_status: "error";
            /**
             * @description `NOT_ENOUGH_FUNDS_TO_WITHDRAW`: what was matched, less the withdrawal fee, is under the minimum withdrawal. `WITHDRAWAL_LIMIT_EXCEEDED`: it is over
             *     what the user may still withdraw in these 24 hours. `WITHDRAWAL_DISABLED`: withdrawals of this coin are paused.
             * @enum {string}
             */
            withdrawal_error_code: "NOT_ENOUGH_FUNDS_TO_WITHDRAW" | "WITHDRAWAL_LIMIT_EXCEEDED" | "WITHDRAWAL_DISABLED";
            /** @description The same for people. */
            withdrawal_error_message: string;
        };
        /** @description A user's record. */
        User: {
            /** @description The user's id. */
            id: components["schemas"]["RecordId"];
            /** @description The user's e-mail address. */
            email: string;
            identity_verification_level: components["schemas"]["VerificationLevel"];
            /** @description A wallet for each listed asset, by its lower-case symbol. */
            wallets: {
                [key: string]: components["schemas"]["Wallet"];
            };
            /** @description A withdrawal limit for each listed asset, by its lower-case symbol. */
            limits: {
                [key: string]: components["schemas"]["Limit"];
            };
        };
        /** @description What a user has of one asset. */
        Wallet: {
            /** @description The user's deposit addresses here; null for fiat. */
            addresses: string[] | null;
            /** @description What can be spent or withdrawn now. What open orders hold is not in it. */
            available_balance: components["schemas"]["DecimalString"];
        };
        /** @description What a user may withdraw of one asset, over a rolling window of 24 hours. */
        Limit: {
            /** @description What is left of it now, in units of the asset. */
            available: components["schemas"]["DecimalString"];
            /** @description The whole of it, in units of the asset. It follows from the identity verification level. */
            capacity: components["schemas"]["DecimalString"];
        };
        /** @description A new order. */
        OrderRequest: {
            type: components["schemas"]["OrderTypeInput"];
            pair: components["schemas"]["PairInput"];
            side: components["schemas"]["OrderSideInput"];
            /** @description The highest price to pay, or the lowest to take, in the quote asset for one unit of the base asset. */
            price: components["schemas"]["DecimalInput"];
            /** @description How much to buy or sell, in the base asset. */
            amount: components["schemas"]["DecimalInput"];
            /** @description Any positive integer, usually the time in seconds or milliseconds. Two orders may share one. */
            nonce: number;
            /** @description `GTC` when absent. */
            time_in_force?: components["schemas"]["TimeInForce"];
            /** @description `expire_taker` when absent. */
            self_trade_prevention?: components["schemas"]["SelfTradePrevention"];
            /** @description Your own name for the order, unique among all your orders for ever. */
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        /**
         * @description 1 to 36 letters, digits and the characters `.:/_-`.
         * @example desk-7/2026-11-20/0003
         */
        ClientOrderId: string;
        /** @description An order of yours. */
        Order: {
            /** @description The order's id. */
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["OrderType"];
            side: components["schemas"]["OrderSide"];
            pair: components["schemas"]["PairSymbol"];
            /** @description Its limit price. */
            price: components["schemas"]["DecimalString"];
            /** @description What was ordered, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description What is still open of it; `"0"` once the order has ended. */
            remain_amount: components["schemas"]["DecimalString"];
            /** @description What it still holds of your balance, in the quote asset for a buy and in the base asset for a sell; `"0"` once the order has ended. */
            open_cost: components["schemas"]["DecimalString"];
            /** @description The average price of its fills, cut to 18 decimals; `"0"` without any. */
            average_price: components["schemas"]["DecimalString"];
            /** @description The value of its fills in the quote asset, before fee and VAT. */
            value: components["schemas"]["DecimalString"];
            /** @description What its fills cost a buyer, or brought a seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description The fee in percent of the value for fills as maker. */
            fee_percent: components["schemas"]["DecimalString"];
            /** @description The fee in percent of the value for fills as taker. */
            taker_fee_percent: components["schemas"]["DecimalString"];
            /** @description The VAT in percent of the fee. */
            vat_percent: components["schemas"]["DecimalString"];
            time_in_force: components["schemas"]["TimeInForce"];
            /** @description How far it got. */
            status: components["schemas"]["OrderStatus"];
            /** @description Whose it is. */
            user_id: components["schemas"]["RecordId"];
            /** @description Your own name for it, when you gave one. */
            client_order_id?: components["schemas"]["ClientOrderId"];
            /** @description When it was taken. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description The address that it came from. */
            created_by_ip: string;
        };
        /** @description What the order must be for the cancellation to go ahead. */
        CancelOrderRequest: {
            /** @description The pair that it must be of. */
            pair?: components["schemas"]["PairInput"];
        };
        /** @description What is listed here. */
        ExchangeInfo: {
            /**
             * @description The zone of all calendar days here.
             * @constant
             */
            timezone: "UTC";
            /** @description Our clock. */
            serverTime: components["schemas"]["EpochMs"];
            /** @description Always empty; see *Limits*. */
            rateLimits: components["schemas"]["EmptyList"];
            /** @description Always empty. */
            exchangeFilters: components["schemas"]["EmptyList"];
            /** @description The listed symbols. */
            symbols: components["schemas"]["SymbolInfo"][];
        };
        /** @description An array without elements. */
        EmptyList: components["schemas"]["EmptyObject"][];
        /** @description A symbol and what it supports. */
        SymbolInfo: {
            symbol: components["schemas"]["PairSymbol"];
            status: components["schemas"]["SymbolStatus"];
            /** @description What is traded. */
            baseAsset: components["schemas"]["AssetSymbol"];
            /** @description How many decimals an order's amount may have. */
            baseAssetPrecision: components["schemas"]["Precision"];
            /** @description What prices it. */
            quoteAsset: components["schemas"]["AssetSymbol"];
            /** @description How many decimals a price may have. */
            quotePrecision: components["schemas"]["Precision"];
            /** @description Decimals of the base asset in our books. */
            baseCommissionPrecision: components["schemas"]["Precision"];
            /** @description Decimals of the quote asset in our books, to which fees and VAT are rounded up. */
            quoteCommissionPrecision: components["schemas"]["Precision"];
            /** @description The order types that it supports. */
            orderTypes: ("LIMIT" | "MARKET")[];
            /** @description Whether orders may show a part only. */
            icebergAllowed: boolean;
            /** @description Whether one order may cancel another. */
            ocoAllowed: boolean;
            /** @description Whether market orders may give the amount in the quote asset. */
            quoteOrderQtyMarketAllowed: boolean;
            /** @description Whether new orders are taken now. */
            isSpotTradingAllowed: boolean;
            /** @description Whether there is trading on credit. */
            isMarginTradingAllowed: boolean;
            /** @description Always empty. */
            filters: components["schemas"]["EmptyList"];
        };
        /**
         * @description `TRADING`: open. `BREAK`: no new orders; cancelling works.
         * @enum {string}
         */
        SymbolStatus: "TRADING" | "BREAK";
        /** @description A number of decimals. */
        Precision: number;
        /** @description A ticker for each symbol whose status is TRADING. */
        TickerList: components["schemas"]["Ticker"][];
        /** @description A symbol's last 24 hours. */
        Ticker: {
            symbol: components["schemas"]["PairSymbol"];
            /** @description The last price less the first one in the window. */
            priceChange: components["schemas"]["SignedDecimalString"];
            /** @description The same in percent of the first, to 18 decimals. */
            priceChangePercent: components["schemas"]["SignedDecimalString"];
            /** @description Quote volume over base volume, to 18 decimals. */
            weightedAvgPrice: components["schemas"]["DecimalString"];
            /** @description The price of the last trade before the window; `"0"` without any. */
            prevClosePrice: components["schemas"]["DecimalString"];
            /** @description The price of the last trade. */
            lastPrice: components["schemas"]["DecimalString"];
            /** @description Its amount. */
            lastQty: components["schemas"]["DecimalString"];
            /** @description The best price that somebody would pay now; `"0"` when nobody would. */
            bidPrice: components["schemas"]["DecimalString"];
            /** @description The best price that somebody would take now; `"0"` when nobody would. */
            askPrice: components["schemas"]["DecimalString"];
            /** @description The price of the first trade in the window. */
            openPrice: components["schemas"]["DecimalString"];
            /** @description The highest price in the window. */
            highPrice: components["schemas"]["DecimalString"];
            /** @description The lowest price in the window. */
            lowPrice: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            volume: components["schemas"]["DecimalString"];
            /** @description What was traded, in the quote asset. */
            quoteVolume: components["schemas"]["DecimalString"];
            /** @description When the first trade in the window was; 0 without any. */
            openTime: components["schemas"]["EpochMs"];
            /** @description When the last trade in the window was; the time of the answer without any. */
            closeTime: components["schemas"]["EpochMs"];
            /** @description The id of the first trade in the window. */
            firstId: components["schemas"]["TradeIdOrNone"];
            /** @description The id of the last trade in the window. */
            lastId: components["schemas"]["TradeIdOrNone"];
            /** @description How many trades there were. */
            count: number;
        };
        /** @description A trade's id, counted from 1 per symbol; -1 when there is none. */
        TradeIdOrNone: number;
        CreateUserRequest: {
            email: string;
            /** @description `level_0` when absent. */
            identity_verification_level?: components["schemas"]["VerificationLevel"];
            /** @description 0 when absent. */
            fee_tier?: components["schemas"]["FeeTier"];
        };
        UpdateUserRequest: {
            identity_verification_level?: components["schemas"]["VerificationLevel"];
            fee_tier?: components["schemas"]["FeeTier"];
        };
        /** @description Which of a symbol's fee schedules applies. */
        FeeTier: number;
        /** @description A user as the operator sees one. */
        UserAccount: {
            id: components["schemas"]["RecordId"];
            email: string;
            identity_verification_level: components["schemas"]["VerificationLevel"];
            fee_tier: components["schemas"]["FeeTier"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        Permission: "user_read" | "wallet_read" | "order_list" | "order_create" | "order_cancel" | "deposit_list" | "withdrawal_list" | "user_stream";
        /** @description An IPv4 or IPv6 address, or a range of them in CIDR notation. */
        IpRange: string;
        CreateApiKeyRequest: {
            /** @description What the user calls it. */
            label: string;
            permissions: components["schemas"]["Permission"][];
            /** @description The only addresses that it works from; any when absent or empty. */
            ip_allowlist?: components["schemas"]["IpRange"][];
            /** @description When it stops working; never when absent. */
            expires_at?: components["schemas"]["TimestampInput"];
        };
        /** @description A key and its secret. */
        IssuedApiKey: {
            api_key: string;
            /** @description Shown this once. */
            api_secret: string;
            user_id: components["schemas"]["RecordId"];
            label: string;
            permissions: components["schemas"]["Permission"][];
            ip_allowlist: components["schemas"]["IpRange"][];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null when it never expires. */
            expires_at: components["schemas"]["Timestamp"] | null;
        };
        CreditDepositRequest: {
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetInput"];
            amount: components["schemas"]["DecimalInput"];
            /** @description The outside world's name for it. */
            reference: string;
        };
        /** @description Money that came in. */
        Deposit: {
            id: components["schemas"]["RecordId"];
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetSymbol"];
            amount: components["schemas"]["DecimalString"];
            reference: string;
            created_at: components["schemas"]["Timestamp"];
        };
        CreatePartnerRequest: {
            name: components["schemas"]["PartnerName"];
            deposit_address_url: components["schemas"]["HttpUrl"];
            /** @description True when absent. */
            enabled?: boolean;
        };
        UpdatePartnerRequest: {
            name?: components["schemas"]["PartnerName"];
            deposit_address_url?: components["schemas"]["HttpUrl"];
            enabled?: boolean;
        };
        /** @description What users know the app as. */
        PartnerName: string;
        /** @description An absolute `http` or `https` address without credentials and fragment. */
        HttpUrl: string;
        /** @description A whitelisted app. */
        Partner: {
            id: components["schemas"]["RecordId"];
            name: components["schemas"]["PartnerName"];
            deposit_address_url: components["schemas"]["HttpUrl"];
            enabled: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        CreatePortalSessionRequest: {
            partner_id: components["schemas"]["RecordId"];
            user_id: components["schemas"]["RecordId"];
            /** @description The partner's OAuth access token for this user. */
            access_token: string;
            /** @description When it ends; after a day, or what the server is set to, when absent. */
            expires_at?: components["schemas"]["TimestampInput"];
        };
        /** @description What a partner buys with for one user. */
        PortalSession: {
            authorization: string;
            extras: string;
            user_id: components["schemas"]["RecordId"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        AssetKind: "crypto" | "fiat";
        AssetSettings: {
            kind: components["schemas"]["AssetKind"];
            /** @description Decimals in our books, to which fees round. */
            precision: components["schemas"]["Precision"];
            /** @description Decimals of deposits and withdrawals. */
            transfer_precision: components["schemas"]["Precision"];
            withdrawal_fee: components["schemas"]["DecimalInput"];
            /** @description The least that may leave, after the fee. */
            withdrawal_minimum: components["schemas"]["DecimalInput"];
            withdrawal_enabled: boolean;
        };
        ListedAsset: {
            asset: components["schemas"]["AssetSymbol"];
            kind: components["schemas"]["AssetKind"];
            precision: components["schemas"]["Precision"];
            transfer_precision: components["schemas"]["Precision"];
            withdrawal_fee: components["schemas"]["DecimalString"];
            withdrawal_minimum: components["schemas"]["DecimalString"];
            withdrawal_enabled: boolean;
        };
        SymbolSettings: {
            status: components["schemas"]["SymbolStatus"];
            price_precision: components["schemas"]["Precision"];
            quantity_precision: components["schemas"]["Precision"];
            minimum_quantity: components["schemas"]["DecimalInput"];
            minimum_price: components["schemas"]["DecimalInput"];
            maximum_price: components["schemas"]["DecimalInput"];
            vat_rate: components["schemas"]["RateInput"];
        };
        ListedSymbol: {
            symbol: components["schemas"]["PairSymbol"];
            base: components["schemas"]["AssetSymbol"];
            quote: components["schemas"]["AssetSymbol"];
            status: components["schemas"]["SymbolStatus"];
            price_precision: components["schemas"]["Precision"];
            quantity_precision: components["schemas"]["Precision"];
            minimum_quantity: components["schemas"]["DecimalString"];
            minimum_price: components["schemas"]["DecimalString"];
            maximum_price: components["schemas"]["DecimalString"];
            vat_rate: components["schemas"]["DecimalString"];
        };
        FeeSettings: {
            maker_rate: components["schemas"]["RateInput"];
            taker_rate: components["schemas"]["RateInput"];
        };
        FeeSchedule: {
            symbol: components["schemas"]["PairSymbol"];
            tier: components["schemas"]["FeeTier"];
            maker_rate: components["schemas"]["DecimalString"];
            taker_rate: components["schemas"]["DecimalString"];
        };
        WithdrawalLimitSettings: {
            capacity: components["schemas"]["DecimalInput"];
        };
        WithdrawalLimit: {
            level: components["schemas"]["VerificationLevel"];
            asset: components["schemas"]["AssetSymbol"];
            capacity: components["schemas"]["DecimalString"];
        };
        /** @description What the audit found. */
        AuditReport: {
            /** @description True when there is no violation. */
            clean: boolean;
            /** @description The position in the event log that it speaks of. */
            sequence: number;
            checked_at: components["schemas"]["Timestamp"];
            /** @description A hash over all open orders in their priority. Equal books have equal hashes. */
            book_hash: string;
            counts: components["schemas"]["AuditCounts"];
            /** @description What was checked, in words. */
            checks: string[];
            violations: components["schemas"]["AuditViolation"][];
        };
        /** @description How many of each were looked at. */
        AuditCounts: {
            accounts: number;
            entries: number;
            orders: number;
            trades: number;
            klines: number;
            events: number;
        };
        AuditViolation: {
            /** @description Which check, in the words of `checks`. */
            check: string;
            /** @description What breaks it. */
            detail: string;
        };
        HouseBalances: {
            balances: components["schemas"]["HouseBalance"][];
        };
        HouseBalance: {
            asset: components["schemas"]["AssetSymbol"];
            /** @enum {string} */
            kind: "fees" | "vat" | "pending_withdrawals" | "withdrawal_fees" | "custody" | "bank";
            balance: components["schemas"]["SignedDecimalString"];
        };
    };
    responses: {
        /** @description The credentials are missing, malformed, unknown, expired, revoked or wrong. Which of these it is, the answer does not tell. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The API key or the signature is missing, malformed, unknown, expired, revoked or wrong; which of these it is, the answer does not tell. Or the signed
         *     `X-Timestamp` is outside its window; then the message tells our time and by how much it is off.
         */
        UnauthorizedKey: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description `Authorization` is missing, unknown or expired, `extras` does not belong to it, or the app is no longer whitelisted. The body is empty. Let the user
         *     sign in again.
         */
        PortalUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The key is good but lacks the permission, is used from an address outside its list, or asks for what is not its owner's. */
        PermissionDenied: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The name of this request (its `Idempotency-Key`, `client_order_id` or `reference`) was used for another request, or the first request under it is still
         *     being worked on.
         */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such user. */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such partner. */
        PartnerNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The values break a rule of what they set. The message says which. Nothing was changed. */
        InvalidSetting: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is over 16 KiB. */
        RequestBodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not `application/json`, not UTF-8, or compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The bucket is empty. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Our fault. Tell us the request id. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Something that we depend on is down, or we are starting or stopping. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Something that we depend on is down, or we are starting or stopping. The message says whether the outcome is known. */
        ServiceUnavailableForWrites: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The bucket is empty. */
        V3TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description Our fault. Tell us the request id. */
        V3InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description Something that we depend on is down, or we are starting or stopping. */
        V3ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description The request is no HTTP that we can read, or its path holds broken percent-encoding. */
        MalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is nothing at this path. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The path exists, the method does not. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request did not arrive in time. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The path and query are over 4 KiB. */
        UriTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The header lines are over 8 KiB. */
        RequestHeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The path holds broken percent-encoding. */
        V3MalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description There is nothing at this path. The body is empty. */
        V3NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path exists, the method does not. */
        V3MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A name that you choose for this request, 1 to 255 visible ASCII characters. The same key with the same request gets the first answer again, for ever;
         *     with another request it is refused. A random UUID for each intended purchase is a good choice.
         * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
         */
        IdempotencyKey: string;
        /**
         * @description Your clock in milliseconds. When sent, it is part of the signed message, and a late or early request is refused.
         * @example 1795193608413
         */
        Timestamp: string;
        /**
         * @description How late the request may reach us, in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 when absent. Read only beside `X-Timestamp`.
         * @example 5000
         */
        RecvWindow: string;
        /**
         * @description The user's `id`.
         * @example 1042
         */
        UserIdInPath: components["schemas"]["UserIdInput"];
        /**
         * @description The asset, in lower case.
         * @example btc
         */
        AssetInPath: components["schemas"]["AssetInput"];
        /**
         * @description The symbol, in lower case.
         * @example btc_thb
         */
        SymbolInPath: components["schemas"]["SymbolInput"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description This request's name in our records. Quote it when you ask us about a request.
         * @example 0f4f9c1c-6f0f-4f56-9d4e-2a8d7e5b9c11
         */
        "X-Request-Id": string;
        /**
         * @description How many requests of this kind the bucket holds when full.
         * @example 160
         */
        "X-RateLimit-Limit": number;
        /**
         * @description How many are left in it.
         * @example 159
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description In how many seconds it is full again.
         * @example 1
         */
        "X-RateLimit-Reset": number;
        /**
         * @description How much of the present second's allowance has been used.
         * @example 1
         */
        "x-mbx-used-weight": number;
        /**
         * @description After how many seconds it makes sense to try again.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description The methods that this path does have.
         * @example GET, HEAD
         */
        Allow: string;
        /**
         * @description Since when this operation is deprecated, as `@` and seconds since 1970 (RFC 9745).
         * @example @1795132800
         */
        Deprecation: string;
        /**
         * @description Until when this operation works, as an HTTP date (RFC 8594).
         * @example Sat, 20 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEstimatedPrice: {
        parameters: {
            query: {
                /**
                 * @description What to buy, and with what.
                 * @example btc_thb
                 */
                pair: components["schemas"]["PortalPairInput"];
                /**
                 * @description Only `buy` is supported.
                 * @example buy
                 */
                side: components["schemas"]["OrderSideInput"];
                /**
                 * @description What the user pays in all, in the quote asset, fee and VAT included. At most 2 decimals.
                 * @example 2000
                 */
                amount: components["schemas"]["DecimalInput"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimatedPrice"];
                };
            };
            /** @description The request is not one that we can estimate. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description There is no such price now. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPortalOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name that you choose for this request, 1 to 255 visible ASCII characters. The same key with the same request gets the first answer again, for ever;
                 *     with another request it is refused. A random UUID for each intended purchase is a good choice.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalOrderRequest"];
            };
        };
        responses: {
            /** @description The order matched, wholly or in part. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalOrder"];
                };
            };
            /** @description The request is not an order that we can take. Nothing was bought. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["PortalUnauthorized"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The order is sound but cannot be carried out now. Nothing was bought. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            /** @description The app did not give a usable deposit address within 3 seconds. Nothing was bought. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. When sent, it is part of the signed message, and a late or early request is refused.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description How late the request may reach us, in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 when absent. Read only beside `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
            };
            path: {
                /**
                 * @description Your user id, as the API management page shows it, or `me`.
                 * @example me
                 */
                userid: components["schemas"]["UserIdOrMe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name that you choose for this request, 1 to 255 visible ASCII characters. The same key with the same request gets the first answer again, for ever;
                 *     with another request it is refused. A random UUID for each intended purchase is a good choice.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. When sent, it is part of the signed message, and a late or early request is refused.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description How late the request may reach us, in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 when absent. Read only beside `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order was taken. `status` tells how far it got. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is not an order that we can take. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The order is sound but cannot be taken now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. When sent, it is part of the signed message, and a late or early request is refused.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description How late the request may reach us, in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 when absent. Read only beside `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
            };
            path: {
                /**
                 * @description The order's `id`.
                 * @example 73310
                 */
                id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description The order is cancelled. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description The request is not one that we can take. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description You have no such order. Other users' orders look the same as ones that never were. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The order is already completed, cancelled or rejected. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getExchangeInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exchange's symbols. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeInfo"];
                };
            };
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailable"];
        };
    };
    getTicker24hr: {
        parameters: {
            query?: {
                /**
                 * @description A symbol; leave it out for all of them.
                 * @example btc_thb
                 */
                symbol?: components["schemas"]["PairInput"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One record when `symbol` was sent, otherwise an array. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticker"] | components["schemas"]["TickerList"];
                };
            };
            /** @description The symbol is not listed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V3Error"];
                };
            };
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another user has this address. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's `id`.
                 * @example 1042
                 */
                userid: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's `id`.
                 * @example 1042
                 */
                userid: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key and, this once, its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKey"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key.
                 * @example live-6fd4b3c1a2987e50f1d2c3b4a5968778
                 */
                api_key: components["schemas"]["ApiKeyInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    creditDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditDepositRequest"];
            };
        };
        responses: {
            /** @description The deposit, credited. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePartnerRequest"];
            };
        };
        responses: {
            /** @description The new partner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["schemas"]["PartnerIdInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePartnerRequest"];
            };
        };
        responses: {
            /** @description The partner as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PartnerNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    createPortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePortalSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such partner or user. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    putAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The asset, in lower case.
                 * @example btc
                 */
                asset: components["parameters"]["AssetInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetSettings"];
            };
        };
        responses: {
            /** @description The asset as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAsset"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    putSymbol: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The symbol, in lower case.
                 * @example btc_thb
                 */
                symbol: components["parameters"]["SymbolInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SymbolSettings"];
            };
        };
        responses: {
            /** @description The symbol as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSymbol"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    putFees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The symbol, in lower case.
                 * @example btc_thb
                 */
                symbol: components["parameters"]["SymbolInPath"];
                /**
                 * @description The tier.
                 * @example 0
                 */
                tier: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeSettings"];
            };
        };
        responses: {
            /** @description The fees as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedule"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    putWithdrawalLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identity verification level.
                 * @example level_1
                 */
                level: components["schemas"]["VerificationLevel"];
                /**
                 * @description The asset, in lower case.
                 * @example btc
                 */
                asset: components["parameters"]["AssetInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalLimitSettings"];
            };
        };
        responses: {
            /** @description The limit as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalLimit"];
                };
            };
            /** @description The request is not one that this operation takes. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHouseBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseBalances"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
