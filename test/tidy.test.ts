/** The tree itself is tested: what stands where, how long it is, and what must not be in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './support/build';

const TOP_LEVEL = [
  'LICENSE',
  'Makefile',
  'README.md',
  'generated',
  'migrations',
  'node_modules',
  'package-lock.json',
  'package.json',
  'spec',
  'src',
  'test',
  'tsconfig.json',
];
const LINES_MAX = 600;

const files = ['src', 'migrations', 'test']
  .flatMap(filesUnder)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const source = files.filter(({ path }) => path.startsWith('src/') || path.startsWith('migrations/'));

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : /\.(ts|js)$/.test(path) ? [path] : [];
  });
}

/** `path:line: text` of every line that matches. */
function matches(among: readonly { path: string; text: string }[], pattern: RegExp): string[] {
  return among.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, place }) => `${place}: ${line.trim()}`),
  );
}

/** Those outside the places that may. */
function outside(among: readonly { path: string; text: string }[], allowed: RegExp): { path: string; text: string }[] {
  return among.filter(({ path }) => !allowed.test(path));
}

test('the top of the tree holds only what belongs there', () => {
  const found = readdirSync(ROOT).filter((name) => !name.startsWith('.'));
  expect(found.filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
});

test(`no file is longer than ${LINES_MAX} lines`, () => {
  expect(files.filter(({ text }) => text.split('\n').length > LINES_MAX).map(({ path }) => path)).toEqual([]);
});

test('every file opens by saying what it is for; a file that is one exported function may say it there', () => {
  const says = (text: string): boolean =>
    /^(\/\*\*|\/\/|#!)/.test(text) ||
    /\n(\/\*\*.*\*\/|( \*.*\n)* \*\/)\nexport (const|async function|function) /.test(text);
  expect(source.filter(({ text }) => !says(text)).map(({ path }) => path)).toEqual([]);
});

test('nothing is left for later, skipped, or hidden from the compiler', () => {
  const marks = new RegExp(
    [
      'TO' + 'DO',
      'FIX' + 'ME',
      'X' + 'XX',
      '\\.(only|ski' + 'p)\\(',
      '\\bxi' + 't\\(',
      '@ts-(igno' + 're|nocheck)',
      '\\bas an' + 'y\\b(?! [a-z])',
      ': an' + 'y\\b(?! [a-z])',
    ].join('|'),
  );
  expect(matches(files, marks)).toEqual([]);
});

test('one file reads the environment, and the programs beside the server read their own', () => {
  expect(matches(outside(source, /^src\/(config\.ts|launch\/|demo\/|codegen\/)/), /process\.env/)).toEqual([]);
});

test('every setting is read by somebody', () => {
  const isSettings = ({ path }: { path: string }): boolean => path.startsWith('src/settings/');
  const named = source
    .filter(isSettings)
    .flatMap(({ text }) => [...text.matchAll(/^ +(\w+): \w+\(\s*'[A-Z_]+',/gm)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(100);
  const others = source.filter((file) => !isSettings(file)).map(({ text }) => text);
  expect(named.filter((name) => !others.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
});

test('one file reads the time, and the programs beside the server read their own', () => {
  expect(
    matches(
      outside(source, /^src\/(clock\.ts|launch\/|demo\/|codegen\/)/),
      /Date\.now|new Date\(\)|performance\.now|process\.hrtime/,
    ),
  ).toEqual([]);
});

test('what is decided leaves nothing to chance: the core draws no random numbers', () => {
  const core = source.filter(({ path }) => path.startsWith('src/core/'));
  expect(matches(core, /Math\.random|randomBytes|randomUUID/)).toEqual([]);
});

test('no amount passes through a float: the core and the engine never parse one', () => {
  const decided = source.filter(({ path }) => /^src\/(core|engine)\//.test(path));
  expect(matches(decided, /parseFloat|parseInt|\.toNumber\(/)).toEqual([]);
});

test('SQL is never put together from values: constants, in capitals, at most', () => {
  const sql = /(?<!std(?:out|err)\.)\b(raw|query|rows|write|execute)\(\s*`[^`]*\$\{(?![A-Z_]+\})/;
  expect(matches(outside(source, /^src\/launch\//), sql)).toEqual([]);
});

test("the log of operators' actions only grows: whoever names its table reads it, and one file adds to it", () => {
  const naming = source.filter(
    ({ path, text }) => path.startsWith('src/') && /operator_actions|OPERATOR_ACTIONS/.test(text),
  );
  expect(matches(naming, /\.(update|delete|del|truncate)\(|\b(UPDATE|DELETE|TRUNCATE|REPLACE)\b/)).toEqual([]);
  const adding = matches(naming, /\.insert\(|\bINSERT\b/).map((line) => line.split(':')[0]);
  expect([...new Set(adding)]).toEqual(['src/store/operatorActionLog.ts']);
});

/** Store files that read what the engine writes; those whose every question names the last event that it may show are not among them. */
const ENGINE_TABLES =
  /import \{([^}]*)\} from '(?:\.\.\/)+store\/(?:orders|transfers|houseTransfers|withdrawals|tradeHistory|houseBalances|marketRules)'/g;
/** The engine decides anew about each of the first; the second ends at an event that is told. */
const TOLD_OTHERWISE = ['openOrderIds', 'countOwnTrades'];

test('what is read from tables that the engine writes is told through `engine.told`', () => {
  const doors = source.filter(({ path }) => /^src\/(handlers|pages|streams|http|portal|custody)\//.test(path));
  const readings = doors.flatMap(({ path, text }) =>
    Array.from(text.matchAll(ENGINE_TABLES), ([, names = '']) => names.split(','))
      .flat()
      .map((name) => name.trim().replace(/^.* as /, ''))
      .filter((name) => name !== '' && !name.startsWith('type ') && !TOLD_OTHERWISE.includes(name))
      .map((name) => ({ path, text, name })),
  );
  expect(readings.length).toBeGreaterThan(10);
  const untold = readings.filter(
    ({ text, name }) => text.split(`${name}(`).length !== text.split(`engine.told(${name}(`).length,
  );
  expect(untold.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('README.md gives each direct dependency its sentence, and lists no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \| (\S.{10,}) \|$/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

test('every package is named with one version, held against its hash, and runs nothing when it is installed', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^(npm:\w+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const locked = Object.entries(
    (JSON.parse(read('package-lock.json')) as { packages: Record<string, { integrity?: string }> }).packages,
  ).slice(1);
  expect(locked.length).toBeGreaterThan(versions.length);
  expect(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([name]) => name)).toEqual([]);
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

const PAGES = ['README.md', 'src/README.md', 'test/README.md', '.github/CONTRIBUTING.md'].map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

/** `path: what was named` of all that the pattern's group finds and `isThere` does not know. */
function namedInVain(pattern: RegExp, isThere: (name: string, page: string) => boolean): string[] {
  return PAGES.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => !isThere(name, path)).map(([, name]) => `${path}: ${name}`),
  );
}

test('the commands and files that pages name are there', () => {
  const targets = new Set(
    [...readFileSync(join(ROOT, 'Makefile'), 'utf8').matchAll(/^([a-z][\w-]*):/gm)].map(([, name]) => name),
  );
  expect(namedInVain(/`make ([\w-]+)/g, (name) => targets.has(name))).toEqual([]);
  expect(namedInVain(/\]\(([^)#:]+)\)/g, (link, page) => existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  const endings = ['', '.ts', '.test.ts', '.chaos.ts', '.attack.ts', '.clients.ts'];
  expect(
    namedInVain(/`((?:src|test|spec|migrations)\/[\w./-]+)`/g, (name) =>
      endings.some((ending) => existsSync(join(ROOT, name + ending))),
    ),
  ).toEqual([]);
});

test('test/README.md tells of each promise once', () => {
  const text = PAGES.find(({ path }) => path === 'test/README.md')?.text ?? '';
  const rows = [...text.matchAll(/^\| (\d+) \|(?:[^|]+\|){3}$/gm)].map(([, number]) => Number(number));
  expect(rows).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
});
