/** Where the schemas of a document are used, and in which direction: found without the code of the review. */
import type { DocumentName } from '../../../src/programs/codegen/review/documents';
import type { Document } from './reviewCase';

export type Direction = 'sent' | 'received';

/** A schema that stands by itself: a component, or the schema of a parameter, header, body or message. */
export interface SchemaUse {
  /** Its place in the document, step by step. */
  readonly pointer: readonly string[];
  readonly directions: ReadonlySet<Direction>;
}

/** Whether the reader of the document sends the requests of its operations, and of its webhooks. */
export const SENDS_REQUESTS: Readonly<Record<string, { readonly paths: boolean; readonly webhooks: boolean }>> = {
  openapi: { paths: true, webhooks: false },
  'operator.openapi': { paths: true, webhooks: false },
  'binance.openapi': { paths: true, webhooks: false },
  'partner.openapi': { paths: false, webhooks: false },
  'custodian.openapi': { paths: false, webhooks: true },
};

const INNER = ['items', 'additionalProperties', 'contains', 'unevaluatedProperties'];
const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];

export function atPointer(document: Document, pointer: readonly string[]): Document {
  return pointer.reduce((value, step) => value?.[step], document);
}

export function stepsOf(reference: string): string[] {
  return reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The steps to each schema inside a schema, without those behind references; the first one is the schema itself. */
export function innerPaths(schema: Document, path: readonly string[] = []): (readonly string[])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [
    path,
    ...INNER.flatMap((keyword) => innerPaths(schema[keyword], [...path, keyword])),
    ...LISTS.flatMap((keyword) =>
      Object.keys(schema[keyword] ?? []).flatMap((index) =>
        innerPaths(schema[keyword][index], [...path, keyword, index]),
      ),
    ),
    ...Object.keys(schema.properties ?? {}).flatMap((name) =>
      innerPaths(schema.properties[name], [...path, 'properties', name]),
    ),
  ];
}

export function schemaUses(name: DocumentName, document: Document): SchemaUse[] {
  const found = new Map<string, { pointer: readonly string[]; directions: Set<Direction> }>();
  const visited = new Set<string>();

  /** A schema, with everything behind its references. */
  const use = (pointer: readonly string[], direction: Direction): void => {
    const key = pointer.join('\n');
    const known = found.get(key) ?? { pointer, directions: new Set<Direction>() };
    if (known.directions.has(direction)) return;
    known.directions.add(direction);
    found.set(key, known);
    const schema = atPointer(document, pointer);
    for (const inner of innerPaths(schema)) {
      const reference = atPointer(schema, inner)?.$ref;
      if (typeof reference === 'string') use(stepsOf(reference), direction);
    }
  };
  /** Everything below a place that is no schema: parameters, bodies, responses, messages. */
  const visit = (pointer: readonly string[], direction: Direction): void => {
    const value = atPointer(document, pointer);
    const key = `${direction}\n${pointer.join('\n')}`;
    if (typeof value !== 'object' || value === null || visited.has(key)) return;
    visited.add(key);
    if (typeof value.$ref === 'string') return visit(stepsOf(value.$ref), direction);
    for (const step of Object.keys(value)) {
      if (['schema', 'payload'].includes(step)) use([...pointer, step], direction);
      else if (!['example', 'examples'].includes(step) && !step.startsWith('x-')) visit([...pointer, step], direction);
    }
  };

  const sends = SENDS_REQUESTS[name];
  for (const section of ['paths', 'webhooks'] as const)
    for (const [path, item] of Object.entries<Document>(document[section] ?? {})) {
      const [request, response]: Direction[] = sends?.[section] === true ? ['sent', 'received'] : ['received', 'sent'];
      visit([section, path, 'parameters'], request ?? 'sent');
      for (const method of Object.keys(item)) {
        visit([section, path, method, 'parameters'], request ?? 'sent');
        visit([section, path, method, 'requestBody'], request ?? 'sent');
        visit([section, path, method, 'responses'], response ?? 'received');
      }
    }
  for (const operation of Object.values<Document>(document.operations ?? {})) {
    const direction = operation.action === 'receive' ? 'sent' : 'received';
    const channel = stepsOf(operation.channel.$ref);
    const listed = operation.messages?.map((message: Document) => stepsOf(message.$ref));
    const all = Object.keys(atPointer(document, channel).messages ?? {}).map((one) => [...channel, 'messages', one]);
    for (const message of listed ?? all) visit(message, direction);
    for (const message of operation.reply?.messages ?? [])
      visit(stepsOf(message.$ref), direction === 'sent' ? 'received' : 'sent');
  }
  return [...found.values()];
}
