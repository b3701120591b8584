/**
 * `make review`: what has changed in the published contract since its last release, the worst first, and whether its version allows that. Exits with 1 when it
 * does not. With `--release DATE` it makes what stands in spec/ the release that later changes are compared with.
 */
import { join, resolve } from 'node:path';
import { readDocuments } from '../documents';
import type { DocumentChanges } from './releases';
import { changelogOf, objectionsTo, writeRelease } from './releases';

const SPEC = join(resolve(__dirname, '..', '..', '..'), 'spec');

function main(): void {
  const { published, asyncapi } = readDocuments(SPEC);
  const documents = { openapi: published, asyncapi };
  const { unreleased } = changelogOf(SPEC, documents);
  for (const [kind, changes] of Object.entries(unreleased)) print(kind, changes);

  const objections = objectionsTo(unreleased);
  for (const objection of objections) console.error(`\nNot as it is: ${objection}.`);
  if (objections.length > 0) process.exitCode = 1;
  else if (process.argv.includes('--release')) release(documents);
  else console.log('\nFine to release.');
}

function print(kind: string, { from, to, changes }: DocumentChanges): void {
  const head =
    from === null
      ? `${to}, never released`
      : `${from} -> ${to}: ${changes.length === 0 ? 'unchanged' : tally(changes)}`;
  console.log(`spec/${kind}.yaml ${head}`);
  for (const change of changes) console.log(`  ${change.class.padEnd(9)}  ${change.place}: ${change.what}`);
}

function tally(changes: DocumentChanges['changes']): string {
  const count = (kind: string) => changes.filter((change) => change.class === kind).length;
  return `${count('breaking')} breaking, ${count('additive')} additive, ${count('editorial')} editorial`;
}

function release(documents: Parameters<typeof writeRelease>[1]): void {
  const date = process.argv[process.argv.indexOf('--release') + 1] ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error('say of which day: --release 2026-11-20');
  writeRelease(SPEC, documents, date);
  console.log('\nReleased. Run `make generate`, and commit spec/released with it.');
}

main();
