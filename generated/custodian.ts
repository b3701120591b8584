// Generated from spec/ by `make generate`. Never edited.

export interface paths {
    "/withdrawals/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the withdrawal. It never changes.
                 * @example withdrawal-9c2f4be07d1a6358-311
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
                 * @example address-9c2f4be07d1a6358-1042-btc-bitcoin
                 */
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a deposit address
         * @description Returns an address, with a tag on networks that have tags, at which only this user receives this asset. If the key is known, the response is the same address again. The part of the key between `address-` and the asset names the user: keys with the same part belong to the same user, and no other user ever has it. It contains no personal data.
         */
        put: operations["assignDepositAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the totals of the ledger
         * @description What the custodian's books say, in total, for each asset on each network that it holds, with
         *     everything that blocks contain now:
         *
         *     * `deposits`: what arrived at the addresses of users and was or will be reported with at
         *       least one confirmation;
         *     * `withdrawals`: what was paid for withdrawals of the exchange, without network fees;
         *     * `wallet`: what it could spend now;
         *     * `cold`: what cold storage has, whose keys are elsewhere;
         *     * `fees`: what the network has taken;
         *     * `hot_wallet`: the limits of the wallet and how it stands to them. The exchange shows them to
         *       its operators, and alerts them while a bound is crossed.
         *
         *     The exchange asks regularly. It waits until its own deposits and withdrawals have reached
         *     these totals, and alerts its operators if they do not, or if they exceed totals that it asks
         *     for afterwards. `differences` are sentences about disagreements that the custodian has found
         *     itself, for example between its books and its chains; the exchange shows them to its
         *     operators, too.
         *
         *     A custodian without this operation responds with 404. The exchange then compares nothing.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{after}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which records.
                 * @example deposits
                 */
                kind: "withdrawals" | "deposits" | "addresses";
                /**
                 * @description The position of the last record of the page before; 0 for the first page.
                 * @example 0
                 */
                after: string;
            };
            cookie?: never;
        };
        /**
         * List what the custodian knows
         * @description All withdrawals, deposits or deposit addresses that the custodian knows, as they are now, in
         *     the order in which it has stored them. An empty page is the last one.
         *
         *     The exchange asks after its database had to be restored from a backup, and lists for its
         *     operators what the custodian has done since, of which the exchange knows nothing any more.
         *
         *     A custodian without this operation responds with 404. The operators then compare by hand.
         */
        get: operations["listRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refills/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the refill, which its operator chooses. It never changes.
                 * @example refill-2026-11-25
                 */
                key: components["parameters"]["RefillKey"];
            };
            cookie?: never;
        };
        /**
         * Get a refill
         * @description The same response as for `prepareRefill`, without preparing anything.
         */
        get: operations["getRefill"];
        /**
         * Prepare a refill
         * @description Prepares a transaction that pays `amount` from cold storage to the custodian's own address, and reserves what it spends. The response contains it unsigned. Sign it where the keys of cold storage are, and hand it back with `submitRefill`. Nothing is sent before that. If the key is known, the response gives the current state. For each network, one refill at a time can wait for its signature.
         */
        put: operations["prepareRefill"];
        post?: never;
        /**
         * Cancel a refill
         * @description Releases what a refill that was not handed in yet has reserved. Destroy the unsigned transaction and copies of it that were signed: if one is sent nevertheless, the custodian sees a payment of cold storage that nobody has ordered.
         */
        delete: operations["cancelRefill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refills/{key}/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the refill, which its operator chooses. It never changes.
                 * @example refill-2026-11-25
                 */
                key: components["parameters"]["RefillKey"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in a signed refill
         * @description Takes the signed transaction: a PSBT in base64 or the bytes of the complete transaction in hexadecimal. It must spend exactly the prepared outputs, or use the prepared nonce, pay exactly the prepared amount to the custodian, and return the rest to cold storage. The signer may change the fee within the limits of the custodian. The custodian stores the bytes before it sends them, and sends the same ones until a block contains them. Handing in the same transaction again changes nothing; another one with a higher fee replaces it as long as no block contains it.
         */
        put: operations["submitRefill"];
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
        /** @description A deposit address with its key. */
        AssignedAddress: {
            key: string;
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            address: components["schemas"]["CustodyAddress"];
            /** @description Null if the address has no tag. */
            tag: string | null;
        } & {
            [key: string]: unknown;
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
         * @description The key of a withdrawal at the custodian. It never changes, and no other withdrawal ever has it. Its parts have no meaning for the custodian.
         * @example withdrawal-9c2f4be07d1a6358-311
         */
        CustodyKey: string;
        /** @description The custodian's books in total. */
        CustodyLedger: {
            /** @description At most one for each asset on each network. */
            totals: components["schemas"]["CustodyTotals"][];
            differences: string[];
        } & {
            [key: string]: unknown;
        };
        CustodyNetwork: string | null;
        /** @description One record, under the name of its kind. */
        CustodyRecord: {
            /**
             * Format: int64
             * @description The place of the record among those of its kind. Positions increase and may have gaps.
             */
            position: number;
            withdrawal?: components["schemas"]["CustodyWithdrawal"];
            deposit?: components["schemas"]["CustodyDeposit"];
            address?: components["schemas"]["AssignedAddress"];
        } & {
            [key: string]: unknown;
        };
        /** @description A page of what the custodian knows. */
        CustodyRecords: {
            records: components["schemas"]["CustodyRecord"][];
        } & {
            [key: string]: unknown;
        };
        CustodyTag: string | null;
        /** @description The totals of one asset on one network. Amounts never pass through floating point. */
        CustodyTotals: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            /** @description Decimals of the smallest unit on this network. The exchange credits fewer decimals if it has fewer, and then compares deposits up to what it has rounded down. */
            decimals: number;
            /** @description What arrived for users. */
            deposits: components["schemas"]["DecimalInput"];
            /** @description What was paid for withdrawals. */
            withdrawals: components["schemas"]["DecimalInput"];
            /** @description What the custodian could spend. */
            wallet: components["schemas"]["DecimalInput"];
            /** @description What cold storage has. */
            cold?: components["schemas"]["DecimalInput"];
            /** @description What the network has taken in this asset. */
            fees?: components["schemas"]["DecimalInput"];
            /** @description Missing if the custodian has no limits for this asset. */
            hot_wallet?: components["schemas"]["HotWallet"];
        } & {
            [key: string]: unknown;
        };
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
        /** @description The limits of the wallet from which withdrawals are paid, and how it stands to them. */
        HotWallet: {
            /** @description With less, a refill is needed. */
            low: components["schemas"]["DecimalInput"];
            /** @description What a refill leads up to, and a payment to cold storage down to. */
            target: components["schemas"]["DecimalInput"];
            /** @description With more, the surplus above the target moves to cold storage. */
            high: components["schemas"]["DecimalInput"];
            /** @description Withdrawals that are `accepted` and that no transaction pays yet. */
            waiting: components["schemas"]["DecimalInput"];
            /** @description What remains after them and after all transactions that no block contains; 0 if they need more. */
            available: components["schemas"]["DecimalInput"];
            /** @description Refills that were handed in and that no block contains. */
            incoming: components["schemas"]["DecimalInput"];
            /** @description What should be refilled now; 0 unless the state is `low`. */
            refill: components["schemas"]["DecimalInput"];
            /** @enum {string} */
            state: "ok" | "low" | "high";
        } & {
            [key: string]: unknown;
        };
        /** @description What is to arrive at the custodian's own address. */
        PrepareRefillRequest: {
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            /** @description The amount that must arrive. */
            amount: components["schemas"]["DecimalString"];
        };
        /** @description A payment from cold storage to the custodian's own address. */
        Refill: {
            /** @description The key of the refill. */
            key: string;
            asset: components["schemas"]["AssetSymbol"];
            /** @description The blockchain. */
            network: string;
            /** @description The amount that must arrive. */
            amount: components["schemas"]["DecimalString"];
            /** @description The custodian's own address. Compare it with the one on the device that signs. */
            address: components["schemas"]["CustodyAddress"];
            /**
             * @description `prepared`: it waits for its signature. `submitted`: it was handed in and is being sent. `mined`: a block contains it. `confirmed`: it is final. `failed`: it is final, and nothing but the fee was taken. `canceled`: it was given up before it was handed in. `lost`: another transaction has spent what it reserved.
             * @enum {string}
             */
            state: "prepared" | "submitted" | "mined" | "confirmed" | "failed" | "canceled" | "lost";
            /**
             * @description The format of `unsigned`. A PSBT is in base64, an EIP-1559 transaction in hexadecimal.
             * @enum {string}
             */
            format: "psbt" | "eip1559";
            /** @description The transaction without signatures. */
            unsigned: string;
            /** @description The same transaction for humans. */
            details: {
                [key: string]: unknown;
            };
            /** @description The highest fee of the transaction, in the coin of the network. */
            fee: components["schemas"]["DecimalInput"];
            /** @description The transaction in a block, or the last one that was handed in. */
            txid: string | null;
            /** Format: int64 */
            confirmations: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Why nothing was done. */
        RefillError: {
            code: string;
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
        /** @description The transaction as its signer returned it. */
        SubmitRefillRequest: {
            /** @description A PSBT in base64, or a complete transaction in hexadecimal, with or without `0x`. */
            signed: string;
        };
    };
    responses: {
        /** @description The current state of the refill. */
        Refill: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refill"];
            };
        };
    };
    parameters: {
        /**
         * @description The key of the refill, which its operator chooses. It never changes.
         * @example refill-2026-11-25
         */
        RefillKey: string;
    };
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
                 * @example withdrawal-9c2f4be07d1a6358-311
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
                 * @example withdrawal-9c2f4be07d1a6358-311
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
                 * @example address-9c2f4be07d1a6358-1042-btc-bitcoin
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
    getLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyLedger"];
                };
            };
            /** @description The signature is wrong or too old. The exchange treats this as no response. */
            401: {
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
    listRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which records.
                 * @example deposits
                 */
                kind: "withdrawals" | "deposits" | "addresses";
                /**
                 * @description The position of the last record of the page before; 0 for the first page.
                 * @example 0
                 */
                after: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustodyRecords"];
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
            /** @description The custodian is not available. The exchange repeats the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getRefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the refill, which its operator chooses. It never changes.
                 * @example refill-2026-11-25
                 */
                key: components["parameters"]["RefillKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Refill"];
            /** @description The request does not match this document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature of the request is wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no refill with this key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The custodian is not available. Repeat the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    prepareRefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the refill, which its operator chooses. It never changes.
                 * @example refill-2026-11-25
                 */
                key: components["parameters"]["RefillKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareRefillRequest"];
            };
        };
        responses: {
            200: components["responses"]["Refill"];
            /** @description The request does not match this document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature of the request is wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The custodian does not hold this asset on this network, or has no cold storage there. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is known with different content, or another refill waits for its signature. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefillError"];
                };
            };
            /** @description The refill cannot be made. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefillError"];
                };
            };
            /** @description The custodian or its node is not available. Repeat the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    cancelRefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the refill, which its operator chooses. It never changes.
                 * @example refill-2026-11-25
                 */
                key: components["parameters"]["RefillKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Refill"];
            /** @description The request does not match this document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature of the request is wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no refill with this key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It can no longer be canceled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefillError"];
                };
            };
            /** @description The custodian is not available. Repeat the request later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submitRefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the refill, which its operator chooses. It never changes.
                 * @example refill-2026-11-25
                 */
                key: components["parameters"]["RefillKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitRefillRequest"];
            };
        };
        responses: {
            200: components["responses"]["Refill"];
            /** @description The request does not match this document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature of the request is wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no refill with this key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The refill cannot be handed in any more. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefillError"];
                };
            };
            /** @description The transaction is not the one that was prepared. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefillError"];
                };
            };
            /** @description The custodian is not available. Repeat the request later. */
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
