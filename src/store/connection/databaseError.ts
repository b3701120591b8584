/** Classifies how a statement failed: whether the database reported it, whether to retry, and whether it is a bug. */

/** Deadlock, lock wait timeout, snapshot conflict: the transaction can be run again unchanged. */
const RETRYABLE_ERRNOS = new Set([1213, 1205, 1020]);

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    readonly retryable: boolean,
    /**
     * True if the database reported that the statement had no effect; false if the connection failed or the error came
     * from a COMMIT, so that the outcome is unknown.
     */
    readonly answered: boolean,
    /** True if the statement violated a rule of the schema: a bug in the program, not an outage. */
    readonly violation: boolean,
  ) {
    super(message);
  }
}

/**
 * A server error has a number and leaves the connection usable. Any other error (number 0) leaves its state unknown, and
 * so does an error of a commit, with or without a COMMIT statement.
 */
export function toDatabaseError(message: string, errno: number, fatal = false): DatabaseError {
  const answered = errno >= 1000 && errno < 5000 && !fatal && !isCommitError(errno);
  return new DatabaseError(
    message,
    answered && RETRYABLE_ERRNOS.has(errno),
    answered,
    answered && VIOLATION_ERRNOS.has(errno),
  );
}

/**
 * Whatever the number of the error, the outcome of a COMMIT that failed is unknown: the database may have made the
 * transaction durable, or passed it on to its replicas, before it failed.
 */
export function toCommitError(message: string): DatabaseError {
  return new DatabaseError(`COMMIT failed, its outcome is unknown: ${message}`, false, false, false);
}

/**
 * Whether only a commit causes this error: it failed in the storage engine, in a replication hook, or because the
 * replication group did not accept the transaction.
 */
export function isCommitError(errno: number): boolean {
  return COMMIT_ERRNOS.has(errno);
}

const COMMIT_ERRNOS = new Set([1180, 3100, 3101]);

/** Duplicate key, null, out of range, too long, CHECK (MariaDB, MySQL), unknown table or column, syntax. */
const VIOLATION_ERRNOS = new Set([1062, 1048, 1264, 1406, 4025, 3819, 1146, 1054, 1064, 1366, 1265]);
