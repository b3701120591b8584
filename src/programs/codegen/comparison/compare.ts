/** Compares what Binance documents with our two documents, which alone decide what we have. */
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
  valueAtPointer,
} from '../json/jsonDocument';
import { innerSchemas } from '../json/schemaParts';
import type { DocumentedCall, DocumentedInterface, Reasons } from './documented';

export interface Missing {
  readonly name: string;
  /** The reason why it is missing; undefined if it is only not implemented yet. */
  readonly why: string | undefined;
}

export interface ComparedRow {
  readonly name: string;
  readonly exists: boolean;
  /** Why it does not exist, if it does not. */
  readonly why: string | undefined;
  /** Parameters, and members of the response or event. */
  readonly missing: readonly Missing[];
  /** Items that Talad has and Binance does not. */
  readonly added: readonly string[];
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

export interface Comparison {
  readonly http: readonly ComparedGroup[];
  readonly streams: readonly ComparedRow[];
  readonly events: readonly ComparedRow[];
  readonly controls: readonly ComparedRow[];
  readonly methods: readonly ComparedGroup[];
  /** Operations of ours that Binance does not document. */
  readonly unknown: readonly string[];
  /** Operations of ours with parameters, of which the parameters that Binance documents are not written down. */
  readonly uncompared: readonly string[];
}

const SIGNED_PARAMETERS = ['recvWindow', 'timestamp'];
const DEPTH_MAX = 6;
/** Parameters that every read has here. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set(['X-Min-Sequence']);

export function compare(
  { http, streams, events, controls, methods }: DocumentedInterface,
  openapi: DocumentObject,
  asyncapi: DocumentObject,
): Comparison {
  const ours = new Set(
    members(openapi['paths']).flatMap(([path, item]) => members(item).map(([method]) => callOf(method, path))),
  );
  const known = new Set(http.flatMap(({ operations }) => operations.map(({ call }) => call)));
  const have = new Set(
    members(asyncapi['channels']).flatMap(([, channel]) =>
      members(asObject(channel, 'channel')['x-methods']).map(([name]) => name),
    ),
  );
  return {
    http: http.map(({ group, operations }) => ({
      title: group,
      rows: operations.map((operation) => compareCall(openapi, operation)),
    })),
    streams: streams.map(({ name, example, members: names = [], why = {} }) => {
      const channel = channelOf(asyncapi, example);
      const payloads = channel === undefined ? [] : payloadsOf(asyncapi, channel);
      const own = payloads.flatMap((payload) => memberNames(asyncapi, payload));
      return rowOf({ name, exists: channel !== undefined, why, kind: 'stream', documented: names, own });
    }),
    events: events.map(({ name, schema, members: names = [], why = {} }) => {
      const found = valueAtPointer(asyncapi, `#/components/schemas/${schema}`);
      const own = found === undefined ? [] : memberNames(asyncapi, found);
      return rowOf({ name, exists: found !== undefined, why, kind: 'event', documented: names, own });
    }),
    controls: controls.map((name) => {
      const exists = members(valueAtPointer(asyncapi, '#/components/messages')).some(
        ([, message]) => asObject(message, name)['name'] === name,
      );
      return { name, exists, why: undefined, missing: [], added: [] };
    }),
    methods: methods.map(({ group, methods: names, why = {} }) => ({
      title: group,
      rows: names.map((name) => ({ name, exists: have.has(name), why: why[name], missing: [], added: [] })),
    })),
    unknown: [...ours].filter((call) => !known.has(call)),
    uncompared: http
      .flatMap(({ operations }) => operations)
      .filter(({ call, parameters = [] }) => parameters.length === 0 && ownParameters(openapi, call).length > 0)
      .map(({ call }) => call),
  };
}

/** The parameters of an operation without those that each signed operation has. */
function ownParameters(openapi: DocumentObject, call: string): string[] {
  const operation = operationOf(openapi, call);
  return operation === undefined
    ? []
    : sentParameters(openapi, operation, call).filter((name) => !SIGNED_PARAMETERS.includes(name));
}

function operationOf(openapi: DocumentObject, call: string): DocumentObject | undefined {
  const [method = '', path = ''] = call.split(' ');
  const item = members(openapi['paths']).find(([own]) => own === `/binance${path}`)?.[1];
  const operation = isObject(item) ? item[method.toLowerCase()] : undefined;
  return operation === undefined ? undefined : asObject(operation, call);
}

function sentParameters(openapi: DocumentObject, operation: DocumentObject, call: string): string[] {
  return elements(operation['parameters'])
    .map((parameter) => String(resolveReference(openapi, parameter, call)['name']))
    .filter((name) => !OWN_PARAMETERS.has(name));
}

function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/binance/, '')}`;
}

function compareCall(openapi: DocumentObject, documented: DocumentedCall): ComparedRow {
  const { call, signed = false, parameters = [], members: names = [], why = {} } = documented;
  const own = operationOf(openapi, call);
  if (own === undefined) return { name: call, exists: false, why: why['operation'], missing: [], added: [] };
  const sent = sentParameters(openapi, own, call);
  const response = valueAtPointer(own, '#/responses/200/content/application~1json/schema');
  const received = response === undefined ? [] : memberNames(openapi, response);
  return rowOf({
    name: call,
    exists: true,
    why,
    kind: 'operation',
    documented: [...parameters, ...(signed ? SIGNED_PARAMETERS : []), ...names],
    own: [...sent, ...received],
  });
}

interface RowParts {
  readonly name: string;
  readonly exists: boolean;
  readonly why: Reasons;
  readonly kind: string;
  readonly documented: readonly string[];
  readonly own: readonly string[];
}

function rowOf({ name, exists, why, kind, documented, own }: RowParts): ComparedRow {
  if (!exists) return { name, exists, why: why[kind], missing: [], added: [] };
  const [theirs, ours] = [new Set(documented), new Set(own)];
  // An inner object that is listed as a whole stands for its members.
  const isWithin = (set: ReadonlySet<string>, member: string): boolean =>
    set.has(member) ||
    member.split('.').some((_, index, parts) => index > 0 && set.has(parts.slice(0, index).join('.')));
  return {
    name,
    exists,
    why: undefined,
    missing: [...theirs].filter((member) => !ours.has(member)).map((member) => ({ name: member, why: why[member] })),
    added: [...ours].filter(
      (member) => !isWithin(theirs, member) && ![...theirs].some((each) => each.startsWith(`${member}.`)),
    ),
  };
}

/** The channel whose stream has this name. */
function channelOf(asyncapi: DocumentObject, example: string): DocumentObject | undefined {
  for (const [name, value] of members(asyncapi['channels'])) {
    const channel = asObject(value, name);
    if (channel['x-stream'] !== true) continue;
    const pattern = String(channel['address'])
      .split(/\{([^}]+)\}/)
      .map((part, index) =>
        index % 2 === 0 ? part.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&') : valuePattern(channel, part),
      )
      .join('');
    if (new RegExp(`^${pattern}$`).test(example)) return channel;
  }
  return undefined;
}

function valuePattern(channel: DocumentObject, parameter: string): string {
  const { enum: values, 'x-pattern': pattern } = asObject(
    valueAtPointer(channel, `#/parameters/${parameter}`) ?? {},
    parameter,
  );
  const listed = elements(values).map((value) => String(value).replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&'));
  return `(?:${listed.length > 0 ? listed.join('|') : String(pattern)})`;
}

