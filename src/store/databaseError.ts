/** How a statement of the engine failed: whether the database said so, what it then did, and whose fault it is. */

/** The database said no, and its transaction can be run again as it is. */
const RETRYABLE_ERRNOS = new Set([1213, 1205, 1020]);

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    readonly retryable: boolean,
    /** True when the database said this; false when the connection failed, and what the statement did is unknown. */
    readonly answered: boolean,
    /** True when the statement broke a rule of the schema: a fault of ours, not of the database. */
    readonly violation: boolean,
  ) {
    super(message);
  }
}

/** Server errors carry their number and leave the connection usable; anything else (number 0) leaves its state unknown. */
export function databaseError(message: string, errno: number, fatal = false): DatabaseError {
  const answered = errno >= 1000 && errno < 5000 && !fatal;
  return new DatabaseError(
    message,
    answered && RETRYABLE_ERRNOS.has(errno),
    answered,
    answered && VIOLATION_ERRNOS.has(errno),
  );
}

/** Duplicate key, null, out of range, too long, CHECK (MariaDB, MySQL), unknown table or column, syntax. */
const VIOLATION_ERRNOS = new Set([1062, 1048, 1264, 1406, 4025, 3819, 1146, 1054, 1064, 1366, 1265]);
