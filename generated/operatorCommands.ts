// Generated from spec/ by `make generate`. Never edited.

import type { OperatorRole } from './operations';

export interface OperatorCommand {
  readonly method: string;
  readonly path: string;
  readonly roles: readonly OperatorRole[];
  readonly summary: string;
  readonly description: string;
  /** In the order of the contract. */
  readonly members: readonly CommandMember[];
}

export interface CommandMember {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly description: string;
  /** How its text is read. */
  readonly form: 'text' | 'integer' | 'boolean' | 'list' | 'json';
  readonly nullable: boolean;
  /** The only ones there are; empty when any may be. */
  readonly words: readonly string[];
  /** As it is typed; null when the contract shows none. */
  readonly example: string | null;
}

/** Every operators' operation, by its id. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  "createUser": {
    "method": "post",
    "path": "/internal/users",
    "roles": [
      "operator"
    ],
    "summary": "Create a user",
    "description": "Creates a user, at first without keys or money.",
    "members": [
      {
        "name": "email",
        "in": "body",
        "required": true,
        "description": "Visible ASCII around one `@`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "somchai@example.com"
      },
      {
        "name": "identity_verification_level",
        "in": "body",
        "required": false,
        "description": "`level_0` when absent.",
        "form": "text",
        "nullable": false,
        "words": [
          "level_0",
          "level_1",
          "level_2",
          "level_3"
        ],
        "example": "level_1"
      },
      {
        "name": "fee_tier",
        "in": "body",
        "required": false,
        "description": "0 when absent.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "0"
      }
    ]
  },
  "listUsers": {
    "method": "get",
    "path": "/internal/users",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "Find users",
    "description": "The newest first. Without `email` all of them.",
    "members": [
      {
        "name": "email",
        "in": "query",
        "required": false,
        "description": "How the address begins, in either case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "somchai@"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "updateUser": {
    "method": "patch",
    "path": "/internal/users/{userid}",
    "roles": [
      "operator"
    ],
    "summary": "Change a user's level or fee tier",
    "description": "Changes the members that are sent and leaves the others. Orders that are already open keep the fees that they were placed under.",
    "members": [
      {
        "name": "userid",
        "in": "path",
        "required": true,
        "description": "The user's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "identity_verification_level",
        "in": "body",
        "required": false,
        "description": "How far a user's identity has been verified.",
        "form": "text",
        "nullable": false,
        "words": [
          "level_0",
          "level_1",
          "level_2",
          "level_3"
        ],
        "example": "level_2"
      },
      {
        "name": "fee_tier",
        "in": "body",
        "required": false,
        "description": "Which of a symbol's fee schedules applies.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": null
      }
    ]
  },
  "getUserAccount": {
    "method": "get",
    "path": "/internal/users/{userid}",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "Get a user with balances and limits",
    "description": "What the user has of each listed asset, and what they may still withdraw of it in these 24 hours.",
    "members": [
      {
        "name": "userid",
        "in": "path",
        "required": true,
        "description": "The user's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      }
    ]
  },
  "createApiKey": {
    "method": "post",
    "path": "/internal/users/{userid}/api-keys",
    "roles": [
      "operator"
    ],
    "summary": "Issue an API key for a user",
    "description": "Issues a key with the given permissions. The secret is in this answer and nowhere else: it cannot be shown again.",
    "members": [
      {
        "name": "userid",
        "in": "path",
        "required": true,
        "description": "The user's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "label",
        "in": "body",
        "required": true,
        "description": "What the user calls it.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "desk 7"
      },
      {
        "name": "permissions",
        "in": "body",
        "required": true,
        "description": "",
        "form": "list",
        "nullable": false,
        "words": [
          "user_read",
          "wallet_read",
          "order_list",
          "order_create",
          "order_cancel",
          "deposit_list",
          "withdrawal_list",
          "withdrawal_create",
          "user_stream"
        ],
        "example": "user_read,order_create,order_cancel"
      },
      {
        "name": "ip_allowlist",
        "in": "body",
        "required": false,
        "description": "The only addresses that it works from; any when absent or empty.",
        "form": "list",
        "nullable": false,
        "words": [],
        "example": "203.0.113.0/24,2001:db8::/32"
      },
      {
        "name": "expires_at",
        "in": "body",
        "required": false,
        "description": "When it stops working; never when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "2027-11-20T00:00:00Z"
      }
    ]
  },
  "listApiKeys": {
    "method": "get",
    "path": "/internal/users/{userid}/api-keys",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "List a user's API keys",
    "description": "The newest first, those that are revoked or have ended too. Their secrets are shown to nobody.",
    "members": [
      {
        "name": "userid",
        "in": "path",
        "required": true,
        "description": "The user's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "revokeApiKey": {
    "method": "delete",
    "path": "/internal/api-keys/{api_key}",
    "roles": [
      "operator"
    ],
    "summary": "Revoke an API key",
    "description": "The key stops working with this answer. Its user's open orders stay. Revoking a revoked key is fine.",
    "members": [
      {
        "name": "api_key",
        "in": "path",
        "required": true,
        "description": "The key.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "live-6fd4b3c1a2987e50f1d2c3b4a5968778"
      }
    ]
  },
  "creditDeposit": {
    "method": "post",
    "path": "/internal/deposits",
    "roles": [
      "operator"
    ],
    "summary": "Credit money that came in",
    "description": "Credits a user with money that has arrived outside. `reference` is the outside world's name for it, such as a bank's transaction number; each reference\nis credited once for ever. The same reference with the same user, asset and amount gets the first answer again, with others a 409. What else is known of the\ndeposit may be told; if it was announced before, what is left out stays as it was.",
    "members": [
      {
        "name": "user_id",
        "in": "body",
        "required": true,
        "description": "A record's id.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "asset",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "thb"
      },
      {
        "name": "amount",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50000"
      },
      {
        "name": "reference",
        "in": "body",
        "required": true,
        "description": "The outside world's name for it.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "kbank/20261120/889122"
      },
      {
        "name": "network",
        "in": "body",
        "required": false,
        "description": "Of coins, the blockchain.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "address",
        "in": "body",
        "required": false,
        "description": "Of coins, where they came in.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "tag",
        "in": "body",
        "required": false,
        "description": "A tag or memo.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "txid",
        "in": "body",
        "required": false,
        "description": "Of coins, the transaction.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "confirmations",
        "in": "body",
        "required": false,
        "description": "",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "bank_code",
        "in": "body",
        "required": false,
        "description": "Of baht, the bank it came from.",
        "form": "text",
        "nullable": false,
        "words": [
          "BAAC",
          "BAY",
          "BBL",
          "CIMBT",
          "GHB",
          "GSB",
          "IBANK",
          "ICBCT",
          "KBANK",
          "KKP",
          "KTB",
          "LHB",
          "SCB",
          "SCBT",
          "TCRB",
          "TISCO",
          "TTB",
          "UOBT"
        ],
        "example": "KBANK"
      },
      {
        "name": "account_number",
        "in": "body",
        "required": false,
        "description": "Of baht, the account it came from.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "4067890123"
      }
    ]
  },
  "listDeposits": {
    "method": "get",
    "path": "/internal/deposits",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "List deposits",
    "description": "Of everybody, the newest first.",
    "members": [
      {
        "name": "user_id",
        "in": "query",
        "required": false,
        "description": "Only this user's.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "asset",
        "in": "query",
        "required": false,
        "description": "Only of this asset.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Only those that stand so.",
        "form": "text",
        "nullable": false,
        "words": [
          "pending",
          "processing",
          "completed",
          "failed"
        ],
        "example": "pending"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "importDepositAddresses": {
    "method": "post",
    "path": "/internal/deposit-addresses",
    "roles": [
      "operator"
    ],
    "summary": "Fill the pool of deposit addresses",
    "description": "Puts addresses of the house into the pool out of which users get theirs where the house keeps the coins itself. Each is checked as that of a withdrawal\nis. One that is known on its network already, for whichever asset, is left as it is, so that a list may be sent again. The whole list is taken or none\nof it.",
    "members": [
      {
        "name": "asset",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "network",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "bitcoin"
      },
      {
        "name": "addresses",
        "in": "body",
        "required": true,
        "description": "",
        "form": "json",
        "nullable": false,
        "words": [],
        "example": "[{\"address\":\"bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\"},{\"address\":\"3P14159f73E4gFr7JterCCQh9QjiTjiZrG\"}]"
      }
    ]
  },
  "listWithdrawals": {
    "method": "get",
    "path": "/internal/withdrawals",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "List withdrawals",
    "description": "Of everybody, the newest first.",
    "members": [
      {
        "name": "user_id",
        "in": "query",
        "required": false,
        "description": "Only this user's.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "asset",
        "in": "query",
        "required": false,
        "description": "Only of this asset.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Only those that stand so. `awaiting_approval` are those of the `queued` ones that wait for a second person.",
        "form": "text",
        "nullable": false,
        "words": [
          "awaiting_approval",
          "queued",
          "sending",
          "sent",
          "confirmed",
          "failed"
        ],
        "example": "queued"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "getWithdrawal": {
    "method": "get",
    "path": "/internal/withdrawals/{withdrawalid}",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "Get a withdrawal",
    "description": "As it stands now.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      }
    ]
  },
  "approveWithdrawal": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/approve",
    "roles": [
      "approver"
    ],
    "summary": "Let a large withdrawal go",
    "description": "A withdrawal above its asset's threshold is not sent before a second person has approved it. Whoever approves it does not send it.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      }
    ]
  },
  "rejectWithdrawal": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/reject",
    "roles": [
      "operator",
      "approver"
    ],
    "summary": "Say no to a withdrawal",
    "description": "Only while it is `queued`. Amount and fee go back to the user, with this answer.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      }
    ]
  },
  "markWithdrawalSending": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/sending",
    "roles": [
      "operator",
      "approver"
    ],
    "summary": "Begin to send a withdrawal by hand",
    "description": "Send it only after this was answered with 200: nobody else can then begin to send it, and a custodian's service leaves it alone.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      }
    ]
  },
  "markWithdrawalSent": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/sent",
    "roles": [
      "operator",
      "approver"
    ],
    "summary": "Say that a withdrawal was sent by hand",
    "description": "It has left us. Said again, it takes over the transaction's id and its confirmations.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      },
      {
        "name": "txid",
        "in": "body",
        "required": true,
        "description": "The network's transaction, or the bank's name for the transfer.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "8d3a1c1ec05d3d0ff2a2dfd45f5b86e8c6f12d3e7c1bb4a0937a5e3c4b1f6a72"
      },
      {
        "name": "confirmations",
        "in": "body",
        "required": false,
        "description": "",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "1"
      }
    ]
  },
  "markWithdrawalConfirmed": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/confirmed",
    "roles": [
      "operator",
      "approver"
    ],
    "summary": "Say that a withdrawal has arrived",
    "description": "The network or the bank has confirmed it. That is its good end.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      },
      {
        "name": "confirmations",
        "in": "body",
        "required": false,
        "description": "",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "6"
      }
    ]
  },
  "markWithdrawalFailed": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/failed",
    "roles": [
      "operator",
      "approver"
    ],
    "summary": "Say that a withdrawal came to nothing",
    "description": "`refused_by_custodian`: it was being sent and has certainly not left, and never will. `returned`: it was sent and has come back whole. Amount and fee go back to the user,\nwith this answer.",
    "members": [
      {
        "name": "withdrawalid",
        "in": "path",
        "required": true,
        "description": "The withdrawal's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "95"
      },
      {
        "name": "failure",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [
          "refused_by_custodian",
          "returned"
        ],
        "example": "returned"
      }
    ]
  },
  "createPartner": {
    "method": "post",
    "path": "/internal/partners",
    "roles": [
      "operator"
    ],
    "summary": "Whitelist a partner app",
    "description": "Registers an app whose users may buy through the Portal. The app's OAuth server has to know our redirect URI, which is the server's `PUBLIC_URL` with\n`/portal/callback` behind it, and lets us in with the client id and secret that are given here.\n\nThe answer holds the app's own secret towards us, which is kept as a hash: it stands in this answer and nowhere else.",
    "members": [
      {
        "name": "name",
        "in": "body",
        "required": true,
        "description": "What users know the app as.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Example Wallet"
      },
      {
        "name": "authorize_url",
        "in": "body",
        "required": true,
        "description": "Where its OAuth server lets users decide. Opened by their browsers.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://oauth.wallet.example.com/authorize"
      },
      {
        "name": "token_url",
        "in": "body",
        "required": true,
        "description": "Where its OAuth server gives access tokens. Called by us.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://oauth.wallet.example.com/token"
      },
      {
        "name": "issuer",
        "in": "body",
        "required": false,
        "description": "The name under which its OAuth server speaks, `iss` (RFC 9207); null when it has none. With it, what comes back from `authorize_url` must carry it, so\nthat another app's answer cannot pass for this one's.\n",
        "form": "text",
        "nullable": true,
        "words": [],
        "example": "https://oauth.wallet.example.com"
      },
      {
        "name": "client_id",
        "in": "body",
        "required": true,
        "description": "What its OAuth server knows us by.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "talad"
      },
      {
        "name": "client_secret",
        "in": "body",
        "required": true,
        "description": "What its OAuth server knows us by, beside the client id. Kept sealed.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "5d0pB3mJ9qXvT2cW7yLk"
      },
      {
        "name": "scopes",
        "in": "body",
        "required": false,
        "description": "What we ask its OAuth server for.",
        "form": "list",
        "nullable": false,
        "words": [],
        "example": "deposit_address"
      },
      {
        "name": "deposit_address_url",
        "in": "body",
        "required": false,
        "description": "Where the app tells its users' deposit addresses; when absent, `get-deposit-address` beside `token_url`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "return_url",
        "in": "body",
        "required": true,
        "description": "Where users' browsers come back to after `/portal/login`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://wallet.example.com/bitcoin/done"
      },
      {
        "name": "enabled",
        "in": "body",
        "required": false,
        "description": "True when absent.",
        "form": "boolean",
        "nullable": false,
        "words": [],
        "example": null
      }
    ]
  },
  "listPartners": {
    "method": "get",
    "path": "/internal/partners",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "List partner apps",
    "description": "The newest first, those that are not enabled too.",
    "members": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "updatePartner": {
    "method": "patch",
    "path": "/internal/partners/{partnerid}",
    "roles": [
      "operator"
    ],
    "summary": "Change a partner app",
    "description": "Changes the members that are sent and leaves the others. Disabling a partner ends what its Portal sessions may do at once; enabling it gives that back.",
    "members": [
      {
        "name": "partnerid",
        "in": "path",
        "required": true,
        "description": "The partner's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      },
      {
        "name": "name",
        "in": "body",
        "required": false,
        "description": "What users know the app as.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "authorize_url",
        "in": "body",
        "required": false,
        "description": "Where its OAuth server lets users decide. Opened by their browsers.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "token_url",
        "in": "body",
        "required": false,
        "description": "Where its OAuth server gives access tokens. Called by us.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "issuer",
        "in": "body",
        "required": false,
        "description": "The name under which its OAuth server speaks, `iss` (RFC 9207); null when it has none. With it, what comes back from `authorize_url` must carry it, so\nthat another app's answer cannot pass for this one's.\n",
        "form": "text",
        "nullable": true,
        "words": [],
        "example": null
      },
      {
        "name": "client_id",
        "in": "body",
        "required": false,
        "description": "What its OAuth server knows us by.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "client_secret",
        "in": "body",
        "required": false,
        "description": "What its OAuth server knows us by, beside the client id. Kept sealed.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "scopes",
        "in": "body",
        "required": false,
        "description": "What we ask its OAuth server for.",
        "form": "list",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "deposit_address_url",
        "in": "body",
        "required": false,
        "description": "Where the app tells its users' deposit addresses.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "return_url",
        "in": "body",
        "required": false,
        "description": "Where users' browsers come back to after `/portal/login`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "enabled",
        "in": "body",
        "required": false,
        "description": "",
        "form": "boolean",
        "nullable": false,
        "words": [],
        "example": "false"
      }
    ]
  },
  "rotatePartnerSecret": {
    "method": "post",
    "path": "/internal/partners/{partnerid}/secret",
    "roles": [
      "operator"
    ],
    "summary": "Give a partner app another secret",
    "description": "Makes a new secret for the app's own calls (`createPortalSession`). The old one stops working with this answer, in which alone the new one stands. What\nthe app may buy for its users goes on.",
    "members": [
      {
        "name": "partnerid",
        "in": "path",
        "required": true,
        "description": "The partner's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      }
    ]
  },
  "listPortalSessions": {
    "method": "get",
    "path": "/internal/portal-sessions",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "List Portal sessions",
    "description": "What users have let apps do, the newest first, also what has ended. Codes that no app has swapped yet are not listed.",
    "members": [
      {
        "name": "user_id",
        "in": "query",
        "required": false,
        "description": "Only this user's.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "partner_id",
        "in": "query",
        "required": false,
        "description": "Only this partner's.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "revokePortalSession": {
    "method": "delete",
    "path": "/internal/portal-sessions/{sessionid}",
    "roles": [
      "operator"
    ],
    "summary": "End a Portal session",
    "description": "Ends what an app may do for a user, from its next request on. Ending it twice is fine.",
    "members": [
      {
        "name": "sessionid",
        "in": "path",
        "required": true,
        "description": "The session's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "51"
      }
    ]
  },
  "putAsset": {
    "method": "put",
    "path": "/internal/assets/{asset}",
    "roles": [
      "operator"
    ],
    "summary": "List or change an asset",
    "description": "Takes effect with the answer, without a restart. An asset in use keeps its kind and its precision.",
    "members": [
      {
        "name": "asset",
        "in": "path",
        "required": true,
        "description": "The asset, in lower case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "kind",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [
          "crypto",
          "fiat"
        ],
        "example": "crypto"
      },
      {
        "name": "precision",
        "in": "body",
        "required": true,
        "description": "Decimals in our books, to which fees round.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "8"
      },
      {
        "name": "transfer_precision",
        "in": "body",
        "required": true,
        "description": "Decimals of deposits and withdrawals.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "8"
      },
      {
        "name": "withdrawal_fee",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0001"
      },
      {
        "name": "withdrawal_minimum",
        "in": "body",
        "required": true,
        "description": "The least that may leave, after the fee.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0002"
      },
      {
        "name": "withdrawal_enabled",
        "in": "body",
        "required": true,
        "description": "",
        "form": "boolean",
        "nullable": false,
        "words": [],
        "example": "true"
      },
      {
        "name": "networks",
        "in": "body",
        "required": false,
        "description": "The blockchains over which it comes and goes. Where nobody names one, the first is meant. When absent, what they were; a new coin has one of its own\nname, with addresses that are not looked at. Fiat has none. A network that is listed stays: it can be switched off.\n",
        "form": "json",
        "nullable": false,
        "words": [],
        "example": "[{\"network\":\"bitcoin\",\"address_format\":\"bitcoin\",\"tag\":\"none\",\"confirmations\":3,\"deposits_enabled\":true,\"withdrawals_enabled\":true}]"
      }
    ]
  },
  "putApprovalThreshold": {
    "method": "put",
    "path": "/internal/approval-thresholds/{asset}",
    "roles": [
      "approver"
    ],
    "summary": "Set from where on a second person approves",
    "description": "A withdrawal of more than this waits for an approver; at null none does. Those that are already asked for stay as they are.",
    "members": [
      {
        "name": "asset",
        "in": "path",
        "required": true,
        "description": "The asset, in lower case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "threshold",
        "in": "body",
        "required": true,
        "description": "A decimal, or null when no withdrawal needs a second person.",
        "form": "text",
        "nullable": true,
        "words": [],
        "example": "1"
      }
    ]
  },
  "putSymbol": {
    "method": "put",
    "path": "/internal/symbols/{symbol}",
    "roles": [
      "operator"
    ],
    "summary": "List or change a symbol",
    "description": "Takes effect with the answer, without a restart. Base and quote follow from the name and must be listed. Price and quantity precision together stay\nunder the quote asset's precision, and only grow once the symbol is in use. Status BREAK stops new orders; cancelling works on.",
    "members": [
      {
        "name": "symbol",
        "in": "path",
        "required": true,
        "description": "The symbol, in lower case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc_thb"
      },
      {
        "name": "status",
        "in": "body",
        "required": true,
        "description": "`TRADING`: open. `BREAK`: no new orders; cancelling works.",
        "form": "text",
        "nullable": false,
        "words": [
          "TRADING",
          "BREAK"
        ],
        "example": "TRADING"
      },
      {
        "name": "price_precision",
        "in": "body",
        "required": true,
        "description": "A number of decimals.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "2"
      },
      {
        "name": "quantity_precision",
        "in": "body",
        "required": true,
        "description": "A number of decimals.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "8"
      },
      {
        "name": "minimum_quantity",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0001"
      },
      {
        "name": "minimum_price",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.01"
      },
      {
        "name": "maximum_price",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100000000"
      },
      {
        "name": "vat_rate",
        "in": "body",
        "required": true,
        "description": "A share as a decimal fraction from 0 to 1; 7 % is `\"0.07\"`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.07"
      }
    ]
  },
  "putFees": {
    "method": "put",
    "path": "/internal/fees/{symbol}/{tier}",
    "roles": [
      "operator"
    ],
    "summary": "Set a symbol's fees for a tier of users",
    "description": "Rates are fractions of the traded value: 0.25 % is `\"0.0025\"`. Tier 0 is everybody's; another tier falls back to it where it has no row of its own.\nOrders that are already open keep the fees that they were placed under.",
    "members": [
      {
        "name": "symbol",
        "in": "path",
        "required": true,
        "description": "The symbol, in lower case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc_thb"
      },
      {
        "name": "tier",
        "in": "path",
        "required": true,
        "description": "The tier.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0"
      },
      {
        "name": "maker_rate",
        "in": "body",
        "required": true,
        "description": "A share as a decimal fraction from 0 to 1; 7 % is `\"0.07\"`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0025"
      },
      {
        "name": "taker_rate",
        "in": "body",
        "required": true,
        "description": "A share as a decimal fraction from 0 to 1; 7 % is `\"0.07\"`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0025"
      }
    ]
  },
  "putWithdrawalLimit": {
    "method": "put",
    "path": "/internal/withdrawal-limits/{level}/{asset}",
    "roles": [
      "operator"
    ],
    "summary": "Set what a level may withdraw in 24 hours",
    "description": "The limit is per asset and per user, over a rolling window of 24 hours.",
    "members": [
      {
        "name": "level",
        "in": "path",
        "required": true,
        "description": "The identity verification level.",
        "form": "text",
        "nullable": false,
        "words": [
          "level_0",
          "level_1",
          "level_2",
          "level_3"
        ],
        "example": "level_1"
      },
      {
        "name": "asset",
        "in": "path",
        "required": true,
        "description": "The asset, in lower case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "capacity",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.5"
      }
    ]
  },
  "getMarketRules": {
    "method": "get",
    "path": "/internal/market-rules",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "Get the rules of the market",
    "description": "Every asset, symbol, fee and withdrawal limit as it is set now.",
    "members": []
  },
  "createOperatorToken": {
    "method": "post",
    "path": "/internal/operator-tokens",
    "roles": [
      "approver"
    ],
    "summary": "Make an operator's token",
    "description": "One for each person, and for each program. The token is in this answer and nowhere else, it cannot be shown again.",
    "members": [
      {
        "name": "name",
        "in": "body",
        "required": true,
        "description": "Whose it is.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Malee, accounting"
      },
      {
        "name": "role",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [
          "viewer",
          "operator",
          "approver"
        ],
        "example": "viewer"
      }
    ]
  },
  "listOperatorTokens": {
    "method": "get",
    "path": "/internal/operator-tokens",
    "roles": [
      "approver"
    ],
    "summary": "List operators' tokens",
    "description": "The newest first, those that are revoked too.",
    "members": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "revokeOperatorToken": {
    "method": "delete",
    "path": "/internal/operator-tokens/{tokenid}",
    "roles": [
      "approver"
    ],
    "summary": "Revoke an operator's token",
    "description": "The token stops working with this answer. The last approver's cannot be revoked, or nobody could make another. Revoking a revoked token is fine.",
    "members": [
      {
        "name": "tokenid",
        "in": "path",
        "required": true,
        "description": "The token's `id`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "3"
      }
    ]
  },
  "listOperatorActions": {
    "method": "get",
    "path": "/internal/operator-actions",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "List what operators did",
    "description": "The newest first. Nothing is ever changed or taken out of this log: every row's hash covers the row before, and the audit follows the whole chain. An\naction without an end is being worked on, or the server died over it; whether it took effect is then for a person to find out.",
    "members": [
      {
        "name": "operator_id",
        "in": "query",
        "required": false,
        "description": "Only what was done with this token.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1"
      },
      {
        "name": "operation",
        "in": "query",
        "required": false,
        "description": "Only this operation.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "updateUser"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "How many at most, from 1 to 100; 10 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "How many to leave out at the beginning; 0 when absent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "getAudit": {
    "method": "get",
    "path": "/internal/audit",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "Audit the books",
    "description": "Checks the tables and the engine's memory against the rules of double entry and of the order book, as of one moment. The answer is 200 whether or not\nsomething is wrong; read `clean`. A server that has written very much since its last audit may need longer than a request may take: then the answer\nis 503, the audit goes on, and after it the next one has little to look at.",
    "members": []
  },
  "getHouseBalances": {
    "method": "get",
    "path": "/internal/house-balances",
    "roles": [
      "viewer",
      "operator",
      "approver"
    ],
    "summary": "Get the house's own balances",
    "description": "What the exchange itself earned, owes and holds, per asset. Custody and bank are negative: they stand for the outside world from which all money came.",
    "members": []
  }
};
