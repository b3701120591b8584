/**
 * The table of programs (`launch/programs`) names every program that the code or a test starts, and says which packages
 * to install, so that nothing depends on what somebody once installed on this machine.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMS, type ProgramName } from '../../src/programs/launch/process/programs';
import { ROOT } from '../support/build';

const LOOKED_FOR = /\b(?:findProgram|programOrInstall)\(\s*'([\w-]+)'/g;
/** Without looking for it. An absolute path is that of a program of every Debian. */
const STARTED = /\b(?:spawn|spawnSync|execFile|execFileSync|execFile\)|runCommand|spawnTiedToParent)\(\s*'([^'/]+)'/g;
const NEEDS = /^ \* @needs (.+)$/m;

const files = ['src', 'test'].flatMap(filesUnder).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));
const names = Object.keys(PROGRAMS) as ProgramName[];
const neededBy = (name: string): readonly string[] => PROGRAMS[name as ProgramName]?.neededBy ?? [];

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`);
}

/** `path: program` for each match of the pattern in the files. */
function found(pattern: RegExp, among = files): { path: string; name: string }[] {
  return among.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));
}

test('every program that is looked for or started is in the table', () => {
  const unknown = [...found(LOOKED_FOR), ...found(STARTED)].filter(({ name }) => !names.includes(name as ProgramName));
  expect(unknown).toEqual([]);
});

test('a program is started without looking for it only where the machine has it or the tests install it', () => {
  const isThere = ({ path, name }: { path: string; name: string }): boolean =>
    neededBy(name).includes('debian') ||
    (path.startsWith('test/') && neededBy(name).includes('make test')) ||
    (path.startsWith('test/clients/languages/') && neededBy(name).includes('make clients'));
  expect(found(STARTED).filter((start) => !isThere(start))).toEqual([]);
});

test('every program of the table is used', () => {
  const text = files.map((file) => file.text.replace(/export const PROGRAMS = [\s\S]*?\n}/, '')).join('\n');
  expect(names.filter((name) => !new RegExp(`['"\`(]${name}['"\` ]`).test(text))).toEqual([]);
});

test('each program that the tests install is needed by a marked test, which `make fresh-machine` runs', () => {
  const marked = files.flatMap(({ text }) => NEEDS.exec(text)?.[1]?.split(', ') ?? []);
  const installed = names.filter((name) => PROGRAMS[name].packages.length > 0 && neededBy(name).includes('make test'));
  expect([...new Set(marked)].sort()).toEqual(installed.sort());
});

test('the installation of Node.js says how it is called', () => {
  const { status, stderr } = spawnSync('/bin/sh', [join(ROOT, '.ci', 'install-node')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'usage: .ci/install-node FOLDER\n']);
});
