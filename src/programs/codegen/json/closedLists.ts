/**
 * Lists of values that may grow (`x-extensible-enum`) are open for clients, who must expect others. The server and its
 * tests know all values, so that for them the lists are closed.
 */
import { asObject, type DocumentObject, rewriteObjects } from './jsonDocument';

export const EXTENSIBLE = 'x-extensible-enum';

export function withClosedLists(document: DocumentObject): DocumentObject {
  const closed = rewriteObjects(document, ({ [EXTENSIBLE]: values, ...others }) =>
    values === undefined || others['enum'] !== undefined ? undefined : { ...others, enum: values },
  );
  return asObject(closed, 'the document');
}
