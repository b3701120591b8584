/**
 * `make review`: lists the changes of the published contract since its last release, breaking changes first, and checks
 * that the version permits them. Exits with 1 if it does not. With `--release DATE` it stores the current documents as
 * the release with which later changes are compared.
 */
import { join, resolve } from 'node:path';
import { readDocuments } from '../contractDocuments';
import type { DocumentChanges } from './releases';
import { changelogOf, releaseObjections, writeRelease } from './releases';

const SPEC = join(resolve(__dirname, '..', '..', '..'), 'spec');

function main(): void {
  const { published, asyncapi } = readDocuments(SPEC);
  const documents = { openapi: published, asyncapi };
  const { unreleased } = changelogOf(SPEC, documents);
  for (const [kind, changes] of Object.entries(unreleased)) printChanges(kind, changes);

  const objections = releaseObjections(unreleased);
  for (const objection of objections) console.error(`\nCannot be released: ${objection}.`);
  if (objections.length > 0) process.exitCode = 1;
  else if (process.argv.includes('--release')) recordRelease(documents);
  else console.log('\nThe version permits these changes.');
}

function printChanges(kind: string, { from, to, changes }: DocumentChanges): void {
  const head =
    from === null
      ? `${to}, not released yet`
      : `${from} -> ${to}: ${changes.length === 0 ? 'unchanged' : formatChangeCounts(changes)}`;
  console.log(`spec/${kind}.yaml ${head}`);
  for (const change of changes) console.log(`  ${change.class.padEnd(9)}  ${change.place}: ${change.what}`);
}

function formatChangeCounts(changes: DocumentChanges['changes']): string {
  const count = (kind: string) => changes.filter((change) => change.class === kind).length;
  return `${count('breaking')} breaking, ${count('additive')} additive, ${count('editorial')} editorial`;
}

function recordRelease(documents: Parameters<typeof writeRelease>[1]): void {
  const date = process.argv[process.argv.indexOf('--release') + 1] ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error('the release needs a date, such as --release 2026-11-20');
  writeRelease(SPEC, documents, date);
  console.log('\nReleased. Run `make generate`, and commit spec/released with it.');
}

main();
