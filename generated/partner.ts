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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A coin's symbol in upper case.
         * @example BTC
         * @example USDT
         */
        Coin: string;
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
            /** @description The validity in seconds. Without it, the exchange renews the token when it is rejected. */
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
    parameters: never;
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
}
