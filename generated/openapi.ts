// Generated from spec/ by `make generate`. Never edited.

export interface paths {
    "/api/portal-sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap a code for what the app buys with
         * @deprecated
         * @description Called by the app's back end with its own credentials and the `code` that a user's browser brought back from `/portal/login`. The answer is the only
         *     place in which `authorization` and `extras` ever stand: keep both secret, and together.
         *
         *     A code is good once. **When a code comes a second time, the session that came of it ends**, because two have had it; so do not repeat this request when
         *     its answer is lost: let the user come through `/portal/login` again.
         *
         *     A session ends at `expires_at`, or earlier: when the user or the operator ends it, or when your OAuth server no longer renews the access token that it
         *     gave us. Orders then get an empty 401.
         */
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /**
         * Get the best resting orders of a pair
         * @description The best 10 resting orders on each side, one entry an order: two orders at one price are two entries, the earlier one first. Bids fall, asks rise. With
         *     `side`, only that side's entries, as a bare array: `buy` gives the bids, `sell` the asks. `getDepth` has the whole book, added up by price.
         */
        get: operations["getOrderBook"];
        put?: never;
        /**
         * Place an order
         * @description Places an order. It trades at once with the best resting orders on the other side, each at the *resting* order's price, as far as its own price allows.
         *     What happens to the rest depends on its kind:
         *
         *     | Order | You send | The rest |
         *     |---|---|---|
         *     | limit | `price` | rests on the book (`GTC`), is cancelled (`IOC`), or there is none, because it must fill whole at once (`FOK`) |
         *     | market | no `price`, or `"0"` | is cancelled; with `FOK` it must fill whole |
         *     | post-only | `price` and `post_only: true` | rests on the book. If any of it would trade at once, none of it does: the answer is 200 with `status` `rejected` |
         *     | stop-limit, stop-market | `stop_price` as well | as above, once it has been triggered |
         *
         *     A market order accepts any price within the pair's band. One that finds nothing at all, and a `FOK` order that cannot be filled whole, are refused with
         *     422 `ORDER_NOT_MATCHED`. A market order never rests; whatever it asked, its `time_in_force` reads `IOC`.
         *
         *     **A stop order** waits, open but off the book, until the last price reaches `stop_price`: that or more for a buy, that or less for a sell. Then it goes to
         *     the book as the limit or market order that it is; what cannot be filled or paid for then is cancelled. Where the last price is there already, it never
         *     waits. `FOK` and `post_only` do not go with `stop_price`, nor `post_only` with a market order, `IOC` or `FOK`: such combinations are 400
         *     `INVALID_PARAMETERS`, and `fields` names the member that does not fit.
         *
         *     An order meets at most 1000 resting orders; what is left of it then is cancelled, whatever its time in force, and a `FOK` order that would need more is
         *     refused. Place another for the rest.
         *
         *     What the order may cost at most is held from your available balance: for a buy, price x amount with fee and VAT in the quote asset; for a sell, the
         *     amount in the base asset. A market order holds what its fills cost; while a buy at market waits for its stop price, it holds as if that were its limit.
         *     What turns out not to be needed is released in the same step.
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
        /**
         * Get one of your orders
         * @description One of your orders as it is now. With `pair`, it must be of that pair.
         */
        get: operations["getOrder"];
        /**
         * Make an order smaller
         * @description Sets a new, smaller `amount` for one of your open orders; it keeps its price and its turn among the orders of that price, and what it no longer needs is
         *     released. `amount` is the whole order, what has traded included: an order for 5 that has traded 2 and is amended to 4 has 2 left. To end an order, cancel
         *     it; for a larger one, place another.
         *
         *     Amending only ever takes away what a cancellation could take away too, so it needs the same permission. Repeating it has no second effect: an amount that
         *     is not smaller is refused.
         */
        put: operations["amendOrder"];
        post?: never;
        /**
         * Cancel an order
         * @description Ends one of your open orders, also one that waits for its stop price, and releases what it held. When the answer arrives, the order is off the book and nothing of it will trade any more; what
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
    "/api/orders/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an order without placing it
         * @description Answers what this order would get if it came next: the very fills, fees and balances, reckoned by the code that would carry it out. Nothing is placed,
         *     held or recorded, no name is used up, and nobody sees it.
         *
         *     The answer is true of one position of our event log, `sequence`, and of no later one: an order placed afterwards gets the same only if nothing touched
         *     the book or your balances in between. Ids in it are those that would come next.
         *
         *     The body is that of `createOrder`, `nonce` included, and so are the refusals. `client_order_id` may be one that you used before: names are not looked at.
         */
        post: operations["testOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your orders
         * @description Your orders, the newest first. Orders that wait for their stop price are open ones. An order that was refused never came to be and is not listed.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/all": {
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
         * Cancel all your open orders
         * @description Ends every open order of yours, those that wait for their stop price included: with `pair` those of that pair, without it all of them. Each is cancelled
         *     by itself, so the answer has an element for each order that was open when the request came, the oldest first.
         *
         *     | `code` | Meaning |
         *     |---|---|
         *     | `SUCCESS` | it is cancelled |
         *     | `ORDER_NOT_CANCELLABLE` | it ended, by trading or otherwise, before its turn came |
         *     | `SERVICE_UNAVAILABLE` | something that we depend on went down meanwhile; whether it is cancelled is unknown. Ask again |
         *
         *     `message` names the order. An order that you place while this runs may escape it. The body is optional; without one, sign the empty string.
         */
        delete: operations["cancelAllOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade-history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your trades
         * @description Your halves of trades, the newest first, one item for each order of yours that took part: a trade between two of your own orders has two items.
         *     We may archive trades that are older than some days, at least 7: they are neither listed nor counted then. Your orders stay.
         */
        get: operations["getTradeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your fees for a pair
         * @description What you pay on trades of a new order of this pair, in percent. Orders that are already open keep the fees that they were placed under.
         */
        get: operations["getFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-account-deposits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your baht deposits
         * @description Baht that came in by bank transfer, the newest first.
         */
        get: operations["listBankAccountDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fiat-withdrawals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your baht withdrawals
         * @description Baht that left for a bank account, the newest first.
         */
        get: operations["listFiatWithdrawals"];
        put?: never;
        /**
         * Withdraw baht to a bank account
         * @description Sends baht to a bank account. `amount` is what arrives; the fee is taken from your balance beside it, and so `amount` and fee together count against your
         *     24-hour limit. `getUser` shows what is left of that.
         *
         *     The account must be yours: banks send back what does not match your name, and the withdrawal becomes `failed`.
         *
         *     `nonce` is any positive integer, usually the time; it need not grow. An exact repeat of a signed request has no second effect and gets the first answer
         *     again, so a request that somebody captured is worth nothing to them. For retries that you sign anew, send an `Idempotency-Key`: without one, a request that
         *     is signed again after a lost answer withdraws twice.
         */
        post: operations["createFiatWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto-deposits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your coin deposits
         * @description Coins that came in, the newest first. A deposit stands here as soon as it is seen on its network, and counts once it is `completed`.
         *
         *     One that was credited by our own staff without a network behind it has null where the network would tell.
         */
        get: operations["listCryptoDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto-withdrawals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your coin withdrawals
         * @description Coins that left, the newest first, those of Portal orders included. `txid` and `confirmations` follow the transaction once it is sent.
         */
        get: operations["listCryptoWithdrawals"];
        put?: never;
        /**
         * Withdraw coins to an address
         * @description Sends coins to an address. `amount` is what arrives; the fee is taken from your balance beside it, and so `amount` and fee together count against your
         *     24-hour limit. `getUser` shows what is left of that.
         *
         *     **Nobody can bring back coins that went to a wrong address.** Its spelling is checked, with its checksum where the network has one, and what is not an
         *     address of that network is refused with 400 `INVALID_ADDRESS`; whose it is, nobody can check. Name the `network` that the receiver expects: it may be left
         *     out only for a coin that moves on one.
         *
         *     `nonce` is any positive integer, usually the time; it need not grow. An exact repeat of a signed request has no second effect and gets the first answer
         *     again, so a request that somebody captured is worth nothing to them. For retries that you sign anew, send an `Idempotency-Key`: without one, a request that
         *     is signed again after a lost answer withdraws twice.
         */
        post: operations["createCryptoWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposit-addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your deposit addresses
         * @description The addresses that you have asked for, the oldest first.
         */
        get: operations["listDepositAddresses"];
        put?: never;
        /**
         * Get your deposit address
         * @description Your address for a coin on a network. The first time it is made; after that you get the same one again, for ever, so you may ask as often as you like.
         *
         *     Send only this coin, on this network, to it, and where `tag` is not null give the tag with every transfer: what comes otherwise cannot be credited.
         */
        post: operations["createDepositAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trading-fees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the standard fees
         * @description What somebody without other terms pays on trades, in percent of their value and before VAT; where pairs differ, the highest of them. `getFees` tells what
         *     you pay.
         */
        get: operations["getTradingFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderbook-tickers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the best prices of all pairs
         * @description The best price on each side of every book, with all that rests at it, by pair in *upper* case. A pair whose book has an empty side is left out.
         */
        get: operations["getOrderBookTickers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketcap/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the last 24 hours of all pairs
         * @description What happened in the 24 hours up to this moment, for every listed pair, by pair in *upper* case. What nothing was traded of, and a side of a book that is
         *     empty, show `"0"`.
         */
        get: operations["getMarketcap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/configs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is listed and its limits
         * @description What a trading screen needs to know before it asks for an order, in listing order.
         */
        get: operations["getConfigs"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/api/v3/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether we are there
         * @description Answers an empty object.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get our clock
         * @description Our clock, to see how far yours is off before you sign with `X-Timestamp`.
         */
        get: operations["getTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/depth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a book, added up by price
         * @description The price levels of a book, the best first: `[price, quantity]` with the quantity of all orders at that price. An empty side is an empty array. Orders
         *     that wait for their stop price are not on the book.
         *
         *     `lastUpdateId` counts the changes of this book: each event that changes it makes the count one higher, also over restarts of ours. The `<pair>@depth` and
         *     `<pair>@depth@100ms` streams count by the same numbers. To keep a book that equals ours for ever, follow the procedure under `depth` in the AsyncAPI
         *     document: buffer the stream, take this snapshot with `limit=5000`, drop every event whose `u` is not greater than `lastUpdateId`, and apply the others, of
         *     which the first has `U <= lastUpdateId + 1 <= u` and each later one `U` equal to the `u` before it plus 1.
         */
        get: operations["getDepth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/klines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get klines
         * @description Klines (candlesticks) of a symbol, the oldest first. Which ones, at most `limit` of them:
         *
         *     | `startTime` | `endTime` | Klines |
         *     |---|---|---|
         *     | no | no | the newest |
         *     | yes | no | the oldest that open at `startTime` or later |
         *     | no | yes | the newest that open at `endTime` or earlier |
         *     | yes | yes | the oldest that open from `startTime` to `endTime`, both included |
         *
         *     The kline of the present moment is still running; it is the last row wherever it is asked for. An interval without trades has its row too: all prices are
         *     the last close, all volumes `"0"`. There is nothing before the interval of the symbol's first trade, and nothing at all of a symbol that never traded.
         *     Klines of less than a day may be archived when they are older than some days, at least 7; the history of that interval then begins there.
         *
         *     Weeks begin on Monday, months are calendar months, `3d` counts from 1970-01-01; all in UTC. To page forward, ask again with `startTime` one above the
         *     last row's open time.
         */
        get: operations["getKlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/aggTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get trades
         * @description Trades of a symbol, the oldest first, one row a trade. Which ones, at most `limit` of them:
         *
         *     | You send | Trades |
         *     |---|---|
         *     | none of `fromId`, `startTime`, `endTime` | the newest |
         *     | `fromId` | the oldest from that id on |
         *     | `startTime` | the oldest from that time on |
         *     | `endTime` | the newest up to that time |
         *     | `startTime` and `endTime` | the oldest from the one to the other, both included |
         *
         *     `fromId` goes with neither time. Ids are contiguous per symbol, from 1: to page forward, ask again with `fromId` one above the last row's `a`. Trades that are
         *     older than some days, at least 7, may be archived: the oldest that we have are then those from a greater id on.
         */
        get: operations["getAggTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/orders/": {
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
         * @description The same as `createOrder`, with errors in v3 form. The two share their names; a `client_order_id` used there is used here.
         */
        post: operations["createOrderV3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/orders/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your orders
         * @description The same as `listOrders`, with errors in v3 form.
         */
        get: operations["listOrdersV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/orders/all": {
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
         * Cancel all your open orders
         * @description The same as `cancelAllOrders`, elements and their codes included, with errors in v3 form.
         */
        delete: operations["cancelAllOrdersV3"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/orders/{id}": {
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
         * @description The same as `cancelOrder`, with errors in v3 form.
         */
        delete: operations["cancelOrderV3"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/userDataStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Extend a listen key
         * @description Makes your listen key good for 60 minutes from now. Every 30 minutes is a good rhythm.
         *
         *     Name it in the query or in the body, as a form or as JSON; the query counts when both do. Without a name, it is the one that you have. Other members are
         *     ignored.
         */
        put: operations["extendListenKey"];
        /**
         * Get a listen key
         * @description Makes a listen key, with which `/ws/<listenKey>` sends what happens to your orders and balances (see the AsyncAPI document), or, when you have one,
         *     answers the same one again. Either way it is good for 60 minutes from now. Each API key has one listen key at a time, which ends with it.
         *
         *     Whoever knows a listen key can read your orders and balances; it gives no other power. No signature is needed.
         */
        post: operations["createListenKey"];
        /**
         * End a listen key
         * @description Ends your listen key and closes the sockets that use it; each gets a `listenKeyExpired` event first. Name the key as for `extendListenKey`.
         */
        delete: operations["deleteListenKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether the process answers
         * @description Answers as long as the process does, whatever else is down: a supervisor that hears nothing may start it again. Neither counted nor refused when there is too
         *     much to do.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether requests should be sent here
         * @description Whether this server can do all that it is there for, and if not, why. What is asked is known already, so that asking costs nothing; a database that stops
         *     answering is noticed within 3 seconds. Neither counted nor refused when there is too much to do.
         */
        get: operations["getReadiness"];
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
        /**
         * Find users
         * @description The newest first. Without `email` all of them.
         */
        get: operations["listUsers"];
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
        /**
         * Get a user with balances and limits
         * @description What the user has of each listed asset, and what they may still withdraw of it in these 24 hours.
         */
        get: operations["getUserAccount"];
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
        /**
         * List a user's API keys
         * @description The newest first, those that are revoked or have ended too. Their secrets are shown to nobody.
         */
        get: operations["listApiKeys"];
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
        /**
         * List deposits
         * @description Of everybody, the newest first.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Credit money that came in
         * @description Credits a user with money that has arrived outside. `reference` is the outside world's name for it, such as a bank's transaction number; each reference
         *     is credited once for ever. The same reference with the same user, asset and amount gets the first answer again, with others a 409. What else is known of the
         *     deposit may be told; if it was announced before, what is left out stays as it was.
         */
        post: operations["creditDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/deposit-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill the pool of deposit addresses
         * @description Puts addresses of the house into the pool out of which users get theirs where the house keeps the coins itself. Each is checked as that of a withdrawal
         *     is. One that is known on its network already, for whichever asset, is left as it is, so that a list may be sent again. The whole list is taken or none
         *     of it.
         */
        post: operations["importDepositAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description Of everybody, the newest first.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a withdrawal
         * @description As it stands now.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a large withdrawal go
         * @description A withdrawal above its asset's threshold is not sent before a second person has approved it. Whoever approves it does not send it.
         */
        post: operations["approveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say no to a withdrawal
         * @description Only while it is `queued`. Amount and fee go back to the user, with this answer.
         */
        post: operations["rejectWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a withdrawal by hand
         * @description Send it only after this was answered with 200: nobody else can then begin to send it, and a custodian's service leaves it alone.
         */
        post: operations["markWithdrawalSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a withdrawal was sent by hand
         * @description It has left us. Said again, it takes over the transaction's id and its confirmations.
         */
        post: operations["markWithdrawalSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}/confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a withdrawal has arrived
         * @description The network or the bank has confirmed it. That is its good end.
         */
        post: operations["markWithdrawalConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals/{withdrawalid}/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a withdrawal came to nothing
         * @description `refused_by_custodian`: it was being sent and has certainly not left, and never will. `returned`: it was sent and has come back whole. Amount and fee go back to the user,
         *     with this answer.
         */
        post: operations["markWithdrawalFailed"];
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
        /**
         * List partner apps
         * @description The newest first, those that are not enabled too.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Whitelist a partner app
         * @description Registers an app whose users may buy through the Portal. The app's OAuth server has to know our redirect URI, which is the server's `PUBLIC_URL` with
         *     `/portal/callback` behind it, and lets us in with the client id and secret that are given here.
         *
         *     The answer holds the app's own secret towards us, which is kept as a hash: it stands in this answer and nowhere else.
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
    "/internal/partners/{partnerid}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a partner app another secret
         * @description Makes a new secret for the app's own calls (`createPortalSession`). The old one stops working with this answer, in which alone the new one stands. What
         *     the app may buy for its users goes on.
         */
        post: operations["rotatePartnerSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/portal-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Portal sessions
         * @description What users have let apps do, the newest first, also what has ended. Codes that no app has swapped yet are not listed.
         */
        get: operations["listPortalSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/portal-sessions/{sessionid}": {
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
         * End a Portal session
         * @description Ends what an app may do for a user, from its next request on. Ending it twice is fine.
         */
        delete: operations["revokePortalSession"];
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
    "/internal/approval-thresholds/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set from where on a second person approves
         * @description A withdrawal of more than this waits for an approver; at null none does. Those that are already asked for stay as they are.
         */
        put: operations["putApprovalThreshold"];
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
    "/internal/market-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rules of the market
         * @description Every asset, symbol, fee and withdrawal limit as it is set now.
         */
        get: operations["getMarketRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operator-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operators' tokens
         * @description The newest first, those that are revoked too.
         */
        get: operations["listOperatorTokens"];
        put?: never;
        /**
         * Make an operator's token
         * @description One for each person, and for each program. The token is in this answer and nowhere else, it cannot be shown again.
         */
        post: operations["createOperatorToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operator-tokens/{tokenid}": {
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
         * Revoke an operator's token
         * @description The token stops working with this answer. The last approver's cannot be revoked, or nobody could make another. Revoking a revoked token is fine.
         */
        delete: operations["revokeOperatorToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operator-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what operators did
         * @description The newest first. Nothing is ever changed or taken out of this log: every row's hash covers the row before, and the audit follows the whole chain. An
         *     action without an end is being worked on, or the server died over it; whether it took effect is then for a person to find out.
         */
        get: operations["listOperatorActions"];
        put?: never;
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
         *     something is wrong; read `clean`. A server that has written very much since its last audit may need longer than a request may take: then the answer
         *     is 503, the audit goes on, and after it the next one has little to look at.
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
    "/custody/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what the custodian tells
         * @description The custodian tells of a deposit or of what became of a withdrawal, one event a call. `spec/custodian.openapi.yaml` is its side of this. An event is taken
         *     once: the same `event_id` with the same content is answered the same and moves nothing, with another content it is refused. Nothing is moved on the word
         *     of an event that does not fit what the exchange knows.
         */
        post: operations["receiveCustodyCallback"];
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
        /** @description SHA-256 over the row before and this one. */
        ActionHash: string;
        /** @description An address as its network spells it. */
        AddressInput: string;
        /** @description A tag or memo. */
        AddressTagInput: string;
        /** @description A trade. Mind the case of the members. */
        AggTrade: {
            /** @description Its id. */
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
        /** @description What the order shall be. */
        AmendOrderRequest: {
            /** @description The pair that it must be of. */
            pair?: components["schemas"]["PairInput"];
            /** @description The new amount of the whole order, in the base asset; less than it has now, and more than has traded. */
            amount: components["schemas"]["DecimalInput"];
        };
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
        /** @example live-6fd4b3c1a2987e50f1d2c3b4a5968778 */
        ApiKeyInput: string;
        /** @description A key without its secret. */
        ApiKeyRecord: {
            api_key: string;
            user_id: components["schemas"]["RecordId"];
            label: string;
            permissions: components["schemas"]["Permission"][];
            ip_allowlist: components["schemas"]["IpRange"][];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null when it never expires. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description Null while it is not revoked. */
            revoked_at: components["schemas"]["Timestamp"] | null;
        };
        ApiKeyRecords: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["ApiKeyRecord"][];
        };
        ApprovalThresholdSettings: {
            /** @description A decimal, or null when no withdrawal needs a second person. */
            threshold: string | null;
        };
        /** @description What you have of one asset. */
        AssetBalance: {
            /** @description What can be spent or withdrawn. */
            available: components["schemas"]["DecimalString"];
            /** @description What open orders hold. */
            held: components["schemas"]["DecimalString"];
        };
        /** @example btc */
        AssetInput: string;
        /** @enum {string} */
        AssetKind: "crypto" | "fiat";
        /** @description A blockchain over which an asset comes and goes. */
        AssetNetwork: {
            network: components["schemas"]["NetworkName"];
            /**
             * @description How its addresses are written; `opaque` ones are not looked at.
             * @enum {string}
             */
            address_format: "bitcoin" | "ethereum" | "tron" | "opaque";
            /**
             * @description Whether a tag goes with an address.
             * @enum {string}
             */
            tag: "none" | "optional" | "required";
            /** @description From how many on a deposit counts. */
            confirmations: number;
            deposits_enabled: boolean;
            withdrawals_enabled: boolean;
        };
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
            /**
             * @description The blockchains over which it comes and goes. Where nobody names one, the first is meant. When absent, what they were; a new coin has one of its own
             *     name, with addresses that are not looked at. Fiat has none. A network that is listed stays: it can be switched off.
             */
            networks?: components["schemas"]["AssetNetwork"][];
        };
        /**
         * @description An asset, in lower case.
         * @example btc
         */
        AssetSymbol: string;
        /** @description How many of each were looked at. */
        AuditCounts: {
            accounts: number;
            entries: number;
            orders: number;
            trades: number;
            klines: number;
            events: number;
        };
        /** @description What the audit found. */
        AuditReport: {
            /** @description True when there is no violation. */
            clean: boolean;
            /** @description The position in the event log that it speaks of. */
            sequence: number;
            /**
             * @description The position from which on history was looked at; what stands at `sequence` is looked at whole. 0 means all of history. Earlier audits vouch for what is
             *     before it: no row of theirs is read again. `make audit` always looks at everything that was not archived.
             */
            since_sequence: number;
            checked_at: components["schemas"]["Timestamp"];
            /** @description A hash over all open orders in their priority. Equal books have equal hashes. */
            book_hash: string;
            counts: components["schemas"]["AuditCounts"];
            /** @description What was checked, in words. */
            checks: string[];
            violations: components["schemas"]["AuditViolation"][];
        };
        AuditViolation: {
            /** @description Which check, in the words of `checks`. */
            check: string;
            /** @description What breaks it. */
            detail: string;
        };
        /**
         * @description A bank in Thailand. `BAAC` Bank for Agriculture and Agricultural Cooperatives, `BAY` Krungsri, `BBL` Bangkok Bank, `CIMBT` CIMB Thai, `GHB` Government
         *     Housing Bank, `GSB` Government Savings Bank, `IBANK` Islamic Bank of Thailand, `ICBCT` ICBC (Thai), `KBANK` Kasikornbank, `KKP` Kiatnakin Phatra, `KTB`
         *     Krungthai, `LHB` Land and Houses Bank, `SCB` Siam Commercial Bank, `SCBT` Standard Chartered (Thai), `TCRB` Thai Credit, `TISCO` Tisco, `TTB`
         *     TMBThanachart, `UOBT` UOB (Thai).
         * @enum {string}
         */
        BankCode: "BAAC" | "BAY" | "BBL" | "CIMBT" | "GHB" | "GSB" | "IBANK" | "ICBCT" | "KBANK" | "KKP" | "KTB" | "LHB" | "SCB" | "SCBT" | "TCRB" | "TISCO" | "TTB" | "UOBT";
        /**
         * @description A bank's short name, as in `BankCode`.
         * @example SCB
         */
        BankCodeString: string;
        /** @description Baht that came in. */
        BankDeposit: {
            /** @description Its id. */
            id: components["schemas"]["RecordId"];
            /** @description What was sent. */
            amount: components["schemas"]["DecimalString"];
            /** @description What we charged for it; it is taken off the amount. */
            fee: components["schemas"]["DecimalString"];
            /** @description The bank it came from; null when it was not told. */
            bank_code: components["schemas"]["BankCodeString"] | null;
            /** @description The account it came from; null when it was not told. */
            account_number: string | null;
            status: components["schemas"]["TransferStatus"];
            /** @description When it came to be. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of your baht deposits. */
        BankDepositList: {
            /** @description How many there are in all, on this page and off it. */
            count: number;
            /** @description The page, the newest first. */
            items: components["schemas"]["BankDeposit"][];
        };
        /** @description Baht that leaves. */
        BankWithdrawal: {
            /** @description Its id. */
            id: components["schemas"]["RecordId"];
            /** @description What arrives. */
            amount: components["schemas"]["DecimalString"];
            /** @description What we charge beside it. */
            fee: components["schemas"]["DecimalString"];
            /** @description The bank it goes to. */
            bank_code: components["schemas"]["BankCodeString"];
            /** @description The account it goes to. */
            account_number: string;
            status: components["schemas"]["TransferStatus"];
            /** @description When it came to be. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of your baht withdrawals. */
        BankWithdrawalList: {
            /** @description How many there are in all, on this page and off it. */
            count: number;
            /** @description The page, the newest first. */
            items: components["schemas"]["BankWithdrawal"][];
        };
        /** @description How many events have changed a symbol's book, also over restarts. */
        BookUpdateId: number;
        /** @description Which orders to cancel. */
        CancelAllOrdersRequest: {
            /** @description Only those of this pair. */
            pair?: components["schemas"]["PairInput"];
        };
        /** @description What the order must be for the cancellation to go ahead. */
        CancelOrderRequest: {
            /** @description The pair that it must be of. */
            pair?: components["schemas"]["PairInput"];
        };
        /**
         * @description 1 to 36 letters, digits and the characters `.:/_-`.
         * @example desk-7/2026-11-20/0003
         */
        ClientOrderId: string;
        /** @description What a trading screen needs to know. */
        Configs: {
            kyc: components["schemas"]["KycConfig"];
            /** @description Always empty; identity is verified outside this interface. */
            kyc_forms: components["schemas"]["EmptyList"];
            trading: components["schemas"]["TradingConfig"];
        };
        Confirmations: number;
        CreateApiKeyRequest: {
            /** @description What the user calls it. */
            label: string;
            permissions: components["schemas"]["Permission"][];
            /** @description The only addresses that it works from; any when absent or empty. */
            ip_allowlist?: components["schemas"]["IpRange"][];
            /** @description When it stops working; never when absent. */
            expires_at?: components["schemas"]["TimestampInput"];
        };
        CreateOperatorTokenRequest: {
            /** @description Whose it is. */
            name: string;
            role: components["schemas"]["OperatorRole"];
        };
        CreatePartnerRequest: {
            name: components["schemas"]["PartnerName"];
            /** @description Where its OAuth server lets users decide. Opened by their browsers. */
            authorize_url: components["schemas"]["HttpUrl"];
            /** @description Where its OAuth server gives access tokens. Called by us. */
            token_url: components["schemas"]["HttpUrl"];
            issuer?: components["schemas"]["OauthIssuer"];
            client_id: components["schemas"]["OauthClientId"];
            /** @description What its OAuth server knows us by, beside the client id. Kept sealed. */
            client_secret: string;
            scopes?: components["schemas"]["OauthScopes"];
            /** @description Where the app tells its users' deposit addresses; when absent, `get-deposit-address` beside `token_url`. */
            deposit_address_url?: components["schemas"]["HttpUrl"];
            /** @description Where users' browsers come back to after `/portal/login`. */
            return_url: components["schemas"]["HttpUrl"];
            /** @description True when absent. */
            enabled?: boolean;
        };
        CreatePortalSessionRequest: {
            /** @description What the browser brought back to the app's return URL. */
            code: string;
        };
        CreateUserRequest: {
            /** @description Visible ASCII around one `@`. */
            email: string;
            /** @description `level_0` when absent. */
            identity_verification_level?: components["schemas"]["VerificationLevel"];
            /** @description 0 when absent. */
            fee_tier?: components["schemas"]["FeeTier"];
        };
        CreditDepositRequest: {
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetInput"];
            amount: components["schemas"]["DecimalInput"];
            /** @description The outside world's name for it. */
            reference: string;
            /** @description Of coins, the blockchain. */
            network?: components["schemas"]["NetworkInput"];
            /** @description Of coins, where they came in. */
            address?: components["schemas"]["AddressInput"];
            tag?: components["schemas"]["AddressTagInput"];
            /** @description Of coins, the transaction. */
            txid?: string;
            confirmations?: number;
            /** @description Of baht, the bank it came from. */
            bank_code?: components["schemas"]["BankCode"];
            /** @description Of baht, the account it came from. */
            account_number?: string;
        };
        /** @description Coins that came in. */
        CryptoDeposit: {
            /** @description Its id. */
            id: components["schemas"]["RecordId"];
            /** @description The coin. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The network it came by. */
            network: components["schemas"]["NetworkName"] | null;
            /** @description What came in. */
            amount: components["schemas"]["DecimalString"];
            /** @description What we charged for it; it is taken off the amount. */
            fee: components["schemas"]["DecimalString"];
            /** @description Your address that it came to. */
            address: string | null;
            /** @description The tag or memo beside the address; null when there is none. */
            tag: string | null;
            /** @description The transaction on its network; null until it is known. */
            txid: string | null;
            /** @description How often the network has confirmed it, as far as we have followed it. */
            confirmations: number;
            status: components["schemas"]["TransferStatus"];
            /** @description When it came to be. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of your coin deposits. */
        CryptoDepositList: {
            /** @description How many there are in all, on this page and off it. */
            count: number;
            /** @description The page, the newest first. */
            items: components["schemas"]["CryptoDeposit"][];
        };
        /** @description Coins that leave. */
        CryptoWithdrawal: {
            /** @description Its id. */
            id: components["schemas"]["RecordId"];
            /** @description The coin. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The network it goes by. */
            network: components["schemas"]["NetworkName"];
            /** @description What arrives. */
            amount: components["schemas"]["DecimalString"];
            /** @description What we charge beside it. */
            fee: components["schemas"]["DecimalString"];
            /** @description The address it goes to. */
            address: string;
            /** @description The tag or memo beside the address; null when there is none. */
            tag: string | null;
            /** @description The transaction on its network; null until it is known. */
            txid: string | null;
            /** @description How often the network has confirmed it, as far as we have followed it. */
            confirmations: number;
            status: components["schemas"]["TransferStatus"];
            /** @description When it came to be. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of your coin withdrawals. */
        CryptoWithdrawalList: {
            /** @description How many there are in all, on this page and off it. */
            count: number;
            /** @description The page, the newest first. */
            items: components["schemas"]["CryptoWithdrawal"][];
        };
        /** @description Coins to send. */
        CryptoWithdrawalRequest: {
            /** @description The coin. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The network that the receiver expects. May be left out for a coin that moves on one only. */
            network?: components["schemas"]["NetworkInput"];
            /** @description What is to arrive. The fee comes on top. */
            amount: components["schemas"]["DecimalInput"];
            /** @description Where to. */
            address: components["schemas"]["AddressInput"];
            /** @description The tag or memo that the receiver gave with the address, if any. Some networks require one. */
            tag?: components["schemas"]["AddressTagInput"];
            nonce: components["schemas"]["RequestNonce"];
        };
        /**
         * @description An asset, in either case.
         * @example btc
         * @example USDT
         */
        CurrencyInput: string;
        CustodyAddress: string;
        CustodyBankCode: string | null;
        /** @description One event, of a withdrawal or of a deposit. */
        CustodyCallback: {
            /** @description The custodian's name for the event. */
            event_id: string;
            withdrawal?: components["schemas"]["CustodyWithdrawal"];
            deposit?: components["schemas"]["CustodyDeposit"];
        };
        /** @description A deposit as the custodian sees it. */
        CustodyDeposit: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The chain. */
            network: string;
            /** @description Where it came in. */
            address: components["schemas"]["CustodyAddress"];
            tag: components["schemas"]["CustodyTag"];
            txid: components["schemas"]["CustodyTxid"];
            /** @description Which of the transaction's outputs or logs; 0 where it has one. */
            output: number;
            /** @description What came in. */
            amount: components["schemas"]["DecimalInput"];
            /**
             * @description `seen`: it is on its way. `confirmed`: for the custodian it counts. `dropped`: it will not come after all.
             * @enum {string}
             */
            state: "seen" | "confirmed" | "dropped";
            confirmations: components["schemas"]["Confirmations"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A withdrawal's name at the custodian, for ever.
         * @example withdrawal-311
         */
        CustodyKey: string;
        CustodyNetwork: string | null;
        CustodyTag: string | null;
        /** @description A transaction's name on its network, or at the bank. */
        CustodyTxid: string;
        /** @description A withdrawal as the custodian sees it. What was ordered stands in it unchanged. */
        CustodyWithdrawal: {
            key: components["schemas"]["CustodyKey"];
            asset: components["schemas"]["AssetSymbol"];
            /** @description The chain; null for fiat. */
            network: components["schemas"]["CustodyNetwork"];
            amount: components["schemas"]["DecimalInput"];
            address: components["schemas"]["CustodyAddress"];
            tag: components["schemas"]["CustodyTag"];
            bank_code: components["schemas"]["CustodyBankCode"];
            /**
             * @description `accepted`: it will be sent or refused. `refused`: nothing was sent, nothing ever will be. `sent`: it has left. `confirmed`: it has arrived for good.
             *     `returned`: it was sent, and the whole amount came back.
             * @enum {string}
             */
            state: "accepted" | "refused" | "sent" | "confirmed" | "returned";
            /** @description What it is called on the network or at the bank; null as long as it has no name. */
            txid: components["schemas"]["CustodyTxid"] | null;
            confirmations: components["schemas"]["Confirmations"];
            /** @description Why it was refused or returned, for people. */
            reason: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An exact decimal in plain notation, at most 15 digits before and 18 after the point.
         * @example 31
         * @example 0.50
         */
        DecimalInput: string;
        /**
         * @description An exact decimal in plain notation, without exponent and padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
        /** @description Money that came in, or is on its way. What is not known or does not apply is null. */
        Deposit: {
            id: components["schemas"]["RecordId"];
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetSymbol"];
            amount: components["schemas"]["DecimalString"];
            reference: string;
            status: components["schemas"]["TransferStatus"];
            network: string | null;
            address: string | null;
            tag: string | null;
            txid: string | null;
            confirmations: number;
            bank_code: string | null;
            account_number: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Where your coins come in. */
        DepositAddress: {
            /** @description The coin. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The network. */
            network: components["schemas"]["NetworkName"];
            /** @description The address. */
            address: string;
            /** @description The tag or memo that must stand beside the address; null when there is none. */
            tag: string | null;
            /** @description When you got it. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Deposit addresses. */
        DepositAddressList: components["schemas"]["DepositAddress"][];
        DepositAddressPool: {
            asset: components["schemas"]["AssetSymbol"];
            network: components["schemas"]["NetworkName"];
            /** @description How many of the list are new. */
            added: number;
            /** @description How many of the list were known already. */
            known: number;
            /** @description How many nobody has yet, after this. */
            free: number;
        };
        /** @description A deposit address to be had. */
        DepositAddressRequest: {
            /** @description The coin. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The network. May be left out for a coin that moves on one only. */
            network?: components["schemas"]["NetworkInput"];
        };
        Deposits: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["Deposit"][];
        };
        /** @description A book, added up by price. */
        Depth: {
            /** @description The number of the last change that is in it. */
            lastUpdateId: components["schemas"]["BookUpdateId"];
            /** @description The highest price first. */
            bids: components["schemas"]["PriceLevels"];
            /** @description The lowest price first. */
            asks: components["schemas"]["PriceLevels"];
        };
        /** @description An array without elements. */
        EmptyList: components["schemas"]["EmptyObject"][];
        /** @description An object without members. */
        EmptyObject: Record<string, never>;
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        /** @description An estimate. */
        EstimatedPrice: {
            /** @description The price, in the quote asset for one unit of the base asset. */
            price: components["schemas"]["DecimalString"];
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
        FeeSchedule: {
            symbol: components["schemas"]["PairSymbol"];
            tier: components["schemas"]["FeeTier"];
            maker_rate: components["schemas"]["DecimalString"];
            taker_rate: components["schemas"]["DecimalString"];
        };
        FeeSettings: {
            maker_rate: components["schemas"]["RateInput"];
            taker_rate: components["schemas"]["RateInput"];
        };
        /** @description Which of a symbol's fee schedules applies. */
        FeeTier: number;
        /** @description What you pay on trades of a pair. */
        Fees: {
            pair: components["schemas"]["PairSymbol"];
            /** @description The fee for fills as maker, in percent of their value. */
            maker_fee: components["schemas"]["DecimalString"];
            /** @description The fee for fills as taker, in percent of their value. */
            taker_fee: components["schemas"]["DecimalString"];
            /** @description The VAT, in percent of the fee. */
            vat: components["schemas"]["DecimalString"];
        };
        /** @description Baht to send. */
        FiatWithdrawalRequest: {
            /** @description What is to arrive. The fee comes on top. At most 2 decimals. */
            amount: components["schemas"]["DecimalInput"];
            /** @description The bank. */
            bank_code: components["schemas"]["BankCode"];
            /**
             * @description The account, digits only.
             * @example 4067890123
             */
            account_number: string;
            nonce: components["schemas"]["RequestNonce"];
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
        /** @description What a server needs to be ready. */
        HealthChecks: {
            /** @description The books and balances are in memory, as the tables have them. */
            recovered: boolean;
            /** @description This server is the one that writes. */
            lease_held: boolean;
            /** @description The database answered when it was last asked, which is every second. */
            database_answers: boolean;
            /** @description The server was not told to stop. */
            accepting: boolean;
        };
        HouseBalance: {
            asset: components["schemas"]["AssetSymbol"];
            /** @enum {string} */
            kind: "fees" | "vat" | "pending_withdrawals" | "withdrawal_fees" | "custody" | "bank";
            balance: components["schemas"]["SignedDecimalString"];
        };
        HouseBalances: {
            balances: components["schemas"]["HouseBalance"][];
        };
        /** @description An absolute `http` or `https` address without credentials and fragment. */
        HttpUrl: string;
        ImportDepositAddressesRequest: {
            asset: components["schemas"]["AssetInput"];
            network: components["schemas"]["NetworkInput"];
            addresses: components["schemas"]["PooledAddress"][];
        };
        /** @description An IPv4 or IPv6 address, or a range of them in CIDR notation. */
        IpRange: string;
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
        IssuedOperatorToken: {
            id: components["schemas"]["RecordId"];
            name: string;
            role: components["schemas"]["OperatorRole"];
            /** @description Shown this once. */
            token: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        KlineInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @enum {string} */
        KlineIntervalInput: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /**
         * @description A kline: open time, first price, highest, lowest and last price, base volume, close time (its last millisecond), quote volume, number of trades, what
         *     takers bought of it in the base asset and in the quote asset, and a `"0"` without meaning.
         */
        KlineRow: [
            components["schemas"]["EpochMs"],
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"],
            components["schemas"]["EpochMs"],
            components["schemas"]["DecimalString"],
            components["schemas"]["TradeCount"],
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"],
            "0"
        ];
        /** @description Identity verification. */
        KycConfig: {
            /** @description The levels that there are, the lowest first. */
            levels: components["schemas"]["VerificationLevel"][];
        };
        /** @description What a user may withdraw of one asset, over a rolling window of 24 hours. */
        Limit: {
            /** @description What is left of it now, in units of the asset. */
            available: components["schemas"]["DecimalString"];
            /** @description The whole of it, in units of the asset. It follows from the identity verification level. */
            capacity: components["schemas"]["DecimalString"];
        };
        ListedAsset: {
            asset: components["schemas"]["AssetSymbol"];
            kind: components["schemas"]["AssetKind"];
            precision: components["schemas"]["Precision"];
            transfer_precision: components["schemas"]["Precision"];
            withdrawal_fee: components["schemas"]["DecimalString"];
            withdrawal_minimum: components["schemas"]["DecimalString"];
            withdrawal_enabled: boolean;
            /** @description A withdrawal of more than this waits until a second person has approved it; null when none does. */
            approval_threshold: components["schemas"]["DecimalString"] | null;
            /** @description The blockchains over which it comes and goes; none for fiat. */
            networks: components["schemas"]["AssetNetwork"][];
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
        /** @description A listen key. */
        ListenKey: {
            /** @description The name of your own data stream. */
            listenKey: string;
        };
        /** @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24 */
        ListenKeyInput: string;
        /** @description Which listen key. */
        ListenKeyRequest: {
            /** @description The listen key; yours when absent. */
            listenKey?: components["schemas"]["ListenKeyInput"];
        } & {
            [key: string]: unknown;
        };
        MarketRules: {
            assets: components["schemas"]["ListedAsset"][];
            symbols: components["schemas"]["ListedSymbol"][];
            fees: components["schemas"]["FeeSchedule"][];
            withdrawal_limits: components["schemas"]["WithdrawalLimit"][];
        };
        /** @description The last 24 hours, by pair in upper case. */
        Marketcap: {
            [key: string]: components["schemas"]["MarketcapEntry"];
        };
        /** @description A pair's last 24 hours. */
        MarketcapEntry: {
            /** @description Quote volume over base volume, to 18 decimals. */
            avg24hr: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            baseVolume: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            high24hr: components["schemas"]["DecimalString"];
            /** @description The best price that somebody would pay now. */
            highestBid: components["schemas"]["DecimalString"];
            /** @description The price of the last trade. */
            last: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            low24hr: components["schemas"]["DecimalString"];
            /** @description The best price that somebody would take now. */
            lowestAsk: components["schemas"]["DecimalString"];
            /** @description The last price less the first one, in percent of the first, to 18 decimals. */
            percentChange: components["schemas"]["SignedDecimalString"];
            /** @description What was traded, in the quote asset. */
            quoteVolume: components["schemas"]["DecimalString"];
        };
        /** @example bitcoin */
        NetworkInput: string;
        /**
         * @description A network on which coins move, in lower case.
         * @example bitcoin
         * @example ethereum
         * @example tron
         */
        NetworkName: string;
        /** @description A whitelisted app, with the secret that it calls us with. */
        NewPartner: {
            id: components["schemas"]["RecordId"];
            name: components["schemas"]["PartnerName"];
            authorize_url: components["schemas"]["HttpUrl"];
            token_url: components["schemas"]["HttpUrl"];
            issuer: components["schemas"]["OauthIssuer"];
            client_id: components["schemas"]["OauthClientId"];
            scopes: components["schemas"]["OauthScopes"];
            deposit_address_url: components["schemas"]["HttpUrl"];
            return_url: components["schemas"]["HttpUrl"];
            enabled: boolean;
            portal_secret: components["schemas"]["PortalSecret"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description That no requests should be sent here, and why. */
        NotReady: {
            /**
             * @description The reason, from the closed list of this document.
             * @constant
             */
            code: "NOT_READY";
            /** @description The same for people. May change; do not compare it. */
            message: string;
            checks: components["schemas"]["HealthChecks"];
        };
        /** @description What its OAuth server knows us by. */
        OauthClientId: string;
        /**
         * @description The name under which its OAuth server speaks, `iss` (RFC 9207); null when it has none. With it, what comes back from `authorize_url` must carry it, so
         *     that another app's answer cannot pass for this one's.
         */
        OauthIssuer: components["schemas"]["HttpUrl"] | null;
        /** @description What we ask its OAuth server for. */
        OauthScopes: string[];
        /** @description That an action began, and how it ended. `(secret)` stands for what is not written down. */
        OperatorAction: {
            /** @description The row's place in the log. */
            id: components["schemas"]["RecordId"];
            /** @description The token's `id`. */
            operator_id: components["schemas"]["RecordId"];
            /** @description The token's name. */
            operator: string;
            role: components["schemas"]["OperatorRole"];
            operation: string;
            path: {
                [key: string]: unknown;
            };
            query: {
                [key: string]: unknown;
            };
            body: {
                [key: string]: unknown;
            } | null;
            ip: string;
            request_id: string;
            created_at: components["schemas"]["Timestamp"];
            hash: components["schemas"]["ActionHash"];
            /** @description Null while it has not ended, or when nobody knows how. */
            end: components["schemas"]["OperatorActionEnd"] | null;
        };
        OperatorActionEnd: {
            /** @description The row's place in the log. */
            id: components["schemas"]["RecordId"];
            /**
             * @description `done`; `refused`, with its code; `not_done`, because something that we depend on was down; `unknown`, when it may have taken effect.
             * @enum {string}
             */
            result: "done" | "refused" | "not_done" | "unknown";
            code: string | null;
            answer: {
                [key: string]: unknown;
            } | null;
            created_at: components["schemas"]["Timestamp"];
            hash: components["schemas"]["ActionHash"];
        };
        OperatorActions: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["OperatorAction"][];
        };
        /** @enum {string} */
        OperatorRole: "viewer" | "operator" | "approver";
        /** @example 3 */
        OperatorTokenIdInput: string;
        OperatorTokenRecord: {
            id: components["schemas"]["RecordId"];
            name: string;
            role: components["schemas"]["OperatorRole"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null while it is not revoked. */
            revoked_at: components["schemas"]["Timestamp"] | null;
        };
        OperatorTokens: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["OperatorTokenRecord"][];
        };
        /** @description An order of yours. */
        Order: {
            /** @description The order's id. */
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["OrderType"];
            side: components["schemas"]["OrderSide"];
            pair: components["schemas"]["PairSymbol"];
            /** @description Its limit price; `"0"` for a market order. */
            price: components["schemas"]["DecimalString"];
            /** @description Its stop price, when you gave one. */
            stop_price?: components["schemas"]["DecimalString"];
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
        /** @description The best resting orders of a pair. */
        OrderBook: {
            /** @description Those that buy, the highest price first. */
            bid: components["schemas"]["OrderBookEntries"];
            /** @description Those that sell, the lowest price first. */
            ask: components["schemas"]["OrderBookEntries"];
        };
        /** @description Resting orders of one side, the best first, at most 10. */
        OrderBookEntries: components["schemas"]["OrderBookEntry"][];
        /** @description A price, and how much there is at it. */
        OrderBookEntry: {
            /** @description The price. */
            price: components["schemas"]["DecimalString"];
            /** @description How much, in the base asset. */
            amount: components["schemas"]["DecimalString"];
        };
        /** @description The best prices of a pair, with all that rests at them. */
        OrderBookTicker: {
            /** @description The highest price that somebody would pay. */
            bid: components["schemas"]["OrderBookEntry"];
            /** @description The lowest price that somebody would take. */
            ask: components["schemas"]["OrderBookEntry"];
        };
        /** @description The best prices, by pair in upper case. */
        OrderBookTickers: {
            [key: string]: components["schemas"]["OrderBookTicker"];
        };
        /** @description What became of one order. */
        OrderCancellation: {
            /**
             * @description Whether it is cancelled.
             * @enum {string}
             */
            code: "SUCCESS" | "ORDER_NOT_CANCELLABLE" | "SERVICE_UNAVAILABLE";
            /** @description The same for people, with the order's id. */
            message: string;
        };
        /**
         * @description An order's id as text, without leading zeros.
         * @example 73310
         */
        OrderId: string;
        /** @description A new order. */
        OrderRequest: {
            type: components["schemas"]["OrderTypeInput"];
            pair: components["schemas"]["PairInput"];
            side: components["schemas"]["OrderSideInput"];
            /**
             * @description The highest price to pay, or the lowest to take, in the quote asset for one unit of the base asset. A limit order must have one; for a market order,
             *     leave it out or send `"0"`.
             */
            price?: components["schemas"]["DecimalInput"];
            /** @description How much to buy or sell, in the base asset. */
            amount: components["schemas"]["DecimalInput"];
            /** @description Any positive integer, usually the time in seconds or milliseconds. Two orders may share one. */
            nonce: number;
            /** @description `GTC` when absent. A market order is `IOC` unless it is `FOK`. */
            time_in_force?: components["schemas"]["TimeInForce"];
            /** @description True for an order that must rest and never take; false when absent. */
            post_only?: boolean;
            /** @description The last price at which the order goes to the book; without one it goes at once. */
            stop_price?: components["schemas"]["DecimalInput"];
            /** @description `expire_taker` when absent. */
            self_trade_prevention?: components["schemas"]["SelfTradePrevention"];
            /** @description Your own name for the order, unique among all your orders for ever. */
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        /** @enum {string} */
        OrderSide: "buy" | "sell";
        /**
         * @description `buy` or `sell`.
         * @enum {string}
         */
        OrderSideInput: "buy" | "sell";
        /** @enum {string} */
        OrderStatus: "created" | "partial_filled" | "completed" | "cancelled" | "rejected";
        /** @description An order of yours in short. */
        OrderSummary: {
            /** @description The order's id. */
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["OrderType"];
            /** @description Its limit price; `"0"` for a market order. */
            price: components["schemas"]["DecimalString"];
            /** @description Its stop price, when you gave one. */
            stop_price?: components["schemas"]["DecimalString"];
            /** @description What was ordered, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description What is still open of it; `"0"` once the order has ended. */
            remaining_amount: components["schemas"]["DecimalString"];
            /** @description The average price of its fills, cut to 18 decimals; `"0"` without any. */
            average_price: components["schemas"]["DecimalString"];
            side: components["schemas"]["OrderSide"];
            /** @description What its fills cost a buyer, or brought a seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description When it was taken. */
            created_at: components["schemas"]["Timestamp"];
            /** @description How far it got. */
            status: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        OrderType: "limit" | "market";
        /**
         * @description `limit` or `market`.
         * @enum {string}
         */
        OrderTypeInput: "limit" | "market";
        /** @description Your half of a trade. */
        OwnTrade: {
            /** @description The trade's id, counted from 1 per pair; the same that everybody sees. */
            id: components["schemas"]["RecordId"];
            pair: components["schemas"]["PairSymbol"];
            /** @description Your order. */
            order_id: components["schemas"]["RecordId"];
            /** @description Your side. */
            side: components["schemas"]["OrderSide"];
            /** @description The price. */
            price: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description What it cost you as buyer, or brought you as seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description Your fee, in the quote asset. */
            fee: components["schemas"]["DecimalString"];
            /** @description The VAT on your fee, in the quote asset. */
            vat: components["schemas"]["DecimalString"];
            /** @description Whether your order was the resting one. */
            is_maker: boolean;
            /** @description When it was. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A pair, `<base>_<quote>`, in either case.
         * @example btc_thb
         * @example BTC_THB
         */
        PairInput: string;
        /**
         * @description A pair, `<base>_<quote>`, in lower case.
         * @example btc_thb
         */
        PairSymbol: string;
        /** @description A whitelisted app. */
        Partner: {
            id: components["schemas"]["RecordId"];
            name: components["schemas"]["PartnerName"];
            authorize_url: components["schemas"]["HttpUrl"];
            token_url: components["schemas"]["HttpUrl"];
            issuer: components["schemas"]["OauthIssuer"];
            client_id: components["schemas"]["OauthClientId"];
            scopes: components["schemas"]["OauthScopes"];
            deposit_address_url: components["schemas"]["HttpUrl"];
            return_url: components["schemas"]["HttpUrl"];
            enabled: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @example 7 */
        PartnerIdInput: string;
        /** @description What users know the app as. */
        PartnerName: string;
        PartnerSecret: {
            partner_id: components["schemas"]["RecordId"];
            portal_secret: components["schemas"]["PortalSecret"];
        };
        Partners: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["Partner"][];
        };
        /** @enum {string} */
        Permission: "user_read" | "wallet_read" | "order_list" | "order_create" | "order_cancel" | "deposit_list" | "withdrawal_list" | "withdrawal_create" | "user_stream";
        /** @description An address of the house, with its tag where its network wants one. */
        PooledAddress: {
            address: components["schemas"]["AddressInput"];
            tag?: components["schemas"]["AddressTagInput"];
        };
        /** @description What was bought, and whether it is on its way. */
        PortalOrder: components["schemas"]["PortalOrderWithdrawn"] | components["schemas"]["PortalOrderNotWithdrawn"];
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
        /**
         * @description One of `btc_thb`, `eth_thb` and `usdt_thb`, in either case.
         * @example btc_thb
         */
        PortalPairInput: string;
        /** @description The app's own secret towards us. With its id it makes the credentials of `partnerBasic`. */
        PortalSecret: string;
        /** @description What a partner buys with for one user. */
        PortalSession: {
            authorization: string;
            extras: string;
            user_id: components["schemas"]["RecordId"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @example 51 */
        PortalSessionIdInput: string;
        /** @description What a user lets an app do, or did. */
        PortalSessionRecord: {
            id: components["schemas"]["RecordId"];
            partner_id: components["schemas"]["RecordId"];
            partner_name: components["schemas"]["PartnerName"];
            user_id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the app's access token runs out and is renewed; null when the app did not say. */
            access_token_expires_at: components["schemas"]["Timestamp"] | null;
            /** @description Null unless it was ended before its time. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description Who ended it: its user, an operator, the partner's OAuth server (which no longer renews its access token), or a code that came twice. Null when
             *     nobody did.
             * @enum {unknown}
             */
            revoked_by: "user" | "operator" | "partner" | "replay" | null;
        };
        PortalSessionRecords: {
            count: number;
            items: components["schemas"]["PortalSessionRecord"][];
        };
        /** @description A number of decimals. */
        Precision: number;
        /** @description A price, and the quantity of all orders at it. */
        PriceLevel: [
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"]
        ];
        /** @description Price levels. */
        PriceLevels: components["schemas"]["PriceLevel"][];
        /**
         * @description A share as a decimal fraction from 0 to 1; 7 % is `"0.07"`.
         * @example 0.0025
         */
        RateInput: string;
        /** @description That requests should be sent here. */
        Ready: {
            checks: components["schemas"]["HealthChecks"];
        };
        /** @description A record's id. */
        RecordId: number;
        /** @description Any positive integer, usually the time in seconds or milliseconds. It sets this request apart from another with the same content. */
        RequestNonce: number;
        /**
         * @description What happens where the order would meet another order of yours. `expire_taker`: this one is cancelled. `expire_maker`: the other one is. `expire_both`:
         *     both are. `none`: they trade.
         * @enum {string}
         */
        SelfTradePrevention: "none" | "expire_taker" | "expire_maker" | "expire_both";
        /**
         * @description A position in our event log, counted from 1 without gaps; 0 before the first event.
         * @example 90211
         */
        Sequence: number;
        /** @description Our clock. */
        ServerTime: {
            /** @description The time. */
            serverTime: components["schemas"]["EpochMs"];
        };
        /**
         * @description An exact decimal in plain notation that may be negative.
         * @example -1500
         * @example 0.25
         */
        SignedDecimalString: string;
        /** @description Fees in percent of the traded value, before VAT. */
        StandardFees: {
            /** @description For fills as maker. */
            maker_fee: components["schemas"]["DecimalString"];
            /** @description For fills as taker. */
            taker_fee: components["schemas"]["DecimalString"];
        };
        /** @description A symbol and the limits of its orders. */
        SymbolConfig: {
            symbol: components["schemas"]["PairSymbol"];
            /** @description What is traded. */
            baseAsset: components["schemas"]["AssetSymbol"];
            /** @description What prices it. */
            quoteAsset: components["schemas"]["AssetSymbol"];
            /** @description The smallest amount of an order. */
            minTradeAmount: components["schemas"]["DecimalString"];
            /** @description How many decimals an amount may have. */
            amountPrecision: components["schemas"]["Precision"];
            /** @description How many decimals a price may have. */
            pricePrecision: components["schemas"]["Precision"];
            /** @description The lowest price of an order. */
            minPrice: components["schemas"]["DecimalString"];
            /** @description The highest price of an order. */
            maxPrice: components["schemas"]["DecimalString"];
            /** @description Whether new orders are taken now. */
            createOrderEnabled: boolean;
            /** @description Whether orders can be cancelled now. */
            cancelOrderEnabled: boolean;
        };
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
            /**
             * @description The order types that it supports, in Binance's words: `LIMIT_MAKER` is a post-only order, `STOP_LOSS` a stop-market and `STOP_LOSS_LIMIT` a stop-limit
             *     one.
             */
            orderTypes: ("LIMIT" | "LIMIT_MAKER" | "MARKET" | "STOP_LOSS" | "STOP_LOSS_LIMIT")[];
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
        /** @example btc_thb */
        SymbolInput: string;
        SymbolSettings: {
            status: components["schemas"]["SymbolStatus"];
            price_precision: components["schemas"]["Precision"];
            quantity_precision: components["schemas"]["Precision"];
            minimum_quantity: components["schemas"]["DecimalInput"];
            minimum_price: components["schemas"]["DecimalInput"];
            maximum_price: components["schemas"]["DecimalInput"];
            vat_rate: components["schemas"]["RateInput"];
        };
        /**
         * @description `TRADING`: open. `BREAK`: no new orders; cancelling works.
         * @enum {string}
         */
        SymbolStatus: "TRADING" | "BREAK";
        /** @description A fill that the order would get. */
        TestedFill: {
            /** @description The resting order's price. */
            price: components["schemas"]["DecimalString"];
            /** @description What would be traded, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description What it would cost a buyer, or bring a seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description The fee, in the quote asset. */
            fee: components["schemas"]["DecimalString"];
            /** @description The VAT on the fee, in the quote asset. */
            vat: components["schemas"]["DecimalString"];
        };
        /** @description What an order would get. */
        TestedOrder: {
            /** @description The position of our event log at which this is true. */
            sequence: components["schemas"]["Sequence"];
            /** @description The order as it would be answered. */
            order: components["schemas"]["Order"];
            /** @description Its fills in their order, one for each resting order that it would meet. */
            fills: components["schemas"]["TestedFill"][];
            /** @description The fee on all of them, in the quote asset. */
            fee: components["schemas"]["DecimalString"];
            /** @description The VAT on that fee, in the quote asset. */
            vat: components["schemas"]["DecimalString"];
            /** @description Your balances of the pair's two assets afterwards, by lower-case symbol. */
            balances: {
                [key: string]: components["schemas"]["AssetBalance"];
            };
        };
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
        /** @description A ticker for each symbol whose status is TRADING. */
        TickerList: components["schemas"]["Ticker"][];
        /**
         * @description How long the order may rest. `GTC`: until it is filled or cancelled. `IOC`: not at all; what cannot be filled at once is cancelled. `FOK`: not at all,
         *     and unless all of it can be filled at once, none of it is.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK";
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
        /** @description How many trades there were. */
        TradeCount: number;
        /** @description A page of your trades. */
        TradeHistory: {
            /** @description How many there are in all, on this page and off it. */
            count: number;
            /** @description The page, the newest first. */
            items: components["schemas"]["OwnTrade"][];
        };
        /** @description A trade's id, counted from 1 per symbol; -1 when there is none. */
        TradeIdOrNone: number;
        /** @description Trading. */
        TradingConfig: {
            /** @description The listed symbols. */
            symbols: components["schemas"]["SymbolConfig"][];
        };
        /** @description The standard fees. */
        TradingFees: {
            exchange: components["schemas"]["StandardFees"];
        };
        /**
         * @description How far it is; the table of this section says what each word means.
         * @enum {string}
         */
        TransferStatus: "pending" | "processing" | "completed" | "failed";
        UpdatePartnerRequest: {
            name?: components["schemas"]["PartnerName"];
            /** @description Where its OAuth server lets users decide. Opened by their browsers. */
            authorize_url?: components["schemas"]["HttpUrl"];
            /** @description Where its OAuth server gives access tokens. Called by us. */
            token_url?: components["schemas"]["HttpUrl"];
            issuer?: components["schemas"]["OauthIssuer"];
            client_id?: components["schemas"]["OauthClientId"];
            /** @description What its OAuth server knows us by, beside the client id. Kept sealed. */
            client_secret?: string;
            scopes?: components["schemas"]["OauthScopes"];
            /** @description Where the app tells its users' deposit addresses. */
            deposit_address_url?: components["schemas"]["HttpUrl"];
            /** @description Where users' browsers come back to after `/portal/login`. */
            return_url?: components["schemas"]["HttpUrl"];
            enabled?: boolean;
        };
        UpdateUserRequest: {
            identity_verification_level?: components["schemas"]["VerificationLevel"];
            fee_tier?: components["schemas"]["FeeTier"];
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
        /** @description A user as the operator sees one. */
        UserAccount: {
            id: components["schemas"]["RecordId"];
            email: string;
            identity_verification_level: components["schemas"]["VerificationLevel"];
            fee_tier: components["schemas"]["FeeTier"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        UserAccountDetails: {
            account: components["schemas"]["UserAccount"];
            /** @description By asset. */
            balances: {
                [key: string]: components["schemas"]["AssetBalance"];
            };
            /** @description By asset. */
            limits: {
                [key: string]: components["schemas"]["Limit"];
            };
        };
        UserAccounts: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["UserAccount"][];
        };
        /** @example 1042 */
        UserIdInput: string;
        /**
         * @description A user id as text, without leading zeros, or `me`.
         * @example me
         * @example 1042
         */
        UserIdOrMe: string;
        /** @description Why a request under `/api/v3/` failed. */
        V3Error: {
            /** @description The reason, from the closed list of this document. */
            code: number;
            /** @description The same for people. May change; do not compare it. */
            msg: string;
        };
        /**
         * @description How far a user's identity has been verified.
         * @enum {string}
         */
        VerificationLevel: "level_0" | "level_1" | "level_2" | "level_3";
        /** @description What a user has of one asset. */
        Wallet: {
            /** @description The user's deposit addresses here; null for fiat. */
            addresses: string[] | null;
            /** @description What can be spent or withdrawn now. What open orders hold is not in it. */
            available_balance: components["schemas"]["DecimalString"];
        };
        WithdrawalConfirmedRequest: {
            confirmations?: components["schemas"]["Confirmations"];
        };
        WithdrawalFailedRequest: {
            /** @enum {string} */
            failure: "refused_by_custodian" | "returned";
        };
        /** @enum {string} */
        WithdrawalFailure: "rejected_by_operator" | "refused_by_custodian" | "returned";
        /** @example 95 */
        WithdrawalIdInput: string;
        WithdrawalLimit: {
            level: components["schemas"]["VerificationLevel"];
            asset: components["schemas"]["AssetSymbol"];
            capacity: components["schemas"]["DecimalString"];
        };
        WithdrawalLimitSettings: {
            capacity: components["schemas"]["DecimalInput"];
        };
        /** @description Money on its way out, as the house sees it. */
        WithdrawalRecord: {
            id: components["schemas"]["RecordId"];
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetSymbol"];
            network: string | null;
            /** @description What arrives. */
            amount: components["schemas"]["DecimalString"];
            fee: components["schemas"]["DecimalString"];
            /** @description Of a fiat withdrawal the account's number. */
            address: string;
            tag: string | null;
            bank_code: string | null;
            /** @enum {string} */
            status: "queued" | "sending" | "sent" | "confirmed" | "failed";
            /** @description Whether it was above the asset's threshold. */
            needs_approval: boolean;
            /** @description The `id` of an operator's token. */
            approved_by: components["schemas"]["RecordId"] | null;
            /** @description The `id` of an operator's token. */
            handled_by: components["schemas"]["RecordId"] | null;
            txid: string | null;
            confirmations: components["schemas"]["Confirmations"];
            failure: components["schemas"]["WithdrawalFailure"] | null;
            /** @description The Portal order that caused it. */
            order_id: components["schemas"]["RecordId"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        WithdrawalRecords: {
            /** @description How many there are in all. */
            count: number;
            items: components["schemas"]["WithdrawalRecord"][];
        };
        WithdrawalSentRequest: {
            /** @description The network's transaction, or the bank's name for the transfer. */
            txid: string;
            confirmations?: components["schemas"]["Confirmations"];
        };
    };
    responses: {
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
         * @description The credentials are missing, unknown, expired or revoked, or the app is turned off; for an order also: `extras` does not belong to `Authorization`. The
         *     body is empty. When it is an order that gets this, let the user come through `/portal/login` again.
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
        /** @description The token is good but its role does not allow this. */
        RoleDenied: {
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
        /** @description There is nothing at this path. The body is empty. */
        V3NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The key is good but lacks the permission, or is used from an address outside its list. */
        V3PermissionDenied: {
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
        /** @description Something that we depend on is down, or we are starting or stopping. The message says whether the outcome is known. */
        V3ServiceUnavailableForWrites: {
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
        /**
         * @description `-2014`: there is no API key, or it does not look like one. `-1022`: the key is unknown, expired or revoked, or the signature is missing or wrong; which of
         *     these it is, the answer does not tell. `-1021`: the signed `X-Timestamp` is outside its window; the message tells our time and by how much it is off.
         */
        V3UnauthorizedKey: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /**
         * @description `-2014`: there is no API key, or it does not look like one. `-2015`: the key is unknown, expired or revoked; which of these it is, the answer does not
         *     tell.
         */
        V3UnauthorizedKeyAlone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description There is no such withdrawal. */
        WithdrawalNotFound: {
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
    };
    parameters: {
        /**
         * @description Only of this asset.
         * @example btc
         */
        AssetFilter: string;
        /**
         * @description The asset, in lower case.
         * @example btc
         */
        AssetInPath: components["schemas"]["AssetInput"];
        /**
         * @description Only what is of this coin.
         * @example btc
         */
        CurrencyFilter: components["schemas"]["CurrencyInput"];
        /**
         * @description Until when, in milliseconds, this millisecond included.
         * @example 1795193600000
         */
        EndTime: string;
        /**
         * @description A name that you choose for this request, 1 to 255 visible ASCII characters. The same key with the same request gets the first answer again, for ever;
         *     with another request it is refused. A random UUID for each intended purchase is a good choice.
         * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
         */
        IdempotencyKey: string;
        /**
         * @description The order's `id`.
         * @example 73310
         */
        OrderIdInPath: components["schemas"]["OrderId"];
        /**
         * @description How many at most, from 1 to 100; 10 when absent.
         * @example 50
         */
        PageLimit: string;
        /**
         * @description How many to leave out at the beginning; 0 when absent.
         * @example 100
         */
        PageOffset: string;
        /**
         * @description The pair.
         * @example btc_thb
         */
        Pair: components["schemas"]["PairInput"];
        /**
         * @description Only what is of this pair.
         * @example btc_thb
         */
        PairFilter: components["schemas"]["PairInput"];
        /**
         * @description How late the request may reach us, in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 when absent. Read only beside `X-Timestamp`.
         * @example 5000
         */
        RecvWindow: string;
        /**
         * @description From when on, in milliseconds, this millisecond included. Not after `endTime`.
         * @example 1795190000000
         */
        StartTime: string;
        /**
         * @description The symbol.
         * @example btc_thb
         */
        Symbol: components["schemas"]["PairInput"];
        /**
         * @description The symbol, in lower case.
         * @example btc_thb
         */
        SymbolInPath: components["schemas"]["SymbolInput"];
        /**
         * @description Your clock in milliseconds. When sent, it is part of the signed message, and a late or early request is refused.
         * @example 1795193608413
         */
        Timestamp: string;
        /**
         * @description Only this user's.
         * @example 1042
         */
        UserFilter: string;
        /**
         * @description The user's `id`.
         * @example 1042
         */
        UserIdInPath: components["schemas"]["UserIdInput"];
        /**
         * @description How many rows at most, from 1 to 1000; 500 when absent.
         * @example 100
         */
        V3Limit: string;
        /**
         * @description The withdrawal's `id`.
         * @example 95
         */
        WithdrawalIdInPath: components["schemas"]["WithdrawalIdInput"];
    };
    requestBodies: never;
    headers: {
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
         * @description After how many seconds it makes sense to try again.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description Until when this operation works, as an HTTP date (RFC 8594).
         * @example Sat, 20 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
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
         * @description This request's name in our records. Quote it when you ask us about a request.
         * @example 0f4f9c1c-6f0f-4f56-9d4e-2a8d7e5b9c11
         */
        "X-Request-Id": string;
        /**
         * @description How much of the present second's allowance has been used.
         * @example 1
         */
        "x-mbx-used-weight": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            /** @description The code is none that works, or the request is not one. When the code had been used before, the session that came of it has ended. */
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
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
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
    getOrderBook: {
        parameters: {
            query: {
                /**
                 * @description The pair.
                 * @example btc_thb
                 */
                pair: components["parameters"]["Pair"];
                /**
                 * @description Leave it out for both.
                 * @example buy
                 */
                side?: components["schemas"]["OrderSideInput"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both sides, or the entries of one when `side` was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBook"] | components["schemas"]["OrderBookEntries"];
                };
            };
            /** @description The request is not one that we can take. */
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
    getOrder: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
            };
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
                id: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    amendOrder: {
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
                id: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendOrderRequest"];
            };
        };
        responses: {
            /** @description The order as it is now. */
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
                id: components["parameters"]["OrderIdInPath"];
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
    testOrder: {
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
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description What the order would get. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedOrder"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
                /**
                 * @description Only orders of this side.
                 * @example buy
                 */
                side?: components["schemas"]["OrderSideInput"];
                /**
                 * @description `open`: those with status `created` or `partial_filled`. `close`: those that have ended. `all`, nothing behind the `=`, or no `status` at all: both.
                 * @example open
                 */
                status?: "" | "open" | "close" | "all";
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelAllOrders: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelAllOrdersRequest"];
            };
        };
        responses: {
            /** @description What became of each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancellation"][];
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
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getTradeHistory: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeHistory"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFees: {
        parameters: {
            query: {
                /**
                 * @description The pair.
                 * @example btc_thb
                 */
                pair: components["parameters"]["Pair"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your fees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fees"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBankAccountDeposits: {
        parameters: {
            query?: {
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDepositList"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFiatWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankWithdrawalList"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFiatWithdrawal: {
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
                "application/json": components["schemas"]["FiatWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, taken from your balance and waiting to be sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankWithdrawal"];
                };
            };
            /** @description The request is not a withdrawal that we can take. Nothing was changed. */
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
            /** @description The withdrawal is sound but cannot be made now. Nothing was changed. */
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
    listCryptoDeposits: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this coin.
                 * @example btc
                 */
                currency?: components["parameters"]["CurrencyFilter"];
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoDepositList"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCryptoWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this coin.
                 * @example btc
                 */
                currency?: components["parameters"]["CurrencyFilter"];
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoWithdrawalList"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCryptoWithdrawal: {
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
                "application/json": components["schemas"]["CryptoWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, taken from your balance and waiting to be sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoWithdrawal"];
                };
            };
            /** @description The request is not a withdrawal that we can take. Nothing was changed. */
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
            /** @description The withdrawal is sound but cannot be made now. Nothing was changed. */
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
    listDepositAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this coin.
                 * @example btc
                 */
                currency?: components["parameters"]["CurrencyFilter"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressList"];
                };
            };
            /** @description The request is not one that we can take. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDepositAddress: {
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
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositAddressRequest"];
            };
        };
        responses: {
            /** @description Your address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddress"];
                };
            };
            /** @description The request is not one that we can take. */
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
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not now. */
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
            /** @description Whoever keeps the coins for us has no address to give out. Nothing was changed. */
            502: {
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
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getTradingFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradingFees"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrderBookTickers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookTickers"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMarketcap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marketcap"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configs"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description We are here. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailable"];
        };
    };
    getTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerTime"];
                };
            };
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailable"];
        };
    };
    getDepth: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example btc_thb
                 */
                symbol: components["parameters"]["Symbol"];
                /**
                 * @description How many levels a side at most, from 1 to 5000; 5 when absent.
                 * @example 100
                 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Depth"];
                };
            };
            /** @description The request is not one that we can take. */
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
    getKlines: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example btc_thb
                 */
                symbol: components["parameters"]["Symbol"];
                /**
                 * @description The length of a kline; `m` minutes, `h` hours, `d` days, `w` weeks, `M` months.
                 * @example 1m
                 */
                interval: components["schemas"]["KlineIntervalInput"];
                /**
                 * @description How many rows at most, from 1 to 1000; 500 when absent.
                 * @example 100
                 */
                limit?: components["parameters"]["V3Limit"];
                /**
                 * @description From when on, in milliseconds, this millisecond included. Not after `endTime`.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["StartTime"];
                /**
                 * @description Until when, in milliseconds, this millisecond included.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["EndTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The klines, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KlineRow"][];
                };
            };
            /** @description The request is not one that we can take. */
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
    getAggTrades: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example btc_thb
                 */
                symbol: components["parameters"]["Symbol"];
                /**
                 * @description The id of the first trade wanted.
                 * @example 1198
                 */
                fromId?: string;
                /**
                 * @description From when on, in milliseconds, this millisecond included. Not after `endTime`.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["StartTime"];
                /**
                 * @description Until when, in milliseconds, this millisecond included.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["EndTime"];
                /**
                 * @description How many rows at most, from 1 to 1000; 500 when absent.
                 * @example 100
                 */
                limit?: components["parameters"]["V3Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggTrade"][];
                };
            };
            /** @description The request is not one that we can take. */
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
    createOrderV3: {
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
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The order cannot be taken. Nothing was changed. */
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
            401: components["responses"]["V3UnauthorizedKey"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailableForWrites"];
        };
    };
    listOrdersV3: {
        parameters: {
            query?: {
                /**
                 * @description Only what is of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
                /**
                 * @description Only orders of this side.
                 * @example buy
                 */
                side?: components["schemas"]["OrderSideInput"];
                /**
                 * @description `open`: those with status `created` or `partial_filled`. `close`: those that have ended. `all`, nothing behind the `=`, or no `status` at all: both.
                 * @example open
                 */
                status?: "" | "open" | "close" | "all";
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description The request is not one that we can take. */
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
            401: components["responses"]["V3UnauthorizedKey"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailable"];
        };
    };
    cancelAllOrdersV3: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelAllOrdersRequest"];
            };
        };
        responses: {
            /** @description What became of each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancellation"][];
                };
            };
            /** @description The request is not one that we can take. Nothing was changed. */
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
            401: components["responses"]["V3UnauthorizedKey"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailableForWrites"];
        };
    };
    cancelOrderV3: {
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
                id: components["parameters"]["OrderIdInPath"];
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
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description The order cannot be cancelled. Nothing was changed. */
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
            401: components["responses"]["V3UnauthorizedKey"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailableForWrites"];
        };
    };
    extendListenKey: {
        parameters: {
            query?: {
                /**
                 * @description The listen key; yours when absent.
                 * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
                 */
                listenKey?: components["schemas"]["ListenKeyInput"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListenKeyRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ListenKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description There is no such listen key of yours, or the body is not one that we can read. Nothing was changed. */
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
            401: components["responses"]["V3UnauthorizedKeyAlone"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailableForWrites"];
        };
    };
    createListenKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listen key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListenKey"];
                };
            };
            401: components["responses"]["V3UnauthorizedKeyAlone"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailableForWrites"];
        };
    };
    deleteListenKey: {
        parameters: {
            query?: {
                /**
                 * @description The listen key; yours when absent.
                 * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
                 */
                listenKey?: components["schemas"]["ListenKeyInput"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListenKeyRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ListenKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description There is no such listen key of yours, or the body is not one that we can read. Nothing was changed. */
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
            401: components["responses"]["V3UnauthorizedKeyAlone"];
            403: components["responses"]["V3PermissionDenied"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailableForWrites"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            500: components["responses"]["InternalServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests should be sent here. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            500: components["responses"]["InternalServerError"];
            /** @description No requests should be sent here; what is false in `checks` is why. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotReady"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description How the address begins, in either case.
                 * @example somchai@
                 */
                email?: string;
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccounts"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            403: components["responses"]["RoleDenied"];
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
    getUserAccount: {
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
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccountDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
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
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRecords"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            403: components["responses"]["RoleDenied"];
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
            403: components["responses"]["RoleDenied"];
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
    listDeposits: {
        parameters: {
            query?: {
                /**
                 * @description Only this user's.
                 * @example 1042
                 */
                user_id?: components["parameters"]["UserFilter"];
                /**
                 * @description Only of this asset.
                 * @example btc
                 */
                asset?: components["parameters"]["AssetFilter"];
                /**
                 * @description Only those that stand so.
                 * @example pending
                 */
                status?: components["schemas"]["TransferStatus"];
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposits"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
            403: components["responses"]["RoleDenied"];
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
    importDepositAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportDepositAddressesRequest"];
            };
        };
        responses: {
            /** @description What became of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressPool"];
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
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Only this user's.
                 * @example 1042
                 */
                user_id?: components["parameters"]["UserFilter"];
                /**
                 * @description Only of this asset.
                 * @example btc
                 */
                asset?: components["parameters"]["AssetFilter"];
                /**
                 * @description Only those that stand so. `awaiting_approval` are those of the `queued` ones that wait for a second person.
                 * @example queued
                 */
                status?: "awaiting_approval" | "queued" | "sending" | "sent" | "confirmed" | "failed";
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecords"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WithdrawalNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description It does not wait for anybody, or somebody else has approved it. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    rejectWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description It is being sent, or has ended. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    markWithdrawalSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description It waits for a second person, you are the one who approved it, or somebody else has begun to send it. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    markWithdrawalSent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalSentRequest"];
            };
        };
        responses: {
            /** @description The withdrawal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
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
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description It is not being sent by hand. */
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
    markWithdrawalConfirmed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WithdrawalConfirmedRequest"];
            };
        };
        responses: {
            /** @description The withdrawal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
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
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description It has not been sent by hand, or has ended. */
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
    markWithdrawalFailed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                withdrawalid: components["parameters"]["WithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalFailedRequest"];
            };
        };
        responses: {
            /** @description The withdrawal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
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
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description That cannot have happened to it where it stands, or it is not being sent by hand. */
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
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partners"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "application/json": components["schemas"]["NewPartner"];
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
            403: components["responses"]["RoleDenied"];
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
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["PartnerNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    rotatePartnerSecret: {
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
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["PartnerNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listPortalSessions: {
        parameters: {
            query?: {
                /**
                 * @description Only this user's.
                 * @example 1042
                 */
                user_id?: string;
                /**
                 * @description Only this partner's.
                 * @example 7
                 */
                partner_id?: string;
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSessionRecords"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokePortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's `id`.
                 * @example 51
                 */
                sessionid: components["schemas"]["PortalSessionIdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
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
            403: components["responses"]["RoleDenied"];
            /** @description There is no such session. */
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
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    putApprovalThreshold: {
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
                "application/json": components["schemas"]["ApprovalThresholdSettings"];
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
            403: components["responses"]["RoleDenied"];
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
            403: components["responses"]["RoleDenied"];
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
            403: components["responses"]["RoleDenied"];
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
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getMarketRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketRules"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOperatorTokens: {
        parameters: {
            query?: {
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens, without what makes them work. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorTokens"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            403: components["responses"]["RoleDenied"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOperatorToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOperatorTokenRequest"];
            };
        };
        responses: {
            /** @description The token, this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedOperatorToken"];
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
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    revokeOperatorToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token's `id`.
                 * @example 3
                 */
                tokenid: components["schemas"]["OperatorTokenIdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
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
            403: components["responses"]["RoleDenied"];
            /** @description There is no such token. */
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
            /** @description Nobody else could make tokens. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listOperatorActions: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done with this token.
                 * @example 1
                 */
                operator_id?: string;
                /**
                 * @description Only this operation.
                 * @example updateUser
                 */
                operation?: string;
                /**
                 * @description How many at most, from 1 to 100; 10 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description How many to leave out at the beginning; 0 when absent.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorActions"];
                };
            };
            /** @description The request is not one that this operation takes. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
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
    receiveCustodyCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustodyCallback"];
            };
        };
        responses: {
            /** @description Taken, now or before. */
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
            /** @description The event speaks of a withdrawal or of a deposit address that does not exist here. */
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
            /** @description The event contradicts what the exchange knows, or its `event_id` was used for another one. Nothing was changed. */
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
}