/** The payloads of the channel's messages, without those of the connection, which every stream's channel has. */
function payloadsOf(asyncapi: DocumentObject, channel: DocumentObject): DocumentValue[] {
  const streams = members(asyncapi['channels']).flatMap(([, value]) =>
    isObject(value) && value['x-stream'] === true ? [value['messages']] : [],
  );
  const isOfConnection = (name: string): boolean =>
    streams.every((messages) => isObject(messages) && messages[name] !== undefined);
  return members(channel['messages']).flatMap(([name, message]) =>
    isOfConnection(name) ? [] : [resolveReference(asyncapi, message, name)['payload'] ?? {}],
  );
}

/** Every member, those of lists and inner objects with a dot, in all forms of a value. */
function memberNames(document: DocumentObject, schema: DocumentValue, prefix = '', depth = 0): string[] {
  if (depth > DEPTH_MAX || !isObject(schema)) return [];
  const own = schema['$ref'] === undefined ? schema : resolveReference(document, schema, prefix);
  return innerSchemas(own).flatMap(({ keyword, key, schema: inner }) => {
    if (keyword !== 'properties') return memberNames(document, inner, prefix, depth + 1);
    const path = prefix === '' ? String(key) : `${prefix}.${key}`;
    return [path, ...memberNames(document, inner, path, depth + 1)];
  });
}
