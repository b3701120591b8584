/** Checks the tree itself: where files are, how long they are, and what must not be in them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { readDocuments } from '../src/programs/codegen/documents/contractDocuments';
import { builtFiles, keptFiles } from '../src/programs/codegen/generatedFiles';
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
  .flatMap((folder) => filesUnder(folder))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const source = files.filter(({ path }) => path.startsWith('src/') || path.startsWith('migrations/'));

function filesUnder(folder: string, ending = /\.(ts|js)$/): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path, ending) : ending.test(path) ? [path] : [];
  });
}

/** Returns `path:line: text` for every line that matches. */
function matchingLines(among: readonly { path: string; text: string }[], pattern: RegExp): string[] {
  return among.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, place }) => `${place}: ${line.trim()}`),
  );
}

/** The files whose path does not match. */
function filesOutside(
  among: readonly { path: string; text: string }[],
  allowed: RegExp,
): { path: string; text: string }[] {
  return among.filter(({ path }) => !allowed.test(path));
}

test('the top level contains only the expected files and folders', () => {
  const found = readdirSync(ROOT).filter((name) => !name.startsWith('.'));
  expect(found.filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
});

test('git keeps the generated types and documents, and ignores what the build makes', () => {
  const spec = join(ROOT, 'spec');
  const documents = readDocuments(spec);
  const kept = matchingLines([{ path: '.gitignore', text: readFileSync(join(ROOT, '.gitignore'), 'utf8') }], /^!/);
  const isKept = (name: string) => kept.some((line) => matchesGlob(`generated/${name}`, line.replace(/^.*!/, '')));
  expect([...keptFiles(documents, spec).keys()].filter((name) => !isKept(name))).toEqual([]);
  expect([...builtFiles(documents, spec).keys()].filter(isKept)).toEqual([]);
});

test(`no file is longer than ${LINES_MAX} lines`, () => {
  expect(files.filter(({ text }) => text.split('\n').length > LINES_MAX).map(({ path }) => path)).toEqual([]);
});

test('every file starts with a comment on its purpose, or documents its only exported function', () => {
  const says = (text: string): boolean =>
    /^(\/\*\*|\/\/|#!)/.test(text) ||
    /\n(\/\*\*.*\*\/|( \*.*\n)* \*\/)\nexport (const|async function|function) /.test(text);
  expect(source.filter(({ text }) => !says(text)).map(({ path }) => path)).toEqual([]);
});

test('no file contains marks for later work, skipped tests, or types hidden from the compiler', () => {
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
  expect(matchingLines(files, marks)).toEqual([]);
});

test('only config.ts reads the environment, except for the programs beside the server', () => {
  expect(
    matchingLines(
      filesOutside(
        source,
        /^src\/(foundation\/settings\/config\.ts|programs\/(launch|demo|codegen)\/|programs\/custodian\/main\.ts)/,
      ),
      /process\.env/,
    ),
  ).toEqual([]);
});

test('every setting is used', () => {
  const isSettings = ({ path }: { path: string }): boolean =>
    path.startsWith('src/foundation/settings/') && !path.endsWith('/config.ts');
  const named = source
    .filter(isSettings)
    .flatMap(({ text }) => [...text.matchAll(/^ +(\w+): \w+\(\s*'[A-Z_]+',/gm)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(100);
  const others = source.filter((file) => !isSettings(file)).map(({ text }) => text);
  expect(named.filter((name) => !others.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
});

test('only clock.ts reads the time, except for the programs beside the server', () => {
  // Browsers sign with their own clock.
  expect(
    matchingLines(
      filesOutside(
        source,
        /^src\/(foundation\/clock\.ts|programs\/(launch|demo|codegen)\/|web\/browser\/docs\/requestSigning\.ts)/,
      ),
      /Date\.now|new Date\(\)|performance\.now|process\.hrtime/,
    ),
  ).toEqual([]);
});

test('the core uses no random numbers', () => {
  const core = source.filter(({ path }) => path.startsWith('src/core/'));
  expect(matchingLines(core, /Math\.random|randomBytes|randomUUID/)).toEqual([]);
});

test('the core and the engine never convert an amount to a floating-point number', () => {
  const decided = source.filter(({ path }) => /^src\/(core|engine)\//.test(path));
  expect(matchingLines(decided, /parseFloat|parseInt|\.toNumber\(/)).toEqual([]);
});

test('SQL is never concatenated from values, at most from constants in capitals', () => {
  const sql = /(?<!std(?:out|err)\.)\b(raw|query|rows|write|execute)\(\s*`[^`]*\$\{(?![A-Z_]+\})/;
  expect(matchingLines(filesOutside(source, /^src\/programs\/launch\//), sql)).toEqual([]);
});

test('only one file reads information_schema, whose columns MySQL names in capital letters', () => {
  const readers = source.filter(({ text }) => /information_schema\./.test(text)).map(({ path }) => path);
  expect(readers).toEqual(['src/store/connection/catalogue.ts']);
});

test('the log of operator actions only grows: one file inserts into its table, and all others only read it', () => {
  const naming = source.filter(
    ({ path, text }) =>
      // Its statements touch no row: they find out whether the database would refuse them.
      path !== 'src/store/audit/serviceRights.ts' &&
      path.startsWith('src/') &&
      /operator_actions|OPERATOR_ACTIONS/.test(text),
  );
  expect(matchingLines(naming, /\.(update|delete|del|truncate)\(|\b(UPDATE|DELETE|TRUNCATE|REPLACE)\b/)).toEqual([]);
  const adding = matchingLines(naming, /\.insert\(|\bINSERT\b/).map((line) => line.split(':')[0]);
  expect([...new Set(adding)]).toEqual(['src/store/audit/operatorActionLog.ts']);
});

/** Store files that read tables which the engine writes. Files whose queries name the last event they may show are not included. */
const ENGINE_TABLES =
  /import \{([^}]*)\} from '(?:\.\.\/)+store\/(?:trading\/(?:orders|tradeHistory|houseBalances|marketRules)|transfers\/(?:ownTransfers|operatorTransferQueries|withdrawals))'/g;
/** The engine decides about each of the first again; the second ends at a published event. */
const SAFE_READS = ['openOrderIds', 'countOwnTrades'];

/** How often the text contains a call that starts like this, however it is broken into lines. */
function callsOf(start: string, text: string): number {
  return text.replace(/\s+/g, '').split(`${start}(`).length - 1;
}

test('reads of tables that the engine writes wait with `engine.whenDurable`', () => {
  const readers = source.filter(({ path }) => /^src\/(usecases|api|web)\//.test(path));
  const readings = readers.flatMap(({ path, text }) =>
    Array.from(text.matchAll(ENGINE_TABLES), ([, names = '']) => names.split(','))
      .flat()
      .map((name) => name.trim().replace(/^.* as /, ''))
      .filter((name) => name !== '' && !name.startsWith('type ') && !SAFE_READS.includes(name))
      .map((name) => ({ path, text, name })),
  );
  expect(readings.length).toBeGreaterThan(10);
  const unsafe = readings.filter(
    ({ text, name }) => callsOf(name, text) !== callsOf(`engine.whenDurable(${name}`, text),
  );
  expect(unsafe.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('src/dependencies.md describes each direct dependency, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const readme = readFileSync(join(ROOT, 'src/dependencies.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \| (\S.{10,}) \|$/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

test('every package has one exact version and a hash, and runs no install scripts', () => {
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

const README_BYTES_MAX = 8 * 1024;
/** The operation that spec/README.md adds as an example. */
const EXAMPLE_OPERATION = 'getPairStatus';
const PAGES = ['.github', 'spec', 'src', 'test']
  .flatMap((folder) => filesUnder(folder, /\.md$/))
  .concat('README.md')
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Returns `path: name` for every name that the pattern's group finds in a page and that does not exist. */
function missingNames(pattern: RegExp, exists: (name: string, page: string) => boolean): string[] {
  return PAGES.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => !exists(name, path)).map(([, name]) => `${path}: ${name}`),
  );
}

test('the commands and files that the pages mention exist', () => {
  const targets = new Set(
    [...readFileSync(join(ROOT, 'Makefile'), 'utf8').matchAll(/^([a-z][\w-]*):/gm)].map(([, name]) => name),
  );
  expect(missingNames(/`make ([\w-]+)/g, (name) => targets.has(name))).toEqual([]);
  expect(missingNames(/\]\(([^)#:]+)\)/g, (link, page) => existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  const endings = ['', '.ts', '.test.ts', '.chaos.ts', '.attack.ts', '.clients.ts', '.chains.ts'];
  expect(
    missingNames(
      /`((?:src|test|spec|migrations)\/[\w./-]+)`/g,
      (name) => name.includes(EXAMPLE_OPERATION) || endings.some((ending) => existsSync(join(ROOT, name + ending))),
    ),
  ).toEqual([]);
});

test('README.md is short', () => {
  expect(readFileSync(join(ROOT, 'README.md')).length).toBeLessThanOrEqual(README_BYTES_MAX);
});

test('no two exported types have the same name', () => {
  const names = source
    .filter(({ path }) => !path.startsWith('src/web/browser/'))
    .flatMap(({ text }) => [...text.matchAll(/^export (?:abstract )?(?:class|interface|type) (\w+)/gm)])
    .map(([, name = '']) => name);
  expect([...new Set(names.filter((name, index) => names.indexOf(name) !== index))]).toEqual([]);
});

test('comments link to existing topics of src/performance.md', () => {
  const page = readFileSync(join(ROOT, 'src/performance.md'), 'utf8');
  const plain = (text: string): string => text.replace(/\s+\*?\s*/g, ' ');
  const links = source.flatMap(({ text }) => [...plain(text).matchAll(/\(src\/performance\.md, ([^)]+)\)/g)]);
  expect(links.length).toBeGreaterThan(5);
  expect(links.map(([, topic = '']) => topic).filter((topic) => !page.includes(`| ${topic} |`))).toEqual([]);
});

/** The folders of `src`, to a depth, and the folders that their files import. */
function importedFolders(depth: number): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (path: string) =>
    dirname(path)
      .split('/')
      .slice(1, depth + 1)
      .join('/');
  const folders = new Map<string, Set<string>>();
  for (const { path, text } of source.filter((file) => file.path.startsWith('src/'))) {
    const imported = folders.get(folderOf(path)) ?? new Set();
    folders.set(folderOf(path), imported);
    for (const [, target = ''] of text.matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const folder = folderOf(join(dirname(path), target));
      if (folder !== folderOf(path)) imported.add(folder);
    }
  }
  return folders;
}

test.each([
  [1, ''],
  [2, ''],
  [3, 'api/'],
  [3, 'programs/'],
  [3, 'web/'],
])('no folders of src at depth %i, below "%s", import each other in a circle', (depth, room) => {
  const folders = new Map([...importedFolders(depth)].filter(([name]) => name.startsWith(room)));
  // What imports nothing that is left is in no circle.
  const isLowest = ([, imported]: [string, ReadonlySet<string>]) => ![...imported].some((name) => folders.has(name));
  for (let lowest = [...folders].filter(isLowest); lowest.length > 0; lowest = [...folders].filter(isLowest))
    for (const [name] of lowest) folders.delete(name);
  expect([...folders.keys()]).toEqual([]);
});

test('test/README.md lists each promise once', () => {
  const text = PAGES.find(({ path }) => path === 'test/README.md')?.text ?? '';
  const rows = [...text.matchAll(/^\| (\d+) \|(?:[^|]+\|){2}$/gm)].map(([, number]) => Number(number));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(rows.map((_, index) => index + 1));
  expect(PAGES.find(({ path }) => path === 'README.md')?.text).toContain(`[${rows.length} promises](test/README.md)`);
});

test('everything that is scheduled is listed with its end', () => {
  const scheduling =
    /(eventLoop|this\.timers|systemEventLoop)\.(after|every|nextTurn)\(|\b(context|this)\.every\(|\bpause\((this|systemE|options|e)|(engine|bus|publisher)\.subscribe\(|connection\.subscribe\(subject|\bset(Timeout|Interval|Immediate)\(|queueMicrotask\(|process\.nextTick\(/;
  const found = source
    .filter(({ path, text }) => !path.startsWith('src/web/browser/') && scheduling.test(text))
    .map(({ path }) => path.replace(/^src\//, '').replace(/\.ts$/, ''));
  const listed = readFileSync(join(ROOT, 'src', 'scheduled.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(listed.sort()).toEqual(found.sort());
});

test('only programs and the event loop itself use the timers of Node.js', () => {
  const allowed =
    /^src\/(foundation\/(eventLoop|secrets\/masterKeyCommand)\.ts|programs\/(demo|launch)\/|web\/browser\/|programs\/roles\/leader\.ts|programs\/start\.ts)/;
  expect(
    matchingLines(filesOutside(source, allowed), /\bset(Timeout|Interval|Immediate)\(|process\.nextTick\(/),
  ).toEqual([]);
});

test('no module of the server keeps a state, because the tests start one server after the other with the same modules', () => {
  const others =
    /^(migrations|src\/web\/browser|src\/programs\/(start|threads|demo|launch|codegen|custodian|partnerCheck))\b/;
  expect(matchingLines(filesOutside(source, others), /^(export )?(let |const \w+ = new (Map|Set)\b[^(]*\(\))/)).toEqual(
    [
      // Files of the build, read once.
      expect.stringContaining('let docsData'),
    ],
  );
});

test('requests call partners and the custodian only where conditions are read again after the wait', () => {
  const call =
    /\b(oauth\.(exchangeCode|refresh|authorizationRequest)|partner\.depositAddress|custody\.depositAddress)\(/;
  // The program that checks a partner serves no requests.
  const callers = filesOutside(source, /^src\/programs\/partnerCheck\//).filter(({ text }) => call.test(text));
  expect(callers.length).toBeGreaterThan(3);
  expect(callers.filter(({ text }) => !text.includes('callOutside(')).map(({ path }) => path)).toEqual([]);
});
