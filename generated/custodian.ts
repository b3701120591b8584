// Generated from spec/ by `make generate`. Never edited.

export interface paths {
    "/withdrawals/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the withdrawal. It never changes.
                 * @example withdrawal-311
                 */
                key: components["schemas"]["CustodyKey"];
            };
            cookie?: never;
        };
        /**
         * Get a withdrawal
         * @description The same response as for `sendWithdrawal`, without sending anything.
         */
        get: operations["getWithdrawal"];
        /**
         * Send a withdrawal
         * @description Sends `amount` to `address`. The charges of the network or the bank are additional and are paid by the exchange. If the key is known, nothing more is sent, and the response gives the current state. Respond as soon as you have stored the order durably; `accepted` is a valid response.
         */
        put: operations["sendWithdrawal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit-addresses/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the user, the asset and the network. The address for a key never changes.
                 * @example address-1042-btc-bitcoin
                 */
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a deposit address
         * @description Returns an address, with a tag on networks that have tags, at which only this user receives this asset. If the key is known, the response is the same address again. The user number in the key contains no personal data.
         */
        put: operations["assignDepositAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    custodyCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an event to the exchange
         * @description A `POST` to `/custody/callbacks` at the exchange, signed like every request of this
         *     interface. Each request reports one event of either a deposit or a withdrawal.
         *
         *     If the response is not 204, repeat the request with the same `event_id`, the same content
         *     and a new timestamp, waiting longer each time: the exchange processes each event once. After
         *     400, 404 and 409, stop repeating and investigate: the event contradicts the records of the
         *     exchange, and nothing was changed.
         *
         *     **Withdrawals**: report when one becomes `sent`, when its confirmations increase, and when
         *     it becomes `confirmed`, `refused` or `returned`. A callback may arrive before the response
         *     to `sendWithdrawal`.
         *
         *     **Deposits**: report when one is `seen`, when its confirmations increase, and when it is
         *     `confirmed`, which means that you consider it final. The exchange credits it once it is
         *     `confirmed` and has the number of confirmations that the exchange requires on that network,
         *     so continue to report until it has them. `dropped` means that it will not arrive. A deposit
         *     is identified by `network`, `txid` and `output` (the index of the output or of the log, or 0
         *     if a transaction pays only once). It is credited once, and its asset, address and amount
         *     never change. Hexadecimal transaction ids are the same with and without `0x`, and in upper
         *     and lower case.
         */
        post: operations["custodyCallback"];
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
         * @description An asset, in lower case.
         * @example btc
         */
        AssetSymbol: string;
        /** @description The user's asset and network for which the address is assigned. */
        AssignDepositAddressRequest: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
        };
        Confirmations: number;
        CustodyAddress: string;
        CustodyBankCode: string | null;
        /** @description One event of a withdrawal or of a deposit. */
        CustodyCallback: {
            /** @description The custodian's id of the event. */
            event_id: string;
            withdrawal?: components["schemas"]["CustodyWithdrawal"];
            deposit?: components["schemas"]["CustodyDeposit"];
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
        /** @description The address at which the user's coins arrive. */
        DepositAddress: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            address: components["schemas"]["CustodyAddress"];
            /** @description Null if the address has no tag. */
            tag: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The payment to send. The key identifies all of its members. */
        SendWithdrawalRequest: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain; null for fiat. */
            network: components["schemas"]["CustodyNetwork"];
            /** @description The amount that must arrive. */
            amount: components["schemas"]["DecimalString"];
            /** @description The recipient's address or account number. */
            address: components["schemas"]["CustodyAddress"];
            /** @description The tag or memo that belongs to the address; null if there is none. */
            tag: components["schemas"]["CustodyTag"];
            /** @description The recipient's bank; null for coins. */
            bank_code: components["schemas"]["CustodyBankCode"];
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
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the withdrawal. It never changes.
                 * @example withdrawal-311
                 */
                key: components["schemas"]["CustodyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the withdrawal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyWithdrawal"];
                };
            };
            /** @description The request does not match this document. The exchange treats this as no response. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong or too old. The exchange treats this as no response. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no withdrawal with this key. The exchange sends it again. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The custodian is not available. The exchange repeats the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sendWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the withdrawal. It never changes.
                 * @example withdrawal-311
                 */
                key: components["schemas"]["CustodyKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The current state of the withdrawal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyWithdrawal"];
                };
            };
            /** @description The request does not match this document. The exchange treats this as no response. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong or too old. The exchange treats this as no response. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is known with different content. The exchange treats this as no response and alerts its operators. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The custodian is not available. The exchange repeats the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    assignDepositAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the user, the asset and the network. The address for a key never changes.
                 * @example address-1042-btc-bitcoin
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignDepositAddressRequest"];
            };
        };
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
            /** @description The request does not match this document, or its key names another asset or network than its body. The exchange treats this as no response. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong or too old. The exchange treats this as no response. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The custodian does not hold this asset on this network. The exchange treats this as no response. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The custodian is not available. The exchange repeats the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    custodyCallback: {
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
            /** @description The event was processed, now or before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not match this document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no withdrawal with this key, or no user with this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event contradicts the records of the exchange, or the `event_id` was used with different content. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. Repeat later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The exchange is not available. Repeat later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
