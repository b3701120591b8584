/** Compares two AsyncAPI documents, channel by channel and message by message. */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';
import { type Change, Changes, type Direction, describeChange, isSameJson, pairByName } from './changes';
import { usersOf } from './componentUsers';
import { compareCredentials } from './credentials';
import { SchemaChanges } from './schemaChanges';

const TEXT_MEMBERS = ['title', 'summary', 'description', 'tags'];
/** Servers differ between exchanges, so clients are configured with theirs. */
const CHANNEL_TEXTS = [...TEXT_MEMBERS, 'servers'];
/** The members of a channel that are compared one by one. */
const CHANNEL_MEMBERS = new Set([...CHANNEL_TEXTS, 'address', 'parameters', 'bindings', 'messages']);
const OPERATION_MEMBERS = new Set([...TEXT_MEMBERS, 'action', 'channel', 'messages', 'reply', 'security']);
const MESSAGE_TEXTS = ['name', ...TEXT_MEMBERS, 'examples'];
const MESSAGE_MEMBERS = new Set([...MESSAGE_TEXTS, 'payload', 'headers']);
/** Marks a channel that can be subscribed to by name. */
const BY_NAME = 'x-stream';

export function asyncapiChanges(before: DocumentObject, after: DocumentObject): Change[] {
  const changes = new Changes(usersOf(after));
  const schemas = new SchemaChanges(before, after, changes);
  const direction = messageDirections(after);

  for (const [name, was, is] of pairByName(members(before['channels']), members(after['channels']))) {
    if (was === undefined) changes.add('additive', name, 'is a new channel', [was, is]);
    else if (is === undefined) changes.add('breaking', name, 'was removed', [was, is]);
    else if (isObject(was) && isObject(is)) compareChannel(name, was, is);
  }
  for (const [name, was, is] of pairByName(members(before['operations']), members(after['operations']))) {
    if (was === undefined) changes.add('additive', name, 'is a new operation', [was, is]);
    else if (is === undefined) changes.add('breaking', name, 'was removed', [was, is]);
    else if (isObject(was) && isObject(is)) compareOperation(name, was, is);
  }
  changes.addTexts('the document', ['servers'], before, after);
  for (const [name, was, is] of pairByName(members(before['servers']), members(after['servers'])))
    if (isObject(was) && isObject(is)) compareSecurity(`the server ${name}`, was, is);
  compareCredentials(before, after, changes);
  for (const [word, was, is] of pairByName(members(before['info']), members(after['info'])))
    if (word !== 'version' && !isSameJson(was, is))
      changes.add('editorial', 'the document', `${word} changed`, [was, is]);
  return changes.list();

  function compareChannel(name: string, was: DocumentObject, is: DocumentObject): void {
    if (was['address'] !== is['address'])
      changes.add('breaking', name, describeChange('address', was['address'], is['address']), [
        was['address'],
        is['address'],
      ]);
    changes.addTexts(name, CHANNEL_TEXTS, was, is);
    if (was[BY_NAME] === true && is[BY_NAME] !== true)
      changes.add('breaking', name, 'can no longer be subscribed to by name', [was[BY_NAME], is[BY_NAME]]);
    changes.addOthers(name, CHANNEL_MEMBERS, was, is);
    for (const [parameter, old, fresh] of pairByName(members(was['parameters']), members(is['parameters']))) {
      const place = `${name}, ${parameter}`;
      if (old === undefined || fresh === undefined)
        changes.add('breaking', place, old === undefined ? 'was added to the name' : 'was removed from the name', [
          old,
          fresh,
        ]);
      else schemas.compare(old, fresh, 'sent', place);
    }
    schemas.compare(querySchemaOf(was) ?? {}, querySchemaOf(is) ?? {}, 'sent', `${name}, query`);
    const [oldBindings, freshBindings] = [bindingsOf(was), bindingsOf(is)];
    if (!isSameJson(oldBindings, freshBindings))
      changes.add('breaking', name, 'bindings changed', [oldBindings, freshBindings]);
    for (const [message, oldMessage, freshMessage] of pairByName(members(was['messages']), members(is['messages']))) {
      if (oldMessage === undefined)
        changes.add('additive', name, `${message} is a new message`, [undefined, freshMessage]);
      else if (freshMessage === undefined)
        changes.add('breaking', name, `${message} was removed`, [oldMessage, undefined]);
      else
        for (const way of direction.get(`${name} ${message}`) ?? ['received' as const])
          compareMessage(message, way, oldMessage, freshMessage);
    }
  }

  function compareOperation(name: string, was: DocumentObject, is: DocumentObject): void {
    const facts = ({ action, channel, reply }: DocumentObject) => [action, channel, memberOf(reply, 'channel')];
    if (!isSameJson(facts(was), facts(is)))
      changes.add('breaking', name, 'has another direction or channel', [was, is]);
    changes.addTexts(name, TEXT_MEMBERS, was, is);
    compareSecurity(name, was, is);
    changes.addOthers(name, OPERATION_MEMBERS, was, is);
    compareListed(name, 'message', was['messages'], is['messages']);
    compareListed(name, 'reply', memberOf(was['reply'], 'messages'), memberOf(is['reply'], 'messages'));
  }

  /** Each listed credential is an alternative, and none means that everybody may connect. */
  function compareSecurity(name: string, was: DocumentObject, is: DocumentObject): void {
    const [old, fresh] = [elements(was['security']), elements(is['security'])];
    if (isSameJson(old, fresh)) return;
    const keepsAll =
      fresh.length === 0 || (old.length > 0 && old.every((one) => fresh.some((other) => isSameJson(one, other))));
    const added = fresh.length === 0 ? 'no longer requires credentials' : 'accepts further credentials';
    changes.add(keepsAll ? 'additive' : 'breaking', name, keepsAll ? added : 'requires other credentials', [
      old,
      fresh,
    ]);
  }

  function compareListed(
    name: string,
    kind: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
  ): void {
    const named = (list: DocumentValue | undefined) =>
      elements(list).map((reference): [string, DocumentValue] => [lastStepOf(reference), reference]);
    for (const [message, old, fresh] of pairByName(named(was), named(is))) {
      if (old === undefined) changes.add('additive', name, `the ${kind} ${message} is new`, [old, fresh]);
      if (fresh === undefined) changes.add('breaking', name, `the ${kind} ${message} was removed`, [old, fresh]);
    }
  }

  function compareMessage(name: string, way: Direction, was: DocumentValue, is: DocumentValue): void {
    const old = resolveReference(before, was, name);
    const fresh = resolveReference(after, is, name);
    changes.addTexts(name, MESSAGE_TEXTS, old, fresh);
    changes.addOthers(name, MESSAGE_MEMBERS, old, fresh);
    schemas.compare(old['payload'], fresh['payload'], way, name);
    schemas.compare(old['headers'], fresh['headers'], way, `${name}, headers`);
  }
}

