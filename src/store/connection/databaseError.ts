/** Classifies how a statement failed: whether the database reported it, whether to retry, and whether it is a bug. */

/** Deadlock, lock wait timeout, snapshot conflict: the transaction can be run again unchanged. */
const RETRYABLE_ERRNOS = new Set([1213, 1205, 1020]);

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    readonly retryable: boolean,
    /** True if the database reported the error; false if the connection failed and the outcome is unknown. */
    readonly answered: boolean,
    /** True if the statement violated a rule of the schema: a bug in the program, not an outage. */
    readonly violation: boolean,
  ) {
    super(message);
  }
}

/**
 * A server error has a number and leaves the connection usable. Any other error (number 0) leaves its state unknown.
 */
export function toDatabaseError(message: string, errno: number, fatal = false): DatabaseError {
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
