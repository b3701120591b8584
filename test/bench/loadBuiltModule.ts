/**
 * Loads compiled modules of the server for benchmarks within one process: modules that are transpiled on the fly may
 * have another speed.
 */
import { join } from 'node:path';
import { BUILD } from '../support/build';

/**
 * `path` is relative to the root, without extension. The caller names the type: `built<typeof
 * import('../../src/core/orders/orderBook')>('src/core/orders/orderBook')`.
 */
export function loadBuiltModule<Module>(path: string): Module {
  return require(join(BUILD, `${path}.js`)) as Module;
}
