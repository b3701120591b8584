/**
 * Conversions between column values and the values that the code uses. The driver may return BIGINT columns as text
 * (`supportBigNumbers` in `database.ts`). Every id and time is below 2^53; anything else is a bug and throws.
 */

export type BigintColumn = string | number;

export function integerFrom(column: BigintColumn): number {
  const value = Number(column);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${JSON.stringify(column)}`);
  return value;
}

export function optionalIntegerFrom(column: BigintColumn | null): number | null {
  return column === null ? null : integerFrom(column);
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
