import { type DocumentObject, type DocumentValue, members, objectsIn, valueAtPointer } from '../json/jsonDocument';
import { nameOf, operationsIn, SECTIONS } from './operationParts';

/**
 * The operations and channels that use each component, directly or through others, by the pointer of the component. The
 * function that is returned reads the document at its first call.
 */
export function usersOf(document: DocumentObject): (pointer: string) => readonly string[] {
  let users: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (pointer) => {
    users ??= findUsers(document);
    return [...(users.get(pointer) ?? [])];
  };
}

function findUsers(document: DocumentObject): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const visit = (user: string, value: DocumentValue | undefined): void => {
    for (const { $ref } of objectsIn(value)) {
      if (typeof $ref !== 'string' || !$ref.startsWith('#/')) continue;
      const ofComponent = users.get($ref) ?? new Set();
      users.set($ref, ofComponent);
      if (ofComponent.has(user)) continue;
      ofComponent.add(user);
      visit(user, valueAtPointer(document, $ref));
    }
  };
  for (const section of SECTIONS)
    for (const [address, operation] of operationsIn(document, section)) visit(nameOf(operation, address), operation);
  for (const [name, channel] of members(document['channels'])) visit(name, channel);
  return users;
}
