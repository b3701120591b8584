/** The rows of one statement's long answer, part by part: the database goes on looking while a part is worked on, and waits where it is far ahead. */
import type { Connection, QueryError } from 'mysql2';
import { type DatabaseError, databaseError } from './databaseError';

/** Few enough that a part's rows are gone before they would have to be moved among what stays, and that others get their turn in between. */
const PART_ROWS = 1_000;

export class LongAnswer<Row extends object> {
  private rows: Row[] = [];
  private isOver = false;
  private failure: DatabaseError | undefined;
  private onPart: () => void = () => undefined;

  constructor(
    private readonly connection: Connection,
    sql: string,
    values: readonly unknown[],
    private readonly partTimeoutMs: number,
  ) {
    // A connection that breaks says so to nobody else.
    connection.on('error', this.onError);
    const query = connection.query({ sql, values: values as unknown[] });
    query.on('result', (row: Row) => this.take(row));
    query.on('error', this.onError);
    query.on('end', () => this.end('in order'));
  }

  /** None at the end. Throws `DatabaseError`. */
  async next(): Promise<readonly Row[]> {
    if (this.rows.length < PART_ROWS && !this.isOver) await this.part();
    if (this.failure !== undefined) throw this.failure;
    const { rows } = this;
    this.rows = [];
    if (!this.isOver) this.connection.resume();
    return rows;
  }

  /** After the last part, or before it, where no more is wanted. */
  stop(): void {
    this.connection.removeListener('error', this.onError);
    this.end('unfinished');
  }

  private part(): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(
        () => this.fail(databaseError('the database took too long for a part of its answer', 0)),
        this.partTimeoutMs,
      );
      this.onPart = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }

  private take(row: Row): void {
    if (this.isOver) return;
    this.rows.push(row);
    if (this.rows.length < PART_ROWS) return;
    this.connection.pause();
    this.onPart();
  }

  private readonly onError = (error: QueryError): void =>
    this.fail(databaseError(error.message, error.errno ?? 0, error.fatal === true));

  private fail(failure: DatabaseError): void {
    if (this.isOver) return;
    this.failure = failure;
    this.end(failure.answered ? 'in order' : 'unfinished');
  }

  /** Once; what comes first holds. */
  private end(how: 'in order' | 'unfinished'): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onPart();
    if (how === 'in order') return;
    // The next statement would be given the rest of it. The database goes on sending that, and waits a minute for a place where nobody reads.
    this.connection.destroy();
    this.connection.resume();
  }
}
