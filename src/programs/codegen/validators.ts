/**
 * Writes validators as plain JavaScript. They are compiled ahead of time, so that the server compiles nothing when it
 * starts. The tables, and the shape of the values that the validators check, are those of openapi-backend. Component
 * schemas are compiled once and shared.
 */
import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { genericErrorsOf, type Operation, operationsOf, type Response } from './documents/contract';
import { withClosedLists } from './json/closedLists';
import { asObject, type DocumentObject, type DocumentValue, isObject, members } from './json/jsonDocument';
import { withInnerSchemas } from './json/schemaParts';

/**
 * Collects schemas for one Ajv instance and writes a block that defines an object of validators. Equal schemas share
 * one validator.
 */
export class ValidatorBatch {
  readonly #names = new Map<string, string>();

  /**
   * `lenient`: for parameters and headers, which are text. Types are coerced, and unknown query members are removed.
   */
  constructor(
    readonly name: string,
    readonly lenient: boolean,
  ) {}

  /** The expression that names the schema's validator in the written block. */
  add(name: string, schema: DocumentObject): string {
    const text = JSON.stringify(sharedSchema(schema));
    const known = this.#names.get(text) ?? name;
    this.#names.set(text, known);
    return `${this.name}.${known}`;
  }

  source(components: DocumentObject): string {
    const ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      coerceTypes: this.lenient,
      removeAdditional: this.lenient,
      inlineRefs: false,
      formats: { 'date-time': true, int64: true },
      code: { source: true, lines: true },
    });
    const schemas = members(components['schemas']).map(([name, schema]) => [name, sharedSchema(schema)]);
    ajv.addSchema({ $id: SHARED, components: { schemas: Object.fromEntries(schemas) } });
    const ids: Record<string, string> = {};
    for (const [text, name] of this.#names) {
      ids[name] = `${this.name}.${name}`;
      ajv.addSchema({ ...asObject(JSON.parse(text), name), $id: ids[name] });
    }
    return `const ${this.name} = (() => {\nconst exports = {};\n${standaloneCode(ajv, ids)}\nreturn exports;\n})();`;
  }
}

const SHARED = 'components';

/** Keywords that validators do not read. */
const TEXTS = new Set(['description', 'examples']);

/** The schema with references into the shared components, without descriptions and examples. */
function sharedSchema(value: DocumentValue): DocumentValue {
  if (!isObject(value)) return value;
  const kept = members(value).filter(([keyword]) => !TEXTS.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, part]) => [
      keyword,
      keyword === '$ref' && String(part).startsWith('#/')
        ? `${SHARED}${String(part)}`
        : withInnerSchemas(keyword, part, sharedSchema),
    ]),
  );
}

export interface ValidatorFiles {
  /** Compiles the validators. */
  readonly source: () => string;
  readonly declaration: string;
}

/** `generated/validators.js` and its declaration: what the server checks. */
export function requestValidatorFiles(document: DocumentObject, banner: string): ValidatorFiles {
  return tableFiles(document, `${banner}\n${REQUEST_DECLARATION}`, banner, (lenient, exact) => ({
    requestValidators: operationsOf(document).map((operation) => [
      operation.id,
      requestEntry(operation, lenient, exact),
    ]),
  }));
}

/** `generated/responseValidators.js` and its declaration: what tests check. It is large, and servers do not load it. */
export function responseValidatorFiles(document: DocumentObject, banner: string): ValidatorFiles {
  const operations = operationsOf(document);
  const generic = Object.entries(genericErrorsOf(document));
  return tableFiles(document, `${banner}\n${RESPONSE_DECLARATION}`, banner, (lenient, exact) => ({
    statusBasedResponseValidators: operations.map(({ id, responses }) => [id, responseTable(id, responses, exact)]),
    responseHeaderValidators: operations.map(({ id, responses }) => [id, headerTable(id, responses, lenient)]),
    responseHeaders: operations.map(({ id, responses }) => [id, headerNames(responses)]),
    genericErrorHeaders: generic.map(([surface, responses]) => [surface, headerNames(responses)]),
    genericErrorValidators: generic.map(([surface, responses]) => [
      surface,
      responseTable(`generic_${surface}`, responses, exact),
    ]),
    genericErrorHeaderValidators: generic.map(([surface, responses]) => [
      surface,
      headerTable(`generic_${surface}`, responses, lenient),
    ]),
  }));
}

type Table = readonly (readonly [string, string])[];

/** A file that exports the tables, in which `tablesOf` refers to the validators of the two batches. */
function tableFiles(
  document: DocumentObject,
  declaration: string,
  banner: string,
  tablesOf: (lenient: ValidatorBatch, exact: ValidatorBatch) => Readonly<Record<string, Table>>,
): ValidatorFiles {
  const source = (): string => {
    const lenient = new ValidatorBatch('lenient', true);
    const exact = new ValidatorBatch('exact', false);
    const tables = Object.entries(tablesOf(lenient, exact));
    const components = { schemas: asObject(document['components'], 'components')['schemas'] ?? {} };
    const exported = tables.map(([name, table]) => `exports.${name} = ${objectLiteral(table)};`);
    const parts = [banner, "'use strict';", lenient.source(components), exact.source(components), ...exported];
    return `${parts.join('\n')}\n`;
  };
  return { source, declaration };
}

