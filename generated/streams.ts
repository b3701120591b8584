// Generated from spec/ by `make generate`. Never edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a kline looks like now. */
        KlineEvent: {
            /**
             * @description The kind of event.
             * @constant
             */
            e: "kline";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            k: components["schemas"]["Kline"];
        };
        /** @description A kline. Mind the case of the members. */
        Kline: {
            /** @description When it begins. */
            t: components["schemas"]["EpochMs"];
            /** @description When it ends, the last millisecond included. */
            T: components["schemas"]["EpochMs"];
            /** @description The symbol. */
            s: components["schemas"]["PairSymbol"];
            /** @description The interval. */
            i: components["schemas"]["KlineInterval"];
            /** @description The id of its first trade. */
            f: components["schemas"]["TradeIdOrNone"];
            /** @description The id of its last trade. */
            L: components["schemas"]["TradeIdOrNone"];
            /** @description The first price. */
            o: components["schemas"]["DecimalString"];
            /** @description The last price. */
            c: components["schemas"]["DecimalString"];
            /** @description The highest price. */
            h: components["schemas"]["DecimalString"];
            /** @description The lowest price. */
            l: components["schemas"]["DecimalString"];
            /** @description What was traded, in the base asset. */
            v: components["schemas"]["DecimalString"];
            /** @description How many trades there were. */
            n: number;
            /** @description Whether it has ended; true exactly once for each interval. */
            x: boolean;
            /** @description What was traded, in the quote asset. */
            q: components["schemas"]["DecimalString"];
            /** @description What takers bought of it, in the base asset. */
            V: components["schemas"]["DecimalString"];
            /** @description What takers bought of it, in the quote asset. */
            Q: components["schemas"]["DecimalString"];
            /**
             * @description Without meaning; ignore it.
             * @constant
             */
            B: "0";
        };
        /** @enum {string} */
        KlineInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @description An event and its stream. */
        WrappedEvent: {
            /** @description The stream's name, as it was subscribed to. */
            stream: components["schemas"]["StreamName"];
            /** @description The event. */
            data: components["schemas"]["KlineEvent"];
        };
        /** @description We are about to close the connection. */
        ServerShutdownEvent: {
            /** @constant */
            e: "serverShutdown";
            /** @description When we sent it. */
            E: components["schemas"]["EpochMs"];
        };
        /**
         * @description A stream's name.
         * @example btc_thb@kline_1m
         */
        StreamName: string;
        /** @description Your mark for a request; its answer carries the same. */
        RequestId: number | string | null;
        /** @description The streams. */
        StreamNames: components["schemas"]["StreamName"][];
        SubscribeRequest: {
            /** @constant */
            method: "SUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id: components["schemas"]["RequestId"];
        };
        UnsubscribeRequest: {
            /** @constant */
            method: "UNSUBSCRIBE";
            params: components["schemas"]["StreamNames"];
            id: components["schemas"]["RequestId"];
        };
        ListSubscriptionsRequest: {
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
            id: components["schemas"]["RequestId"];
        };
        SetPropertyRequest: {
            /** @constant */
            method: "SET_PROPERTY";
            /**
             * @description The property's name and its value.
             * @enum {unknown}
             */
            params: [
                "combined",
                true
            ] | [
                "combined",
                false
            ];
            id: components["schemas"]["RequestId"];
        };
        GetPropertyRequest: {
            /** @constant */
            method: "GET_PROPERTY";
            /**
             * @description The property's name.
             * @enum {unknown}
             */
            params: [
                "combined"
            ];
            id: components["schemas"]["RequestId"];
        };
        /** @description Any control message. */
        ControlRequest: components["schemas"]["SubscribeRequest"] | components["schemas"]["UnsubscribeRequest"] | components["schemas"]["ListSubscriptionsRequest"] | components["schemas"]["SetPropertyRequest"] | components["schemas"]["GetPropertyRequest"];
        DoneAnswer: {
            id: components["schemas"]["RequestId"];
            result: null;
            /** @enum {string} */
            method: "SUBSCRIBE" | "UNSUBSCRIBE" | "SET_PROPERTY";
        };
        SubscriptionsAnswer: {
            id: components["schemas"]["RequestId"];
            /** @description What the connection follows, in the order of subscription. */
            result: components["schemas"]["StreamName"][];
            /** @constant */
            method: "LIST_SUBSCRIPTIONS";
        };
        PropertyAnswer: {
            id: components["schemas"]["RequestId"];
            /** @description Whether events are wrapped. */
            result: boolean;
            /** @constant */
            method: "GET_PROPERTY";
        };
        ErrorAnswer: {
            /** @description As it was sent; null when it could not be read. */
            id: components["schemas"]["RequestId"];
            error: components["schemas"]["StreamError"];
        };
        /** @description Why a control message was refused. */
        StreamError: {
            /**
             * @description `invalid_json`: the message is not a JSON object. `invalid_parameters`: a member is missing, unknown or not valid.
             * @enum {string}
             */
            code: "invalid_parameters" | "invalid_json";
            /** @description The same for people. */
            message: string;
            /** @description The members to blame, by name; an element of `params` as `params.0`. */
            fields?: {
                [key: string]: components["schemas"]["StreamFieldError"];
            };
        };
        StreamFieldError: {
            /** @enum {string} */
            code: "missing" | "invalid" | "unknown";
            message: string;
        };
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795193608413
         */
        EpochMs: number;
        /**
         * @description A pair, `<base>_<quote>`, in lower case.
         * @example btc_thb
         */
        PairSymbol: string;
        /** @description A trade's id, counted from 1 per symbol; -1 when there is none. */
        TradeIdOrNone: number;
        /**
         * @description An exact decimal in plain notation, without exponent and padding zeros.
         * @example 303500
         * @example 0.001
         */
        DecimalString: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Every kind of stream. `kind` matches any name of the kind, `pattern` only those whose parameters can exist. */
export const streamChannels = {
  kline: {
    address: "{pair}@kline_{interval}",
    kind: /^(?<pair>.*)@kline_(?<interval>.*)$/,
    pattern: /^(?<pair>[a-z0-9]{2,10}_[a-z0-9]{2,10})@kline_(?<interval>1m|3m|5m|15m|30m|1h|2h|4h|6h|8h|12h|1d|3d|1w|1M)$/,
    values: { interval: ["1m","3m","5m","15m","30m","1h","2h","4h","6h","8h","12h","1d","3d","1w","1M"] },
  },
} as const;

export type StreamChannelName = keyof typeof streamChannels;
