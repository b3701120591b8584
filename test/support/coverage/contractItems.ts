/** Lists everything that the contract allows the server to send, and finds the item of a received response or frame. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { genericErrorsOf, isPage, operationsOf, type Response } from '../../../src/programs/codegen/documents/contract';
import {
  asObject,
  type DocumentObject,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../build';
import { type CoverageNote, messagePattern } from './recording';

export interface ContractItem {
  /** Name in the report: `createOrder 400 INVALID_PAIR`, `stream bare KlineEvent`. */
  readonly name: string;
  readonly group: 'published' | 'internal' | 'streams';
  isSeenIn(note: CoverageNote): boolean;
}

export interface ContractDocuments {
  readonly openapi: DocumentObject;
  /** The only document with the pages that apps link to. */
  readonly published: DocumentObject;
  readonly asyncapi: DocumentObject;
  readonly binanceAsyncapi: DocumentObject;
}

export function contractDocuments(): ContractDocuments {
  const read = (file: string): DocumentObject =>
    asObject(JSON.parse(readFileSync(join(ROOT, 'generated', file), 'utf8')), file);
  return {
    openapi: read('openapi.json'),
    published: read('openapi.published.json'),
    asyncapi: read('asyncapi.json'),
    binanceAsyncapi: read('binance.asyncapi.json'),
  };
}

export function contractItems({ openapi, published, asyncapi, binanceAsyncapi }: ContractDocuments): ContractItem[] {
  return [
    ...operationItems(openapi),
    ...pageStatusItems(published),
    ...genericItems(openapi),
    ...messageItems(asyncapi, ''),
    ...messageItems(binanceAsyncapi, 'binance '),
  ];
}

function operationItems(openapi: DocumentObject): ContractItem[] {
  return operationsOf(openapi).flatMap(({ id, internal, responses }) =>
    responses.flatMap((response) =>
      outcomesOf(response).map((shown): ContractItem => {
        const isSeenIn = (note: CoverageNote): boolean =>
          note.kind === 'answer' && note.operation === id && matchesOutcome(note, response, shown);
        return {
          name: [id, response.status, ...shown.words].join(' '),
          group: internal ? 'internal' : 'published',
          isSeenIn,
        };
      }),
    ),
  );
}

/** A page describes an error in words, so only its statuses can be distinguished. */
function pageStatusItems(published: DocumentObject): ContractItem[] {
  const pages = members(published['paths']).flatMap(([path, item]) =>
    members(item).flatMap(([method, value]) => (isPage(value) ? [{ path, method, value: asObject(value, path) }] : [])),
  );
  return pages.flatMap(({ path, method, value }) =>
    members(value['responses']).map(([status]): ContractItem => {
      const isSeenIn = (note: CoverageNote): boolean =>
        note.kind === 'page' && note.path === path && note.method === method && note.status === Number(status);
      return { name: `${String(value['operationId'])} ${status}`, group: 'published', isSeenIn };
    }),
  );
}

/** Errors that any request can get may occur in any operation. */
function genericItems(openapi: DocumentObject): ContractItem[] {
  return Object.entries(genericErrorsOf(openapi)).flatMap(([surface, responses]) =>
    responses.flatMap((response) =>
      outcomesOf(response).map((shown): ContractItem => {
        const isSeenIn = (note: CoverageNote): boolean =>
          note.kind === 'answer' && note.surface === surface && matchesOutcome(note, response, shown);
        return {
          name: [`any request (${surface})`, response.status, ...shown.words].join(' '),
          group: 'published',
          isSeenIn,
        };
      }),
    ),
  );
}

/** One of the outcomes of a status: an error code, or success. */
interface ResponseOutcome {
  readonly words: readonly string[];
  readonly code: string | number | undefined;
  /** Distinguishes it from another one of the same code; undefined if there is no other. */
  readonly form: string | undefined;
}

type AnswerNote = Extract<CoverageNote, { kind: 'answer' }>;

function matchesOutcome(note: AnswerNote, { status }: Response, { code, form }: ResponseOutcome): boolean {
  return note.status === Number(status) && note.code === code && (form === undefined || note.message === form);
}

function outcomesOf({ status, examples, emptyBodyCodes: silentCodes }: Response): ResponseOutcome[] {
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
      form: messagePattern(message ?? msg ?? ''),
    };
  });
  // Two examples that cannot be distinguished in a response are one item.
  const apart = shown.filter(
    ({ code, form }, index) => index === shown.findIndex((other) => other.code === code && other.form === form),
  );
  const isAlone = (code: ResponseOutcome['code']): boolean => apart.filter((other) => other.code === code).length === 1;
  const silent = silentCodes
    .slice(0, 1)
    .map((code): ResponseOutcome => ({ words: [code], code: undefined, form: undefined }));
  return [
    ...silent,
    ...apart.map(({ words, code, form }): ResponseOutcome => ({ words, code, form: isAlone(code) ? undefined : form })),
  ];
}

/**
 * The channels of the two kinds of connections, and those of each stream. Every stream message arrives on one of the
 * two.
 */
function messageItems(asyncapi: DocumentObject, surface: Surface): ContractItem[] {
  return members(asyncapi['channels']).flatMap(([channel, value]) =>
    members(asObject(value, channel)['messages']).flatMap(([, message]) => {
      const name = String(asObject(message, channel)['$ref']).replace('#/components/messages/', '');
      return detailsOf(asyncapi, name).map((detail): ContractItem => {
        const isSeenIn = (note: CoverageNote): boolean =>
          note.kind === 'message' && matchesMessage(note, { surface, channel, name, detail });
        return {
          name: [`${surface}stream`, channel, name, ...(detail === undefined ? [] : [detail])].join(' '),
          group: 'streams',
          isSeenIn,
        };
      });
    }),
  );
}

/** Before the kind of a connection: that of the exchange's own streams has no name. */
type Surface = '' | 'binance ';
type MessageNote = Extract<CoverageNote, { kind: 'message' }>;

function matchesMessage(
  note: MessageNote,
  {
    surface,
    channel,
    name,
    detail,
  }: {
    readonly surface: Surface;
    readonly channel: string;
    readonly name: string;
    readonly detail: string | undefined;
  },
): boolean {
  if (note.connection.startsWith('binance ') !== (surface !== '')) return false;
  const isMessage = note.message === name && (detail === undefined || note.detail === detail);
  if (channel === 'bare' || channel === 'combined') return note.connection === `${surface}${channel}` && isMessage;
  return isMessage || note.detail === name;
}

/** An error frame counts as one message per code. */
function detailsOf(asyncapi: DocumentObject, name: string): (string | undefined)[] {
  if (name !== 'ErrorAnswer') return [undefined];
  const message = resolveReference(asyncapi, valueAtPointer(asyncapi, `#/components/messages/${name}`), name);
  return elements(message['examples']).map((example) => {
    const payload = asObject(asObject(example, name)['payload'], name);
    return String(asObject(payload['error'] ?? payload, name)['code']);
  });
}
