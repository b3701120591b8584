/** How many operations of a document use each of its components, directly or through other components. */
import {
  type DocumentObject,
  type DocumentValue,
  isObject,
  members,
  objectsIn,
  valueAtPointer,
} from '../json/jsonDocument';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Returns the number of operations that use a component, given its pointer. */
export function reachIn(document: DocumentObject): (pointer: string) => number {
  let counts: ReadonlyMap<string, number> | undefined;
  return (pointer) => {
    counts ??= countUses(document);
    return counts.get(pointer) ?? 0;
  };
}

function countUses(document: DocumentObject): ReadonlyMap<string, number> {
  const referencesOf = new Map<string, readonly string[]>();
  const counts = new Map<string, number>();
  for (const operation of operationsIn(document)) {
    const reached = new Set<string>();
    const left = referencesIn(operation);
    for (let pointer = left.pop(); pointer !== undefined; pointer = left.pop()) {
      if (reached.has(pointer)) continue;
      reached.add(pointer);
      const further = referencesOf.get(pointer) ?? referencesIn(valueAtPointer(document, pointer));
      referencesOf.set(pointer, further);
      left.push(...further);
    }
    for (const pointer of reached) counts.set(pointer, (counts.get(pointer) ?? 0) + 1);
  }
  return counts;
}

/** The operations of OpenAPI, with webhooks, or those of AsyncAPI. */
function operationsIn(document: DocumentObject): DocumentValue[] {
  const ofPaths = ['paths', 'webhooks'].flatMap((section) =>
    members(document[section]).flatMap(([, item]) =>
      members(item)
        .filter(([method]) => METHODS.has(method))
        .map(([, operation]) => operation),
    ),
  );
  return [...ofPaths, ...members(document['operations']).map(([, operation]) => operation)];
}

function referencesIn(value: DocumentValue | undefined): string[] {
  return [...objectsIn(value)].flatMap((object) => {
    const reference = isObject(object) ? object['$ref'] : undefined;
    return typeof reference === 'string' && reference.startsWith('#/') ? [reference] : [];
  });
}
