/**
 * Conversions between column values and the values that the code uses. The driver may return BIGINT columns as text
 * (`supportBigNumbers` in `database.ts`). A value that no server has written throws `DamagedRow`.
 */
import { DamagedRow } from '../../foundation/database/damagedRow';

export type BigintColumn = string | number;

/** Every id and time is below 2^53. */
export function integerFrom(column: BigintColumn): number {
  const value = Number(column);
  if (!Number.isSafeInteger(value)) throw new DamagedRow(`not a safe integer: ${JSON.stringify(column)}`);
  return value;
}

export function optionalIntegerFrom(column: BigintColumn | null): number | null {
  return column === null ? null : integerFrom(column);
}

/** The value of a column or row that is never missing where it is read. */
export function storedValue<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new DamagedRow(`${what} is missing`);
  return value;
}

/** The object or list that is stored as JSON. */
export function objectFrom<T extends object>(column: string): T {
  try {
    const value: unknown = JSON.parse(column);
    if (typeof value === 'object' && value !== null) return value as T;
  } catch {
    // The next line says so.
  }
  throw new DamagedRow('not the JSON of an object or list');
}

export function listFrom<T>(column: string): readonly T[] {
  const list = objectFrom(column);
  if (!Array.isArray(list)) throw new DamagedRow('not the JSON of a list');
  return list as readonly T[];
}

/** One of the words that a column can have. */
export function wordFrom<Word extends string>(column: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === column);
  if (word === undefined) throw new DamagedRow(`not one of ${words.join(', ')}: ${JSON.stringify(column)}`);
  return word;
}

/** Lists of words (permissions, IP ranges) are stored as one comma-separated text. */
export function parseList(column: string): readonly string[] {
  return column === '' ? [] : column.split(',');
}

export function formatList(list: readonly string[]): string {
  if (list.some((word) => word === '' || word.includes(',')))
    throw new RangeError('an item of a stored list is empty or contains a comma');
  return list.join(',');
}

/** ER_DUP_ENTRY: a unique key already contains the value. MariaDB and MySQL share this number. */
const DUPLICATE_KEY = 1062;
const DEADLOCK = 1213;

/** The id of the inserted row, or undefined if a unique key already contains the value. */
export async function insertedIdUnlessDuplicate(
  insert: PromiseLike<readonly BigintColumn[]>,
): Promise<number | undefined> {
  const ids = await unlessDuplicate(insert);
  return ids && integerFrom(ids[0] ?? 0);
}

/** The result of the write, or undefined if a unique key already contains the value. Other errors are thrown. */
export async function unlessDuplicate<Result>(write: PromiseLike<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/** True if the error says that a unique key already contains the value. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && error.errno === DUPLICATE_KEY;
}

/** True if the database ended the statement because of a deadlock. It had no effect and can be repeated. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && error.errno === DEADLOCK;
}
