/** A change made by hand to a document of the contract, and what the review must say about it. */
import { join } from 'node:path';
import type { Change } from '../../../src/programs/codegen/review/changes';
import { type ReviewedDocuments, readReviewedDocuments } from '../../../src/programs/codegen/review/documents';
import { ROOT } from '../../support/build';

// biome-ignore lint/suspicious/noExplicitAny: rows edit documents freely, as a person edits YAML
export type Document = any;

export interface ReviewCase {
  readonly change: string;
  readonly edit: (copy: Document) => void;
  /** An edit that both versions of the document have, for changes of something that no document has yet. */
  readonly given?: (copy: Document) => void;
  /** The worst class of the changes that the edit makes. */
  readonly class: Change['class'];
  /** A part of the reported text. */
  readonly says: string;
}

let documents: ReviewedDocuments | undefined;

/** The present documents of spec/. */
export function presentDocuments(): ReviewedDocuments {
  documents ??= readReviewedDocuments(join(ROOT, 'spec'));
  return documents;
}

export function copyWith<Copied>(document: Copied, edit: (copy: Document) => void): Copied {
  // As in a file: what several places share can be changed in one of them.
  const copy = JSON.parse(JSON.stringify(document)) as Copied;
  edit(copy);
  return copy;
}
