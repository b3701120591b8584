/**
 * Reads the documents of spec/ as `make generate` does: the files are checked as people write them first, because only
 * then does each message name file and line. A build has files that `make check` has accepted, and not all packages.
 */

import { type Documents, ROOT_FILES, readDocuments } from './documents/contractDocuments';
import { extensionProblems } from './documents/extensions';
import { lintProblems } from './documents/lintFiles';
import { readSpecFiles } from './documents/specFiles';
import { specProblems } from './documents/specProblems';
import { checkStreamDocuments } from './documents/streamDocuments';
import { unusedComponents } from './documents/unusedComponents';
import { STREAM_SCHEMAS } from './generatedFiles';

/** Throws an error with one line for each mistake. */
export async function readCheckedDocuments(specFolder: string): Promise<Documents> {
  const files = readSpecFiles(specFolder);
  refuse([...specProblems(files), ...extensionProblems(files)]);
  refuse(lintProblems(specFolder, ROOT_FILES));
  const documents = readDocuments(specFolder);
  await checkStreamDocuments(documents);
  refuse(unusedComponents(files, documents, STREAM_SCHEMAS));
  return documents;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
