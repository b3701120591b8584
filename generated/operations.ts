// Generated from spec/ by `make generate`. Never edited.

/** Every operation, by its id. `errors`: the status of each code. `violations`: the code for a value that is not valid at an instance path. */
export const operations = {
  "getEstimatedPrice": {
    "method": "get",
    "path": "/api/estimated-price/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "deprecated": true,
    "internal": false,
    "body": "none",
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "NOT_ENOUGH_LIQUIDITY": 422,
      "TRADING_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/pair": "INVALID_PAIR",
      "/query/side": "INVALID_ORDER_SIDE"
    }
  },
  "createPortalOrder": {
    "method": "post",
    "path": "/api/portal-orders/",
    "surface": "api",
    "security": "portal",
    "permission": null,
    "deprecated": true,
    "internal": false,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "ORDER_NOT_MATCHED": 422,
      "INSUFFICIENT_BALANCE": 422,
      "TRADING_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "DEPOSIT_ADDRESS_UNAVAILABLE": 502,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    }
  },
  "getUser": {
    "method": "get",
    "path": "/api/users/{userid}",
    "surface": "api",
    "security": "key",
    "permission": "user_read",
    "deprecated": false,
    "internal": false,
    "body": "none",
    "errors": {
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "PERMISSION_DENIED"
    }
  },
  "createOrder": {
    "method": "post",
    "path": "/api/orders/",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "deprecated": false,
    "internal": false,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INSUFFICIENT_BALANCE": 422,
      "TRADING_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/type": "INVALID_ORDER_TYPE",
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    }
  },
  "cancelOrder": {
    "method": "delete",
    "path": "/api/orders/{id}",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "deprecated": false,
    "internal": false,
    "body": "optional",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "ORDER_NOT_CANCELLABLE": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/requestBody/pair": "INVALID_PAIR"
    }
  },
  "getExchangeInfo": {
    "method": "get",
    "path": "/api/v3/exchangeInfo",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "deprecated": false,
    "internal": false,
    "body": "none",
    "errors": {
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {}
  },
  "getTicker24hr": {
    "method": "get",
    "path": "/api/v3/ticker/24hr",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "deprecated": false,
    "internal": false,
    "body": "none",
    "errors": {
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    }
  },
  "createUser": {
    "method": "post",
    "path": "/internal/users",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "EMAIL_TAKEN": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {}
  },
  "updateUser": {
    "method": "patch",
    "path": "/internal/users/{userid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "USER_NOT_FOUND": 404,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    }
  },
  "createApiKey": {
    "method": "post",
    "path": "/internal/users/{userid}/api-keys",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "USER_NOT_FOUND": 404,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    }
  },
  "revokeApiKey": {
    "method": "delete",
    "path": "/internal/api-keys/{api_key}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "none",
    "errors": {
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/api_key": "API_KEY_NOT_FOUND"
    }
  },
  "creditDeposit": {
    "method": "post",
    "path": "/internal/deposits",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_ASSET": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "USER_NOT_FOUND": 404,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/asset": "INVALID_ASSET"
    }
  },
  "createPartner": {
    "method": "post",
    "path": "/internal/partners",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {}
  },
  "updatePartner": {
    "method": "patch",
    "path": "/internal/partners/{partnerid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PARTNER_NOT_FOUND": 404,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    }
  },
  "createPortalSession": {
    "method": "post",
    "path": "/internal/portal-sessions",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PARTNER_NOT_FOUND": 404,
      "USER_NOT_FOUND": 404,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {}
  },
  "putAsset": {
    "method": "put",
    "path": "/internal/assets/{asset}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_ASSET": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/asset": "INVALID_ASSET"
    }
  },
  "putSymbol": {
    "method": "put",
    "path": "/internal/symbols/{symbol}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/symbol": "INVALID_PAIR"
    }
  },
  "putFees": {
    "method": "put",
    "path": "/internal/fees/{symbol}/{tier}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/symbol": "INVALID_PAIR"
    }
  },
  "putWithdrawalLimit": {
    "method": "put",
    "path": "/internal/withdrawal-limits/{level}/{asset}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "required",
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_ASSET": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/asset": "INVALID_ASSET"
    }
  },
  "getAudit": {
    "method": "get",
    "path": "/internal/audit",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "none",
    "errors": {
      "INVALID_AUTHENTICATION_HEADER": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {}
  },
  "getHouseBalances": {
    "method": "get",
    "path": "/internal/house-balances",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "deprecated": false,
    "internal": true,
    "body": "none",
    "errors": {
      "INVALID_AUTHENTICATION_HEADER": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {}
  }
} as const;

/** The errors that can meet a request before an operation is chosen, with their status. */
export const genericErrors = {
  "api": {
    "MALFORMED_REQUEST": 400,
    "NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405,
    "REQUEST_TIMEOUT": 408,
    "REQUEST_BODY_TOO_LARGE": 413,
    "URI_TOO_LONG": 414,
    "UNSUPPORTED_MEDIA_TYPE": 415,
    "TOO_MANY_REQUESTS": 429,
    "REQUEST_HEADERS_TOO_LARGE": 431,
    "INTERNAL_SERVER_ERROR": 500,
    "SERVICE_UNAVAILABLE": 503
  },
  "v3": {
    "MALFORMED_REQUEST": 400,
    "NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405,
    "TOO_MANY_REQUESTS": 429,
    "INTERNAL_SERVER_ERROR": 500,
    "SERVICE_UNAVAILABLE": 503
  }
} as const;

/** The message of each code under /api/ and /internal/. Where one names a limit or a rule, that is only an example. */
export const apiErrorMessages = {
  "INVALID_PARAMETERS": "The request has missing or invalid parameters.",
  "INVALID_PAIR": "The pair is not listed here.",
  "INVALID_ORDER_SIDE": "The order side is not supported.",
  "INVALID_ORDER_AMOUNT_PRECISION": "Max amount precision is 2",
  "ORDER_AMOUNT_TOO_SMALL": "The smallest order amount is 0.0001",
  "NOT_ENOUGH_LIQUIDITY": "The offers on the book are not enough for this amount.",
  "TRADING_DISABLED": "Trading of this pair is paused.",
  "TOO_MANY_REQUESTS": "Too many requests. Try again after the time in Retry-After.",
  "INTERNAL_SERVER_ERROR": "Something went wrong on our side.",
  "SERVICE_UNAVAILABLE": "The service is not available now. Nothing was changed.",
  "INVALID_REQUEST_BODY": "The request body is not the JSON object that this operation takes.",
  "INVALID_ORDER_PRICE_PRECISION": "Max price precision is 2",
  "ORDER_PRICE_OUT_OF_RANGE": "The price must be between 0.01 and 100000000",
  "IDEMPOTENCY_CONFLICT": "This key names another request, or one that is still being worked on.",
  "REQUEST_BODY_TOO_LARGE": "The request body is too large.",
  "UNSUPPORTED_MEDIA_TYPE": "The request body must be sent as application/json.",
  "ORDER_NOT_MATCHED": "Nothing is on offer at this price.",
  "INSUFFICIENT_BALANCE": "The available balance is not enough.",
  "DEPOSIT_ADDRESS_UNAVAILABLE": "The partner did not give a usable deposit address. Nothing was bought.",
  "INVALID_AUTHENTICATION_HEADER": "The credentials are missing or not valid.",
  "PERMISSION_DENIED": "These credentials do not allow this.",
  "INVALID_ORDER_TYPE": "The order type is not supported.",
  "ORDER_NOT_FOUND": "You have no such order.",
  "ORDER_NOT_CANCELLABLE": "The order is already closed.",
  "EMAIL_TAKEN": "Another user has this e-mail address.",
  "USER_NOT_FOUND": "There is no such user.",
  "API_KEY_NOT_FOUND": "There is no such API key.",
  "INVALID_ASSET": "The asset is not listed here.",
  "INVALID_SETTING": "The setting breaks a rule: the price band must be above zero and not empty.",
  "PARTNER_NOT_FOUND": "There is no such partner.",
  "MALFORMED_REQUEST": "The request cannot be read.",
  "NOT_FOUND": "There is nothing at this path.",
  "METHOD_NOT_ALLOWED": "This path does not have this method.",
  "REQUEST_TIMEOUT": "The request did not arrive in time.",
  "URI_TOO_LONG": "The path and query are too long.",
  "REQUEST_HEADERS_TOO_LARGE": "The request headers are too large."
} as const;

/** Other messages of the same codes, by the name of their example. */
export const apiErrorVariants = {
  "SERVICE_UNAVAILABLE.outcome_unknown": "The service is not available now. The outcome is unknown; repeat the request with the same key to learn it.",
  "INVALID_AUTHENTICATION_HEADER.outside_window": "The request is outside its window of 5000 ms. Server time is 1795193615002 ms, X-Timestamp differs by -6589 ms."
} as const;

/** The number and message of each code under /api/v3/. */
export const v3Errors = {
  "TOO_MANY_REQUESTS": {
    "code": -1003,
    "msg": "Too many requests."
  },
  "INTERNAL_SERVER_ERROR": {
    "code": -1000,
    "msg": "Something went wrong on our side."
  },
  "SERVICE_UNAVAILABLE": {
    "code": -1001,
    "msg": "The service is not available now. Nothing was changed."
  },
  "INVALID_PAIR": {
    "code": -1121,
    "msg": "Invalid symbol."
  },
  "MALFORMED_REQUEST": {
    "code": -1100,
    "msg": "Illegal characters found in a parameter."
  },
  "METHOD_NOT_ALLOWED": {
    "code": -1020,
    "msg": "This operation is not supported."
  }
} as const;

/** Every code that a schema asks for. */
export const violationCodes = [
  "INVALID_PAIR",
  "INVALID_ORDER_SIDE",
  "PERMISSION_DENIED",
  "INVALID_ORDER_TYPE",
  "ORDER_NOT_FOUND",
  "USER_NOT_FOUND",
  "API_KEY_NOT_FOUND",
  "INVALID_ASSET",
  "PARTNER_NOT_FOUND"
] as const;

/** Every permission that an API key may have. */
export const permissions = [
  "user_read",
  "wallet_read",
  "order_list",
  "order_create",
  "order_cancel",
  "deposit_list",
  "withdrawal_list",
  "user_stream"
] as const;

export type OperationId = keyof typeof operations;
export type ErrorCode = keyof typeof apiErrorMessages;
export type ViolationCode = (typeof violationCodes)[number];
export type Permission = (typeof permissions)[number];
/** The codes with which each operation may refuse. */
export type OperationErrorCodes = { readonly [Id in OperationId]: keyof (typeof operations)[Id]['errors'] & string };
/** The shape of every record in `operations`. */
export interface OperationRecord {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly surface: 'api' | 'v3';
  readonly security: 'public' | 'key' | 'portal' | 'operator';
  readonly permission: Permission | null;
  readonly deprecated: boolean;
  readonly internal: boolean;
  readonly body: 'none' | 'optional' | 'required';
  readonly errors: Readonly<Partial<Record<ErrorCode, number>>>;
  readonly emptyErrorStatuses: readonly number[];
  readonly violations: Readonly<Record<string, ViolationCode>>;
}
/** The same records behind one type, for code that handles any operation. */
export const operationRecords: Readonly<Record<OperationId, OperationRecord>> = operations;
