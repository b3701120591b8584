// Generated from spec/ by `make generate`. Never edited.

export interface paths {
    "/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authorize the exchange
         * @description Opened by the user's browser, never by the exchange itself. The app signs its user in, asks
         *     whether the exchange may read the user's deposit addresses, and redirects the browser to
         *     `redirect_uri` with `code` and `state`, or with `error` (`access_denied` if the user
         *     declined) and `state`. A server that has an issuer name adds it as `iss` (RFC 9207). Once
         *     the operator has registered the issuer, the exchange rejects responses without it.
         *
         *     The redirect URI is always the address of the exchange followed by `/portal/callback`.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an access token
         * @description For a code that the app issued: `grant_type=authorization_code` with `code`, `redirect_uri`
         *     and `code_verifier`. To renew an access token: `grant_type=refresh_token` with
         *     `refresh_token`. A code is valid once, and only with the verifier that belongs to its
         *     challenge; the app must check this.
         *
         *     If the response to a renewal contains another refresh token, it replaces the old one.
         */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-deposit-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deposit address
         * @description Returns the address at which the app receives `coin` for the user of the access token, and creates it if there is none yet. The app may return the same address each time.
         */
        get: operations["getDepositAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "portal_order.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The coins were sent
         * @description The coins of an order were sent to the network. `txid` is null if the custodian has not
         *     reported the transaction yet; `portal_order.confirmed` then contains it.
         */
        post: operations["portalOrderSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "portal_order.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The coins have arrived
         * @description The coins of an order have arrived for good. This is the last message about the order.
         */
        post: operations["portalOrderConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "portal_order.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The coins came back
         * @description The withdrawal of an order failed. The coins and the withdrawal fee are in the user's wallet
         *     at the exchange; `return_reason` says why. This is the last message about the order.
         */
        post: operations["portalOrderReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A session ended
         * @description The app may no longer buy for the user with the `authorization` of this session. If the user
         *     wants to buy again, send them through `/portal/login`.
         */
        post: operations["sessionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description A coin's symbol in upper case.
         * @example BTC
         * @example USDT
         */
        Coin: string;
        /**
         * @description An exact decimal in plain notation, without exponent or padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
        /** @description The destination of a user's coins. */
        DepositAddress: {
            /** @description The requested coin. */
            coin: components["schemas"]["Coin"];
            /**
             * @description The address, 1 to 256 printable ASCII characters without spaces.
             * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
             */
            address: string;
            /** @description The tag or memo that belongs to the address. If the coin's network has no tags, omit it or send null or an empty string. If the network requires a tag, a response without one is refused. */
            tag?: string | null;
        };
        /** @description A session of the app that has ended. */
        EndedSession: {
            /** @description The `session_id` of the response to `createPortalSession`. */
            session_id: components["schemas"]["RecordId"];
            /** @description The user of the exchange. */
            user_id: components["schemas"]["RecordId"];
            /**
             * @description | Reason | Meaning |
             *     |---|---|
             *     | `user` | the user ended the app's access, or all access to the account |
             *     | `operator` | an operator of the exchange ended it |
             *     | `partner` | the app's OAuth server no longer renewed the access token |
             *     | `replay` | the code of the session was used twice |
             *     | `expired` | it reached its `expires_at` |
             * @enum {string}
             */
            reason: "user" | "operator" | "partner" | "replay" | "expired";
            ended_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description The number of the message among all messages to this app, from 1, without gaps. Messages about different orders may arrive in another order.
         */
        MessageSequence: number;
        /** @description The coins of an order have arrived. */
        PortalOrderConfirmedMessage: {
            /** @constant */
            type: "portal_order.confirmed";
            /** @description The time of the event. */
            timestamp: components["schemas"]["Timestamp"];
            sequence: components["schemas"]["MessageSequence"];
            /** @description The order as it was after the event. */
            data: components["schemas"]["PortalOrderRecord"];
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
        /** @description The coins of an order came back. */
        PortalOrderReturnedMessage: {
            /** @constant */
            type: "portal_order.returned";
            /** @description The time of the event. */
            timestamp: components["schemas"]["Timestamp"];
            sequence: components["schemas"]["MessageSequence"];
            /** @description The order as it was after the event. */
            data: components["schemas"]["PortalOrderRecord"];
        };
        /** @description The coins of an order were sent. */
        PortalOrderSentMessage: {
            /** @constant */
            type: "portal_order.sent";
            /** @description The time of the event. */
            timestamp: components["schemas"]["Timestamp"];
            sequence: components["schemas"]["MessageSequence"];
            /** @description The order as it was after the event. */
            data: components["schemas"]["PortalOrderRecord"];
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
        /**
         * Format: int64
         * @description A record's id.
         */
        RecordId: number;
        /** @description A session ended. */
        SessionEndedMessage: {
            /** @constant */
            type: "session.ended";
            /** @description The time of the event. */
            timestamp: components["schemas"]["Timestamp"];
            sequence: components["schemas"]["MessageSequence"];
            data: components["schemas"]["EndedSession"];
        };
        /**
         * Format: date-time
         * @description A time in UTC, RFC 3339 with six fraction digits.
         * @example 2026-11-20T16:53:28.413000Z
         */
        Timestamp: string;
        /** @description The reason why no token is issued (RFC 6749 section 5.2). */
        TokenError: {
            error: string;
        };
        /** @description An access token (RFC 6749 section 5.1). */
        TokenGrant: {
            /** @description The token that the exchange sends to request a deposit address. */
            access_token: string;
            /** @description `Bearer`, case-insensitive. */
            token_type: string;
            /**
             * Format: int64
             * @description The validity in seconds. Without it, the exchange renews the token when it is rejected.
             */
            expires_in?: number;
            /** @description The token for renewing the access token. Without it, the user must authorize the exchange again when the access token expires. */
            refresh_token?: string;
        };
        TokenRequest: {
            /** @enum {string} */
            grant_type: "authorization_code" | "refresh_token";
            code?: string;
            redirect_uri?: string;
            code_verifier?: string;
            refresh_token?: string;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Identifies the message, the same in every attempt. Ignore a message whose id you have processed already.
         * @example msg_9c2f4be07d1a6358_7_126
         */
        WebhookId: string;
        /**
         * @description One or two signatures, separated by a space. The message is authentic if one of them is right. See *Verifying a message*.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
        /**
         * @description The time of this attempt, in seconds since 1970. Refuse old ones.
         * @example 1795193642
         */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authorize: {
        parameters: {
            query: {
                /** @example code */
                response_type: "code";
                /**
                 * @description The client id that the app issued to the exchange.
                 * @example talad
                 */
                client_id: string;
                /**
                 * @description The redirect URI. Compare it with the registered one, character by character.
                 * @example https://exchange.example/portal/callback
                 */
                redirect_uri: string;
                /**
                 * @description The scopes that were agreed with the operator, separated by spaces; omitted if there are none.
                 * @example deposit_address
                 */
                scope?: string;
                /**
                 * @description Return it unchanged.
                 * @example 5hVw3s4oJb1m2m8XcQyT7u0kKZr9eLxNfPaGdRiYtBE
                 */
                state: string;
                /**
                 * @description SHA-256 of the code verifier that is sent with the code (RFC 7636).
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /** @example S256 */
                code_challenge_method: "S256";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page on which the user signs in and decides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect to such a page, or back to `redirect_uri`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request did not come from the exchange. Do not redirect the browser. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenGrant"];
                };
            };
            /** @description The code or the refresh token is not valid (`invalid_grant`), or the app does not accept the request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            /** @description The client id or secret of the exchange is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
        };
    };
    getDepositAddress: {
        parameters: {
            query: {
                /**
                 * @description The coin's symbol in upper case.
                 * @example BTC
                 */
                coin: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAddress"];
                };
            };
            /** @description The access token is not valid or has expired. The exchange renews it, if it has a refresh token, and sends the request once more. It does not read the body. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The app does not receive this coin. The exchange treats this as no response and does not read the body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    portalOrderSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, the same in every attempt. Ignore a message whose id you have processed already.
                 * @example msg_9c2f4be07d1a6358_7_126
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time of this attempt, in seconds since 1970. Refuse old ones.
                 * @example 1795193642
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space. The message is authentic if one of them is right. See *Verifying a message*.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalOrderSentMessage"];
            };
        };
        responses: {
            /** @description The app wants no further messages. The exchange disables the webhook until its operator enables it again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The app has stored the message. The exchange does not read the body. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, a redirect included, and no answer within 10 seconds: the exchange sends the message again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    portalOrderConfirmed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, the same in every attempt. Ignore a message whose id you have processed already.
                 * @example msg_9c2f4be07d1a6358_7_126
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time of this attempt, in seconds since 1970. Refuse old ones.
                 * @example 1795193642
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space. The message is authentic if one of them is right. See *Verifying a message*.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalOrderConfirmedMessage"];
            };
        };
        responses: {
            /** @description The app wants no further messages. The exchange disables the webhook until its operator enables it again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The app has stored the message. The exchange does not read the body. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, a redirect included, and no answer within 10 seconds: the exchange sends the message again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    portalOrderReturned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, the same in every attempt. Ignore a message whose id you have processed already.
                 * @example msg_9c2f4be07d1a6358_7_126
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time of this attempt, in seconds since 1970. Refuse old ones.
                 * @example 1795193642
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space. The message is authentic if one of them is right. See *Verifying a message*.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalOrderReturnedMessage"];
            };
        };
        responses: {
            /** @description The app wants no further messages. The exchange disables the webhook until its operator enables it again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The app has stored the message. The exchange does not read the body. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, a redirect included, and no answer within 10 seconds: the exchange sends the message again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sessionEnded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, the same in every attempt. Ignore a message whose id you have processed already.
                 * @example msg_9c2f4be07d1a6358_7_126
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time of this attempt, in seconds since 1970. Refuse old ones.
                 * @example 1795193642
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or two signatures, separated by a space. The message is authentic if one of them is right. See *Verifying a message*.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEndedMessage"];
            };
        };
        responses: {
            /** @description The app wants no further messages. The exchange disables the webhook until its operator enables it again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The app has stored the message. The exchange does not read the body. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other answer, a redirect included, and no answer within 10 seconds: the exchange sends the message again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
