/**
 * What the driver hands over, made into what the code uses. BIGINT columns arrive as text (`store/database.ts`),
 * and every id and time stays below 2^53: anything else is a bug and throws.
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

/** Lists of plain words (permissions, network addresses) are kept as one text, joined by commas. */
export function listFrom(column: string): readonly string[] {
  return column === '' ? [] : column.split(',');
}

export function listText(list: readonly string[]): string {
  if (list.some((word) => word === '' || word.includes(',')))
    throw new RangeError('a word of a list is empty or holds a comma');
  return list.join(',');
}

/** ER_DUP_ENTRY: a unique key already holds the value. The number is what both servers agree on. */
const DUPLICATE_KEY = 1062;

/** The insert's row id, or `undefined` when a unique key already holds the value. */
export async function insertedId(insert: PromiseLike<readonly BigintColumn[]>): Promise<number | undefined> {
  const ids = await unlessDuplicate(insert);
  return ids && integerFrom(ids[0] ?? 0);
}

/** What was written, or `undefined` when a unique key already holds the value. Any other error passes through. */
export async function unlessDuplicate<Written>(write: PromiseLike<Written>): Promise<Written | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/** True when a unique key already holds the value. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && error.errno === DUPLICATE_KEY;
}
