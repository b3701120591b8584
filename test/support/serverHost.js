/**
 * A process in which servers run one after the other (`serverHosts.ts`), because the start of a process takes longer than
 * most tests. The modules of the built program are evaluated once: with new modules, a server took 250 ms of CPU to start
 * and 100 ms for ten requests; with modules whose code has run before, 100 and 55 ms. So no module may keep the state of
 * a server (`test/tidy.test.ts`). Whatever ends a server but an orderly stop ends this process, too, and so does a server
 * that leaves something open.
 */
const { dirname, join } = require('node:path');
const Module = require('node:module');
const { existsSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { promisify } = require('node:util');
const vm = require('node:vm');

const [script] = process.argv.slice(2);
const program = join(dirname(script), 'main.bundle.js');
const compiled = join(dirname(script), `compiled-for-hosts-${statSync(program).mtimeMs}`);
/** Printed to both outputs when a server has ended. */
const END_MARK = 'the server of this host has ended';
/** The database answers the end of a connection within this time. */
const CLOSE_MS = 1_000;
const LOOK_MS = 2;

const wait = setTimeout;
const emitters = [process, process.stdout, process.stderr];
const exit = process.exit;
const systemNow = Date.now;
let starts = 0;
/** Listeners of `emitters` that belong to the host, by event. */
let own = [];
/** Counts the servers that have ended. A timer that one of them forgot must not fire in the next one. */
let ended = 0;
/** In a timer: the value of `ended` when it was set. */
const SET_AFTER = Symbol('set after');
/** Repeated calls of the server. */
const intervals = new Set();
/** What the program exports. */
let loaded;
/** The number of open sockets and files before the server started. */
let openBefore = 0;

keepTrackOfTimers();
const compiledProgram = compileProgram();

process.once('disconnect', () => exit(0));
process.on('message', ({ environment, preload }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  process.argv = [process.execPath, script];
  loaded ??= loadProgram();
  own = emitters.map((emitter) => new Set(allListeners(emitter).map(([, listener]) => listener)));
  process.exit = (code) => (code === 0 ? endServer() : exit(code));
  openBefore = countOpen();
  starts += 1;
  if (preload !== undefined) loadAnew(preload);
  loaded.run();
});

function keepTrackOfTimers() {
  const { setTimeout: set, setInterval: repeat, clearInterval: endRepeating } = globalThis;
  const setOfServer = (call, ...values) => {
    const timer = set((...given) => timer[SET_AFTER] === ended && call(...given), ...values);
    timer[SET_AFTER] = ended;
    return timer;
  };
  globalThis.setTimeout = Object.defineProperties(setOfServer, {
    [promisify.custom]: { value: set[promisify.custom] },
  });
  // Packages keep a timer over several servers, and set it again.
  const { prototype } = wait(() => undefined, 0).constructor;
  const { refresh } = prototype;
  prototype.refresh = function setAgain() {
    if (this[SET_AFTER] !== undefined) this[SET_AFTER] = ended;
    return refresh.call(this);
  };
  globalThis.setInterval = (...values) => {
    const interval = repeat(...values);
    intervals.add(interval);
    return interval;
  };
  globalThis.clearInterval = (interval) => {
    intervals.delete(interval);
    endRepeating(interval);
  };
}

function loadAnew(path) {
  delete require.cache[path];
  require(path);
}

function loadProgram() {
  const module = new Module(program, null);
  Object.assign(module, { filename: program, paths: Module._nodeModulePaths(dirname(program)) });
  const evaluate = compiledProgram.runInThisContext();
  evaluate.call(module.exports, module.exports, Module.createRequire(program), module, program, dirname(program));
  intervals.clear();
  return module.exports;
}

/** The code that other hosts have compiled is stored for each build. */
function compileProgram() {
  // Sets the lines of stack traces.
  require(join(dirname(script), 'start.js')).start('node:path');
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  return new vm.Script(Module.wrap(readFileSync(program, 'utf8')), {
    filename: program,
    cachedData,
    // For the modules of Node.js that packages load when they need them.
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

function storeCompiled() {
  writeFileSync(`${compiled}-${process.pid}`, compiledProgram.createCachedData());
  renameSync(`${compiled}-${process.pid}`, compiled);
}

/** In place of the end of the process. */
function endServer() {
  if (starts === 1 && !existsSync(compiled)) storeCompiled();
  for (const listener of process.listeners('exit')) if (!own[0].has(listener)) listener(0);
  for (const [index, emitter] of emitters.entries())
    for (const [event, listener] of allListeners(emitter))
      if (!own[index].has(listener)) emitter.removeListener(event, listener);
  Date.now = systemNow;
  ended += 1;
  for (const interval of intervals) clearInterval(interval);
  whenClosed(() => {
    process.stderr.write(`${END_MARK}\n`);
    process.stdout.write(`${END_MARK}\n`);
  });
}

/** Calls back as soon as the server has nothing open. Ends the process if that does not become so. */
function whenClosed(call, looksLeft = CLOSE_MS / LOOK_MS) {
  if (countOpen() <= openBefore) return call();
  if (looksLeft === 0) exit(0);
  wait(whenClosed, LOOK_MS, call, looksLeft - 1);
}

function countOpen() {
  return process.getActiveResourcesInfo().filter((name) => name !== 'Immediate' && name !== 'Timeout').length;
}

function allListeners(emitter) {
  return emitter.eventNames().flatMap((event) => emitter.rawListeners(event).map((listener) => [event, listener]));
}
