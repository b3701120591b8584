/**
 * Loads a built program, which is one file with all its packages. Node.js keeps its compiled code for the next start, and
 * stack traces name the lines of the source files.
 */
import { readFileSync } from 'node:fs';
import { enableCompileCache, SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The position of a call in a line of a stack trace. */
const POSITION = /((?:\/|[A-Z]:\\)[^():]*\.bundle\.js):(\d+):(\d+)/;

/** `program` is the path of the file. Returns what it exports. */
export function start(program: string): unknown {
  // In a folder that cannot be written, programs are compiled at each start.
  enableCompileCache(join(__dirname, '..', 'compiled'));
  // Node's own source maps are read at each start, which takes longer than the start itself.
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSource(String(frame))}`)].join('\n');
  return require(program);
}

const maps = new Map<string, SourceMap | undefined>();

/** The line of a stack trace with the position in the source file, or as it is if it is not known. */
function inSource(frame: string): string {
  return frame.replace(POSITION, (position, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return position;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
