/**
 * The append-only table `operator_actions`: one row before each action of an operator and one after it, in a hash chain
 * in which the hash of every row covers the previous row. This file reads and verifies rows; `operatorActionLog.ts`
 * adds them.
 */
import { hash, type KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import type { OperatorRole } from '../../../generated/operations';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { EngineConnection } from '../connection/engineConnection';
import type { PageRange } from '../connection/page';
import { keyedDigest } from '../secrets/secretKeys';

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
  /** Whether the hash is made with a key. False only for rows of older versions. */
  readonly keyed: boolean;
}

/** Secrets are removed from `query` and `body`. */
export interface ActionBeginning {
  readonly operator: string;
  /** Missing in rows of older versions, which have `role`. */
  readonly roles?: readonly OperatorRole[];
  readonly role?: string;
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
  readonly keyed: number;
}

export const OPERATOR_ACTIONS = 'operator_actions';
/** Position of a row in the hash chain. */
export type ChainPosition = Pick<ActionRow, 'id' | 'hash'>;

/** The previous hash of the first row. */
export const FIRST_HASH = '0'.repeat(64);
const PAGE_ROWS = 1_000;

type HashedParts = Omit<ActionRow, 'hash' | 'keyed'>;

/** The parts are hashed as a JSON array, so that different parts never produce the same text. */
function hashedText(previous: string, { id, beganId, timeMs, operatorId, operation, content }: HashedParts): string {
  return JSON.stringify([previous, id, beganId, timeMs, operatorId, operation, content]);
}

/** Made with a key, so that a writer of the tables cannot compute the hash of a changed row. */
export function keyedActionHash(key: KeyObject, previous: string, row: HashedParts): string {
  return keyedDigest(key, hashedText(previous, row));
}

/** The hash of rows that older versions wrote. */
function plainActionHash(previous: string, row: HashedParts): string {
  return hash('sha256', hashedText(previous, row), 'hex');
}

/** What an audit needs to verify the log. */
export interface ActionLogProof {
  readonly key: KeyObject;
  /** All rows from this one on must have a hash made with the key. Undefined before the upgrade to keyed hashes. */
  readonly keyedFrom: number | undefined;
  /** Positions that were published outside the database. */
  readonly heads: readonly ChainPosition[];
}

/** Position of the newest row in the chain; of those up to a time, if there is one. */
export async function newestAction(database: Knex, untilMs = Number.MAX_SAFE_INTEGER): Promise<ChainPosition> {
  const row: Pick<ActionColumns, 'id' | 'hash'> | undefined = await withTimeout(
    database,
    database(OPERATOR_ACTIONS).where('time_ms', '<=', untilMs).orderBy('id', 'desc').first('id', 'hash'),
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

/** Newest first. Rows that cannot be read are left out; the audit reports them. */
export async function listOperatorActions(
  database: Knex,
  filter: ActionFilter,
  { limit, offset }: PageRange,
): Promise<OperatorAction[]> {
  const query = beginningsQuery(database, filter).orderBy('id', 'desc').limit(limit).offset(offset);
  const began: ActionColumns[] = await withTimeout(database, query);
  const ids = began.map(({ id }) => id);
  const ended: ActionColumns[] = await withTimeout(database, database(OPERATOR_ACTIONS).whereIn('began_id', ids));
  const [beginnings, endings] = [began, ended].map((rows) => rows.map(readable).filter((row) => row !== undefined));
  const ends = new Map(endings?.map((row) => [row.beganId, row]));
  return (beginnings ?? []).map((row) => actionFrom(row, ends.get(row.id)));
}

export function countOperatorActions(database: Knex, filter: ActionFilter): Promise<number> {
  return countRows(database, beginningsQuery(database, filter));
}

const CREDITS_PER_PAGE = 500;

/**
 * Whether the user was credited by hand after `sinceMs` and until `untilMs`, with the approval of another person. The
 * row of an action is durable before the action is carried out, so no credit can be overlooked.
 */
export async function wasCreditedByHand(
  database: Knex,
  userId: number,
  { sinceMs, untilMs }: { readonly sinceMs: number; readonly untilMs: number },
): Promise<boolean> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const page: Pick<ActionColumns, 'id' | 'content' | 'time_ms'>[] = await withTimeout(
      database,
      beginningsQuery(database, { operatorId: undefined, operation: 'creditDeposit' })
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(CREDITS_PER_PAGE)
        .select('id', 'content', 'time_ms'),
    );
    for (const row of page) {
      const timeMs = integerFrom(row.time_ms);
      if (timeMs <= sinceMs) return false;
      const { approval, body } = JSON.parse(row.content) as ActionBeginning;
      const credited = (body as { readonly user_id?: number } | null)?.user_id;
      if (timeMs <= untilMs && approval !== undefined && credited === userId) return true;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < CREDITS_PER_PAGE) return false;
    before = integerFrom(last.id);
  }
}

