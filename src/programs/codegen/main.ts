/**
 * `make generate`: writes every file of generated/ from spec/. With `--build` it writes those that git does not keep.
 * With `--check` it writes nothing, and exits with 1 if one that git keeps is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCheckedDocuments } from './checkedDocuments';
import { readDocuments } from './documents/contractDocuments';
import { describeError } from './documents/problemPlaces';
import { builtFiles, keptFiles } from './generatedFiles';

const ROOT = resolve(__dirname, '..', '..', '..');
const SPEC = join(ROOT, 'spec');
const FOLDER = join(ROOT, 'generated');
const OPTIONS = { check: { type: 'boolean', default: false }, build: { type: 'boolean', default: false } } as const;

async function main(): Promise<void> {
  const { check: isCheck, build: isBuild } = parseArgs({ options: OPTIONS }).values;
  const documents = isBuild ? readDocuments(SPEC) : await readCheckedDocuments(SPEC);
  const [kept, built] = [keptFiles(documents, SPEC), builtFiles(documents, SPEC)];
  mkdirSync(FOLDER, { recursive: true });
  const changed: string[] = [];
  for (const [name, write] of [...(isBuild ? [] : kept), ...(isCheck ? [] : built)]) {
    const text = await write();
    const file = join(FOLDER, name);
    // A file that is up to date keeps its time, so that nothing else is made again.
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    changed.push(name);
    if (!isCheck) writeFileSync(file, text);
  }
  const superfluous = readdirSync(FOLDER).filter((name) => !kept.has(name) && !built.has(name));
  if (!isCheck) for (const name of superfluous) rmSync(join(FOLDER, name), { recursive: true });
  const stale = [...changed, ...superfluous].join(', ');
  if (!isCheck) return console.log(stale === '' ? 'generated/ is up to date' : `generated: ${stale}`);
  if (stale === '') return;
  console.error(`generated/ is stale, run \`make generate\`: ${stale}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(describeError(error, SPEC));
  process.exitCode = 1;
});
