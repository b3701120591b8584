/**
 * The tables whose rows have codes, with the columns that a code covers, and the owners that count rows of them
 * (`rowCodes.ts`).
 */

export interface Coded {
  /** The columns of the primary key, which are part of the code. */
  readonly key: readonly string[];
  /** The other authenticated columns. Changing the list invalidates all codes of the table. */
  readonly columns: readonly string[];
  /**
   * Authenticated columns that were added later, with the value of the rows from before. A column is part of the code
   * only if it has another value, so that the codes of older rows stay valid.
   */
  readonly later?: Readonly<Record<string, string | null>>;
  /** Whether a restore suspends the rows (`suspended_at_ms`). */
  readonly isSuspendable?: boolean;
  /** Columns of the type `decimal`, which the database returns with all decimals. */
  readonly decimals?: readonly string[];
  /** The owner whose row counts the rows of this table, and which of them are counted. */
  readonly owner?: { readonly table: OwnerTable; readonly column: string; readonly where?: string };
}

/** The column of an owner's row with the numbers of the rows that belong to it: JSON, by table. */
export const COUNTS = 'counted_rows';

const CODED_TABLES = {
  operator_tokens: {
    key: ['id'],
    columns: [
      'name',
      'role',
      'token_hash',
      'created_by',
      'person_id',
      'awaits_activation',
      'activated_by',
      'expires_at_ms',
      'ip_allowlist',
      'created_at_ms',
      'revoked_at_ms',
    ],
    later: { roles: null, [COUNTS]: null },
    isSuspendable: true,
  },
  api_keys: {
    key: ['id'],
    columns: [
      'user_id',
      'api_key',
      'label',
      'permissions',
      'ip_allowlist',
      'created_at_ms',
      'expires_at_ms',
      'ordered_nonces',
      'signature_v2_only',
      'public_key',
      'revoked_at_ms',
    ],
    later: { kind: 'talad' },
    isSuspendable: true,
  },
  users: {
    key: ['id'],
    columns: [
      'email',
      'level',
      'fee_tier',
      'created_at_ms',
      'updated_at_ms',
      'email_verified_at_ms',
      'language',
      'state',
      'state_reason',
      'withdrawals_held_until_ms',
      COUNTS,
    ],
  },
  second_factors: {
    key: ['id'],
    // The secret is bound to the row by itself, and is encrypted again when the master key changes.
    columns: ['user_id', 'confirmed_at_ms', 'last_step', 'created_at_ms'],
    owner: { table: 'users', column: 'user_id', where: 'confirmed_at_ms IS NOT NULL' },
  },
  second_factor_resets: { key: ['user_id'], columns: ['requested_at_ms', 'due_at_ms'] },
  operator_second_factors: {
    key: ['id'],
    columns: ['operator_id', 'last_step', 'created_at_ms'],
    owner: { table: 'operator_tokens', column: 'operator_id' },
  },
  account_links: {
    key: ['id'],
    columns: ['purpose', 'token_hash', 'user_id', 'email', 'password_hash', 'created_at_ms', 'expires_at_ms'],
  },
  deposit_addresses: {
    key: ['id'],
    columns: ['user_id', 'asset', 'network', 'address', 'tag', 'nth_use', 'created_at_ms', 'assigned_at_ms'],
    owner: { table: 'users', column: 'user_id', where: 'user_id IS NOT NULL' },
  },
  withdrawal_addresses: { key: ['id'], columns: ['user_id', 'network', 'address', 'tag', 'label', 'created_at_ms'] },
  withdrawal_address_rules: {
    key: ['user_id'],
    columns: ['only_listed', 'ends_at_ms'],
    owner: { table: 'users', column: 'user_id' },
  },
  attempts: { key: ['subject_hash'], columns: ['failures', 'tried_at_ms', 'locked_until_ms', 'changes'] },
  partners: {
    key: ['id'],
    columns: [
      'name',
      'authorize_url',
      'token_url',
      'issuer',
      'client_id',
      'scopes',
      'deposit_address_url',
      'return_url',
      'secret_hash',
      'enabled',
      'created_at_ms',
      'updated_at_ms',
    ],
  },
  portal_sessions: {
    key: ['id'],
    columns: [
      'partner_id',
      'user_id',
      'code_hash',
      'code_expires_at_ms',
      'claimed_at_ms',
      'token_hash',
      'extras_hash',
      'access_expires_at_ms',
      'created_at_ms',
      'expires_at_ms',
      'revoked_at_ms',
      'revoked_by',
    ],
  },
  portal_spending_limits: {
    key: ['user_id', 'partner_id'],
    columns: ['amount', 'updated_at_ms'],
    decimals: ['amount'],
    owner: { table: 'users', column: 'user_id' },
  },
} as const satisfies Readonly<Record<string, Coded>>;

export type OwnerTable = 'users' | 'operator_tokens';

export type CodedTable = keyof typeof CODED_TABLES;
/** In the order in which the audit reads them. */
export const CODED_TABLE_NAMES = Object.keys(CODED_TABLES) as readonly CodedTable[];

/** The tables whose rows a restore suspends. */
export type CredentialTable = 'operator_tokens' | 'api_keys';
export const CREDENTIAL_TABLES = ['operator_tokens', 'api_keys'] as const;

/** The tables whose rows are counted in the row of their owner. */
export type CountedTable = {
  [Table in CodedTable]: (typeof CODED_TABLES)[Table] extends { readonly owner: object } ? Table : never;
}[CodedTable];

/** The statement that counts the rows of each owner of a table, with the columns `owner` and `count`. */
export function countsOfOwnersSql(table: CountedTable): string {
  const { column, where = '1 = 1' } = ownerOf(table);
  return `SELECT ${column} AS owner, COUNT(*) AS count FROM ${table} WHERE ${where} GROUP BY ${column}`;
}

export const COUNTED_TABLES = CODED_TABLE_NAMES.filter(
  (table): table is CountedTable => codedTable(table).owner !== undefined,
);

export function ownerOf(table: CountedTable): {
  readonly table: OwnerTable;
  readonly column: string;
  readonly where?: string;
} {
  return CODED_TABLES[table].owner;
}

export function codedTable(table: CodedTable): Coded {
  return CODED_TABLES[table];
}
