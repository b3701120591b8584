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
         * Let the exchange in
         * @description Opened by the user's browser, never by the exchange itself. The app signs its user in, asks whether the exchange may learn their deposit addresses, and
         *     sends the browser to `redirect_uri` with `code` and `state`, or with `error` (`access_denied` when the user said no) and `state`. A server that has an
         *     issuer name adds it as `iss` (RFC 9207); once the operator has registered it, an answer without it is refused.
         *
         *     The redirect URI is the exchange's address with `/portal/callback` behind it, always the same one.
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
         * Give an access token
         * @description For a code that the app gave, `grant_type=authorization_code` with `code`, `redirect_uri` and `code_verifier`; to renew an access token,
         *     `grant_type=refresh_token` with `refresh_token`. A code is good once and only with the verifier whose challenge it was asked with: the app judges that.
         *
         *     When a renewal answers with another refresh token, that one takes the place of the old one.
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
         * Get a user's deposit address for a coin
         * @description Tells the address at which the app receives `coin` for the user whose access token this is, creating one if there is none yet. The same address may be
         *     given each time.
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
         * @description A coin's unit name in upper case.
         * @example BTC
         * @example USDT
         */
        Coin: string;
        /** @description Where to send a user's coins. */
        DepositAddress: {
            /** @description The coin that was asked for. */
            coin: components["schemas"]["Coin"];
            /**
             * @description The address, 1 to 256 printable ASCII characters without spaces.
             * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
             */
            address: string;
            /** @description The tag or memo that must go with the address; null where the coin's network has none. */
            tag: string | null;
        };
        /** @description Why there is none (RFC 6749 section 5.2). */
        TokenError: {
            error: string;
        };
        /** @description An access token (RFC 6749 section 5.1). */
        TokenGrant: {
            /** @description What the exchange sends when it asks for a deposit address. */
            access_token: string;
            /** @description `Bearer`, in any case. */
            token_type: string;
            /** @description How long it is good, in seconds. Without it, the exchange renews it when it is refused. */
            expires_in?: number;
            /** @description What renews it. Without one, the user has to let the exchange in again when the access token runs out. */
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
                 * @description The name that the app gave the exchange.
                 * @example talad
                 */
                client_id: string;
                /**
                 * @description Compare it with the registered one, character by character.
                 * @example https://exchange.example/portal/callback
                 */
                redirect_uri: string;
                /**
                 * @description What was agreed with the operator, with spaces between; not sent when nothing was.
                 * @example deposit_address
                 */
                scope?: string;
                /**
                 * @description To be returned as it is.
                 * @example 5hVw3s4oJb1m2m8XcQyT7u0kKZr9eLxNfPaGdRiYtBE
                 */
                state: string;
                /**
                 * @description SHA-256 of the verifier that comes with the code (RFC 7636).
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
            /** @description A page on which the user signs in and agrees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description To such a page, or back to `redirect_uri`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not the exchange's. The browser stays with the app. */
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
            /** @description The code or the refresh token is not good (`invalid_grant`), or the request is not what the app takes. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            /** @description The exchange's client id or secret is not good. */
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
                 * @description The coin's unit name in upper case.
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
            /** @description The access token is not valid, or no longer. We renew it, if it came with a refresh token, and ask once more; the body is not read. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The app does not receive this coin. We treat it as no answer; the body is not read. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