/** The bindings of a channel without the query, which is compared as a schema. */
function bindingsOf(channel: DocumentObject): DocumentValue {
  const { ws = {}, ...others } = isObject(channel['bindings']) ? channel['bindings'] : {};
  const { query: _query, ...socket } = isObject(ws) ? ws : {};
  return { ...others, ws: socket };
}

/** The query parameters of the handshake. */
function querySchemaOf(channel: DocumentObject): DocumentValue | undefined {
  return memberOf(memberOf(channel['bindings'], 'ws'), 'query');
}

/**
 * The directions of each message of each channel, from the client's view. Operations are the server's: it receives
 * what a client sends.
 */
function messageDirections(document: DocumentObject): Map<string, Set<Direction>> {
  const found = new Map<string, Set<Direction>>();
  for (const [, operation] of members(document['operations'])) {
    const way: Direction = memberOf(operation, 'action') === 'receive' ? 'sent' : 'received';
    const channel = lastStepOf(memberOf(operation, 'channel'));
    const listed = memberOf(operation, 'messages');
    // An operation without a list of messages has all messages of its channel.
    const all = members(memberOf(memberOf(document['channels'], channel), 'messages')).map(([name]) => name);
    for (const message of listed === undefined ? all : elements(listed).map(lastStepOf))
      found.set(`${channel} ${message}`, (found.get(`${channel} ${message}`) ?? new Set()).add(way));
  }
  return found;
}

function memberOf(value: DocumentValue | undefined, name: string): DocumentValue | undefined {
  return isObject(value) ? value[name] : undefined;
}

/** The last step of a reference. */
function lastStepOf(reference: DocumentValue | undefined): string {
  return String(memberOf(reference, '$ref')).split('/').pop() ?? '';
}
