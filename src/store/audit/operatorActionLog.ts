/**
 * Adds rows to `operator_actions`. There is one writer in the process; rows that arrive while a statement runs are
 * combined into the next statement. If another process adds rows, its ids cause a duplicate key, and the rows are
 * chained again after those of the other process. Rows are never changed or deleted.
 */
import type { Knex } from 'knex';
import { isDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import type { SecretKeys } from '../secrets/secretKeys';
import { type ActionRow, type ChainPosition, keyedActionHash, newestAction, OPERATOR_ACTIONS } from './operatorActions';

/** The name of the table. */
export const ACTION_LOG = OPERATOR_ACTIONS;

export type NewAction = Omit<ActionRow, 'id' | 'hash' | 'keyed'>;

const ROWS_PER_STATEMENT_MAX = 50;
/** Attempts of one statement, each of which may be overtaken by another process. */
const ATTEMPTS_MAX = 20;

interface Waiting {
  readonly row: NewAction;
  readonly written: (place: ChainPosition) => void;
  readonly failed: (error: unknown) => void;
}

export class OperatorActionLog {
  private readonly waiting: Waiting[] = [];
  private writing = false;
  /** The newest row known to this process. */
  private last: ChainPosition | undefined;

  constructor(
    private readonly database: Knex,
    private readonly keys: Pick<SecretKeys, 'actionKey'>,
  ) {}

  /** Resolves once the row is durable. If it rejects, it is unknown whether the row was written. */
  add(row: NewAction): Promise<ChainPosition> {
    return new Promise((written, failed) => {
      this.waiting.push({ row, written, failed });
      if (!this.writing) void this.writeQueued();
    });
  }

  private async writeQueued(): Promise<void> {
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

  private async insert(rows: readonly NewAction[]): Promise<ChainPosition[]> {
    for (let attempt = 1; ; attempt += 1) {
      const chained = chainActions(this.keys, this.last ?? (await newestAction(this.database)), rows);
      try {
        await withTimeout(this.database, this.database(OPERATOR_ACTIONS).insert(chained.map(columnsOf)));
        this.last = chained.at(-1);
        return chained;
      } catch (error) {
        if (!isDuplicate(error) || attempt === ATTEMPTS_MAX) throw error;
        this.last = undefined;
      }
    }
  }
}

function chainActions(
  { actionKey }: Pick<SecretKeys, 'actionKey'>,
  last: ChainPosition,
  rows: readonly NewAction[],
): ActionRow[] {
  const chained: ActionRow[] = [];
  let { id, hash } = last;
  for (const row of rows) {
    id += 1;
    hash = keyedActionHash(actionKey, hash, { ...row, id });
    chained.push({ ...row, id, hash, keyed: true });
  }
  return chained;
}

function columnsOf({ id, beganId, timeMs, operatorId, operation, content, hash, keyed }: ActionRow) {
  return { id, began_id: beganId, time_ms: timeMs, operator_id: operatorId, operation, content, hash, keyed };
}
