/** Compares the security schemes of two documents: the credentials that operations and streams name. */
import { type DocumentObject, type DocumentValue, isObject, members } from '../json/jsonDocument';
import { type Changes, isSameJson, pairByName } from './changes';

export function compareCredentials(before: DocumentObject, after: DocumentObject, changes: Changes): void {
  for (const [name, was, is] of pairByName(schemesOf(before), schemesOf(after))) {
    const place = `the credential ${name}`;
    if (was === undefined) changes.add('additive', place, 'is new', [was, is]);
    else if (is === undefined) changes.add('breaking', place, 'was removed', [was, is]);
    else if (!isSameJson(factsOf(was), factsOf(is))) changes.add('breaking', place, 'is sent differently', [was, is]);
    else if (!isSameJson(was, is)) changes.add('editorial', place, 'texts changed', [was, is]);
  }
}

function schemesOf(document: DocumentObject): [string, DocumentValue][] {
  return isObject(document['components']) ? members(document['components']['securitySchemes']) : [];
}

/** Everything but texts and vendor extensions. */
function factsOf(scheme: DocumentValue): [string, DocumentValue][] {
  return members(scheme).filter(([key]) => key !== 'description' && !key.startsWith('x-'));
}
