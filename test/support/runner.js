/**
 * Runs a test file as Jest does, but without a registry of modules of its own: the modules of `src`, `test` and the
 * packages are loaded once per worker, by Node.js, and only the test file anew. Loading them again for every file took a
 * quarter of the time of all tests, and their code was never warm. So tests may not change what they import. A file that
 * needs Jest's own registry, because it uses the object `jest`, gets it.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const isolated = require('jest-circus/runner').default;

const CIRCUS = join(dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js');
/** Where circus keeps the listeners of its events. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
const load = Module.createRequire(__filename);

/** Of all modules that this worker has loaded, for the stack traces of all its test files. */
const sourceMaps = new Map();

async function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  if (globalConfig.collectTests || /\bjest\./.test(readFileSync(testPath, 'utf8')))
    return isolated(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
  const { console } = globalThis;
  const variables = { ...process.env };
  globalThis.console = environment.global.console;
  loadTypeScript(runtime);
  try {
    return await runNatively(globalConfig, config, runtime, testPath, sendMessageToJest);
  } finally {
    delete load.cache[testPath];
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  }
}

async function runNatively(globalConfig, config, runtime, testPath, sendMessageToJest) {
  // A new circus, which knows no test yet.
  delete load.cache[CIRCUS];
  delete globalThis[LISTENERS];
  const { initialize, runAndTransformResultsToJestFormat } = load(CIRCUS);
  await initialize({
    config,
    environment: { global: globalThis },
    globalConfig,
    localRequire: load,
    parentProcess: process,
    runtime,
    sendMessageToJest,
    setGlobalsForRuntime: () => undefined,
    testPath,
  });
  const setupAfterEnvStart = Date.now();
  for (const path of config.setupFilesAfterEnv) {
    delete load.cache[path];
    load(path);
  }
  const setupAfterEnvPerfStats = { setupAfterEnvStart, setupAfterEnvEnd: Date.now() };
  load(testPath);
  return await runAndTransformResultsToJestFormat({ config, globalConfig, setupAfterEnvPerfStats, testPath });
}

/** The transformation is that of the settings of Jest, with its cache on the disk. */
function loadTypeScript(runtime) {
  const ofThisFile = runtime.getSourceMaps();
  for (const [path, map] of sourceMaps) ofThisFile.set(path, map);
  const { transformCache } = runtime;
  Module._extensions['.ts'] = (module, path) => {
    module._compile(transformCache.transform(path), path);
    const map = ofThisFile.get(path);
    if (map !== undefined) sourceMaps.set(path, map);
  };
}

module.exports = runTestFile;
