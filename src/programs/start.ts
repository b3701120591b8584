/**
 * Loads a built program, which is one file with all its packages. Node.js keeps its compiled code for the next start, and
 * stack traces name the lines of the source files.
 */
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The position of a call in a line of a stack trace. */
const POSITION = /((?:\/|[A-Z]:\\)[^():]*\.bundle\.js):(\d+):(\d+)/;

/** `program` is the path of the file. Runs it if it does not do so when it is loaded. Returns what it exports. */
export function start(program: string): unknown {
  // Without a handler, SIGUSR1 would open the inspector, through which every local user can read the memory.
  process.on('SIGUSR1', () => undefined);
  // In a folder that cannot be written, programs are compiled at each start.
  enableCompileCache(join(__dirname, '..', '..', 'compiled'));
  // Node's own source maps are read at each start, which takes longer than the start itself.
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSource(String(frame))}`)].join('\n');
  const loaded = require(program) as { readonly run?: () => void };
  loaded.run?.();
  return loaded;
}

/** Written by the build (`.esbuild.js`). */
interface SourceLines {
  readonly sources: readonly string[];
  /** Sorted; per entry: line and column of the program, index of the source file, and line there. */
  readonly table: Uint32Array;
}

const programs = new Map<string, SourceLines | undefined>();

/** The line of a stack trace with the line of the source file, or as it is if that is not known. */
function inSource(frame: string): string {
  return frame.replace(POSITION, (position, file: string, line: string, column: string) => {
    if (!programs.has(file)) programs.set(file, readSourceLines(file));
    const known = programs.get(file);
    const found = known && findSourceLine(known, Number(line), Number(column));
    return found === undefined ? position : `${resolve(dirname(file), found.source)}:${found.line}`;
  });
}

/** The last entry of the table at or before the position, if it is of the same line. */
function findSourceLine(
  { sources, table }: SourceLines,
  line: number,
  column: number,
): { readonly source: string; readonly line: number } | undefined {
  const at = (entry: number, member: number): number => table[4 * entry + member] ?? 0;
  let [low, high] = [0, table.length / 4];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle, 0) < line || (at(middle, 0) === line && at(middle, 1) <= column)) low = middle + 1;
    else high = middle;
  }
  const source = sources[at(low - 1, 2)];
  return source === undefined || at(low - 1, 0) !== line ? undefined : { source, line: at(low - 1, 3) };
}

function readSourceLines(file: string): SourceLines | undefined {
  try {
    const { buffer, byteOffset, byteLength } = readFileSync(`${file}.lines`);
    const table = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
    return { sources: JSON.parse(readFileSync(`${file}.sources.json`, 'utf8')) as string[], table };
  } catch {
    return undefined;
  }
}
