/** The server's own modules as they were built, for benchmarks inside one process: what is compiled on the way may differ in speed. */
import { join } from 'node:path';
import { BUILD } from '../support/build';

/** `path` from the root, without its ending. The caller names its type: `built<typeof import('../../src/core/book')>('src/core/book')`. */
export function built<Module>(path: string): Module {
  return require(join(BUILD, `${path}.js`)) as Module;
}
