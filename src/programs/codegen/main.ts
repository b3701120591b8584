/**
 * `make generate`: writes every file of generated/ from spec/. With `--build` it writes those that git does not keep.
 * With `--check` it writes nothing, and exits with 1 if one that git keeps is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocuments } from './documents/contractDocuments';
import { extensionProblems } from './documents/extensions';
import { readSpecFiles } from './documents/specFiles';
import { specProblems } from './documents/specProblems';
import { checkStreamDocuments } from './documents/streamDocuments';
import { unusedComponents } from './documents/unusedComponents';
import { builtFiles, keptFiles, STREAM_SCHEMAS } from './generatedFiles';

const ROOT = resolve(__dirname, '..', '..', '..');
const SPEC = join(ROOT, 'spec');
const FOLDER = join(ROOT, 'generated');
const OPTIONS = { check: { type: 'boolean', default: false }, build: { type: 'boolean', default: false } } as const;

async function main(): Promise<void> {
  const { check: isCheck, build: isBuild } = parseArgs({ options: OPTIONS }).values;
  const files = isBuild ? [] : readSpecFiles(SPEC);
  refuse([...specProblems(files), ...extensionProblems(files)]);
  const documents = readDocuments(SPEC);
  if (!isBuild) {
    await checkStreamDocuments(documents);
    refuse(unusedComponents(files, documents, STREAM_SCHEMAS));
  }
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

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
