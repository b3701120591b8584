/**
 * The append-only table `operator_actions`: one row before each action of an operator and one after it, in a hash chain
 * in which the hash of every row covers the previous row. This file reads and verifies rows; `operatorActionLog.ts`
 * adds them.
 */
import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import type { OperatorRole } from '../../../generated/operations';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { EngineConnection } from '../connection/engineConnection';
import type { PageRange } from '../connection/page';

/** Records that an action begins, or, if `beganId` is set, how the action that began with that row ended. */
export interface ActionRow {
  readonly id: number;
  readonly beganId: number | null;
  readonly timeMs: number;
  readonly operatorId: number;
  readonly operation: string;
  /** JSON text of an `ActionBeginning` or `ActionEnd`, exactly as it was hashed. */
  readonly content: string;
  readonly hash: string;
}

/** Secrets are removed from `query` and `body`. */
export interface ActionBeginning {
  readonly operator: string;
  readonly role: OperatorRole;
  /** For an operation that another person approved. */
  readonly approval?: { readonly proposal: number; readonly operator_id: number; readonly operator: string };
  readonly requestId: string;
  readonly ip: string;
  readonly path: object;
  readonly query: object;
  readonly body: object | null;
}

/** `proposed`: waits for another person. `not_done`: nothing was changed. `unknown`: the action may have taken effect. */
export type ActionResult = 'done' | 'proposed' | 'refused' | 'not_done' | 'unknown';

export interface ActionEnd {
  readonly result: ActionResult;
  /** Error code of a refused action. */
  readonly code: string | null;
  readonly answer: object | null;
}

interface ActionColumns {
  readonly id: BigintColumn;
  readonly began_id: BigintColumn | null;
  readonly time_ms: BigintColumn;
  readonly operator_id: BigintColumn;
  readonly operation: string;
  readonly content: string;
  readonly hash: string;
}

export const OPERATOR_ACTIONS = 'operator_actions';
/** Position of a row in the hash chain. */
export type ChainPosition = Pick<ActionRow, 'id' | 'hash'>;

/** The previous hash of the first row. */
export const FIRST_HASH = '0'.repeat(64);
const PAGE_ROWS = 1_000;

/** The parts are hashed as a JSON array, so that different parts never produce the same text. */
export function actionHash(
  previous: string,
  { id, beganId, timeMs, operatorId, operation, content }: Omit<ActionRow, 'hash'>,
): string {
  return hash('sha256', JSON.stringify([previous, id, beganId, timeMs, operatorId, operation, content]), 'hex');
}

/** Position of the newest row in the chain. */
export async function newestAction(database: Knex): Promise<ChainPosition> {
  const row: Pick<ActionColumns, 'id' | 'hash'> | undefined = await withTimeout(
    database,
    database(OPERATOR_ACTIONS).orderBy('id', 'desc').first('id', 'hash'),
  );
  return row === undefined ? { id: 0, hash: FIRST_HASH } : { id: integerFrom(row.id), hash: row.hash };
}

export interface OperatorAction {
  readonly id: number;
  readonly timeMs: number;
  readonly operatorId: number;
  readonly operation: string;
  readonly beginning: ActionBeginning;
  readonly hash: string;
  /** Null while the action is in progress, and permanently if the server stopped before it ended. */
  readonly end: (ActionEnd & Pick<ActionRow, 'id' | 'timeMs' | 'hash'>) | null;
}

export interface ActionFilter {
  readonly operatorId: number | undefined;
  readonly operation: string | undefined;
}

/** Newest first. */
export async function listOperatorActions(
  database: Knex,
  filter: ActionFilter,
  { limit, offset }: PageRange,
): Promise<OperatorAction[]> {
  const query = beginningsQuery(database, filter).orderBy('id', 'desc').limit(limit).offset(offset);
  const began: ActionColumns[] = await withTimeout(database, query);
  const ids = began.map(({ id }) => integerFrom(id));
  const ended: ActionColumns[] = await withTimeout(database, database(OPERATOR_ACTIONS).whereIn('began_id', ids));
  const ends = new Map(ended.map(rowFrom).map((row) => [row.beganId, row]));
  return began.map(rowFrom).map((row) => actionFrom(row, ends.get(row.id)));
}

export function countOperatorActions(database: Knex, filter: ActionFilter): Promise<number> {
  return countRows(database, beginningsQuery(database, filter));
}

/** Rows that `readManualCredits` reads at most. */
const MANUAL_CREDITS_MAX = 1_000;

/** The requests to credit a deposit by hand since `sinceMs`, including those that are being handled. */
export async function readManualCredits(
  database: Knex,
  sinceMs: number,
): Promise<{ readonly asset: string; readonly amount: string }[] | 'too_many'> {
  const query = beginningsQuery(database, { operatorId: undefined, operation: 'creditDeposit' })
    .orderBy('id', 'desc')
    .limit(MANUAL_CREDITS_MAX)
    .select('content', 'time_ms');
  const newest: Pick<ActionColumns, 'content' | 'time_ms'>[] = await withTimeout(database, query);
  const rows = newest.filter(({ time_ms }) => integerFrom(time_ms) > sinceMs);
  if (rows.length === MANUAL_CREDITS_MAX) return 'too_many';
  return rows.flatMap(({ content }) => {
    const { body } = JSON.parse(content) as ActionBeginning;
    return body === null ? [] : [body as { readonly asset: string; readonly amount: string }];
  });
}

/** Verifies the chain after `last`. Returns a message for each missing row and for each row with a wrong hash. */
export async function findBrokenActions(
  connection: Pick<EngineConnection, 'rows'>,
  last: ChainPosition,
): Promise<{ readonly broken: readonly string[]; readonly last: ChainPosition }> {
  const broken: string[] = [];
  for (;;) {
    const rows = await connection.rows<ActionColumns>(
      'SELECT * FROM operator_actions WHERE id > ? ORDER BY id LIMIT ?',
      [last.id, PAGE_ROWS],
    );
    for (const row of rows.map(rowFrom)) {
      if (row.id !== last.id + 1) broken.push(`action row ${row.id} follows row ${last.id}: rows are missing`);
      else if (row.hash !== actionHash(last.hash, row))
        broken.push(`action row ${row.id} was changed: its hash does not match`);
      last = { id: row.id, hash: row.hash };
    }
    if (rows.length < PAGE_ROWS) return { broken, last };
  }
}

function beginningsQuery(database: Knex, { operatorId, operation }: ActionFilter): Knex.QueryBuilder {
  const where = {
    ...(operatorId !== undefined && { operator_id: operatorId }),
    ...(operation !== undefined && { operation }),
  };
  return database(OPERATOR_ACTIONS).whereNull('began_id').where(where);
}

function actionFrom(
  { id, timeMs, operatorId, operation, content, hash }: ActionRow,
  end: ActionRow | undefined,
): OperatorAction {
  return {
    id,
    timeMs,
    operatorId,
    operation,
    beginning: JSON.parse(content) as ActionBeginning,
    hash,
    end:
      end === undefined
        ? null
        : { ...(JSON.parse(end.content) as ActionEnd), id: end.id, timeMs: end.timeMs, hash: end.hash },
  };
}

function rowFrom(row: ActionColumns): ActionRow {
  return {
    id: integerFrom(row.id),
    beganId: optionalIntegerFrom(row.began_id),
    timeMs: integerFrom(row.time_ms),
    operatorId: integerFrom(row.operator_id),
    operation: row.operation,
    content: row.content,
    hash: row.hash,
  };
}
