// Generated from spec/ by `make generate`. Never edited.

export interface paths {
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
            /** @description The tag or memo that must go with the address; null when the coin has none. */
            tag: string | null;
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
            /** @description The access token is not valid, or no longer. We treat it as no answer; the body is not read. */
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