/**
 * Verifies the chain after `last`, and all published positions. Returns a message for each missing row and for each row
 * with a wrong hash. Without `proof`, hashes made with a key are not verified.
 */
export async function findBrokenActions(
  connection: Pick<EngineConnection, 'rows'>,
  last: ChainPosition,
  proof?: ActionLogProof,
): Promise<{ readonly broken: readonly string[]; readonly last: ChainPosition }> {
  const broken = await findChangedHeads(connection, proof?.heads ?? []);
  for (;;) {
    const rows = await connection.rows<ActionColumns>(
      'SELECT * FROM operator_actions WHERE id > ? ORDER BY id LIMIT ?',
      [last.id, PAGE_ROWS],
    );
    for (const columns of rows) {
      const row = readable(columns);
      if (row === undefined) broken.push(`action row ${columns.id} was changed: it cannot be read`);
      else if (row.id !== last.id + 1) broken.push(`action row ${row.id} follows row ${last.id}: rows are missing`);
      else if (!row.keyed && row.id >= (proof?.keyedFrom ?? Number.POSITIVE_INFINITY))
        broken.push(`action row ${row.id} was changed: its hash is not made with the key`);
      else if (!isHashRight(row, last.hash, proof))
        broken.push(`action row ${row.id} was changed: its hash does not match`);
      last = { id: Number(columns.id), hash: columns.hash };
    }
    if (rows.length < PAGE_ROWS) return { broken, last };
  }
}

function isHashRight(row: ActionRow, previous: string, proof: ActionLogProof | undefined): boolean {
  if (!row.keyed) return row.hash === plainActionHash(previous, row);
  return proof === undefined || row.hash === keyedActionHash(proof.key, previous, row);
}

/** A message for each published position that is not in the table. */
export async function findChangedHeads(
  connection: Pick<EngineConnection, 'rows'>,
  heads: readonly ChainPosition[],
): Promise<string[]> {
  const broken: string[] = [];
  for (let start = 0; start < heads.length; start += PAGE_ROWS) {
    const some = heads.slice(start, start + PAGE_ROWS);
    const marks = some.map(() => '?').join(', ');
    const rows = await connection.rows<Pick<ActionColumns, 'id' | 'hash'>>(
      `SELECT id, hash FROM operator_actions WHERE id IN (${marks})`,
      some.map(({ id }) => id),
    );
    const hashes = new Map(rows.map(({ id, hash }) => [integerFrom(id), hash]));
    for (const { id, hash } of some)
      if (id > 0 && hashes.get(id) !== hash)
        broken.push(`action row ${id} is ${hashes.has(id) ? 'not the one' : 'missing, and'} that was published`);
  }
  return broken;
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

/** Undefined for a row that was damaged so much that it cannot be read. */
function readable(columns: ActionColumns): ActionRow | undefined {
  try {
    const row = rowFrom(columns);
    const content: unknown = JSON.parse(row.content);
    return typeof content === 'object' && content !== null ? row : undefined;
  } catch {
    return undefined;
  }
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
    keyed: row.keyed !== 0,
  };
}
