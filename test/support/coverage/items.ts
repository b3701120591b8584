/** All that the contract says the server may answer and send, as a list, and which of it something that was seen is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { genericErrorsOf, isPage, operationsOf, type Response } from '../../../src/codegen/contract';
import { asObject, at, elements, type JsonObject, members, resolve } from '../../../src/codegen/json';
import { ROOT } from '../build';
import { formOf, type Note } from './notes';

export interface Item {
  /** As the report names it: `createOrder 400 INVALID_PAIR`, `stream bare KlineEvent`. */
  readonly name: string;
  readonly group: 'published' | 'internal' | 'streams';
  isSeenIn(note: Note): boolean;
}

export interface ContractDocuments {
  readonly openapi: JsonObject;
  /** The only one with the pages that apps link to. */
  readonly published: JsonObject;
  readonly asyncapi: JsonObject;
}

export function contractDocuments(): ContractDocuments {
  const read = (file: string): JsonObject =>
    asObject(JSON.parse(readFileSync(join(ROOT, 'generated', file), 'utf8')), file);
  return { openapi: read('openapi.json'), published: read('openapi.published.json'), asyncapi: read('asyncapi.json') };
}

export function contractItems({ openapi, published, asyncapi }: ContractDocuments): Item[] {
  return [...operationItems(openapi), ...pageItems(published), ...genericItems(openapi), ...messageItems(asyncapi)];
}

function operationItems(openapi: JsonObject): Item[] {
  return operationsOf(openapi).flatMap(({ id, internal, responses }) =>
    responses.flatMap((response) =>
      shownBy(response).map((shown): Item => {
        const isSeenIn = (note: Note): boolean =>
          note.kind === 'answer' && note.operation === id && isAnswer(note, response, shown);
        return {
          name: [id, response.status, ...shown.words].join(' '),
          group: internal ? 'internal' : 'published',
          isSeenIn,
        };
      }),
    ),
  );
}

/** A page says in words what is wrong, so its statuses are all there is to tell apart. */
function pageItems(published: JsonObject): Item[] {
  const pages = members(published['paths']).flatMap(([path, item]) =>
    members(item).flatMap(([method, value]) => (isPage(value) ? [{ path, method, value: asObject(value, path) }] : [])),
  );
  return pages.flatMap(({ path, method, value }) =>
    members(value['responses']).map(([status]): Item => {
      const isSeenIn = (note: Note): boolean =>
        note.kind === 'page' && note.path === path && note.method === method && note.status === Number(status);
      return { name: `${String(value['operationId'])} ${status}`, group: 'published', isSeenIn };
    }),
  );
}

/** What can meet any request may do so in any operation. */
function genericItems(openapi: JsonObject): Item[] {
  return Object.entries(genericErrorsOf(openapi)).flatMap(([surface, responses]) =>
    responses.flatMap((response) =>
      shownBy(response).map((shown): Item => {
        const isSeenIn = (note: Note): boolean =>
          note.kind === 'answer' && note.surface === surface && isAnswer(note, response, shown);
        return {
          name: [`any request (${surface})`, response.status, ...shown.words].join(' '),
          group: 'published',
          isSeenIn,
        };
      }),
    ),
  );
}

/** One of the things that a status can show: nothing more on success, else a code. */
interface Shown {
  readonly words: readonly string[];
  readonly code: string | number | undefined;
  /** Tells it from another one of the same code; undefined where there is no other. */
  readonly form: string | undefined;
}

type Answer = Extract<Note, { kind: 'answer' }>;

function isAnswer(note: Answer, { status }: Response, { code, form }: Shown): boolean {
  return note.status === Number(status) && note.code === code && (form === undefined || note.message === form);
}

function shownBy({ status, examples, silentCodes }: Response): Shown[] {
  if (Number(status) < 400) return [{ words: [], code: undefined, form: undefined }];
  const shown = examples.map(({ name, value, code, variant }) => {
    const {
      code: wire,
      message,
      msg,
    } = asObject(value, name) as { code?: string | number; message?: string; msg?: string };
    const word = variant === null ? String(code) : `${code}.${variant}`;
    return {
      words: typeof wire === 'number' ? [String(wire), word] : [word],
      code: wire,
      form: formOf(message ?? msg ?? ''),
    };
  });
  // Of two examples that look alike on the wire, each shows the other.
  const apart = shown.filter(
    ({ code, form }, index) => index === shown.findIndex((other) => other.code === code && other.form === form),
  );
  const isAlone = (code: Shown['code']): boolean => apart.filter((other) => other.code === code).length === 1;
  const silent = silentCodes.slice(0, 1).map((code): Shown => ({ words: [code], code: undefined, form: undefined }));
  return [
    ...silent,
    ...apart.map(({ words, code, form }): Shown => ({ words, code, form: isAlone(code) ? undefined : form })),
  ];
}

/** The channels of the two kinds of socket, and of each stream. Whatever a stream sends comes over one of the two. */
function messageItems(asyncapi: JsonObject): Item[] {
  return members(asyncapi['channels']).flatMap(([channel, value]) =>
    members(asObject(value, channel)['messages']).flatMap(([, message]) => {
      const name = String(asObject(message, channel)['$ref']).replace('#/components/messages/', '');
      return detailsOf(asyncapi, name).map((detail): Item => {
        const isSeenIn = (note: Note): boolean => note.kind === 'message' && isMessage(note, { channel, name, detail });
        return {
          name: ['stream', channel, name, ...(detail === undefined ? [] : [detail])].join(' '),
          group: 'streams',
          isSeenIn,
        };
      });
    }),
  );
}

type Message = Extract<Note, { kind: 'message' }>;

function isMessage(
  note: Message,
  { channel, name, detail }: { readonly channel: string; readonly name: string; readonly detail: string | undefined },
): boolean {
  if (channel === 'bare' || channel === 'combined')
    return note.door === channel && note.message === name && (detail === undefined || note.detail === detail);
  return note.message === name || note.detail === name;
}

/** An error frame is one message a code. */
function detailsOf(asyncapi: JsonObject, name: string): (string | undefined)[] {
  if (name !== 'ErrorAnswer') return [undefined];
  const message = resolve(asyncapi, at(asyncapi, `#/components/messages/${name}`), name);
  return elements(message['examples']).map((example) => {
    const payload = asObject(asObject(example, name)['payload'], name);
    return String(asObject(payload['error'], name)['code']);
  });
}
