/**
 * Loads built modules of the server for benchmarks within one process: modules that are transpiled on the fly may have
 * another speed.
 */
import { join } from 'node:path';
import { builtModules } from '../support/builtModules';

/**
 * `path` is relative to the root, without extension. The caller names the type: `loadBuiltModule<typeof
 * import('../../src/core/orders/orderBook')>('src/core/orders/orderBook')`.
 */
export function loadBuiltModule<Module>(path: string): Module {
  return require(join(builtModules(), `${path}.js`)) as Module;
}
