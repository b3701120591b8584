// Builds all programs and the scripts of the pages into .build: `make build`. Each program is one file with its packages,
// so that it starts fast (src/programs/start.ts), beside a small file of its name that starts it. Checks no types: `make check`.
const { execFileSync } = require('node:child_process');
const { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { basename, dirname, join, relative, resolve } = require('node:path');
const { build } = require('esbuild');

const BUILD = '.build';
// In src/programs.
const PROGRAMS = [
  'main',
  'launch/main',
  'launch/operator/main',
  'launch/chains/install',
  'launch/process/serverProcess',
  'custodian/main',
  'demo/main',
  'demo/partner',
  'partnerCheck/main',
  'threads/main',
];
// By the name of the built script.
const PAGE_SCRIPTS = {
  market: 'src/web/browser/main.ts',
  docs: 'src/web/browser/docs/main.ts',
  passkeys: 'src/web/browser/passkeys.ts',
  accountTools: 'src/web/browser/accountTools.ts',
  markets: 'src/web/browser/markets.ts',
};
// argon2 has a compiled part, piscina starts a file of its own in each thread, and only the partner of the demo needs
// oidc-provider. The others are drivers of databases that Knex knows and this program does not use.
const NOT_BUNDLED = [
  'argon2',
  'oidc-provider',
  'piscina',
  'better-sqlite3',
  'mariadb',
  'mysql',
  'oracledb',
  'pg',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];
const NODE = { platform: 'node', target: 'node24', format: 'cjs', logLevel: 'warning' };

// As text that is parsed at the start: an object of JavaScript would be compiled.
const jsonAsText = {
  name: 'json as text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/generated\/.*\.json$/ }, ({ path }) => ({
      contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))});`,
      loader: 'js',
    })),
};

// Node.js reads and compiles a text of ASCII characters in half the memory, and faster. esbuild escapes the others, except in
// templates and regular expressions.
const asciiOnly = {
  name: 'only ASCII characters',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(src|node_modules\/markdown-it)\/.*\.(js|mjs|ts)$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, escaped),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    })),
};
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function main() {
  // Beside the final folder, so that relative paths in source maps stay right. Replacing whole folders removes migrations
  // of another version, which would be applied.
  const out = `${BUILD}-${process.pid}`;
  for (const folder of [BUILD, out]) mkdirSync(folder, { recursive: true });
  await Promise.all([buildPrograms(out), buildMigrations(out), buildPageScripts(out)]);
  copyFiles('generated', /\.(json|yaml|html)$/, out);
  copyFiles('src/web', /\.(css|svg)$/, out);
  cpSync('spec/released', join(out, 'spec/released'), { recursive: true });
  for (const folder of ['src', 'migrations', 'generated', 'spec']) {
    rmSync(join(BUILD, folder), { recursive: true, force: true });
    renameSync(join(out, folder), join(BUILD, folder));
  }
  rmSync(out, { recursive: true });
  storeCompiledServer();
}

// Node.js stores compiled code when a process ends in order, which a server that is killed never does.
function storeCompiledServer() {
  const { NODE_ARGUMENTS } = require(resolve(BUILD, 'src/programs/launch/process/serverProcess.js'));
  const env = { DATABASE_URL: 'mysql://localhost/talad' };
  execFileSync(process.execPath, [...NODE_ARGUMENTS, join(BUILD, 'src/programs/main.js'), '--print-config'], {
    env,
    stdio: 'ignore',
  });
}

async function buildPrograms(out) {
  await build({
    ...NODE,
    entryPoints: Object.fromEntries(PROGRAMS.map((name) => [`${name}.bundle`, `src/programs/${name}.ts`])),
    outdir: join(out, 'src/programs'),
    bundle: true,
    external: NOT_BUNDLED,
    plugins: [jsonAsText, asciiOnly],
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    // Removes the comments, too.
    minifyWhitespace: true,
  });
  for (const name of PROGRAMS) writeSourceLines(join(out, 'src/programs', `${name}.bundle.js`));
  await build({ ...NODE, entryPoints: ['src/programs/start.ts'], outdir: join(out, 'src/programs') });
  for (const name of PROGRAMS) {
    const start = relative(dirname(name), 'start');
    writeFileSync(
      join(out, 'src/programs', `${name}.js`),
      `module.exports = require('${start.startsWith('.') ? start : `./${start}`}').start(require('node:path').join(__dirname, '${basename(name)}.bundle.js'));\n`,
    );
  }
}

/**
 * Writes a table of positions for stack traces: from which line and column of the file on it comes from which source file
 * and line there, as four 32-bit numbers each. A source map would have to be parsed in a running server, which blocks its
 * event loop for 400 ms.
 */
function writeSourceLines(file) {
  const { sources, mappings } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const table = [];
  let source = 0;
  let sourceLine = 0;
  for (const [line, segments] of mappings.split(';').entries()) {
    let column = 0;
    let written = -1;
    for (const segment of segments.split(',')) {
      const [toColumn = 0, toSource, toLine] = decodeNumbers(segment);
      column += toColumn;
      if (toLine === undefined) continue;
      source += toSource;
      sourceLine += toLine;
      if (sourceLine !== written) table.push(line + 1, column + 1, source, sourceLine + 1);
      written = sourceLine;
    }
  }
  writeFileSync(`${file}.lines`, new Uint32Array(table));
  writeFileSync(`${file}.sources.json`, JSON.stringify(sources));
  rmSync(`${file}.map`);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map (base 64 VLQ). */
function decodeNumbers(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if ((bits & 32) !== 0) continue;
    numbers.push((value & 1) === 0 ? value >> 1 : -(value >> 1));
    value = 0;
    shift = 0;
  }
  return numbers;
}

async function buildMigrations(out) {
  const files = readdirSync('migrations', { recursive: true }).filter((name) => name.endsWith('.ts'));
  const entryPoints = files.map((name) => join('migrations', name));
  await build({ ...NODE, entryPoints, outdir: join(out, 'migrations'), bundle: true, packages: 'external' });
}

async function buildPageScripts(out) {
  await build({
    entryPoints: PAGE_SCRIPTS,
    outdir: join(out, 'src/web'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
    logLevel: 'warning',
    tsconfig: 'src/web/browser/tsconfig.json',
  });
}

function copyFiles(folder, files, out) {
  mkdirSync(join(out, folder), { recursive: true });
  for (const file of readdirSync(folder).filter((name) => files.test(name)))
    cpSync(join(folder, file), join(out, folder, file));
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
