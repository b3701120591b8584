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
         * Redeem an authorization code
         * @deprecated
         * @description Called by the app's back end with its own credentials and the `code` with which a user's browser
         *     returned from `/portal/login`. The response is the only one that ever contains `authorization`
         *     and `extras`. Keep both secret, and store them together.
         *
         *     A code is valid once. **If a code is used a second time, the session that was created with it
         *     ends**, because two parties have had the code. Do not repeat this request if its response is
         *     lost; send the user through `/portal/login` again.
         *
         *     A session ends at `expires_at`, or earlier if the user or the operator ends it, or if your OAuth
         *     server no longer renews the access token that it issued to the exchange. Orders then get 401
         *     with an empty body.
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
         * Estimate a purchase price
         * @deprecated
         * @description The price at which the whole `amount` would fill against the offers on the order book at this
         *     moment. It is the price of the worst offer that is needed, not the average. An order at this
         *     price for this amount fills completely if the book does not change in between, and usually pays
         *     less.
         *
         *     The estimate reserves nothing, and becomes invalid with the next change of the order book.
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
    "/api/portal-quotes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a binding quote
         * @deprecated
         * @description Fixes the terms of a purchase for some seconds: the highest `price` of any part of it, the least
         *     `quantity` that it buys for `amount`, and the withdrawal fee. A Portal order that names the
         *     quote as `quote_id` before `expires_at` buys **on these terms or better, or nothing**.
         *
         *     The terms are those of the present offers on the order book, less a tolerance. The exchange does
         *     not sell from holdings of its own, and does not reserve offers of others, so a quote reserves
         *     nothing. It is cancelled if the market moves beyond the tolerance: the order is then refused
         *     with `PORTAL_QUOTE_MARKET_MOVED`, and nothing was bought. So a user never gets less than what
         *     the app has shown, and pays nothing for a quote that is not used.
         *
         *     | Rule | Refusal of the order |
         *     |---|---|
         *     | The quote was issued for this app and user | `PORTAL_QUOTE_NOT_FOUND` |
         *     | `pair`, `side`, `price` and `amount` of the order are those of the quote | `PORTAL_QUOTE_MISMATCH` |
         *     | A quote is good for one purchase. A refused order does not use it up | `PORTAL_QUOTE_USED` |
         *     | The order is executed before `expires_at`. This includes the time in which the app returns the deposit address | `PORTAL_QUOTE_EXPIRED` |
         *     | The order book has `quantity` or more at `price` or better, and the withdrawal fee was not raised | `PORTAL_QUOTE_MARKET_MOVED` |
         *
         *     A quote says nothing about the user's balance and limits; the order checks them. A user's own
         *     offers on the order book are never bought. The number of quotes that have not expired is limited
         *     per user and app.
         */
        post: operations["createPortalQuote"];
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
        /**
         * List Portal orders
         * @deprecated
         * @description The orders that your app placed through the Portal, newest first. With your app's own
         *     credentials (`partnerBasic`) the list has the orders of all its users, with the `authorization`
         *     value of one user (`portalAuthorization`) those of this user.
         *
         *     To read the whole list, repeat the request with `cursor` set to the `next_cursor` of the
         *     response, until that is null. Orders that are placed meanwhile do not shift the pages.
         */
        get: operations["listPortalOrders"];
        put?: never;
        /**
         * Buy and withdraw
         * @deprecated
         * @description Buys coins for at most `amount`, at `price` or better, immediately. The part that cannot be
         *     bought immediately is cancelled. The coins bought, less the withdrawal fee, are withdrawn to the
         *     user's deposit address at the app.
         *
         *     The exchange executes these steps in order:
         *
         *     1. It checks `Authorization` and `extras`. They belong together and to one user; otherwise the
         *        response is 401 with an empty body.
         *     2. It requests the user's deposit address from the app. If the app cannot return one, the
         *        response is 502 and nothing was bought.
         *     3. It matches the order and creates the withdrawal in a single step. A partial match counts as a
         *        match; the rest of the amount stays with the user. An order that matches nothing gets 422,
         *        and nothing was bought.
         *
         *     **Read `withdrawal_status` of every 201 response.** `success` means that the withdrawal was
         *     created. `error` means that the purchase is valid but the coins stayed in the user's wallet at
         *     the exchange, for the reason given beside it.
         *
         *     Each user limits what an app may spend for them in any 24 hours. If `amount`, together with what
         *     the app's purchases cost in the last 24 hours, is above the limit, the response is 422 with
         *     `PORTAL_SPENDING_LIMIT_EXCEEDED`, and nothing was bought. The user sets the limit when authorizing
         *     the app, and changes it on the page "Apps".
         *
         *     With `quote_id`, the order is executed on the terms of a quote or not at all; see
         *     `createPortalQuote`.
         *
         *     Send an `Idempotency-Key`. Without one, a request that is repeated after a lost response buys
         *     twice.
         */
        post: operations["createPortalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a Portal order
         * @deprecated
         * @description The present state of an order that your app placed through the Portal, from the purchase until
         *     the coins have arrived; see *The life of an order*.
         *
         *     Send either your app's own credentials (`partnerBasic`), which read all orders of your app, or
         *     the `authorization` value of one user (`portalAuthorization`), which reads the orders that your
         *     app placed for this user. An order of another app or user does not exist for you.
         */
        get: operations["getPortalOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal-webhook-replays/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive webhook messages again
         * @deprecated
         * @description Sends the webhook messages of your app from `from_sequence` on again, whether they were
         *     delivered or not, each with its first `webhook-id` and content. Use it after your receiver lost
         *     messages, or to receive waiting messages at once after an outage.
         *
         *     Messages are kept for 30 days. The webhook itself is set up by the operator of the exchange.
         */
        post: operations["replayPortalWebhook"];
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
         * Get user
         * @description Your identity verification level, wallets and withdrawal limits. `wallets` and `limits` contain
         *     every listed asset, including those of which you hold nothing.
         *
         *     An API key can read only the record of its owner. Any other id, whether it exists or not, gets
         *     403.
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
         * Get top orders
         * @description The best 10 resting orders on each side, one entry per order. Two orders at one price are two entries, the older one first. Bids are in descending order of price, asks in ascending order. With `side`, the response is a bare array of that side's entries: `buy` returns the bids, `sell` the asks. `getDepth` returns the whole order book, aggregated by price.
         */
        get: operations["getOrderBook"];
        put?: never;
        /**
         * Create order
         * @description Places an order. It first matches the best resting orders on the other side, each at the price
         *     of the *resting* order, as far as its own price allows. The remainder is handled according to
         *     the order type:
         *
         *     | Order | You send | Remainder |
         *     |---|---|---|
         *     | limit | `price` | rests on the book (`GTC`) or is cancelled (`IOC`); there is none with `FOK`, which must fill completely and immediately |
         *     | market | no `price`, or `"0"` | is cancelled; with `FOK` the order must fill completely |
         *     | post-only | `price` and `post_only: true` | rests on the book. If any part would trade immediately, nothing trades: the response is 200 with `status` `rejected` |
         *     | stop-limit, stop-market | `stop_price` in addition | as above, once the order is triggered |
         *     | take-profit-limit, take-profit | `stop_price` and `trigger: take_profit` in addition | as above, once the order is triggered |
         *
         *     A market order accepts any price within the price band of the pair. A market order that matches
         *     nothing, and a `FOK` order that cannot be filled completely, are rejected with 422
         *     `ORDER_NOT_MATCHED`. A market order never rests; the `time_in_force` that is returned is always
         *     `IOC`.
         *
         *     **A stop order** is open but not on the book until the last price reaches `stop_price`: that
         *     price or more for a buy, that price or less for a sell. It is then triggered and becomes the
         *     limit or market order that was requested; the part that cannot be filled or paid for is
         *     cancelled. If the last price has already reached the stop price, the order is triggered
         *     immediately. **A take-profit order** is the same with `trigger` `take_profit`, and is triggered
         *     from the other side: by `stop_price` or less for a buy, by `stop_price` or more for a sell. `FOK` and `post_only` cannot be combined with `stop_price`, and `post_only` cannot
         *     be combined with a market order, `IOC` or `FOK`. Such requests are rejected with 400
         *     `INVALID_PARAMETERS`, and `fields` names the member.
         *
         *     **Good till date.** With `expires_at`, the order is cancelled at that time if it is still open,
         *     whether it rests or waits for its stop price, and its `cancel_reason` is `expired`. No part of it
         *     is filled at that time or later; only an order whose matching has begun before is finished. A
         *     time that is not in the future is rejected with 400 `INVALID_PARAMETERS`, and so is `expires_at`
         *     of an order that cannot stay open.
         *
         *     **By quote amount.** A market order may have `quote_quantity` and the `amount` `"0"`. A buy spends at
         *     most that much, fee and VAT included; a sell sells coins worth at most that much, before fee and
         *     VAT. The `amount` of the order is then the quantity that it has traded, so it is `completed` also
         *     if the book offered less. It cannot be combined with `stop_price` or `FOK`. It is worth at least
         *     `minNotional`, and at the best price it buys or sells at least the minimum quantity of the pair.
         *
         *     **Iceberg orders.** Of a limit order with `iceberg_quantity`, the order book shows at most that
         *     much. When the visible part is filled, the next part is shown as the last of its price, until the
         *     order is filled. An incoming order matches the hidden parts too, each in its turn. An order has at
         *     most 10 parts, and each must be large enough to be an order.
         *
         *     **Small orders.** The value of an order, price x amount, is at least `minNotional` of the pair; a
         *     market order is valued at the last price, and a stop-market order at its stop price. A user has
         *     at most `maxOpenOrders` open orders of a pair, of which at most `maxStopOrders` wait for their
         *     stop price; an order that cannot rest (market, `IOC`, `FOK`) does not count. `getConfigs` returns
         *     all three.
         *
         *     **Many resting orders.** A `GTC` order that meets more than 1,000 resting orders is executed in
         *     several steps of at most 1,000, directly one after the other. The response shows the order after
         *     its first step, with `status` `partial_filled`; each further step is reported on the user-data
         *     stream. Nothing else happens to the order book of the pair in between: requests that concern it
         *     are answered after the last step, and the order loses no priority. All other orders, which never
         *     rest, are executed in one step; they match at most 20,000 resting orders, and the remainder is
         *     cancelled.
         *
         *     The highest possible cost of the order is held from your available balance: for a buy, price x
         *     amount with fee and VAT in the quote asset; for a sell, the amount in the base asset. A market
         *     order holds the cost of its fills; while a market buy waits for its stop price, it holds as if
         *     the stop price were its limit. Funds that are not needed are released in the same step.
         *
         *     `nonce` is any positive integer, usually the time; it does not have to increase. Repeating the
         *     same signed order has no second effect and returns the first response. For retries that you sign
         *     again, send `client_order_id` or `Idempotency-Key`.
         *
         *     The response is the order directly after matching, also when it is returned again later.
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
         * Get order
         * @description One of your orders in its current state. With `pair`, the order must be of that pair.
         */
        get: operations["getOrder"];
        /**
         * Reduce order quantity
         * @description Sets a smaller `amount` for one of your open orders. The order keeps its price and its priority
         *     among the orders of that price, and funds that are no longer needed are released. `amount` is
         *     the quantity of the whole order, including what is already filled: an order for 5 with 2 filled
         *     that is reduced to 4 has 2 left. To end an order, cancel it; to increase it, place another one.
         *
         *     Reducing an order can only remove what a cancellation could remove too, so it needs the same
         *     permission. Repeating the request has no second effect: an amount that is not smaller is
         *     rejected.
         */
        put: operations["amendOrder"];
        post?: never;
        /**
         * Cancel order
         * @description Cancels one of your open orders, including one that waits for its stop price, and releases the
         *     funds that it held. When you receive the response, the order is off the book and cannot trade
         *     any more; earlier fills are kept.
         *
         *     The body is optional. With `pair`, the order must be of that pair. Without a body, sign the
         *     empty string.
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
         * Test order
         * @description Returns the result that this order would have if it were placed now: its exact fills, fees and
         *     balances, calculated by the same code as a real order. Nothing is placed, held, recorded or
         *     published, and no idempotency key is used up.
         *
         *     The result applies to one position in the event log, `sequence`. A real order that is placed
         *     afterwards has the same result only if the order book and your balances have not changed in
         *     between. Ids in the result are those that would be assigned next.
         *
         *     The body is that of `createOrder`, including `nonce`, and so are the errors. `client_order_id`
         *     may be one that you have used before, because it is not checked.
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
         * List orders
         * @description Your orders, newest first. Orders that wait for their stop price are open. Orders that were refused with an error were never created and are not listed.
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
         * Cancel all orders
         * @description Cancels all of your open orders, including those that wait for their stop price. With `pair`,
         *     only orders of that pair are cancelled. Each order is cancelled separately, and the response has
         *     an element for each order that was open when the request arrived, oldest first.
         *
         *     | `code` | Meaning |
         *     |---|---|
         *     | `SUCCESS` | the order is cancelled |
         *     | `ORDER_NOT_CANCELLABLE` | the order had already ended, by trading or otherwise |
         *     | `SERVICE_UNAVAILABLE` | a component became unavailable, and it is unknown whether the order is cancelled. Repeat the request |
         *
         *     `message` names the order. An order that you place during the request may not be cancelled. The
         *     body is optional; without one, sign the empty string.
         */
        delete: operations["cancelAllOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/cancel-after": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel orders after a time
         * @description A dead man's switch. After `cancel_after` milliseconds, all of your open orders are cancelled,
         *     including those that wait for their stop price, unless you send the request again before: each
         *     request replaces the time that is left. Repeat it every few seconds while your program is in
         *     control of its orders, with a time of several repetitions.
         *
         *     - With `pair`, the timer cancels only orders of that pair. You can have one timer for each pair,
         *       and one for all pairs; they run independently.
         *     - `cancel_after` 0 stops the timer.
         *     - A timer cancels once. Afterwards, it has to be set again.
         *     - Timers are stored with the orders, so that they also run while the server restarts; orders are
         *       cancelled as soon as it is back. The orders may be cancelled up to half a second later than
         *       `cancel_at`, or later if the server is overloaded.
         *
         *     Cancellations are reported on the user-data stream like those of `cancelOrder`.
         */
        post: operations["setCancelAfter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several orders
         * @description Places up to 20 orders as one step: they are decided one directly after the other, in the order
         *     of the list, and nothing else happens in between, not even the stop orders that they trigger.
         *     Each order is the body of `createOrder`, with a `nonce` of its own, and follows the same rules.
         *
         *     | `mode` | Meaning |
         *     |---|---|
         *     | `each` | each order is accepted or refused by itself |
         *     | `all` | all orders are accepted, or none: if one is refused, nothing is changed |
         *
         *     The response is 200 whether orders were accepted or not, and has one element for each order, in
         *     the order of the request. Its `code` is `SUCCESS`, `NOT_ATTEMPTED` (another order of a batch with
         *     mode `all` was refused), `IDEMPOTENCY_CONFLICT`, or the code of an error of `createOrder`, with
         *     the same `message` and `fields`.
         *
         *     An invalid order, such as one without a required member, makes the whole request invalid: it is
         *     answered with 400, nothing is changed, and the message says at which position of the list
         *     (from 0) the member is.
         *
         *     Each order has idempotency keys of its own: repeating the same signed request has no second
         *     effect and returns the first response. With `Idempotency-Key`, a retry may be signed again.
         */
        post: operations["createOrderBatch"];
        /**
         * Cancel several orders
         * @description Cancels up to 20 of your open orders as one step, as `cancelOrder` cancels one. `mode` is that of
         *     `createOrderBatch`: with `all`, nothing is cancelled if one of the orders cannot be cancelled.
         *
         *     The response has one element for each id, in the order of the request. Its `code` is `SUCCESS`,
         *     `ORDER_NOT_FOUND`, `ORDER_NOT_CANCELLABLE`, or `NOT_ATTEMPTED` if another order of a batch with
         *     mode `all` could not be cancelled. An order that is named twice is cancelled once. The request needs its body, although many tools
         *     know only optional bodies of `DELETE`.
         */
        delete: operations["cancelOrderBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/batch/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test several orders
         * @description Returns the results that the orders of `createOrderBatch` would have if they were placed now,
         *     calculated by the same code: each order sees the effects of those before it. Nothing is placed,
         *     held, recorded or published, and no idempotency key is used up. As in `testOrder`, the result
         *     applies to one position in the event log, and client order ids are not checked.
         */
        post: operations["testOrderBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace order
         * @description Cancels one of your open orders and places another one, as one step: nothing else happens in
         *     between, and what the cancelled order held can be used by the new one. The new order has a new
         *     id and no time priority; to reduce an order that keeps its priority, use `amendOrder`.
         *
         *     | `mode` | If the order cannot be cancelled |
         *     |---|---|
         *     | `stop_on_failure` | no order is placed |
         *     | `allow_failure` | the new order is placed anyway |
         *
         *     The terms of the new order are checked first: a new order that is always refused (invalid price,
         *     amount or options, pair not listed, trading not enabled) does not cancel anything.
         *
         *     **If nothing was changed, the response is the error**: that of the cancellation, or that of the
         *     new order. Otherwise the response is 200 with both results. `code` is `SUCCESS` for a step that
         *     was done, otherwise the code of the error of `cancelOrder` or `createOrder`: a new order that is
         *     refused for want of funds does not bring back the cancelled one.
         *
         *     The request needs the permissions to create and to cancel orders. Both steps have idempotency
         *     keys: repeating the same signed request has no second effect and returns the first response.
         */
        post: operations["replaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/replace/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test replacement of an order
         * @description Returns the results that `replaceOrder` would have now, calculated by the same code. Nothing is
         *     cancelled, placed, recorded or published, and no idempotency key is used up. The errors are those
         *     of `replaceOrder`.
         */
        post: operations["testOrderReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-lists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List order lists
         * @description Your order lists, newest first, each with the present state of its orders.
         */
        get: operations["listOrderLists"];
        put?: never;
        /**
         * Create order list
         * @description Places two orders of which at most one is executed (one cancels the other), as one step: a limit
         *     order that takes a profit, and a stop order that limits a loss. Both are for the same side and
         *     amount. For a sell, `price` is above the last price and `stop_price` below it; for a buy, it is
         *     the other way round.
         *
         *     - The limit order rests on the book as maker only. The stop order waits for `stop_price`, and is
         *       then a market order, or a limit order if there is a `stop_limit_price`.
         *     - As soon as the limit order trades, even in part, the stop order is cancelled. When the stop
         *       order is triggered, the limit order is cancelled first. Cancelling one order cancels both. Each
         *       happens in the same step, so that both are never executed.
         *     - Both orders share one hold: what the dearer of them needs. `open_cost` of the stop order is what
         *       it needs beyond the limit order.
         *     - The orders are ordinary orders otherwise: they are listed and can be cancelled, but their
         *       quantity cannot be reduced. Both count towards the caps on open orders of `createOrder`.
         *
         *     The response shows both orders directly afterwards, also when it is returned again later.
         *     Repetitions are recognized as in `createOrder`, also by `client_list_id`.
         */
        post: operations["createOrderList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get order list
         * @description One of your order lists with the present state of its orders.
         */
        get: operations["getOrderList"];
        put?: never;
        post?: never;
        /**
         * Cancel order list
         * @description Cancels the open orders of one of your order lists, as one step. Earlier fills are kept.
         */
        delete: operations["cancelOrderList"];
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
         * List trades
         * @description Your sides of trades, newest first, one item for each of your orders that took part: a trade between two of your own orders has two items. With `fromId` they are oldest first, and new trades do not move them between pages. Trades may be archived after a number of days, at least 7; they are then neither listed nor counted. Your orders are kept.
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
         * Get account fees
         * @description The fees that you pay on trades of a new order of this pair, in percent. Open orders keep the fees with which they were placed.
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
         * List baht deposits
         * @description Deposits of baht by bank transfer, newest first.
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
         * List baht withdrawals
         * @description Withdrawals of baht to a bank account, newest first.
         */
        get: operations["listFiatWithdrawals"];
        put?: never;
        /**
         * Withdraw baht
         * @description Sends baht to a bank account. `amount` is what arrives. The fee is deducted from your balance in
         *     addition, so `amount` and fee together count against your 24-hour limit. `getUser` returns the
         *     remaining limit.
         *
         *     The account must be yours: banks return transfers that do not match your name, and the
         *     withdrawal becomes `failed`.
         *
         *     `nonce` is any positive integer, usually the time; it does not have to increase. Repeating the
         *     same signed request has no second effect and returns the first response, so a captured request
         *     is useless to an attacker. For retries that you sign again, send an `Idempotency-Key`. Without
         *     one, a request that is signed again after a lost response withdraws twice.
         *
         *     You must have confirmed your e-mail address, which receives the notices of withdrawals; otherwise the
         *     response is 422 `VERIFICATION_REQUIRED`.
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
         * List coin deposits
         * @description Deposits of coins, newest first. A deposit is listed as soon as it is detected on its network,
         *     and is credited when it is `completed`.
         *
         *     A deposit that an operator credited without a network transaction has null in the members that
         *     describe the network.
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
         * List coin withdrawals
         * @description Withdrawals of coins, newest first, including those of Portal orders. `txid` and `confirmations` are set once the transaction is sent.
         */
        get: operations["listCryptoWithdrawals"];
        put?: never;
        /**
         * Withdraw coins
         * @description Sends coins to an address. `amount` is what arrives. The fee is deducted from your balance in
         *     addition, so `amount` and fee together count against your 24-hour limit. `getUser` returns the
         *     remaining limit.
         *
         *     **Coins that are sent to a wrong address cannot be recovered.** The format of the address is
         *     validated, including its checksum where the network has one, and an address that is not valid on
         *     the network is rejected with 400 `INVALID_ADDRESS`. The owner of an address cannot be checked.
         *     Name the `network` that the recipient expects. It may be omitted only for a coin with one
         *     network.
         *
         *     `nonce` is any positive integer, usually the time; it does not have to increase. Repeating the
         *     same signed request has no second effect and returns the first response, so a captured request
         *     is useless to an attacker. For retries that you sign again, send an `Idempotency-Key`. Without
         *     one, a request that is signed again after a lost response withdraws twice.
         *
         *     You must have confirmed your e-mail address, which receives the notices of withdrawals; otherwise the
         *     response is 422 `VERIFICATION_REQUIRED`.
         */
        post: operations["createCryptoWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/funds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get test funds
         * @description Credits an amount to you at once, as a deposit. **Only a sandbox does this**: an exchange that
         *     is run for trying the API, whose money has no value and whose every response has the header
         *     `X-Talad-Sandbox`. The exchange itself always answers 404 `NOT_A_SANDBOX`.
         *
         *     `nonce` is any positive integer, usually the time; it does not have to increase. Repeating the
         *     same signed request returns the first response. For retries that you sign again, send an
         *     `Idempotency-Key`.
         */
        post: operations["createTestFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel withdrawal
         * @description Cancels one of your withdrawals of coins or baht that is not being sent yet. Amount and fee are
         *     back in your balance, and no longer count against your 24-hour limit. The status of the
         *     withdrawal becomes `failed`.
         *
         *     A withdrawal that is `pending` may already be on its way to be sent when your request arrives.
         *     The response is reliable: after 200 the withdrawal will never be sent, and after 409
         *     `WITHDRAWAL_NOT_CANCELLABLE` it was not cancelled.
         *
         *     Cancelling a withdrawal again that you have cancelled has no effect and returns the same record.
         *     `nonce` is any positive integer, usually the time; repeating the same signed request returns the
         *     first response, and the signature cannot be used to cancel another withdrawal.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal-addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the address book
         * @description The addresses to which you withdraw coins, oldest first, and whether withdrawals are limited to them.
         */
        get: operations["listWithdrawalAddresses"];
        put?: never;
        /**
         * Add to the address book
         * @description Adds an address to your address book, and tells you by mail. Withdrawals to a new entry wait, as
         *     they do to every address that you have not used before.
         *
         *     An address that is already in the address book is returned unchanged, with the label that it
         *     has, so the request can be repeated.
         */
        post: operations["createWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal-addresses/{id}": {
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
         * Remove from the address book
         * @description Removes an entry of your address book, and tells you by mail.
         */
        delete: operations["deleteWithdrawalAddress"];
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
         * List deposit addresses
         * @description Your deposit addresses, oldest first.
         */
        get: operations["listDepositAddresses"];
        put?: never;
        /**
         * Get a deposit address
         * @description Your deposit address for a coin on a network. The first request creates it; later requests
         *     always return the same address. The exchange may demand a confirmed e-mail address, or a
         *     verified identity, before it creates one.
         *
         *     Send only this coin, on this network, to the address. If `tag` is not null, include the tag in
         *     every transfer. Other transfers cannot be credited.
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
         * Get standard fees
         * @description The fees of accounts without special terms, in percent of the traded value and before VAT. If pairs have different fees, these are the highest. `getFees` returns your own fees.
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
         * Get best prices of all pairs
         * @description The best price on each side of every order book with the total amount at it, by pair in *upper* case. Pairs whose book has an empty side are omitted.
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
         * Get 24-hour statistics of all pairs
         * @description The rolling 24-hour statistics of every listed pair, by pair in *upper* case. Values without trades, and the prices of empty sides of a book, are `"0"`.
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
    "/api/assets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assets
         * @description All assets with their precision, withdrawal fee, minimum and networks, and whether they can be
         *     deposited and withdrawn now, in listing order.
         *
         *     A request that names no network means the first one of the asset. This includes every withdrawal
         *     of a Portal order.
         *
         *     Operators close and open deposits and withdrawals per network. A closed network returns no
         *     deposit addresses (`DEPOSIT_DISABLED`) and accepts no withdrawals (`WITHDRAWAL_DISABLED`).
         *     Deposits that arrive on it nevertheless are credited later.
         */
        get: operations["getAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of the service
         * @description The present state of each part of the service, and planned maintenance. Every server of the
         *     exchange answers with the same state.
         *
         *     | Status | Meaning |
         *     |---|---|
         *     | `operational` | the part works completely |
         *     | `degraded` | some pairs are paused or some networks are closed, or the server is overloaded |
         *     | `maintenance` | a maintenance window that names the part is running |
         *     | `closed` | operators have paused all pairs, or closed all networks |
         *     | `unavailable` | a component that the part needs does not work |
         *
         *     If several apply, the lowest row counts. The status of the whole service is that of its worst
         *     part. A maintenance window is an announcement; the operators pause pairs and close networks
         *     themselves. A 503 response means that the server does not know the present state.
         */
        get: operations["getStatus"];
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
         * Get trading settings
         * @description The settings that a trading screen needs for placing orders, in listing order.
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
         * Get exchange information
         * @description Every listed symbol, or those of `symbol` or `symbols`, with their precisions and features. Compare `serverTime` with your clock before you sign requests with `X-Timestamp`.
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
         * Get 24-hour ticker
         * @description The statistics of the last 24 hours, in a rolling window that moves with every trade. With
         *     `symbol`, the response is one record. With `symbols`, it is an array with a record for each of
         *     these symbols, and without both for each listed symbol, whatever its status, in listing order.
         *
         *     A symbol without trades in the window has `count` 0, `openTime` 0, `firstId` and `lastId` -1,
         *     and the time of the response as `closeTime`.
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
         * Ping
         * @description Returns an empty object.
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
         * Get server time
         * @description The server's clock. Compare it with yours before you sign requests with `X-Timestamp`.
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
         * Get order book depth
         * @description The price levels of an order book, best price first: `[price, quantity]` with the total quantity
         *     of all orders at that price. An empty side is an empty array. Orders that wait for their stop
         *     price are not on the book.
         *
         *     `lastUpdateId` counts the changes of this order book: each event that changes it increases the
         *     number by one, and numbering continues when the server restarts. The `<pair>@depth` and
         *     `<pair>@depth@100ms` streams use the same numbers. To maintain a local order book, follow the
         *     procedure under `depth` in the AsyncAPI document: buffer the stream, get this snapshot with
         *     `limit=5000`, drop every event whose `u` is not greater than `lastUpdateId`, and apply the
         *     others. The first of them has `U <= lastUpdateId + 1 <= u`, and each later one has `U` equal to
         *     the previous `u` plus 1.
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
         * @description Klines (candlesticks) of a symbol, oldest first. The times select which ones are returned, at
         *     most `limit` of them:
         *
         *     | `startTime` | `endTime` | Klines |
         *     |---|---|---|
         *     | no | no | the newest |
         *     | yes | no | the oldest that open at `startTime` or later |
         *     | no | yes | the newest that open at `endTime` or earlier |
         *     | yes | yes | the oldest that open from `startTime` to `endTime`, both inclusive |
         *
         *     The current kline is still changing; it is the last row of a result that includes it. An
         *     interval without trades has a row too: all prices are the last close, and all volumes are `"0"`.
         *     There are no rows before the interval of the symbol's first trade, and none for a symbol that
         *     has never traded. Klines shorter than a day may be archived after a number of days, at least 7;
         *     the history of that interval then begins later.
         *
         *     Weeks begin on Monday, months are calendar months, and `3d` intervals are counted from
         *     1970-01-01; all in UTC, or in the time zone of `timeZone`. To get the next page, set `startTime`
         *     to the open time of the last row plus 1.
         *
         *     With `timeZone`, days, weeks and months begin at midnight of that zone: with `7`, a day of
         *     Bangkok is a row. Times stay UTC. The rows are exact, because they are composed of shorter
         *     klines; so their history begins where that of shorter klines begins. `startTime` and `endTime`
         *     are not changed by the time zone. For a shorter interval, a time zone in which it begins at
         *     other times than in UTC is rejected: `12h` with `7`, but not `1h` with `7`.
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
         * Get aggregate trades
         * @description Trades of a symbol, oldest first, one row per trade. The parameters select which ones are
         *     returned, at most `limit` of them:
         *
         *     | You send | Trades |
         *     |---|---|
         *     | none of `fromId`, `startTime`, `endTime` | the newest |
         *     | `fromId` | the oldest from that id on |
         *     | `startTime` | the oldest from that time on |
         *     | `endTime` | the newest up to that time |
         *     | `startTime` and `endTime` | the oldest in that period, both inclusive |
         *
         *     `fromId` cannot be combined with a time. Ids are contiguous per symbol, starting at 1: to get
         *     the next page, set `fromId` to the last row's `a` plus 1. Trades may be archived after a number
         *     of days, at least 7; the oldest available trade then has a greater id.
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
         * Create order
         * @description The same as `createOrder`, with errors in v3 format. Both operations share their idempotency keys: a `client_order_id` that was used with one is used up for the other.
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
         * List orders
         * @description The same as `listOrders`, with errors in v3 format.
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
         * Cancel all orders
         * @description The same as `cancelAllOrders`, including the elements and their codes, with errors in v3 format.
         */
        delete: operations["cancelAllOrdersV3"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/orders/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test order
         * @description The same as `testOrder`, with the body of `createOrderV3` and errors in v3 format. Nothing is placed, and no idempotency key is used up.
         */
        post: operations["testOrderV3"];
        delete?: never;
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
        /**
         * Get order
         * @description The same as `getOrder`, with errors in v3 format.
         */
        get: operations["getOrderV3"];
        /**
         * Reduce order quantity
         * @description The same as `amendOrder`, with errors in v3 format.
         */
        put: operations["amendOrderV3"];
        post?: never;
        /**
         * Cancel order
         * @description The same as `cancelOrder`, with errors in v3 format.
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
         * Extend listen key
         * @description Makes your listen key valid for 60 minutes from now. Extend it every 30 minutes.
         *
         *     Name the listen key in the query or in the body, as a form or as JSON. If both name one, the
         *     query is used. If neither does, the listen key that you have is extended. Other members are
         *     ignored.
         */
        put: operations["extendListenKey"];
        /**
         * Create listen key
         * @description Creates a listen key, with which `/ws/<listenKey>` sends the events of your orders and balances
         *     (see the AsyncAPI document). If you already have one, the same one is returned. In both cases it
         *     is valid for 60 minutes from now. Each API key has at most one listen key, which expires with
         *     the API key.
         *
         *     Anyone who knows a listen key can read your orders and balances, but cannot do anything else. No
         *     signature is needed.
         */
        post: operations["createListenKey"];
        /**
         * Delete listen key
         * @description Deletes your listen key and closes the connections that use it; each gets a `listenKeyExpired` event first. Name the listen key as for `extendListenKey`.
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
         * Check liveness
         * @description Responds as long as the process does, whatever else is unavailable. A supervisor that gets no response may restart the process. The request is not rate-limited, and is served during overload.
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
         * Check readiness
         * @description Whether this server can serve requests, and if not, why. The check uses known state and costs nothing; the end of a database is noticed within 250 ms, and a database that hangs within 2 seconds. The request is not rate-limited, and is served during overload.
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
         * List users
         * @description The users, newest first; all of them if `email` is omitted.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create user
         * @description Creates a user without API keys and funds.
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
         * Get user account
         * @description The user's balance of each listed asset, and the remaining 24-hour withdrawal limit of each.
         */
        get: operations["getUserAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update user
         * @description Changes the members that are sent and keeps the others. Open orders keep the fees with which they were placed. A state restricts what the user may do from the next request on; withdrawals that are queued already wait until the user is `active` again.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/internal/user-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search users
         * @description The users to whom the text belongs: their id, their e-mail address or its beginning, an address of theirs to which they deposit or to which they withdrew, or the transaction id of a deposit or withdrawal. At most 50 users.
         */
        get: operations["findUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{userid}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders of a user
         * @description The user's orders, newest first.
         */
        get: operations["listUserOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{userid}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions of a user
         * @description The browser sessions in which the user is signed in, the last used first; at most 100.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * Sign a user out
         * @description Ends all browser sessions of the user, for example because the account was stolen. API keys and authorizations of the Portal stay.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{userid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes about a user
         * @description The notes of operators about the user, newest first.
         */
        get: operations["listUserNotes"];
        put?: never;
        /**
         * Add a note about a user
         * @description Notes are for operators; the user does not see them. They are never changed or removed.
         */
        post: operations["createUserNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/users/{userid}/second-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the removal of a second factor
         * @description The removal that waits for its time.
         */
        get: operations["getSecondFactorReset"];
        put?: never;
        /**
         * Remove a lost second factor
         * @description Removes the second factor and the passkeys of a user who has lost them, after a waiting time (SECOND_FACTOR_RESET_HOURS). The user gets a mail with a link that prevents it, and using the second factor prevents it too. When the time has passed, all sessions of the user end, and withdrawals wait. Make sure that the user is who they say they are before you ask for this.
         */
        post: operations["requestSecondFactorReset"];
        /**
         * Cancel the removal of a second factor
         * @description The second factor stays. The user is notified by mail.
         */
        delete: operations["cancelSecondFactorReset"];
        options?: never;
        head?: never;
        patch?: never;
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
         * List API keys
         * @description The API keys of a user, newest first, including revoked and expired ones. Secrets are never shown.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create API key
         * @description Creates an API key for a user with the given permissions. The secret is only in this response; it cannot be shown again. With `public_key` there is no secret: the client keeps the private key and signs with it. A key can be limited to signatures of version 2, which bind the whole request; by default, clients that sign with version 1 work too. The `kind` says whether the key is for signatures of this exchange or for those of the Binance-compatible interface. Operators cannot give the permission to withdraw. The user is notified by mail.
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
         * Revoke API key
         * @description The key stops working with this response. The user's open orders are kept. Revoking a revoked key has no effect. Name the key by its id: the API key itself is accepted too, for existing clients, but then it is in the logs of proxies.
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
         * @description The deposits of all users, newest first.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Credit a deposit
         * @description Credits a user with funds that have arrived at the bank or on a network. `reference` is the external id, such as the transaction number of a bank; each reference is credited only once. The same reference with the same user, asset and amount returns the first response again; with other values it is rejected with 409. Other details of the deposit are optional; if the deposit was reported before, omitted details are kept.
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
         * Import deposit addresses
         * @description Adds addresses of the exchange to the pool from which users are assigned theirs, for manual custody. Each address is validated like that of a withdrawal. An address that is already known on its network, for any asset, is not changed, so a list may be sent again. Either the whole list is imported or nothing.
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
         * @description The withdrawals of all users, newest first.
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
         * Get withdrawal
         * @description The current state of a withdrawal.
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
         * Approve withdrawal
         * @description A withdrawal above the approval threshold of its asset is not sent until a second operator has approved it. The operator who approves it may not send it.
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
         * Reject withdrawal
         * @description Rejects a withdrawal that is still `queued`. Amount and fee are returned to the user with this response. The log of operator actions keeps the reason; users do not see it.
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
         * Start sending manually
         * @description Send the funds only after this operation has returned 200. No other operator can then start sending the withdrawal, and the custodian's service does not process it.
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
         * Mark withdrawal as sent
         * @description Records that the withdrawal was sent. A repeated request updates the transaction id and its confirmations.
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
         * Mark withdrawal as confirmed
         * @description Records that the network or the bank has confirmed the withdrawal. This is a final state.
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
         * Mark withdrawal as failed
         * @description `refused_by_custodian`: the withdrawal was being sent, has certainly not left, and never will. `returned`: it was sent, and the whole amount was returned. Amount and fee are returned to the user with this response.
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
         * List partners
         * @description The partners, newest first, including disabled ones.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Register partner
         * @description Registers an app whose users may buy through the Portal. The app's OAuth server must know the
         *     redirect URI of the exchange, which is `PUBLIC_URL` followed by `/portal/callback`, and must
         *     accept the client id and secret given here.
         *
         *     The response contains the app's own secret for requests to the exchange. The exchange stores
         *     only its hash; the secret is only in this response.
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
         * Update partner
         * @description Changes the members that are sent and keeps the others. Disabling a partner immediately suspends its Portal sessions; enabling it resumes them.
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
         * Rotate partner secret
         * @description Creates a new secret for the app's requests to the exchange (`createPortalSession`). The old secret stops working with this response, which is the only one that contains the new secret. Existing Portal sessions are not affected.
         */
        post: operations["rotatePartnerSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/partners/{partnerid}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get partner webhook
         * @description Where a partner receives webhook messages, whether the webhook is enabled, and the sequence of the newest message.
         */
        get: operations["getPartnerWebhook"];
        /**
         * Set partner webhook
         * @description Sets the URL to which a partner's webhook messages are sent, and enables the webhook. Messages
         *     that could not be delivered meanwhile are then sent to the new URL.
         *
         *     When the webhook is created, the response contains the secret that signs its messages, and is
         *     the only one that does. Later, `webhook_secret` is null and the secret stays the same.
         */
        put: operations["putPartnerWebhook"];
        post?: never;
        /**
         * Disable partner webhook
         * @description Stops sending messages to a partner. Messages are still written, and are sent when the webhook is enabled again with `putPartnerWebhook`. Disabling it again has no effect.
         */
        delete: operations["disablePartnerWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/partners/{partnerid}/webhook/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate partner webhook secret
         * @description Creates a new secret for the signatures of a partner's webhook messages. The response is the only one that contains it. Until `previous_valid_until`, each message is signed with both the new and the previous secret, so that the partner can change over without losing messages.
         */
        post: operations["rotatePartnerWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/partners/{partnerid}/webhook/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay partner webhook
         * @description Sends a partner's webhook messages from `from_sequence` on again, whether they were delivered or not, each with its first `webhook-id` and content.
         */
        post: operations["replayPartnerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/partners/{partnerid}/webhook/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partner webhook messages
         * @description A partner's webhook messages of the last 30 days, newest first, with the state of their delivery.
         */
        get: operations["listPartnerWebhookMessages"];
        put?: never;
        post?: never;
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
         * @description The authorizations that users gave to apps, newest first, including ended ones. Codes that no app has redeemed yet are not listed.
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
         * Revoke Portal session
         * @description Ends the authorization of an app for a user, starting with the app's next request. Ending an ended session has no effect.
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
         * Create or update an asset
         * @description Takes effect with the response, without a restart. The kind and the precision of an asset in use cannot be changed.
         */
        put: operations["putAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/assets/{asset}/networks/{network}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close or open a network
         * @description Closes or opens deposits and withdrawals of an asset on one of its networks, effective with the
         *     response. Members that are omitted stay as they are. Closing needs no approval, so that it can
         *     be done at once; a request that opens something is a proposal.
         *
         *     While deposits are closed, no deposit address is shown or assigned, and deposits that arrive
         *     are credited as usual. While withdrawals are closed, no withdrawal is accepted, and the coins of
         *     a Portal order stay with the user. Withdrawals that were accepted before are sent.
         */
        put: operations["putNetworkStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/maintenance-windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenance windows
         * @description All maintenance windows, also those that are over, newest first.
         */
        get: operations["listMaintenanceWindows"];
        put?: never;
        /**
         * Plan maintenance
         * @description Announces maintenance of parts of the service. `getStatus` shows it at once and until it ends, and the parts have the status `maintenance` while it runs. It neither pauses pairs nor closes networks.
         */
        post: operations["createMaintenanceWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/maintenance-windows/{windowid}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End maintenance
         * @description Ends a running maintenance window now, or takes back a planned one.
         */
        post: operations["endMaintenanceWindow"];
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
         * Set approval threshold
         * @description A withdrawal waits for an approver in any of these cases:
         *
         *     - its amount is above the threshold;
         *     - its amount, together with what the same user withdrew of the asset in the 24 hours before it
         *       (with fees, without failed withdrawals), is above the threshold;
         *     - its amount, together with what all users withdrew in these 24 hours, is above ten times the
         *       threshold.
         *
         *     With null, no withdrawal waits. A new asset has the threshold 0, so that each of its withdrawals
         *     waits until an approver has set a threshold. Existing withdrawals are not affected.
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
         * Create or update a symbol
         * @description Takes effect with the response, without a restart. Base and quote asset follow from the name and must be listed. Price and quantity precision together must not exceed the precision of the quote asset, and can only increase once the symbol is in use. Status BREAK refuses new orders; orders can still be cancelled.
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
         * Set fees
         * @description Sets the fees of a symbol for a fee tier. Rates are fractions of the traded value: 0.25 % is `"0.0025"`. Tier 0 applies to everyone; a tier without fees of its own for the symbol uses those of tier 0. Open orders keep the fees with which they were placed.
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
         * Set withdrawal limit
         * @description Sets the 24-hour withdrawal limit of an identity verification level. The limit is per asset and per user, over a rolling window of 24 hours.
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
         * Get market rules
         * @description All assets, symbols, fees and withdrawal limits as they are set now.
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
         * List operator tokens
         * @description The operator tokens, newest first, including revoked ones.
         */
        get: operations["listOperatorTokens"];
        put?: never;
        /**
         * Create operator token
         * @description Creates a token for a person or a program. The token is only in this response; it cannot be
         *     shown again.
         *
         *     The token works when another person has activated it (`activateOperatorToken`). It counts as the
         *     person who created it: create a token for a colleague who shall approve your requests only
         *     through somebody else. With `DUAL_CONTROL=off`, only an approver can create tokens, and they work
         *     at once.
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
         * Revoke operator token
         * @description The token stops working with this response. The token of the last approver cannot be revoked, because no other token could then be created. Revoking a revoked token has no effect.
         */
        delete: operations["revokeOperatorToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operator-tokens/{tokenid}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate operator token
         * @description A new token works from this response on. It must have been created by another person, and one of the two must be an approver. Make sure that the token was given to the person whose name it has.
         */
        post: operations["activateOperatorToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operator-tokens/{tokenid}/second-factor": {
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
         * Remove second factor
         * @description Removes the second factor of another person's token, whose device is lost. One of the two people must be an approver. Make sure that the request comes from the person whose name the token has: the holder of the token can then set up another second factor.
         */
        delete: operations["deleteOperatorSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up second factor
         * @description Creates the secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds) for your
         *     token. The secret is only in this response; it cannot be shown again.
         *
         *     From then on, approvals with this token need the present code in `X-Operator-Code`. Approving
         *     needs a second factor unless the exchange runs with `DUAL_CONTROL=off`, and signing in to the
         *     console always does. If the device is lost, another person removes the second factor.
         */
        post: operations["createOperatorSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List proposals
         * @description The proposals of operations that need the approval of another person, newest first. `(secret)` replaces values that are never shown.
         */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/proposals/{proposalid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get proposal
         * @description The present state of a proposal. `(secret)` replaces values that are never shown.
         */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/proposals/{proposalid}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve proposal
         * @description Carries out the proposed operation. Its request is validated again first.
         *
         *     The operation must have been proposed by another person, and one of the two must be an
         *     approver. A token, the token that created it, and all tokens that descend from the same first
         *     token count as one person. The proposal must not have expired, and the token that proposed it
         *     must still be valid.
         *
         *     `answer` is the answer of the operation. If it contains a secret, such as that of a partner, it
         *     is only in this response.
         */
        post: operations["approveProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/proposals/{proposalid}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject proposal
         * @description The proposed operation is not carried out. The person who proposed it may also withdraw it in this way. The log of operator actions keeps the reason.
         */
        post: operations["rejectProposal"];
        delete?: never;
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
         * List operator actions
         * @description The log of operator actions, newest first. Rows of this log are never changed or removed: every row's hash covers the previous row, and the audit checks the whole chain. An action without an end is in progress, or the server stopped before it ended; an operator must then find out whether it took effect.
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
         * Audit the ledger
         * @description Checks the tables and the engine's memory, at one point in time, against the rules of double-entry bookkeeping and of the order book. The status is 200 even if there are violations; read `clean`. If the server has written very much since its last audit, the audit may take longer than a request may take. The response is then 503 and the audit continues; the next one has little left to check.
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
         * Get house balances
         * @description The house accounts of the exchange: what it has earned, owes and holds, per asset. The custody and bank accounts are negative, because all funds in the ledger came from them.
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
    "/internal/custody-reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the ledger with the custodian
         * @description Asks the custodian for the totals of its books and compares them with the exchange's deposits and withdrawals, for each asset on each network. Reports of the custodian take a moment to arrive, so the exchange waits for them for some seconds before it calls something missing. The server that leads does the same regularly and shows the number of differences as the metric `talad_custody_differences`.
         */
        get: operations["getCustodyReconciliation"];
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
         * Receive a custody callback
         * @description The custodian reports a deposit or the outcome of a withdrawal, one event per request. `spec/custodian.openapi.yaml` describes the custodian's side. Each event is processed once: the same `event_id` with the same content gets the same response without another effect, and with different content it is rejected. An event that contradicts the records of the exchange changes nothing.
         */
        post: operations["receiveCustodyCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ping
         * @description Returns an empty object.
         */
        get: operations["pingBinance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get server time
         * @description The server's clock. Compare it with yours before you sign requests.
         */
        get: operations["getBinanceTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/exchangeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get exchange information
         * @description The limits of the interface, and the rules of the symbols: those of `symbol` or `symbols`, or else
         *     all that have one of the `permissions` and the `symbolStatus`, in listing order. Weight 20.
         *
         *     `filters` has only rules that orders really have to pass. There is no limit of the price relative
         *     to an average, so no `PERCENT_PRICE_BY_SIDE`.
         */
        get: operations["getBinanceExchangeInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/depth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get order book
         * @description The price levels of an order book, best price first. `lastUpdateId` is that of the depth streams.
         *     Weight 5; 25 for a `limit` above 100, 50 above 500, 250 above 1000.
         */
        get: operations["getBinanceDepth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent trades
         * @description The newest trades, oldest first. Weight 25.
         */
        get: operations["listBinanceTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/historicalTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List older trades
         * @description Trades from `fromId` on, or else the newest, oldest first. Weight 25.
         */
        get: operations["listBinanceHistoricalTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/aggTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List aggregate trades
         * @description Trades of a symbol, oldest first, one row per trade: from `fromId` on, or in a period, or the newest.
         *     Weight 4.
         */
        get: operations["listBinanceAggTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/klines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get klines
         * @description Klines of a symbol, oldest first. An interval without trades has a row with the last close. With
         *     `timeZone`, days, weeks and months begin at midnight of that zone; a shorter interval that would then
         *     begin at other times than in UTC is refused. Weight 2.
         */
        get: operations["getBinanceKlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/uiKlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get klines for charts
         * @description The same as `getBinanceKlines`. Weight 2.
         */
        get: operations["getBinanceUiKlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/avgPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get average price
         * @description The average price of a symbol, weighted by quantity, of the trades of the last 5 calendar minutes
         *     including the present one; without a trade in them, the price of the last trade, or `"0"` if there was
         *     none. Weight 2.
         */
        get: operations["getBinanceAveragePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/ticker/tradingDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get trading day tickers
         * @description The statistics of the present day, which begins at midnight of `timeZone`: one record with `symbol`, or
         *     an array with `symbols`, of which one must be sent. `type=MINI` leaves out the changes and averages.
         *     Weight 4 for each symbol, at most 200.
         */
        get: operations["getBinanceTradingDayTicker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/ticker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tickers of a window
         * @description The statistics of the time until now: one record with `symbol`, or an array with `symbols`, of which one
         *     must be sent. The window begins with a full minute, so it is up to a minute longer than `windowSize`. Of
         *     a window of 7 days, minutes at its beginning may be missing where klines are archived after 7 days.
         *     `type=MINI` leaves out the changes and averages. Weight 4 for each symbol, at most 200.
         */
        get: operations["getBinanceWindowTicker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/ticker/24hr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get 24-hour tickers
         * @description The statistics of the last 24 hours: one record with `symbol`, otherwise an array of `symbols` or of all
         *     listed symbols. `type=MINI` leaves out the changes, averages and best prices. `openTime` and `closeTime`
         *     are the times of the first and the last trade in the window. Weight 2; 80 without either parameter.
         */
        get: operations["getBinanceTicker24hr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/ticker/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get last prices
         * @description The price of the last trade of one symbol, of `symbols`, or of all; `"0"` for a symbol without trades.
         *     Weight 2; 4 without a symbol.
         */
        get: operations["getBinanceTickerPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/ticker/bookTicker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get best prices
         * @description The best bid and ask of one symbol, of `symbols`, or of all, with the quantities at them; `"0"` for an
         *     empty side. Weight 2; 4 without a symbol.
         */
        get: operations["getBinanceBookTicker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query order
         * @description One of your orders in its current state, by its `orderId` or by its `origClientOrderId`. If both are sent, both must be those of the order.
         */
        get: operations["getBinanceOrder"];
        put?: never;
        /**
         * New order
         * @description Places an order. The order type decides which parameters it needs; it takes no others of them:
         *
         *     | `type` | Parameters |
         *     |---|---|
         *     | `LIMIT` | `timeInForce`, `quantity`, `price` |
         *     | `MARKET` | `quantity`, or `quoteOrderQty` for what this much of the quote asset buys or sells |
         *     | `LIMIT_MAKER` | `quantity`, `price`; refused if any part would trade immediately |
         *     | `STOP_LOSS` | `quantity`, `stopPrice`; a market order once the last price reaches `stopPrice` |
         *     | `STOP_LOSS_LIMIT` | `timeInForce`, `quantity`, `price`, `stopPrice`; a limit order from then on |
         *     | `TAKE_PROFIT` | like `STOP_LOSS`, but a buy is triggered at or below `stopPrice`, a sell at or above |
         *     | `TAKE_PROFIT_LIMIT` | like `STOP_LOSS_LIMIT`, triggered like `TAKE_PROFIT` |
         *
         *     A stop order whose price is already reached is triggered immediately. An order that fills nothing
         *     because there is nothing to match it, and a `FOK` order that cannot be filled, are refused.
         *
         *     A `newClientOrderId` belongs to one order for ever. The same order with the same id is placed
         *     once, and each repetition gets the response to the first. An order without one gets
         *     `id-` and its order id. The exact repetition of a signed request has no second effect either; two
         *     equal orders must therefore differ in `timestamp` or `newClientOrderId`.
         *
         *     Fees are paid in the quote asset. The `commission` of a fill includes VAT.
         */
        post: operations["createBinanceOrder"];
        /**
         * Cancel order
         * @description Cancels one of your open orders, by its `orderId` or by its `origClientOrderId`. If both are sent, both must be those of the order. The response is the order after the cancellation.
         */
        delete: operations["cancelBinanceOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/order/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test new order
         * @description Checks an order exactly as `createBinanceOrder` would execute it at this moment, and changes nothing. With `computeCommissionRates`, the response has the fee rates of the order.
         */
        post: operations["testBinanceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/order/cancelReplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an existing order and send a new order
         * @description Cancels one order and then places another of the same symbol, as one step: nothing else happens
         *     in between. A new order that is always refused for its terms does not cancel anything.
         *
         *     | `cancelReplaceMode` | If the cancellation fails |
         *     |---|---|
         *     | `STOP_ON_FAILURE` | the new order is not placed: 400 with -2022 |
         *     | `ALLOW_FAILURE` | the new order is placed nevertheless |
         *
         *     If only one of the two steps succeeds, the status is 409 with -2021; if none does, it is 400 with
         *     -2022. In both cases `data` has the result of each step. The API key needs the permission to
         *     cancel orders in addition to the one to place them.
         */
        post: operations["replaceBinanceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/order/amend/keepPriority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order amend keep priority
         * @description Reduces the quantity of one of your open orders, which keeps its priority. `newQty` is the quantity of the whole order, including what is already filled.
         */
        put: operations["amendBinanceOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/openOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current open orders
         * @description Your open orders of one symbol or of all symbols, the oldest first.
         */
        get: operations["listBinanceOpenOrders"];
        put?: never;
        post?: never;
        /**
         * Cancel all open orders on a symbol
         * @description Cancels all your orders of the symbol that are open when the request arrives, each on its own, the oldest first. The response has those that this request cancelled.
         */
        delete: operations["cancelBinanceOpenOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/allOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All orders
         * @description Your open and closed orders of a symbol, the oldest first.
         *
         *     | Sent | Orders |
         *     |---|---|
         *     | nothing | the newest |
         *     | `orderId` | from this id on |
         *     | `startTime` | from this time on |
         *     | `endTime` alone | the newest until this time |
         *
         *     `startTime` and `endTime` are at most 24 hours apart.
         */
        get: operations["listBinanceOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/orderList/oco": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New order list (OCO)
         * @description Places two orders of which at most one is executed: a `LIMIT_MAKER` order and a `STOP_LOSS` or
         *     `STOP_LOSS_LIMIT` order, for the same side and quantity. For a sell, the limit order is the one
         *     above (`abovePrice`) and the stop order the one below (`belowStopPrice`, and `belowPrice` with
         *     `STOP_LOSS_LIMIT`, which also needs `belowTimeInForce`); for a buy, it is the other way round.
         *
         *     The limit order must not trade, and the stop order must not be triggered, immediately. As soon as
         *     one of them trades, is triggered or is closed, the other is cancelled in the same step. Both share
         *     one hold.
         */
        post: operations["createBinanceOrderList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/orderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query order list
         * @description One of your order lists, by its `orderListId` or by its `origClientOrderId`.
         */
        get: operations["getBinanceOrderList"];
        put?: never;
        post?: never;
        /**
         * Cancel order list
         * @description Cancels the open orders of one of your order lists, by its `orderListId` or by its `listClientOrderId`.
         */
        delete: operations["cancelBinanceOrderList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/allOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All order lists
         * @description Your order lists, the oldest first: from `fromId` on, or those of a period of at most 24 hours, or the newest.
         */
        get: operations["listBinanceOrderLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/openOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open order lists
         * @description Your order lists of which an order is open, the oldest first.
         */
        get: operations["listBinanceOpenOrderLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account information
         * @description Balances, fee rates and rights of the account. Fee rates are the highest of all symbols; `getBinanceCommission` has those of one symbol.
         */
        get: operations["getBinanceAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/account/commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query commission rates
         * @description The fee rates for your new orders of a symbol, and the VAT on them.
         */
        get: operations["getBinanceCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/myTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account trade list
         * @description Your trades of a symbol, the oldest first: the newest ones; or those from `fromId` or `startTime` on; or those until `endTime`. With `orderId`, only those of this order. `fromId` cannot be combined with `orderId`, `startTime` and `endTime`, which are at most 24 hours apart. A trade between two of your own orders is listed twice.
         */
        get: operations["listBinanceOwnTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/myPreventedMatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query prevented matches
         * @description Your matches of a symbol that self-trade prevention kept from being traded, the oldest first: the one with an id, or those of an order, from `fromPreventedMatchId` on. Name either `preventedMatchId` or `orderId`.
         */
        get: operations["listBinancePreventedMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/userDataStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Extend listen key
         * @description Makes your listen key valid for 60 minutes from now. Extend it every 30 minutes. Weight 2.
         */
        put: operations["extendBinanceListenKey"];
        /**
         * Create listen key
         * @description Creates a listen key, with which `/binance/ws/<listenKey>` sends the events of your orders and
         *     balances. If you already have one, the same one is returned. In both cases it is valid for 60
         *     minutes from now. Each API key has at most one listen key, which expires with the API key. Weight 2.
         *
         *     Anyone who knows a listen key can read your orders and balances, but cannot do anything else. No
         *     signature is needed.
         */
        post: operations["createBinanceListenKey"];
        /**
         * Delete listen key
         * @description Deletes your listen key and closes the connections that use it; each gets a `listenKeyExpired` event first. Weight 2.
         */
        delete: operations["deleteBinanceListenKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/api/v3/rateLimit/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query unfilled order count
         * @description How many orders the account has placed in the present interval of each limit, on every interface of the exchange.
         */
        get: operations["listBinanceOrderCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/capital/config/getall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All coins' information
         * @description All assets with your balances, and the networks on which each moves.
         */
        get: operations["listBinanceCoins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/capital/deposit/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit address
         * @description Your permanent deposit address of an asset on a network. The first request assigns it.
         */
        get: operations["getBinanceDepositAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/capital/deposit/hisrec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit history
         * @description Your deposits of cryptocurrency in a period of at most 90 days, the newest first; those of the last 90 days without times.
         */
        get: operations["listBinanceDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/capital/withdraw/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Withdraws to an address. `amount` is what is debited from the balance; the receiver gets it without the fee of the withdrawal. The exact repetition of a signed request has no second effect.
         */
        post: operations["createBinanceWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/capital/withdraw/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdraw history
         * @description Your withdrawals of cryptocurrency in a period of at most 90 days, the newest first; those of the last 90 days without times.
         */
        get: operations["listBinanceWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/asset/tradeFee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trade fee
         * @description The fee rates with VAT for your new orders, of one symbol or of all.
         */
        get: operations["listBinanceTradeFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/margin/allPairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Margin pairs
         * @description Always empty, because this exchange has no margin trading. Clients ask for it when they load the markets.
         */
        get: operations["listBinanceMarginPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/margin/isolated/allPairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Isolated margin pairs
         * @description Always empty, because this exchange has no margin trading. Clients ask for it when they load the markets.
         */
        get: operations["listBinanceIsolatedMarginPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/account/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account status
         * @description What the account may do.
         */
        get: operations["getBinanceAccountStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binance/sapi/v1/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * System status
         * @description Whether trading is in maintenance.
         */
        get: operations["getBinanceSystemStatus"];
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
        /** @description SHA-256 over the previous row and this row. */
        ActionHash: string;
        /** @description An address in the notation of its network. */
        AddressInput: string;
        /** @description A tag or memo. */
        AddressTagInput: string;
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
        /** @description The new quantity of an order. */
        AmendOrderRequest: {
            /** @description The pair that the order must have. */
            pair?: components["schemas"]["PairInput"];
            /** @description The new amount of the whole order, in the base asset. It must be less than the current amount and more than the filled amount. */
            amount: components["schemas"]["DecimalInput"];
        };
        /** @description The reason why a request failed. */
        ApiError: {
            /** @description The error code, from the list in this document. */
            code: string;
            /** @description A description for humans. It may change; do not compare it. */
            message: string;
            /** @description The invalid members of the request, by name. */
            fields?: {
                [key: string]: components["schemas"]["FieldError"];
            };
        };
        /** @example 17 */
        ApiKeyInput: string;
        /**
         * @description Whose signatures the key verifies:
         *
         *     | Kind | Signatures |
         *     |---|---|
         *     | `talad` | those of this exchange, versions 1 and 2 |
         *     | `hmac-sha256` | those of the Binance-compatible interface, by HMAC-SHA256 with the secret |
         *     | `ed25519` | those of the Binance-compatible interface, by Ed25519 with the user's private key |
         *
         *     A key works only for signatures of its own kind.
         * @example talad
         * @enum {string}
         */
        ApiKeyKind: "talad" | "hmac-sha256" | "ed25519";
        /** @description An API key without its secret. */
        ApiKeyRecord: {
            id: components["schemas"]["RecordId"];
            api_key: string;
            user_id: components["schemas"]["RecordId"];
            label: string;
            permissions: components["schemas"]["Permission"][];
            ip_allowlist: components["schemas"]["IpRange"][];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null if it never expires. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description Null if it is not revoked. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /** @description When a restore suspended it; null if it is not suspended. It works again when it is confirmed (`make confirm`). */
            suspended_at: components["schemas"]["Timestamp"] | null;
            kind: components["schemas"]["ApiKeyKind"];
            /** @description Whether the key accepts only signatures of version 2. Always false for other kinds than `talad`. */
            signature_v2_only: boolean;
            /** @description The Ed25519 public key as one line of Base64; null if the key has a secret. */
            public_key: string | null;
        };
        ApiKeyRecords: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["ApiKeyRecord"][];
        };
        ApprovalThresholdSettings: {
            /** @description A decimal, or null if no withdrawal requires approval. */
            threshold: string | null;
        };
        ApprovedProposal: {
            proposal: components["schemas"]["Proposal"];
            /** @description The answer of the operation; null if it was refused. */
            answer: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A balance of one asset. */
        AssetBalance: {
            /** @description The amount that can be spent or withdrawn. */
            available: components["schemas"]["DecimalString"];
            /** @description The amount that open orders hold. */
            held: components["schemas"]["DecimalString"];
        };
        /** @description An asset, and how it is deposited and withdrawn. */
        AssetInfo: {
            asset: components["schemas"]["AssetSymbol"];
            /**
             * @description Whether the asset is a coin or a currency.
             * @enum {string}
             */
            kind: "crypto" | "fiat";
            /** @description The number of decimals of balances and fees. */
            precision: components["schemas"]["Precision"];
            /** @description The number of decimals of deposits and withdrawals. */
            transfer_precision: components["schemas"]["Precision"];
            /** @description What a withdrawal costs in addition to the amount that arrives. */
            withdrawal_fee: components["schemas"]["DecimalString"];
            /** @description The smallest amount that can arrive, after the fee. */
            withdrawal_minimum: components["schemas"]["DecimalString"];
            /** @description Whether the asset can be deposited now, on at least one network. */
            deposits_open: boolean;
            /** @description Whether the asset can be withdrawn now, on at least one network. */
            withdrawals_open: boolean;
            /** @description The blockchains of the asset, the default first; none for a currency. */
            networks: components["schemas"]["AssetNetworkInfo"][];
        };
        AssetInfoList: {
            assets: components["schemas"]["AssetInfo"][];
        };
        /** @example btc */
        AssetInput: string;
        /** @enum {string} */
        AssetKind: "crypto" | "fiat";
        /** @description A blockchain on which an asset is deposited and withdrawn. */
        AssetNetwork: {
            network: components["schemas"]["NetworkName"];
            /**
             * @description The format of its addresses; `opaque` addresses are not validated.
             * @enum {string}
             */
            address_format: "bitcoin" | "ethereum" | "tron" | "opaque";
            /**
             * @description Whether addresses have a tag.
             * @enum {string}
             */
            tag: "none" | "optional" | "required";
            /** @description The number of confirmations from which a deposit is credited. */
            confirmations: number;
            deposits_enabled: boolean;
            withdrawals_enabled: boolean;
        };
        /** @description A blockchain on which the asset is deposited and withdrawn. */
        AssetNetworkInfo: {
            network: components["schemas"]["NetworkName"];
            /** @description How addresses are validated, checksum included. `bitcoin`: BIP 173, BIP 350 and Base58Check. `ethereum`: EIP-55. `tron`: Base58Check. `opaque`: not validated. Others may be added. */
            address_format: string;
            /** @description A regular expression that every valid address matches. An address that matches it can still have a wrong checksum. */
            address_pattern: string;
            /** @description A valid address, or null for `opaque`. Do not send coins to it. */
            address_example: string | null;
            /**
             * @description Whether an address has a tag (memo). `none`: an address with a tag is refused. `required`: an address without a tag is refused.
             * @enum {string}
             */
            tag: "none" | "optional" | "required";
            /** @description The number of confirmations from which a deposit is credited. */
            confirmations: number;
            /** @description Whether coins can be deposited on this network now. */
            deposits_open: boolean;
            /** @description Whether coins can be withdrawn on this network now. */
            withdrawals_open: boolean;
        };
        AssetSettings: {
            kind: components["schemas"]["AssetKind"];
            /** @description The number of decimals in the ledger, to which fees are rounded. */
            precision: components["schemas"]["Precision"];
            /** @description The number of decimals of deposits and withdrawals. */
            transfer_precision: components["schemas"]["Precision"];
            withdrawal_fee: components["schemas"]["DecimalInput"];
            /** @description The minimum amount of a withdrawal, after the fee. */
            withdrawal_minimum: components["schemas"]["DecimalInput"];
            withdrawal_enabled: boolean;
            /** @description The blockchains of the asset. A request that names no network means the first one. If omitted, the existing networks are kept; a new coin gets one network named after it, without address validation. Fiat has none. A listed network cannot be removed, but it can be disabled. */
            networks?: components["schemas"]["AssetNetwork"][];
        };
        /**
         * @description An asset, in lower case.
         * @example btc
         */
        AssetSymbol: string;
        /** @description The number of audited rows of each kind. */
        AuditCounts: {
            /** Format: int64 */
            accounts: number;
            /** Format: int64 */
            entries: number;
            /** Format: int64 */
            orders: number;
            /** Format: int64 */
            trades: number;
            /** Format: int64 */
            klines: number;
            /** Format: int64 */
            events: number;
        };
        /** @description The result of an audit. */
        AuditReport: {
            /** @description True if there are no violations. */
            clean: boolean;
            /**
             * Format: int64
             * @description The position in the event log to which the report applies.
             */
            sequence: number;
            /**
             * Format: int64
             * @description The position from which history was audited; the state at `sequence` is always audited completely. 0 means the whole history. Earlier audits cover what precedes this position, and its rows are not read again. `make audit` always audits everything that is not archived.
             */
            since_sequence: number;
            checked_at: components["schemas"]["Timestamp"];
            /** @description A hash over all open orders in their priority. Equal order books have equal hashes. */
            book_hash: string;
            counts: components["schemas"]["AuditCounts"];
            /** @description The checks that were made, in words. */
            checks: string[];
            violations: components["schemas"]["AuditViolation"][];
        };
        AuditViolation: {
            /** @description The check that failed, in the words of `checks`. */
            check: string;
            /** @description The violation that was found. */
            detail: string;
        };
        /** @description Balances by lower-case symbol of the asset. */
        BalancesByAsset: {
            [key: string]: components["schemas"]["AssetBalance"];
        };
        /**
         * @description A bank in Thailand. `BAAC`: Bank for Agriculture and Agricultural Cooperatives, `BAY`: Krungsri, `BBL`: Bangkok Bank, `CIMBT`: CIMB Thai, `GHB`: Government Housing Bank, `GSB`: Government Savings Bank, `IBANK`: Islamic Bank of Thailand, `ICBCT`: ICBC (Thai), `KBANK`: Kasikornbank, `KKP`: Kiatnakin Phatra, `KTB`: Krungthai, `LHB`: Land and Houses Bank, `SCB`: Siam Commercial Bank, `SCBT`: Standard Chartered (Thai), `TCRB`: Thai Credit, `TISCO`: Tisco, `TTB`: TMBThanachart, `UOBT`: UOB (Thai).
         * @enum {string}
         */
        BankCode: "BAAC" | "BAY" | "BBL" | "CIMBT" | "GHB" | "GSB" | "IBANK" | "ICBCT" | "KBANK" | "KKP" | "KTB" | "LHB" | "SCB" | "SCBT" | "TCRB" | "TISCO" | "TTB" | "UOBT";
        /**
         * @description A bank's short name, as in `BankCode`.
         * @example SCB
         */
        BankCodeString: string;
        /** @description A baht deposit. */
        BankDeposit: {
            /** @description The id of the record. */
            id: components["schemas"]["RecordId"];
            /** @description The amount that was sent. */
            amount: components["schemas"]["DecimalString"];
            /** @description The fee for the deposit, deducted from the amount. */
            fee: components["schemas"]["DecimalString"];
            /** @description The bank of the sender; null if unknown. */
            bank_code: components["schemas"]["BankCodeString"] | null;
            /** @description The account of the sender; null if unknown. */
            account_number: string | null;
            status: components["schemas"]["TransferStatus"];
            /** @description The time at which it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of your baht deposits. */
        BankDepositList: {
            /**
             * Format: int64
             * @description The total number of entries, on all pages.
             */
            count: number;
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["BankDeposit"][];
        };
        /** @description A baht withdrawal. */
        BankWithdrawal: {
            /** @description The id of the record. */
            id: components["schemas"]["RecordId"];
            /** @description The amount that arrives. */
            amount: components["schemas"]["DecimalString"];
            /** @description The fee, charged in addition to the amount. */
            fee: components["schemas"]["DecimalString"];
            /** @description The bank of the recipient. */
            bank_code: components["schemas"]["BankCodeString"];
            /** @description The account of the recipient. */
            account_number: string;
            status: components["schemas"]["TransferStatus"];
            /** @description The time at which it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description While a `pending` withdrawal waits, the time before which it is not sent; absent otherwise. Withdrawals wait after a change of the account, and if you have not used the destination before. */
            held_until?: components["schemas"]["Timestamp"];
        };
        /** @description A page of your baht withdrawals. */
        BankWithdrawalList: {
            /**
             * Format: int64
             * @description The total number of entries, on all pages.
             */
            count: number;
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["BankWithdrawal"][];
        };
        /**
         * Format: int64
         * @description The number of events that have changed the symbol's order book. Numbering continues when the server restarts.
         */
        BookUpdateId: number;
        /** @description The time after which orders are cancelled. */
        CancelAfterRequest: {
            /** @description The time in milliseconds, from 5,000 to 300,000; 0 stops the timer. */
            cancel_after: number;
            /** @description Cancel only orders of this pair. */
            pair?: components["schemas"]["PairInput"];
        };
        /** @description A filter for the orders to cancel. */
        CancelAllOrdersRequest: {
            /** @description Cancel only orders of this pair. */
            pair?: components["schemas"]["PairInput"];
        };
        /** @description Several orders to cancel. */
        CancelOrderBatchRequest: {
            mode: components["schemas"]["OrderBatchMode"];
            /** @description The ids of the orders, in the order in which they are cancelled. */
            ids: components["schemas"]["RecordId"][];
        };
        /** @description Conditions for the cancellation. */
        CancelOrderRequest: {
            /** @description The pair that the order must have. */
            pair?: components["schemas"]["PairInput"];
        };
        /**
         * @description `expired`: the time `expires_at` of the order had come.
         * @enum {string}
         */
        CancelReason: "expired";
        /** @description A timer that cancels orders. */
        CancelTimer: {
            /** @description The pair whose orders it cancels; null for all orders. */
            pair: components["schemas"]["PairSymbol"] | null;
            /** @description When it cancels the orders; null if it is stopped. */
            cancel_at: components["schemas"]["EpochMs"] | null;
        };
        /** @description A request to cancel a withdrawal. */
        CancelWithdrawalRequest: {
            nonce: components["schemas"]["RequestNonce"];
        };
        /** @description A withdrawal after its cancellation. */
        CancelledWithdrawal: {
            /** @description The id of the record. */
            id: components["schemas"]["RecordId"];
            /** @description The asset. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The amount, which is back in your balance. */
            amount: components["schemas"]["DecimalString"];
            /** @description The fee, which is back in your balance too. */
            fee: components["schemas"]["DecimalString"];
            status: components["schemas"]["TransferStatus"];
            /** @description The time of the cancellation. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description 1 to 36 letters, digits and the characters `.:/_-`.
         * @example desk-7/2026-11-20/0003
         */
        ClientOrderId: string;
        ClosedNetwork: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The network; null for a currency. */
            network: components["schemas"]["NetworkName"] | null;
        };
        ComparedAmounts: {
            exchange: components["schemas"]["DecimalString"];
            custodian: components["schemas"]["DecimalString"];
        };
        /** @description The settings that a trading screen needs. */
        Configs: {
            kyc: components["schemas"]["KycConfig"];
            /** @description Always empty. Identity verification is not part of this interface. */
            kyc_forms: components["schemas"]["EmptyList"];
            trading: components["schemas"]["TradingConfig"];
        };
        Confirmations: number;
        CreateApiKeyRequest: {
            /** @description The user's name for the key. */
            label: string;
            permissions: components["schemas"]["GrantablePermission"][];
            /** @description The IP addresses from which the key works; any if omitted or empty. */
            ip_allowlist?: components["schemas"]["IpRange"][];
            /** @description The time at which the key expires; never if omitted. */
            expires_at?: components["schemas"]["TimestampInput"];
            kind?: components["schemas"]["ApiKeyKind"];
            /** @description Whether a key of the kind `talad` accepts only signatures of version 2. If omitted, both versions work, or, with a public key, only version 2. Keys of other kinds have no versions. */
            signature_v2_only?: boolean;
            /**
             * @description An Ed25519 public key in PEM format, with or without its BEGIN and END lines. The key then has no secret: the client signs with its private key, which the exchange never has. A key of the kind `talad` then accepts only signatures of version 2; one of the kind `ed25519` must have a public key, and one of the kind `hmac-sha256` must not. Public keys with which anybody can sign (points of small order) are refused.
             * @example MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
             */
            public_key?: string;
        };
        CreateOperatorTokenRequest: {
            /** @description The person or program that uses the token. */
            name: string;
            role: components["schemas"]["OperatorRole"];
            /** @description The IP addresses from which the token works; any if omitted or empty. */
            ip_allowlist?: components["schemas"]["IpRange"][];
            /** @description The time at which the token expires; one year from now if omitted. */
            expires_at?: components["schemas"]["TimestampInput"];
        };
        CreatePartnerRequest: {
            name: components["schemas"]["PartnerName"];
            /** @description The authorize URL of the app's OAuth server, which the users' browsers open. */
            authorize_url: components["schemas"]["HttpUrl"];
            /** @description The token URL of the app's OAuth server, which the exchange calls. */
            token_url: components["schemas"]["HttpUrl"];
            issuer?: components["schemas"]["OauthIssuer"];
            client_id: components["schemas"]["OauthClientId"];
            /** @description The secret with which the exchange authenticates to the app's OAuth server, together with the client id. It is stored encrypted. */
            client_secret: string;
            scopes?: components["schemas"]["OauthScopes"];
            /** @description The endpoint of the app that returns deposit addresses; if omitted, `get-deposit-address` beside `token_url`. */
            deposit_address_url?: components["schemas"]["HttpUrl"];
            /** @description The address to which users' browsers return after `/portal/login`. */
            return_url: components["schemas"]["HttpUrl"];
            /** @description True if omitted. */
            enabled?: boolean;
        };
        CreatePortalSessionRequest: {
            /** @description The code with which the browser returned to the app's return URL. */
            code: string;
        };
        CreateUserRequest: {
            /** @description Visible ASCII characters with one `@`. */
            email: string;
            /** @description `level_0` if omitted. */
            identity_verification_level?: components["schemas"]["VerificationLevel"];
            /** @description 0 if omitted. */
            fee_tier?: components["schemas"]["FeeTier"];
        };
        CreditDepositRequest: {
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetInput"];
            amount: components["schemas"]["DecimalInput"];
            /** @description The external id of the deposit, such as the transaction number of a bank. For a coin, a reference of 64 hexadecimal digits, with or without `0x` and in either case, is taken for a transaction id: all of its spellings are the same reference, in lower case without `0x`. */
            reference: string;
            /** @description The blockchain of a coin deposit. */
            network?: components["schemas"]["NetworkInput"];
            /** @description The address at which a coin deposit arrived. */
            address?: components["schemas"]["AddressInput"];
            tag?: components["schemas"]["AddressTagInput"];
            /** @description The transaction of a coin deposit. */
            txid?: string;
            confirmations?: number;
            /** @description The sender's bank of a baht deposit. */
            bank_code?: components["schemas"]["BankCode"];
            /** @description The sender's account of a baht deposit. */
            account_number?: string;
        };
        /** @description A coin deposit. */
        CryptoDeposit: {
            /** @description The id of the record. */
            id: components["schemas"]["RecordId"];
            /** @description The coin. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The network of the deposit. */
            network: components["schemas"]["NetworkName"] | null;
            /** @description The amount that arrived. */
            amount: components["schemas"]["DecimalString"];
            /** @description The fee for the deposit, deducted from the amount. */
            fee: components["schemas"]["DecimalString"];
            /** @description Your deposit address at which it arrived. */
            address: string | null;
            /** @description The tag or memo of the address; null if there is none. */
            tag: string | null;
            /** @description The transaction on its network; null until it is known. */
            txid: string | null;
            /**
             * Format: int64
             * @description The number of confirmations on the network, as far as the exchange has followed it.
             */
            confirmations: number;
            status: components["schemas"]["TransferStatus"];
            /** @description The time at which it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of your coin deposits. */
        CryptoDepositList: {
            /**
             * Format: int64
             * @description The total number of entries, on all pages.
             */
            count: number;
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["CryptoDeposit"][];
        };
        /** @description A coin withdrawal. */
        CryptoWithdrawal: {
            /** @description The id of the record. */
            id: components["schemas"]["RecordId"];
            /** @description The coin. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The network of the withdrawal. */
            network: components["schemas"]["NetworkName"];
            /** @description The amount that arrives. */
            amount: components["schemas"]["DecimalString"];
            /** @description The fee, charged in addition to the amount. */
            fee: components["schemas"]["DecimalString"];
            /** @description The destination address. */
            address: string;
            /** @description The tag or memo of the address; null if there is none. */
            tag: string | null;
            /** @description The transaction on its network; null until it is known. */
            txid: string | null;
            /**
             * Format: int64
             * @description The number of confirmations on the network, as far as the exchange has followed it.
             */
            confirmations: number;
            status: components["schemas"]["TransferStatus"];
            /** @description The time at which it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description While a `pending` withdrawal waits, the time before which it is not sent; absent otherwise. Withdrawals wait after a change of the account, and if you have not used the destination before. */
            held_until?: components["schemas"]["Timestamp"];
        };
        /** @description A page of your coin withdrawals. */
        CryptoWithdrawalList: {
            /**
             * Format: int64
             * @description The total number of entries, on all pages.
             */
            count: number;
            /** @description The entries of this page, newest first. */
            items: components["schemas"]["CryptoWithdrawal"][];
        };
        /** @description A request for a coin withdrawal. */
        CryptoWithdrawalRequest: {
            /** @description The coin. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The network that the recipient expects. May be omitted for a coin with only one network. */
            network?: components["schemas"]["NetworkInput"];
            /** @description The amount that arrives. The fee is charged in addition. */
            amount: components["schemas"]["DecimalInput"];
            /** @description The destination address. */
            address: components["schemas"]["AddressInput"];
            /** @description The tag or memo that belongs to the address, if any. Some networks require one. */
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
        /** @description One event of a withdrawal or of a deposit. */
        CustodyCallback: {
            /** @description The custodian's id of the event. */
            event_id: string;
            withdrawal?: components["schemas"]["CustodyWithdrawal"];
            deposit?: components["schemas"]["CustodyDeposit"];
        };
        /** @description One asset on one network. */
        CustodyComparison: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            /** @description With at least one confirmation. */
            deposits: components["schemas"]["ComparedAmounts"];
            /** @description With at least one confirmation, without fees. */
            withdrawals: components["schemas"]["ComparedAmounts"];
            /** @description What the custodian could spend; null if it does not hold this asset. */
            wallet: components["schemas"]["DecimalString"] | null;
        };
        /** @description A deposit as the custodian records it. */
        CustodyDeposit: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            /** @description The address at which it arrived. */
            address: components["schemas"]["CustodyAddress"];
            tag: components["schemas"]["CustodyTag"];
            txid: components["schemas"]["CustodyTxid"];
            /** @description The index of the transaction's output or log; 0 if the transaction has only one. */
            output: number;
            /** @description The amount that arrived. */
            amount: components["schemas"]["DecimalInput"];
            /**
             * @description `seen`: it is pending on the network. `confirmed`: the custodian considers it final. `dropped`: it will not arrive.
             * @enum {string}
             */
            state: "seen" | "confirmed" | "dropped";
            confirmations: components["schemas"]["Confirmations"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The key of a withdrawal at the custodian. It never changes.
         * @example withdrawal-311
         */
        CustodyKey: string;
        CustodyNetwork: string | null;
        /** @description The books of the exchange and of its custodian. */
        CustodyReconciliation: {
            /**
             * @description `agrees`: there are no differences. `unavailable`: the custodian gave no usable response, or does not serve its totals. `no_custodian`: CUSTODY is not `webhook`.
             * @enum {string}
             */
            state: "agrees" | "differs" | "unavailable" | "no_custodian";
            compared_at: components["schemas"]["Timestamp"];
            totals: components["schemas"]["CustodyComparison"][];
            /** @description One sentence for each, those of the custodian included. */
            differences: string[];
        };
        CustodyTag: string | null;
        /** @description The id of the transaction on its network or at the bank. */
        CustodyTxid: string;
        /** @description A withdrawal as the custodian records it. It repeats the order without changes. */
        CustodyWithdrawal: {
            key: components["schemas"]["CustodyKey"];
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain; null for fiat. */
            network: components["schemas"]["CustodyNetwork"];
            amount: components["schemas"]["DecimalInput"];
            address: components["schemas"]["CustodyAddress"];
            tag: components["schemas"]["CustodyTag"];
            bank_code: components["schemas"]["CustodyBankCode"];
            /**
             * @description `accepted`: it will be sent or refused. `refused`: nothing was sent, and nothing ever will be. `sent`: it was sent. `confirmed`: it has arrived and is final. `returned`: it was sent, and the whole amount was returned.
             * @enum {string}
             */
            state: "accepted" | "refused" | "sent" | "confirmed" | "returned";
            /** @description The id of the transaction on the network or at the bank; null until it is known. */
            txid: components["schemas"]["CustodyTxid"] | null;
            confirmations: components["schemas"]["Confirmations"];
            /** @description The reason why it was refused or returned, for humans. */
            reason: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.
         * @example 31
         * @example 0.50
         */
        DecimalInput: string;
        /**
         * @description An exact decimal in plain notation, without exponent or padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
        /** @description A deposit that has arrived or is pending. Members that are unknown or do not apply are null. */
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
            /** Format: int64 */
            confirmations: number;
            bank_code: string | null;
            account_number: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A deposit address of yours. */
        DepositAddress: {
            /** @description The coin. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The network. */
            network: components["schemas"]["NetworkName"];
            /** @description The address. */
            address: string;
            /** @description The tag or memo that every transfer to the address must carry; null if there is none. */
            tag: string | null;
            /** @description The time at which it was assigned to you. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Deposit addresses. */
        DepositAddressList: components["schemas"]["DepositAddress"][];
        DepositAddressPool: {
            asset: components["schemas"]["AssetSymbol"];
            network: components["schemas"]["NetworkName"];
            /**
             * Format: int64
             * @description The number of addresses that were added.
             */
            added: number;
            /**
             * Format: int64
             * @description The number of addresses that were already known.
             */
            known: number;
            /**
             * Format: int64
             * @description The number of addresses that are not assigned to any user, after this import.
             */
            free: number;
        };
        /** @description A request for a deposit address. */
        DepositAddressRequest: {
            /** @description The coin. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The network. May be omitted for a coin with only one network. */
            network?: components["schemas"]["NetworkInput"];
        };
        Deposits: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["Deposit"][];
        };
        /** @description An order book, aggregated by price. */
        Depth: {
            /** @description The update id of the last change that is included. */
            lastUpdateId: components["schemas"]["BookUpdateId"];
            /** @description The buy side, highest price first. */
            bids: components["schemas"]["PriceLevels"];
            /** @description The sell side, lowest price first. */
            asks: components["schemas"]["PriceLevels"];
        };
        /** @description An array without elements. */
        EmptyList: components["schemas"]["EmptyObject"][];
        /** @description An object without members. */
        EmptyObject: Record<string, never>;
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        /** @description An estimated price. */
        EstimatedPrice: {
            /** @description The price, in the quote asset for one unit of the base asset. */
            price: components["schemas"]["DecimalString"];
        };
        /** @description The listed symbols and their rules. */
        ExchangeInfo: {
            /**
             * @description The time zone of calendar days.
             * @constant
             */
            timezone: "UTC";
            /** @description The server's clock. */
            serverTime: components["schemas"]["EpochMs"];
            /** @description Always empty. See *Limits* for the limits. */
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
        /** @description The fee schedule of a symbol that applies to a user. */
        FeeTier: number;
        /** @description The fees that you pay on trades of a pair. */
        Fees: {
            pair: components["schemas"]["PairSymbol"];
            /** @description The fee for fills as maker, in percent of their value. */
            maker_fee: components["schemas"]["DecimalString"];
            /** @description The fee for fills as taker, in percent of their value. */
            taker_fee: components["schemas"]["DecimalString"];
            /** @description The VAT, in percent of the fee. */
            vat: components["schemas"]["DecimalString"];
        };
        /** @description A request for a baht withdrawal. */
        FiatWithdrawalRequest: {
            /** @description The amount that arrives. The fee is charged in addition. At most 2 decimals. */
            amount: components["schemas"]["DecimalInput"];
            /** @description The bank of the recipient. */
            bank_code: components["schemas"]["BankCode"];
            /**
             * @description The account of the recipient, digits only.
             * @example 4067890123
             */
            account_number: string;
            nonce: components["schemas"]["RequestNonce"];
        };
        /** @description The error of one member. */
        FieldError: {
            /**
             * @description `MISSING`: the member is required. `INVALID`: the value is not valid. `UNKNOWN`: the operation has no such member. `DUPLICATE`: the member was sent twice.
             * @enum {string}
             */
            code: "MISSING" | "INVALID" | "UNKNOWN" | "DUPLICATE";
            /** @description A description for humans. */
            message: string;
        };
        /**
         * @description A permission that an operator may give. Only the user can create a key that may withdraw, with the second factor.
         * @enum {string}
         */
        GrantablePermission: "user_read" | "wallet_read" | "order_list" | "order_create" | "order_cancel" | "deposit_list" | "withdrawal_list" | "user_stream";
        /** @description The conditions under which a server is ready. */
        HealthChecks: {
            /** @description The order books and balances are loaded from the tables into memory. */
            recovered: boolean;
            /** @description This server can prove that it is the leader. While it cannot, it answers every request for data with 503 and closes all streams. */
            lease_held: boolean;
            /** @description The database answers. A connection that ends is noticed at once, a database that hangs within about a second. */
            database_answers: boolean;
            /** @description The clocks of this server and of its database agree, and none of them has jumped. While this is false, the server accepts no commands. */
            clock_trusted: boolean;
            /** @description The server has not been told to stop. */
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
        /** @description An absolute `http` or `https` URL without credentials and fragment. */
        HttpUrl: string;
        ImportDepositAddressesRequest: {
            asset: components["schemas"]["AssetInput"];
            network: components["schemas"]["NetworkInput"];
            addresses: components["schemas"]["PooledAddress"][];
        };
        /** @description An IPv4 or IPv6 address, or a range of addresses in CIDR notation. */
        IpRange: string;
        /** @description An API key and its secret. */
        IssuedApiKey: {
            id: components["schemas"]["RecordId"];
            api_key: string;
            /** @description The secret. It is shown only once. Empty if the key has a public key instead. */
            api_secret: string;
            user_id: components["schemas"]["RecordId"];
            label: string;
            permissions: components["schemas"]["Permission"][];
            ip_allowlist: components["schemas"]["IpRange"][];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null if it never expires. */
            expires_at: components["schemas"]["Timestamp"] | null;
            kind: components["schemas"]["ApiKeyKind"];
            /** @description Whether the key accepts only signatures of version 2. Always false for other kinds than `talad`. */
            signature_v2_only: boolean;
            /** @description The Ed25519 public key as one line of Base64; null if the key has a secret. */
            public_key: string | null;
        };
        IssuedOperatorSecondFactor: {
            /** @description The secret in Base32, to type into the app. */
            secret: string;
            /** @description The same as a URI, which apps read from a QR code. */
            uri: string;
            created_at: components["schemas"]["Timestamp"];
        };
        IssuedOperatorToken: {
            id: components["schemas"]["RecordId"];
            name: string;
            role: components["schemas"]["OperatorRole"];
            /** @description The token. It is shown only once. */
            token: string;
            active: components["schemas"]["OperatorTokenActive"];
            ip_allowlist: components["schemas"]["IpRange"][];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        KlineInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @enum {string} */
        KlineIntervalInput: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @description A kline: open time; open, high, low and close price; base volume; close time (its last millisecond); quote volume; number of trades; volume bought by takers, in the base asset and in the quote asset; and a `"0"` without meaning. */
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
            /** @description The identity verification levels, lowest first. */
            levels: components["schemas"]["VerificationLevel"][];
        };
        /** @description The part that this server has among the servers of one database. */
        Leadership: {
            /**
             * @description `leader`: the only server that writes. `standby`: waits, and loads the tables when it takes over. `warm_standby`: waits and follows the event log, so that it takes over at once. `gateway`: passes commands on to the leader, and never becomes the leader itself.
             * @enum {string}
             */
            role: "leader" | "standby" | "warm_standby" | "gateway";
            /**
             * Format: int64
             * @description The number of the leader's term, as far as this server knows; 0 if it knows none.
             */
            epoch: number;
            /**
             * Format: int64
             * @description The events in the log that this server has not applied yet. `null` if it does not follow the log.
             */
            lag_events: number | null;
            /**
             * Format: int64
             * @description The milliseconds since this server last had the whole log in memory; 0 while it has. `null` if it does not follow the log.
             */
            lag_ms: number | null;
        };
        /** @description The amount that a user may withdraw of one asset in a rolling window of 24 hours. */
        Limit: {
            /** @description The amount that is left now, in units of the asset. */
            available: components["schemas"]["DecimalString"];
            /** @description The total amount, in units of the asset. It depends on the identity verification level. */
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
            /** @description The amount above which a withdrawal requires approval by a second operator, alone or together with the user's withdrawals in the 24 hours before it. It also requires approval if all users together withdraw more than ten times this amount in 24 hours. Null if no withdrawal does; 0 for a new asset. */
            approval_threshold: components["schemas"]["DecimalString"] | null;
            /** @description The blockchains of the asset; none for fiat. */
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
            /** @description The smallest value of an order, price x amount; 0 for none. */
            minimum_notional: components["schemas"]["DecimalString"];
            /** @description How many open orders of the symbol one user may have. */
            max_open_orders: components["schemas"]["OrderCap"];
            /** @description How many of them may wait for their stop price. */
            max_stop_orders: components["schemas"]["OrderCap"];
        };
        /** @description A listen key. */
        ListenKey: {
            /** @description The listen key, which is the name of your user data stream. */
            listenKey: string;
        };
        /** @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24 */
        ListenKeyInput: string;
        /** @description The listen key to extend or delete. */
        ListenKeyRequest: {
            /** @description The listen key; the one that you have if omitted. */
            listenKey?: components["schemas"]["ListenKeyInput"];
        } & {
            [key: string]: unknown;
        };
        /** @description A time in which parts of the service may not work. */
        Maintenance: {
            id: components["schemas"]["RecordId"];
            /** @description The parts that are concerned. */
            parts: components["schemas"]["ServicePart"][];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            message: components["schemas"]["MaintenanceMessage"];
        };
        /** @description The message for users, in English and Thai. */
        MaintenanceMessage: {
            en: string;
            th: string;
        };
        MaintenanceText: string;
        /** @description A maintenance window, and who planned and ended it. */
        MaintenanceWindow: {
            id: components["schemas"]["RecordId"];
            parts: components["schemas"]["ServicePart"][];
            starts_at: components["schemas"]["Timestamp"];
            /** @description When it ends or has ended. */
            ends_at: components["schemas"]["Timestamp"];
            message: components["schemas"]["MaintenanceMessage"];
            /**
             * @description Whether the window is still to come, running or over.
             * @enum {string}
             */
            status: "planned" | "running" | "over";
            /** @description The id of the operator token that planned it. */
            created_by: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Timestamp"];
            /** @description The id of the operator token that ended it; null if it ends by itself. */
            ended_by: components["schemas"]["RecordId"] | null;
        };
        MaintenanceWindowIdInput: string;
        MaintenanceWindows: {
            /**
             * Format: int64
             * @description The number of all windows.
             */
            count: number;
            items: components["schemas"]["MaintenanceWindow"][];
        };
        MarketRules: {
            assets: components["schemas"]["ListedAsset"][];
            symbols: components["schemas"]["ListedSymbol"][];
            fees: components["schemas"]["FeeSchedule"][];
            withdrawal_limits: components["schemas"]["WithdrawalLimit"][];
        };
        /** @description The 24-hour statistics, by pair in upper case. */
        Marketcap: {
            [key: string]: components["schemas"]["MarketcapEntry"];
        };
        /** @description The 24-hour statistics of a pair. */
        MarketcapEntry: {
            /** @description The quote volume divided by the base volume, to 18 decimals. */
            avg24hr: components["schemas"]["DecimalString"];
            /** @description The volume in the base asset. */
            baseVolume: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            high24hr: components["schemas"]["DecimalString"];
            /** @description The current best bid. */
            highestBid: components["schemas"]["DecimalString"];
            /** @description The price of the last trade. */
            last: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            low24hr: components["schemas"]["DecimalString"];
            /** @description The current best ask. */
            lowestAsk: components["schemas"]["DecimalString"];
            /** @description The change from the first to the last price, in percent of the first price, to 18 decimals. */
            percentChange: components["schemas"]["SignedDecimalString"];
            /** @description The volume in the quote asset. */
            quoteVolume: components["schemas"]["DecimalString"];
        };
        /** @example bitcoin */
        NetworkInput: string;
        /**
         * @description A network of a coin, in lower case.
         * @example bitcoin
         * @example ethereum
         * @example tron
         */
        NetworkName: string;
        NetworkStatusSettings: {
            /** @description Whether deposit addresses are shown and assigned. */
            deposits_enabled?: boolean;
            /** @description Whether withdrawals are accepted. */
            withdrawals_enabled?: boolean;
        };
        NetworksStatus: {
            status: components["schemas"]["PartStatus"];
            /** @description The networks that are closed. */
            closed_networks: components["schemas"]["ClosedNetwork"][];
        };
        NewMaintenanceWindow: {
            /** @description The parts of the service that are concerned. */
            parts: components["schemas"]["ServicePart"][];
            /** @description When the maintenance begins. It may be in the past. */
            starts_at: components["schemas"]["TimestampInput"];
            /** @description When it ends, after it begins and in the future. */
            ends_at: components["schemas"]["TimestampInput"];
            /** @description The message for users, in English. */
            message_en: components["schemas"]["MaintenanceText"];
            /** @description The message for users, in Thai. */
            message_th: components["schemas"]["MaintenanceText"];
        };
        /** @description A registered partner app, with the secret for its requests to the exchange. */
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
        /** @description The server does not accept requests, with the reasons. */
        NotReady: {
            /**
             * @description The error code, from the list in this document.
             * @constant
             */
            code: "NOT_READY";
            /** @description A description for humans. It may change; do not compare it. */
            message: string;
            checks: components["schemas"]["HealthChecks"];
            leadership: components["schemas"]["Leadership"];
        };
        /** @description The client id of the exchange at the app's OAuth server. */
        OauthClientId: string;
        /** @description The issuer name of the app's OAuth server, `iss` (RFC 9207); null if it has none. If it is set, responses of `authorize_url` must carry it, so that the response of another app's server cannot be mistaken for this one. */
        OauthIssuer: components["schemas"]["HttpUrl"] | null;
        /** @description The scopes that the exchange requests from the app's OAuth server. */
        OauthScopes: string[];
        /** @description An action of an operator: that it began, and how it ended. `(secret)` replaces values that are never logged. */
        OperatorAction: {
            /** @description The position of the row in the log. */
            id: components["schemas"]["RecordId"];
            /** @description The `id` of the operator token. */
            operator_id: components["schemas"]["RecordId"];
            /** @description The name of the operator token. */
            operator: string;
            role: components["schemas"]["OperatorRole"];
            /** @description For an operation that another person approved, the proposal and that person. */
            approval: components["schemas"]["OperatorActionApproval"] | null;
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
            /** @description Null while the action is in progress, or if its outcome is unknown. */
            end: components["schemas"]["OperatorActionEnd"] | null;
        };
        OperatorActionApproval: {
            /** @description The `id` of the proposal. */
            proposal: components["schemas"]["RecordId"];
            /** @description The `id` of the operator token that approved it. */
            operator_id: components["schemas"]["RecordId"];
            /** @description The name of that token. */
            operator: string;
        };
        OperatorActionEnd: {
            /** @description The position of the row in the log. */
            id: components["schemas"]["RecordId"];
            /**
             * @description `done`; `proposed`, and waits for another person; `refused`, with the error code; `not_done`, because a component was unavailable; `unknown`, if the action may have taken effect.
             * @enum {string}
             */
            result: "done" | "proposed" | "refused" | "not_done" | "unknown";
            code: string | null;
            answer: {
                [key: string]: unknown;
            } | null;
            created_at: components["schemas"]["Timestamp"];
            hash: components["schemas"]["ActionHash"];
        };
        OperatorActions: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["OperatorAction"][];
        };
        /** @enum {string} */
        OperatorRole: "viewer" | "operator" | "approver";
        /** @description Whether the token works, as far as it has not expired and is not revoked. */
        OperatorTokenActive: boolean;
        /** @example 3 */
        OperatorTokenIdInput: string;
        OperatorTokenRecord: {
            id: components["schemas"]["RecordId"];
            name: string;
            role: components["schemas"]["OperatorRole"];
            active: components["schemas"]["OperatorTokenActive"];
            /** @description The `id` of the token that created it; null for the first tokens. */
            created_by: components["schemas"]["RecordId"] | null;
            /** @description The `id` of the token that activated it; null if it needed no activation, or waits for it. */
            activated_by: components["schemas"]["RecordId"] | null;
            ip_allowlist: components["schemas"]["IpRange"][];
            /** @description Null if it does not expire. */
            expires_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Null if it is not revoked. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /** @description When a restore suspended it; null if it is not suspended. It works again when it is confirmed (`make confirm`). */
            suspended_at: components["schemas"]["Timestamp"] | null;
        };
        OperatorTokens: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["OperatorTokenRecord"][];
        };
        /** @description One of your orders. */
        Order: {
            /** @description The order's id. */
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["OrderType"];
            side: components["schemas"]["OrderSide"];
            pair: components["schemas"]["PairSymbol"];
            /** @description The limit price; `"0"` for a market order. */
            price: components["schemas"]["DecimalString"];
            /** @description The stop price, if the order has one. */
            stop_price?: components["schemas"]["DecimalString"];
            /** @description How the last price must reach the stop price; omitted if it is `stop`. */
            trigger?: components["schemas"]["OrderTrigger"];
            /** @description The quote quantity that a market order was placed with instead of `amount`. */
            quote_quantity?: components["schemas"]["DecimalString"];
            /** @description The distance of a trailing stop in basis points; omitted if the order does not trail. */
            trailing_delta?: components["schemas"]["TrailingDelta"];
            /** @description The best price since the order began to trail: the highest of a sell, the lowest of a buy. */
            tracked_price?: components["schemas"]["DecimalString"];
            /** @description The last price that triggers the order, or has triggered it. */
            trailing_price?: components["schemas"]["DecimalString"];
            /** @description The largest quantity that the book shows; omitted if it shows the whole order. */
            iceberg_quantity?: components["schemas"]["DecimalString"];
            /** @description The quantity that the order lost by the self-trade prevention `decrement`; omitted if it is 0. */
            prevented_amount?: components["schemas"]["DecimalString"];
            /** @description The time at which the order expires; omitted if it does not. */
            expires_at?: components["schemas"]["EpochMs"];
            /** @description Why the exchange cancelled the order, if it was because of its `expires_at`. */
            cancel_reason?: components["schemas"]["CancelReason"];
            /** @description The quantity of the order, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description The quantity that is still open; `"0"` once the order has ended. */
            remain_amount: components["schemas"]["DecimalString"];
            /** @description The amount that the order still holds, in the quote asset for a buy and in the base asset for a sell; `"0"` once the order has ended. */
            open_cost: components["schemas"]["DecimalString"];
            /** @description The average price of its fills, truncated to 18 decimals; `"0"` if there are none. */
            average_price: components["schemas"]["DecimalString"];
            /** @description The value of its fills, in the quote asset, before fee and VAT. */
            value: components["schemas"]["DecimalString"];
            /** @description The amount that its fills cost a buyer, or returned to a seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description The fee for fills as maker, in percent of their value. */
            fee_percent: components["schemas"]["DecimalString"];
            /** @description The fee for fills as taker, in percent of their value. */
            taker_fee_percent: components["schemas"]["DecimalString"];
            /** @description The VAT, in percent of the fee. */
            vat_percent: components["schemas"]["DecimalString"];
            time_in_force: components["schemas"]["TimeInForce"];
            /** @description The status of the order. */
            status: components["schemas"]["OrderStatus"];
            /** @description The id of the user who placed the order. */
            user_id: components["schemas"]["RecordId"];
            /** @description The order list that the order belongs to, if it belongs to one. */
            list_id?: components["schemas"]["RecordId"];
            /** @description Your own id of the order, if you gave one. */
            client_order_id?: components["schemas"]["ClientOrderId"];
            /** @description The time at which it was accepted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description The IP address from which it was placed. */
            created_by_ip: string;
        };
        /** @description The results of a batch of orders or of cancellations. */
        OrderBatch: {
            /** @description One result for each part of the request, in its order. */
            results: components["schemas"]["OrderResult"][];
        };
        /**
         * @description How the parts of a batch depend on each other. `each`: not at all. `all`: all are accepted, or none.
         * @enum {string}
         */
        OrderBatchMode: "each" | "all";
        /** @description Several new orders. */
        OrderBatchRequest: {
            mode: components["schemas"]["OrderBatchMode"];
            /** @description The orders, in the order in which they are decided. */
            orders: components["schemas"]["OrderRequest"][];
        };
        /** @description The best resting orders of a pair. */
        OrderBook: {
            /** @description The buy orders, highest price first. */
            bid: components["schemas"]["OrderBookEntries"];
            /** @description The sell orders, lowest price first. */
            ask: components["schemas"]["OrderBookEntries"];
        };
        /** @description The best resting orders of one side, best price first, at most 10. */
        OrderBookEntries: components["schemas"]["OrderBookEntry"][];
        /** @description A price and the amount at it. */
        OrderBookEntry: {
            /** @description The price. */
            price: components["schemas"]["DecimalString"];
            /** @description The amount, in the base asset. */
            amount: components["schemas"]["DecimalString"];
        };
        /** @description Both sides of an order book, or the side that was asked for. */
        OrderBookOrSide: components["schemas"]["OrderBook"] | components["schemas"]["OrderBookEntries"];
        /** @description The best prices of a pair, with the total amounts at them. */
        OrderBookTicker: {
            /** @description The best bid: the highest price of a buy order. */
            bid: components["schemas"]["OrderBookEntry"];
            /** @description The best ask: the lowest price of a sell order. */
            ask: components["schemas"]["OrderBookEntry"];
        };
        /** @description The best prices, by pair in upper case. */
        OrderBookTickers: {
            [key: string]: components["schemas"]["OrderBookTicker"];
        };
        /** @description The result for one order. */
        OrderCancellation: {
            /**
             * @description Whether the order was cancelled.
             * @enum {string}
             */
            code: "SUCCESS" | "ORDER_NOT_CANCELLABLE" | "SERVICE_UNAVAILABLE";
            /** @description A description for humans, with the id of the order. */
            message: string;
        };
        /** @description A limit on the number of orders of one user and symbol. */
        OrderCap: number;
        /**
         * @description An order's id as text, without leading zeros.
         * @example 73310
         */
        OrderId: string;
        /** @description An order list with its orders. */
        OrderList: {
            /** @description The id of the list. It is also that of its limit order. */
            id: components["schemas"]["RecordId"];
            /**
             * @description `oco`: one cancels the other.
             * @enum {string}
             */
            type: "oco";
            pair: components["schemas"]["PairSymbol"];
            status: components["schemas"]["OrderListStatus"];
            /** @description Your own id of the list, if you gave one. */
            client_list_id?: components["schemas"]["ClientOrderId"];
            /** @description The time at which it was accepted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Its orders: the limit order, then the stop order. */
            orders: components["schemas"]["Order"][];
        };
        /** @description A new order list. */
        OrderListRequest: {
            /**
             * @description `oco`: one cancels the other.
             * @enum {string}
             */
            type: "oco";
            pair: components["schemas"]["PairInput"];
            side: components["schemas"]["OrderSideInput"];
            /** @description The quantity of each of the two orders, in the base asset. */
            amount: components["schemas"]["DecimalInput"];
            /** @description The price of the limit order. */
            price: components["schemas"]["DecimalInput"];
            /** @description The last price that triggers the stop order. */
            stop_price: components["schemas"]["DecimalInput"];
            /** @description The price of the stop order once it is triggered; it is a market order if omitted or `"0"`. */
            stop_limit_price?: components["schemas"]["DecimalInput"];
            /** @description How long the stop order may rest once it is triggered; `GTC` if omitted. Not `FOK`. */
            stop_time_in_force?: components["schemas"]["TimeInForce"];
            /** @description `expire_taker` if omitted. */
            self_trade_prevention?: components["schemas"]["SelfTradePrevention"];
            /** @description Your own id of the list, unique among all your lists without a time limit. */
            client_list_id?: components["schemas"]["ClientOrderId"];
            /** @description Your own id of the limit order. */
            client_order_id?: components["schemas"]["ClientOrderId"];
            /** @description Your own id of the stop order. */
            stop_client_order_id?: components["schemas"]["ClientOrderId"];
            /**
             * Format: int64
             * @description Any positive integer, as in `createOrder`.
             */
            nonce: number;
        };
        /**
         * @description `executing` while one of its orders is open, then `all_done`.
         * @enum {string}
         */
        OrderListStatus: "executing" | "all_done";
        /** @description The results of both steps. */
        OrderReplacement: {
            /** @description The result for the order that was to be cancelled. */
            cancellation: components["schemas"]["OrderResult"];
            /** @description The result for the new order. */
            placement: components["schemas"]["OrderResult"];
        };
        /**
         * @description Whether the new order is placed if the other one cannot be cancelled: not with `stop_on_failure`, anyway with `allow_failure`.
         * @enum {string}
         */
        OrderReplacementMode: "stop_on_failure" | "allow_failure";
        /** @description The order that takes the place of another one. */
        OrderReplacementRequest: {
            mode: components["schemas"]["OrderReplacementMode"];
            /** @description The new order. */
            order: components["schemas"]["OrderRequest"];
        };
        /** @description A new order. */
        OrderRequest: {
            type: components["schemas"]["OrderTypeInput"];
            pair: components["schemas"]["PairInput"];
            side: components["schemas"]["OrderSideInput"];
            /** @description The highest price to pay, or the lowest price to accept, in the quote asset for one unit of the base asset. Required for a limit order; for a market order, omit it or send `"0"`. */
            price?: components["schemas"]["DecimalInput"];
            /** @description The quantity to buy or sell, in the base asset; `"0"` for a market order with `quote_quantity`. */
            amount: components["schemas"]["DecimalInput"];
            /** @description The amount of the quote asset to spend or receive at most, for a market order of the amount `"0"` without `stop_price`. */
            quote_quantity?: components["schemas"]["DecimalInput"];
            /**
             * Format: int64
             * @description Any positive integer, usually the time in seconds or milliseconds. Two orders may have the same nonce.
             */
            nonce: number;
            /** @description `GTC` if omitted. A market order is `IOC` unless it is `FOK`. */
            time_in_force?: components["schemas"]["TimeInForce"];
            /** @description True for an order that must not take liquidity; false if omitted. */
            post_only?: boolean;
            /** @description The last price at which the order is triggered. Without it, the order goes to the book immediately. */
            stop_price?: components["schemas"]["DecimalInput"];
            /** @description How the last price must reach `stop_price`; `stop` if omitted. `take_profit` needs a `stop_price`. */
            trigger?: components["schemas"]["OrderTrigger"];
            /** @description The distance of a trailing stop in basis points (hundredths of a percent). Once the last price has reached `stop_price`, or at once without it, a sell tracks the highest price and is triggered when the last price has fallen by the distance; a buy tracks the lowest price and is triggered by a rise. */
            trailing_delta?: components["schemas"]["TrailingDelta"];
            /** @description The largest quantity that the order book shows of a limit order with `GTC`: at most `amount`, and at least a tenth of it. */
            iceberg_quantity?: components["schemas"]["DecimalInput"];
            /** @description The time at which the order expires, if it is still open then. It must be in the future, and goes only with an order that can stay open: a limit order with `GTC`, or any order with a `stop_price`. */
            expires_at?: components["schemas"]["EpochMs"];
            /** @description `expire_taker` if omitted. */
            self_trade_prevention?: components["schemas"]["SelfTradePrevention"];
            /** @description Your own id of the order, unique among all your orders without a time limit. */
            client_order_id?: components["schemas"]["ClientOrderId"];
        };
        /** @description The result for one order. */
        OrderResult: {
            /** @description `SUCCESS`, `NOT_ATTEMPTED`, or the code of the error. */
            code: string;
            /** @description A description for humans. */
            message: string;
            fields?: components["schemas"]["ResultFields"];
            /** @description The order directly afterwards; only with `SUCCESS`. */
            order?: components["schemas"]["Order"];
        };
        /** @enum {string} */
        OrderSide: "buy" | "sell";
        /**
         * @description `buy` or `sell`. An empty value counts as absent.
         * @enum {string}
         */
        OrderSideFilter: "" | "buy" | "sell";
        /**
         * @description `buy` or `sell`.
         * @enum {string}
         */
        OrderSideInput: "buy" | "sell";
        /** @enum {string} */
        OrderStatus: "created" | "partial_filled" | "completed" | "cancelled" | "rejected";
        /** @description One of your orders, in short form. */
        OrderSummary: {
            /** @description The order's id. */
            id: components["schemas"]["RecordId"];
            /** @description The order list that the order belongs to, if it belongs to one. */
            list_id?: components["schemas"]["RecordId"];
            /** @description Your own id of the order, if you gave one. */
            client_order_id?: components["schemas"]["ClientOrderId"];
            pair: components["schemas"]["PairSymbol"];
            type: components["schemas"]["OrderType"];
            time_in_force: components["schemas"]["TimeInForce"];
            /** @description The limit price; `"0"` for a market order. */
            price: components["schemas"]["DecimalString"];
            /** @description The stop price, if the order has one. */
            stop_price?: components["schemas"]["DecimalString"];
            /** @description How the last price must reach the stop price; omitted if it is `stop`. */
            trigger?: components["schemas"]["OrderTrigger"];
            /** @description The quote quantity that a market order was placed with instead of `amount`. */
            quote_quantity?: components["schemas"]["DecimalString"];
            /** @description The distance of a trailing stop in basis points; omitted if the order does not trail. */
            trailing_delta?: components["schemas"]["TrailingDelta"];
            /** @description The best price since the order began to trail: the highest of a sell, the lowest of a buy. */
            tracked_price?: components["schemas"]["DecimalString"];
            /** @description The last price that triggers the order, or has triggered it. */
            trailing_price?: components["schemas"]["DecimalString"];
            /** @description The largest quantity that the book shows; omitted if it shows the whole order. */
            iceberg_quantity?: components["schemas"]["DecimalString"];
            /** @description The quantity that the order lost by the self-trade prevention `decrement`; omitted if it is 0. */
            prevented_amount?: components["schemas"]["DecimalString"];
            /** @description The time at which the order expires; omitted if it does not. */
            expires_at?: components["schemas"]["EpochMs"];
            /** @description Why the exchange cancelled the order, if it was because of its `expires_at`. */
            cancel_reason?: components["schemas"]["CancelReason"];
            /** @description The quantity of the order, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description The quantity that is still open; `"0"` once the order has ended. */
            remaining_amount: components["schemas"]["DecimalString"];
            /** @description The average price of its fills, truncated to 18 decimals; `"0"` if there are none. */
            average_price: components["schemas"]["DecimalString"];
            side: components["schemas"]["OrderSide"];
            /** @description The amount that its fills cost a buyer, or returned to a seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description The time at which it was accepted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description The status of the order. */
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * @description The direction in which the last price reaches the stop price:
         *
         *     | `trigger` | Buy | Sell |
         *     |---|---|---|
         *     | `stop` | it rises to the stop price | it falls to the stop price |
         *     | `take_profit` | it falls to the stop price | it rises to the stop price |
         * @enum {string}
         */
        OrderTrigger: "stop" | "take_profit";
        /** @enum {string} */
        OrderType: "limit" | "market";
        /**
         * @description `limit` or `market`.
         * @enum {string}
         */
        OrderTypeInput: "limit" | "market";
        /** @description Your side of a trade. */
        OwnTrade: {
            /** @description The id of the trade, counted from 1 per pair. It is the same in public market data. */
            id: components["schemas"]["RecordId"];
            pair: components["schemas"]["PairSymbol"];
            /** @description The id of your order. */
            order_id: components["schemas"]["RecordId"];
            /** @description The side of your order. */
            side: components["schemas"]["OrderSide"];
            /** @description The price. */
            price: components["schemas"]["DecimalString"];
            /** @description The quantity, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description The amount that it cost you as the buyer, or returned to you as the seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description Your fee, in the quote asset. */
            fee: components["schemas"]["DecimalString"];
            /** @description The VAT on your fee, in the quote asset. */
            vat: components["schemas"]["DecimalString"];
            /** @description Whether your order was the maker. */
            is_maker: boolean;
            /** @description The time of the trade. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A withdrawal's id as text, without leading zeros.
         * @example 95
         */
        OwnWithdrawalId: string;
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
        PairsStatus: {
            status: components["schemas"]["PartStatus"];
            /** @description The pairs whose trading is paused. */
            paused_pairs: components["schemas"]["PairSymbol"][];
        };
        /**
         * @description The state of a part of the service.
         * @enum {string}
         */
        PartStatus: "operational" | "degraded" | "maintenance" | "closed" | "unavailable";
        /** @description A registered partner app. */
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
        /** @description The name of the app that users see. */
        PartnerName: string;
        PartnerSecret: {
            partner_id: components["schemas"]["RecordId"];
            portal_secret: components["schemas"]["PortalSecret"];
        };
        /** @description Where a partner receives webhook messages. */
        PartnerWebhook: {
            partner_id: components["schemas"]["RecordId"];
            url: components["schemas"]["HttpUrl"];
            /**
             * Format: int64
             * @description The sequence of the newest message; 0 if there is none yet.
             */
            last_sequence: number;
            /** @description Null if messages are sent. */
            disabled_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description Who disabled the webhook: an operator, or the partner by answering 410. Null if messages are sent.
             * @enum {unknown}
             */
            disabled_by: "operator" | "partner" | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook message, and the state of its delivery. */
        PartnerWebhookMessage: {
            sequence: components["schemas"]["RecordId"];
            /** @description The header `webhook-id` of every attempt. */
            webhook_id: string;
            /**
             * @description The type of the message.
             * @enum {string}
             */
            type: "portal_order.sent" | "portal_order.confirmed" | "portal_order.returned" | "session.ended";
            /** @description What the message is about. Messages of one subject are sent in their order. */
            subject: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description The number of attempts since the message was written or replayed.
             */
            attempts: number;
            /** @description Null before the first attempt. */
            last_attempt_at: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description The HTTP status of the partner's last answer; null if there was none.
             */
            last_status: number | null;
            /** @description Why the last attempt failed, such as `timeout`, `unreachable`, `address_blocked` or `unexpected_status`; null if it did not. */
            last_error: string | null;
            /** @description The time of the next attempt; null if the message was delivered. */
            due_at: components["schemas"]["Timestamp"] | null;
            /** @description When the partner confirmed the message; null if it did not yet. */
            delivered_at: components["schemas"]["Timestamp"] | null;
        };
        PartnerWebhookMessages: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["PartnerWebhookMessage"][];
        };
        PartnerWebhookSecret: {
            partner_id: components["schemas"]["RecordId"];
            /** @description The new secret: `whsec_` and 32 bytes in base64, as in the Standard Webhooks specification. Null if the secret was not changed. */
            webhook_secret: string | null;
            /** @description Until when messages are also signed with the previous secret; null if they are not. */
            previous_valid_until: components["schemas"]["Timestamp"] | null;
        };
        Partners: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["Partner"][];
        };
        /** @enum {string} */
        Permission: "user_read" | "wallet_read" | "order_list" | "order_create" | "order_cancel" | "deposit_list" | "withdrawal_list" | "withdrawal_create" | "user_stream";
        /** @description A deposit address of the exchange, with its tag if the network requires one. */
        PooledAddress: {
            address: components["schemas"]["AddressInput"];
            tag?: components["schemas"]["AddressTagInput"];
        };
        /** @description The result of the purchase and of its withdrawal. */
        PortalOrder: components["schemas"]["PortalOrderWithdrawn"] | components["schemas"]["PortalOrderNotWithdrawn"];
        /** @example 73310 */
        PortalOrderId: string;
        /** @description The purchase succeeded, but the coins stay in the user's wallet at the exchange. */
        PortalOrderNotWithdrawn: {
            /** @description The amount of coins bought. */
            value: components["schemas"]["DecimalString"];
            /**
             * @description No withdrawal was created. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            withdrawal_status: "error";
            /**
             * @description `NOT_ENOUGH_FUNDS_TO_WITHDRAW`: the amount bought, less the withdrawal fee, is below the minimum withdrawal. `WITHDRAWAL_LIMIT_EXCEEDED`: it exceeds the user's remaining 24-hour limit. `WITHDRAWAL_DISABLED`: withdrawals of this coin are paused.
             * @enum {string}
             */
            withdrawal_error_code: "NOT_ENOUGH_FUNDS_TO_WITHDRAW" | "WITHDRAWAL_LIMIT_EXCEEDED" | "WITHDRAWAL_DISABLED";
            /** @description A description for humans. */
            withdrawal_error_message: string;
        };
        /** @description A Portal order and what became of it. */
        PortalOrderRecord: {
            portal_order_id: components["schemas"]["RecordId"];
            /** @description The user of the exchange for whom the app bought. */
            user_id: components["schemas"]["RecordId"];
            /**
             * @description The pair.
             * @example btc_thb
             */
            pair: string;
            /** @description The present state. */
            status: components["schemas"]["PortalOrderStatus"];
            /** @description The highest price that the order allowed. */
            price: components["schemas"]["DecimalString"];
            /** @description The most that the order could cost, in the quote asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description The amount of coins bought, before the withdrawal fee. */
            value: components["schemas"]["DecimalString"];
            /** @description What the user paid, in the quote asset, fee and VAT included. */
            cost: components["schemas"]["DecimalString"];
            /** @description The trading fee with VAT that `cost` includes. */
            fee: components["schemas"]["DecimalString"];
            /** @description The withdrawal of the coins; null if they stayed in the user's wallet. */
            withdrawal: components["schemas"]["PortalOrderTransfer"] | null;
            /**
             * @description Why the coins stayed in the user's wallet, as in the response to `createPortalOrder`. Null if they were withdrawn.
             * @enum {unknown}
             */
            withdrawal_error_code: "NOT_ENOUGH_FUNDS_TO_WITHDRAW" | "WITHDRAWAL_LIMIT_EXCEEDED" | "WITHDRAWAL_DISABLED" | null;
            /**
             * @description Why the coins came back to the user's wallet; null if the status is not `returned`.
             *
             *     | Reason | Meaning |
             *     |---|---|
             *     | `cancelled_by_user` | the user cancelled the withdrawal before it was sent |
             *     | `rejected_by_operator` | an operator of the exchange rejected it before it was sent |
             *     | `refused_by_custodian` | the custodian did not send it |
             *     | `returned` | it was sent, and came back |
             * @enum {unknown}
             */
            return_reason: "cancelled_by_user" | "rejected_by_operator" | "refused_by_custodian" | "returned" | null;
            /** @description The time of the purchase. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of Portal orders. */
        PortalOrderRecords: {
            items: components["schemas"]["PortalOrderRecord"][];
            /** @description Send it as `cursor` to get the next page; null if this is the last page. */
            next_cursor: string | null;
        };
        /** @description A request to buy for a user. Unlike everywhere else, members that are not listed here are ignored, so that an app that sends one more member does not lose the purchase. */
        PortalOrderRequest: {
            /** @description The anti-forgery value that was issued together with `Authorization`. */
            extras: string;
            /** @description The highest price to pay. Use the price of `getEstimatedPrice`. */
            price: components["schemas"]["DecimalInput"];
            /** @description The pair to buy. */
            pair: components["schemas"]["PortalPairInput"];
            /** @description Only `buy` is supported. */
            side: components["schemas"]["OrderSideInput"];
            /** @description The maximum that the user pays, in the quote asset, fee and VAT included. At most 2 decimals. The amount of a sell is in the base asset, with at most 4 decimals; sells are rejected with `INVALID_ORDER_SIDE` at present. */
            amount: components["schemas"]["DecimalInput"];
            /** @description The `id` of a quote of `createPortalQuote`. `pair`, `side`, `price` and `amount` must be those of the quote. */
            quote_id?: components["schemas"]["PortalQuoteId"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description | Status | Meaning | Followed by |
         *     |---|---|---|
         *     | `matched` | bought; the coins stay in the user's wallet | final |
         *     | `withdrawal_pending` | bought; the withdrawal was created | `sending`, `returned` |
         *     | `sending` | the withdrawal is being sent | `sent`, `returned` |
         *     | `sent` | sent to the network | `confirmed`, `returned` |
         *     | `confirmed` | the coins have arrived for good | final |
         *     | `returned` | the coins and the withdrawal fee are back in the user's wallet | final |
         * @enum {string}
         */
        PortalOrderStatus: "matched" | "withdrawal_pending" | "sending" | "sent" | "confirmed" | "returned";
        /** @description The withdrawal of the coins that an order bought. */
        PortalOrderTransfer: {
            /** @description The amount that arrives. */
            amount: components["schemas"]["DecimalString"];
            /** @description The withdrawal fee, in the same coin. */
            fee: components["schemas"]["DecimalString"];
            /** @description The blockchain. */
            network: string | null;
            /** @description The address that the app returned for the user. */
            address: string;
            /** @description The tag that belongs to the address; null if there is none. */
            tag: string | null;
            /** @description The id of the transaction on the network. Null before the withdrawal is sent, and as long as the custodian has not reported it. */
            txid: string | null;
            /**
             * Format: int64
             * @description The confirmations that were reported last.
             */
            confirmations: number;
        };
        /** @description The purchase succeeded and is being withdrawn. */
        PortalOrderWithdrawn: {
            /** @description The amount of coins bought, before the withdrawal fee. */
            value: components["schemas"]["DecimalString"];
            /**
             * @description The withdrawal was created. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            withdrawal_status: "success";
        };
        /**
         * @description One of `btc_thb`, `eth_thb` and `usdt_thb`, in either case.
         * @example btc_thb
         */
        PortalPairInput: string;
        /** @description The terms on which a Portal order that names the quote is executed, or refused. */
        PortalQuote: {
            id: components["schemas"]["PortalQuoteId"];
            pair: components["schemas"]["PairSymbol"];
            /** @constant */
            side: "buy";
            /** @description The maximum that the user pays, fee and VAT included. */
            amount: components["schemas"]["DecimalString"];
            /** @description The highest price at which any part is bought. The order must repeat it. It is the price of the worst offer that is needed now, raised by the tolerance and rounded up to the tick size. */
            price: components["schemas"]["DecimalString"];
            /** @description The least that is bought, before the withdrawal fee: the expected quantity, lowered by the tolerance and rounded down to the step size. */
            quantity: components["schemas"]["DecimalString"];
            /** @description What an order would buy now, before the withdrawal fee. */
            expected_quantity: components["schemas"]["DecimalString"];
            /** @description The most that is deducted from the coins bought when they are withdrawn. */
            withdrawal_fee: components["schemas"]["DecimalString"];
            /** @description When the quote expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @example mB2kXw9QpT4vZ7cJ1nYsLg */
        PortalQuoteId: string;
        /** @description A request for the terms of a purchase. */
        PortalQuoteRequest: {
            /** @description The anti-forgery value that was issued together with `Authorization`. */
            extras: string;
            /** @description The pair to buy. */
            pair: components["schemas"]["PortalPairInput"];
            /** @description Only `buy` is supported. */
            side: components["schemas"]["OrderSideInput"];
            /** @description The maximum that the user pays, in the quote asset, fee and VAT included. At most 2 decimals. */
            amount: components["schemas"]["DecimalInput"];
        };
        /** @description The secret of the app for requests to the exchange. With the partner's id it forms the credentials of `partnerBasic`. */
        PortalSecret: string;
        /** @description The credentials with which a partner buys for one user. */
        PortalSession: {
            authorization: string;
            extras: string;
            user_id: components["schemas"]["RecordId"];
            /** @description Identifies the session in the webhook message `session.ended`. */
            session_id: components["schemas"]["RecordId"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @example 51 */
        PortalSessionIdInput: string;
        /** @description A user's authorization of an app, active or ended. */
        PortalSessionRecord: {
            id: components["schemas"]["RecordId"];
            partner_id: components["schemas"]["RecordId"];
            partner_name: components["schemas"]["PartnerName"];
            user_id: components["schemas"]["RecordId"];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /** @description The time at which the app's access token expires and is renewed; null if the app did not give one. */
            access_token_expires_at: components["schemas"]["Timestamp"] | null;
            /** @description Null unless it was revoked before it expired. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The party that revoked it: the user, an operator, the partner's OAuth server (which no longer renews its access token), or a code that was used twice. Null if it was not revoked.
             * @enum {unknown}
             */
            revoked_by: "user" | "operator" | "partner" | "replay" | null;
        };
        PortalSessionRecords: {
            /** Format: int64 */
            count: number;
            items: components["schemas"]["PortalSessionRecord"][];
        };
        /** @description A number of decimals. */
        Precision: number;
        /** @description A price and the total quantity of all orders at it. */
        PriceLevel: [
            components["schemas"]["DecimalString"],
            components["schemas"]["DecimalString"]
        ];
        /** @description Price levels. */
        PriceLevels: components["schemas"]["PriceLevel"][];
        /** @description A recorded request of an operation that needs the approval of another person. */
        Proposal: {
            id: components["schemas"]["RecordId"];
            /** @description The `operationId` of the operation. */
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
            status: components["schemas"]["ProposalStatus"];
            proposed_by: components["schemas"]["ProposalOperator"];
            /** @description Null while nobody has approved or rejected it. */
            decided_by: components["schemas"]["ProposalOperator"] | null;
            /** @description The error code with which the operation was refused. */
            error: string | null;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            decided_at: components["schemas"]["Timestamp"] | null;
        };
        /** @example 7 */
        ProposalIdInput: string;
        ProposalOperator: {
            /** @description The `id` of the operator token. */
            id: components["schemas"]["RecordId"];
            name: string;
        };
        /**
         * @description `pending`: waits for another person. `expired`: nobody approved it in time. `approved`: is being carried out, or the server stopped meanwhile; an operator must then find out whether it took effect. `done`: was approved and took effect. `refused`: was approved, but the operation refused it. `rejected`: was not approved.
         * @enum {string}
         */
        ProposalStatus: "pending" | "expired" | "approved" | "done" | "refused" | "rejected";
        Proposals: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["Proposal"][];
        };
        PutPartnerWebhookRequest: {
            /** @description The URL to which messages are sent. */
            url: components["schemas"]["HttpUrl"];
        };
        /**
         * @description A rate as a decimal fraction from 0 to 1; 7 % is `"0.07"`.
         * @example 0.0025
         */
        RateInput: string;
        /** @description The server accepts requests. */
        Ready: {
            checks: components["schemas"]["HealthChecks"];
            leadership: components["schemas"]["Leadership"];
            /** @description Whether sensitive operations of operators need a second person. False if the exchange runs with `DUAL_CONTROL=off`. */
            dual_control: boolean;
            /** @description Whether the operations of operators are also served to everybody who reaches the exchange (`OPERATOR_ON_PUBLIC_PORT=on`). */
            operators_on_public_port: boolean;
        };
        /**
         * Format: int64
         * @description A record's id.
         */
        RecordId: number;
        RejectionRequest: {
            /** @description Why, for other operators. */
            reason?: string;
        };
        /**
         * Format: int64
         * @description Any positive integer, usually the time in seconds or milliseconds. It distinguishes this request from another one with the same content.
         */
        RequestNonce: number;
        /** @description The members that the error concerns, if it concerns members, by name. */
        ResultFields: {
            [key: string]: {
                /**
                 * @description What is wrong with the member.
                 * @enum {string}
                 */
                code: "INVALID";
                /** @description A description for humans. */
                message: string;
            };
        };
        /** @description The removal of a second factor that its user has lost. */
        SecondFactorReset: {
            user_id: components["schemas"]["RecordId"];
            requested_at: components["schemas"]["Timestamp"];
            /** @description When the second factor is removed. */
            due_at: components["schemas"]["Timestamp"];
        };
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
        /** @description The server's clock. */
        ServerTime: {
            /** @description The current time of the server. */
            serverTime: components["schemas"]["EpochMs"];
        };
        /**
         * @description A part of the service.
         * @enum {string}
         */
        ServicePart: "trading" | "deposits" | "withdrawals" | "portal" | "streams";
        /** @description The state of the service, and planned maintenance. */
        ServiceStatus: {
            /** @description The status of the worst part. */
            status: components["schemas"]["PartStatus"];
            /** @description The time of the server. */
            time: components["schemas"]["Timestamp"];
            /** @description Orders. */
            trading: components["schemas"]["PairsStatus"];
            /** @description New deposit addresses, and crediting. */
            deposits: components["schemas"]["NetworksStatus"];
            /** @description New withdrawals. */
            withdrawals: components["schemas"]["NetworksStatus"];
            /** @description Purchases through the Portal. */
            portal: components["schemas"]["PairsStatus"];
            /** @description WebSocket streams. */
            streams: components["schemas"]["StreamsStatus"];
            /** @description The running and the planned maintenance windows, the next one first. */
            maintenance: components["schemas"]["Maintenance"][];
        };
        /**
         * @description An exact decimal in plain notation, which may be negative.
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
        StreamsStatus: {
            status: components["schemas"]["PartStatus"];
        };
        /** @description A symbol and the limits of its orders. */
        SymbolConfig: {
            symbol: components["schemas"]["PairSymbol"];
            /** @description The base asset, which is traded. */
            baseAsset: components["schemas"]["AssetSymbol"];
            /** @description The quote asset, in which the price is expressed. */
            quoteAsset: components["schemas"]["AssetSymbol"];
            /** @description The smallest amount of an order. */
            minTradeAmount: components["schemas"]["DecimalString"];
            /** @description The maximum number of decimals of an amount. */
            amountPrecision: components["schemas"]["Precision"];
            /** @description The maximum number of decimals of a price. */
            pricePrecision: components["schemas"]["Precision"];
            /** @description The lowest price of an order. */
            minPrice: components["schemas"]["DecimalString"];
            /** @description The highest price of an order. */
            maxPrice: components["schemas"]["DecimalString"];
            /** @description The smallest value of an order, price x amount, in the quote asset; 0 for none. */
            minNotional: components["schemas"]["DecimalString"];
            /** @description How many open orders of the symbol one user may have. */
            maxOpenOrders: components["schemas"]["OrderCap"];
            /** @description How many of them may wait for their stop price. */
            maxStopOrders: components["schemas"]["OrderCap"];
            /** @description Whether new orders are accepted at the moment. */
            createOrderEnabled: boolean;
            /** @description Whether orders can be cancelled at the moment. */
            cancelOrderEnabled: boolean;
        };
        /** @description A symbol and the features that it supports. */
        SymbolInfo: {
            symbol: components["schemas"]["PairSymbol"];
            status: components["schemas"]["SymbolStatus"];
            /** @description The base asset, which is traded. */
            baseAsset: components["schemas"]["AssetSymbol"];
            /** @description The maximum number of decimals of an order's amount. */
            baseAssetPrecision: components["schemas"]["Precision"];
            /** @description The quote asset, in which the price is expressed. */
            quoteAsset: components["schemas"]["AssetSymbol"];
            /** @description The maximum number of decimals of a price. */
            quotePrecision: components["schemas"]["Precision"];
            /** @description The number of decimals of the base asset in the ledger. */
            baseCommissionPrecision: components["schemas"]["Precision"];
            /** @description The number of decimals of the quote asset in the ledger, to which fees and VAT are rounded up. */
            quoteCommissionPrecision: components["schemas"]["Precision"];
            /** @description The supported order types, in the terms of Binance: `LIMIT_MAKER` is a post-only order, `STOP_LOSS` a stop-market order and `STOP_LOSS_LIMIT` a stop-limit order; `TAKE_PROFIT` and `TAKE_PROFIT_LIMIT` are the same with `trigger` `take_profit`. */
            orderTypes: ("LIMIT" | "LIMIT_MAKER" | "MARKET" | "STOP_LOSS" | "STOP_LOSS_LIMIT" | "TAKE_PROFIT" | "TAKE_PROFIT_LIMIT")[];
            /** @description Whether iceberg orders are supported. */
            icebergAllowed: boolean;
            /** @description Whether one-cancels-the-other orders are supported. */
            ocoAllowed: boolean;
            /** @description Whether market orders may specify the amount in the quote asset. */
            quoteOrderQtyMarketAllowed: boolean;
            /** @description Whether new orders are accepted at the moment. */
            isSpotTradingAllowed: boolean;
            /** @description Whether margin trading is supported. */
            isMarginTradingAllowed: boolean;
            /** @description Always empty. */
            filters: components["schemas"]["EmptyList"];
        };
        /** @example btc_thb */
        SymbolInput: string;
        /**
         * @description A JSON array of symbols, each in either case.
         * @example ["btc_thb","eth_thb"]
         */
        SymbolListInput: string;
        SymbolSettings: {
            status: components["schemas"]["SymbolStatus"];
            price_precision: components["schemas"]["Precision"];
            quantity_precision: components["schemas"]["Precision"];
            minimum_quantity: components["schemas"]["DecimalInput"];
            minimum_price: components["schemas"]["DecimalInput"];
            maximum_price: components["schemas"]["DecimalInput"];
            vat_rate: components["schemas"]["RateInput"];
            /** @description The smallest value of an order, price x amount, in the quote asset. If omitted, it stays as it is; 0 for a new symbol. */
            minimum_notional?: components["schemas"]["DecimalInput"];
            /** @description How many open orders of the symbol one user may have. If omitted, it stays as it is; 1000 for a new symbol. Open orders above a lowered cap stay open. */
            max_open_orders?: components["schemas"]["OrderCap"];
            /** @description How many of them may wait for their stop price. If omitted, it stays as it is; 100 for a new symbol. */
            max_stop_orders?: components["schemas"]["OrderCap"];
        };
        /**
         * @description `TRADING`: open for trading. `BREAK`: new orders are refused; orders can be cancelled.
         * @enum {string}
         */
        SymbolStatus: "TRADING" | "BREAK";
        /** @description Test funds that were credited. */
        TestFunds: {
            /**
             * Format: int64
             * @description The id of the deposit.
             */
            id: number;
            /** @description The asset. */
            currency: components["schemas"]["AssetSymbol"];
            /** @description The credited amount. */
            amount: components["schemas"]["DecimalString"];
        };
        /** @description A request for test funds of a sandbox. */
        TestFundsRequest: {
            /** @description The asset, in upper or lower case. */
            currency: components["schemas"]["CurrencyInput"];
            /** @description The amount to credit, greater than zero. */
            amount: components["schemas"]["DecimalInput"];
            nonce: components["schemas"]["RequestNonce"];
        };
        /** @description A fill that the order would have. */
        TestedFill: {
            /** @description The price of the resting order. */
            price: components["schemas"]["DecimalString"];
            /** @description The quantity of the fill, in the base asset. */
            amount: components["schemas"]["DecimalString"];
            /** @description The amount that it would cost a buyer, or return to a seller, in the quote asset, with fee and VAT. */
            cost: components["schemas"]["DecimalString"];
            /** @description The fee, in the quote asset. */
            fee: components["schemas"]["DecimalString"];
            /** @description The VAT on the fee, in the quote asset. */
            vat: components["schemas"]["DecimalString"];
        };
        /** @description The result that an order would have. */
        TestedOrder: {
            /** @description The position in the event log to which the result applies. */
            sequence: components["schemas"]["Sequence"];
            /** @description The order as it would be returned. */
            order: components["schemas"]["Order"];
            /** @description The fills in order, one for each matching resting order. */
            fills: components["schemas"]["TestedFill"][];
            /** @description The total fee of the fills, in the quote asset. */
            fee: components["schemas"]["DecimalString"];
            /** @description The total VAT on the fee, in the quote asset. */
            vat: components["schemas"]["DecimalString"];
            /** @description Your balances of both assets of the pair afterwards, by lower-case symbol. */
            balances: {
                [key: string]: components["schemas"]["AssetBalance"];
            };
        };
        /** @description The results that a batch of orders would have. */
        TestedOrderBatch: {
            /** @description The position in the event log to which the results apply. */
            sequence: components["schemas"]["Sequence"];
            /** @description One result for each part of the request, in its order. */
            results: components["schemas"]["TestedOrderResult"][];
            /** @description Your balances of the assets of all pairs concerned, after the whole batch. */
            balances: components["schemas"]["BalancesByAsset"];
        };
        /** @description The results that both steps would have. */
        TestedOrderReplacement: {
            /** @description The position in the event log to which the results apply. */
            sequence: components["schemas"]["Sequence"];
            /** @description The result for the order that would be cancelled. */
            cancellation: components["schemas"]["TestedOrderResult"];
            /** @description The result for the new order. */
            placement: components["schemas"]["TestedOrderResult"];
            /** @description Your balances of the assets of all pairs concerned, after both steps. */
            balances: components["schemas"]["BalancesByAsset"];
        };
        /** @description The result that one order would have. */
        TestedOrderResult: {
            /** @description `SUCCESS`, `NOT_ATTEMPTED`, or the code of the error. */
            code: string;
            /** @description A description for humans. */
            message: string;
            fields?: components["schemas"]["ResultFields"];
            /** @description The order as it would be returned; only with `SUCCESS`. */
            order?: components["schemas"]["Order"];
            /** @description The fills of the new order, one for each matching resting order; only with `SUCCESS`. */
            fills?: components["schemas"]["TestedFill"][];
        };
        /** @description The rolling 24-hour statistics of a symbol. */
        Ticker: {
            symbol: components["schemas"]["PairSymbol"];
            /** @description The last price minus the first price in the window. */
            priceChange: components["schemas"]["SignedDecimalString"];
            /** @description The same in percent of the first price, to 18 decimals. */
            priceChangePercent: components["schemas"]["SignedDecimalString"];
            /** @description The quote volume divided by the base volume, to 18 decimals. */
            weightedAvgPrice: components["schemas"]["DecimalString"];
            /** @description The price of the last trade before the window; `"0"` if there is none. */
            prevClosePrice: components["schemas"]["DecimalString"];
            /** @description The price of the last trade. */
            lastPrice: components["schemas"]["DecimalString"];
            /** @description The amount of the last trade. */
            lastQty: components["schemas"]["DecimalString"];
            /** @description The current best bid; `"0"` if there is none. */
            bidPrice: components["schemas"]["DecimalString"];
            /** @description The current best ask; `"0"` if there is none. */
            askPrice: components["schemas"]["DecimalString"];
            /** @description The price of the first trade in the window. */
            openPrice: components["schemas"]["DecimalString"];
            /** @description The highest price in the window. */
            highPrice: components["schemas"]["DecimalString"];
            /** @description The lowest price in the window. */
            lowPrice: components["schemas"]["DecimalString"];
            /** @description The volume in the base asset. */
            volume: components["schemas"]["DecimalString"];
            /** @description The volume in the quote asset. */
            quoteVolume: components["schemas"]["DecimalString"];
            /** @description The time of the first trade in the window; 0 if there is none. */
            openTime: components["schemas"]["EpochMs"];
            /** @description The time of the last trade in the window; the time of the response if there is none. */
            closeTime: components["schemas"]["EpochMs"];
            /** @description The id of the first trade in the window. */
            firstId: components["schemas"]["TradeIdOrNone"];
            /** @description The id of the last trade in the window. */
            lastId: components["schemas"]["TradeIdOrNone"];
            /**
             * Format: int64
             * @description The number of trades.
             */
            count: number;
        };
        /** @description The tickers of all symbols whose status is TRADING. */
        TickerList: components["schemas"]["Ticker"][];
        /** @description The ticker of the symbol that was asked for, or those of all symbols. */
        TickerOrTickers: components["schemas"]["Ticker"] | components["schemas"]["TickerList"];
        /**
         * @description How long the order may rest. `GTC`: until it is filled or cancelled. `IOC`: it never rests; the part that cannot be filled immediately is cancelled. `FOK`: it never rests; unless it can be filled completely and immediately, nothing is filled.
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
        /**
         * Format: int64
         * @description The number of trades.
         */
        TradeCount: number;
        /** @description A page of your trades. */
        TradeHistory: {
            /**
             * Format: int64
             * @description The total number of entries, on all pages.
             */
            count: number;
            /** @description The entries of this page, newest first, or with `fromId` oldest first. */
            items: components["schemas"]["OwnTrade"][];
        };
        /**
         * Format: int64
         * @description The id of a trade, counted from 1 per symbol; -1 if there is none.
         */
        TradeIdOrNone: number;
        /** @description Settings of trading. */
        TradingConfig: {
            /** @description The listed symbols. */
            symbols: components["schemas"]["SymbolConfig"][];
        };
        /** @description The standard fees. */
        TradingFees: {
            exchange: components["schemas"]["StandardFees"];
        };
        /** @example 100 */
        TrailingDelta: number;
        /**
         * @description The status of the transfer. The table of this section explains the values.
         * @enum {string}
         */
        TransferStatus: "pending" | "processing" | "completed" | "failed";
        UpdatePartnerRequest: {
            name?: components["schemas"]["PartnerName"];
            /** @description The authorize URL of the app's OAuth server, which the users' browsers open. */
            authorize_url?: components["schemas"]["HttpUrl"];
            /** @description The token URL of the app's OAuth server, which the exchange calls. */
            token_url?: components["schemas"]["HttpUrl"];
            issuer?: components["schemas"]["OauthIssuer"];
            client_id?: components["schemas"]["OauthClientId"];
            /** @description The secret with which the exchange authenticates to the app's OAuth server, together with the client id. It is stored encrypted. */
            client_secret?: string;
            scopes?: components["schemas"]["OauthScopes"];
            /** @description The endpoint of the app that returns deposit addresses. */
            deposit_address_url?: components["schemas"]["HttpUrl"];
            /** @description The address to which users' browsers return after `/portal/login`. */
            return_url?: components["schemas"]["HttpUrl"];
            enabled?: boolean;
        };
        UpdateUserRequest: {
            identity_verification_level?: components["schemas"]["VerificationLevel"];
            fee_tier?: components["schemas"]["FeeTier"];
            state?: components["schemas"]["UserState"];
            /** @description Why the user is restricted, for operators. Only with `state`. */
            state_reason?: string;
        };
        /** @description The record of a user. */
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
        /** @description A user, as shown to operators. */
        UserAccount: {
            id: components["schemas"]["RecordId"];
            email: string;
            identity_verification_level: components["schemas"]["VerificationLevel"];
            fee_tier: components["schemas"]["FeeTier"];
            state: components["schemas"]["UserState"];
            /** @description Why the user is restricted; null for an active user. */
            state_reason: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        UserAccountDetails: {
            account: components["schemas"]["UserAccount"];
            /** @description The balances by asset. */
            balances: {
                [key: string]: components["schemas"]["AssetBalance"];
            };
            /** @description The 24-hour withdrawal limits by asset. */
            limits: {
                [key: string]: components["schemas"]["Limit"];
            };
        };
        UserAccounts: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
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
        UserMatch: {
            account: components["schemas"]["UserAccount"];
            /**
             * @description What of the user is the text, or begins with it.
             * @enum {string}
             */
            matched_by: "id" | "email" | "deposit_address" | "withdrawal_address" | "deposit_txid" | "withdrawal_txid";
        };
        UserMatches: {
            items: components["schemas"]["UserMatch"][];
        };
        /** @description A note of an operator about a user. */
        UserNote: {
            id: components["schemas"]["RecordId"];
            text: string;
            /** @description The `id` of the operator token. */
            operator_id: components["schemas"]["RecordId"];
            /** @description The name of the operator token. */
            operator: string;
            created_at: components["schemas"]["Timestamp"];
        };
        UserNoteRequest: {
            text: string;
        };
        UserNotes: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["UserNote"][];
        };
        UserOrders: {
            items: components["schemas"]["OrderSummary"][];
        };
        /** @description A browser session in which a user is signed in. */
        UserSession: {
            id: components["schemas"]["RecordId"];
            user_agent: string | null;
            ip: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description The time of the last request. */
            seen_at: components["schemas"]["Timestamp"];
        };
        UserSessions: {
            items: components["schemas"]["UserSession"][];
        };
        /**
         * @description What the user may do. Deposits are credited in every state.
         *
         *     | State | Place orders | Cancel or reduce orders | Request withdrawals; queued ones are sent |
         *     |---|---|---|---|
         *     | `active` | yes | yes | yes |
         *     | `no_withdrawals` | yes | yes | no |
         *     | `cancel_only` | no | yes | no |
         *     | `frozen` | no | no | no |
         * @enum {string}
         */
        UserState: "active" | "no_withdrawals" | "cancel_only" | "frozen";
        /** @description The reason why a request under `/api/v3/` failed. */
        V3Error: {
            /**
             * Format: int64
             * @description The error code, from the list in this document.
             */
            code: number;
            /** @description A description for humans. It may change; do not compare it. */
            msg: string;
        };
        /**
         * @description The level of a user's identity verification.
         * @enum {string}
         */
        VerificationLevel: "level_0" | "level_1" | "level_2" | "level_3";
        /** @description A user's balance of one asset. */
        Wallet: {
            /** @description The user's deposit addresses; null for fiat. */
            addresses: string[] | null;
            /** @description The balance that can be spent or withdrawn. Funds held for open orders are not included. */
            available_balance: components["schemas"]["DecimalString"];
        };
        WebhookReplay: {
            /**
             * Format: int64
             * @description The number of messages that will be sent again.
             */
            count: number;
        };
        WebhookReplayRequest: {
            /** @description The `sequence` of the first message to send again. */
            from_sequence: components["schemas"]["RecordId"];
        };
        /** @description An entry of the address book. */
        WithdrawalAddress: {
            /** @description The id of the entry. */
            id: components["schemas"]["RecordId"];
            /** @description Your name for the address. */
            label: string;
            /** @description The network of the address. */
            network: components["schemas"]["NetworkName"];
            /** @description The address in the canonical spelling of its network. */
            address: string;
            /** @description The tag or memo of the address; null if there is none. */
            tag: string | null;
            /** @description The time at which it was added. */
            created_at: components["schemas"]["Timestamp"];
            /** @description While the entry is new, the time before which no withdrawal to it is sent, unless you have withdrawn to the address before; absent otherwise. */
            held_until?: components["schemas"]["Timestamp"];
        };
        /** @description Your address book. */
        WithdrawalAddressBook: {
            /** @description Whether coins can be withdrawn only to the addresses in the address book. */
            only_listed: boolean;
            /** @description The time at which this limit ends, if you have lifted it; absent otherwise. */
            only_listed_until?: components["schemas"]["Timestamp"];
            /** @description The entries, oldest first. */
            items: components["schemas"]["WithdrawalAddress"][];
        };
        /**
         * @description The id of an entry of the address book as text, without leading zeros.
         * @example 12
         */
        WithdrawalAddressId: string;
        /**
         * @description Your name for the address, without control characters.
         * @example Hardware wallet
         */
        WithdrawalAddressLabel: string;
        /** @description A new entry of the address book. */
        WithdrawalAddressRequest: {
            label: components["schemas"]["WithdrawalAddressLabel"];
            /** @description The network of the address. The entry applies to every coin on it. */
            network: components["schemas"]["NetworkInput"];
            /** @description The destination address. */
            address: components["schemas"]["AddressInput"];
            /** @description The tag or memo that belongs to the address, if any. Some networks require one. */
            tag?: components["schemas"]["AddressTagInput"];
        };
        WithdrawalConfirmedRequest: {
            confirmations?: components["schemas"]["Confirmations"];
        };
        WithdrawalFailedRequest: {
            /** @enum {string} */
            failure: "refused_by_custodian" | "returned";
        };
        /** @enum {string} */
        WithdrawalFailure: "rejected_by_operator" | "refused_by_custodian" | "returned" | "cancelled_by_user";
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
        /** @description A withdrawal, as shown to operators. */
        WithdrawalRecord: {
            id: components["schemas"]["RecordId"];
            user_id: components["schemas"]["RecordId"];
            asset: components["schemas"]["AssetSymbol"];
            network: string | null;
            /** @description The amount that arrives. */
            amount: components["schemas"]["DecimalString"];
            fee: components["schemas"]["DecimalString"];
            /** @description For a fiat withdrawal, the account number. */
            address: string;
            tag: string | null;
            bank_code: string | null;
            /** @enum {string} */
            status: "queued" | "sending" | "sent" | "confirmed" | "failed";
            /** @description Whether it, or the withdrawals of 24 hours together with it, are above the approval threshold of the asset. */
            needs_approval: boolean;
            /** @description The `id` of the operator token that approved it. */
            approved_by: components["schemas"]["RecordId"] | null;
            /** @description The `id` of the operator token that handled it. */
            handled_by: components["schemas"]["RecordId"] | null;
            txid: string | null;
            confirmations: components["schemas"]["Confirmations"];
            failure: components["schemas"]["WithdrawalFailure"] | null;
            /** @description The Portal order that caused it. */
            order_id: components["schemas"]["RecordId"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The time before which a queued withdrawal is not sent, because its user has changed the account recently or has not used its destination before. Only in the answers of `getWithdrawal` and `listWithdrawals`. */
            held_until?: components["schemas"]["Timestamp"];
        };
        WithdrawalRecords: {
            /**
             * Format: int64
             * @description The total number of entries.
             */
            count: number;
            items: components["schemas"]["WithdrawalRecord"][];
        };
        WithdrawalSentRequest: {
            /** @description The id of the transaction on the network, or of the transfer at the bank. */
            txid: string;
            confirmations?: components["schemas"]["Confirmations"];
        };
        /** @description Balances, fee rates and rights of the account. */
        BinanceAccount: {
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
            commissionRates: components["schemas"]["BinanceAccountRates"];
            /** @description Whether the account may place orders. */
            canTrade: boolean;
            /** @description Whether the account may withdraw. */
            canWithdraw: boolean;
            canDeposit: boolean;
            brokered: boolean;
            requireSelfTradePrevention: boolean;
            preventSor: boolean;
            /** @description The time of this response. */
            updateTime: components["schemas"]["BinanceEpochMs"];
            /** @constant */
            accountType: "SPOT";
            /** @description One for each listed asset, or with `omitZeroBalances` those that are not zero. */
            balances: components["schemas"]["BinanceAssetBalance"][];
            permissions: "SPOT"[];
            uid: components["schemas"]["BinanceRecordId"];
        };
        /** @description Fractions of the value of a fill. */
        BinanceAccountRates: {
            maker: components["schemas"]["BinanceDecimalString"];
            taker: components["schemas"]["BinanceDecimalString"];
            buyer: components["schemas"]["BinanceDecimalString"];
            seller: components["schemas"]["BinanceDecimalString"];
        };
        BinanceAccountState: {
            /**
             * @description `Normal`, or what the account may not do.
             * @enum {string}
             */
            data: "Normal" | "No withdrawals" | "Cancellations only" | "Frozen";
        };
        /** @description A trade. Member names are case-sensitive. */
        BinanceAggTrade: {
            /** @description The id of the trade. */
            a: components["schemas"]["BinanceRecordId"];
            /** @description The price. */
            p: components["schemas"]["BinanceDecimalString"];
            /** @description The quantity, in the base asset. */
            q: components["schemas"]["BinanceDecimalString"];
            /** @description The same id again. */
            f: components["schemas"]["BinanceRecordId"];
            /** @description The same id again. */
            l: components["schemas"]["BinanceRecordId"];
            /** @description The time of the trade. */
            T: components["schemas"]["BinanceEpochMs"];
            /** @description Whether the buyer was the maker. */
            m: boolean;
            /**
             * @description Always true; ignore it.
             * @constant
             */
            M: true;
        };
        BinanceAggregateTrades: components["schemas"]["BinanceAggTrade"][];
        BinanceAmendedOrder: {
            symbol: components["schemas"]["BinanceSymbolName"];
            orderId: components["schemas"]["BinanceOrderId"];
            orderListId: components["schemas"]["BinanceOrderListId"];
            clientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            price: components["schemas"]["BinanceDecimalString"];
            qty: components["schemas"]["BinanceDecimalString"];
            executedQty: components["schemas"]["BinanceDecimalString"];
            preventedQty: components["schemas"]["BinanceDecimalString"];
            quoteOrderQty: components["schemas"]["BinanceDecimalString"];
            cumulativeQuoteQty: components["schemas"]["BinanceDecimalString"];
            status: components["schemas"]["BinanceOrderState"];
            timeInForce: components["schemas"]["BinanceTimeInForceName"];
            type: components["schemas"]["BinanceOrderTypeName"];
            side: components["schemas"]["BinanceSideName"];
            stopPrice?: components["schemas"]["BinanceDecimalString"];
            icebergQty?: components["schemas"]["BinanceDecimalString"];
            trailingDelta?: components["schemas"]["BinanceTrailingDeltaValue"];
            workingTime?: components["schemas"]["BinanceWorkingTime"];
            selfTradePreventionMode: components["schemas"]["BinanceSelfTradePreventionModeName"];
        };
        BinanceAmendment: {
            transactTime: components["schemas"]["BinanceEpochMs"];
            /**
             * Format: int64
             * @description The position of the amendment in the event log.
             */
            executionId: number;
            amendedOrder: components["schemas"]["BinanceAmendedOrder"];
        };
        BinanceAppliedWithdrawal: {
            /** @description The id of the withdrawal. */
            id: string;
        };
        BinanceAssetBalance: {
            asset: components["schemas"]["BinanceAssetName"];
            /** @description What can be used. */
            free: components["schemas"]["BinanceDecimalString"];
            /** @description What open orders hold. */
            locked: components["schemas"]["BinanceDecimalString"];
        };
        /**
         * @description An asset in upper case.
         * @example BTC
         */
        BinanceAssetName: string;
        /** @description An average price. */
        BinanceAveragePrice: {
            /**
             * Format: int64
             * @description The number of minutes.
             */
            mins: number;
            price: components["schemas"]["BinanceDecimalString"];
            /** @description The time of the last trade; 0 if there was none. */
            closeTime: components["schemas"]["BinanceEpochMs"];
        };
        /** @description The best bid and ask. */
        BinanceBookTicker: {
            symbol: components["schemas"]["BinanceSymbolName"];
            bidPrice: components["schemas"]["BinanceDecimalString"];
            bidQty: components["schemas"]["BinanceDecimalString"];
            askPrice: components["schemas"]["BinanceDecimalString"];
            askQty: components["schemas"]["BinanceDecimalString"];
        };
        BinanceBookTickerList: components["schemas"]["BinanceBookTicker"][];
        /** @description One record, or an array of records. */
        BinanceBookTickerOrList: components["schemas"]["BinanceBookTicker"] | components["schemas"]["BinanceBookTickerList"];
        /**
         * Format: int64
         * @description The number of events that have changed the symbol's order book. Numbering continues when the server restarts.
         */
        BinanceBookUpdateId: number;
        /** @description An order after its cancellation. */
        BinanceCancelledOrder: {
            symbol: components["schemas"]["BinanceSymbolName"];
            orderId: components["schemas"]["BinanceOrderId"];
            orderListId: components["schemas"]["BinanceOrderListId"];
            /** @description The client order id of the order. */
            origClientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            /** @description The id of the cancellation. */
            clientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            /** @description The time of the cancellation. */
            transactTime: components["schemas"]["BinanceEpochMs"];
            price: components["schemas"]["BinanceDecimalString"];
            origQty: components["schemas"]["BinanceDecimalString"];
            executedQty: components["schemas"]["BinanceDecimalString"];
            cummulativeQuoteQty: components["schemas"]["BinanceDecimalString"];
            origQuoteOrderQty: components["schemas"]["BinanceDecimalString"];
            status: components["schemas"]["BinanceOrderState"];
            timeInForce: components["schemas"]["BinanceTimeInForceName"];
            type: components["schemas"]["BinanceOrderTypeName"];
            side: components["schemas"]["BinanceSideName"];
            stopPrice?: components["schemas"]["BinanceDecimalString"];
            icebergQty?: components["schemas"]["BinanceDecimalString"];
            selfTradePreventionMode: components["schemas"]["BinanceSelfTradePreventionModeName"];
            trailingDelta?: components["schemas"]["BinanceTrailingDeltaValue"];
            /** @description The last match that self-trade prevention kept from being traded, if there is one. */
            preventedMatchId?: components["schemas"]["BinancePreventedMatchId"];
            /** @description What the order lost by it, and by those before. */
            preventedQuantity?: components["schemas"]["BinanceDecimalString"];
        };
        /** @description An order list after its cancellation. */
        BinanceCancelledOrderList: {
            orderListId: components["schemas"]["BinanceOrderId"];
            /** @enum {string} */
            contingencyType: "OCO";
            listStatusType: components["schemas"]["BinanceListStatusType"];
            listOrderStatus: components["schemas"]["BinanceListOrderStatus"];
            listClientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            /** @description The time at which the list was accepted, or cancelled. */
            transactionTime: components["schemas"]["BinanceEpochMs"];
            symbol: components["schemas"]["BinanceSymbolName"];
            orders: components["schemas"]["BinanceListedOrder"][];
            /** @description The orders that were cancelled. */
            orderReports: components["schemas"]["BinanceCancelledOrder"][];
        };
        BinanceCancelledOrders: components["schemas"]["BinanceCancelledOrder"][];
        /**
         * @description 1 to 36 letters, digits and the characters `.:/_-`.
         * @example desk-7/2026-11-20/0003
         */
        BinanceClientOrderId: string;
        /** @description The id that the client gave; without one, an id that is made from the order's id. */
        BinanceClientOrderIdName: string;
        /** @description An asset, your balance of it, and its networks. */
        BinanceCoinInformation: {
            coin: components["schemas"]["BinanceAssetName"];
            name: string;
            /** @description Whether the asset can be deposited on any network. */
            depositAllEnable: boolean;
            /** @description Whether the asset can be withdrawn on any network. */
            withdrawAllEnable: boolean;
            free: components["schemas"]["BinanceDecimalString"];
            locked: components["schemas"]["BinanceDecimalString"];
            freeze: components["schemas"]["BinanceDecimalString"];
            /** @description The amount of your withdrawals that are not completed. */
            withdrawing: components["schemas"]["BinanceDecimalString"];
            ipoing: components["schemas"]["BinanceDecimalString"];
            ipoable: components["schemas"]["BinanceDecimalString"];
            storage: components["schemas"]["BinanceDecimalString"];
            isLegalMoney: boolean;
            trading: boolean;
            networkList: components["schemas"]["BinanceCoinNetwork"][];
        };
        BinanceCoinNetwork: {
            network: components["schemas"]["BinanceNetworkName"];
            coin: components["schemas"]["BinanceAssetName"];
            name: string;
            isDefault: boolean;
            depositEnable: boolean;
            withdrawEnable: boolean;
            depositDesc: string;
            withdrawDesc: string;
            withdrawFee: components["schemas"]["BinanceDecimalString"];
            /** @description The smallest amount with its fee. */
            withdrawMin: components["schemas"]["BinanceDecimalString"];
            withdrawIntegerMultiple: components["schemas"]["BinanceDecimalString"];
            /** Format: int64 */
            minConfirm: number;
            /** Format: int64 */
            unLockConfirm: number;
            /** @description Whether addresses of the network have a tag. */
            sameAddress: boolean;
            resetAddressStatus: boolean;
            busy: boolean;
        };
        /** @example BTC */
        BinanceCoinText: string;
        BinanceCoins: components["schemas"]["BinanceCoinInformation"][];
        /** @description Fractions of the value of a fill. */
        BinanceCommissionRates: {
            maker: components["schemas"]["BinanceDecimalString"];
            taker: components["schemas"]["BinanceDecimalString"];
        };
        /** @description The statistics of the last 24 hours. */
        BinanceDayTicker: {
            symbol: components["schemas"]["BinanceSymbolName"];
            priceChange: components["schemas"]["BinanceSignedDecimalString"];
            priceChangePercent: components["schemas"]["BinanceSignedDecimalString"];
            weightedAvgPrice: components["schemas"]["BinanceDecimalString"];
            prevClosePrice: components["schemas"]["BinanceDecimalString"];
            lastPrice: components["schemas"]["BinanceDecimalString"];
            lastQty: components["schemas"]["BinanceDecimalString"];
            bidPrice: components["schemas"]["BinanceDecimalString"];
            bidQty: components["schemas"]["BinanceDecimalString"];
            askPrice: components["schemas"]["BinanceDecimalString"];
            askQty: components["schemas"]["BinanceDecimalString"];
            openPrice: components["schemas"]["BinanceDecimalString"];
            highPrice: components["schemas"]["BinanceDecimalString"];
            lowPrice: components["schemas"]["BinanceDecimalString"];
            volume: components["schemas"]["BinanceDecimalString"];
            quoteVolume: components["schemas"]["BinanceDecimalString"];
            openTime: components["schemas"]["BinanceEpochMs"];
            closeTime: components["schemas"]["BinanceEpochMs"];
            firstId: components["schemas"]["BinanceTradeIdOrNone"];
            lastId: components["schemas"]["BinanceTradeIdOrNone"];
            count: components["schemas"]["BinanceTradeCount"];
        };
        BinanceDayTickerList: components["schemas"]["BinanceDayTicker"][];
        /** @description One record, or an array of records. */
        BinanceDayTickerOrList: components["schemas"]["BinanceDayTicker"] | components["schemas"]["BinanceMiniTicker"] | components["schemas"]["BinanceDayTickerList"] | components["schemas"]["BinanceMiniTickerList"];
        /**
         * @description An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.
         * @example 31
         * @example 0.50
         */
        BinanceDecimalInput: string;
        /**
         * @description An exact decimal in plain notation, without exponent or padding zeros.
         * @example 303500
         * @example 0.001
         */
        BinanceDecimalString: string;
        BinanceDepositHistory: components["schemas"]["BinanceOwnDeposit"][];
        /** @description An order book, aggregated by price. */
        BinanceDepth: {
            /** @description The update id of the last change that is included. */
            lastUpdateId: components["schemas"]["BinanceBookUpdateId"];
            /** @description The buy side, highest price first. */
            bids: components["schemas"]["BinancePriceLevels"];
            /** @description The sell side, lowest price first. */
            asks: components["schemas"]["BinancePriceLevels"];
        };
        /** @description There is no discount. */
        BinanceDiscount: {
            enabledForAccount: boolean;
            enabledForSymbol: boolean;
            discountAsset: string;
            discount: components["schemas"]["BinanceDecimalString"];
        };
        /** @description An object without members. */
        BinanceEmptyObject: Record<string, never>;
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        BinanceEpochMs: number;
        /** @description The reason why a request failed. */
        BinanceErrorBody: {
            /**
             * Format: int64
             * @description The error code, from the list in this document.
             */
            code: number;
            /** @description A description for humans. It may change; do not compare it. */
            msg: string;
            /** @description The results of both steps, if a replacement of an order failed. */
            data?: components["schemas"]["BinanceFailedReplacement"];
        };
        /** @description The limits of the interface and the rules of the symbols. */
        BinanceExchangeInformation: {
            /**
             * @description The time zone of calendar days.
             * @constant
             */
            timezone: "UTC";
            /** @description The server's clock. */
            serverTime: components["schemas"]["BinanceEpochMs"];
            /** @description The limits of requests and orders. */
            rateLimits: components["schemas"]["BinanceRateLimit"][];
            /** @description Always empty. */
            exchangeFilters: components["schemas"]["BinanceEmptyObject"][];
            /** @description The symbols that were asked for. */
            symbols: components["schemas"]["BinanceSymbolRules"][];
        };
        /** @description The results of both steps, of which at least one failed. */
        BinanceFailedReplacement: {
            cancelResult: components["schemas"]["BinanceStepResult"];
            newOrderResult: components["schemas"]["BinanceStepResult"];
            /** @description The cancelled order, or the error. */
            cancelResponse: components["schemas"]["BinanceCancelledOrder"] | components["schemas"]["BinanceStepError"];
            /** @description The new order, the error, or null if it was not attempted. */
            newOrderResponse: components["schemas"]["BinancePlacedOrder"] | components["schemas"]["BinanceStepError"] | null;
        };
        /** @description An iceberg order has at most `limit` parts. */
        BinanceIcebergPartsFilter: {
            /** @constant */
            filterType: "ICEBERG_PARTS";
            limit: number;
        };
        /** @enum {string} */
        BinanceKlineIntervalInput: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @description A kline: open time; open, high, low and close price; base volume; close time (its last millisecond); quote volume; number of trades; volume bought by takers, in the base asset and in the quote asset; and a `"0"` without meaning. */
        BinanceKlineRow: [
            components["schemas"]["BinanceEpochMs"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceEpochMs"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceTradeCount"],
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceDecimalString"],
            "0"
        ];
        BinanceKlines: components["schemas"]["BinanceKlineRow"][];
        /** @example 100 */
        BinanceLimitText: string;
        /**
         * @description `EXECUTING` while an order of the list is open, then `ALL_DONE`.
         * @enum {string}
         */
        BinanceListOrderStatus: "EXECUTING" | "ALL_DONE";
        /**
         * @description `EXEC_STARTED` while an order of the list is open, then `ALL_DONE`.
         * @enum {string}
         */
        BinanceListStatusType: "EXEC_STARTED" | "ALL_DONE";
        /** @description An order of a list. */
        BinanceListedOrder: {
            symbol: components["schemas"]["BinanceSymbolName"];
            orderId: components["schemas"]["BinanceOrderId"];
            clientOrderId: components["schemas"]["BinanceClientOrderIdName"];
        };
        /**
         * @example LIMIT_MAKER
         * @enum {string}
         */
        BinanceListedOrderType: "LIMIT_MAKER" | "STOP_LOSS" | "STOP_LOSS_LIMIT";
        /** @description A listen key. */
        BinanceListenKey: {
            /** @description The listen key, which is the name of your user data stream. */
            listenKey: string;
        };
        /** @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24 */
        BinanceListenKeyInput: string;
        BinanceMarginPairs: components["schemas"]["BinanceEmptyObject"][];
        /** @description The statistics of a window in short. */
        BinanceMiniTicker: {
            symbol: components["schemas"]["BinanceSymbolName"];
            openPrice: components["schemas"]["BinanceDecimalString"];
            highPrice: components["schemas"]["BinanceDecimalString"];
            lowPrice: components["schemas"]["BinanceDecimalString"];
            lastPrice: components["schemas"]["BinanceDecimalString"];
            volume: components["schemas"]["BinanceDecimalString"];
            quoteVolume: components["schemas"]["BinanceDecimalString"];
            openTime: components["schemas"]["BinanceEpochMs"];
            closeTime: components["schemas"]["BinanceEpochMs"];
            firstId: components["schemas"]["BinanceTradeIdOrNone"];
            lastId: components["schemas"]["BinanceTradeIdOrNone"];
            count: components["schemas"]["BinanceTradeCount"];
        };
        BinanceMiniTickerList: components["schemas"]["BinanceMiniTicker"][];
        /** @description A network in upper case; empty for bank transfers. */
        BinanceNetworkName: string;
        /** @example BITCOIN */
        BinanceNetworkText: string;
        /** @description The value of an order, quantity times price, is at least `minNotional`. A market order is valued at the last price; before the first trade it has no such limit. */
        BinanceNotionalFilter: {
            /** @constant */
            filterType: "NOTIONAL";
            minNotional: components["schemas"]["BinanceDecimalString"];
            /**
             * @description Always true.
             * @constant
             */
            applyMinToMarket: true;
            /** @description The value of the largest order that the other filters allow. */
            maxNotional: components["schemas"]["BinanceDecimalString"];
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
        BinanceOpenOrdersFilter: {
            /** @constant */
            filterType: "MAX_NUM_ORDERS";
            /**
             * Format: int64
             * @description The number of open orders, including those that wait for a stop price.
             */
            maxNumOrders: number;
        };
        BinanceOrderCount: {
            /** @constant */
            rateLimitType: "ORDERS";
            /** @enum {string} */
            interval: "SECOND" | "DAY";
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
        BinanceOrderCounts: components["schemas"]["BinanceOrderCount"][];
        BinanceOrderFill: {
            price: components["schemas"]["BinanceDecimalString"];
            qty: components["schemas"]["BinanceDecimalString"];
            /** @description The fee with its VAT. */
            commission: components["schemas"]["BinanceDecimalString"];
            commissionAsset: components["schemas"]["BinanceAssetName"];
            tradeId: components["schemas"]["BinanceOrderId"];
        };
        /**
         * Format: int64
         * @description The id of the order.
         */
        BinanceOrderId: number;
        /** @example 28 */
        BinanceOrderIdText: string;
        /**
         * Format: int64
         * @description The id of the list to which the order belongs; -1 if there is none.
         */
        BinanceOrderListId: number;
        /**
         * @description `NEW`: open. `PARTIALLY_FILLED`: open, and filled in part. `FILLED`, `CANCELED`, `REJECTED`: ended. `EXPIRED`: ended by itself, because an order that never rests could not be filled completely. `EXPIRED_IN_MATCH`: ended by self-trade prevention.
         * @enum {string}
         */
        BinanceOrderState: "NEW" | "PARTIALLY_FILLED" | "FILLED" | "CANCELED" | "REJECTED" | "EXPIRED" | "EXPIRED_IN_MATCH";
        /**
         * @example LIMIT
         * @enum {string}
         */
        BinanceOrderTypeInput: "LIMIT" | "MARKET" | "LIMIT_MAKER" | "STOP_LOSS" | "STOP_LOSS_LIMIT" | "TAKE_PROFIT" | "TAKE_PROFIT_LIMIT";
        /**
         * @description A type of order.
         * @enum {string}
         */
        BinanceOrderTypeName: "LIMIT" | "LIMIT_MAKER" | "MARKET" | "STOP_LOSS" | "STOP_LOSS_LIMIT" | "TAKE_PROFIT" | "TAKE_PROFIT_LIMIT";
        BinanceOwnDeposit: {
            id: string;
            amount: components["schemas"]["BinanceDecimalString"];
            coin: components["schemas"]["BinanceAssetName"];
            network: components["schemas"]["BinanceNetworkName"];
            /**
             * @description 0: pending. 1: credited. 7: refused.
             * @enum {integer}
             */
            status: 0 | 1 | 7;
            address: string;
            addressTag: string;
            txId: string;
            insertTime: components["schemas"]["BinanceEpochMs"];
            completeTime?: components["schemas"]["BinanceEpochMs"];
            /** Format: int64 */
            transferType: number;
            /** @description The confirmations that were seen, and those that are needed. */
            confirmTimes: string;
            /** Format: int64 */
            unlockConfirm: number;
            /** Format: int64 */
            walletType: number;
        };
        BinanceOwnDepositAddress: {
            coin: components["schemas"]["BinanceAssetName"];
            address: string;
            /** @description Empty if the address has none. */
            tag: string;
            /** @description Always empty. */
            url: string;
        };
        /** @description One order's half of a trade. */
        BinanceOwnTrade: {
            symbol: components["schemas"]["BinanceSymbolName"];
            /** @description The id of the trade. */
            id: components["schemas"]["BinanceOrderId"];
            orderId: components["schemas"]["BinanceOrderId"];
            orderListId: components["schemas"]["BinanceOrderListId"];
            price: components["schemas"]["BinanceDecimalString"];
            qty: components["schemas"]["BinanceDecimalString"];
            quoteQty: components["schemas"]["BinanceDecimalString"];
            /** @description The fee with its VAT. */
            commission: components["schemas"]["BinanceDecimalString"];
            commissionAsset: components["schemas"]["BinanceAssetName"];
            time: components["schemas"]["BinanceEpochMs"];
            isBuyer: boolean;
            isMaker: boolean;
            isBestMatch: boolean;
        };
        BinanceOwnTrades: components["schemas"]["BinanceOwnTrade"][];
        BinanceOwnWithdrawal: {
            id: string;
            /** @description What arrives. */
            amount: components["schemas"]["BinanceDecimalString"];
            transactionFee: components["schemas"]["BinanceDecimalString"];
            coin: components["schemas"]["BinanceAssetName"];
            /** @description 1: cancelled. 2: waits for approval. 3: rejected. 4: in progress. 5: failed. 6: completed. */
            status: number;
            address: string;
            addressTag: string;
            txId: string;
            applyTime: components["schemas"]["BinanceUtcText"];
            completeTime?: components["schemas"]["BinanceUtcText"];
            network: components["schemas"]["BinanceNetworkName"];
            /** Format: int64 */
            transferType: number;
            /** Format: int64 */
            confirmNo: number;
            /** Format: int64 */
            walletType: number;
            /** @description Why it failed; empty otherwise. */
            info: string;
        };
        BinancePermissionSet: "SPOT"[];
        /** @description A new order. `ACK` has the first five members only, and `RESULT` has no fills. */
        BinancePlacedOrder: {
            symbol: components["schemas"]["BinanceSymbolName"];
            orderId: components["schemas"]["BinanceOrderId"];
            orderListId: components["schemas"]["BinanceOrderListId"];
            clientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            transactTime: components["schemas"]["BinanceEpochMs"];
            price?: components["schemas"]["BinanceDecimalString"];
            origQty?: components["schemas"]["BinanceDecimalString"];
            executedQty?: components["schemas"]["BinanceDecimalString"];
            cummulativeQuoteQty?: components["schemas"]["BinanceDecimalString"];
            origQuoteOrderQty?: components["schemas"]["BinanceDecimalString"];
            status?: components["schemas"]["BinanceOrderState"];
            timeInForce?: components["schemas"]["BinanceTimeInForceName"];
            type?: components["schemas"]["BinanceOrderTypeName"];
            side?: components["schemas"]["BinanceSideName"];
            stopPrice?: components["schemas"]["BinanceDecimalString"];
            icebergQty?: components["schemas"]["BinanceDecimalString"];
            workingTime?: components["schemas"]["BinanceWorkingTime"];
            selfTradePreventionMode?: components["schemas"]["BinanceSelfTradePreventionModeName"];
            trailingDelta?: components["schemas"]["BinanceTrailingDeltaValue"];
            /** @description The last match that self-trade prevention kept from being traded, if there is one. */
            preventedMatchId?: components["schemas"]["BinancePreventedMatchId"];
            /** @description What the order lost by it, and by those before. */
            preventedQuantity?: components["schemas"]["BinanceDecimalString"];
            /** @description What the order traded at once. */
            fills?: components["schemas"]["BinanceOrderFill"][];
        };
        /** @description A new order list with its orders. */
        BinancePlacedOrderList: {
            orderListId: components["schemas"]["BinanceOrderId"];
            /** @enum {string} */
            contingencyType: "OCO";
            listStatusType: components["schemas"]["BinanceListStatusType"];
            listOrderStatus: components["schemas"]["BinanceListOrderStatus"];
            listClientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            /** @description The time at which the list was accepted, or cancelled. */
            transactionTime: components["schemas"]["BinanceEpochMs"];
            symbol: components["schemas"]["BinanceSymbolName"];
            orders: components["schemas"]["BinanceListedOrder"][];
            /** @description The orders, in the form that `newOrderRespType` asks for; `RESULT` if omitted. */
            orderReports: components["schemas"]["BinancePlacedOrder"][];
        };
        /** @description A number of decimals. */
        BinancePrecision: number;
        /** @description A match of two of your own orders that was not traded. */
        BinancePreventedMatch: {
            symbol: components["schemas"]["BinanceSymbolName"];
            preventedMatchId: components["schemas"]["BinancePreventedMatchId"];
            /** @description The order that arrived last, whose mode decided. */
            takerOrderId: components["schemas"]["BinanceOrderId"];
            makerSymbol: components["schemas"]["BinanceSymbolName"];
            /** @description The order that was resting. */
            makerOrderId: components["schemas"]["BinanceOrderId"];
            /**
             * Format: int64
             * @description The id of your account. Both orders are of one account.
             */
            tradeGroupId: number;
            selfTradePreventionMode: components["schemas"]["BinanceSelfTradePreventionModeName"];
            /** @description The price at which they would have traded. */
            price: components["schemas"]["BinanceDecimalString"];
            /** @description What the incoming order lost; omitted if nothing. */
            takerPreventedQuantity?: components["schemas"]["BinanceDecimalString"];
            /** @description What the resting order lost; omitted if nothing. */
            makerPreventedQuantity?: components["schemas"]["BinanceDecimalString"];
            transactTime: components["schemas"]["BinanceEpochMs"];
        };
        /**
         * Format: int64
         * @description The id of a prevented match, growing with time.
         */
        BinancePreventedMatchId: number;
        BinancePreventedMatches: components["schemas"]["BinancePreventedMatch"][];
        /** @description The price of an order is from `minPrice` to `maxPrice`, and a multiple of `tickSize`. */
        BinancePriceFilter: {
            /** @constant */
            filterType: "PRICE_FILTER";
            minPrice: components["schemas"]["BinanceDecimalString"];
            maxPrice: components["schemas"]["BinanceDecimalString"];
            tickSize: components["schemas"]["BinanceDecimalString"];
        };
        /** @description A price and the total quantity of all orders at it. */
        BinancePriceLevel: [
            components["schemas"]["BinanceDecimalString"],
            components["schemas"]["BinanceDecimalString"]
        ];
        /** @description Price levels. */
        BinancePriceLevels: components["schemas"]["BinancePriceLevel"][];
        /** @description The price of the last trade. */
        BinancePriceTicker: {
            symbol: components["schemas"]["BinanceSymbolName"];
            price: components["schemas"]["BinanceDecimalString"];
        };
        BinancePriceTickerList: components["schemas"]["BinancePriceTicker"][];
        /** @description One record, or an array of records. */
        BinancePriceTickerOrList: components["schemas"]["BinancePriceTicker"] | components["schemas"]["BinancePriceTickerList"];
        /** @description A trade. */
        BinancePublicTrade: {
            id: components["schemas"]["BinanceRecordId"];
            price: components["schemas"]["BinanceDecimalString"];
            /** @description The quantity in the base asset. */
            qty: components["schemas"]["BinanceDecimalString"];
            /** @description The value in the quote asset. */
            quoteQty: components["schemas"]["BinanceDecimalString"];
            time: components["schemas"]["BinanceEpochMs"];
            /** @description Whether the buyer was the maker. */
            isBuyerMaker: boolean;
            /**
             * @description Always true.
             * @constant
             */
            isBestMatch: true;
        };
        /** @description The quantity of an order, or with `MARKET_LOT_SIZE` of a market order, is from `minQty` to `maxQty`, and a multiple of `stepSize`. */
        BinanceQuantityFilter: {
            /** @enum {string} */
            filterType: "LOT_SIZE" | "MARKET_LOT_SIZE";
            minQty: components["schemas"]["BinanceDecimalString"];
            maxQty: components["schemas"]["BinanceDecimalString"];
            stepSize: components["schemas"]["BinanceDecimalString"];
        };
        /** @description An order in its current state. */
        BinanceQueriedOrder: {
            symbol: components["schemas"]["BinanceSymbolName"];
            orderId: components["schemas"]["BinanceOrderId"];
            orderListId: components["schemas"]["BinanceOrderListId"];
            clientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            /** @description The limit price; 0 for a market order. */
            price: components["schemas"]["BinanceDecimalString"];
            origQty: components["schemas"]["BinanceDecimalString"];
            executedQty: components["schemas"]["BinanceDecimalString"];
            /** @description The value of all fills in the quote asset, without fees. */
            cummulativeQuoteQty: components["schemas"]["BinanceDecimalString"];
            origQuoteOrderQty: components["schemas"]["BinanceDecimalString"];
            status: components["schemas"]["BinanceOrderState"];
            timeInForce: components["schemas"]["BinanceTimeInForceName"];
            type: components["schemas"]["BinanceOrderTypeName"];
            side: components["schemas"]["BinanceSideName"];
            /** @description The price that triggers the order; 0 if there is none. */
            stopPrice: components["schemas"]["BinanceDecimalString"];
            icebergQty: components["schemas"]["BinanceDecimalString"];
            /** @description The time at which the order was accepted. */
            time: components["schemas"]["BinanceEpochMs"];
            /** @description The time of the last change. */
            updateTime: components["schemas"]["BinanceEpochMs"];
            /** @description False while the order waits for its price. */
            isWorking: boolean;
            workingTime?: components["schemas"]["BinanceWorkingTime"];
            selfTradePreventionMode: components["schemas"]["BinanceSelfTradePreventionModeName"];
            trailingDelta?: components["schemas"]["BinanceTrailingDeltaValue"];
            /** @description The last match that self-trade prevention kept from being traded, if there is one. */
            preventedMatchId?: components["schemas"]["BinancePreventedMatchId"];
            /** @description What the order lost by it, and by those before. */
            preventedQuantity?: components["schemas"]["BinanceDecimalString"];
        };
        /** @description An order list in its current state. */
        BinanceQueriedOrderList: {
            orderListId: components["schemas"]["BinanceOrderId"];
            /** @enum {string} */
            contingencyType: "OCO";
            listStatusType: components["schemas"]["BinanceListStatusType"];
            listOrderStatus: components["schemas"]["BinanceListOrderStatus"];
            listClientOrderId: components["schemas"]["BinanceClientOrderIdName"];
            /** @description The time at which the list was accepted, or cancelled. */
            transactionTime: components["schemas"]["BinanceEpochMs"];
            symbol: components["schemas"]["BinanceSymbolName"];
            orders: components["schemas"]["BinanceListedOrder"][];
        };
        BinanceQueriedOrderLists: components["schemas"]["BinanceQueriedOrderList"][];
        BinanceQueriedOrders: components["schemas"]["BinanceQueriedOrder"][];
        BinanceRateLimit: {
            /**
             * @description `REQUEST_WEIGHT`: the weight of the requests of an address. `RAW_REQUESTS`: their number. `ORDERS`: the number of orders of an account.
             * @enum {string}
             */
            rateLimitType: "REQUEST_WEIGHT" | "RAW_REQUESTS" | "ORDERS";
            /** @enum {string} */
            interval: "SECOND" | "MINUTE" | "DAY";
            /**
             * Format: int64
             * @description The number of intervals for which the limit is.
             */
            intervalNum: number;
            /** Format: int64 */
            limit: number;
        };
        /**
         * Format: int64
         * @description A record's id.
         */
        BinanceRecordId: number;
        /** @description The results of both steps. */
        BinanceReplacedOrder: {
            /** @constant */
            cancelResult: "SUCCESS";
            /** @constant */
            newOrderResult: "SUCCESS";
            cancelResponse: components["schemas"]["BinanceCancelledOrder"];
            newOrderResponse: components["schemas"]["BinancePlacedOrder"];
        };
        /**
         * @example EXPIRE_TAKER
         * @enum {string}
         */
        BinanceSelfTradePreventionInput: "NONE" | "EXPIRE_TAKER" | "EXPIRE_MAKER" | "EXPIRE_BOTH" | "DECREMENT";
        /**
         * @description What happens when an order meets one of the same account. `NONE`: they trade. `EXPIRE_TAKER`: the incoming order ends. `EXPIRE_MAKER`: the resting one ends. `EXPIRE_BOTH`: both end. `DECREMENT`: both are reduced by the smaller quantity.
         * @enum {string}
         */
        BinanceSelfTradePreventionModeName: "NONE" | "EXPIRE_TAKER" | "EXPIRE_MAKER" | "EXPIRE_BOTH" | "DECREMENT";
        BinanceServerTime: {
            /** @description The server's clock. */
            serverTime: components["schemas"]["BinanceEpochMs"];
        };
        /**
         * @example BUY
         * @enum {string}
         */
        BinanceSideInput: "BUY" | "SELL";
        /** @enum {string} */
        BinanceSideName: "BUY" | "SELL";
        /**
         * @description An exact decimal in plain notation, which may be negative.
         * @example -1500
         * @example 0.25
         */
        BinanceSignedDecimalString: string;
        /** @description The reason why a step failed. */
        BinanceStepError: {
            /** Format: int64 */
            code: number;
            msg: string;
        };
        /**
         * @description `NOT_ATTEMPTED`: the step before it failed.
         * @enum {string}
         */
        BinanceStepResult: "SUCCESS" | "FAILURE" | "NOT_ATTEMPTED";
        /** @description An account has at most so many orders of the symbol that wait for a stop price. */
        BinanceStopOrdersFilter: {
            /** @constant */
            filterType: "MAX_NUM_ALGO_ORDERS";
            /**
             * Format: int64
             * @description The number of orders that wait for a stop price.
             */
            maxNumAlgoOrders: number;
        };
        BinanceSymbolCommission: {
            symbol: components["schemas"]["BinanceSymbolName"];
            /** @description The fee. */
            standardCommission: components["schemas"]["BinanceAccountRates"];
            specialCommission: components["schemas"]["BinanceAccountRates"];
            /** @description The VAT on the fee. */
            taxCommission: components["schemas"]["BinanceAccountRates"];
            discount: components["schemas"]["BinanceDiscount"];
        };
        /** @description A rule that orders must pass. */
        BinanceSymbolFilter: components["schemas"]["BinancePriceFilter"] | components["schemas"]["BinanceQuantityFilter"] | components["schemas"]["BinanceIcebergPartsFilter"] | components["schemas"]["BinanceTrailingDeltaFilter"] | components["schemas"]["BinanceNotionalFilter"] | components["schemas"]["BinanceOpenOrdersFilter"] | components["schemas"]["BinanceStopOrdersFilter"];
        /**
         * @description Symbols as a JSON array, without spaces.
         * @example ["BTCTHB","ETHTHB"]
         */
        BinanceSymbolListText: string;
        /**
         * @description The base asset and the quote asset in upper case, without a separator.
         * @example BTCTHB
         */
        BinanceSymbolName: string;
        /** @description A symbol, and the orders that it accepts. */
        BinanceSymbolRules: {
            symbol: components["schemas"]["BinanceSymbolName"];
            status: components["schemas"]["BinanceSymbolState"];
            /** @description The asset that is traded. */
            baseAsset: components["schemas"]["BinanceAssetName"];
            /** @description The number of decimals of balances of the base asset. */
            baseAssetPrecision: components["schemas"]["BinancePrecision"];
            /** @description The asset in which the price is expressed. */
            quoteAsset: components["schemas"]["BinanceAssetName"];
            /** @description The same as `quoteAssetPrecision`. */
            quotePrecision: components["schemas"]["BinancePrecision"];
            /** @description The number of decimals of balances of the quote asset. */
            quoteAssetPrecision: components["schemas"]["BinancePrecision"];
            /** @description The number of decimals of a commission in the base asset. */
            baseCommissionPrecision: components["schemas"]["BinancePrecision"];
            /** @description The number of decimals of a commission in the quote asset. */
            quoteCommissionPrecision: components["schemas"]["BinancePrecision"];
            /** @description The types of orders that can be placed. */
            orderTypes: components["schemas"]["BinanceOrderTypeName"][];
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
            filters: components["schemas"]["BinanceSymbolFilter"][];
            /** @description Always empty; see `permissionSets`. */
            permissions: string[];
            /** @description An account may trade the symbol if it has a permission of each inner list. Left out with `showPermissionSets=false`. */
            permissionSets?: components["schemas"]["BinancePermissionSet"][];
            /** @description What applies to an order that names no mode. */
            defaultSelfTradePreventionMode: components["schemas"]["BinanceSelfTradePreventionModeName"];
            /** @description The modes that an order may name. */
            allowedSelfTradePreventionModes: components["schemas"]["BinanceSelfTradePreventionModeName"][];
        };
        /**
         * @description `TRADING`: open for trading. `BREAK`: new orders are refused; orders can be cancelled.
         * @enum {string}
         */
        BinanceSymbolState: "TRADING" | "BREAK";
        /** @example BTCTHB */
        BinanceSymbolText: string;
        BinanceSystemState: {
            /**
             * @description 0: normal. 1: maintenance.
             * @enum {integer}
             */
            status: 0 | 1;
            /** @enum {string} */
            msg: "normal" | "system_maintenance";
        };
        /** @description Empty, or the fee rates of the order. */
        BinanceTestedOrder: {
            /** @description The fee. */
            standardCommissionForOrder?: components["schemas"]["BinanceCommissionRates"];
            specialCommissionForOrder?: components["schemas"]["BinanceCommissionRates"];
            /** @description The VAT on the fee. */
            taxCommissionForOrder?: components["schemas"]["BinanceCommissionRates"];
            discount?: components["schemas"]["BinanceDiscount"];
        };
        /**
         * @description `GTC`: until it is filled or cancelled. `IOC`: what cannot be filled at once is cancelled. `FOK`: all of it at once, or nothing.
         * @example GTC
         * @enum {string}
         */
        BinanceTimeInForceName: "GTC" | "IOC" | "FOK";
        /** @example 1795193615002 */
        BinanceTimeText: string;
        /**
         * Format: int64
         * @description The number of trades.
         */
        BinanceTradeCount: number;
        BinanceTradeFee: {
            symbol: components["schemas"]["BinanceSymbolName"];
            /** @description The fee with its VAT, as a fraction of the value of a fill. */
            makerCommission: components["schemas"]["BinanceDecimalString"];
            /** @description The fee with its VAT, as a fraction of the value of a fill. */
            takerCommission: components["schemas"]["BinanceDecimalString"];
        };
        BinanceTradeFees: components["schemas"]["BinanceTradeFee"][];
        /**
         * Format: int64
         * @description The id of a trade, counted from 1 per symbol; -1 if there is none.
         */
        BinanceTradeIdOrNone: number;
        BinanceTrades: components["schemas"]["BinancePublicTrade"][];
        /** @description The distances of trailing stops, in basis points, from below (`Above`) and from above. */
        BinanceTrailingDeltaFilter: {
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
        BinanceTrailingDeltaValue: number;
        /**
         * @description A time in UTC.
         * @example 2026-11-20 16:50:00
         */
        BinanceUtcText: string;
        /** @description The statistics of a window. Without a trade in it, all prices except the last are 0. */
        BinanceWindowTicker: {
            symbol: components["schemas"]["BinanceSymbolName"];
            priceChange: components["schemas"]["BinanceSignedDecimalString"];
            priceChangePercent: components["schemas"]["BinanceSignedDecimalString"];
            weightedAvgPrice: components["schemas"]["BinanceDecimalString"];
            openPrice: components["schemas"]["BinanceDecimalString"];
            highPrice: components["schemas"]["BinanceDecimalString"];
            lowPrice: components["schemas"]["BinanceDecimalString"];
            /** @description The price of the last trade, also if it was before the window. */
            lastPrice: components["schemas"]["BinanceDecimalString"];
            volume: components["schemas"]["BinanceDecimalString"];
            quoteVolume: components["schemas"]["BinanceDecimalString"];
            /** @description The beginning of the window. */
            openTime: components["schemas"]["BinanceEpochMs"];
            /** @description The end of the window. */
            closeTime: components["schemas"]["BinanceEpochMs"];
            firstId: components["schemas"]["BinanceTradeIdOrNone"];
            lastId: components["schemas"]["BinanceTradeIdOrNone"];
            count: components["schemas"]["BinanceTradeCount"];
        };
        BinanceWindowTickerList: components["schemas"]["BinanceWindowTicker"][];
        /** @description One record, or an array of records. */
        BinanceWindowTickerOrList: components["schemas"]["BinanceWindowTicker"] | components["schemas"]["BinanceMiniTicker"] | components["schemas"]["BinanceWindowTickerList"] | components["schemas"]["BinanceMiniTickerList"];
        BinanceWithdrawalHistory: components["schemas"]["BinanceOwnWithdrawal"][];
        /**
         * Format: int64
         * @description Since when the order works; -1 if it still waits for its price.
         */
        BinanceWorkingTime: number;
    };
    responses: {
        /** @description The `Idempotency-Key`, `client_order_id` or `reference` of this request was used for another request, or the first request with it is still in progress. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server failed unexpectedly. Report the request id. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The `X-Min-Sequence` header is not a position in the event log. */
        InvalidMinSequence: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The values violate a rule of the setting. The message names the rule. Nothing was changed. */
        InvalidSetting: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request is not valid HTTP, or its path contains invalid percent-encoding. */
        MalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The path exists, but does not support the method. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
        /** @description The `Host` header, or the absolute URI in the request line, names a host that is not the one of the exchange. */
        MisdirectedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The role of the token does not permit this operation, or the code of the second factor is missing, wrong or was used before. After several wrong codes, no code is accepted for a while. */
        OperatorCodeRefused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The token is missing, malformed, unknown, expired or revoked, or not valid for this address; the response does not say which. Or the exchange was restored from a backup, and the token was not confirmed yet (`make confirm`). */
        OperatorUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The key is valid but lacks the permission, is used from an IP address that is not on its list, or the request concerns another user. */
        PermissionDenied: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The credentials are missing, unknown, expired or revoked, the app is disabled, or, for an order, `extras` does not belong to `Authorization`. The body is empty. If an order gets this response, send the user through `/portal/login` again. */
        PortalUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Nothing was changed yet. The request was recorded as a proposal, which takes effect when another person approves it. */
        Proposed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Proposal"];
            };
        };
        /** @description The body exceeds 16 KiB. */
        RequestBodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The header lines exceed 8 KiB. */
        RequestHeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The token is valid, but its role does not permit this operation. */
        RoleDenied: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A component that the server needs is unavailable, or the server is starting or stopping. The message says whether the server cannot confirm that its data is current. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
        /** @description A component that the server needs is unavailable, or the server is starting or stopping. The message says whether the outcome is known. */
        ServiceUnavailableForWrites: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
        /** @description The token bucket is empty. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
        /** @description The credentials are missing, malformed, unknown, expired, revoked or wrong. The response does not say which. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The API key or the signature is missing, malformed, unknown, expired, revoked or wrong; the response does not say which. Or the signed `X-Timestamp` is outside its window; the message then gives the server's time and the difference. Or the signature is correct, but of version 1, and the API key is limited to version 2. Or the exchange was restored from a backup, and has not yet confirmed this API key. */
        UnauthorizedKey: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The path and query exceed 4 KiB. */
        UriTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
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
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server failed unexpectedly. Report the request id. */
        V3InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description The `X-Min-Sequence` header is not a position in the event log. */
        V3InvalidMinSequence: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description The path contains invalid percent-encoding. */
        V3MalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description The path exists, but does not support the method. */
        V3MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description No resource exists at this path. The body is empty. */
        V3NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The key is valid but lacks the permission, or is used from an IP address that is not on its list. */
        V3PermissionDenied: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description A component that the server needs is unavailable, or the server is starting or stopping. The message says whether the server cannot confirm that its data is current. */
        V3ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description A component that the server needs is unavailable, or the server is starting or stopping. The message says whether the outcome is known. */
        V3ServiceUnavailableForWrites: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description The token bucket is empty. */
        V3TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description `-2014`: the API key is missing or malformed. `-1022`: the key is unknown, expired or revoked, or the signature is missing or wrong; the response does not say which. `-1021`: the signed `X-Timestamp` is outside its window; the message gives the server's time and the difference. A correct signature of version 1, while the API key is limited to version 2, is `-1022` with a message that says so, and so is an API key that the exchange has not yet confirmed after it was restored from a backup. */
        V3UnauthorizedKey: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description `-2014`: the API key is missing or malformed. `-2015`: the key is unknown, expired or revoked; the response does not say which. `-1022`: the exchange was restored from a backup, and has not yet confirmed this API key. */
        V3UnauthorizedKeyAlone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V3Error"];
            };
        };
        /** @description The partner does not exist or has no webhook. */
        WebhookNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such withdrawal. */
        WithdrawalNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                "X-Sequence": components["headers"]["X-Sequence"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The address is banned, because it went on sending requests after `429`. `Retry-After` says for how long. */
        BinanceAddressBanned: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                "Retry-After": components["headers"]["BinanceRetry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The server failed unexpectedly. Report the request id. */
        BinanceInternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The `X-Min-Sequence` header is not a position in the event log. */
        BinanceInvalidMinSequence: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The request cannot be read, or its path contains invalid percent-encoding. */
        BinanceMalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The path exists, but does not support the method. */
        BinanceMethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                Allow: components["headers"]["BinanceAllow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The server does not serve the host that the request names. */
        BinanceMisdirectedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description There is no operation at this path. */
        BinanceNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description A component that the server needs is unavailable, or the server is starting or stopping. The message says whether the server cannot confirm that its data is current. */
        BinanceServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                "Retry-After": components["headers"]["BinanceRetry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description A component that the server needs is unavailable, or the server is starting or stopping. The message says whether the outcome is known. */
        BinanceServiceUnavailableForWrites: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                "Retry-After": components["headers"]["BinanceRetry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The address or the API key has reached a limit. `Retry-After` says for how long. */
        BinanceTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                "Retry-After": components["headers"]["BinanceRetry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
        /** @description The API key is missing, malformed, unknown, expired, revoked or of another kind; or it may not do this, or not from this address. */
        BinanceUnauthorizedKey: {
            headers: {
                "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                "X-Sequence": components["headers"]["BinanceX-Sequence"];
                "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BinanceErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Return only entries of this asset.
         * @example btc
         */
        AssetFilter: string;
        /**
         * @description The asset, in lower case.
         * @example btc
         */
        AssetInPath: components["schemas"]["AssetInput"];
        /**
         * @description Return only entries of this coin.
         * @example btc
         */
        CurrencyFilter: components["schemas"]["CurrencyInput"];
        /**
         * @description The end of the period in milliseconds, inclusive.
         * @example 1795193600000
         */
        EndTime: string;
        /**
         * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
         * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
         */
        IdempotencyKey: string;
        /**
         * @description The `id` of the maintenance window.
         * @example 3
         */
        MaintenanceWindowIdInPath: components["schemas"]["MaintenanceWindowIdInput"];
        /**
         * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
         * @example 90211
         */
        MinSequence: string;
        /**
         * @description One of the asset's networks, in lower case.
         * @example bitcoin
         */
        NetworkInPath: components["schemas"]["NetworkInput"];
        /**
         * @description The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.
         * @example 492039
         */
        OperatorCode: string;
        /**
         * @description The order's `id`.
         * @example 73310
         */
        OrderIdInPath: components["schemas"]["OrderId"];
        /**
         * @description The withdrawal's `id`.
         * @example 95
         */
        OwnWithdrawalIdInPath: components["schemas"]["OwnWithdrawalId"];
        /**
         * @description The maximum number of entries, from 1 to 100; 10 if omitted.
         * @example 50
         */
        PageLimit: string;
        /**
         * @description The number of entries to skip; 0 if omitted.
         * @example 100
         */
        PageOffset: string;
        /**
         * @description The pair, `<base>_<quote>`.
         * @example btc_thb
         */
        Pair: components["schemas"]["PairInput"];
        /**
         * @description Return only entries of this pair.
         * @example btc_thb
         */
        PairFilter: components["schemas"]["PairInput"];
        /**
         * @description The partner's `id`.
         * @example 7
         */
        PartnerIdInPath: components["schemas"]["PartnerIdInput"];
        /**
         * @description The order's `portal_order_id`.
         * @example 73310
         */
        PortalOrderIdInPath: components["schemas"]["PortalOrderId"];
        /**
         * @description The `id` of the proposal.
         * @example 7
         */
        ProposalIdInPath: components["schemas"]["ProposalIdInput"];
        /**
         * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
         * @example 5000
         */
        RecvWindow: string;
        /**
         * @description The start of the period in milliseconds, inclusive. Must not be after `endTime`.
         * @example 1795190000000
         */
        StartTime: string;
        /**
         * @description The symbol.
         * @example btc_thb
         */
        Symbol: components["schemas"]["PairInput"];
        /**
         * @description Return only this symbol.
         * @example btc_thb
         */
        SymbolFilter: components["schemas"]["PairInput"];
        /**
         * @description The symbol, in lower case.
         * @example btc_thb
         */
        SymbolInPath: components["schemas"]["SymbolInput"];
        /**
         * @description Return only these symbols, each once, in listing order: a JSON array, percent-encoded. Not together with `symbol`.
         * @example ["btc_thb","eth_thb"]
         */
        SymbolsFilter: components["schemas"]["SymbolListInput"];
        /**
         * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
         * @example 1795193608413
         */
        Timestamp: string;
        /**
         * @description Return only entries of this user.
         * @example 1042
         */
        UserFilter: string;
        /**
         * @description The user's `id`.
         * @example 1042
         */
        UserIdInPath: components["schemas"]["UserIdInput"];
        /**
         * @description The maximum number of rows, from 1 to 1000; 500 if omitted.
         * @example 100
         */
        V3Limit: string;
        /**
         * @description The `id` of the entry of the address book.
         * @example 12
         */
        WithdrawalAddressIdInPath: components["schemas"]["WithdrawalAddressId"];
        /**
         * @description The withdrawal's `id`.
         * @example 95
         */
        WithdrawalIdInPath: components["schemas"]["WithdrawalIdInput"];
        /**
         * @description The tag of the address, for networks whose addresses have one.
         * @example
         */
        BinanceAddressTag: string;
        /**
         * @description Your own id of the cancellation, which the response repeats.
         * @example cancel-desk-7
         */
        BinanceCancelNewClientOrderId: components["schemas"]["BinanceClientOrderId"];
        /**
         * @description The id of the order to cancel.
         * @example 28
         */
        BinanceCancelOrderId: components["schemas"]["BinanceOrderIdText"];
        /**
         * @description The client order id of the order to cancel.
         * @example desk-7
         */
        BinanceCancelOrigClientOrderId: components["schemas"]["BinanceClientOrderId"];
        /**
         * @description What happens if the cancellation fails.
         * @example STOP_ON_FAILURE
         */
        BinanceCancelReplaceMode: "STOP_ON_FAILURE" | "ALLOW_FAILURE";
        /**
         * @description Your own id of the cancellation, which the response repeats.
         * @example cancel-desk-7
         */
        BinanceCancellationId: components["schemas"]["BinanceClientOrderId"];
        /**
         * @description The asset.
         * @example BTC
         */
        BinanceCoin: components["schemas"]["BinanceCoinText"];
        /**
         * @description Whether the response has the fee rates.
         * @example true
         */
        BinanceComputeCommissionRates: "true" | "false" | "TRUE" | "FALSE" | "True" | "False";
        /**
         * @description The end of the period, inclusive.
         * @example 1795193615002
         */
        BinanceEndTimeOfList: components["schemas"]["BinanceTimeText"];
        /**
         * @description The id of the first prevented match.
         * @example 1850000
         */
        BinanceFromPreventedMatchId: components["schemas"]["BinanceOrderIdText"];
        /**
         * @description The id of the first trade.
         * @example 56
         */
        BinanceFromTradeId: components["schemas"]["BinanceOrderIdText"];
        /**
         * @description The largest quantity that the order book shows of a limit order with `GTC`; 0 for the whole order.
         * @example 0.01
         */
        BinanceIcebergQuantity: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description The maximum number of entries; 500 if omitted, and at most 1000.
         * @example 100
         */
        BinanceLimitOfList: components["schemas"]["BinanceLimitText"];
        /**
         * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
         * @example 90211
         */
        BinanceMinSequence: string;
        /**
         * @description The network of the asset; may be omitted if there is only one.
         * @example BITCOIN
         */
        BinanceNetwork: components["schemas"]["BinanceNetworkText"];
        /**
         * @description Your own id of the order. The form `id-` with a number is reserved.
         * @example desk-7
         */
        BinanceNewClientOrderId: components["schemas"]["BinanceClientOrderId"];
        /**
         * @description How much the response says: `ACK` that the order was accepted, `RESULT` its state, `FULL` its fills too. `FULL` if omitted for the types LIMIT and MARKET, `ACK` for the others.
         * @example FULL
         */
        BinanceNewOrderRespType: "ACK" | "RESULT" | "FULL";
        /**
         * @description The new quantity of the whole order in the base asset.
         * @example 0.005
         */
        BinanceNewQuantity: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description The number of entries to skip; 0 if omitted.
         * @example 100
         */
        BinanceOffsetOfList: string;
        /**
         * @description Whether balances that are zero are left out.
         * @example true
         */
        BinanceOmitZeroBalances: "true" | "false" | "TRUE" | "FALSE" | "True" | "False";
        /**
         * @description An asset; all assets if omitted.
         * @example BTC
         */
        BinanceOptionalCoin: components["schemas"]["BinanceCoinText"];
        /**
         * @description A symbol; all symbols if omitted.
         * @example BTCTHB
         */
        BinanceOptionalSymbol: components["schemas"]["BinanceSymbolText"];
        /**
         * @description The id of an order.
         * @example 28
         */
        BinanceOrderId: components["schemas"]["BinanceOrderIdText"];
        /**
         * @description The type of the order.
         * @example LIMIT
         */
        BinanceOrderType: components["schemas"]["BinanceOrderTypeInput"];
        /**
         * @description The client order id of an order.
         * @example desk-7
         */
        BinanceOrigClientOrderId: components["schemas"]["BinanceClientOrderId"];
        /**
         * @description The id of a prevented match.
         * @example 1850000
         */
        BinancePreventedMatchId: components["schemas"]["BinanceOrderIdText"];
        /**
         * @description The highest price to pay, or the lowest price to accept.
         * @example 900000
         */
        BinancePrice: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description The quantity in the base asset.
         * @example 0.01
         */
        BinanceQuantity: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description The amount of the quote asset that a market order spends at most, fee included, or for which it sells at most; instead of `quantity`.
         * @example 1000
         */
        BinanceQuoteOrderQuantity: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
         * @example 5000
         */
        BinanceRecvWindow: string;
        /**
         * @description What happens when the order meets one of the same account; the default of the symbol if omitted.
         * @example EXPIRE_TAKER
         */
        BinanceSelfTradePreventionMode: components["schemas"]["BinanceSelfTradePreventionInput"];
        /**
         * @description Whether the order buys or sells.
         * @example BUY
         */
        BinanceSide: components["schemas"]["BinanceSideInput"];
        /**
         * @description The start of the period, inclusive.
         * @example 1795193615002
         */
        BinanceStartTimeOfList: components["schemas"]["BinanceTimeText"];
        /**
         * @description The number of a status; all of them if omitted.
         * @example 1
         */
        BinanceStatusOfTransfer: string;
        /**
         * @description The last price that triggers the order: that price or more for a buy, that price or less for a sell.
         * @example 950000
         */
        BinanceStopPrice: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description The symbol of the order.
         * @example BTCTHB
         */
        BinanceSymbolOfOrder: components["schemas"]["BinanceSymbolText"];
        /**
         * @description How long the order may rest.
         * @example GTC
         */
        BinanceTimeInForce: components["schemas"]["BinanceTimeInForceName"];
        /**
         * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
         * @example 1795193615002
         */
        BinanceTimestamp: string;
        /**
         * @description The distance of a trailing stop in basis points, for the types with a stop price. Once the last price has reached `stopPrice`, or at once without it, a sell tracks the highest price and is triggered when the last price has fallen by the distance; a buy tracks the lowest price and is triggered by a rise.
         * @example 100
         */
        BinanceTrailingDelta: string;
        /**
         * @description The id of a transaction on the network.
         * @example 6d0a8c2f5e4b3a291807f6e5d4c3b2a19081726354a5b6c7d8e9f0a1b2c3d4e5
         */
        BinanceTxId: string;
        /**
         * @description Your own id of the withdrawal. It belongs to one withdrawal for ever: a repetition gets the response to the first request.
         * @example payout-3
         */
        BinanceWithdrawOrderId: components["schemas"]["BinanceClientOrderId"];
        /**
         * @description The address on the network.
         * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
         */
        BinanceWithdrawalAddressText: string;
        /**
         * @description What is debited. The receiver gets it without the fee of the withdrawal.
         * @example 0.05
         */
        BinanceWithdrawalAmountText: components["schemas"]["BinanceDecimalInput"];
        /**
         * @description The maximum number of levels per side; 100 if omitted, and at most 5000.
         * @example 100
         */
        BinancedepthLimit: string;
        /**
         * @description The end of the period in milliseconds, inclusive.
         * @example 1795193600000
         */
        BinanceendTime: string;
        /**
         * @description The id of the first trade to return.
         * @example 1198
         */
        BinancefromId: string;
        /**
         * @description The interval of the klines.
         * @example 1m
         */
        Binanceinterval: components["schemas"]["BinanceKlineIntervalInput"];
        /**
         * @description The maximum number of rows; 500 if omitted, and at most 1000.
         * @example 500
         */
        Binancelimit: string;
        /**
         * @description The listen key.
         * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
         */
        BinancelistenKey: components["schemas"]["BinanceListenKeyInput"];
        /**
         * @description One symbol; the response is then one record.
         * @example BTCTHB
         */
        BinanceoptionalSymbol: components["schemas"]["BinanceSymbolText"];
        /**
         * @description The start of the period in milliseconds, inclusive.
         * @example 1795190000000
         */
        BinancestartTime: string;
        /**
         * @description The symbol.
         * @example BTCTHB
         */
        Binancesymbol: components["schemas"]["BinanceSymbolText"];
        /**
         * @description Symbols as a JSON array, without spaces. Cannot be combined with `symbol`.
         * @example ["BTCTHB","ETHTHB"]
         */
        Binancesymbols: components["schemas"]["BinanceSymbolListText"];
        /**
         * @description Which members the records have; `FULL` if omitted.
         * @example MINI
         */
        BinancetickerType: "FULL" | "MINI";
        /**
         * @description The offset of a time zone from UTC, in hours (`7`, `-8`) or hours and minutes (`05:45`).
         * @example 7
         */
        BinancetimeZone: string;
        /**
         * @description The length of the window: `1m` to `59m`, `1h` to `23h`, or `1d` to `7d`; `1d` if omitted.
         * @example 4h
         */
        BinancewindowSize: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods that the path supports.
         * @example GET, HEAD
         */
        Allow: string;
        /**
         * @description The time since which the operation is deprecated, as `@` and seconds since 1970-01-01T00:00:00Z (RFC 9745).
         * @example @1795132800
         */
        Deprecation: string;
        /**
         * @description Present if the response repeats the outcome of an earlier request with the same `Idempotency-Key`, nonce and signature, or client order id. Nothing was done again.
         * @example true
         */
        "Idempotent-Replayed": "true";
        /**
         * @description The path of the order, `/api/portal-orders/` and its `portal_order_id`.
         * @example /api/portal-orders/73310
         */
        PortalOrderLocation: string;
        /**
         * @description The number of seconds to wait before retrying.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description The time until which the operation works, as an HTTP date (RFC 8594).
         * @example Sat, 20 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description The size of the token bucket: the number of requests of this rate class that it holds when full.
         * @example 160
         */
        "X-RateLimit-Limit": number;
        /**
         * @description The number of requests that are left in the bucket.
         * @example 159
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description The number of seconds until the bucket is full again.
         * @example 1
         */
        "X-RateLimit-Reset": number;
        /**
         * @description The id of the request in the server's records. Quote it when you contact support about a request.
         * @example 0f4f9c1c-6f0f-4f56-9d4e-2a8d7e5b9c11
         */
        "X-Request-Id": string;
        /**
         * @description The newest position in the event log that the response can reflect. Send it as `X-Min-Sequence` with a later request, and its response reflects at least this position.
         * @example 90211
         */
        "X-Sequence": number;
        /**
         * @description Present if this is a sandbox, whose money has no value. The exchange itself never sends it.
         * @example on
         */
        "X-Talad-Sandbox": "on";
        /**
         * @description The number of requests that are used up in the bucket.
         * @example 1
         */
        "x-mbx-used-weight": number;
        /**
         * @description The methods that the path supports.
         * @example GET, HEAD
         */
        BinanceAllow: string;
        /**
         * @description The number of seconds to wait before retrying.
         * @example 1
         */
        "BinanceRetry-After": number;
        /**
         * @description The number of orders that the account has placed in these ten seconds, with this one.
         * @example 7
         */
        "BinanceX-MBX-ORDER-COUNT-10S": number;
        /**
         * @description The same as `X-MBX-USED-WEIGHT-1M`.
         * @example 27
         */
        "BinanceX-MBX-USED-WEIGHT": number;
        /**
         * @description The weight that the address has used in the current minute, with this request.
         * @example 27
         */
        "BinanceX-MBX-USED-WEIGHT-1M": number;
        /**
         * @description The id of the request in the server's records. Quote it when you contact support about a request.
         * @example 0f4f9c1c-6f0f-4f56-9d4e-2a8d7e5b9c11
         */
        "BinanceX-Request-Id": string;
        /**
         * @description The newest position in the event log that the response can reflect. Send it as `X-Min-Sequence` with a later request, and its response reflects at least this position.
         * @example 90211
         */
        "BinanceX-Sequence": number;
        /**
         * @description Present if this is a sandbox, whose money has no value. The exchange itself never sends it.
         * @example on
         */
        "BinanceX-Talad-Sandbox": "on";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createPortalSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The code is not valid, or the request is invalid. If the code had already been used, the session that was created with it has ended. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The pair to buy.
                 * @example btc_thb
                 */
                pair: components["schemas"]["PortalPairInput"];
                /**
                 * @description Only `buy` is supported.
                 * @example buy
                 */
                side: components["schemas"]["OrderSideInput"];
                /**
                 * @description The total amount that the user pays, in the quote asset, fee and VAT included. At most 2 decimals.
                 * @example 2000
                 */
                amount: components["schemas"]["DecimalInput"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description No price is available at the moment. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    createPortalQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalQuote"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description No quote is available at the moment. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listPortalOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders created at this time or later.
                 * @example 2026-11-20T00:00:00Z
                 */
                from?: components["schemas"]["TimestampInput"];
                /**
                 * @description Only orders created before this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                to?: components["schemas"]["TimestampInput"];
                /**
                 * @description The `next_cursor` of the previous page. Do not build it yourself.
                 * @example 1795193608413-73310
                 */
                cursor?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalOrderRecords"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The order matched, completely or in part. `Location` is the address at which the order can be read from now on; it ends with its `portal_order_id`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["PortalOrderLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalOrder"];
                };
            };
            /** @description The request is invalid. Nothing was bought. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            /** @description The order is valid but cannot be executed now. Nothing was bought. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            /** @description The app did not return a usable deposit address within 3 seconds. Nothing was bought. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getPortalOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The order's `portal_order_id`.
                 * @example 73310
                 */
                id: components["parameters"]["PortalOrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalOrderRecord"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["PortalUnauthorized"];
            /** @description The order does not exist, or belongs to another app or user. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    replayPortalWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplayRequest"];
            };
        };
        responses: {
            /** @description The number of messages that will be sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The app has no webhook. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description Your user id, which the API management page shows, or `me`.
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
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
                 * @description The pair, `<base>_<quote>`.
                 * @example btc_thb
                 */
                pair: components["parameters"]["Pair"];
                /**
                 * @description The side to return; both if omitted or empty.
                 * @example buy
                 */
                side?: components["schemas"]["OrderSideFilter"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both sides, or the entries of the requested side. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookOrSide"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The order was accepted. `status` gives the result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            /** @description The order is valid but cannot be accepted now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                 * @description Return only entries of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The order does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The updated order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The order does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The order does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The result that the order would have. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedOrder"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The order is valid but cannot be accepted now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Return only entries of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
                /**
                 * @description Return only orders of this side; all if omitted or empty.
                 * @example buy
                 */
                side?: components["schemas"]["OrderSideFilter"];
                /**
                 * @description `open`: orders with status `created` or `partial_filled`. `close`: orders that have ended. `all`, an empty value, or no `status`: both.
                 * @example open
                 */
                status?: "" | "open" | "close" | "all";
                /**
                 * @description Return only the order with this client order id.
                 * @example desk-7/2026-11-20/0003
                 */
                client_order_id?: components["schemas"]["ClientOrderId"];
                /**
                 * @description Return only orders that were accepted at this time or later, in milliseconds. Must not be after `endTime`.
                 * @example 1795190000000
                 */
                startTime?: string;
                /**
                 * @description Return only orders that were accepted at this time or earlier, in milliseconds.
                 * @example 1795193600000
                 */
                endTime?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The result for each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancellation"][];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    setCancelAfter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelAfterRequest"];
            };
        };
        responses: {
            /** @description The timer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelTimer"];
                };
            };
            /** @description The request is invalid. The timer is as it was. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    createOrderBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBatchRequest"];
            };
        };
        responses: {
            /** @description The result for each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatch"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    cancelOrderBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelOrderBatchRequest"];
            };
        };
        responses: {
            /** @description The result for each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatch"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    testOrderBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBatchRequest"];
            };
        };
        responses: {
            /** @description The results that the orders would have. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedOrderBatch"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                "application/json": components["schemas"]["OrderReplacementRequest"];
            };
        };
        responses: {
            /** @description At least one of the two steps was done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReplacement"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description The order to cancel does not exist, or belongs to another user; the response does not say which. Nothing was changed. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The order to cancel is already completed, cancelled or rejected, or the idempotency key was used for another request. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The new order is valid but cannot be accepted now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
    testOrderReplacement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                "application/json": components["schemas"]["OrderReplacementRequest"];
            };
        };
        responses: {
            /** @description At least one of the two steps would be done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedOrderReplacement"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The order to cancel does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The order to cancel is already completed, cancelled or rejected. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The new order is valid but cannot be accepted now. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    listOrderLists: {
        parameters: {
            query?: {
                /**
                 * @description `open`: lists of which an order is open. `all`, an empty value, or no `status`: all lists.
                 * @example open
                 */
                status?: "" | "open" | "all";
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    createOrderList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderListRequest"];
            };
        };
        responses: {
            /** @description The list was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            /** @description The list is valid but cannot be accepted now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
    getOrderList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description The list does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    cancelOrderList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The list, none of whose orders is open any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description The list does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description None of its orders is open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    getTradeHistory: {
        parameters: {
            query?: {
                /**
                 * @description Return only entries of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
                /**
                 * @description Return trades of `pair` with this id or a greater one, oldest first. Requires `pair`, and cannot be combined with `offset`. `limit` then counts trades, so that a trade between two of your own orders is complete. To get the next page, send the `id` of the last item plus 1.
                 * @example 1205
                 */
                fromId?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeHistory"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The pair, `<base>_<quote>`.
                 * @example btc_thb
                 */
                pair: components["parameters"]["Pair"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fees"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDepositList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankWithdrawalList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The withdrawal, deducted from your balance and waiting to be sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankWithdrawal"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            /** @description The withdrawal is valid but cannot be executed now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                 * @description Return only entries of this coin.
                 * @example btc
                 */
                currency?: components["parameters"]["CurrencyFilter"];
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoDepositList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Return only entries of this coin.
                 * @example btc
                 */
                currency?: components["parameters"]["CurrencyFilter"];
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoWithdrawalList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The withdrawal, deducted from your balance and waiting to be sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoWithdrawal"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            /** @description The withdrawal is valid but cannot be executed now. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
    createTestFunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestFundsRequest"];
            };
        };
        responses: {
            /** @description The funds, credited to your balance. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestFunds"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description This exchange is not a sandbox. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The withdrawal's `id`.
                 * @example 95
                 */
                id: components["parameters"]["OwnWithdrawalIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledWithdrawal"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description The withdrawal does not exist, or belongs to another user; the response does not say which. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The withdrawal is already being sent, has ended, or your account is frozen. Or the idempotency key or the signature belongs to another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
    listWithdrawalAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address book. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAddressBook"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalAddressRequest"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAddress"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The address book is full, or your account is restricted. Nothing was changed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    deleteWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the entry of the address book.
                 * @example 12
                 */
                id: components["parameters"]["WithdrawalAddressIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is removed. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["UnauthorizedKey"];
            403: components["responses"]["PermissionDenied"];
            /** @description Your address book has no such entry. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Return only entries of this coin.
                 * @example btc
                 */
                currency?: components["parameters"]["CurrencyFilter"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description Your deposit address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddress"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description Deposits are paused, or the account is not verified as far as the exchange demands it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description No deposit address is available. Nothing was changed. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradingFees"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrderBookTickers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookTickers"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMarketcap: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics, by pair. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marketcap"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetInfoList"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConfigs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configs"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getExchangeInfo: {
        parameters: {
            query?: {
                /**
                 * @description Return only this symbol.
                 * @example btc_thb
                 */
                symbol?: components["parameters"]["SymbolFilter"];
                /**
                 * @description Return only these symbols, each once, in listing order: a JSON array, percent-encoded. Not together with `symbol`.
                 * @example ["btc_thb","eth_thb"]
                 */
                symbols?: components["parameters"]["SymbolsFilter"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The symbols of the exchange. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeInfo"];
                };
            };
            /** @description A symbol is not listed, or the parameters are malformed or cannot be combined. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    getTicker24hr: {
        parameters: {
            query?: {
                /**
                 * @description Return only this symbol.
                 * @example btc_thb
                 */
                symbol?: components["parameters"]["SymbolFilter"];
                /**
                 * @description Return only these symbols, each once, in listing order: a JSON array, percent-encoded. Not together with `symbol`.
                 * @example ["btc_thb","eth_thb"]
                 */
                symbols?: components["parameters"]["SymbolsFilter"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One record if `symbol` was sent, otherwise an array. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TickerOrTickers"];
                };
            };
            /** @description A symbol is not listed, or the parameters are malformed or cannot be combined. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is reachable. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            400: components["responses"]["V3InvalidMinSequence"];
            429: components["responses"]["V3TooManyRequests"];
            500: components["responses"]["V3InternalServerError"];
            503: components["responses"]["V3ServiceUnavailable"];
        };
    };
    getTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current time of the server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerTime"];
                };
            };
            400: components["responses"]["V3InvalidMinSequence"];
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
                 * @description The maximum number of levels per side, from 1 to 5000; 5 if omitted.
                 * @example 100
                 */
                limit?: string;
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order book. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Depth"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The interval of the kline: `m` minutes, `h` hours, `d` days, `w` weeks, `M` months.
                 * @example 1m
                 */
                interval: components["schemas"]["KlineIntervalInput"];
                /**
                 * @description The maximum number of rows, from 1 to 1000; 500 if omitted.
                 * @example 100
                 */
                limit?: components["parameters"]["V3Limit"];
                /**
                 * @description The start of the period in milliseconds, inclusive. Must not be after `endTime`.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["StartTime"];
                /**
                 * @description The end of the period in milliseconds, inclusive.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["EndTime"];
                /**
                 * @description The offset of a time zone from UTC, from -12:00 to +14:00 in steps of 15 minutes: hours (`7`, `-8`) or hours and minutes (`+7:00`, `05:45`). 0 if omitted. A `+` that is not percent-encoded is understood as well.
                 * @example +7:00
                 */
                timeZone?: string;
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The klines, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KlineRow"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The id of the first trade to return.
                 * @example 1198
                 */
                fromId?: string;
                /**
                 * @description The start of the period in milliseconds, inclusive. Must not be after `endTime`.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["StartTime"];
                /**
                 * @description The end of the period in milliseconds, inclusive.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["EndTime"];
                /**
                 * @description The maximum number of rows, from 1 to 1000; 500 if omitted.
                 * @example 100
                 */
                limit?: components["parameters"]["V3Limit"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggTrade"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description An idempotency key that you choose for this request, 1 to 255 visible ASCII characters. Repeating the same request with the same key returns the first response again, without a time limit. Another request with the same key is rejected. Use a random UUID for each intended purchase.
                 * @example 4f6ed2a0-9a3b-4b8e-8f4b-1f4ad7b2b1c9
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The order was accepted. `status` gives the result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The order cannot be accepted. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                 * @description Return only entries of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
                /**
                 * @description Return only orders of this side; all if omitted or empty.
                 * @example buy
                 */
                side?: components["schemas"]["OrderSideFilter"];
                /**
                 * @description `open`: orders with status `created` or `partial_filled`. `close`: orders that have ended. `all`, an empty value, or no `status`: both.
                 * @example open
                 */
                status?: "" | "open" | "close" | "all";
                /**
                 * @description Return only the order with this client order id.
                 * @example desk-7/2026-11-20/0003
                 */
                client_order_id?: components["schemas"]["ClientOrderId"];
                /**
                 * @description Return only orders that were accepted at this time or later, in milliseconds. Must not be after `endTime`.
                 * @example 1795190000000
                 */
                startTime?: string;
                /**
                 * @description Return only orders that were accepted at this time or earlier, in milliseconds.
                 * @example 1795193600000
                 */
                endTime?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The result for each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancellation"][];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    testOrderV3: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The result that the order would have. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedOrder"];
                };
            };
            /** @description The order could not be accepted. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    getOrderV3: {
        parameters: {
            query?: {
                /**
                 * @description Return only entries of this pair.
                 * @example btc_thb
                 */
                pair?: components["parameters"]["PairFilter"];
            };
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"];
                };
            };
            /** @description The request is invalid, or the order does not exist, or belongs to another user. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    amendOrderV3: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
            /** @description The updated order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The order cannot be amended. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Your clock in milliseconds. If sent, it is part of the signed message, and the server rejects requests that arrive too late or too early.
                 * @example 1795193608413
                 */
                "X-Timestamp"?: components["parameters"]["Timestamp"];
                /**
                 * @description The validity of the request in milliseconds after `X-Timestamp`, from 1 to 60000; 5000 if omitted. Only used together with `X-Timestamp`.
                 * @example 5000
                 */
                "X-Recv-Window"?: components["parameters"]["RecvWindow"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The listen key; the one that you have if omitted.
                 * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
                 */
                listenKey?: components["schemas"]["ListenKeyInput"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The listen key is valid for another 60 minutes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description You have no such listen key, or the body cannot be read. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listen key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListenKey"];
                };
            };
            400: components["responses"]["V3InvalidMinSequence"];
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
                 * @description The listen key; the one that you have if omitted.
                 * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
                 */
                listenKey?: components["schemas"]["ListenKeyInput"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The listen key is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "x-mbx-used-weight": components["headers"]["x-mbx-used-weight"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            /** @description You have no such listen key, or the body cannot be read. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The process responds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
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
            /** @description The server is ready for requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            500: components["responses"]["InternalServerError"];
            /** @description The server is not ready; the members of `checks` that are false say why. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
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
                 * @description The beginning of the e-mail address, case-insensitive.
                 * @example somchai@
                 */
                email?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccounts"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description Another user has this e-mail address. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccountDetails"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    findUsers: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example somchai@
                 */
                text: string;
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMatches"];
                };
            };
            /** @description The text is missing, or too long. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserOrders: {
        parameters: {
            query?: {
                /**
                 * @description Return only open or only closed orders.
                 * @example open
                 */
                status?: "open" | "close";
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOrders"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessions"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The user has no session. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listUserNotes: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The notes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotes"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUserNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                "application/json": components["schemas"]["UserNoteRequest"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNote"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getSecondFactorReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The removal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorReset"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            /** @description There is no such user, or no removal waits: none was requested, or it was cancelled or carried out. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    requestSecondFactorReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The waiting time has begun. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorReset"];
                };
            };
            202: components["responses"]["Proposed"];
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["UserNotFound"];
            /** @description The user has no second factor, or its removal was requested already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    cancelSecondFactorReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The removal was cancelled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description There is no such user, or no removal waits: none was requested, or it was cancelled or carried out. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRecords"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The key and its secret, which is shown only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKey"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the API key, as in `listApiKeys`; or, for existing clients, the API key.
                 * @example 17
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description There is no such API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description Return only entries of this user.
                 * @example 1042
                 */
                user_id?: components["parameters"]["UserFilter"];
                /**
                 * @description Return only entries of this asset.
                 * @example btc
                 */
                asset?: components["parameters"]["AssetFilter"];
                /**
                 * @description Return only entries with this status.
                 * @example pending
                 */
                status?: components["schemas"]["TransferStatus"];
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposits"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    creditDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditDepositRequest"];
            };
        };
        responses: {
            /** @description The credited deposit. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportDepositAddressesRequest"];
            };
        };
        responses: {
            /** @description The result of the import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddressPool"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
                 * @description Return only entries of this user.
                 * @example 1042
                 */
                user_id?: components["parameters"]["UserFilter"];
                /**
                 * @description Return only entries of this asset.
                 * @example btc
                 */
                asset?: components["parameters"]["AssetFilter"];
                /**
                 * @description Return only entries with this status. `awaiting_approval` selects the `queued` ones that require approval by a second operator.
                 * @example queued
                 */
                status?: "awaiting_approval" | "queued" | "sending" | "sent" | "confirmed" | "failed";
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecords"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["WithdrawalNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.
                 * @example 492039
                 */
                "X-Operator-Code"?: components["parameters"]["OperatorCode"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["OperatorCodeRefused"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description The withdrawal does not wait for approval, or another operator has approved it. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                "application/json": components["schemas"]["RejectionRequest"];
            };
        };
        responses: {
            /** @description The updated withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description The withdrawal is being sent or has ended. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    markWithdrawalSending: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description The withdrawal waits for approval, you approved it yourself, or another operator has started to send it. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description The withdrawal is not being sent manually. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description The withdrawal was not sent manually, or has ended. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated withdrawal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRecord"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WithdrawalNotFound"];
            /** @description The failure is not possible in the current state, or the withdrawal is not being sent manually. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partners"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPartner"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated partner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSecret"];
                };
            };
            202: components["responses"]["Proposed"];
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["PartnerNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    getPartnerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhook"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putPartnerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPartnerWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook is enabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookSecret"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
    disablePartnerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is disabled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    rotatePartnerWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookSecret"];
                };
            };
            202: components["responses"]["Proposed"];
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    replayPartnerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplayRequest"];
            };
        };
        responses: {
            /** @description The number of messages that will be sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listPartnerWebhookMessages: {
        parameters: {
            query?: {
                /**
                 * @description Return only messages in this state.
                 * @example pending
                 */
                state?: "pending" | "delivered";
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The partner's `id`.
                 * @example 7
                 */
                partnerid: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookMessages"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPortalSessions: {
        parameters: {
            query?: {
                /**
                 * @description Return only entries of this user.
                 * @example 1042
                 */
                user_id?: string;
                /**
                 * @description Return only sessions of this partner.
                 * @example 7
                 */
                partner_id?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSessionRecords"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokePortalSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The session is revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description There is no such session. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated asset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAsset"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidSetting"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    putNetworkStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The asset, in lower case.
                 * @example btc
                 */
                asset: components["parameters"]["AssetInPath"];
                /**
                 * @description One of the asset's networks, in lower case.
                 * @example bitcoin
                 */
                network: components["parameters"]["NetworkInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkStatusSettings"];
            };
        };
        responses: {
            /** @description The updated network. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetNetwork"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid, or the asset or its network does not exist. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableForWrites"];
        };
    };
    listMaintenanceWindows: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The windows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceWindows"];
                };
            };
            /** @description A parameter is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMaintenanceWindow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMaintenanceWindow"];
            };
        };
        responses: {
            /** @description The window. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceWindow"];
                };
            };
            /** @description The request is invalid, or the window does not end after it begins and in the future. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            413: components["responses"]["RequestBodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 100 windows are running or planned already. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    endMaintenanceWindow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the maintenance window.
                 * @example 3
                 */
                windowid: components["parameters"]["MaintenanceWindowIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window, which is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceWindow"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description There is no such maintenance window. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The maintenance window is over already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    putApprovalThreshold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated asset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAsset"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated symbol. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSymbol"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The symbol, in lower case.
                 * @example btc_thb
                 */
                symbol: components["parameters"]["SymbolInPath"];
                /**
                 * @description The fee tier.
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
            /** @description The updated fees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedule"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
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
            /** @description The updated limit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalLimit"];
                };
            };
            202: components["responses"]["Proposed"];
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
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
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketRules"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOperatorTokens: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens, without their secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorTokens"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOperatorToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOperatorTokenRequest"];
            };
        };
        responses: {
            /** @description The token, which is shown only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedOperatorToken"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description With `DUAL_CONTROL=off`, only an approver can create tokens. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    revokeOperatorToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the operator token.
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
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description There is no such operator token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description No other token could create tokens. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    activateOperatorToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.
                 * @example 492039
                 */
                "X-Operator-Code"?: components["parameters"]["OperatorCode"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the operator token.
                 * @example 3
                 */
                tokenid: components["schemas"]["OperatorTokenIdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active token, without its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorTokenRecord"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["OperatorCodeRefused"];
            /** @description There is no such operator token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The token does not wait for its activation, you are the person who created it, or neither of you is an approver. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    deleteOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.
                 * @example 492039
                 */
                "X-Operator-Code"?: components["parameters"]["OperatorCode"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the operator token.
                 * @example 3
                 */
                tokenid: components["schemas"]["OperatorTokenIdInput"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token has no second factor. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["OperatorCodeRefused"];
            /** @description There is no such operator token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description You are the same person, or neither of you is an approver. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    createOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, which is shown only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedOperatorSecondFactor"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            /** @description The token has a second factor. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    listProposals: {
        parameters: {
            query?: {
                /**
                 * @description Return only proposals with this status.
                 * @example pending
                 */
                status?: components["schemas"]["ProposalStatus"];
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposals"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the proposal.
                 * @example 7
                 */
                proposalid: components["parameters"]["ProposalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            /** @description There is no such proposal. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    approveProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.
                 * @example 492039
                 */
                "X-Operator-Code"?: components["parameters"]["OperatorCode"];
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the proposal.
                 * @example 7
                 */
                proposalid: components["parameters"]["ProposalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal was decided: `done`, or `refused` with the error code of the operation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedProposal"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["OperatorCodeRefused"];
            /** @description There is no such proposal. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The proposal is not pending, the token that proposed it is not valid any more, you are the person who proposed it, or neither of you is an approver. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    rejectProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path: {
                /**
                 * @description The `id` of the proposal.
                 * @example 7
                 */
                proposalid: components["parameters"]["ProposalIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RejectionRequest"];
            };
        };
        responses: {
            /** @description The rejected proposal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            403: components["responses"]["RoleDenied"];
            /** @description There is no such proposal. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The proposal is not pending. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    listOperatorActions: {
        parameters: {
            query?: {
                /**
                 * @description Return only actions of this token.
                 * @example 1
                 */
                operator_id?: string;
                /**
                 * @description Return only actions of this operation.
                 * @example updateUser
                 */
                operation?: string;
                /**
                 * @description The maximum number of entries, from 1 to 100; 10 if omitted.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorActions"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAudit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditReport"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHouseBalances: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseBalances"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustodyReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyReconciliation"];
                };
            };
            400: components["responses"]["InvalidMinSequence"];
            401: components["responses"]["OperatorUnauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveCustodyCallback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["MinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustodyCallback"];
            };
        };
        responses: {
            /** @description The event was processed, now or before. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
            /** @description The event concerns a withdrawal or a deposit address that does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The event contradicts the records of the exchange, or its `event_id` was used for another event. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["X-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["X-Sequence"];
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
    pingBinance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is reachable. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceEmptyObject"];
                };
            };
            400: components["responses"]["BinanceInvalidMinSequence"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current time of the server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceServerTime"];
                };
            };
            400: components["responses"]["BinanceInvalidMinSequence"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceExchangeInfo: {
        parameters: {
            query?: {
                /**
                 * @description One symbol. Cannot be combined with the other parameters that select symbols.
                 * @example BTCTHB
                 */
                symbol?: components["schemas"]["BinanceSymbolText"];
                /**
                 * @description Symbols as a JSON array, without spaces.
                 * @example ["BTCTHB","ETHTHB"]
                 */
                symbols?: components["schemas"]["BinanceSymbolListText"];
                /**
                 * @description A permission, or a JSON array of permissions. Every symbol has `SPOT`, and no other one.
                 * @example SPOT
                 */
                permissions?: string;
                /**
                 * @description Whether symbols have the member `permissionSets`; `true` if omitted.
                 * @example false
                 */
                showPermissionSets?: "true" | "false";
                /**
                 * @description The status of the symbols: `TRADING`, `HALT` or `BREAK`. No symbol has `HALT`. Cannot be combined with `symbol` or `symbols`.
                 * @example TRADING
                 */
                symbolStatus?: "TRADING" | "HALT" | "BREAK";
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits and the symbols. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceExchangeInformation"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceDepth: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
                /**
                 * @description The maximum number of levels per side; 100 if omitted, and at most 5000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinancedepthLimit"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceDepth"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceTrades: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
                /**
                 * @description The maximum number of rows; 500 if omitted, and at most 1000.
                 * @example 500
                 */
                limit?: components["parameters"]["Binancelimit"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceTrades"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceHistoricalTrades: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
                /**
                 * @description The maximum number of rows; 500 if omitted, and at most 1000.
                 * @example 500
                 */
                limit?: components["parameters"]["Binancelimit"];
                /**
                 * @description The id of the first trade to return.
                 * @example 1198
                 */
                fromId?: components["parameters"]["BinancefromId"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceTrades"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceAggTrades: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
                /**
                 * @description The id of the first trade to return.
                 * @example 1198
                 */
                fromId?: components["parameters"]["BinancefromId"];
                /**
                 * @description The start of the period in milliseconds, inclusive.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["BinancestartTime"];
                /**
                 * @description The end of the period in milliseconds, inclusive.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["BinanceendTime"];
                /**
                 * @description The maximum number of rows; 500 if omitted, and at most 1000.
                 * @example 500
                 */
                limit?: components["parameters"]["Binancelimit"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceAggregateTrades"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceKlines: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
                /**
                 * @description The interval of the klines.
                 * @example 1m
                 */
                interval: components["parameters"]["Binanceinterval"];
                /**
                 * @description The maximum number of rows; 500 if omitted, and at most 1000.
                 * @example 500
                 */
                limit?: components["parameters"]["Binancelimit"];
                /**
                 * @description The start of the period in milliseconds, inclusive.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["BinancestartTime"];
                /**
                 * @description The end of the period in milliseconds, inclusive.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["BinanceendTime"];
                /**
                 * @description The offset of a time zone from UTC, in hours (`7`, `-8`) or hours and minutes (`05:45`).
                 * @example 7
                 */
                timeZone?: components["parameters"]["BinancetimeZone"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceKlines"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceUiKlines: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
                /**
                 * @description The interval of the klines.
                 * @example 1m
                 */
                interval: components["parameters"]["Binanceinterval"];
                /**
                 * @description The maximum number of rows; 500 if omitted, and at most 1000.
                 * @example 500
                 */
                limit?: components["parameters"]["Binancelimit"];
                /**
                 * @description The start of the period in milliseconds, inclusive.
                 * @example 1795190000000
                 */
                startTime?: components["parameters"]["BinancestartTime"];
                /**
                 * @description The end of the period in milliseconds, inclusive.
                 * @example 1795193600000
                 */
                endTime?: components["parameters"]["BinanceendTime"];
                /**
                 * @description The offset of a time zone from UTC, in hours (`7`, `-8`) or hours and minutes (`05:45`).
                 * @example 7
                 */
                timeZone?: components["parameters"]["BinancetimeZone"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceKlines"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceAveragePrice: {
        parameters: {
            query: {
                /**
                 * @description The symbol.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["Binancesymbol"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceAveragePrice"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceTradingDayTicker: {
        parameters: {
            query?: {
                /**
                 * @description One symbol; the response is then one record.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceoptionalSymbol"];
                /**
                 * @description Symbols as a JSON array, without spaces. Cannot be combined with `symbol`.
                 * @example ["BTCTHB","ETHTHB"]
                 */
                symbols?: components["parameters"]["Binancesymbols"];
                /**
                 * @description The offset of a time zone from UTC, in hours (`7`, `-8`) or hours and minutes (`05:45`).
                 * @example 7
                 */
                timeZone?: components["parameters"]["BinancetimeZone"];
                /**
                 * @description Which members the records have; `FULL` if omitted.
                 * @example MINI
                 */
                type?: components["parameters"]["BinancetickerType"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceWindowTickerOrList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceWindowTicker: {
        parameters: {
            query?: {
                /**
                 * @description One symbol; the response is then one record.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceoptionalSymbol"];
                /**
                 * @description Symbols as a JSON array, without spaces. Cannot be combined with `symbol`.
                 * @example ["BTCTHB","ETHTHB"]
                 */
                symbols?: components["parameters"]["Binancesymbols"];
                /**
                 * @description The length of the window: `1m` to `59m`, `1h` to `23h`, or `1d` to `7d`; `1d` if omitted.
                 * @example 4h
                 */
                windowSize?: components["parameters"]["BinancewindowSize"];
                /**
                 * @description Which members the records have; `FULL` if omitted.
                 * @example MINI
                 */
                type?: components["parameters"]["BinancetickerType"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceWindowTickerOrList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceTicker24hr: {
        parameters: {
            query?: {
                /**
                 * @description One symbol; the response is then one record.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceoptionalSymbol"];
                /**
                 * @description Symbols as a JSON array, without spaces. Cannot be combined with `symbol`.
                 * @example ["BTCTHB","ETHTHB"]
                 */
                symbols?: components["parameters"]["Binancesymbols"];
                /**
                 * @description Which members the records have; `FULL` if omitted.
                 * @example MINI
                 */
                type?: components["parameters"]["BinancetickerType"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceDayTickerOrList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceTickerPrice: {
        parameters: {
            query?: {
                /**
                 * @description One symbol; the response is then one record.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceoptionalSymbol"];
                /**
                 * @description Symbols as a JSON array, without spaces. Cannot be combined with `symbol`.
                 * @example ["BTCTHB","ETHTHB"]
                 */
                symbols?: components["parameters"]["Binancesymbols"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinancePriceTickerOrList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceBookTicker: {
        parameters: {
            query?: {
                /**
                 * @description One symbol; the response is then one record.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceoptionalSymbol"];
                /**
                 * @description Symbols as a JSON array, without spaces. Cannot be combined with `symbol`.
                 * @example ["BTCTHB","ETHTHB"]
                 */
                symbols?: components["parameters"]["Binancesymbols"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As described. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceBookTickerOrList"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceOrder: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of an order.
                 * @example 28
                 */
                orderId?: components["parameters"]["BinanceOrderId"];
                /**
                 * @description The client order id of an order.
                 * @example desk-7
                 */
                origClientOrderId?: components["parameters"]["BinanceOrigClientOrderId"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceQueriedOrder"];
                };
            };
            /** @description The request is invalid, or there is no such order of yours. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    createBinanceOrder: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description Whether the order buys or sells.
                 * @example BUY
                 */
                side: components["parameters"]["BinanceSide"];
                /**
                 * @description The type of the order.
                 * @example LIMIT
                 */
                type: components["parameters"]["BinanceOrderType"];
                /**
                 * @description How long the order may rest.
                 * @example GTC
                 */
                timeInForce?: components["parameters"]["BinanceTimeInForce"];
                /**
                 * @description The quantity in the base asset.
                 * @example 0.01
                 */
                quantity?: components["parameters"]["BinanceQuantity"];
                /**
                 * @description The amount of the quote asset that a market order spends at most, fee included, or for which it sells at most; instead of `quantity`.
                 * @example 1000
                 */
                quoteOrderQty?: components["parameters"]["BinanceQuoteOrderQuantity"];
                /**
                 * @description The largest quantity that the order book shows of a limit order with `GTC`; 0 for the whole order.
                 * @example 0.01
                 */
                icebergQty?: components["parameters"]["BinanceIcebergQuantity"];
                /**
                 * @description The highest price to pay, or the lowest price to accept.
                 * @example 900000
                 */
                price?: components["parameters"]["BinancePrice"];
                /**
                 * @description The last price that triggers the order: that price or more for a buy, that price or less for a sell.
                 * @example 950000
                 */
                stopPrice?: components["parameters"]["BinanceStopPrice"];
                /**
                 * @description The distance of a trailing stop in basis points, for the types with a stop price. Once the last price has reached `stopPrice`, or at once without it, a sell tracks the highest price and is triggered when the last price has fallen by the distance; a buy tracks the lowest price and is triggered by a rise.
                 * @example 100
                 */
                trailingDelta?: components["parameters"]["BinanceTrailingDelta"];
                /**
                 * @description Your own id of the order. The form `id-` with a number is reserved.
                 * @example desk-7
                 */
                newClientOrderId?: components["parameters"]["BinanceNewClientOrderId"];
                /**
                 * @description How much the response says: `ACK` that the order was accepted, `RESULT` its state, `FULL` its fills too. `FULL` if omitted for the types LIMIT and MARKET, `ACK` for the others.
                 * @example FULL
                 */
                newOrderRespType?: components["parameters"]["BinanceNewOrderRespType"];
                /**
                 * @description What happens when the order meets one of the same account; the default of the symbol if omitted.
                 * @example EXPIRE_TAKER
                 */
                selfTradePreventionMode?: components["parameters"]["BinanceSelfTradePreventionMode"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order was accepted. Its form depends on `newOrderRespType`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    "X-MBX-ORDER-COUNT-10S": components["headers"]["BinanceX-MBX-ORDER-COUNT-10S"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinancePlacedOrder"];
                };
            };
            /** @description The order is refused. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    cancelBinanceOrder: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of an order.
                 * @example 28
                 */
                orderId?: components["parameters"]["BinanceOrderId"];
                /**
                 * @description The client order id of an order.
                 * @example desk-7
                 */
                origClientOrderId?: components["parameters"]["BinanceOrigClientOrderId"];
                /**
                 * @description Your own id of the cancellation, which the response repeats.
                 * @example cancel-desk-7
                 */
                newClientOrderId?: components["parameters"]["BinanceCancellationId"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceCancelledOrder"];
                };
            };
            /** @description The request is invalid, or there is no such open order of yours. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    testBinanceOrder: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description Whether the order buys or sells.
                 * @example BUY
                 */
                side: components["parameters"]["BinanceSide"];
                /**
                 * @description The type of the order.
                 * @example LIMIT
                 */
                type: components["parameters"]["BinanceOrderType"];
                /**
                 * @description How long the order may rest.
                 * @example GTC
                 */
                timeInForce?: components["parameters"]["BinanceTimeInForce"];
                /**
                 * @description The quantity in the base asset.
                 * @example 0.01
                 */
                quantity?: components["parameters"]["BinanceQuantity"];
                /**
                 * @description The amount of the quote asset that a market order spends at most, fee included, or for which it sells at most; instead of `quantity`.
                 * @example 1000
                 */
                quoteOrderQty?: components["parameters"]["BinanceQuoteOrderQuantity"];
                /**
                 * @description The largest quantity that the order book shows of a limit order with `GTC`; 0 for the whole order.
                 * @example 0.01
                 */
                icebergQty?: components["parameters"]["BinanceIcebergQuantity"];
                /**
                 * @description The highest price to pay, or the lowest price to accept.
                 * @example 900000
                 */
                price?: components["parameters"]["BinancePrice"];
                /**
                 * @description The last price that triggers the order: that price or more for a buy, that price or less for a sell.
                 * @example 950000
                 */
                stopPrice?: components["parameters"]["BinanceStopPrice"];
                /**
                 * @description The distance of a trailing stop in basis points, for the types with a stop price. Once the last price has reached `stopPrice`, or at once without it, a sell tracks the highest price and is triggered when the last price has fallen by the distance; a buy tracks the lowest price and is triggered by a rise.
                 * @example 100
                 */
                trailingDelta?: components["parameters"]["BinanceTrailingDelta"];
                /**
                 * @description Your own id of the order. The form `id-` with a number is reserved.
                 * @example desk-7
                 */
                newClientOrderId?: components["parameters"]["BinanceNewClientOrderId"];
                /**
                 * @description How much the response says: `ACK` that the order was accepted, `RESULT` its state, `FULL` its fills too. `FULL` if omitted for the types LIMIT and MARKET, `ACK` for the others.
                 * @example FULL
                 */
                newOrderRespType?: components["parameters"]["BinanceNewOrderRespType"];
                /**
                 * @description What happens when the order meets one of the same account; the default of the symbol if omitted.
                 * @example EXPIRE_TAKER
                 */
                selfTradePreventionMode?: components["parameters"]["BinanceSelfTradePreventionMode"];
                /**
                 * @description Whether the response has the fee rates.
                 * @example true
                 */
                computeCommissionRates?: components["parameters"]["BinanceComputeCommissionRates"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order would be accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceTestedOrder"];
                };
            };
            /** @description The order would be refused. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    replaceBinanceOrder: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description Whether the order buys or sells.
                 * @example BUY
                 */
                side: components["parameters"]["BinanceSide"];
                /**
                 * @description The type of the order.
                 * @example LIMIT
                 */
                type: components["parameters"]["BinanceOrderType"];
                /**
                 * @description What happens if the cancellation fails.
                 * @example STOP_ON_FAILURE
                 */
                cancelReplaceMode: components["parameters"]["BinanceCancelReplaceMode"];
                /**
                 * @description How long the order may rest.
                 * @example GTC
                 */
                timeInForce?: components["parameters"]["BinanceTimeInForce"];
                /**
                 * @description The quantity in the base asset.
                 * @example 0.01
                 */
                quantity?: components["parameters"]["BinanceQuantity"];
                /**
                 * @description The amount of the quote asset that a market order spends at most, fee included, or for which it sells at most; instead of `quantity`.
                 * @example 1000
                 */
                quoteOrderQty?: components["parameters"]["BinanceQuoteOrderQuantity"];
                /**
                 * @description The largest quantity that the order book shows of a limit order with `GTC`; 0 for the whole order.
                 * @example 0.01
                 */
                icebergQty?: components["parameters"]["BinanceIcebergQuantity"];
                /**
                 * @description The highest price to pay, or the lowest price to accept.
                 * @example 900000
                 */
                price?: components["parameters"]["BinancePrice"];
                /**
                 * @description The last price that triggers the order: that price or more for a buy, that price or less for a sell.
                 * @example 950000
                 */
                stopPrice?: components["parameters"]["BinanceStopPrice"];
                /**
                 * @description The distance of a trailing stop in basis points, for the types with a stop price. Once the last price has reached `stopPrice`, or at once without it, a sell tracks the highest price and is triggered when the last price has fallen by the distance; a buy tracks the lowest price and is triggered by a rise.
                 * @example 100
                 */
                trailingDelta?: components["parameters"]["BinanceTrailingDelta"];
                /**
                 * @description The id of the order to cancel.
                 * @example 28
                 */
                cancelOrderId?: components["parameters"]["BinanceCancelOrderId"];
                /**
                 * @description The client order id of the order to cancel.
                 * @example desk-7
                 */
                cancelOrigClientOrderId?: components["parameters"]["BinanceCancelOrigClientOrderId"];
                /**
                 * @description Your own id of the cancellation, which the response repeats.
                 * @example cancel-desk-7
                 */
                cancelNewClientOrderId?: components["parameters"]["BinanceCancelNewClientOrderId"];
                /**
                 * @description Your own id of the order. The form `id-` with a number is reserved.
                 * @example desk-7
                 */
                newClientOrderId?: components["parameters"]["BinanceNewClientOrderId"];
                /**
                 * @description How much the response says: `ACK` that the order was accepted, `RESULT` its state, `FULL` its fills too. `FULL` if omitted for the types LIMIT and MARKET, `ACK` for the others.
                 * @example FULL
                 */
                newOrderRespType?: components["parameters"]["BinanceNewOrderRespType"];
                /**
                 * @description What happens when the order meets one of the same account; the default of the symbol if omitted.
                 * @example EXPIRE_TAKER
                 */
                selfTradePreventionMode?: components["parameters"]["BinanceSelfTradePreventionMode"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both steps succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    "X-MBX-ORDER-COUNT-10S": components["headers"]["BinanceX-MBX-ORDER-COUNT-10S"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceReplacedOrder"];
                };
            };
            /** @description The request is invalid, or no step succeeded. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            /** @description Only one of the two steps succeeded. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    amendBinanceOrder: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of an order.
                 * @example 28
                 */
                orderId?: components["parameters"]["BinanceOrderId"];
                /**
                 * @description The client order id of an order.
                 * @example desk-7
                 */
                origClientOrderId?: components["parameters"]["BinanceOrigClientOrderId"];
                /**
                 * @description The new quantity of the whole order in the base asset.
                 * @example 0.005
                 */
                newQty: components["parameters"]["BinanceNewQuantity"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is amended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceAmendment"];
                };
            };
            /** @description The request is invalid, or there is no such open order of yours. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    listBinanceOpenOrders: {
        parameters: {
            query: {
                /**
                 * @description A symbol; all symbols if omitted.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceOptionalSymbol"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceQueriedOrders"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    cancelBinanceOpenOrders: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceCancelledOrders"];
                };
            };
            /** @description The request is invalid, or you have no open order of the symbol. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    listBinanceOrders: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of an order.
                 * @example 28
                 */
                orderId?: components["parameters"]["BinanceOrderId"];
                /**
                 * @description The start of the period, inclusive.
                 * @example 1795193615002
                 */
                startTime?: components["parameters"]["BinanceStartTimeOfList"];
                /**
                 * @description The end of the period, inclusive.
                 * @example 1795193615002
                 */
                endTime?: components["parameters"]["BinanceEndTimeOfList"];
                /**
                 * @description The maximum number of entries; 500 if omitted, and at most 1000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinanceLimitOfList"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceQueriedOrders"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    createBinanceOrderList: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description Your own id of the list.
                 * @example list-7
                 */
                listClientOrderId?: components["schemas"]["BinanceClientOrderId"];
                /**
                 * @description Whether the order buys or sells.
                 * @example BUY
                 */
                side: components["parameters"]["BinanceSide"];
                /**
                 * @description The quantity of each order in the base asset.
                 * @example 0.01
                 */
                quantity: components["schemas"]["BinanceDecimalInput"];
                /**
                 * @description The type of the order with the higher price.
                 * @example LIMIT_MAKER
                 */
                aboveType: components["schemas"]["BinanceListedOrderType"];
                /**
                 * @description Your own id of this order.
                 * @example desk-8
                 */
                aboveClientOrderId?: components["schemas"]["BinanceClientOrderId"];
                /**
                 * @description The limit price of this order.
                 * @example 1000000
                 */
                abovePrice?: components["schemas"]["BinanceDecimalInput"];
                /**
                 * @description The last price that triggers this order.
                 * @example 950000
                 */
                aboveStopPrice?: components["schemas"]["BinanceDecimalInput"];
                /**
                 * @description How long this order may rest once it is triggered; not `FOK`.
                 * @example GTC
                 */
                aboveTimeInForce?: components["schemas"]["BinanceTimeInForceName"];
                /**
                 * @description The type of the order with the lower price.
                 * @example STOP_LOSS
                 */
                belowType: components["schemas"]["BinanceListedOrderType"];
                /**
                 * @description Your own id of this order.
                 * @example desk-9
                 */
                belowClientOrderId?: components["schemas"]["BinanceClientOrderId"];
                /**
                 * @description The limit price of this order.
                 * @example 1000000
                 */
                belowPrice?: components["schemas"]["BinanceDecimalInput"];
                /**
                 * @description The last price that triggers this order.
                 * @example 950000
                 */
                belowStopPrice?: components["schemas"]["BinanceDecimalInput"];
                /**
                 * @description How long this order may rest once it is triggered; not `FOK`.
                 * @example GTC
                 */
                belowTimeInForce?: components["schemas"]["BinanceTimeInForceName"];
                /**
                 * @description How much the response says: `ACK` that the order was accepted, `RESULT` its state, `FULL` its fills too. `FULL` if omitted for the types LIMIT and MARKET, `ACK` for the others.
                 * @example FULL
                 */
                newOrderRespType?: components["parameters"]["BinanceNewOrderRespType"];
                /**
                 * @description What happens when the order meets one of the same account; the default of the symbol if omitted.
                 * @example EXPIRE_TAKER
                 */
                selfTradePreventionMode?: components["parameters"]["BinanceSelfTradePreventionMode"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    "X-MBX-ORDER-COUNT-10S": components["headers"]["BinanceX-MBX-ORDER-COUNT-10S"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinancePlacedOrderList"];
                };
            };
            /** @description The list is refused. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    getBinanceOrderList: {
        parameters: {
            query: {
                /**
                 * @description The id of a list.
                 * @example 28
                 */
                orderListId?: components["schemas"]["BinanceOrderIdText"];
                /**
                 * @description Your own id of a list.
                 * @example list-7
                 */
                origClientOrderId?: components["schemas"]["BinanceClientOrderId"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceQueriedOrderList"];
                };
            };
            /** @description The request is invalid, or there is no such list of yours. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    cancelBinanceOrderList: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of a list.
                 * @example 28
                 */
                orderListId?: components["schemas"]["BinanceOrderIdText"];
                /**
                 * @description Your own id of a list.
                 * @example list-7
                 */
                listClientOrderId?: components["schemas"]["BinanceClientOrderId"];
                /**
                 * @description Your own id of the cancellation, which the response repeats.
                 * @example cancel-desk-7
                 */
                newClientOrderId?: components["parameters"]["BinanceCancellationId"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders of the list are cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceCancelledOrderList"];
                };
            };
            /** @description The request is invalid, or there is no such open list of yours. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    listBinanceOrderLists: {
        parameters: {
            query: {
                /**
                 * @description The id of the first list. Cannot be combined with a period.
                 * @example 28
                 */
                fromId?: components["schemas"]["BinanceOrderIdText"];
                /**
                 * @description The start of the period, inclusive.
                 * @example 1795193615002
                 */
                startTime?: components["parameters"]["BinanceStartTimeOfList"];
                /**
                 * @description The end of the period, inclusive.
                 * @example 1795193615002
                 */
                endTime?: components["parameters"]["BinanceEndTimeOfList"];
                /**
                 * @description The maximum number of entries; 500 if omitted, and at most 1000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinanceLimitOfList"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceQueriedOrderLists"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceOpenOrderLists: {
        parameters: {
            query: {
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceQueriedOrderLists"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceAccount: {
        parameters: {
            query: {
                /**
                 * @description Whether balances that are zero are left out.
                 * @example true
                 */
                omitZeroBalances?: components["parameters"]["BinanceOmitZeroBalances"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceAccount"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceCommission: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceSymbolCommission"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceOwnTrades: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of an order.
                 * @example 28
                 */
                orderId?: components["parameters"]["BinanceOrderId"];
                /**
                 * @description The start of the period, inclusive.
                 * @example 1795193615002
                 */
                startTime?: components["parameters"]["BinanceStartTimeOfList"];
                /**
                 * @description The end of the period, inclusive.
                 * @example 1795193615002
                 */
                endTime?: components["parameters"]["BinanceEndTimeOfList"];
                /**
                 * @description The id of the first trade.
                 * @example 56
                 */
                fromId?: components["parameters"]["BinanceFromTradeId"];
                /**
                 * @description The maximum number of entries; 500 if omitted, and at most 1000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinanceLimitOfList"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceOwnTrades"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinancePreventedMatches: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the order.
                 * @example BTCTHB
                 */
                symbol: components["parameters"]["BinanceSymbolOfOrder"];
                /**
                 * @description The id of a prevented match.
                 * @example 1850000
                 */
                preventedMatchId?: components["parameters"]["BinancePreventedMatchId"];
                /**
                 * @description The id of an order.
                 * @example 28
                 */
                orderId?: components["parameters"]["BinanceOrderId"];
                /**
                 * @description The id of the first prevented match.
                 * @example 1850000
                 */
                fromPreventedMatchId?: components["parameters"]["BinanceFromPreventedMatchId"];
                /**
                 * @description The maximum number of entries; 500 if omitted, and at most 1000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinanceLimitOfList"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prevented matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinancePreventedMatches"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    extendBinanceListenKey: {
        parameters: {
            query: {
                /**
                 * @description The listen key.
                 * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
                 */
                listenKey: components["parameters"]["BinancelistenKey"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listen key is valid for another 60 minutes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceEmptyObject"];
                };
            };
            /** @description You have no such listen key. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    createBinanceListenKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listen key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceListenKey"];
                };
            };
            400: components["responses"]["BinanceInvalidMinSequence"];
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    deleteBinanceListenKey: {
        parameters: {
            query: {
                /**
                 * @description The listen key.
                 * @example 9c3a1f0e7b2d4c58a6e1f09b3d7c5a24
                 */
                listenKey: components["parameters"]["BinancelistenKey"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listen key is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceEmptyObject"];
                };
            };
            /** @description You have no such listen key. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    listBinanceOrderCounts: {
        parameters: {
            query: {
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceOrderCounts"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceCoins: {
        parameters: {
            query: {
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceCoins"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceDepositAddress: {
        parameters: {
            query: {
                /**
                 * @description The asset.
                 * @example BTC
                 */
                coin: components["parameters"]["BinanceCoin"];
                /**
                 * @description The network of the asset; may be omitted if there is only one.
                 * @example BITCOIN
                 */
                network?: components["parameters"]["BinanceNetwork"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceOwnDepositAddress"];
                };
            };
            /** @description The request is invalid, or there is no address now. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceDeposits: {
        parameters: {
            query: {
                /**
                 * @description An asset; all assets if omitted.
                 * @example BTC
                 */
                coin?: components["parameters"]["BinanceOptionalCoin"];
                /**
                 * @description The number of a status; all of them if omitted.
                 * @example 1
                 */
                status?: components["parameters"]["BinanceStatusOfTransfer"];
                /**
                 * @description The start of the period, inclusive.
                 * @example 1795193615002
                 */
                startTime?: components["parameters"]["BinanceStartTimeOfList"];
                /**
                 * @description The end of the period, inclusive.
                 * @example 1795193615002
                 */
                endTime?: components["parameters"]["BinanceEndTimeOfList"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["BinanceOffsetOfList"];
                /**
                 * @description The maximum number of entries; 500 if omitted, and at most 1000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinanceLimitOfList"];
                /**
                 * @description The id of a transaction on the network.
                 * @example 6d0a8c2f5e4b3a291807f6e5d4c3b2a19081726354a5b6c7d8e9f0a1b2c3d4e5
                 */
                txId?: components["parameters"]["BinanceTxId"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceDepositHistory"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    createBinanceWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description The asset.
                 * @example BTC
                 */
                coin: components["parameters"]["BinanceCoin"];
                /**
                 * @description Your own id of the withdrawal. It belongs to one withdrawal for ever: a repetition gets the response to the first request.
                 * @example payout-3
                 */
                withdrawOrderId?: components["parameters"]["BinanceWithdrawOrderId"];
                /**
                 * @description The network of the asset; may be omitted if there is only one.
                 * @example BITCOIN
                 */
                network?: components["parameters"]["BinanceNetwork"];
                /**
                 * @description The address on the network.
                 * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
                 */
                address: components["parameters"]["BinanceWithdrawalAddressText"];
                /**
                 * @description The tag of the address, for networks whose addresses have one.
                 * @example
                 */
                addressTag?: components["parameters"]["BinanceAddressTag"];
                /**
                 * @description What is debited. The receiver gets it without the fee of the withdrawal.
                 * @example 0.05
                 */
                amount: components["parameters"]["BinanceWithdrawalAmountText"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal is accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceAppliedWithdrawal"];
                };
            };
            /** @description The withdrawal is refused. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailableForWrites"];
        };
    };
    listBinanceWithdrawals: {
        parameters: {
            query: {
                /**
                 * @description An asset; all assets if omitted.
                 * @example BTC
                 */
                coin?: components["parameters"]["BinanceOptionalCoin"];
                /**
                 * @description The number of a status; all of them if omitted.
                 * @example 1
                 */
                status?: components["parameters"]["BinanceStatusOfTransfer"];
                /**
                 * @description The start of the period, inclusive.
                 * @example 1795193615002
                 */
                startTime?: components["parameters"]["BinanceStartTimeOfList"];
                /**
                 * @description The end of the period, inclusive.
                 * @example 1795193615002
                 */
                endTime?: components["parameters"]["BinanceEndTimeOfList"];
                /**
                 * @description The number of entries to skip; 0 if omitted.
                 * @example 100
                 */
                offset?: components["parameters"]["BinanceOffsetOfList"];
                /**
                 * @description The maximum number of entries; 500 if omitted, and at most 1000.
                 * @example 100
                 */
                limit?: components["parameters"]["BinanceLimitOfList"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceWithdrawalHistory"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceTradeFees: {
        parameters: {
            query: {
                /**
                 * @description A symbol; all symbols if omitted.
                 * @example BTCTHB
                 */
                symbol?: components["parameters"]["BinanceOptionalSymbol"];
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceTradeFees"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceMarginPairs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No pairs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceMarginPairs"];
                };
            };
            400: components["responses"]["BinanceInvalidMinSequence"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    listBinanceIsolatedMarginPairs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No pairs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceMarginPairs"];
                };
            };
            400: components["responses"]["BinanceInvalidMinSequence"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceAccountStatus: {
        parameters: {
            query: {
                /**
                 * @description For how many milliseconds after `timestamp` the request is valid, with up to three decimals; 5000 if omitted, and at most 60000.
                 * @example 5000
                 */
                recvWindow?: components["parameters"]["BinanceRecvWindow"];
                /**
                 * @description The client's clock in milliseconds or microseconds since 1970-01-01T00:00:00Z.
                 * @example 1795193615002
                 */
                timestamp: components["parameters"]["BinanceTimestamp"];
            };
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceAccountState"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceErrorBody"];
                };
            };
            401: components["responses"]["BinanceUnauthorizedKey"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
    getBinanceSystemStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A position in the event log, usually the `X-Sequence` of an earlier response. The response reflects at least this position: a server that has not reached it waits for up to 2 seconds, and then responds 503. Only needed across servers; see *Reading your own changes*.
                 * @example 90211
                 */
                "X-Min-Sequence"?: components["parameters"]["BinanceMinSequence"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["BinanceX-Request-Id"];
                    "X-Talad-Sandbox": components["headers"]["BinanceX-Talad-Sandbox"];
                    "X-Sequence": components["headers"]["BinanceX-Sequence"];
                    "X-MBX-USED-WEIGHT": components["headers"]["BinanceX-MBX-USED-WEIGHT"];
                    "X-MBX-USED-WEIGHT-1M": components["headers"]["BinanceX-MBX-USED-WEIGHT-1M"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinanceSystemState"];
                };
            };
            400: components["responses"]["BinanceInvalidMinSequence"];
            418: components["responses"]["BinanceAddressBanned"];
            429: components["responses"]["BinanceTooManyRequests"];
            500: components["responses"]["BinanceInternalServerError"];
            503: components["responses"]["BinanceServiceUnavailable"];
        };
    };
}