const REQUEST_DECLARATION = `import type { ErrorObject } from 'ajv';
import type { OperationId } from './operations';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * For openapi-backend: each checks \`{path, query, header, cookie, requestBody}\`. Parameters are coerced and unknown
 * query members are removed in place.
 */
export const requestValidators: Readonly<Record<OperationId, readonly Validator[]>>;
`;

const RESPONSE_DECLARATION = `import type { ApiSurface, OperationId } from './operations';
import type { Validator } from './validators';

/** Keyed by the status as text. \`null\`: the body is empty. */
export type ValidatorsByStatus = Readonly<Record<string, Validator | null>>;

/** Each checks the parsed JSON body of a response. */
export const statusBasedResponseValidators: Readonly<Record<OperationId, ValidatorsByStatus>>;
/** Each checks a copy of the response headers with lower-case names, and coerces it in place. */
export const responseHeaderValidators: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>>;
/** The lower-case names of the declared headers of each response, by status. */
export const responseHeaders: Readonly<Record<OperationId, Readonly<Record<string, readonly string[]>>>>;
export const genericErrorHeaders: Readonly<Record<ApiSurface, Readonly<Record<string, readonly string[]>>>>;
/** The errors that a request can get before an operation is chosen. */
export const genericErrorValidators: Readonly<Record<ApiSurface, ValidatorsByStatus>>;
export const genericErrorHeaderValidators: Readonly<Record<ApiSurface, Readonly<Record<string, Validator>>>>;
`;

function objectLiteral(entries: readonly (readonly [string, string])[]): string {
  return `{\n${entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},`).join('\n')}\n}`;
}

function requestEntry(operation: Operation, lenient: ValidatorBatch, exact: ValidatorBatch): string {
  const { id, body } = operation;
  const parameters = lenient.add(`${id}_parameters`, parametersSchema(operation));
  if (body === null) return `[${parameters}]`;
  const schema = {
    type: 'object',
    properties: { requestBody: body.schema },
    required: body.required ? ['requestBody'] : [],
  };
  return `[${exact.add(`${id}_body`, schema)}, ${parameters}]`;
}

function responseTable(owner: string, responses: readonly Response[], exact: ValidatorBatch): string {
  const entries = responses.map(
    ({ status, schema }) =>
      `${status}: ${schema === null ? 'null' : exact.add(`${owner}_${status}`, asObject(schema, owner))}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function headerTable(owner: string, responses: readonly Response[], lenient: ValidatorBatch): string {
  const entries = responses.map(
    (response) => `${response.status}: ${lenient.add(`${owner}_${response.status}_headers`, headersSchema(response))}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function headerNames(responses: readonly Response[]): string {
  return JSON.stringify(
    Object.fromEntries(responses.map(({ status, headers }) => [status, headers.map(({ name }) => name)])),
  );
}

/** Has the same shape as the schema that openapi-backend builds, because its request parser provides the value. */
function parametersSchema({ parameters }: Operation): DocumentObject {
  const group = (place: string, open: boolean): DocumentObject => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      additionalProperties: open,
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const places = parameters.filter(({ required }) => required).map((parameter) => parameter.in);
  return {
    type: 'object',
    additionalProperties: true,
    properties: {
      path: group('path', false),
      query: group('query', false),
      header: group('header', true),
      cookie: { type: 'object' },
    },
    required: [...new Set(places)],
  };
}

function headersSchema({ headers }: Response): DocumentObject {
  const properties = Object.fromEntries(headers.map(({ name, schema }) => [name, schema]));
  return { type: 'object', properties, required: headers.filter(({ required }) => required).map(({ name }) => name) };
}

/** A file with one validator for each named schema of the document's components. */
export function componentValidatorFiles(
  document: DocumentObject,
  names: readonly string[],
  banner: string,
): ValidatorFiles {
  const { schemas } = asObject(withClosedLists(document)['components'], 'components');
  const components = { schemas: asObject(schemas, 'schemas') };
  const known = new Set(members(components.schemas).map(([name]) => name));
  for (const name of names) if (!known.has(name)) throw new Error(`there is no component schema ${name}`);
  const source = (): string => {
    const batch = new ValidatorBatch('compiled', false);
    const entries = names.map((name): [string, string] => [
      name,
      batch.add(name, { $ref: `#/components/schemas/${name}` }),
    ]);
    const exported = `exports.validators = ${objectLiteral(entries)};`;
    return `${[banner, "'use strict';", batch.source(components), exported].join('\n')}\n`;
  };
  const types = names.map((name) => `  readonly ${name}: Validator;`).join('\n');
  const declaration = `${banner}
import type { Validator } from './validators';

/** Each checks a value against the component schema of its name. */
export const validators: {
${types}
};
`;
  return { source, declaration };
}
