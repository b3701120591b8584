/**
 * Reads the rows of one statement in batches, so that a large result is never in memory as a whole. The database keeps
 * producing rows while a batch is processed; when it is too far ahead, TCP back pressure makes it wait.
 */
import type { Connection, QueryError } from 'mysql2';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import { type DatabaseError, toDatabaseError } from './databaseError';

/**
 * Instead of larger batches, because their rows would survive young-generation garbage collections and would keep other
 * work waiting for longer (src/performance.md, row batches).
 */
const BATCH_ROWS = 1_000;

export class ResultStream<Row extends object> {
  private rows: Row[] = [];
  private isEnded = false;
  private failure: DatabaseError | undefined;
  private onRows: () => void = () => undefined;

  constructor(
    private readonly connection: Connection,
    sql: string,
    values: readonly unknown[],
    /** Longest wait for the rows of one batch. */
    private readonly rowsTimeoutMs: number,
    private readonly eventLoop: EventLoop,
  ) {
    // While the query streams, a broken connection is reported only by this event.
    connection.on('error', this.onError);
    const query = connection.query({ sql, values: values as unknown[] });
    query.on('result', (row: Row) => this.addRow(row));
    query.on('error', this.onError);
    query.on('end', () => this.end('complete'));
  }

  /** The next batch of rows; an empty one after the last row. Throws `DatabaseError`. */
  async next(): Promise<readonly Row[]> {
    if (this.rows.length < BATCH_ROWS && !this.isEnded) await this.waitForRows();
    if (this.failure !== undefined) throw this.failure;
    const { rows } = this;
    this.rows = [];
    if (!this.isEnded) this.connection.resume();
    return rows;
  }

  /** Must be called after the last batch. Called earlier, it ends the connection, because unread rows remain on it. */
  stop(): void {
    this.connection.removeListener('error', this.onError);
    this.end('unfinished');
  }

  private waitForRows(): Promise<void> {
    return new Promise((resolve) => {
      const cancelTimeout: Cancel = this.eventLoop.after(this.rowsTimeoutMs, () =>
        this.fail(toDatabaseError(`the database sent no batch of rows within ${this.rowsTimeoutMs} ms`, 0)),
      );
      this.onRows = () => {
        cancelTimeout();
        resolve();
      };
    });
  }

  private addRow(row: Row): void {
    if (this.isEnded) return;
    this.rows.push(row);
    if (this.rows.length < BATCH_ROWS) return;
    this.connection.pause();
    this.onRows();
  }

  private readonly onError = (error: QueryError): void =>
    this.fail(toDatabaseError(error.message, error.errno ?? 0, error.fatal === true));

  private fail(failure: DatabaseError): void {
    if (this.isEnded) return;
    this.failure = failure;
    this.end(failure.answered ? 'complete' : 'unfinished');
  }

  /** Only the first call has an effect. */
  private end(how: 'complete' | 'unfinished'): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onRows();
    if (how === 'complete') return;
    // The next statement on this connection would receive the remaining rows, so the connection is closed. The socket
    // is resumed, because the database would otherwise block for up to a minute on sending to a paused reader.
    this.connection.destroy();
    this.connection.resume();
  }
}
