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
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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
  const fault = optionFault(options);
  if (fault !== undefined) {
    console.error(fault);
    process.exitCode = 1;
    return;
  }
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

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** What is wrong with an option, in a line with the name of its variable of `make`; checked before any work. */
function optionFault({ base, html, summary, release, document }: Options): string | undefined {
  if (base !== undefined && !existsSync(join(resolve(base), 'openapi.yaml')))
    return `BASE: ${base} is not a folder of the contract, because it has no openapi.yaml`;
  for (const [name, file] of Object.entries({ HTML: html, SUMMARY: summary }))
    if (file !== undefined && !isWritable(file)) return `${name}: ${file} cannot be written`;
  if (release !== undefined && !/^\d{4}-\d\d-\d\d$/.test(release))
    return `--release must be a date such as 2026-11-20, not ${release}`;
  if (document !== undefined && !DOCUMENT_NAMES.some((name) => name === document))
    return `DOCUMENT: there is no document ${document}; there are ${DOCUMENT_NAMES.join(', ')}`;
  return undefined;
}

function isWritable(file: string): boolean {
  const path = resolve(file);
  return isFolder(dirname(path)) && !isFolder(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function recordRelease(documents: ReviewedDocuments, date: string, only: string | undefined): void {
  const names = DOCUMENT_NAMES.filter((name) => only === undefined || name === only);
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
