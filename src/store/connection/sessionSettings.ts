/**
 * The settings of every connection, so that statements mean the same on every server, whatever its administrator has
 * configured. What cannot be set for a session is checked in `durability.ts`.
 */

/** Rejects values that do not fit. Modes that change how statements are read, such as ANSI_QUOTES, are off. */
const SQL_MODE = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

const VARIABLES: Readonly<Record<string, string>> = {
  autocommit: '1',
  // After a COMMIT, the server neither begins another transaction nor closes the connection.
  completion_type: '0',
  sql_mode: `'${SQL_MODE}'`,
  time_zone: "'+00:00'",
  default_storage_engine: 'InnoDB',
  foreign_key_checks: '1',
  unique_checks: '1',
  group_concat_max_len: '1048576',
  sql_auto_is_null: '0',
  sql_safe_updates: '0',
  sql_big_selects: '1',
  sql_select_limit: '18446744073709551615',
  // Every query has an index that returns its first page in order. As tables grow, the optimizer would prefer to
  // intersect two indexes, which has to read and sort all matching rows first.
  optimizer_switch: "'index_merge_intersection=off'",
};

/** The statements, to be run on a new connection in this order. */
export const SESSION_SETTINGS: readonly string[] = [
  // A server may be configured to ignore the character set that the client names when it connects.
  'SET NAMES utf8mb4 COLLATE utf8mb4_unicode_ci',
  `SET ${Object.entries(VARIABLES)
    .map(([name, value]) => `SESSION ${name} = ${value}`)
    // Only MariaDB reads this comment.
    .join(', ')}/*M! , SESSION check_constraint_checks = 1 */`,
  'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ WRITE',
];

interface QueryConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

/** Applies the settings to a connection of the driver; `done` gets the first error. */
export function applySessionSettings(connection: QueryConnection, done: (error: Error | null) => void): void {
  const apply = ([statement, ...rest]: readonly string[]): void => {
    if (statement === undefined) return done(null);
    connection.query(statement, (error) => (error === null ? apply(rest) : done(error)));
  };
  apply(SESSION_SETTINGS);
}
