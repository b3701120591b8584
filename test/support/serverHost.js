/**
 * A process in which servers run one after the other (`serverHosts.ts`), because the start of a process takes longer than
 * most tests. Each server is the built program, evaluated anew with all its modules; only their compiled code is kept.
 * Whatever ends a server but an orderly stop ends this process, too, and so does a server that leaves something open.
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
/** Timers of the server that are set. What it forgot must not fire in the next one. */
const timers = new Set();
/** Names in `globalThis` before the server started, and the number of open sockets and files. */
let globals = new Set();
let openBefore = 0;

for (const kind of ['Timeout', 'Interval']) {
  const set = globalThis[`set${kind}`];
  const clear = globalThis[`clear${kind}`];
  const setAndKeep = (call, ...values) => {
    const timer = set(
      (...given) => {
        if (kind === 'Timeout') timers.delete(timer);
        call(...given);
      },
      ...values,
    );
    timers.add(timer);
    return timer;
  };
  globalThis[`set${kind}`] = Object.defineProperties(setAndKeep, {
    [promisify.custom]: { value: set[promisify.custom] },
  });
  globalThis[`clear${kind}`] = (timer) => {
    timers.delete(timer);
    clear(timer);
  };
}

const compiledProgram = compileProgram();
const evaluate = compiledProgram.runInThisContext();

process.once('disconnect', () => exit(0));
process.on('message', ({ environment, preload }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  own = emitters.map((emitter) => new Set(allListeners(emitter).map(([, listener]) => listener)));
  process.exit = (code) => (code === 0 ? endServer() : exit(code));
  process.argv = [process.execPath, script];
  globals = new Set(Reflect.ownKeys(globalThis));
  openBefore = countOpen();
  starts += 1;
  if (preload !== undefined) loadAnew(preload);
  runProgram();
});

function loadAnew(path) {
  delete require.cache[path];
  require(path);
}

function runProgram() {
  const module = new Module(program, null);
  Object.assign(module, { filename: program, paths: Module._nodeModulePaths(dirname(program)) });
  evaluate.call(module.exports, module.exports, Module.createRequire(program), module, program, dirname(program));
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
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  // Packages keep here what they share between their copies, for example undici its connections.
  for (const name of Reflect.ownKeys(globalThis))
    if (!globals.has(name) && !Reflect.deleteProperty(globalThis, name)) globalThis[name] = undefined;
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
