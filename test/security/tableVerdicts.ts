/**
 * Who notices when a writer of the tables changes a column or deletes a row, for every table. A new table or column needs
 * a verdict here; `tableVerdicts.test.ts` proves the verdicts `audit` and `secret` by changing a row of each column.
 */

export type Verdict =
  /** The audit reports it: at a start, every night, and on request. Rows with codes are also refused where they are used. */
  | 'audit'
  /** It is encrypted with the master key, or bound to a column that is: the row is refused where it is used. */
  | 'secret'
  /** It is, or is covered by, a keyed hash of a token, which nobody finds then: the token is refused. */
  | 'hash'
  /** The use of it is refused for another reason. */
  | { readonly use: string }
  /** Nobody gains by it. */
  | { readonly harmless: string }
  /** Nobody notices it, and this is what follows. */
  | { readonly unnoticed: string };

export interface TableVerdict {
  /** Of all columns that `columns` does not name. */
  readonly changed: Verdict;
  readonly columns?: Readonly<Record<string, Verdict>>;
  readonly deleted: Verdict;
}

const OF_EVENTS: TableVerdict = { changed: 'audit', deleted: 'audit' };
const SHOWN: Verdict = { harmless: 'it is only shown' };
const ENDS_ACCESS: Verdict = { harmless: 'it ends access, and gives none' };
const AGE: Verdict = { harmless: 'it decides when a row is deleted, or how it is shown' };

