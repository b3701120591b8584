/**
 * The table `operator_actions`, which only grows: a row before each action of an operator and one after it, in one chain in
 * which every row's hash covers the row before. Here rows are read back and checked; `operatorActionLog.ts` adds them.
 */
import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import type { OperatorRole } from '../../generated/operations';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from './columns';
import type { EngineConnection } from './connection';
import { bounded, countRows } from './database';
import type { Page } from './orders';

/** That an action begins, or how the one that began as `beganId` ended. */
export interface ActionRow {
  readonly id: number;
  readonly beganId: number | null;
  readonly timeMs: number;
  readonly operatorId: number;
  readonly operation: string;
  /** JSON, as it was written: `ActionBeginning` or `ActionEnd`. */
  readonly content: string;
  readonly hash: string;
}

/** Secrets are left out of both. */
export interface ActionBeginning {
  readonly operator: string;
  readonly role: OperatorRole;
  readonly requestId: string;
  readonly ip: string;
  readonly path: object;
  readonly query: object;
  readonly body: object | null;
}

/** `not_done`: nothing was changed. `unknown`: it may have taken effect. */
export type ActionResult = 'done' | 'refused' | 'not_done' | 'unknown';

export interface ActionEnd {
  readonly result: ActionResult;
  /** Of a refusal. */
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
/** A row's place in the chain. */
export type ActionPlace = Pick<ActionRow, 'id' | 'hash'>;

/** What stands before the first row. */
export const FIRST_HASH = '0'.repeat(64);
const PAGE_ROWS = 1_000;

/** As JSON, no part can hold another's boundary. */
export function actionHash(
  previous: string,
  { id, beganId, timeMs, operatorId, operation, content }: Omit<ActionRow, 'hash'>,
): string {
  return hash('sha256', JSON.stringify([previous, id, beganId, timeMs, operatorId, operation, content]), 'hex');
}

/** The newest row's place in the chain. */
export async function lastAction(database: Knex): Promise<ActionPlace> {
  const row: Pick<ActionColumns, 'id' | 'hash'> | undefined = await bounded(
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
  /** Null while it is being worked on, and for ever when the server died over it. */
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
  { limit, offset }: Page,
): Promise<OperatorAction[]> {
  const query = beginnings(database, filter).orderBy('id', 'desc').limit(limit).offset(offset);
  const began: ActionColumns[] = await bounded(database, query);
  const ids = began.map(({ id }) => integerFrom(id));
  const ended: ActionColumns[] = await bounded(database, database(OPERATOR_ACTIONS).whereIn('began_id', ids));
  const ends = new Map(ended.map(rowFrom).map((row) => [row.beganId, row]));
  return began.map(rowFrom).map((row) => actionFrom(row, ends.get(row.id)));
}

export function countOperatorActions(database: Knex, filter: ActionFilter): Promise<number> {
  return countRows(database, beginnings(database, filter));
}

/** What is wrong with the chain behind `last`, in words: a row that is missing, or whose hash is not what its content and the row before make it. */
export async function brokenActions(
  connection: Pick<EngineConnection, 'rows'>,
  last: ActionPlace,
): Promise<{ readonly broken: readonly string[]; readonly last: ActionPlace }> {
  const broken: string[] = [];
  for (;;) {
    const rows = await connection.rows<ActionColumns>(
      'SELECT * FROM operator_actions WHERE id > ? ORDER BY id LIMIT ?',
      [last.id, PAGE_ROWS],
    );
    for (const row of rows.map(rowFrom)) {
      if (row.id !== last.id + 1) broken.push(`action row ${row.id} comes after ${last.id}`);
      else if (row.hash !== actionHash(last.hash, row)) broken.push(`action row ${row.id} is not what was written`);
      last = { id: row.id, hash: row.hash };
    }
    if (rows.length < PAGE_ROWS) return { broken, last };
  }
}

function beginnings(database: Knex, { operatorId, operation }: ActionFilter): Knex.QueryBuilder {
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
