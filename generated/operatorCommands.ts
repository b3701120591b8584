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
  /** How the command line parses the argument. */
  readonly form: 'text' | 'integer' | 'boolean' | 'list' | 'json';
  readonly nullable: boolean;
  /** The permitted values; empty if any value is permitted. */
  readonly words: readonly string[];
  /** The example as it is typed; null if the contract has none. */
  readonly example: string | null;
}

/** Every operator operation, by its id. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  "createUser": {
    "method": "post",
    "path": "/internal/users",
    "roles": [
      "compliance"
    ],
    "summary": "Create user",
    "description": "Creates a user without API keys and funds.",
    "members": [
      {
        "name": "email",
        "in": "body",
        "required": true,
        "description": "Exactly one mailbox, such as `name@example.com`, without quotes, comments or a list.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "somchai@example.com"
      },
      {
        "name": "identity_verification_level",
        "in": "body",
        "required": false,
        "description": "`level_0` if omitted.",
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
        "description": "0 if omitted.",
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
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List users",
    "description": "The users, newest first; all of them if `email` is omitted.",
    "members": [
      {
        "name": "email",
        "in": "query",
        "required": false,
        "description": "The beginning of the e-mail address, case-insensitive; the whole address for a token of the role `support`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "somchai@"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "compliance"
    ],
    "summary": "Update user",
    "description": "Changes the members that are sent and keeps the others. Open orders keep the fees with which they were placed. A state restricts what the user may do from the next request on; withdrawals that are queued already wait until the user is `active` again. A stricter state, a lower level or another reason takes effect at once; everything else needs another person.",
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
        "description": "The level of a user's identity verification.",
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
        "description": "The fee schedule of a symbol that applies to a user.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "state",
        "in": "body",
        "required": false,
        "description": "What the user may do. Deposits are credited in every state.\n\n| State | Place orders | Cancel or reduce orders | Request withdrawals; queued ones are sent |\n|---|---|---|---|\n| `active` | yes | yes | yes |\n| `no_withdrawals` | yes | yes | no |\n| `cancel_only` | no | yes | no |\n| `frozen` | no | no | no |\n",
        "form": "text",
        "nullable": false,
        "words": [
          "active",
          "no_withdrawals",
          "cancel_only",
          "frozen"
        ],
        "example": null
      },
      {
        "name": "state_reason",
        "in": "body",
        "required": false,
        "description": "Why the user is restricted, for operators. Only with `state`.",
        "form": "text",
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
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Get user account",
    "description": "The user's balance of each listed asset, and the remaining 24-hour withdrawal limit of each.",
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
  "findUsers": {
    "method": "get",
    "path": "/internal/user-search",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Search users",
    "description": "The users to whom the text belongs: their id, their e-mail address or its beginning, an address of theirs to which they deposit or to which they withdrew, or the transaction id of a deposit or withdrawal. At most 50 users.",
    "members": [
      {
        "name": "text",
        "in": "query",
        "required": true,
        "description": "What to look for.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "somchai@"
      }
    ]
  },
  "listUserOrders": {
    "method": "get",
    "path": "/internal/users/{userid}/orders",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List orders of a user",
    "description": "The user's orders, newest first.",
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
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Return only open or only closed orders.",
        "form": "text",
        "nullable": false,
        "words": [
          "open",
          "close"
        ],
        "example": "open"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "listUserSessions": {
    "method": "get",
    "path": "/internal/users/{userid}/sessions",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List sessions of a user",
    "description": "The browser sessions in which the user is signed in, the last used first; at most 100.",
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
  "endUserSessions": {
    "method": "delete",
    "path": "/internal/users/{userid}/sessions",
    "roles": [
      "compliance",
      "approver"
    ],
    "summary": "Sign a user out",
    "description": "Ends all browser sessions of the user, for example because the account was stolen. API keys and authorizations of the Portal stay.",
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
  "stopUser": {
    "method": "post",
    "path": "/internal/users/{userid}/stop",
    "roles": [
      "compliance",
      "approver"
    ],
    "summary": "Stop a user",
    "description": "Blocks new orders and new withdrawals of the user and cancels all open orders, for example because\nthe account was stolen or trades wildly. A user who is `active` or `no_withdrawals` becomes\n`cancel_only`; a stricter state stays. One person can do this at once; `updateUser` releases the\nuser when another person approves it.\n\nAn order whose cancellation failed is in `open_orders`: repeat the request.",
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
        "name": "reason",
        "in": "body",
        "required": true,
        "description": "Why the user is stopped, for operators.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "The owner called; the account was stolen."
      }
    ]
  },
  "createUserNote": {
    "method": "post",
    "path": "/internal/users/{userid}/notes",
    "roles": [
      "support",
      "compliance"
    ],
    "summary": "Add a note about a user",
    "description": "Notes are for operators; the user does not see them. They are never changed or removed.",
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
        "name": "text",
        "in": "body",
        "required": true,
        "description": "",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Called and confirmed the withdrawal of 24 November."
      }
    ]
  },
  "listUserNotes": {
    "method": "get",
    "path": "/internal/users/{userid}/notes",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List notes about a user",
    "description": "The notes of operators about the user, newest first.",
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
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "requestSecondFactorReset": {
    "method": "post",
    "path": "/internal/users/{userid}/second-factor-reset",
    "roles": [
      "compliance"
    ],
    "summary": "Remove a lost second factor",
    "description": "Removes the second factor and the passkeys of a user who has lost them, after a waiting time (SECOND_FACTOR_RESET_HOURS). The user gets a mail with a link that prevents it, and using the second factor prevents it too. When the time has passed, all sessions of the user end, and withdrawals wait. Make sure that the user is who they say they are before you ask for this.",
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
  "getSecondFactorReset": {
    "method": "get",
    "path": "/internal/users/{userid}/second-factor-reset",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Get the removal of a second factor",
    "description": "The removal that waits for its time.",
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
  "cancelSecondFactorReset": {
    "method": "delete",
    "path": "/internal/users/{userid}/second-factor-reset",
    "roles": [
      "compliance",
      "approver"
    ],
    "summary": "Cancel the removal of a second factor",
    "description": "The second factor stays. The user is notified by mail.",
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
  "listIdentityRequests": {
    "method": "get",
    "path": "/internal/identity-requests",
    "roles": [
      "compliance",
      "auditor",
      "approver"
    ],
    "summary": "List identity requests",
    "description": "The requests of users for a higher level of identity verification: by default the open ones, those that wait longest first; with a status, the newest first.",
    "members": [
      {
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Only requests in this state; all open ones if omitted, those that wait longest first.",
        "form": "text",
        "nullable": false,
        "words": [
          "submitted",
          "under_review",
          "approved",
          "refused"
        ],
        "example": "submitted"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "getIdentityRequest": {
    "method": "get",
    "path": "/internal/identity-requests/{requestid}",
    "roles": [
      "compliance",
      "auditor",
      "approver"
    ],
    "summary": "Get identity request",
    "description": "The request with the list of its documents. `viewIdentityDocument` returns their content.",
    "members": [
      {
        "name": "requestid",
        "in": "path",
        "required": true,
        "description": "The `id` of the request.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "12"
      }
    ]
  },
  "startIdentityReview": {
    "method": "post",
    "path": "/internal/identity-requests/{requestid}/review",
    "roles": [
      "compliance"
    ],
    "summary": "Start identity review",
    "description": "Marks the request as under review by the caller. The user sees that it is being looked at. Other operators can still decide it.",
    "members": [
      {
        "name": "requestid",
        "in": "path",
        "required": true,
        "description": "The `id` of the request.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "12"
      }
    ]
  },
  "approveIdentityRequest": {
    "method": "post",
    "path": "/internal/identity-requests/{requestid}/approve",
    "roles": [
      "compliance"
    ],
    "summary": "Approve identity request",
    "description": "Gives the user the level, and tells the user by mail. With dual control, this is a proposal that another person must approve.",
    "members": [
      {
        "name": "requestid",
        "in": "path",
        "required": true,
        "description": "The `id` of the request.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "12"
      },
      {
        "name": "level",
        "in": "body",
        "required": true,
        "description": "The level that the user gets. A higher level that the user has already is kept.",
        "form": "text",
        "nullable": false,
        "words": [
          "level_1",
          "level_2",
          "level_3"
        ],
        "example": "level_1"
      }
    ]
  },
  "refuseIdentityRequest": {
    "method": "post",
    "path": "/internal/identity-requests/{requestid}/refuse",
    "roles": [
      "compliance",
      "approver"
    ],
    "summary": "Refuse identity request",
    "description": "Refuses the request with reasons, which the user sees and gets by mail. The user can submit again.",
    "members": [
      {
        "name": "requestid",
        "in": "path",
        "required": true,
        "description": "The `id` of the request.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "12"
      },
      {
        "name": "reasons",
        "in": "body",
        "required": true,
        "description": "Why it is refused. The user sees them in words.",
        "form": "list",
        "nullable": false,
        "words": [
          "unreadable",
          "expired",
          "wrong_document",
          "mismatch",
          "incomplete",
          "altered",
          "other"
        ],
        "example": "unreadable"
      },
      {
        "name": "message",
        "in": "body",
        "required": false,
        "description": "What the user should do, for example which document must be uploaded again.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "The number of the card cannot be read."
      }
    ]
  },
  "viewIdentityDocument": {
    "method": "post",
    "path": "/internal/identity-documents/{documentid}/view",
    "roles": [
      "compliance",
      "approver"
    ],
    "summary": "View identity document",
    "description": "Returns the content of a document. Every call is in the log of operator actions, without the content. Treat the file as untrusted, and do not keep it.",
    "members": [
      {
        "name": "documentid",
        "in": "path",
        "required": true,
        "description": "The `id` of the document.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "31"
      }
    ]
  },
  "listApiKeys": {
    "method": "get",
    "path": "/internal/users/{userid}/api-keys",
    "roles": [
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List API keys",
    "description": "Only users themselves create API keys, on the page of their account; operators can revoke them. The API keys of a user, newest first, including revoked and expired ones. Secrets are never shown.",
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
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "compliance",
      "approver"
    ],
    "summary": "Revoke API key",
    "description": "The key stops working with this response. The user's open orders are kept. Revoking a revoked key has no effect. Name the key by its id: the API key itself is accepted too, for existing clients, but then it is in the logs of proxies.",
    "members": [
      {
        "name": "api_key",
        "in": "path",
        "required": true,
        "description": "The `id` of the API key, as in `listApiKeys`; or, for existing clients, the API key.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "17"
      }
    ]
  },
  "stopApiKey": {
    "method": "post",
    "path": "/internal/api-keys/{api_key}/stop",
    "roles": [
      "compliance",
      "approver"
    ],
    "summary": "Stop an API key",
    "description": "Revokes the key as `revokeApiKey` does, and cancels all open orders of its user, because an order does not say with which key it was placed. The user can go on trading with other keys and on the pages; `stopUser` stops all of it. An order whose cancellation failed is in `open_orders`: repeat the request.",
    "members": [
      {
        "name": "api_key",
        "in": "path",
        "required": true,
        "description": "The `id` of the API key, as in `listApiKeys`; or, for existing clients, the API key.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "17"
      }
    ]
  },
  "creditDeposit": {
    "method": "post",
    "path": "/internal/deposits",
    "roles": [
      "treasury"
    ],
    "summary": "Credit a deposit",
    "description": "Credits a user with funds that have arrived at the bank or on a network. `reference` is the external id, such as the transaction number of a bank; each reference is credited only once, and so is each output of a transaction (`network`, `txid`, `output`), whatever its reference. The same reference with the same user, asset and amount returns the first response again; with other values it is rejected with 409. Other details of the deposit are optional; if the deposit was reported before, omitted details are kept. Every credit by hand needs another person, and what the user withdraws in the 24 hours after it needs an approval.",
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
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50000"
      },
      {
        "name": "reference",
        "in": "body",
        "required": true,
        "description": "The external id of the deposit, such as the transaction number of a bank. A coin deposit with a `txid` has the reference `<network>:<txid>:<output>` instead, whatever is given here, so that one payment is credited once. Without a `txid`, a reference of 64 hexadecimal digits, with or without `0x` and in either case, is taken for a transaction id: all of its spellings are the same reference, in lower case without `0x`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "kbank/20261120/889122"
      },
      {
        "name": "network",
        "in": "body",
        "required": false,
        "description": "The blockchain of a coin deposit.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "address",
        "in": "body",
        "required": false,
        "description": "The address at which a coin deposit arrived.",
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
        "description": "The transaction of a coin deposit.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "output",
        "in": "body",
        "required": false,
        "description": "Which output of the transaction the deposit is; 0 on a network whose transactions have one. Required with `txid`, unless `reference` is that of the output. With it, `network` and `txid` are required.",
        "form": "integer",
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
        "description": "The sender's bank of a baht deposit.",
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
        "description": "The sender's account of a baht deposit.",
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
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List deposits",
    "description": "The deposits of all users, newest first.",
    "members": [
      {
        "name": "user_id",
        "in": "query",
        "required": false,
        "description": "Return only entries of this user.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "asset",
        "in": "query",
        "required": false,
        "description": "Return only entries of this asset.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Return only entries with this status.",
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
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "listUnownedDeposits": {
    "method": "get",
    "path": "/internal/unowned-deposits",
    "roles": [
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List deposits without an owner",
    "description": "Deposits that the custodian has reported to addresses of no user, newest first. They are credited to no user. To credit one to its owner, use `creditDeposit` with the same asset, amount and `reference`; it is credited once, and `deposit_id` then names the credited deposit.",
    "members": [
      {
        "name": "asset",
        "in": "query",
        "required": false,
        "description": "Return only entries of this asset.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "state",
        "in": "query",
        "required": false,
        "description": "Return only those that were credited to a user (`credited`) or not yet (`open`).",
        "form": "text",
        "nullable": false,
        "words": [
          "open",
          "credited"
        ],
        "example": "open"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "treasury"
    ],
    "summary": "Import deposit addresses",
    "description": "Adds addresses of the exchange to the pool from which users are assigned theirs, for manual custody. Each address is validated like that of a withdrawal. An address that is already known on its network, for any asset, is not changed, so a list may be sent again. Either the whole list is imported or nothing.",
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
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List withdrawals",
    "description": "The withdrawals of all users, newest first.",
    "members": [
      {
        "name": "user_id",
        "in": "query",
        "required": false,
        "description": "Return only entries of this user.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "asset",
        "in": "query",
        "required": false,
        "description": "Return only entries of this asset.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "btc"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Return only entries with this status. `awaiting_approval` selects the `queued` ones that require approval by a second operator.",
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
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Get withdrawal",
    "description": "The current state of a withdrawal.",
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
    "summary": "Approve withdrawal",
    "description": "A withdrawal above the approval threshold of its asset is not sent until a second operator has approved it. The operator who approves it may not send it.",
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
        "name": "X-Operator-Code",
        "in": "header",
        "required": false,
        "description": "The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "492039"
      }
    ]
  },
  "rejectWithdrawal": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/reject",
    "roles": [
      "compliance",
      "treasury",
      "approver"
    ],
    "summary": "Reject withdrawal",
    "description": "Rejects a withdrawal that is still `queued`. Amount and fee are returned to the user with this response. The log of operator actions keeps the reason; users do not see it.",
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
        "name": "reason",
        "in": "body",
        "required": false,
        "description": "Why, for other operators.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "The address belongs to a sanctioned service."
      }
    ]
  },
  "markWithdrawalSending": {
    "method": "post",
    "path": "/internal/withdrawals/{withdrawalid}/sending",
    "roles": [
      "treasury"
    ],
    "summary": "Start sending manually",
    "description": "Send the funds only after this operation has returned 200. No other operator can then start sending the withdrawal, and the custodian's service does not process it.",
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
      "treasury"
    ],
    "summary": "Mark withdrawal as sent",
    "description": "Records that the withdrawal was sent. A repeated request updates the transaction id and its confirmations.",
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
        "description": "The id of the transaction on the network, or of the transfer at the bank.",
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
      "treasury"
    ],
    "summary": "Mark withdrawal as confirmed",
    "description": "Records that the network or the bank has confirmed the withdrawal. This is a final state.",
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
      "treasury"
    ],
    "summary": "Mark withdrawal as failed",
    "description": "`refused_by_custodian`: the withdrawal was being sent, has certainly not left, and never will. `returned`: it was sent, and the whole amount was returned. Amount and fee are returned to the user with this response. Another person must approve it by the evidence. What was sent and returned keeps counting in the sums of 24 hours, of limits and of the approval threshold.",
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
      },
      {
        "name": "evidence",
        "in": "body",
        "required": true,
        "description": "What shows that the money did not leave or has come back, for the person who approves it and for the log of operator actions: a transaction id, or a line of a bank's statement.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Transfer 889122 of KBANK, 24 November, 40,000 baht, \"account closed\""
      }
    ]
  },
  "createPartner": {
    "method": "post",
    "path": "/internal/partners",
    "roles": [
      "treasury"
    ],
    "summary": "Register partner",
    "description": "Registers an app whose users may buy through the Portal. The app's OAuth server must know the\nredirect URI of the exchange, which is `PUBLIC_URL` followed by `/portal/callback`, and must\naccept the client id and secret given here.\n\nThe response contains the app's own secret for requests to the exchange. The exchange stores\nonly its hash; the secret is only in this response.",
    "members": [
      {
        "name": "name",
        "in": "body",
        "required": true,
        "description": "The name of the app that users see.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Example Wallet"
      },
      {
        "name": "authorize_url",
        "in": "body",
        "required": true,
        "description": "The authorize URL of the app's OAuth server, which the users' browsers open.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://oauth.wallet.example.com/authorize"
      },
      {
        "name": "token_url",
        "in": "body",
        "required": true,
        "description": "The token URL of the app's OAuth server, which the exchange calls.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://oauth.wallet.example.com/token"
      },
      {
        "name": "issuer",
        "in": "body",
        "required": false,
        "description": "The issuer name of the app's OAuth server, `iss` (RFC 9207); null if it has none. If it is set, responses of `authorize_url` must carry it, so that the response of another app's server cannot be mistaken for this one.",
        "form": "text",
        "nullable": true,
        "words": [],
        "example": "https://oauth.wallet.example.com"
      },
      {
        "name": "client_id",
        "in": "body",
        "required": true,
        "description": "The client id of the exchange at the app's OAuth server.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "talad"
      },
      {
        "name": "client_secret",
        "in": "body",
        "required": true,
        "description": "The secret with which the exchange authenticates to the app's OAuth server, together with the client id. It is stored encrypted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "5d0pB3mJ9qXvT2cW7yLk"
      },
      {
        "name": "scopes",
        "in": "body",
        "required": false,
        "description": "The scopes that the exchange requests from the app's OAuth server.",
        "form": "list",
        "nullable": false,
        "words": [],
        "example": "deposit_address"
      },
      {
        "name": "deposit_address_url",
        "in": "body",
        "required": false,
        "description": "The endpoint of the app that returns deposit addresses; if omitted, `get-deposit-address` beside `token_url`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "return_url",
        "in": "body",
        "required": true,
        "description": "The address to which users' browsers return after `/portal/login`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://wallet.example.com/bitcoin/done"
      },
      {
        "name": "enabled",
        "in": "body",
        "required": false,
        "description": "True if omitted.",
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
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List partners",
    "description": "The partners, newest first, including disabled ones.",
    "members": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "treasury"
    ],
    "summary": "Update partner",
    "description": "Changes the members that are sent and keeps the others. Disabling a partner immediately suspends its Portal sessions; enabling it resumes them.",
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
        "description": "The name of the app that users see.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "authorize_url",
        "in": "body",
        "required": false,
        "description": "The authorize URL of the app's OAuth server, which the users' browsers open.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "token_url",
        "in": "body",
        "required": false,
        "description": "The token URL of the app's OAuth server, which the exchange calls.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "issuer",
        "in": "body",
        "required": false,
        "description": "The issuer name of the app's OAuth server, `iss` (RFC 9207); null if it has none. If it is set, responses of `authorize_url` must carry it, so that the response of another app's server cannot be mistaken for this one.",
        "form": "text",
        "nullable": true,
        "words": [],
        "example": null
      },
      {
        "name": "client_id",
        "in": "body",
        "required": false,
        "description": "The client id of the exchange at the app's OAuth server.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "client_secret",
        "in": "body",
        "required": false,
        "description": "The secret with which the exchange authenticates to the app's OAuth server, together with the client id. It is stored encrypted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "scopes",
        "in": "body",
        "required": false,
        "description": "The scopes that the exchange requests from the app's OAuth server.",
        "form": "list",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "deposit_address_url",
        "in": "body",
        "required": false,
        "description": "The endpoint of the app that returns deposit addresses.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "return_url",
        "in": "body",
        "required": false,
        "description": "The address to which users' browsers return after `/portal/login`.",
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
      "treasury"
    ],
    "summary": "Rotate partner secret",
    "description": "Creates a new secret for the app's requests to the exchange (`createPortalSession`). The old secret stops working with this response, which is the only one that contains the new secret. Existing Portal sessions are not affected.",
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
  "getPartnerWebhook": {
    "method": "get",
    "path": "/internal/partners/{partnerid}/webhook",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Get partner webhook",
    "description": "Where a partner receives webhook messages, whether the webhook is enabled, and the sequence of the newest message.",
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
  "putPartnerWebhook": {
    "method": "put",
    "path": "/internal/partners/{partnerid}/webhook",
    "roles": [
      "treasury"
    ],
    "summary": "Set partner webhook",
    "description": "Sets the URL to which a partner's webhook messages are sent, and enables the webhook. Messages\nthat could not be delivered meanwhile are then sent to the new URL.\n\nWhen the webhook is created, the response contains the secret that signs its messages, and is\nthe only one that does. Later, `webhook_secret` is null and the secret stays the same.",
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
        "name": "url",
        "in": "body",
        "required": true,
        "description": "The URL to which messages are sent.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "https://wallet.example.com/talad-webhook"
      }
    ]
  },
  "disablePartnerWebhook": {
    "method": "delete",
    "path": "/internal/partners/{partnerid}/webhook",
    "roles": [
      "treasury"
    ],
    "summary": "Disable partner webhook",
    "description": "Stops sending messages to a partner. Messages are still written, and are sent when the webhook is enabled again with `putPartnerWebhook`. Disabling it again has no effect.",
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
  "rotatePartnerWebhookSecret": {
    "method": "post",
    "path": "/internal/partners/{partnerid}/webhook/secret",
    "roles": [
      "treasury"
    ],
    "summary": "Rotate partner webhook secret",
    "description": "Creates a new secret for the signatures of a partner's webhook messages. The response is the only one that contains it. Until `previous_valid_until`, each message is signed with both the new and the previous secret, so that the partner can change over without losing messages.",
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
  "replayPartnerWebhook": {
    "method": "post",
    "path": "/internal/partners/{partnerid}/webhook/replay",
    "roles": [
      "treasury"
    ],
    "summary": "Replay partner webhook",
    "description": "Sends a partner's webhook messages from `from_sequence` on again, whether they were delivered or not, each with its first `webhook-id` and content.",
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
        "name": "from_sequence",
        "in": "body",
        "required": true,
        "description": "The `sequence` of the first message to send again.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "120"
      }
    ]
  },
  "listPartnerWebhookMessages": {
    "method": "get",
    "path": "/internal/partners/{partnerid}/webhook/messages",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List partner webhook messages",
    "description": "A partner's webhook messages of the last 30 days, newest first, with the state of their delivery.",
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
        "name": "state",
        "in": "query",
        "required": false,
        "description": "Return only messages in this state.",
        "form": "text",
        "nullable": false,
        "words": [
          "pending",
          "delivered"
        ],
        "example": "pending"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "listPortalSessions": {
    "method": "get",
    "path": "/internal/portal-sessions",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "List Portal sessions",
    "description": "The authorizations that users gave to apps, newest first, including ended ones. Codes that no app has redeemed yet are not listed.",
    "members": [
      {
        "name": "user_id",
        "in": "query",
        "required": false,
        "description": "Return only entries of this user.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1042"
      },
      {
        "name": "partner_id",
        "in": "query",
        "required": false,
        "description": "Return only sessions of this partner.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "compliance",
      "treasury"
    ],
    "summary": "Revoke Portal session",
    "description": "Ends the authorization of an app for a user, starting with the app's next request. Ending an ended session has no effect.",
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
      "treasury"
    ],
    "summary": "Create or update an asset",
    "description": "Takes effect with the response, without a restart. The kind and the precision of an asset in use cannot be changed.",
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
        "description": "The number of decimals in the ledger, to which fees are rounded.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "8"
      },
      {
        "name": "transfer_precision",
        "in": "body",
        "required": true,
        "description": "The number of decimals of deposits and withdrawals.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "8"
      },
      {
        "name": "withdrawal_fee",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0001"
      },
      {
        "name": "withdrawal_minimum",
        "in": "body",
        "required": true,
        "description": "The minimum amount of a withdrawal, after the fee.",
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
        "description": "The blockchains of the asset. A request that names no network means the first one. If omitted, the existing networks are kept; a new coin gets one network named after it, without address validation. Fiat has none. A listed network cannot be removed, but it can be disabled.",
        "form": "json",
        "nullable": false,
        "words": [],
        "example": "[{\"network\":\"bitcoin\",\"address_format\":\"bitcoin\",\"tag\":\"none\",\"confirmations\":3,\"deposits_enabled\":true,\"withdrawals_enabled\":true}]"
      }
    ]
  },
  "putNetworkStatus": {
    "method": "put",
    "path": "/internal/assets/{asset}/networks/{network}",
    "roles": [
      "treasury",
      "market"
    ],
    "summary": "Close or open a network",
    "description": "Closes or opens deposits and withdrawals of an asset on one of its networks, effective with the\nresponse. Members that are omitted stay as they are. Closing needs no approval, so that it can\nbe done at once; a request that opens something is a proposal.\n\nWhile deposits are closed, no deposit address is shown or assigned, and deposits that arrive\nare credited as usual. While withdrawals are closed, no withdrawal is accepted, and the coins of\na Portal order stay with the user. Withdrawals that were accepted before are sent.",
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
        "name": "network",
        "in": "path",
        "required": true,
        "description": "One of the asset's networks, in lower case.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "bitcoin"
      },
      {
        "name": "deposits_enabled",
        "in": "body",
        "required": false,
        "description": "Whether deposit addresses are shown and assigned.",
        "form": "boolean",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "withdrawals_enabled",
        "in": "body",
        "required": false,
        "description": "Whether withdrawals are accepted.",
        "form": "boolean",
        "nullable": false,
        "words": [],
        "example": "false"
      }
    ]
  },
  "createMaintenanceWindow": {
    "method": "post",
    "path": "/internal/maintenance-windows",
    "roles": [
      "market"
    ],
    "summary": "Plan maintenance",
    "description": "Announces maintenance of parts of the service. `getStatus` shows it at once and until it ends, and the parts have the status `maintenance` while it runs. It neither pauses pairs nor closes networks.",
    "members": [
      {
        "name": "parts",
        "in": "body",
        "required": true,
        "description": "The parts of the service that are concerned.",
        "form": "list",
        "nullable": false,
        "words": [
          "trading",
          "deposits",
          "withdrawals",
          "portal",
          "streams"
        ],
        "example": "withdrawals"
      },
      {
        "name": "starts_at",
        "in": "body",
        "required": true,
        "description": "When the maintenance begins. It may be in the past.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "2026-11-21T18:00:00Z"
      },
      {
        "name": "ends_at",
        "in": "body",
        "required": true,
        "description": "When it ends, after it begins and in the future.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "2026-11-21T19:00:00Z"
      },
      {
        "name": "message_en",
        "in": "body",
        "required": true,
        "description": "The message for users, in English.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Withdrawals wait while the custodian is updated."
      },
      {
        "name": "message_th",
        "in": "body",
        "required": true,
        "description": "The message for users, in Thai.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "การถอนจะรอระหว่างการปรับปรุงระบบผู้ดูแลสินทรัพย์"
      }
    ]
  },
  "listMaintenanceWindows": {
    "method": "get",
    "path": "/internal/maintenance-windows",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "List maintenance windows",
    "description": "All maintenance windows, also those that are over, newest first.",
    "members": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "endMaintenanceWindow": {
    "method": "post",
    "path": "/internal/maintenance-windows/{windowid}/end",
    "roles": [
      "market"
    ],
    "summary": "End maintenance",
    "description": "Ends a running maintenance window now, or takes back a planned one.",
    "members": [
      {
        "name": "windowid",
        "in": "path",
        "required": true,
        "description": "The `id` of the maintenance window.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "3"
      }
    ]
  },
  "putApprovalThreshold": {
    "method": "put",
    "path": "/internal/approval-thresholds/{asset}",
    "roles": [
      "approver",
      "treasury"
    ],
    "summary": "Set approval threshold",
    "description": "A withdrawal waits for an approver in any of these cases:\n\n- its amount is above the threshold;\n- its amount, together with what the same user withdrew of the asset in the 24 hours before it\n  (with fees, without failed withdrawals, unless they were sent and returned), is above the\n  threshold;\n- its amount, together with what all users withdrew in these 24 hours, is above ten times the\n  threshold;\n- whatever its amount and the threshold, if the user was credited by hand (`creditDeposit`) with\n  the approval of another person in the 24 hours before it.\n\nWith null, no withdrawal waits because of its amount. A new asset has the threshold 0, so that\neach of its withdrawals waits until an approver has set a threshold. Existing withdrawals are not\naffected. A lower threshold needs no second person.",
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
        "description": "A decimal, or null if no withdrawal requires approval.",
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
      "market"
    ],
    "summary": "Create or update a symbol",
    "description": "Takes effect with the response, without a restart. Base and quote asset follow from the name and must be listed. Price and quantity precision together must not exceed the precision of the quote asset, and can only increase once the symbol is in use. Status BREAK refuses new orders; orders can still be cancelled. A request that only halts the symbol, or narrows what orders it takes, needs no approval.",
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
        "description": "`TRADING`: open for trading. `BREAK`: new orders are refused; orders can be cancelled.",
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
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0001"
      },
      {
        "name": "minimum_price",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.01"
      },
      {
        "name": "maximum_price",
        "in": "body",
        "required": true,
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100000000"
      },
      {
        "name": "vat_rate",
        "in": "body",
        "required": true,
        "description": "A rate as a decimal fraction from 0 to 1; 7 % is `\"0.07\"`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.07"
      },
      {
        "name": "minimum_notional",
        "in": "body",
        "required": false,
        "description": "The smallest value of an order, price x amount, in the quote asset. If omitted, it stays as it is; 0 for a new symbol.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1"
      },
      {
        "name": "max_open_orders",
        "in": "body",
        "required": false,
        "description": "How many open orders of the symbol one user may have. If omitted, it stays as it is; 1000 for a new symbol. Open orders above a lowered cap stay open.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "1000"
      },
      {
        "name": "max_stop_orders",
        "in": "body",
        "required": false,
        "description": "How many of them may wait for their stop price. If omitted, it stays as it is; 100 for a new symbol.",
        "form": "integer",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "putFees": {
    "method": "put",
    "path": "/internal/fees/{symbol}/{tier}",
    "roles": [
      "market"
    ],
    "summary": "Set fees",
    "description": "Sets the fees of a symbol for a fee tier. Rates are fractions of the traded value: 0.25 % is `\"0.0025\"`. Tier 0 applies to everyone; a tier without fees of its own for the symbol uses those of tier 0. Open orders keep the fees with which they were placed.",
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
        "description": "The fee tier.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0"
      },
      {
        "name": "maker_rate",
        "in": "body",
        "required": true,
        "description": "A rate as a decimal fraction from 0 to 1; 7 % is `\"0.07\"`.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "0.0025"
      },
      {
        "name": "taker_rate",
        "in": "body",
        "required": true,
        "description": "A rate as a decimal fraction from 0 to 1; 7 % is `\"0.07\"`.",
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
      "treasury"
    ],
    "summary": "Set withdrawal limit",
    "description": "Sets the 24-hour withdrawal limit of an identity verification level. The limit is per asset and per user, over a rolling window of 24 hours. Lowering it needs no approval.",
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
        "description": "An exact decimal in plain notation, at most 15 digits before and 18 after the decimal point.",
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
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "Get market rules",
    "description": "All assets, symbols, fees and withdrawal limits as they are set now.",
    "members": []
  },
  "createOperatorToken": {
    "method": "post",
    "path": "/internal/operator-tokens",
    "roles": [
      "approver",
      "administrator"
    ],
    "summary": "Create operator token",
    "description": "Creates a token for a person or a program. The token is only in this response; it cannot be\nshown again.\n\nThe token works when another person has activated it (`activateOperatorToken`). It counts as the\nperson who created it: create a token for a colleague who shall approve your requests only\nthrough somebody else. A person may have several roles; those of a token never change. With\n`DUAL_CONTROL=off`, only an approver can create tokens, and they work\nat once.",
    "members": [
      {
        "name": "name",
        "in": "body",
        "required": true,
        "description": "The person or program that uses the token.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "Malee, accounting"
      },
      {
        "name": "roles",
        "in": "body",
        "required": true,
        "description": "What the token may do. `x-roles` of each operation names the roles that may call it; one of them\nsuffices.\n\n| Role | What it does |\n|---|---|\n| `support` | reads users and their transfers, with masked personal data, and writes notes |\n| `compliance` | decides about identities, and freezes users |\n| `treasury` | moves money: withdrawals, credits, assets, partners; reconciles |\n| `market` | symbols, fees, halts and maintenance |\n| `auditor` | reads everything, and changes nothing |\n| `administrator` | creates, activates and revokes the tokens of people; never money |\n| `approver` | approves what another person has asked for, reads, and stops |\n",
        "form": "list",
        "nullable": false,
        "words": [
          "support",
          "compliance",
          "treasury",
          "market",
          "auditor",
          "administrator",
          "approver"
        ],
        "example": "auditor"
      },
      {
        "name": "ip_allowlist",
        "in": "body",
        "required": false,
        "description": "The IP addresses from which the token works; any if omitted or empty.",
        "form": "list",
        "nullable": false,
        "words": [],
        "example": null
      },
      {
        "name": "expires_at",
        "in": "body",
        "required": false,
        "description": "The time at which the token expires; one year from now if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": null
      }
    ]
  },
  "listOperatorTokens": {
    "method": "get",
    "path": "/internal/operator-tokens",
    "roles": [
      "approver",
      "administrator",
      "auditor"
    ],
    "summary": "List operator tokens",
    "description": "The operator tokens, newest first, including revoked ones.",
    "members": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "approver",
      "administrator"
    ],
    "summary": "Revoke operator token",
    "description": "The token stops working with this response. Revoking the token of an approver needs another approver, and at least two approvers who are different people must remain, because otherwise nothing that needs two people would be possible any more. With `DUAL_CONTROL=off`, one must remain. Revoking a revoked token has no effect.",
    "members": [
      {
        "name": "tokenid",
        "in": "path",
        "required": true,
        "description": "The `id` of the operator token.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "3"
      }
    ]
  },
  "activateOperatorToken": {
    "method": "post",
    "path": "/internal/operator-tokens/{tokenid}/activation",
    "roles": [
      "administrator",
      "approver"
    ],
    "summary": "Activate operator token",
    "description": "A new token works from this response on. It must have been created by another person, and one of the two must be an approver. Make sure that the token was given to the person whose name it has.",
    "members": [
      {
        "name": "tokenid",
        "in": "path",
        "required": true,
        "description": "The `id` of the operator token.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "3"
      },
      {
        "name": "X-Operator-Code",
        "in": "header",
        "required": false,
        "description": "The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "492039"
      }
    ]
  },
  "deleteOperatorSecondFactor": {
    "method": "delete",
    "path": "/internal/operator-tokens/{tokenid}/second-factor",
    "roles": [
      "administrator",
      "approver"
    ],
    "summary": "Remove second factor",
    "description": "Removes the second factor of another person's token, whose device is lost. One of the two people must be an approver. Make sure that the request comes from the person whose name the token has: the holder of the token can then set up another second factor.",
    "members": [
      {
        "name": "tokenid",
        "in": "path",
        "required": true,
        "description": "The `id` of the operator token.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "3"
      },
      {
        "name": "X-Operator-Code",
        "in": "header",
        "required": false,
        "description": "The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "492039"
      }
    ]
  },
  "createOperatorSecondFactor": {
    "method": "post",
    "path": "/internal/second-factor",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "Set up second factor",
    "description": "Creates the secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds) for your\ntoken. The secret is only in this response; it cannot be shown again.\n\nFrom then on, approvals with this token need the present code in `X-Operator-Code`. Approving\nneeds a second factor unless the exchange runs with `DUAL_CONTROL=off`, and signing in to the\nconsole always does. If the device is lost, another person removes the second factor.",
    "members": []
  },
  "listProposals": {
    "method": "get",
    "path": "/internal/proposals",
    "roles": [
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "List proposals",
    "description": "The proposals of operations that need the approval of another person, newest first. `(secret)` replaces values that are never shown.",
    "members": [
      {
        "name": "status",
        "in": "query",
        "required": false,
        "description": "Return only proposals with this status.",
        "form": "text",
        "nullable": false,
        "words": [
          "pending",
          "expired",
          "approved",
          "done",
          "refused",
          "rejected"
        ],
        "example": "pending"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "100"
      }
    ]
  },
  "getProposal": {
    "method": "get",
    "path": "/internal/proposals/{proposalid}",
    "roles": [
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "Get proposal",
    "description": "The present state of a proposal. `(secret)` replaces values that are never shown.",
    "members": [
      {
        "name": "proposalid",
        "in": "path",
        "required": true,
        "description": "The `id` of the proposal.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      }
    ]
  },
  "approveProposal": {
    "method": "post",
    "path": "/internal/proposals/{proposalid}/approval",
    "roles": [
      "compliance",
      "treasury",
      "market",
      "administrator",
      "approver"
    ],
    "summary": "Approve proposal",
    "description": "Carries out the proposed operation. Its request is validated again first.\n\nThe operation must have been proposed by another person, and one of the two must be an\napprover. If you are not the approver, one of your roles must be among those that may ask for the\noperation. A token, the token that created it, and all tokens that descend from the same first\ntoken count as one person. The proposal must not have expired, and the token that proposed it\nmust still be valid.\n\n`answer` is the answer of the operation. If it contains a secret, such as that of a partner, it\nis only in this response.",
    "members": [
      {
        "name": "proposalid",
        "in": "path",
        "required": true,
        "description": "The `id` of the proposal.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      },
      {
        "name": "X-Operator-Code",
        "in": "header",
        "required": false,
        "description": "The present code of your authenticator app, if your token has a second factor or must have one. Each code works once.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "492039"
      }
    ]
  },
  "rejectProposal": {
    "method": "post",
    "path": "/internal/proposals/{proposalid}/rejection",
    "roles": [
      "compliance",
      "treasury",
      "market",
      "administrator",
      "approver"
    ],
    "summary": "Reject proposal",
    "description": "The proposed operation is not carried out. The person who proposed it may also withdraw it in this way. The log of operator actions keeps the reason.",
    "members": [
      {
        "name": "proposalid",
        "in": "path",
        "required": true,
        "description": "The `id` of the proposal.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "7"
      },
      {
        "name": "reason",
        "in": "body",
        "required": false,
        "description": "Why, for other operators.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "The fees were agreed for another symbol."
      }
    ]
  },
  "listOperatorActions": {
    "method": "get",
    "path": "/internal/operator-actions",
    "roles": [
      "compliance",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "List operator actions",
    "description": "The log of operator actions, newest first. Rows of this log are never changed or removed: every row's hash covers the previous row, and the audit checks the whole chain. An action without an end is in progress, or the server stopped before it ended; an operator must then find out whether it took effect.",
    "members": [
      {
        "name": "operator_id",
        "in": "query",
        "required": false,
        "description": "Return only actions of this token.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "1"
      },
      {
        "name": "operation",
        "in": "query",
        "required": false,
        "description": "Return only actions of this operation.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "updateUser"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "The maximum number of entries, from 1 to 100; 10 if omitted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "50"
      },
      {
        "name": "offset",
        "in": "query",
        "required": false,
        "description": "The number of entries to skip; 0 if omitted. Lists are newest first unless the operation says\notherwise, so entries that are added between two requests move the others to higher offsets, and\nentries that leave a filtered list move them to lower ones: an entry can be returned twice, or\nnot at all. To read a whole list that changes, recognize entries by their `id`, and let pages\noverlap: begin the next page with the last entry of this one, and if it is not there, read on\nfrom a lower or higher offset. Where the operation has `fromId` or times, use these instead.\n",
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
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "Audit the ledger",
    "description": "Checks the tables and the engine's memory, at one point in time, against the rules of double-entry bookkeeping and of the order book. The status is 200 even if there are violations; read `clean`. If the server has written very much since its last audit, the audit may take longer than a request may take. The response is then 503 and the audit continues; the next one has little left to check.",
    "members": []
  },
  "getControls": {
    "method": "get",
    "path": "/internal/controls",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "Get controls",
    "description": "Settings with which an exchange does without a protection. Only operators learn of them; the monitoring port shows them too.",
    "members": []
  },
  "getQuarantine": {
    "method": "get",
    "path": "/internal/quarantine",
    "roles": [
      "support",
      "compliance",
      "treasury",
      "market",
      "auditor",
      "administrator",
      "approver"
    ],
    "summary": "Get the quarantine",
    "description": "Whether the exchange is in quarantine, and what its last audit found, row by row. In quarantine, the exchange serves reads, streams, sign-in and cancellations, and answers everything else that moves money with 503 `EXCHANGE_IN_QUARANTINE`. It ends after a complete audit that finds nothing (`getAudit`, once the rows are mended), or when `endQuarantine` is approved.",
    "members": []
  },
  "endQuarantine": {
    "method": "post",
    "path": "/internal/quarantine/end",
    "roles": [
      "treasury",
      "approver"
    ],
    "summary": "End the quarantine",
    "description": "Accepts everything that the report names, and ends the quarantine: the exchange then works on with its tables as they are. Later starts do not begin a quarantine because of what was accepted, but do because of anything else. Prefer to mend the rows and to audit again.",
    "members": [
      {
        "name": "report_hash",
        "in": "body",
        "required": true,
        "description": "The `hash` of the report whose violations are accepted.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
      },
      {
        "name": "reason",
        "in": "body",
        "required": true,
        "description": "Why the exchange can work on with these violations. The log of operators' actions keeps it.",
        "form": "text",
        "nullable": false,
        "words": [],
        "example": "The balance was corrected by hand after case 1207; the entry follows."
      }
    ]
  },
  "getHouseBalances": {
    "method": "get",
    "path": "/internal/house-balances",
    "roles": [
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Get house balances",
    "description": "The house accounts of the exchange: what it has earned, owes and holds, per asset. The custody and bank accounts are negative, because all funds in the ledger came from them.",
    "members": []
  },
  "getCustodyReconciliation": {
    "method": "get",
    "path": "/internal/custody-reconciliation",
    "roles": [
      "treasury",
      "auditor",
      "approver"
    ],
    "summary": "Compare the ledger with the custodian",
    "description": "Asks the custodian for the totals of its books and compares them with the exchange's deposits and withdrawals, for each asset on each network. Reports of the custodian take a moment to arrive, so the exchange waits for them for some seconds before it calls something missing. The server that leads does the same regularly and shows the number of differences as the metric `talad_custody_differences`; `talad_custody_wallet_low` and `talad_custody_wallet_high` say for which assets the custodian's wallet is beyond its limits.",
    "members": []
  }
};
