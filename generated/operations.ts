// Generated from spec/ by `make generate`. Never edited.

/** Every operation, by its id. `errors`: the status of each code. `violations`: the code for an invalid value at an instance path. `numbers`: under /api/v3/ and /binance/, the numbers of each status. `secrets`: members that are never written to the log of operator actions. */
export const operations = {
  "createPortalSession": {
    "method": "post",
    "path": "/api/portal-sessions/",
    "surface": "api",
    "security": "partner",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1200,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PORTAL_CODE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getEstimatedPrice": {
    "method": "get",
    "path": "/api/estimated-price/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createPortalQuote": {
    "method": "post",
    "path": "/api/portal-quotes/",
    "surface": "api",
    "security": "portal",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1600,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "NOT_ENOUGH_LIQUIDITY": 422,
      "TRADING_DISABLED": 422,
      "WITHDRAWAL_DISABLED": 422,
      "PORTAL_QUOTE_LIMIT": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listPortalOrders": {
    "method": "get",
    "path": "/api/portal-orders/",
    "surface": "api",
    "security": "portalReader",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createPortalOrder": {
    "method": "post",
    "path": "/api/portal-orders/",
    "surface": "api",
    "security": "portal",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
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
      "PORTAL_SPENDING_LIMIT_EXCEEDED": 422,
      "TRADING_DISABLED": 422,
      "PORTAL_QUOTE_NOT_FOUND": 422,
      "PORTAL_QUOTE_MISMATCH": 422,
      "PORTAL_QUOTE_USED": 422,
      "PORTAL_QUOTE_EXPIRED": 422,
      "PORTAL_QUOTE_MARKET_MOVED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "DEPOSIT_ADDRESS_UNAVAILABLE": 502,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getPortalOrder": {
    "method": "get",
    "path": "/api/portal-orders/{id}",
    "surface": "api",
    "security": "portalReader",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 740,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "ORDER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "replayPortalWebhook": {
    "method": "post",
    "path": "/api/portal-webhook-replays/",
    "surface": "api",
    "security": "partner",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": true,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 960,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "WEBHOOK_NOT_FOUND": 404,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [
      401
    ],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listIdentityLevels": {
    "method": "get",
    "path": "/api/identity-levels/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 130,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getIdentityVerification": {
    "method": "get",
    "path": "/api/identity-verification/",
    "surface": "api",
    "security": "key",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 540,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "submitIdentityVerification": {
    "method": "post",
    "path": "/api/identity-verification/",
    "surface": "api",
    "security": "key",
    "permission": "identity_submit",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 630,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_REQUEST_OPEN": 409,
      "IDENTITY_LEVEL_REACHED": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "IDENTITY_DOCUMENTS_MISSING": 422,
      "ACCOUNT_FROZEN": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "uploadIdentityDocument": {
    "method": "post",
    "path": "/api/identity-verification/documents/",
    "surface": "api",
    "security": "key",
    "permission": "identity_submit",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": true,
    "costUs": 140000,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_DOCUMENT": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_REQUEST_OPEN": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "IDENTITY_DOCUMENT_LIMIT": 422,
      "ACCOUNT_FROZEN": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getUser": {
    "method": "get",
    "path": "/api/users/{userid}",
    "surface": "api",
    "security": "key",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 480,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "PERMISSION_DENIED"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getOrderBook": {
    "method": "get",
    "path": "/api/orders/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 250,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/pair": "INVALID_PAIR",
      "/query/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createOrder": {
    "method": "post",
    "path": "/api/orders/",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 780,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_OPEN_ORDERS": 422,
      "TOO_MANY_STOP_ORDERS": 422,
      "INSUFFICIENT_BALANCE": 422,
      "TRADING_DISABLED": 422,
      "ORDER_NOT_MATCHED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/type": "INVALID_ORDER_TYPE",
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getOrder": {
    "method": "get",
    "path": "/api/orders/{id}",
    "surface": "api",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 750,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/query/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "amendOrder": {
    "method": "put",
    "path": "/api/orders/{id}",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 240,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "ORDER_NOT_CANCELLABLE": 409,
      "ORDER_CHANGED": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "cancelOrder": {
    "method": "delete",
    "path": "/api/orders/{id}",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 350,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "ORDER_NOT_CANCELLABLE": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "testOrder": {
    "method": "post",
    "path": "/api/orders/test",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_OPEN_ORDERS": 422,
      "TOO_MANY_STOP_ORDERS": 422,
      "INSUFFICIENT_BALANCE": 422,
      "TRADING_DISABLED": 422,
      "ORDER_NOT_MATCHED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/type": "INVALID_ORDER_TYPE",
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listOrders": {
    "method": "get",
    "path": "/api/orders/user",
    "surface": "api",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 3400,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/pair": "INVALID_PAIR",
      "/query/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "cancelAllOrders": {
    "method": "delete",
    "path": "/api/orders/all",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 450,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "setCancelAfter": {
    "method": "post",
    "path": "/api/orders/cancel-after",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 780,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createOrderBatch": {
    "method": "post",
    "path": "/api/orders/batch",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 850,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "cancelOrderBatch": {
    "method": "delete",
    "path": "/api/orders/batch",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 650,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "replaceOrder": {
    "method": "post",
    "path": "/api/orders/{id}/replace",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 990,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "ORDER_NOT_CANCELLABLE": 409,
      "ORDER_CHANGED": 409,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TRADING_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listOrderLists": {
    "method": "get",
    "path": "/api/order-lists/",
    "surface": "api",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 460,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createOrderList": {
    "method": "post",
    "path": "/api/order-lists/",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_OPEN_ORDERS": 422,
      "TOO_MANY_STOP_ORDERS": 422,
      "INVALID_ORDER_LIST_PRICES": 422,
      "INSUFFICIENT_BALANCE": 422,
      "TRADING_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createOtoOrderList": {
    "method": "post",
    "path": "/api/order-lists/oto",
    "surface": "api",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1200,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_OPEN_ORDERS": 422,
      "TOO_MANY_STOP_ORDERS": 422,
      "INVALID_ORDER_LIST_PRICES": 422,
      "INSUFFICIENT_BALANCE": 422,
      "TRADING_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getOrderList": {
    "method": "get",
    "path": "/api/order-lists/{id}",
    "surface": "api",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 910,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "cancelOrderList": {
    "method": "delete",
    "path": "/api/order-lists/{id}",
    "surface": "api",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 520,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "ORDER_NOT_FOUND": 404,
      "ORDER_NOT_CANCELLABLE": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getTradeHistory": {
    "method": "get",
    "path": "/api/trade-history/",
    "surface": "api",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1600,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getFees": {
    "method": "get",
    "path": "/api/fees/",
    "surface": "api",
    "security": "key",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 140,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listBankAccountDeposits": {
    "method": "get",
    "path": "/api/bank-account-deposits/",
    "surface": "api",
    "security": "key",
    "permission": "deposit_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 660,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listFiatWithdrawals": {
    "method": "get",
    "path": "/api/fiat-withdrawals/",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 700,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createFiatWithdrawal": {
    "method": "post",
    "path": "/api/fiat-withdrawals/",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 620,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_WITHDRAWAL_AMOUNT_PRECISION": 400,
      "WITHDRAWAL_AMOUNT_TOO_SMALL": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INSUFFICIENT_BALANCE": 422,
      "WITHDRAWAL_LIMIT_EXCEEDED": 422,
      "WITHDRAWAL_DISABLED": 422,
      "VERIFICATION_REQUIRED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listCryptoDeposits": {
    "method": "get",
    "path": "/api/crypto-deposits/",
    "surface": "api",
    "security": "key",
    "permission": "deposit_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_ASSET": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/currency": "INVALID_ASSET"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listCryptoWithdrawals": {
    "method": "get",
    "path": "/api/crypto-withdrawals/",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 940,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_ASSET": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/currency": "INVALID_ASSET"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createCryptoWithdrawal": {
    "method": "post",
    "path": "/api/crypto-withdrawals/",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1700,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "INVALID_ADDRESS": 400,
      "INVALID_WITHDRAWAL_AMOUNT_PRECISION": 400,
      "WITHDRAWAL_AMOUNT_TOO_SMALL": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INSUFFICIENT_BALANCE": 422,
      "WITHDRAWAL_LIMIT_EXCEEDED": 422,
      "WITHDRAWAL_DISABLED": 422,
      "VERIFICATION_REQUIRED": 422,
      "WITHDRAWAL_ADDRESS_NOT_LISTED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/currency": "INVALID_ASSET",
      "/requestBody/network": "INVALID_NETWORK"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "cancelWithdrawal": {
    "method": "post",
    "path": "/api/withdrawals/{id}/cancel",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 450,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_NOT_CANCELLABLE": 409,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listWithdrawalAddresses": {
    "method": "get",
    "path": "/api/withdrawal-addresses/",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 430,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createWithdrawalAddress": {
    "method": "post",
    "path": "/api/withdrawal-addresses/",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 870,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_NETWORK": 400,
      "INVALID_ADDRESS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "WITHDRAWAL_ADDRESS_LIMIT": 422,
      "WITHDRAWAL_DISABLED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/network": "INVALID_NETWORK"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "deleteWithdrawalAddress": {
    "method": "delete",
    "path": "/api/withdrawal-addresses/{id}",
    "surface": "api",
    "security": "key",
    "permission": "withdrawal_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 370,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_ADDRESS_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "WITHDRAWAL_ADDRESS_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listDepositAddresses": {
    "method": "get",
    "path": "/api/deposit-addresses/",
    "surface": "api",
    "security": "key",
    "permission": "wallet_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 360,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_ASSET": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/currency": "INVALID_ASSET"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createDepositAddress": {
    "method": "post",
    "path": "/api/deposit-addresses/",
    "surface": "api",
    "security": "key",
    "permission": "wallet_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 470,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "DEPOSIT_DISABLED": 422,
      "VERIFICATION_REQUIRED": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "NO_DEPOSIT_ADDRESS": 502,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/currency": "INVALID_ASSET",
      "/requestBody/network": "INVALID_NETWORK"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getTradingFees": {
    "method": "get",
    "path": "/api/trading-fees/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getOrderBookTickers": {
    "method": "get",
    "path": "/api/orderbook-tickers/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 220,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getMarketcap": {
    "method": "get",
    "path": "/api/marketcap/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getAssets": {
    "method": "get",
    "path": "/api/assets/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 190,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getStatus": {
    "method": "get",
    "path": "/api/status/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 460,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getConfigs": {
    "method": "get",
    "path": "/api/configs/",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getExchangeInfo": {
    "method": "get",
    "path": "/api/v3/exchangeInfo",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 150,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1130,
        -1100,
        -1121
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getTicker24hr": {
    "method": "get",
    "path": "/api/v3/ticker/24hr",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 250,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1130,
        -1100,
        -1121
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "ping": {
    "method": "get",
    "path": "/api/v3/ping",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getTime": {
    "method": "get",
    "path": "/api/v3/time",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 170,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getDepth": {
    "method": "get",
    "path": "/api/v3/depth",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 830,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1102,
        -1100,
        -1121
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getUdfConfig": {
    "method": "get",
    "path": "/udf/config",
    "surface": "udf",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 140,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getUdfTime": {
    "method": "get",
    "path": "/udf/time",
    "surface": "udf",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getUdfSymbol": {
    "method": "get",
    "path": "/udf/symbols",
    "surface": "udf",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "searchUdfSymbols": {
    "method": "get",
    "path": "/udf/search",
    "surface": "udf",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 110,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getUdfHistory": {
    "method": "get",
    "path": "/udf/history",
    "surface": "udf",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1500,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getKlines": {
    "method": "get",
    "path": "/api/v3/klines",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_INTERVAL": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR",
      "/query/interval": "INVALID_INTERVAL"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1102,
        -1100,
        -1120,
        -1121,
        -1130
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getAggTrades": {
    "method": "get",
    "path": "/api/v3/aggTrades",
    "surface": "v3",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbol": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1102,
        -1100,
        -1121,
        -1130
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "createOrderV3": {
    "method": "post",
    "path": "/api/v3/orders/",
    "surface": "v3",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 710,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "TRADING_DISABLED": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INSUFFICIENT_BALANCE": 400,
      "ORDER_NOT_MATCHED": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/type": "INVALID_ORDER_TYPE",
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1102,
        -1130,
        -1121,
        -1117,
        -1116,
        -1111,
        -1013,
        -2010
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "listOrdersV3": {
    "method": "get",
    "path": "/api/v3/orders/user",
    "surface": "v3",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/pair": "INVALID_PAIR",
      "/query/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1130,
        -1121,
        -1117
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "cancelAllOrdersV3": {
    "method": "delete",
    "path": "/api/v3/orders/all",
    "surface": "v3",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 550,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "INVALID_PAIR": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1130,
        -1121
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "testOrderV3": {
    "method": "post",
    "path": "/api/v3/orders/test",
    "surface": "v3",
    "security": "key",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 340,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "TRADING_DISABLED": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INSUFFICIENT_BALANCE": 400,
      "ORDER_NOT_MATCHED": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/type": "INVALID_ORDER_TYPE",
      "/requestBody/pair": "INVALID_PAIR",
      "/requestBody/side": "INVALID_ORDER_SIDE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1102,
        -1130,
        -1121,
        -1117,
        -1116,
        -1111,
        -1013,
        -2010
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "getOrderV3": {
    "method": "get",
    "path": "/api/v3/orders/{id}",
    "surface": "v3",
    "security": "key",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 550,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "ORDER_NOT_FOUND": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/query/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1121,
        -2011
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "amendOrderV3": {
    "method": "put",
    "path": "/api/v3/orders/{id}",
    "surface": "v3",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 400,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_NOT_FOUND": 400,
      "ORDER_NOT_CANCELLABLE": 400,
      "ORDER_CHANGED": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1102,
        -1130,
        -1121,
        -1111,
        -1013,
        -2011
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "cancelOrderV3": {
    "method": "delete",
    "path": "/api/v3/orders/{id}",
    "surface": "v3",
    "security": "key",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 430,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "INVALID_PAIR": 400,
      "ORDER_NOT_FOUND": 400,
      "ORDER_NOT_CANCELLABLE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/id": "ORDER_NOT_FOUND",
      "/requestBody/pair": "INVALID_PAIR"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1130,
        -1121,
        -2011
      ],
      "401": [
        -1022,
        -2014,
        -1021
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "createListenKey": {
    "method": "post",
    "path": "/api/v3/userDataStream",
    "surface": "v3",
    "security": "apiKeyOnly",
    "permission": "user_stream",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 660,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "401": [
        -1022,
        -2014,
        -2015
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "extendListenKey": {
    "method": "put",
    "path": "/api/v3/userDataStream",
    "surface": "v3",
    "security": "apiKeyOnly",
    "permission": "user_stream",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 490,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json",
      "form"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "LISTEN_KEY_NOT_FOUND": 400,
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/listenKey": "LISTEN_KEY_NOT_FOUND",
      "/requestBody/listenKey": "LISTEN_KEY_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1125
      ],
      "401": [
        -1022,
        -2014,
        -2015
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "deleteListenKey": {
    "method": "delete",
    "path": "/api/v3/userDataStream",
    "surface": "v3",
    "security": "apiKeyOnly",
    "permission": "user_stream",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 360,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json",
      "form"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "LISTEN_KEY_NOT_FOUND": 400,
      "INVALID_REQUEST_BODY": 400,
      "REQUEST_BODY_TOO_LARGE": 400,
      "UNSUPPORTED_MEDIA_TYPE": 400,
      "API_KEY_SUSPENDED": 401,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/listenKey": "LISTEN_KEY_NOT_FOUND",
      "/requestBody/listenKey": "LISTEN_KEY_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1125
      ],
      "401": [
        -1022,
        -2014,
        -2015
      ],
      "403": [
        -2015
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getLiveness": {
    "method": "get",
    "path": "/health/live",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": true,
    "largeBody": false,
    "costUs": 110,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INTERNAL_SERVER_ERROR": 500
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getReadiness": {
    "method": "get",
    "path": "/health/ready",
    "surface": "api",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": true,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INTERNAL_SERVER_ERROR": 500,
      "NOT_READY": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createUser": {
    "method": "post",
    "path": "/internal/users",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1100,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "EMAIL_TAKEN": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [
      "email"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listUsers": {
    "method": "get",
    "path": "/internal/users",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 720,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [
      "email"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "updateUser": {
    "method": "patch",
    "path": "/internal/users/{userid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1900,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [
      "email"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getUserAccount": {
    "method": "get",
    "path": "/internal/users/{userid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 310,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [
      "email"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "findUsers": {
    "method": "get",
    "path": "/internal/user-search",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 780,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [
      "email"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listUserOrders": {
    "method": "get",
    "path": "/internal/users/{userid}/orders",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listUserSessions": {
    "method": "get",
    "path": "/internal/users/{userid}/sessions",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 430,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [
      "user_agent",
      "ip"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "endUserSessions": {
    "method": "delete",
    "path": "/internal/users/{userid}/sessions",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1500,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "stopUser": {
    "method": "post",
    "path": "/internal/users/{userid}/stop",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1700,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createUserNote": {
    "method": "post",
    "path": "/internal/users/{userid}/notes",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1500,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listUserNotes": {
    "method": "get",
    "path": "/internal/users/{userid}/notes",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 650,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "requestSecondFactorReset": {
    "method": "post",
    "path": "/internal/users/{userid}/second-factor-reset",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "SECOND_FACTOR_STATE_CONFLICT": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getSecondFactorReset": {
    "method": "get",
    "path": "/internal/users/{userid}/second-factor-reset",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 230,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "SECOND_FACTOR_RESET_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "cancelSecondFactorReset": {
    "method": "delete",
    "path": "/internal/users/{userid}/second-factor-reset",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "SECOND_FACTOR_RESET_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listIdentityRequests": {
    "method": "get",
    "path": "/internal/identity-requests",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 620,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getIdentityRequest": {
    "method": "get",
    "path": "/internal/identity-requests/{requestid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 380,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_REQUEST_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/requestid": "IDENTITY_REQUEST_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "startIdentityReview": {
    "method": "post",
    "path": "/internal/identity-requests/{requestid}/review",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_REQUEST_NOT_FOUND": 404,
      "IDENTITY_REQUEST_STATE_CONFLICT": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/requestid": "IDENTITY_REQUEST_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "approveIdentityRequest": {
    "method": "post",
    "path": "/internal/identity-requests/{requestid}/approve",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1600,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_REQUEST_NOT_FOUND": 404,
      "IDENTITY_REQUEST_STATE_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/requestid": "IDENTITY_REQUEST_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "refuseIdentityRequest": {
    "method": "post",
    "path": "/internal/identity-requests/{requestid}/refuse",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2200,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_REQUEST_NOT_FOUND": 404,
      "IDENTITY_REQUEST_STATE_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/requestid": "IDENTITY_REQUEST_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "viewIdentityDocument": {
    "method": "post",
    "path": "/internal/identity-documents/{documentid}/view",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1200,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "IDENTITY_DOCUMENT_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/documentid": "IDENTITY_DOCUMENT_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "content"
      ]
    },
    "numbers": {}
  },
  "listApiKeys": {
    "method": "get",
    "path": "/internal/users/{userid}/api-keys",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 470,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/userid": "USER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "revokeApiKey": {
    "method": "delete",
    "path": "/internal/api-keys/{api_key}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1600,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "API_KEY_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/api_key": "API_KEY_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "stopApiKey": {
    "method": "post",
    "path": "/internal/api-keys/{api_key}/stop",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "API_KEY_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/api_key": "API_KEY_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "creditDeposit": {
    "method": "post",
    "path": "/internal/deposits",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2100,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "USER_NOT_FOUND": 404,
      "IDEMPOTENCY_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/asset": "INVALID_ASSET",
      "/requestBody/network": "INVALID_NETWORK"
    },
    "personal": [
      "address",
      "tag",
      "account_number"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listDeposits": {
    "method": "get",
    "path": "/internal/deposits",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 460,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [
      "address",
      "tag",
      "account_number"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listUnownedDeposits": {
    "method": "get",
    "path": "/internal/unowned-deposits",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 720,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "importDepositAddresses": {
    "method": "post",
    "path": "/internal/deposit-addresses",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1700,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "INVALID_ADDRESS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/requestBody/asset": "INVALID_ASSET",
      "/requestBody/network": "INVALID_NETWORK"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listWithdrawals": {
    "method": "get",
    "path": "/internal/withdrawals",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 410,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getWithdrawal": {
    "method": "get",
    "path": "/internal/withdrawals/{withdrawalid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 260,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "approveWithdrawal": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/approve",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "approver"
    ],
    "secondFactor": true,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2900,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "OPERATOR_CODE_REQUIRED": 403,
      "OPERATOR_CODE_INVALID": 403,
      "OPERATOR_CODE_LOCKED": 403,
      "OPERATOR_SECOND_FACTOR_MISSING": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "rejectWithdrawal": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/reject",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2500,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "markWithdrawalSending": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/sending",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1500,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_NOT_APPROVED": 409,
      "WITHDRAWAL_NEEDS_SECOND_OPERATOR": 409,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "markWithdrawalSent": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/sent",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 810,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "WITHDRAWAL_IN_CUSTODY": 409,
      "WITHDRAWAL_NEEDS_SECOND_OPERATOR": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "markWithdrawalConfirmed": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/confirmed",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1700,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "WITHDRAWAL_IN_CUSTODY": 409,
      "WITHDRAWAL_NEEDS_SECOND_OPERATOR": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "markWithdrawalFailed": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/failed",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2100,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "WITHDRAWAL_NOT_FOUND": 404,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "WITHDRAWAL_IN_CUSTODY": 409,
      "WITHDRAWAL_NEEDS_SECOND_OPERATOR": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/withdrawalid": "WITHDRAWAL_NOT_FOUND"
    },
    "personal": [
      "address",
      "tag"
    ],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createPartner": {
    "method": "post",
    "path": "/internal/partners",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2000,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "INVALID_SETTING": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [
        "client_secret"
      ],
      "answer": [
        "portal_secret"
      ]
    },
    "numbers": {}
  },
  "listPartners": {
    "method": "get",
    "path": "/internal/partners",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 300,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "updatePartner": {
    "method": "patch",
    "path": "/internal/partners/{partnerid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 3300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [
        "client_secret"
      ],
      "answer": []
    },
    "numbers": {}
  },
  "rotatePartnerSecret": {
    "method": "post",
    "path": "/internal/partners/{partnerid}/secret",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1900,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PARTNER_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "portal_secret"
      ]
    },
    "numbers": {}
  },
  "getPartnerWebhook": {
    "method": "get",
    "path": "/internal/partners/{partnerid}/webhook",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 260,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PARTNER_NOT_FOUND": 404,
      "WEBHOOK_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putPartnerWebhook": {
    "method": "put",
    "path": "/internal/partners/{partnerid}/webhook",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "webhook_secret"
      ]
    },
    "numbers": {}
  },
  "disablePartnerWebhook": {
    "method": "delete",
    "path": "/internal/partners/{partnerid}/webhook",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1200,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PARTNER_NOT_FOUND": 404,
      "WEBHOOK_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "rotatePartnerWebhookSecret": {
    "method": "post",
    "path": "/internal/partners/{partnerid}/webhook/secret",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PARTNER_NOT_FOUND": 404,
      "WEBHOOK_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "webhook_secret"
      ]
    },
    "numbers": {}
  },
  "replayPartnerWebhook": {
    "method": "post",
    "path": "/internal/partners/{partnerid}/webhook/replay",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PARTNER_NOT_FOUND": 404,
      "WEBHOOK_NOT_FOUND": 404,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listPartnerWebhookMessages": {
    "method": "get",
    "path": "/internal/partners/{partnerid}/webhook/messages",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 490,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PARTNER_NOT_FOUND": 404,
      "WEBHOOK_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/partnerid": "PARTNER_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listPortalSessions": {
    "method": "get",
    "path": "/internal/portal-sessions",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 720,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "revokePortalSession": {
    "method": "delete",
    "path": "/internal/portal-sessions/{sessionid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PORTAL_SESSION_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/sessionid": "PORTAL_SESSION_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putAsset": {
    "method": "put",
    "path": "/internal/assets/{asset}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1100,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putNetworkStatus": {
    "method": "put",
    "path": "/internal/assets/{asset}/networks/{network}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury",
      "market"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/asset": "INVALID_ASSET",
      "/path/network": "INVALID_NETWORK"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createMaintenanceWindow": {
    "method": "post",
    "path": "/internal/maintenance-windows",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "market"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2200,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "MAINTENANCE_WINDOW_LIMIT": 422,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listMaintenanceWindows": {
    "method": "get",
    "path": "/internal/maintenance-windows",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 420,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "endMaintenanceWindow": {
    "method": "post",
    "path": "/internal/maintenance-windows/{windowid}/end",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "market"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "MAINTENANCE_WINDOW_NOT_FOUND": 404,
      "MAINTENANCE_WINDOW_OVER": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/windowid": "MAINTENANCE_WINDOW_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putApprovalThreshold": {
    "method": "put",
    "path": "/internal/approval-thresholds/{asset}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "approver",
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1200,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putSymbol": {
    "method": "put",
    "path": "/internal/symbols/{symbol}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "market"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putFees": {
    "method": "put",
    "path": "/internal/fees/{symbol}/{tier}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "market"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2400,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "putWithdrawalLimit": {
    "method": "put",
    "path": "/internal/withdrawal-limits/{level}/{asset}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_ASSET": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
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
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getMarketRules": {
    "method": "get",
    "path": "/internal/market-rules",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 660,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createOperatorToken": {
    "method": "post",
    "path": "/internal/operator-tokens",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "approver",
      "administrator"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "NEEDS_APPROVER": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "token"
      ]
    },
    "numbers": {}
  },
  "listOperatorTokens": {
    "method": "get",
    "path": "/internal/operator-tokens",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "approver",
      "administrator",
      "auditor"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 500,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "revokeOperatorToken": {
    "method": "delete",
    "path": "/internal/operator-tokens/{tokenid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "approver",
      "administrator"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2000,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "OPERATOR_TOKEN_NOT_FOUND": 404,
      "LAST_APPROVER": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/tokenid": "OPERATOR_TOKEN_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "activateOperatorToken": {
    "method": "post",
    "path": "/internal/operator-tokens/{tokenid}/activation",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "administrator",
      "approver"
    ],
    "secondFactor": true,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "OPERATOR_CODE_REQUIRED": 403,
      "OPERATOR_CODE_INVALID": 403,
      "OPERATOR_CODE_LOCKED": 403,
      "OPERATOR_SECOND_FACTOR_MISSING": 403,
      "OPERATOR_TOKEN_NOT_FOUND": 404,
      "OPERATOR_TOKEN_STATE_CONFLICT": 409,
      "NEEDS_ANOTHER_PERSON": 409,
      "NEEDS_APPROVER": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/tokenid": "OPERATOR_TOKEN_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "deleteOperatorSecondFactor": {
    "method": "delete",
    "path": "/internal/operator-tokens/{tokenid}/second-factor",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "administrator",
      "approver"
    ],
    "secondFactor": true,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 870,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "OPERATOR_CODE_REQUIRED": 403,
      "OPERATOR_CODE_INVALID": 403,
      "OPERATOR_CODE_LOCKED": 403,
      "OPERATOR_SECOND_FACTOR_MISSING": 403,
      "OPERATOR_TOKEN_NOT_FOUND": 404,
      "NEEDS_ANOTHER_PERSON": 409,
      "NEEDS_APPROVER": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/tokenid": "OPERATOR_TOKEN_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "createOperatorSecondFactor": {
    "method": "post",
    "path": "/internal/second-factor",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "OPERATOR_SECOND_FACTOR_EXISTS": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "secret",
        "uri"
      ]
    },
    "numbers": {}
  },
  "listProposals": {
    "method": "get",
    "path": "/internal/proposals",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 510,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getProposal": {
    "method": "get",
    "path": "/internal/proposals/{proposalid}",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 360,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PROPOSAL_NOT_FOUND": 404,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/proposalid": "PROPOSAL_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "approveProposal": {
    "method": "post",
    "path": "/internal/proposals/{proposalid}/approval",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "market",
      "administrator",
      "approver"
    ],
    "secondFactor": true,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "OPERATOR_CODE_REQUIRED": 403,
      "OPERATOR_CODE_INVALID": 403,
      "OPERATOR_CODE_LOCKED": 403,
      "OPERATOR_SECOND_FACTOR_MISSING": 403,
      "PROPOSAL_NOT_FOUND": 404,
      "PROPOSAL_STATE_CONFLICT": 409,
      "NEEDS_ANOTHER_PERSON": 409,
      "NEEDS_APPROVER": 409,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/proposalid": "PROPOSAL_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": [
        "answer"
      ]
    },
    "numbers": {}
  },
  "rejectProposal": {
    "method": "post",
    "path": "/internal/proposals/{proposalid}/rejection",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "market",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1500,
    "weight": null,
    "body": "optional",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "PROPOSAL_NOT_FOUND": 404,
      "PROPOSAL_STATE_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/path/proposalid": "PROPOSAL_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "listOperatorActions": {
    "method": "get",
    "path": "/internal/operator-actions",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1800,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getAudit": {
    "method": "get",
    "path": "/internal/audit",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 92000,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getControls": {
    "method": "get",
    "path": "/internal/controls",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 170,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getQuarantine": {
    "method": "get",
    "path": "/internal/quarantine",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "endQuarantine": {
    "method": "post",
    "path": "/internal/quarantine/end",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 950,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "QUARANTINE_REPORT_CHANGED": 409,
      "QUARANTINE_NOT_ACCEPTABLE": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getHouseBalances": {
    "method": "get",
    "path": "/internal/house-balances",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 430,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "getCustodyReconciliation": {
    "method": "get",
    "path": "/internal/custody-reconciliation",
    "surface": "api",
    "security": "operator",
    "permission": null,
    "roles": [
      "treasury",
      "auditor",
      "approver"
    ],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 270,
    "weight": null,
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "OPERATOR_TOKEN_SUSPENDED": 401,
      "PERMISSION_DENIED": 403,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "receiveCustodyCallback": {
    "method": "post",
    "path": "/custody/callbacks",
    "surface": "api",
    "security": "custodian",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": true,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1500,
    "weight": null,
    "body": "required",
    "bodyMedia": [
      "json"
    ],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_REQUEST_BODY": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "WITHDRAWAL_NOT_FOUND": 404,
      "DEPOSIT_ADDRESS_NOT_FOUND": 404,
      "IDEMPOTENCY_CONFLICT": 409,
      "CUSTODY_MISMATCH": 409,
      "WITHDRAWAL_STATE_CONFLICT": 409,
      "DEPOSIT_STATE_CONFLICT": 409,
      "REQUEST_BODY_TOO_LARGE": 413,
      "UNSUPPORTED_MEDIA_TYPE": 415,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {}
  },
  "pingBinance": {
    "method": "get",
    "path": "/binance/api/v3/ping",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 140,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceTime": {
    "method": "get",
    "path": "/binance/api/v3/time",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceExchangeInfo": {
    "method": "get",
    "path": "/binance/api/v3/exchangeInfo",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 320,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "INVALID_SYMBOL_STATUS": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/symbolStatus": "INVALID_SYMBOL_STATUS"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1121,
        -1122,
        -1128,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceDepth": {
    "method": "get",
    "path": "/binance/api/v3/depth",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 430,
    "weight": {
      "base": 5,
      "above": [
        [
          100,
          25
        ],
        [
          500,
          50
        ],
        [
          1000,
          250
        ]
      ],
      "withoutSymbol": 5,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1121,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceTrades": {
    "method": "get",
    "path": "/binance/api/v3/trades",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1600,
    "weight": {
      "base": 25,
      "above": [],
      "withoutSymbol": 25,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1121,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceHistoricalTrades": {
    "method": "get",
    "path": "/binance/api/v3/historicalTrades",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1800,
    "weight": {
      "base": 25,
      "above": [],
      "withoutSymbol": 25,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1121,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceAggTrades": {
    "method": "get",
    "path": "/binance/api/v3/aggTrades",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2400,
    "weight": {
      "base": 4,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1121,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceKlines": {
    "method": "get",
    "path": "/binance/api/v3/klines",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 530,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 2,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_INTERVAL": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/interval": "INVALID_INTERVAL"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1120,
        -1121,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceUiKlines": {
    "method": "get",
    "path": "/binance/api/v3/uiKlines",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 530,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 2,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_INTERVAL": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/interval": "INVALID_INTERVAL"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1120,
        -1121,
        -1130
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceAveragePrice": {
    "method": "get",
    "path": "/binance/api/v3/avgPrice",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 280,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 2,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1102,
        -1121
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceTradingDayTicker": {
    "method": "get",
    "path": "/binance/api/v3/ticker/tradingDay",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 260,
    "weight": {
      "base": 4,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 4,
      "perSymbolMax": 200
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "INVALID_TICKER_TYPE": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/type": "INVALID_TICKER_TYPE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1121,
        -1128,
        -1139
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceWindowTicker": {
    "method": "get",
    "path": "/binance/api/v3/ticker",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 190,
    "weight": {
      "base": 4,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 4,
      "perSymbolMax": 200
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "INVALID_TICKER_TYPE": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/type": "INVALID_TICKER_TYPE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1121,
        -1128,
        -1139
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceTicker24hr": {
    "method": "get",
    "path": "/binance/api/v3/ticker/24hr",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 260,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 80,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "INVALID_TICKER_TYPE": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/type": "INVALID_TICKER_TYPE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1121,
        -1128,
        -1139
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceTickerPrice": {
    "method": "get",
    "path": "/binance/api/v3/ticker/price",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 110,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1121,
        -1128
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceBookTicker": {
    "method": "get",
    "path": "/binance/api/v3/ticker/bookTicker",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 270,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_PAIR": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1121,
        -1128
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "createBinanceOrder": {
    "method": "post",
    "path": "/binance/api/v3/order",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2000,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INSUFFICIENT_BALANCE": 400,
      "TRADING_DISABLED": 400,
      "ORDER_NOT_MATCHED": 400,
      "ORDER_WOULD_MATCH": 400,
      "ORDER_WOULD_TRIGGER": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/side": "INVALID_ORDER_SIDE",
      "/query/type": "INVALID_ORDER_TYPE",
      "/query/timeInForce": "INVALID_TIME_IN_FORCE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1116,
        -1115,
        -1013,
        -2010
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "getBinanceOrder": {
    "method": "get",
    "path": "/binance/api/v3/order",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 460,
    "weight": {
      "base": 4,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "ORDER_NOT_FOUND": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1121,
        -2013
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "cancelBinanceOrder": {
    "method": "delete",
    "path": "/binance/api/v3/order",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 510,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "ORDER_NOT_CANCELLABLE": 400,
      "ORDER_CHANGED": 400,
      "INVALID_CANCEL_RESTRICTIONS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/cancelRestrictions": "INVALID_CANCEL_RESTRICTIONS"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1121,
        -2011,
        -1145
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "testBinanceOrder": {
    "method": "post",
    "path": "/binance/api/v3/order/test",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 390,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INSUFFICIENT_BALANCE": 400,
      "TRADING_DISABLED": 400,
      "ORDER_NOT_MATCHED": 400,
      "ORDER_WOULD_MATCH": 400,
      "ORDER_WOULD_TRIGGER": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/side": "INVALID_ORDER_SIDE",
      "/query/type": "INVALID_ORDER_TYPE",
      "/query/timeInForce": "INVALID_TIME_IN_FORCE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1116,
        -1115,
        -1013,
        -2010
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "replaceBinanceOrder": {
    "method": "post",
    "path": "/binance/api/v3/order/cancelReplace",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 750,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "TRADING_DISABLED": 400,
      "CANCEL_REPLACE_FAILED": 400,
      "INVALID_CANCEL_RESTRICTIONS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "CANCEL_REPLACE_PARTIALLY_FAILED": 409,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/side": "INVALID_ORDER_SIDE",
      "/query/type": "INVALID_ORDER_TYPE",
      "/query/timeInForce": "INVALID_TIME_IN_FORCE",
      "/query/cancelRestrictions": "INVALID_CANCEL_RESTRICTIONS"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1116,
        -1115,
        -1013,
        -2022,
        -1145
      ],
      "401": [
        -2014,
        -2015
      ],
      "409": [
        -2021
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "amendBinanceOrder": {
    "method": "put",
    "path": "/binance/api/v3/order/amend/keepPriority",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 210,
    "weight": {
      "base": 4,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_NOT_CANCELLABLE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1121,
        -1013,
        -2011
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "listBinanceOpenOrders": {
    "method": "get",
    "path": "/binance/api/v3/openOrders",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 790,
    "weight": {
      "base": 6,
      "above": [],
      "withoutSymbol": 80,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1121
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "cancelBinanceOpenOrders": {
    "method": "delete",
    "path": "/binance/api/v3/openOrders",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 490,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "ORDER_NOT_CANCELLABLE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1121,
        -2011
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "listBinanceOrders": {
    "method": "get",
    "path": "/binance/api/v3/allOrders",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 6300,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_TIME_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1121,
        -1127
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "createBinanceOrderList": {
    "method": "post",
    "path": "/binance/api/v3/orderList/oco",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 2600,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INVALID_ORDER_LIST_PRICES": 400,
      "INSUFFICIENT_BALANCE": 400,
      "TRADING_DISABLED": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/side": "INVALID_ORDER_SIDE",
      "/query/aboveType": "INVALID_ORDER_TYPE",
      "/query/aboveTimeInForce": "INVALID_TIME_IN_FORCE",
      "/query/belowType": "INVALID_ORDER_TYPE",
      "/query/belowTimeInForce": "INVALID_TIME_IN_FORCE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1116,
        -1115,
        -1013,
        -2010
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "createBinanceOtoList": {
    "method": "post",
    "path": "/binance/api/v3/orderList/oto",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1400,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INVALID_ORDER_LIST_PRICES": 400,
      "INSUFFICIENT_BALANCE": 400,
      "TRADING_DISABLED": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/workingType": "INVALID_ORDER_TYPE",
      "/query/workingSide": "INVALID_ORDER_SIDE",
      "/query/workingTimeInForce": "INVALID_TIME_IN_FORCE",
      "/query/pendingType": "INVALID_ORDER_TYPE",
      "/query/pendingSide": "INVALID_ORDER_SIDE",
      "/query/pendingTimeInForce": "INVALID_TIME_IN_FORCE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1116,
        -1115,
        -1013,
        -2010
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "createBinanceOtocoList": {
    "method": "post",
    "path": "/binance/api/v3/orderList/otoco",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1100,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_ORDER_TYPE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INVALID_ORDER_LIST_PRICES": 400,
      "INSUFFICIENT_BALANCE": 400,
      "TRADING_DISABLED": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/workingType": "INVALID_ORDER_TYPE",
      "/query/workingSide": "INVALID_ORDER_SIDE",
      "/query/workingTimeInForce": "INVALID_TIME_IN_FORCE",
      "/query/pendingSide": "INVALID_ORDER_SIDE",
      "/query/pendingAboveType": "INVALID_ORDER_TYPE",
      "/query/pendingAboveTimeInForce": "INVALID_TIME_IN_FORCE",
      "/query/pendingBelowType": "INVALID_ORDER_TYPE",
      "/query/pendingBelowTimeInForce": "INVALID_TIME_IN_FORCE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1116,
        -1115,
        -1013,
        -2010
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "createBinanceOco": {
    "method": "post",
    "path": "/binance/api/v3/order/oco",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1800,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_ORDER_SIDE": 400,
      "INVALID_TIME_IN_FORCE": 400,
      "INVALID_ORDER_AMOUNT_PRECISION": 400,
      "INVALID_ORDER_PRICE_PRECISION": 400,
      "ORDER_AMOUNT_TOO_SMALL": 400,
      "ORDER_NOTIONAL_TOO_SMALL": 400,
      "ORDER_PRICE_OUT_OF_RANGE": 400,
      "TOO_MANY_OPEN_ORDERS": 400,
      "TOO_MANY_STOP_ORDERS": 400,
      "INVALID_ORDER_LIST_PRICES": 400,
      "INSUFFICIENT_BALANCE": 400,
      "TRADING_DISABLED": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/side": "INVALID_ORDER_SIDE",
      "/query/stopLimitTimeInForce": "INVALID_TIME_IN_FORCE"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1106,
        -1121,
        -1117,
        -1115,
        -1013,
        -2010
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "getBinanceOrderList": {
    "method": "get",
    "path": "/binance/api/v3/orderList",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1200,
    "weight": {
      "base": 4,
      "above": [],
      "withoutSymbol": 4,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "ORDER_NOT_FOUND": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -2013
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "cancelBinanceOrderList": {
    "method": "delete",
    "path": "/binance/api/v3/orderList",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_cancel",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 670,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "ORDER_NOT_CANCELLABLE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1102,
        -1121,
        -2011
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "listBinanceOrderLists": {
    "method": "get",
    "path": "/binance/api/v3/allOrderList",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "INVALID_TIME_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1128,
        -1127
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceOpenOrderLists": {
    "method": "get",
    "path": "/binance/api/v3/openOrderList",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1000,
    "weight": {
      "base": 6,
      "above": [],
      "withoutSymbol": 6,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceAccount": {
    "method": "get",
    "path": "/binance/api/v3/account",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "wallet_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 270,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceCommission": {
    "method": "get",
    "path": "/binance/api/v3/account/commission",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 190,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1121
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceOwnTrades": {
    "method": "get",
    "path": "/binance/api/v3/myTrades",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 4900,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_TIME_RANGE": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -1121,
        -1127,
        -1128
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinancePreventedMatches": {
    "method": "get",
    "path": "/binance/api/v3/myPreventedMatches",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 440,
    "weight": {
      "base": 20,
      "above": [],
      "withoutSymbol": 20,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "PARAMETERS_EXCLUDE_EACH_OTHER": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1121,
        -1128
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "createBinanceListenKey": {
    "method": "post",
    "path": "/binance/api/v3/userDataStream",
    "surface": "binance",
    "security": "binanceKeyAlone",
    "permission": "user_stream",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 1300,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 2,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "extendBinanceListenKey": {
    "method": "put",
    "path": "/binance/api/v3/userDataStream",
    "surface": "binance",
    "security": "binanceKeyAlone",
    "permission": "user_stream",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 470,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 2,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "LISTEN_KEY_NOT_FOUND": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/listenKey": "LISTEN_KEY_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1102,
        -1125
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "deleteBinanceListenKey": {
    "method": "delete",
    "path": "/binance/api/v3/userDataStream",
    "surface": "binance",
    "security": "binanceKeyAlone",
    "permission": "user_stream",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 420,
    "weight": {
      "base": 2,
      "above": [],
      "withoutSymbol": 2,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "LISTEN_KEY_NOT_FOUND": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {
      "/query/listenKey": "LISTEN_KEY_NOT_FOUND"
    },
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1102,
        -1125
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceOrderCounts": {
    "method": "get",
    "path": "/binance/api/v3/rateLimit/order",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "order_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 190,
    "weight": {
      "base": 40,
      "above": [],
      "withoutSymbol": 40,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceCoins": {
    "method": "get",
    "path": "/binance/sapi/v1/capital/config/getall",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "wallet_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 270,
    "weight": {
      "base": 10,
      "above": [],
      "withoutSymbol": 10,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceDepositAddress": {
    "method": "get",
    "path": "/binance/sapi/v1/capital/deposit/address",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "wallet_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 450,
    "weight": {
      "base": 10,
      "above": [],
      "withoutSymbol": 10,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "DEPOSIT_DISABLED": 400,
      "VERIFICATION_REQUIRED": 400,
      "NO_DEPOSIT_ADDRESS": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -4019,
        -4029,
        -4032,
        -4024,
        -4033
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceDeposits": {
    "method": "get",
    "path": "/binance/sapi/v1/capital/deposit/hisrec",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "deposit_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 590,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_ASSET": 400,
      "INVALID_TIME_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -4019,
        -1127
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "createBinanceWithdrawal": {
    "method": "post",
    "path": "/binance/sapi/v1/capital/withdraw/apply",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "withdrawal_create",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 3300,
    "weight": {
      "base": 10,
      "above": [],
      "withoutSymbol": 10,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_ASSET": 400,
      "INVALID_NETWORK": 400,
      "INVALID_ADDRESS": 400,
      "INVALID_WITHDRAWAL_AMOUNT_PRECISION": 400,
      "WITHDRAWAL_AMOUNT_TOO_SMALL": 400,
      "INSUFFICIENT_BALANCE": 400,
      "WITHDRAWAL_DISABLED": 400,
      "WITHDRAWAL_LIMIT_EXCEEDED": 400,
      "VERIFICATION_REQUIRED": 400,
      "WITHDRAWAL_ADDRESS_NOT_LISTED": 400,
      "IDEMPOTENCY_CONFLICT": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503,
      "EXCHANGE_IN_QUARANTINE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -4019,
        -4029,
        -4030,
        -4021,
        -4022,
        -2010,
        -4031,
        -4026,
        -4024,
        -4028
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001,
        -1016
      ]
    }
  },
  "listBinanceWithdrawals": {
    "method": "get",
    "path": "/binance/sapi/v1/capital/withdraw/history",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "withdrawal_list",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 610,
    "weight": {
      "base": 10,
      "above": [],
      "withoutSymbol": 10,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_ASSET": 400,
      "INVALID_TIME_RANGE": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1022,
        -1021,
        -1131,
        -1130,
        -4019,
        -1127
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceTradeFees": {
    "method": "get",
    "path": "/binance/sapi/v1/asset/tradeFee",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 240,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_PAIR": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131,
        -1121
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceMarginPairs": {
    "method": "get",
    "path": "/binance/sapi/v1/margin/allPairs",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 120,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceIsolatedMarginPairs": {
    "method": "get",
    "path": "/binance/sapi/v1/margin/isolated/allPairs",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceAccountStatus": {
    "method": "get",
    "path": "/binance/sapi/v1/account/status",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 130,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceApiRestrictions": {
    "method": "get",
    "path": "/binance/sapi/v1/account/apiRestrictions",
    "surface": "binance",
    "security": "binanceKey",
    "permission": "user_read",
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 350,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "INVALID_SIGNATURE": 400,
      "OUTSIDE_RECV_WINDOW": 400,
      "RECV_WINDOW_TOO_LONG": 400,
      "INVALID_AUTHENTICATION_HEADER": 401,
      "API_KEY_SUSPENDED": 401,
      "PERMISSION_DENIED": 401,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100,
        -1104,
        -1101,
        -1105,
        -1102,
        -1108,
        -1111,
        -1130,
        -1022,
        -1021,
        -1131
      ],
      "401": [
        -2014,
        -2015
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "listBinanceDelistings": {
    "method": "get",
    "path": "/binance/sapi/v1/spot/delist-schedule",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 100,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  },
  "getBinanceSystemStatus": {
    "method": "get",
    "path": "/binance/sapi/v1/system/status",
    "surface": "binance",
    "security": "public",
    "permission": null,
    "roles": [],
    "secondFactor": false,
    "deprecated": false,
    "internal": false,
    "unlimited": false,
    "largeBody": false,
    "costUs": 290,
    "weight": {
      "base": 1,
      "above": [],
      "withoutSymbol": 1,
      "perSymbol": 0,
      "perSymbolMax": 0
    },
    "body": "none",
    "bodyMedia": [],
    "errors": {
      "INVALID_PARAMETERS": 400,
      "ADDRESS_BANNED": 418,
      "TOO_MANY_REQUESTS": 429,
      "INTERNAL_SERVER_ERROR": 500,
      "SERVICE_UNAVAILABLE": 503
    },
    "emptyErrorStatuses": [],
    "violations": {},
    "personal": [],
    "secrets": {
      "body": [],
      "answer": []
    },
    "numbers": {
      "400": [
        -1100
      ],
      "418": [
        -1003
      ],
      "429": [
        -1003
      ],
      "500": [
        -1000
      ],
      "503": [
        -1001
      ]
    }
  }
} as const;

/** The errors that a request can get before an operation is chosen, with their status. */
export const genericErrors = {
  "api": {
    "MALFORMED_REQUEST": 400,
    "NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405,
    "REQUEST_TIMEOUT": 408,
    "REQUEST_BODY_TOO_LARGE": 413,
    "URI_TOO_LONG": 414,
    "UNSUPPORTED_MEDIA_TYPE": 415,
    "MISDIRECTED_REQUEST": 421,
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
  },
  "binance": {
    "MALFORMED_REQUEST": 400,
    "NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405,
    "ADDRESS_BANNED": 418,
    "MISDIRECTED_REQUEST": 421,
    "TOO_MANY_REQUESTS": 429,
    "INTERNAL_SERVER_ERROR": 500,
    "SERVICE_UNAVAILABLE": 503
  },
  "udf": {
    "MALFORMED_REQUEST": 400,
    "NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405,
    "URI_TOO_LONG": 414,
    "MISDIRECTED_REQUEST": 421,
    "TOO_MANY_REQUESTS": 429,
    "INTERNAL_SERVER_ERROR": 500,
    "SERVICE_UNAVAILABLE": 503
  }
} as const;

/** The message of each code under /api/, /internal/ and /udf/. A limit or rule in a message is only an example. */
export const apiErrorMessages = {
  "INVALID_PARAMETERS": "The request has missing or invalid parameters.",
  "INVALID_REQUEST_BODY": "The request body is not the JSON object that this operation expects.",
  "INVALID_PORTAL_CODE": "The code is unknown, expired, already used, or belongs to another app.",
  "REQUEST_BODY_TOO_LARGE": "The request body is too large.",
  "UNSUPPORTED_MEDIA_TYPE": "The request body must be sent as application/json.",
  "TOO_MANY_REQUESTS": "Too many requests. Try again after the time in Retry-After.",
  "INTERNAL_SERVER_ERROR": "An internal error occurred.",
  "SERVICE_UNAVAILABLE": "The service is not available now. Nothing was changed.",
  "INVALID_PAIR": "The pair is not listed.",
  "INVALID_ORDER_SIDE": "The order side is not supported.",
  "INVALID_ORDER_AMOUNT_PRECISION": "Max amount precision is 2",
  "ORDER_AMOUNT_TOO_SMALL": "The smallest order amount is 0.0001",
  "NOT_ENOUGH_LIQUIDITY": "The order book cannot fill this amount at the moment.",
  "TRADING_DISABLED": "Trading of this pair is paused.",
  "ORDER_PRICE_OUT_OF_RANGE": "The price must be between 0.01 and 100000000",
  "WITHDRAWAL_DISABLED": "Withdrawals of this asset on this network are paused.",
  "PORTAL_QUOTE_LIMIT": "The app has too many quotes for this user that have not expired.",
  "EXCHANGE_IN_QUARANTINE": "The exchange checks its books and takes only cancellations at the moment. Nothing was changed.",
  "INVALID_ORDER_PRICE_PRECISION": "Max price precision is 2",
  "IDEMPOTENCY_CONFLICT": "The idempotency key belongs to another request, or its first request is still in progress.",
  "ORDER_NOT_MATCHED": "The order book cannot fill this order at the moment.",
  "INSUFFICIENT_BALANCE": "The available balance is insufficient.",
  "PORTAL_SPENDING_LIMIT_EXCEEDED": "The amount exceeds what the user lets the app spend in 24 hours. Nothing was bought.",
  "PORTAL_QUOTE_NOT_FOUND": "There is no such quote for this app and user. Nothing was bought.",
  "PORTAL_QUOTE_MISMATCH": "Pair, side, price and amount must be those of the quote. Nothing was bought.",
  "PORTAL_QUOTE_USED": "Another order has used this quote. Nothing was bought by this one.",
  "PORTAL_QUOTE_EXPIRED": "The quote has expired. Nothing was bought.",
  "PORTAL_QUOTE_MARKET_MOVED": "The market or the fees have moved beyond the terms of the quote. Nothing was bought.",
  "DEPOSIT_ADDRESS_UNAVAILABLE": "The partner did not return a usable deposit address. Nothing was bought.",
  "ORDER_NOT_FOUND": "You have no such order.",
  "WEBHOOK_NOT_FOUND": "The partner has no webhook.",
  "API_KEY_SUSPENDED": "This API key is suspended until the exchange has confirmed it. You can create another one.",
  "INVALID_AUTHENTICATION_HEADER": "The credentials are missing or not valid.",
  "PERMISSION_DENIED": "These credentials do not allow this.",
  "IDENTITY_REQUEST_OPEN": "A request for identity verification is open. Wait until it is decided.",
  "IDENTITY_LEVEL_REACHED": "The account has this level already.",
  "IDENTITY_DOCUMENTS_MISSING": "A document that the level needs has not been uploaded.",
  "ACCOUNT_FROZEN": "The account is frozen.",
  "INVALID_DOCUMENT": "The file is not an acceptable document.",
  "IDENTITY_DOCUMENT_LIMIT": "Too many documents were uploaded in the last 24 hours. Try again later.",
  "INVALID_ORDER_TYPE": "The order type is not supported.",
  "ORDER_NOTIONAL_TOO_SMALL": "The smallest order value is 1",
  "TOO_MANY_OPEN_ORDERS": "You have the most open orders of this pair that are allowed, 1000. Cancel one first.",
  "TOO_MANY_STOP_ORDERS": "You have the most waiting stop orders of this pair that are allowed, 100. Cancel one first.",
  "ORDER_NOT_CANCELLABLE": "The order is already closed.",
  "ORDER_CHANGED": "The order is not as the request expects. Read it again.",
  "INVALID_ORDER_LIST_PRICES": "The limit order would match at once, or the stop order would be triggered at once.",
  "INVALID_WITHDRAWAL_AMOUNT_PRECISION": "Max amount precision is 8",
  "WITHDRAWAL_AMOUNT_TOO_SMALL": "The smallest withdrawal is 0.0002",
  "WITHDRAWAL_LIMIT_EXCEEDED": "The amount exceeds the remaining 24-hour withdrawal limit.",
  "VERIFICATION_REQUIRED": "The account must be verified first. Confirm your e-mail address, or verify your identity.",
  "INVALID_ASSET": "The asset is not listed.",
  "INVALID_NETWORK": "The asset is not available on this network.",
  "INVALID_ADDRESS": "The address is not valid on this network.",
  "WITHDRAWAL_ADDRESS_NOT_LISTED": "Withdrawals are limited to the address book, and the address is not in it.",
  "WITHDRAWAL_NOT_FOUND": "There is no such withdrawal.",
  "WITHDRAWAL_NOT_CANCELLABLE": "The withdrawal is already being sent, or has ended.",
  "WITHDRAWAL_ADDRESS_LIMIT": "The address book is full.",
  "WITHDRAWAL_ADDRESS_NOT_FOUND": "There is no such entry in the address book.",
  "DEPOSIT_DISABLED": "Deposits of this asset on this network are paused.",
  "NO_DEPOSIT_ADDRESS": "No deposit address is available at the moment. Try again later.",
  "NOT_READY": "The server is not ready for requests.",
  "OPERATOR_TOKEN_SUSPENDED": "This token is suspended since a restore. Confirm it with make confirm.",
  "EMAIL_TAKEN": "Another user has this e-mail address.",
  "USER_NOT_FOUND": "There is no such user.",
  "SECOND_FACTOR_STATE_CONFLICT": "The user has no second factor, or its removal was requested already.",
  "SECOND_FACTOR_RESET_NOT_FOUND": "No removal of this user's second factor waits for its time.",
  "IDENTITY_REQUEST_NOT_FOUND": "There is no such request for identity verification.",
  "IDENTITY_REQUEST_STATE_CONFLICT": "The request for identity verification is already decided.",
  "IDENTITY_DOCUMENT_NOT_FOUND": "There is no such document, or it was deleted.",
  "API_KEY_NOT_FOUND": "There is no such API key.",
  "INVALID_SETTING": "The setting breaks a rule: the price band must be above zero and not empty.",
  "OPERATOR_CODE_REQUIRED": "This needs the present code of your authenticator app, in the header X-Operator-Code.",
  "OPERATOR_CODE_INVALID": "The code is wrong or was used before. Wait for the next one.",
  "OPERATOR_CODE_LOCKED": "There were too many wrong codes. No code is accepted for a while.",
  "OPERATOR_SECOND_FACTOR_MISSING": "This needs a second factor. Set one up with createOperatorSecondFactor.",
  "WITHDRAWAL_STATE_CONFLICT": "The withdrawal is confirmed.",
  "WITHDRAWAL_NOT_APPROVED": "The withdrawal requires approval by a second operator.",
  "WITHDRAWAL_NEEDS_SECOND_OPERATOR": "The operator who approved the withdrawal may not send it.",
  "WITHDRAWAL_IN_CUSTODY": "The custodian is sending this withdrawal; only the custodian can change its state.",
  "PARTNER_NOT_FOUND": "There is no such partner.",
  "PORTAL_SESSION_NOT_FOUND": "There is no such Portal session.",
  "MAINTENANCE_WINDOW_LIMIT": "Too many maintenance windows are running or planned. End one first.",
  "MAINTENANCE_WINDOW_NOT_FOUND": "There is no such maintenance window.",
  "MAINTENANCE_WINDOW_OVER": "The maintenance window is over already.",
  "NEEDS_APPROVER": "One of the two people must be an approver; both, if an approver's token is revoked. If you are not the approver, you need a role that may ask for it.",
  "OPERATOR_TOKEN_NOT_FOUND": "There is no such operator token.",
  "LAST_APPROVER": "Too few approvers would remain. Create the token of another approver first, and let another person activate it.",
  "OPERATOR_TOKEN_STATE_CONFLICT": "The token is already active, or was revoked, or has expired.",
  "NEEDS_ANOTHER_PERSON": "This needs another person. A token, and the tokens that it created, count as one person.",
  "OPERATOR_SECOND_FACTOR_EXISTS": "This token has a second factor. Another person can remove it.",
  "PROPOSAL_NOT_FOUND": "There is no such proposal.",
  "PROPOSAL_STATE_CONFLICT": "The proposal was already decided, or has expired, or the token that made it is not valid any more.",
  "QUARANTINE_REPORT_CHANGED": "The exchange is not in quarantine, or its newest report is another one. Read it first.",
  "QUARANTINE_NOT_ACCEPTABLE": "The report names a violation with the consequence refuse, with which the exchange would not start again. Mend the rows, or restore a backup.",
  "DEPOSIT_ADDRESS_NOT_FOUND": "No user has this deposit address for this asset.",
  "CUSTODY_MISMATCH": "The withdrawal with this key has different content.",
  "DEPOSIT_STATE_CONFLICT": "The deposit is completed.",
  "MALFORMED_REQUEST": "The request cannot be read.",
  "NOT_FOUND": "There is nothing at this path.",
  "METHOD_NOT_ALLOWED": "This path does not support this method.",
  "REQUEST_TIMEOUT": "The request did not arrive in time.",
  "URI_TOO_LONG": "The path and query are too long.",
  "MISDIRECTED_REQUEST": "The server does not serve the host that the request names.",
  "REQUEST_HEADERS_TOO_LARGE": "The request headers are too large."
} as const;

/** Other messages of the same codes, by the name of their example. */
export const apiErrorVariants = {
  "SERVICE_UNAVAILABLE.outcome_unknown": "The service is not available now. The outcome is unknown; repeat the request with the same key.",
  "SERVICE_UNAVAILABLE.not_current": "The server cannot confirm that its data is current. Nothing was changed.",
  "INVALID_AUTHENTICATION_HEADER.outside_window": "The request is outside its window of 5000 ms. Server time is 1795193615002 ms, X-Timestamp differs by -6589 ms.",
  "INVALID_AUTHENTICATION_HEADER.version_2_required": "This API key accepts only signatures of version 2. Send the header Signature-Version: 2.",
  "INVALID_PARAMETERS.misfit": "The request has missing or invalid parameters.",
  "INVALID_PARAMETERS.network": "The request has missing or invalid parameters."
} as const;

/** The number and message of each code under /api/v3/. A limit or parameter in a message is only an example. */
export const v3Errors = {
  "INVALID_PARAMETERS": {
    "code": -1130,
    "msg": "Data sent for parameter 'startTime' is not valid."
  },
  "INVALID_PAIR": {
    "code": -1121,
    "msg": "Invalid symbol."
  },
  "TOO_MANY_REQUESTS": {
    "code": -1003,
    "msg": "Too many requests."
  },
  "INTERNAL_SERVER_ERROR": {
    "code": -1000,
    "msg": "An internal error occurred."
  },
  "SERVICE_UNAVAILABLE": {
    "code": -1001,
    "msg": "The service is not available now. Nothing was changed."
  },
  "INVALID_INTERVAL": {
    "code": -1120,
    "msg": "Invalid interval."
  },
  "INVALID_REQUEST_BODY": {
    "code": -1100,
    "msg": "The request body is not the object that this operation takes."
  },
  "REQUEST_BODY_TOO_LARGE": {
    "code": -1100,
    "msg": "The request body is too large."
  },
  "UNSUPPORTED_MEDIA_TYPE": {
    "code": -1100,
    "msg": "The request body has a media type that this operation does not take."
  },
  "INVALID_ORDER_SIDE": {
    "code": -1117,
    "msg": "Invalid side."
  },
  "INVALID_ORDER_TYPE": {
    "code": -1116,
    "msg": "Invalid orderType."
  },
  "INVALID_ORDER_AMOUNT_PRECISION": {
    "code": -1111,
    "msg": "Max amount precision is 2"
  },
  "INVALID_ORDER_PRICE_PRECISION": {
    "code": -1111,
    "msg": "Max price precision is 2"
  },
  "ORDER_AMOUNT_TOO_SMALL": {
    "code": -1013,
    "msg": "Filter failure: LOT_SIZE"
  },
  "ORDER_NOTIONAL_TOO_SMALL": {
    "code": -1013,
    "msg": "Filter failure: NOTIONAL"
  },
  "ORDER_PRICE_OUT_OF_RANGE": {
    "code": -1013,
    "msg": "Filter failure: PRICE_FILTER"
  },
  "TRADING_DISABLED": {
    "code": -1013,
    "msg": "Market is closed."
  },
  "TOO_MANY_OPEN_ORDERS": {
    "code": -1013,
    "msg": "Filter failure: MAX_NUM_ORDERS"
  },
  "TOO_MANY_STOP_ORDERS": {
    "code": -1013,
    "msg": "Filter failure: MAX_NUM_ALGO_ORDERS"
  },
  "INSUFFICIENT_BALANCE": {
    "code": -2010,
    "msg": "Account has insufficient balance for requested action."
  },
  "ORDER_NOT_MATCHED": {
    "code": -2010,
    "msg": "The order book cannot fill this order at the moment."
  },
  "IDEMPOTENCY_CONFLICT": {
    "code": -2010,
    "msg": "Duplicate order sent."
  },
  "API_KEY_SUSPENDED": {
    "code": -1022,
    "msg": "This API key is suspended until the exchange has confirmed it. You can create another one."
  },
  "INVALID_AUTHENTICATION_HEADER": {
    "code": -1022,
    "msg": "Signature for this request is not valid."
  },
  "PERMISSION_DENIED": {
    "code": -2015,
    "msg": "Invalid API-key, IP, or permissions for action."
  },
  "EXCHANGE_IN_QUARANTINE": {
    "code": -1016,
    "msg": "The exchange checks its books and takes only cancellations at the moment. Nothing was changed."
  },
  "ORDER_NOT_FOUND": {
    "code": -2011,
    "msg": "Unknown order sent."
  },
  "ORDER_NOT_CANCELLABLE": {
    "code": -2011,
    "msg": "The order is already closed."
  },
  "ORDER_CHANGED": {
    "code": -2011,
    "msg": "The order is not as the request expects. Read it again."
  },
  "LISTEN_KEY_NOT_FOUND": {
    "code": -1125,
    "msg": "This listenKey does not exist."
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

/** Other numbers and messages of the same codes, by code and variant. */
export const v3ErrorVariants = {
  "INVALID_PARAMETERS.illegal": {
    "code": -1100,
    "msg": "Illegal characters found in parameter 'limit'."
  },
  "SERVICE_UNAVAILABLE.not_current": {
    "code": -1001,
    "msg": "The server cannot confirm that its data is current. Nothing was changed."
  },
  "INVALID_PARAMETERS.missing": {
    "code": -1102,
    "msg": "Mandatory parameter 'symbol' was not sent."
  },
  "INVALID_AUTHENTICATION_HEADER.key_format": {
    "code": -2014,
    "msg": "API-key format invalid."
  },
  "INVALID_AUTHENTICATION_HEADER.outside_window": {
    "code": -1021,
    "msg": "The request is outside its window of 5000 ms. Server time is 1795193615002 ms, X-Timestamp differs by -6589 ms."
  },
  "INVALID_AUTHENTICATION_HEADER.version_2_required": {
    "code": -1022,
    "msg": "This API key accepts only signatures of version 2. Send the header Signature-Version: 2."
  },
  "SERVICE_UNAVAILABLE.outcome_unknown": {
    "code": -1001,
    "msg": "The service is not available now. The outcome is unknown; repeat the request with the same key."
  },
  "INVALID_AUTHENTICATION_HEADER.unknown_key": {
    "code": -2015,
    "msg": "Invalid API-key, IP, or permissions for action."
  }
} as const;

/** The number and message of each code under /binance/. A limit or parameter in a message is only an example. */
export const binanceErrors = {
  "ADDRESS_BANNED": {
    "code": -1003,
    "msg": "Way too many requests; the address is banned. Retry-After says for how long."
  },
  "TOO_MANY_REQUESTS": {
    "code": -1003,
    "msg": "Too many requests."
  },
  "INTERNAL_SERVER_ERROR": {
    "code": -1000,
    "msg": "An internal error occurred."
  },
  "SERVICE_UNAVAILABLE": {
    "code": -1001,
    "msg": "The service is not available now. Nothing was changed."
  },
  "INVALID_PAIR": {
    "code": -1121,
    "msg": "Invalid symbol."
  },
  "INVALID_SYMBOL_STATUS": {
    "code": -1122,
    "msg": "Invalid symbolStatus."
  },
  "PARAMETERS_EXCLUDE_EACH_OTHER": {
    "code": -1128,
    "msg": "Combination of optional parameters invalid."
  },
  "INVALID_PARAMETERS": {
    "code": -1130,
    "msg": "Data sent for parameter 'startTime' is not valid."
  },
  "INVALID_INTERVAL": {
    "code": -1120,
    "msg": "Invalid interval."
  },
  "INVALID_TICKER_TYPE": {
    "code": -1139,
    "msg": "Invalid ticker type."
  },
  "INVALID_SIGNATURE": {
    "code": -1022,
    "msg": "Signature for this request is not valid."
  },
  "OUTSIDE_RECV_WINDOW": {
    "code": -1021,
    "msg": "Timestamp for this request is outside of the recvWindow: it is 6589ms behind the server's time 1795193615002."
  },
  "RECV_WINDOW_TOO_LONG": {
    "code": -1131,
    "msg": "The recvWindow must be at most 60000."
  },
  "INVALID_ORDER_SIDE": {
    "code": -1117,
    "msg": "Invalid side."
  },
  "INVALID_ORDER_TYPE": {
    "code": -1116,
    "msg": "Invalid orderType."
  },
  "INVALID_TIME_IN_FORCE": {
    "code": -1115,
    "msg": "Invalid timeInForce."
  },
  "INVALID_ORDER_AMOUNT_PRECISION": {
    "code": -1013,
    "msg": "Filter failure: LOT_SIZE"
  },
  "INVALID_ORDER_PRICE_PRECISION": {
    "code": -1013,
    "msg": "Filter failure: PRICE_FILTER"
  },
  "ORDER_AMOUNT_TOO_SMALL": {
    "code": -1013,
    "msg": "Filter failure: LOT_SIZE"
  },
  "ORDER_PRICE_OUT_OF_RANGE": {
    "code": -1013,
    "msg": "Filter failure: PRICE_FILTER"
  },
  "ORDER_NOTIONAL_TOO_SMALL": {
    "code": -1013,
    "msg": "Filter failure: NOTIONAL"
  },
  "TOO_MANY_OPEN_ORDERS": {
    "code": -1013,
    "msg": "Filter failure: MAX_NUM_ORDERS"
  },
  "TOO_MANY_STOP_ORDERS": {
    "code": -1013,
    "msg": "Filter failure: MAX_NUM_ALGO_ORDERS"
  },
  "INSUFFICIENT_BALANCE": {
    "code": -2010,
    "msg": "Account has insufficient balance for requested action."
  },
  "TRADING_DISABLED": {
    "code": -1013,
    "msg": "Market is closed."
  },
  "ORDER_NOT_MATCHED": {
    "code": -2010,
    "msg": "The order could not be filled."
  },
  "ORDER_WOULD_MATCH": {
    "code": -2010,
    "msg": "Order would immediately match and take."
  },
  "ORDER_WOULD_TRIGGER": {
    "code": -2010,
    "msg": "Order would trigger immediately."
  },
  "IDEMPOTENCY_CONFLICT": {
    "code": -2010,
    "msg": "Duplicate order sent."
  },
  "INVALID_AUTHENTICATION_HEADER": {
    "code": -2015,
    "msg": "Invalid API-key, IP, or permissions for action."
  },
  "API_KEY_SUSPENDED": {
    "code": -2015,
    "msg": "This API key is suspended until the exchange has confirmed it. You can create another one."
  },
  "PERMISSION_DENIED": {
    "code": -2015,
    "msg": "Invalid API-key, IP, or permissions for action."
  },
  "EXCHANGE_IN_QUARANTINE": {
    "code": -1016,
    "msg": "The exchange checks its books and takes only cancellations at the moment. Nothing was changed."
  },
  "ORDER_NOT_FOUND": {
    "code": -2013,
    "msg": "Order does not exist."
  },
  "ORDER_NOT_CANCELLABLE": {
    "code": -2011,
    "msg": "Unknown order sent."
  },
  "ORDER_CHANGED": {
    "code": -2011,
    "msg": "Order was not canceled due to cancel restrictions."
  },
  "INVALID_CANCEL_RESTRICTIONS": {
    "code": -1145,
    "msg": "cancelRestrictions has to be either ONLY_NEW or ONLY_PARTIALLY_FILLED."
  },
  "CANCEL_REPLACE_FAILED": {
    "code": -2022,
    "msg": "Order cancel-replace failed."
  },
  "CANCEL_REPLACE_PARTIALLY_FAILED": {
    "code": -2021,
    "msg": "Order cancel-replace partially failed."
  },
  "INVALID_TIME_RANGE": {
    "code": -1127,
    "msg": "More than 24 hours between startTime and endTime."
  },
  "INVALID_ORDER_LIST_PRICES": {
    "code": -2010,
    "msg": "The relationship of the prices for the orders is not correct."
  },
  "LISTEN_KEY_NOT_FOUND": {
    "code": -1125,
    "msg": "This listenKey does not exist."
  },
  "INVALID_ASSET": {
    "code": -4019,
    "msg": "The coin does not exist."
  },
  "INVALID_NETWORK": {
    "code": -4029,
    "msg": "The coin does not move on this network."
  },
  "DEPOSIT_DISABLED": {
    "code": -4032,
    "msg": "Deposits of this coin are closed on this network."
  },
  "VERIFICATION_REQUIRED": {
    "code": -4024,
    "msg": "Confirm your email address or your identity first."
  },
  "NO_DEPOSIT_ADDRESS": {
    "code": -4033,
    "msg": "No deposit address is available now. Try again later."
  },
  "INVALID_ADDRESS": {
    "code": -4030,
    "msg": "The address is not valid on this network."
  },
  "INVALID_WITHDRAWAL_AMOUNT_PRECISION": {
    "code": -4021,
    "msg": "The amount has too many decimals."
  },
  "WITHDRAWAL_AMOUNT_TOO_SMALL": {
    "code": -4022,
    "msg": "The amount is below the minimum withdrawal."
  },
  "WITHDRAWAL_DISABLED": {
    "code": -4031,
    "msg": "Withdrawals of this coin are closed on this network."
  },
  "WITHDRAWAL_LIMIT_EXCEEDED": {
    "code": -4026,
    "msg": "The withdrawal exceeds the limit of 24 hours."
  },
  "WITHDRAWAL_ADDRESS_NOT_LISTED": {
    "code": -4028,
    "msg": "You have restricted withdrawals to your address book, and the address is not in it."
  },
  "MALFORMED_REQUEST": {
    "code": -1100,
    "msg": "Illegal characters found in a parameter."
  },
  "NOT_FOUND": {
    "code": -1020,
    "msg": "This operation is not supported."
  },
  "METHOD_NOT_ALLOWED": {
    "code": -1020,
    "msg": "This operation is not supported with this method."
  },
  "MISDIRECTED_REQUEST": {
    "code": -1020,
    "msg": "The server does not serve the host that the request names."
  }
} as const;

/** Other numbers and messages of the same codes. */
export const binanceErrorVariants = {
  "INVALID_PARAMETERS.illegal": {
    "code": -1100,
    "msg": "Illegal characters found in parameter 'limit'; legal range is '^[0-9]{1,20}$'."
  },
  "SERVICE_UNAVAILABLE.not_current": {
    "code": -1001,
    "msg": "The server cannot confirm that its data is current. Nothing was changed."
  },
  "INVALID_PARAMETERS.unread": {
    "code": -1104,
    "msg": "Not all sent parameters were read; this operation has no parameter 'stopprice'."
  },
  "INVALID_PARAMETERS.duplicate": {
    "code": -1101,
    "msg": "Duplicate values for parameter 'symbol' detected."
  },
  "INVALID_PARAMETERS.empty": {
    "code": -1105,
    "msg": "Parameter 'symbol' was empty."
  },
  "INVALID_PARAMETERS.missing": {
    "code": -1102,
    "msg": "Mandatory parameter 'symbol' was not sent, was empty/null, or malformed."
  },
  "INVALID_PARAMETERS.overflow": {
    "code": -1108,
    "msg": "Parameter 'timestamp' overflowed."
  },
  "INVALID_PARAMETERS.precision": {
    "code": -1111,
    "msg": "Parameter 'recvWindow' has too much precision."
  },
  "INVALID_PARAMETERS.not_required": {
    "code": -1106,
    "msg": "Parameter 'price' sent when not required."
  },
  "INVALID_AUTHENTICATION_HEADER.key_format": {
    "code": -2014,
    "msg": "API-key format invalid."
  },
  "SERVICE_UNAVAILABLE.outcome_unknown": {
    "code": -1001,
    "msg": "The service is not available now. The outcome is unknown; ask for the order by its client order id."
  }
} as const;

/** Every code that a schema names in `x-error-code`. */
export const violationCodes = [
  "INVALID_PAIR",
  "INVALID_ORDER_SIDE",
  "ORDER_NOT_FOUND",
  "PERMISSION_DENIED",
  "INVALID_ORDER_TYPE",
  "INVALID_ASSET",
  "INVALID_NETWORK",
  "WITHDRAWAL_NOT_FOUND",
  "WITHDRAWAL_ADDRESS_NOT_FOUND",
  "INVALID_INTERVAL",
  "LISTEN_KEY_NOT_FOUND",
  "USER_NOT_FOUND",
  "IDENTITY_REQUEST_NOT_FOUND",
  "IDENTITY_DOCUMENT_NOT_FOUND",
  "API_KEY_NOT_FOUND",
  "PARTNER_NOT_FOUND",
  "PORTAL_SESSION_NOT_FOUND",
  "MAINTENANCE_WINDOW_NOT_FOUND",
  "OPERATOR_TOKEN_NOT_FOUND",
  "PROPOSAL_NOT_FOUND",
  "INVALID_SYMBOL_STATUS",
  "INVALID_TICKER_TYPE",
  "INVALID_TIME_IN_FORCE",
  "INVALID_CANCEL_RESTRICTIONS"
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
  "withdrawal_create",
  "user_stream",
  "identity_submit"
] as const;

/** What each permission lets a key do. */
export const permissionWords = {
  "user_read": "read the user record",
  "wallet_read": "read wallets and balances",
  "order_list": "list orders and own trades",
  "order_create": "place orders",
  "order_cancel": "cancel orders",
  "deposit_list": "list deposits",
  "withdrawal_list": "list withdrawals",
  "withdrawal_create": "withdraw to any address or bank account",
  "user_stream": "open the user's own data stream",
  "identity_submit": "upload documents and request a higher identity level"
} as const;

/** Every role that an operator token may have. */
export const operatorRoles = [
  "support",
  "compliance",
  "treasury",
  "market",
  "auditor",
  "administrator",
  "approver"
] as const;

export type OperationId = keyof typeof operations;
export type ApiSurface = 'api' | 'v3' | 'binance' | 'udf';
/** Some codes exist only on one surface. */
export type ErrorCode = keyof typeof apiErrorMessages | keyof typeof v3Errors | keyof typeof binanceErrors;
/** What a request counts in the limit of an address per minute. */
export interface RequestWeight {
  readonly base: number;
  /** From the smallest to the largest: for a `limit` above the first number, the weight is the second one. */
  readonly above: readonly (readonly [limit: number, weight: number])[];
  /** The weight of a request with neither `symbol` nor `symbols`. */
  readonly withoutSymbol: number;
  /** The weight of each symbol of the list `symbols`, and that of the whole list at most; 0 if its length does not matter. */
  readonly perSymbol: number;
  readonly perSymbolMax: number;
}
export type ViolationCode = (typeof violationCodes)[number];
export type Permission = (typeof permissions)[number];
export type OperatorRole = (typeof operatorRoles)[number];
/** The error codes of each operation. */
export type OperationErrorCodes = { readonly [Id in OperationId]: keyof (typeof operations)[Id]['errors'] & string };
/** The shape of every record in `operations`. */
export interface OperationRecord {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly surface: ApiSurface;
  readonly security: 'public' | 'key' | 'binanceKey' | 'apiKeyOnly' | 'binanceKeyAlone' | 'portal' | 'partner' | 'portalReader' | 'operator' | 'custodian';
  readonly permission: Permission | null;
  readonly roles: readonly OperatorRole[];
  /** Whether the operator's second factor is checked. */
  readonly secondFactor: boolean;
  readonly deprecated: boolean;
  readonly internal: boolean;
  /** Not rate-limited, and served during overload: health checks. */
  readonly unlimited: boolean;
  /** The body may have the size of a document. */
  readonly largeBody: boolean;
  /** Processor time of the most expensive request, in microseconds. */
  readonly costUs: number;
  /** Null outside of /binance/. */
  readonly weight: RequestWeight | null;
  readonly body: 'none' | 'optional' | 'required';
  /** The media types of the body: 'json' is application/json, 'form' is application/x-www-form-urlencoded. */
  readonly bodyMedia: readonly ('json' | 'form')[];
  readonly errors: Readonly<Partial<Record<ErrorCode, number>>>;
  readonly emptyErrorStatuses: readonly number[];
  readonly violations: Readonly<Record<string, ViolationCode>>;
  /** Members of answers, at any depth, with personal data, which are masked for some operators. */
  readonly personal: readonly string[];
  readonly secrets: { readonly body: readonly string[]; readonly answer: readonly string[] };
  readonly numbers: Readonly<Record<string, readonly number[]>>;
}
/** The records of all operations under one common type, for code that handles any operation. */
export const operationRecords: Readonly<Record<OperationId, OperationRecord>> = operations;
