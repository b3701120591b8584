/** Reads the parts of an OpenAPI operation that the comparison needs. */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';
import type { Direction } from './changes';

/** Which side of the operation the reader of the document implements. */
export type Reader = 'client' | 'server';

/** The directions of an operation's requests and responses, seen from the reader. */
export interface Directions {
  readonly request: Direction;
  readonly response: Direction;
}

export const DIRECTIONS: Readonly<Record<Reader, Directions>> = {
  client: { request: 'sent', response: 'received' },
  server: { request: 'received', response: 'sent' },
};

export type Section = 'paths' | 'webhooks';
export const SECTIONS: readonly Section[] = ['paths', 'webhooks'];
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The operations by address, each with the parameters of its path and the security that applies to it. */
export function operationsIn(document: DocumentObject, section: Section): [string, DocumentObject][] {
  return members(document[section]).flatMap(([path, item]) => {
    const shared = isObject(item) ? elements(item['parameters']) : [];
    return members(item).flatMap(([method, operation]): [string, DocumentObject][] => {
      if (!METHODS.has(method) || !isObject(operation)) return [];
      const parameters = [...shared, ...elements(operation['parameters'])];
      const security = operation['security'] ?? document['security'] ?? [];
      const address = `${method.toUpperCase()} ${path}`;
      return [[section === 'paths' ? address : `webhook ${path}`, { ...operation, parameters, security }]];
    });
  });
}

export function nameOf(operation: DocumentObject | undefined, address: string): string {
  const id = operation?.['operationId'];
  return typeof id === 'string' ? id : address;
}

export interface UsedParameter {
  /** The name of the component; undefined if the operation has its own. */
  readonly component: string | undefined;
  readonly value: DocumentObject;
}

/** Parameters by location and name, such as `query limit`. */
export function parametersOf(document: DocumentObject, operation: DocumentObject): [string, UsedParameter][] {
  return elements(operation['parameters']).map((used): [string, UsedParameter] => {
    const value = resolveReference(document, used, 'parameter');
    return [`${String(value['in'])} ${String(value['name'])}`, { component: componentOf(used), value }];
  });
}

/** The name of the component to which a reference leads. */
export function componentOf(value: DocumentValue | undefined): string | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? reference.split('/').pop() : undefined;
}

/** How the value of a parameter is written, with the defaults of OpenAPI for its place. */
export function serializationOf(parameter: DocumentObject): DocumentValue[] {
  const usual = ['query', 'cookie'].includes(String(parameter['in'])) ? 'form' : 'simple';
  const style = parameter['style'] ?? usual;
  return [style, parameter['explode'] ?? style === 'form', parameter['allowReserved'] ?? false];
}

export function bodyOf(document: DocumentObject, operation: DocumentObject, place: string): DocumentObject | undefined {
  const body = operation['requestBody'];
  return body === undefined ? undefined : resolveReference(document, body, place);
}

/** The examples of a media type or parameter, without references. A single `example` has the name `example`. */
export function examplesOf(document: DocumentObject, value: DocumentObject): [string, DocumentObject][] {
  const single: [string, DocumentObject][] =
    value['example'] === undefined ? [] : [['example', { value: value['example'] }]];
  const named = members(value['examples']).map(([name, example]): [string, DocumentObject] => [
    name,
    resolveReference(document, example, name),
  ]);
  return [...single, ...named];
}

/** The error codes of a response: those of its examples, which have the codes as names, and those without a body. */
export function codesOf(document: DocumentObject, response: DocumentObject): [string, DocumentValue][] {
  const named = members(response['content']).flatMap(([, media]) =>
    isObject(media) ? examplesOf(document, media) : [],
  );
  return [
    ...named.map(([name, example]): [string, DocumentValue] => [codeOf(name, example), example]),
    ...elements(response['x-error-codes']).map((code): [string, DocumentValue] => [String(code), code]),
  ];
}

/** The code that an example shows: `x-code`, or the example's name; variants follow after a full stop. */
export function codeOf(name: string, example: DocumentObject): string {
  return String(example['x-code'] ?? name).split('.')[0] ?? name;
}
