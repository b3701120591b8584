/**
 * The documents of the contract that are released, each with its own version, and who reads them.
 *
 * The reader of `openapi`, `asyncapi`, `operator.openapi` and of the two documents of the Binance interface is a client
 * of the exchange. `partner.openapi` and
 * `custodian.openapi` describe servers that the exchange calls: their readers are servers. The webhooks of a document
 * go the other way, except for those that the exchange sends to partners: a partner receives all requests.
 */
import { type Documents, readDocuments } from '../documents/contractDocuments';
import type { DocumentObject } from '../json/jsonDocument';
import { asyncapiChanges } from './asyncapiChanges';
import type { Change } from './changes';
import { openapiChanges, type Readers } from './openapiChanges';
import { versionOf } from './versions';

export const DOCUMENT_NAMES = [
  'openapi',
  'asyncapi',
  'partner.openapi',
  'custodian.openapi',
  'operator.openapi',
  'binance.openapi',
  'binance.asyncapi',
] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];
export type ReviewedDocuments = Readonly<Record<DocumentName, DocumentObject>>;

/** The documents that the server publishes. The others describe internal interfaces. */
export const PUBLIC_NAMES: readonly DocumentName[] = [
  'openapi',
  'asyncapi',
  'partner.openapi',
  'binance.openapi',
  'binance.asyncapi',
];

const READERS: Readonly<Record<Exclude<DocumentName, 'asyncapi' | 'binance.asyncapi'>, Readers>> = {
  openapi: { paths: 'client', webhooks: 'server' },
  'partner.openapi': { paths: 'server', webhooks: 'server' },
  'custodian.openapi': { paths: 'server', webhooks: 'client' },
  'operator.openapi': { paths: 'client', webhooks: 'server' },
  'binance.openapi': { paths: 'client', webhooks: 'server' },
};

export function readReviewedDocuments(specFolder: string): ReviewedDocuments {
  return reviewedDocuments(readDocuments(specFolder));
}

export function reviewedDocuments(documents: Documents): ReviewedDocuments {
  const { published, asyncapi, partner, custodian, operator, binance, binanceAsyncapi } = documents;
  return {
    openapi: published,
    asyncapi,
    'partner.openapi': partner,
    'custodian.openapi': custodian,
    'operator.openapi': operator,
    'binance.openapi': binance,
    'binance.asyncapi': binanceAsyncapi,
  };
}

/** The changes of one document. */
export interface DocumentChanges<Listed = Change> {
  /** The version before; null before the first release. */
  readonly from: string | null;
  readonly to: string;
  /** Sorted by class, breaking ones first. */
  readonly changes: readonly Listed[];
}

export interface DocumentReview extends DocumentChanges {
  readonly before: DocumentObject | undefined;
  readonly after: DocumentObject;
}
export type Reviews = Readonly<Record<DocumentName, DocumentReview>>;

/** Compares each document with the one that `previous` returns. */
export function reviewDocuments(
  previous: (name: DocumentName) => DocumentObject | undefined,
  documents: ReviewedDocuments,
): Reviews {
  return mapDocuments(DOCUMENT_NAMES, (name) => {
    const [before, after] = [previous(name), documents[name]];
    const versions = { from: before === undefined ? null : versionOf(before), to: versionOf(after) };
    return { ...versions, changes: before === undefined ? [] : changesBetween(name, before, after), before, after };
  });
}

export function changesBetween(name: DocumentName, before: DocumentObject, after: DocumentObject): Change[] {
  return name === 'asyncapi' || name === 'binance.asyncapi'
    ? asyncapiChanges(before, after)
    : openapiChanges(before, after, READERS[name]);
}

export function mapDocuments<Value>(
  names: readonly DocumentName[],
  valueFor: (name: DocumentName) => Value,
): Record<DocumentName, Value> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<DocumentName, Value>;
}
