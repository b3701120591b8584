/**
 * Completes the stream documents. In spec/ a channel and an operation state only what is their own; this adds what
 * every stream has, and writes the parameters of each channel out, because readers of AsyncAPI documents show channels
 * one by one. The Binance interface has the same market data events as the exchange's own streams, except for the form
 * of symbols.
 */

import { inPart, pointerTo } from '../json/contractError';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  rewriteObjects,
} from '../json/jsonDocument';

/** Every stream is on this server, and can send these messages after its own. */
const STREAM_SERVERS: DocumentValue = [{ $ref: '#/servers/streams' }];
const STREAM_MESSAGES: DocumentObject = {
  serverShutdown: { $ref: '#/components/messages/ServerShutdownEvent' },
  refused: { $ref: '#/components/messages/ErrorAnswer' },
};

/** The extension that only this step reads. */
const SEND = 'x-send';

/** The document with complete channels and operations. `document` is bundled. */
export function withStreamDefaults(document: DocumentObject): DocumentObject {
  const channels = Object.fromEntries(
    members(document['channels']).map(([name, channel]) => [
      name,
      inPart(pointerTo('channels', name), () => completeChannel(document, name, asObject(channel, name))),
    ]),
  );
  const written = [...streamOperations(document), ...members(document['operations'])];
  const operations = written.map(([name, operation]) => [
    name,
    inPart(pointerTo('operations', name), () => completeOperation(document, channels, name, asObject(operation, name))),
  ]);
  const { parameters: _writtenOut, ...components } = asObject(document['components'], 'components');
  return { ...document, channels, operations: Object.fromEntries(operations), components };
}

/** The operation of each stream, which sends its messages. Its channel has the texts in `x-send`. */
function streamOperations(document: DocumentObject): [string, DocumentValue][] {
  const operationOf = (name: string, channel: DocumentValue): [string, DocumentValue][] => {
    const { 'x-stream': isStream, [SEND]: texts } = asObject(channel, name);
    if (isStream === undefined ? texts !== undefined : isStream !== true || texts === undefined)
      throw new Error(`channel ${name}: a stream has x-stream: true and its texts in ${SEND}, other channels neither`);
    if (texts === undefined) return [];
    const operation = {
      action: 'send',
      ...asObject(texts, `${name} ${SEND}`),
      tags: [{ $ref: '#/components/tags/marketData' }],
      channel: { $ref: `#/channels/${name}` },
    };
    return [[`send${name.charAt(0).toUpperCase()}${name.slice(1)}`, operation]];
  };
  return members(document['channels']).flatMap(([name, channel]) =>
    inPart(pointerTo('channels', name), () => operationOf(name, channel)),
  );
}

function completeChannel(document: DocumentObject, name: string, channel: DocumentObject): DocumentObject {
  const parameters = members(channel['parameters']).map(([parameter, value]) => [
    parameter,
    resolveReference(document, asObject(value, parameter), `${name} ${parameter}`),
  ]);
  const messages = members(channel['messages']).map(([message, value]) => [message, messageReference(document, value)]);
  const own: DocumentObject = {
    ...channel,
    ...(parameters.length === 0 ? {} : { parameters: Object.fromEntries(parameters) }),
    messages: Object.fromEntries(messages),
  };
  if (channel['x-stream'] !== true) return own;
  const { title, address, [SEND]: _texts, ...rest } = own;
  return {
    title: asString(title, `${name} title`),
    address: asString(address, `${name} address`),
    servers: STREAM_SERVERS,
    ...rest,
    messages: { ...asObject(own['messages'], `${name} messages`), ...STREAM_MESSAGES },
  };
}

/**
 * A message as a reference to its component, in place of its text. Redocly writes out a message whose component is
 * itself a reference.
 */
function messageReference(document: DocumentObject, value: DocumentValue): DocumentObject {
  const message = asObject(value, 'message');
  if (message['$ref'] !== undefined) return message;
  const text = JSON.stringify(message);
  const components = members(asObject(document['components'], 'components')['messages']);
  const [name] = components.find(([, component]) => JSON.stringify(component) === text) ?? [];
  if (name === undefined) throw new Error(`a channel has a message that is no component: ${text}`);
  return { $ref: `#/components/messages/${name}` };
}

/** The messages of an operation are references to those of its channel; if it names none, it has all of them. */
function completeOperation(
  document: DocumentObject,
  channels: DocumentObject,
  name: string,
  operation: DocumentObject,
): DocumentObject {
  const pointer = asString(asObject(operation['channel'], `${name} channel`)['$ref'], `${name} channel`);
  const ofChannel = members(asObject(channels[pointer.replace('#/channels/', '')], pointer)['messages']);
  const referenceIn = (message: string): DocumentObject => ({ $ref: `${pointer}/messages/${message}` });
  const named = elements(operation['messages']).map((value) => {
    const reference = messageReference(document, value);
    const [message] = ofChannel.find(([, component]) => JSON.stringify(component) === JSON.stringify(reference)) ?? [];
    return message === undefined ? reference : referenceIn(message);
  });
  const { reply, ...rest } = operation;
  const messages = operation['messages'] === undefined ? ofChannel.map(([message]) => referenceIn(message)) : named;
  return { ...rest, messages, ...(reply === undefined ? {} : { reply }) };
}

const OWN_SYMBOL = '#/components/schemas/PairSymbol';
const BINANCE_SYMBOL = '#/components/schemas/SymbolName';
/** A pair of the exchange's own streams, or the name of a stream that begins with one. */
const PAIR_OR_STREAM = /^([a-z0-9]{2,10})_([a-z0-9]{2,10})(@.+)?$/;

/** The document, whose schemas and examples of market data are those of the own streams, with symbols as Binance has them. */
export function withBinanceSymbols(document: DocumentObject): DocumentObject {
  const { schemas, messages, ...components } = asObject(document['components'], 'components');
  const { PairSymbol: _own, ...others } = asObject(schemas, 'schemas');
  return {
    ...document,
    components: {
      ...components,
      messages: Object.fromEntries(
        members(messages).map(([name, message]) => [name, withBinanceExamples(asObject(message, name))]),
      ),
      schemas: rewriteObjects(others, (object) =>
        object['$ref'] === OWN_SYMBOL ? { ...object, $ref: BINANCE_SYMBOL } : undefined,
      ),
    },
  };
}

function withBinanceExamples(message: DocumentObject): DocumentObject {
  const examples = elements(message['examples']).map((value) => {
    const example = asObject(value, 'example');
    return { ...example, payload: binanceForm(example['payload'] ?? null) };
  });
  return { ...message, ...(message['examples'] === undefined ? {} : { examples }) };
}

function binanceForm(value: DocumentValue): DocumentValue {
  if (Array.isArray(value)) return value.map(binanceForm);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(members(value).map(([name, member]) => [name, binanceForm(member)]));
  if (typeof value !== 'string') return value;
  const [, base, quote, stream] = PAIR_OR_STREAM.exec(value) ?? [];
  if (base === undefined || quote === undefined) return value;
  return stream === undefined ? `${base}${quote}`.toUpperCase() : `${base}${quote}${stream}`;
}