export const TABLE_VERDICTS: Readonly<Record<string, TableVerdict>> = {
  // Written by the engine, in the transactions of events.
  accounts: OF_EVENTS,
  assets: OF_EVENTS,
  books: OF_EVENTS,
  cancel_timers: OF_EVENTS,
  deposits: OF_EVENTS,
  events: OF_EVENTS,
  fees: OF_EVENTS,
  journal_entries: OF_EVENTS,
  order_extras: OF_EVENTS,
  order_lists: OF_EVENTS,
  orders: OF_EVENTS,
  portal_purchases: OF_EVENTS,
  prevented_matches: OF_EVENTS,
  symbols: OF_EVENTS,
  trades: OF_EVENTS,
  user_events: OF_EVENTS,
  withdrawal_limits: OF_EVENTS,
  withdrawals: OF_EVENTS,
  klines: {
    changed: 'audit',
    columns: {
      close: { harmless: 'of a running kline: the running minute replaces it' },
      high: { harmless: 'of a running kline: the running minute exceeds it' },
      low: { harmless: 'of a running kline: the running minute exceeds it' },
    },
    deleted: 'audit',
  },
  request_keys: {
    changed: {
      unnoticed: 'a repeated request gets another outcome, or is carried out again; only its sender can repeat it',
    },
    deleted: { unnoticed: 'a repeated request is carried out again; only its sender can repeat it' },
  },
  engine_lease: {
    changed: { use: 'each commit proves the lease, and the leader ends if it is not its own' },
    columns: { sequence: 'audit', id: 'audit' },
    deleted: 'audit',
  },
  accepted_data_losses: { changed: SHOWN, deleted: SHOWN },
  lives: { changed: 'audit', deleted: 'audit' },
  accepted_violations: {
    changed: 'hash',
    columns: { accepted_at_ms: SHOWN },
    deleted: { harmless: 'a quarantine begins because of the violation again' },
  },
  audit_marks: {
    changed: { use: 'a checkpoint without its code is ignored, and everything is audited' },
    deleted: { harmless: 'everything is audited' },
  },
  audit_bases: {
    changed: { use: 'the audit reports an archive checkpoint without its code' },
    columns: { time_ms: { harmless: 'it decides which checkpoint the archive takes, and audits need one' } },
    deleted: { use: 'audits start at the first event, and report that archived ones are missing' },
  },
  archived: {
    changed: { unnoticed: 'lists begin later or earlier; the rows stay as they are' },
    deleted: { unnoticed: 'lists begin earlier' },
  },
  sandbox: {
    changed: { harmless: 'only whether there is a row matters' },
    deleted: { use: 'a server of the other kind refuses to start on the database' },
  },

  // Users: sign-in, keys and limits.
  users: { changed: 'audit', deleted: { use: 'keys, sessions and withdrawals of a user without a row are refused' } },
  api_keys: { changed: 'audit', columns: { sealed_secret: 'secret' }, deleted: ENDS_ACCESS },
  api_key_uses: { changed: SHOWN, deleted: SHOWN },
  listen_keys: {
    changed: 'secret',
    columns: { key_hash: 'hash', created_at_ms: SHOWN, expires_at_ms: { harmless: 'the key ends with its API key' } },
    deleted: ENDS_ACCESS,
  },
  session_listen_keys: {
    changed: 'secret',
    columns: { key_hash: 'hash', created_at_ms: SHOWN },
    deleted: ENDS_ACCESS,
  },
  passwords: { changed: 'hash', columns: { changed_at_ms: SHOWN }, deleted: ENDS_ACCESS },
  second_factors: { changed: 'audit', columns: { sealed_secret: 'secret' }, deleted: 'audit' },
  recovery_codes: {
    changed: 'hash',
    columns: { used_at_ms: { unnoticed: 'a used code works again, for somebody who knows it' } },
    deleted: ENDS_ACCESS,
  },
  second_factor_resets: { changed: 'audit', deleted: { harmless: 'the second factor stays' } },
  passkeys: {
    changed: SHOWN,
    columns: {
      id: 'secret',
      user_id: 'secret',
      credential_hash: 'secret',
      sealed_key: 'secret',
      counter: { unnoticed: 'a copy of an authenticator could go unnoticed' },
    },
    deleted: ENDS_ACCESS,
  },
  used_passkey_challenges: {
    changed: { unnoticed: 'an answer that somebody has recorded works again for some minutes' },
    deleted: { unnoticed: 'an answer that somebody has recorded works again for some minutes' },
  },
  sessions: {
    changed: 'hash',
    columns: {
      id: { harmless: 'it names the session in lists' },
      seen_at_ms: { harmless: 'a session ends at its expiry at the latest' },
      rotated_at_ms: { harmless: 'a session ends at its expiry at the latest' },
      user_agent: SHOWN,
      ip: SHOWN,
    },
    deleted: ENDS_ACCESS,
  },
  known_devices: {
    changed: 'hash',
    columns: { created_at_ms: SHOWN, seen_at_ms: SHOWN },
    deleted: { harmless: 'the next sign-in is that of a new device, of which the user is told' },
  },
  sign_ins: {
    changed: { unnoticed: 'the history of sign-ins that a user sees is wrong' },
    deleted: { unnoticed: 'the history of sign-ins that a user sees lacks one' },
  },
  attempts: {
    changed: 'audit',
    deleted: { use: 'each process goes on counting from what it has written' },
  },
  account_links: { changed: 'audit', deleted: ENDS_ACCESS },
  mails: {
    changed: 'secret',
    columns: {
      created_at_ms: AGE,
      due_at_ms: { unnoticed: 'the mail is late' },
      attempts: { unnoticed: 'the mail is late' },
      rejected_at_ms: { unnoticed: 'the mail is not sent' },
    },
    deleted: { unnoticed: 'the mail is not sent' },
  },
  user_notes: {
    changed: { unnoticed: 'a note of an operator is wrong; the log of actions has the right one' },
    deleted: { unnoticed: 'a note of an operator is missing; the log of actions has it' },
  },
  form_answers: {
    changed: { use: 'the answer is encrypted with a key of the cookie, and no other form gets it' },
    columns: { expires_at_ms: AGE },
    deleted: { harmless: 'a form that is sent twice gets another answer' },
  },
  identity_requests: {
    changed: { unnoticed: 'the operator who decides sees the documents, and the log of actions has the decision' },
    deleted: { unnoticed: 'the user asks again' },
  },
  identity_documents: {
    changed: 'secret',
    columns: {
      request_id: { unnoticed: 'the operator who decides sees other documents, which show their own person' },
      replaced_at_ms: AGE,
      delete_at_ms: AGE,
    },
    deleted: { harmless: 'the user sends it again' },
  },
  identity_document_contents: {
    changed: { use: 'the content is encrypted, and bound to its document' },
    deleted: { harmless: 'the user sends it again' },
  },

  // Coins that enter and leave.
  deposit_addresses: { changed: 'audit', deleted: 'audit' },
  unowned_deposits: {
    changed: { unnoticed: 'two operators compare it with the chain before they credit it' },
    deleted: { unnoticed: 'the custodian still knows the deposit, and the comparison with its books shows it' },
  },
  withdrawal_addresses: { changed: 'audit', deleted: { harmless: 'fewer withdrawals are allowed' } },
  withdrawal_address_rules: { changed: 'audit', deleted: 'audit' },
  unsent_withdrawals: {
    changed: { unnoticed: 'the mail about a withdrawal is not sent' },
    deleted: { unnoticed: 'the mail about a withdrawal is not sent' },
  },
  withdrawal_notice_position: {
    changed: { unnoticed: 'mails about withdrawals are not sent' },
    deleted: { unnoticed: 'mails about withdrawals are not sent' },
  },

  // Operators.
  operator_tokens: { changed: 'audit', deleted: ENDS_ACCESS },
  operator_sessions: {
    changed: 'hash',
    columns: {
      id: { harmless: 'it names the session' },
      created_at_ms: SHOWN,
      seen_at_ms: { harmless: 'a session ends at its expiry at the latest' },
    },
    deleted: ENDS_ACCESS,
  },
  operator_second_factors: { changed: 'audit', columns: { sealed_secret: 'secret' }, deleted: 'audit' },
  operator_proposals: {
    changed: 'secret',
    columns: {
      status: { unnoticed: 'a decided proposal waits again, and another person must approve it' },
      error: SHOWN,
      created_at_ms: SHOWN,
      decided_by: SHOWN,
      decided_at_ms: SHOWN,
    },
    deleted: { harmless: 'the request is made again; the log of actions has both' },
  },
  operator_actions: { changed: 'audit', deleted: 'audit' },
  maintenance_windows: {
    changed: { unnoticed: 'a wrong announcement is shown; nothing stops because of it' },
    deleted: { unnoticed: 'an announcement is missing' },
  },
  sealed_values: {
    changed: 'audit',
    columns: { purpose: SHOWN },
    deleted: 'audit',
  },

  // Apps of partners.
  partners: { changed: 'audit', columns: { sealed_client_secret: 'secret' }, deleted: ENDS_ACCESS },
  portal_logins: { changed: 'secret', columns: { state_hash: 'hash', created_at_ms: SHOWN }, deleted: ENDS_ACCESS },
  portal_sessions: {
    changed: 'audit',
    columns: {
      sealed_tokens: 'secret',
      renewing_until_ms: { harmless: 'the tokens are renewed twice, or late' },
    },
    deleted: ENDS_ACCESS,
  },
  portal_quotes: {
    changed: { unnoticed: 'a purchase has other terms, within the balance and the spending limits of the user' },
    deleted: { harmless: 'the app asks for another quote' },
  },
  portal_spending_limits: { changed: 'audit', deleted: 'audit' },
  webhook_endpoints: {
    changed: { harmless: 'messages are sent later, or again' },
    columns: { id: 'secret', partner_id: 'secret', url: 'secret', sealed_secrets: 'secret' },
    deleted: { unnoticed: 'the partner gets no messages, and can read its orders' },
  },
  webhook_messages: {
    changed: { unnoticed: 'a partner gets a wrong message, and can read its orders' },
    deleted: { unnoticed: 'a partner gets no message, and can read its orders' },
  },
  webhook_position: {
    changed: { unnoticed: 'partners get messages later, or not' },
    deleted: { unnoticed: 'partners get no messages' },
  },
};
