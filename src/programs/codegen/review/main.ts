/**
 * `make review`: lists the changes of each document of the contract since its last release, breaking changes first, and
 * checks that the version permits them. Exits with 1 if it does not, or if a released file was edited or deleted.
 *
 * - `--base FOLDER` lists the changes since another version of spec/ instead, such as that of the branch into which a
 *   change is to be merged.
 * - `--brief` leaves out editorial changes, of which there are many.
 * - `--html FILE` writes the listed changes as a page, `--summary FILE` their numbers in Markdown.
 * - `--release DATE` stores the changed documents as releases, with `--document NAME` only that one.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '../documents/problemPlaces';
import { DOCUMENT_NAMES, type ReviewedDocuments, readReviewedDocuments, reviewDocuments } from './documents';
import { reviewPage } from './page/reviewPage';
import {
  releasedFileProblems,
  releaseObjections,
  unreleasedChanges,
  versionObjections,
  writeRelease,
} from './releases';
import { reviewSummary, reviewText } from './texts';

const SPEC = join(resolve(__dirname, '..', '..', '..', '..'), 'spec');
const OPTIONS = {
  base: { type: 'string' },
  brief: { type: 'boolean' },
  html: { type: 'string' },
  summary: { type: 'string' },
  release: { type: 'string' },
  document: { type: 'string' },
} as const;

function main(): void {
  const { values: options } = parseArgs({ options: OPTIONS });
  const damaged = releasedFileProblems(SPEC);
  if (damaged.length > 0) {
    // A comparison with them would say nothing.
    console.error(damaged.join('\n'));
    process.exitCode = 1;
    return;
  }
  const documents = readReviewedDocuments(SPEC);
  const unreleased = unreleasedChanges(SPEC, documents);
  const base = options.base === undefined ? undefined : readReviewedDocuments(resolve(options.base));
  const listed = base === undefined ? unreleased : reviewDocuments((name) => base[name], documents);
  console.log(reviewText(listed, options.brief));
  if (options.html !== undefined) writeFileSync(options.html, reviewPage(listed));
  if (options.summary !== undefined) writeFileSync(options.summary, reviewSummary(listed));

  if (options.release !== undefined) return recordRelease(documents, options.release, options.document);
  const objections = versionObjections(unreleased);
  printObjections(objections);
  if (objections.length === 0) console.log('\nThe versions permit these changes.');
}

function recordRelease(documents: ReviewedDocuments, date: string, only: string | undefined): void {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error('the release needs a date, such as --release 2026-11-20');
  const names = DOCUMENT_NAMES.filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Error(`no document is called ${only}; there are ${DOCUMENT_NAMES.join(', ')}`);
  const unreleased = unreleasedChanges(SPEC, documents);
  const objections = releaseObjections(Object.fromEntries(names.map((name) => [name, unreleased[name]])));
  printObjections(objections);
  if (objections.length > 0) return;
  const released = writeRelease(SPEC, documents, date, names);
  if (released.length === 0) console.log('\nNothing was released, because nothing has changed.');
  else console.log(`\nReleased ${released.join(', ')}. Run \`make generate\`, and commit spec/released with it.`);
}

function printObjections(objections: readonly string[]): void {
  for (const objection of objections) console.error(`\nCannot be released: ${objection}.`);
  if (objections.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(describeError(error, SPEC));
  process.exitCode = 1;
}
