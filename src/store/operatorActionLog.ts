/**
 * Adds rows to `operator_actions`, one writer in this process: what comes while a statement is under way goes into the next
 * one together. Another process that adds rows too is noticed by its ids, and the row gets a place behind its rows.
 * It never changes or removes a row.
 */
import type { Knex } from 'knex';
import { isDuplicate } from './columns';
import { bounded } from './database';
import { type ActionPlace, type ActionRow, actionHash, lastAction, OPERATOR_ACTIONS } from './operatorActions';

export type NewAction = Omit<ActionRow, 'id' | 'hash'>;

const ROWS_PER_STATEMENT_MAX = 50;
/** How often in a row other processes may be faster. */
const ATTEMPTS_MAX = 20;

interface Waiting {
  readonly row: NewAction;
  readonly written: (place: ActionPlace) => void;
  readonly failed: (error: unknown) => void;
}

export class OperatorActionLog {
  private readonly waiting: Waiting[] = [];
  private writing = false;
  /** The newest row, as far as we know. */
  private last: ActionPlace | undefined;

  constructor(private readonly database: Knex) {}

  /** Resolves once the row is durable. Rejects when that is not known; then it may be there or not. */
  add(row: NewAction): Promise<ActionPlace> {
    return new Promise((written, failed) => {
      this.waiting.push({ row, written, failed });
      if (!this.writing) void this.write();
    });
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, ROWS_PER_STATEMENT_MAX);
      try {
        const places = await this.insert(some.map(({ row }) => row));
        for (const [index, place] of places.entries()) some[index]?.written(place);
      } catch (error) {
        this.last = undefined;
        for (const { failed } of some) failed(error);
      }
    }
    this.writing = false;
  }

  private async insert(rows: readonly NewAction[]): Promise<ActionPlace[]> {
    for (let attempt = 1; ; attempt += 1) {
      const chained = chain(this.last ?? (await lastAction(this.database)), rows);
      try {
        await bounded(this.database, this.database(OPERATOR_ACTIONS).insert(chained.map(columnsOf)));
        this.last = chained.at(-1);
        return chained;
      } catch (error) {
        if (!isDuplicate(error) || attempt === ATTEMPTS_MAX) throw error;
        this.last = undefined;
      }
    }
  }
}

function chain(last: ActionPlace, rows: readonly NewAction[]): ActionRow[] {
  const chained: ActionRow[] = [];
  let { id, hash } = last;
  for (const row of rows) {
    id += 1;
    hash = actionHash(hash, { ...row, id });
    chained.push({ ...row, id, hash });
  }
  return chained;
}

function columnsOf({ id, beganId, timeMs, operatorId, operation, content, hash }: ActionRow) {
  return { id, began_id: beganId, time_ms: timeMs, operator_id: operatorId, operation, content, hash };
}
