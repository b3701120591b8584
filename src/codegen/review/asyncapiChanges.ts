/** Compares two AsyncAPI documents, channel by channel and message by message. */
import { elements, isObject, type JsonObject, type JsonValue, members, resolve } from '../json';
import { type Change, Changes, type Direction, moved, pairs, same } from './changes';
import { SchemaChanges } from './schemaChanges';

export function asyncapiChanges(before: JsonObject, after: JsonObject): Change[] {
  const changes = new Changes();
  const schemas = new SchemaChanges(before, after, changes);
  const direction = directions(after);

  for (const [name, was, is] of pairs(members(before['channels']), members(after['channels']))) {
    if (was === undefined) changes.add('additive', name, 'is a new channel');
    else if (is === undefined) changes.add('breaking', name, 'is no channel any more');
    else if (isObject(was) && isObject(is)) channel(name, was, is);
  }
  for (const [name, was, is] of pairs(members(before['operations']), members(after['operations']))) {
    const facts = (operation: JsonValue | undefined) =>
      isObject(operation) ? [operation['action'], operation['channel']] : undefined;
    if (was !== undefined && is === undefined) changes.add('breaking', name, 'is gone');
    else if (was !== undefined && !same(facts(was), facts(is))) changes.add('breaking', name, 'goes another way');
  }
  if (!same(before['servers'], after['servers'])) changes.add('editorial', 'the document', 'its servers changed');
  const words = (document: JsonObject) => members(document['info']).filter(([word]) => word !== 'version');
  for (const [word, was, is] of pairs(words(before), words(after)))
    if (!same(was, is)) changes.add('editorial', 'the document', `${word} changed`);
  return changes.list();

  function channel(name: string, was: JsonObject, is: JsonObject): void {
    if (was['address'] !== is['address'])
      changes.add('breaking', name, moved('address', was['address'], is['address']));
    if (['title', 'summary', 'description', 'tags'].some((word) => !same(was[word], is[word])))
      changes.add('editorial', name, 'its words changed');
    for (const [parameter, old, fresh] of pairs(members(was['parameters']), members(is['parameters']))) {
      const place = `${name}, ${parameter}`;
      if (old === undefined || fresh === undefined)
        changes.add('breaking', place, old === undefined ? 'is new in the name' : 'is gone from the name');
      else schemas.compare(old, fresh, 'sent', place);
    }
    const [old, fresh] = [queryOf(was), queryOf(is)];
    if (!same(old, fresh))
      schemas.compare(old ?? { properties: {} }, fresh ?? { properties: {} }, 'sent', `${name}, query`);
    for (const [message, oldMessage, freshMessage] of pairs(members(was['messages']), members(is['messages']))) {
      if (oldMessage === undefined) changes.add('additive', name, `${message} is a new message`);
      else if (freshMessage === undefined) changes.add('breaking', name, `${message} does not come any more`);
      else theMessage(message, direction.get(`${name} ${message}`) ?? 'received', oldMessage, freshMessage);
    }
  }

  function theMessage(name: string, way: Direction, was: JsonValue, is: JsonValue): void {
    const old = resolve(before, was, name);
    const fresh = resolve(after, is, name);
    if (['name', 'title', 'summary', 'description', 'examples'].some((word) => !same(old[word], fresh[word])))
      changes.add('editorial', name, 'its words or examples changed');
    schemas.compare(old['payload'], fresh['payload'], way, name);
  }
}

/** The query that a handshake may carry. */
function queryOf(channel: JsonObject): JsonValue | undefined {
  return memberOf(memberOf(channel['bindings'], 'ws'), 'query');
}

/** Which way each message of each channel goes, seen from a client. The document's operations are the server's: what it receives, a client sends. */
function directions(document: JsonObject): Map<string, Direction> {
  const found = new Map<string, Direction>();
  for (const [, operation] of members(document['operations'])) {
    const way: Direction = memberOf(operation, 'action') === 'receive' ? 'sent' : 'received';
    const channel = lastOf(memberOf(operation, 'channel'));
    const listed = memberOf(operation, 'messages');
    // An operation that lists none has all of its channel's.
    const all = members(memberOf(memberOf(document['channels'], channel), 'messages')).map(([name]) => name);
    for (const message of listed === undefined ? all : elements(listed).map(lastOf))
      found.set(`${channel} ${message}`, way);
  }
  return found;
}

function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isObject(value) ? value[name] : undefined;
}

/** The name at the end of a reference. */
function lastOf(reference: JsonValue | undefined): string {
  return String(memberOf(reference, '$ref')).split('/').pop() ?? '';
}
