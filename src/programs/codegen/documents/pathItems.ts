/**
 * Moves what a path says for all of its operations into these, so that everything else reads operations only. An
 * operation's own parameter takes precedence over that of its path.
 */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const SHARED = new Set(['summary', 'description', 'parameters', 'servers']);

export function withoutPathMembers(document: DocumentObject): DocumentObject {
  const completed = { ...document };
  for (const section of ['paths', 'webhooks'])
    if (document[section] !== undefined)
      completed[section] = Object.fromEntries(
        members(document[section]).map(([path, item]) => [path, withSharedMembers(document, item)]),
      );
  return completed;
}

function withSharedMembers(document: DocumentObject, item: DocumentValue): DocumentValue {
  if (!isObject(item) || !Object.keys(item).some((name) => SHARED.has(name))) return item;
  return Object.fromEntries(
    members(item)
      .filter(([name]) => !SHARED.has(name))
      .map(([name, operation]) => [
        name,
        METHODS.has(name) && isObject(operation) ? completedOperation(document, item, operation) : operation,
      ]),
  );
}

function completedOperation(document: DocumentObject, item: DocumentObject, operation: DocumentObject): DocumentObject {
  const own = elements(operation['parameters']);
  const names = new Set(own.map((parameter) => placeOf(document, parameter)));
  const shared = elements(item['parameters']).filter((parameter) => !names.has(placeOf(document, parameter)));
  const servers = operation['servers'] ?? item['servers'];
  return {
    ...operation,
    ...(shared.length > 0 && { parameters: [...shared, ...own] }),
    ...(servers !== undefined && { servers }),
  };
}

function placeOf(document: DocumentObject, parameter: DocumentValue): string {
  const { in: place, name } = resolveReference(document, parameter, 'parameter');
  return `${String(place)} ${String(name)}`;
}
