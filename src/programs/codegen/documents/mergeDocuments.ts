/**
 * Adds the operations of the Binance interface to those of the exchange's own document, so that the server routes,
 * validates and runs all of them by one table. The two documents stay apart for their readers: components of the second
 * one get a prefix, because both have names such as `Depth`. Security schemes keep their names, which must differ.
 */

import { ContractError, pointerTo } from '../json/contractError';
import { asObject, type DocumentObject, type DocumentValue, members, rewriteObjects } from '../json/jsonDocument';

const SECURITY_SCHEMES = 'securitySchemes';

export function mergeDocuments(document: DocumentObject, added: DocumentObject, prefix: string): DocumentObject {
  const renamed = asObject(renameReferences(added, prefix), prefix);
  return {
    ...document,
    tags: [...listOf(document, 'tags'), ...listOf(added, 'tags')],
    paths: join(document, renamed, 'paths'),
    components: joinComponents(document, renamed, prefix),
    'x-generic-errors': join(document, renamed, 'x-generic-errors'),
  };
}

function listOf(document: DocumentObject, name: string): DocumentValue[] {
  const list = document[name];
  return Array.isArray(list) ? list : [];
}

/** The members of both. Throws if a name occurs in both. */
function join(
  document: DocumentObject,
  added: DocumentObject,
  name: string,
  within: readonly string[] = [],
): DocumentObject {
  const [one, other] = [members(document[name]), members(added[name])];
  const joined = Object.fromEntries([...one, ...other]);
  const names = new Set(one.map(([key]) => key));
  const [repeated] = other.find(([key]) => names.has(key)) ?? [];
  if (repeated !== undefined)
    throw new ContractError([
      { pointer: pointerTo(...within, name, repeated), text: `both documents have ${repeated} in their ${name}` },
    ]);
  return joined;
}

function joinComponents(document: DocumentObject, added: DocumentObject, prefix: string): DocumentObject {
  const own = asObject(document['components'], 'components');
  const more = asObject(added['components'], 'components');
  const kinds = new Set([...Object.keys(own), ...Object.keys(more)]);
  return Object.fromEntries(
    [...kinds].map((kind) => {
      const names = members(more[kind]).map(([name, value]): [string, DocumentValue] => [
        kind === SECURITY_SCHEMES ? name : prefix + name,
        value,
      ]);
      return [kind, join(own, { [kind]: Object.fromEntries(names) }, kind, ['components'])];
    }),
  );
}

function renameReferences(value: DocumentValue, prefix: string): DocumentValue {
  return rewriteObjects(value, (object) => {
    const renamed = Object.fromEntries(
      Object.entries(object).map(([name, member]) => [name, renameReferences(member, prefix)]),
    );
    const reference = object['$ref'];
    if (typeof reference !== 'string') return renamed;
    return { ...renamed, $ref: reference.replace(/^(#\/components\/(?!securitySchemes\/)\w+\/)/, `$1${prefix}`) };
  });
}
