/**
 * Parses stream names with the contract's patterns. Symbols are looked up in the committed state each time, so that
 * newly listed ones are found.
 */
import type { NameCheck, StreamEngine } from './channel';

export const EXISTS: NameCheck = { exists: true };
export const NO_SUCH_PAIR: NameCheck = { exists: false, problem: 'there is no such pair' };

/** For channels whose names contain only a symbol as a variable part. Undefined if the name is of another kind. */
export function checkPair(engine: StreamEngine, kind: RegExp, stream: string): NameCheck | undefined {
  const pair = kind.exec(stream)?.groups?.['pair'];
  if (pair === undefined) return undefined;
  return engine.published.symbol(pair) === undefined ? NO_SUCH_PAIR : EXISTS;
}

/** The parts of a name that was checked before. Throws if the name does not match. */
export function parseStreamName(
  kind: RegExp,
  stream: string,
): Readonly<Record<string, string>> & { readonly pair: string } {
  const parts = kind.exec(stream)?.groups;
  const pair = parts?.['pair'];
  if (parts === undefined || pair === undefined) throw new Error(`broken invariant: ${stream} was opened unchecked`);
  return { ...parts, pair };
}
