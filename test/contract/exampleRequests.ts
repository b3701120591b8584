/** Requests made of the examples of the contract: every required parameter, and the first example of the body. */
import type { OperationId } from '../../generated/operations';
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from './contractDocuments';

/** A request of an operation, without its credentials. */
export interface ApiRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members as JSON texts. */
  readonly body?: Readonly<Record<string, string>>;
  /** Replaces `body`. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The request of each operation that has parameters or a body, and an example of each that it needs. */
export function exampleRequests(): [OperationId, ApiRequest][] {
  const document = generatedDocument('openapi.json');
  return operationsOf(document).flatMap(({ id, path, method }): [OperationId, ApiRequest][] => {
    const written = asObject(asObject(asObject(document['paths'], 'paths')[path], path)[method], id);
    const request = exampleRequestOf(document, written);
    return request === undefined ? [] : [[id as OperationId, request]];
  });
}

function exampleRequestOf(document: DocumentObject, operation: DocumentObject): ApiRequest | undefined {
  const parameters = elements(operation['parameters']).map((each) => resolveReference(document, each, 'parameter'));
  const inPlace = (place: string) => parameters.filter((parameter) => parameter['in'] === place);
  const body = operation['requestBody'];
  if (inPlace('path').length + inPlace('query').length === 0 && body === undefined) return undefined;
  const valuesOf = (place: string) =>
    inPlace(place)
      .filter((parameter) => parameter['required'] === true)
      .map((parameter): [string, string] => [String(parameter['name']), String(exampleOf(document, parameter))]);
  return {
    path: Object.fromEntries(valuesOf('path')),
    query: Object.fromEntries(valuesOf('query')),
    ...(body !== undefined && { body: bodyExample(document, body) }),
  };
}

function exampleOf(document: DocumentObject, parameter: DocumentObject): DocumentValue | undefined {
  const schema = resolveReference(document, parameter['schema'], 'schema');
  return parameter['example'] ?? elements(schema['examples'])[0] ?? elements(schema['enum'])[0];
}

/** Each member of the first example as JSON. */
function bodyExample(document: DocumentObject, body: DocumentValue): Record<string, string> {
  const examples = valueAtPointer(resolveReference(document, body, 'body'), '#/content/application~1json/examples');
  const [first] = members(examples);
  const value = first === undefined ? {} : resolveReference(document, first[1], first[0])['value'];
  return Object.fromEntries(members(value).map(([name, member]) => [name, JSON.stringify(member)]));
}
