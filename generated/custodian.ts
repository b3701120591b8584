// Generated from spec/ by `make generate`. Never edited.

export interface paths {
    "/withdrawals/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The withdrawal's name, for ever.
                 * @example withdrawal-311
                 */
                key: components["schemas"]["CustodyKey"];
            };
            cookie?: never;
        };
        /**
         * Tell what became of a withdrawal
         * @description The same answer as `sendWithdrawal` would give, without sending anything.
         */
        get: operations["getWithdrawal"];
        /**
         * Send a withdrawal, once
         * @description Sends `amount` to `address`; what the network or the bank charges comes on top and is the exchange's. If the key is known, nothing more is sent, and the
         *     answer says what has become of it by now. Answer as soon as the order is safely yours: `accepted` is a good answer.
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
                 * @description Names the user, the asset and the network. Whatever was answered under it is answered for ever.
                 * @example address-1042-btc-bitcoin
                 */
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a deposit address, once
         * @description An address (where the network has them, with a tag) at which this user alone receives this asset. If the key is known, the same one again. The user number
         *     in the key says nothing about the person.
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
         * Tell the exchange what happened
         * @description A `POST` to `/custody/callbacks` at the exchange, signed like every request here. One event a call: either a deposit or a withdrawal.
         *
         *     Repeat a call that is not answered with 204, with the same `event_id` and the same content but a fresh timestamp, waiting longer each time, until it is:
         *     the exchange takes each event once. Only after 400, 404 and 409 stop and have somebody look: what you said does not fit what the exchange knows, and nothing was
         *     changed.
         *
         *     **Withdrawals**: call when one becomes `sent`, when its confirmations grow, when it becomes `confirmed`, `refused` or `returned`. A call may overtake the
         *     answer to `sendWithdrawal`.
         *
         *     **Deposits**: call when one is `seen`, when its confirmations grow, and when it is `confirmed`, which means that for you it counts. The exchange credits it
         *     once it is `confirmed` and has the confirmations that the exchange asks for on that network, so go on calling until it has them. `dropped`: it will not come after all. A
         *     deposit is named by `network`, `txid` and `output` (the output's index, the log's index, or 0 where a transaction pays once); it is credited once for ever,
         *     and its asset, address and amount never change.
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
        /** @description What the address is for. */
        AssignDepositAddressRequest: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The chain. */
            network: string;
        };
        Confirmations: number;
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
        /** @description Where the user's coins come in. */
        DepositAddress: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The chain. */
            network: string;
            address: components["schemas"]["CustodyAddress"];
            /** @description Null where the address is enough. */
            tag: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What to send. All of it is part of what the key stands for. */
        SendWithdrawalRequest: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The chain; null for fiat. */
            network: components["schemas"]["CustodyNetwork"];
            /** @description What must arrive. */
            amount: components["schemas"]["DecimalString"];
            /** @description The receiver's address, or account number. */
            address: components["schemas"]["CustodyAddress"];
            /** @description The tag or memo that must go with the address; null where there is none. */
            tag: components["schemas"]["CustodyTag"];
            /** @description The receiver's bank; null for coins. */
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
                 * @description The withdrawal's name, for ever.
                 * @example withdrawal-311
                 */
                key: components["schemas"]["CustodyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyWithdrawal"];
                };
            };
            /** @description The signature is wrong, or too old. Counts as no answer. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no withdrawal under this key. The exchange puts it again. */
            404: {
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
                 * @description The withdrawal's name, for ever.
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
            /** @description What has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyWithdrawal"];
                };
            };
            /** @description The signature is wrong, or too old. Counts as no answer. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is known with another content. Counts as no answer, and wakes somebody up. */
            409: {
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
                 * @description Names the user, the asset and the network. Whatever was answered under it is answered for ever.
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
            /** @description The signature is wrong, or too old. Counts as no answer. */
            401: {
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
            /** @description Taken, now or before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not what this document describes. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong, or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No withdrawal of this key, or no user with this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It contradicts what the exchange knows, or the `event_id` came with another content. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many at once; repeat it later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Repeat it later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
