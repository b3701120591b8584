/** Finds out for a document which address each operation or stream has, and which of them use a shared component. */
import {
  type DocumentObject,
  type DocumentValue,
  isObject,
  members,
  objectsIn,
  valueAtPointer,
} from '../../json/jsonDocument';
import { operationsIn } from '../openapiChanges';
import { nameOf } from '../operationParts';

/** Each operation and channel by name, with its address. */
export function addressesOf(document: DocumentObject): [name: string, address: string][] {
  const operations = (['paths', 'webhooks'] as const).flatMap((section) =>
    operationsIn(document, section).map(([address, operation]): [string, string] => [
      nameOf(operation, address),
      address,
    ]),
  );
  const channels = members(document['channels']).map(([name, channel]): [string, string] => [
    name,
    String(isObject(channel) ? channel['address'] : name),
  ]);
  return [...operations, ...channels];
}

/** The operations and channels that use each component, directly or through others. */
export function usersOf(document: DocumentObject): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const visit = (user: string, value: DocumentValue | undefined, seen: Set<string>): void => {
    for (const { $ref } of objectsIn(value)) {
      if (typeof $ref !== 'string' || seen.has($ref) || !$ref.startsWith('#/')) continue;
      seen.add($ref);
      const name = $ref.split('/').pop() ?? $ref;
      const others = users.get(name) ?? [];
      if (!others.includes(user)) users.set(name, [...others, user]);
      visit(user, valueAtPointer(document, $ref), seen);
    }
  };
  for (const section of ['paths', 'webhooks'] as const)
    for (const [address, operation] of operationsIn(document, section))
      visit(nameOf(operation, address), operation, new Set());
  for (const [name, channel] of members(document['channels'])) visit(name, channel, new Set());
  return users;
}
