/**
 * A process in which servers run one after the other (`serverHosts.ts`), because the start of a process takes longer than
 * most tests. Each server is the built program, evaluated anew with all its modules; only their compiled code is kept.
 * What ends a server in another way than in order ends this process, too.
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

const emitters = [process, process.stdout, process.stderr];
const exit = process.exit;
let starts = 0;
/** Listeners of `emitters` that belong to the host, by event. */
let own = [];
/** Timers of the server that are set. What it forgot must not fire in the next one. */
const timers = new Set();

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
process.on('message', ({ environment }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  own = emitters.map((emitter) => new Set(allListeners(emitter).map(([, listener]) => listener)));
  process.exit = (code) => (code === 0 ? endServer() : exit(code));
  process.argv = [process.execPath, script];
  starts += 1;
  runProgram();
});

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
  return new vm.Script(Module.wrap(readFileSync(program, 'utf8')), { filename: program, cachedData });
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
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  // Packages keep what they share between their copies here.
  globalThis[Symbol.for('undici.globalDispatcher.1')] = undefined;
  process.stderr.write(`${END_MARK}\n`);
  process.stdout.write(`${END_MARK}\n`);
}

function allListeners(emitter) {
  return emitter.eventNames().flatMap((event) => emitter.rawListeners(event).map((listener) => [event, listener]));
}
