/**
 * Writes validators as plain JavaScript, compiled ahead of time so that the server starts without compiling anything. Their tables are those
 * that openapi-backend keeps, and so is the shape of what they look at. Component schemas are compiled once and shared.
 */
import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { genericErrorsOf, type Operation, operationsOf, type Response } from './contract';
import { asObject, type JsonObject, type JsonValue, members, rewrite } from './json';

/** A named set of schemas, compiled with one Ajv. */
export interface Batch {
  readonly name: string;
  /** Parameters and headers are text, so types are coerced, and unknown query members are dropped. */
  readonly lenient: boolean;
  readonly schemas: ReadonlyMap<string, JsonObject>;
}

const SHARED = 'components';

/** A block that defines the object `name`, holding one validator for each schema. */
export function batchSource(batch: Batch, components: JsonObject): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    coerceTypes: batch.lenient,
    removeAdditional: batch.lenient,
    formats: { 'date-time': true },
    inlineRefs: false,
    code: { source: true, lines: true, esm: false },
  });
  ajv.addSchema({ $id: SHARED, components: shareReferences(components) });
  const names: Record<string, string> = {};
  for (const [name, schema] of batch.schemas) {
    const id = `${batch.name}.${name}`;
    ajv.addSchema({ ...asObject(shareReferences(schema), id), $id: id });
    names[exportName(name)] = id;
  }
  const code = batch.schemas.size === 0 ? '' : standaloneCode(ajv, names);
  return `const ${batch.name} = (() => {\nconst exports = {};\n${code}\nreturn exports;\n})();`;
}

/** A schema's name as a JavaScript one. */
function exportName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_$]/g, '_');
}

function shareReferences(value: JsonValue): JsonValue {
  return rewrite(value, (object) => {
    const reference = object['$ref'];
    return typeof reference === 'string' && reference.startsWith('#/') ? { ...object, $ref: `${SHARED}${reference}` } : undefined;
  });
}

export interface ValidatorFiles {
  readonly source: string;
  readonly declaration: string;
}

/** `generated/validators.js` and its declaration. */
export function validatorFiles(document: JsonObject, banner: string): ValidatorFiles {
  const operations = operationsOf(document);
  const generic = genericErrorsOf(document);
  const components = { schemas: asObject(document['components'], 'components')['schemas'] ?? {} };
  const owners: [string, readonly Response[]][] = operations.map(({ id, responses }) => [id, responses]);
  owners.push(['generic_api', generic.api], ['generic_v3', generic.v3]);
  const batches: Batch[] = [
    { name: 'parameters', lenient: true, schemas: new Map(operations.map((operation) => [operation.id, parametersSchema(operation)])) },
    { name: 'bodies', lenient: false, schemas: new Map(operations.flatMap(bodySchema)) },
    { name: 'responses', lenient: false, schemas: new Map(owners.flatMap(([owner, responses]) => responses.flatMap((response) => responseSchema(owner, response)))) },
    { name: 'headers', lenient: true, schemas: new Map(owners.flatMap(([owner, responses]) => responses.map((response) => headersSchema(owner, response)))) },
  ];
  const tables = {
    requestValidators: table(operations.map((operation) => [operation.id, requestEntry(operation)])),
    statusBasedResponseValidators: table(operations.map(({ id, responses }) => [id, responseTable(id, responses)])),
    responseHeaderValidators: table(operations.map(({ id, responses }) => [id, headerTable(id, responses)])),
    genericErrorValidators: table([
      ['api', responseTable('generic_api', generic.api)],
      ['v3', responseTable('generic_v3', generic.v3)],
    ]),
    genericErrorHeaderValidators: table([
      ['api', headerTable('generic_api', generic.api)],
      ['v3', headerTable('generic_v3', generic.v3)],
    ]),
  };
  const source = [banner, "'use strict';", ...batches.map((batch) => batchSource(batch, components)), ...Object.entries(tables).map(([name, text]) => `exports.${name} = ${text};`)];
  return { source: `${source.join('\n')}\n`, declaration: `${banner}\n${DECLARATION}` };
}

/** \`null\` stands for an empty body. */
const DECLARATION = `import type { ErrorObject } from 'ajv';
import type { OperationId } from './operations';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}
/** By status, as text. \`null\`: the body is empty. */
export type ValidatorsByStatus = Readonly<Record<string, Validator | null>>;

/** For openapi-backend: each looks at \`{path, query, header, cookie, requestBody}\`. Parameters are coerced and unknown query members removed in place. */
export const requestValidators: Readonly<Record<OperationId, readonly Validator[]>>;
/** Each looks at a response's parsed JSON body. */
export const statusBasedResponseValidators: Readonly<Record<OperationId, ValidatorsByStatus>>;
/** Each looks at a copy of a response's headers with lower-case names, which it coerces in place. */
export const responseHeaderValidators: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>>;
/** The errors that can meet a request before an operation is chosen. */
export const genericErrorValidators: Readonly<Record<'api' | 'v3', ValidatorsByStatus>>;
export const genericErrorHeaderValidators: Readonly<Record<'api' | 'v3', Readonly<Record<string, Validator>>>>;
`;

function table(entries: readonly (readonly [string, string])[]): string {
  return `{\n${entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},`).join('\n')}\n}`;
}

function requestEntry({ id, body }: Operation): string {
  return body === null ? `[parameters.${id}]` : `[bodies.${id}, parameters.${id}]`;
}

function responseTable(owner: string, responses: readonly Response[]): string {
  return `{ ${responses.map(({ status, schema }) => `${status}: ${schema === null ? 'null' : `responses.${owner}_${status}`}`).join(', ')} }`;
}

function headerTable(owner: string, responses: readonly Response[]): string {
  return `{ ${responses.map(({ status }) => `${status}: headers.${owner}_${status}`).join(', ')} }`;
}

/** As openapi-backend builds it, so that its own request parsing feeds ours. */
function parametersSchema({ parameters }: Operation): JsonObject {
  const group = (place: string, open: boolean): JsonObject => {
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
    properties: { path: group('path', false), query: group('query', false), header: group('header', true), cookie: { type: 'object' } },
    required: [...new Set(places)],
  };
}

function bodySchema({ id, body }: Operation): [string, JsonObject][] {
  if (body === null) return [];
  return [[id, { type: 'object', properties: { requestBody: body.schema }, required: body.required ? ['requestBody'] : [] }]];
}

function responseSchema(owner: string, { status, schema }: Response): [string, JsonObject][] {
  return schema === null ? [] : [[`${owner}_${status}`, asObject(schema, owner)]];
}

function headersSchema(owner: string, { status, headers }: Response): [string, JsonObject] {
  const properties = Object.fromEntries(headers.map(({ name, schema }) => [name, schema]));
  return [`${owner}_${status}`, { type: 'object', properties, required: headers.filter(({ required }) => required).map(({ name }) => name) }];
}

/** A file of validators, one for each named schema of a document's components. */
export function componentValidatorFiles(document: JsonObject, names: readonly string[], banner: string): ValidatorFiles {
  const components = { schemas: asObject(asObject(document['components'], 'components')['schemas'], 'schemas') };
  const known = new Set(members(components.schemas).map(([name]) => name));
  for (const name of names) if (!known.has(name)) throw new Error(`there is no component schema ${name}`);
  const schemas = new Map(names.map((name): [string, JsonObject] => [name, { $ref: `#/components/schemas/${name}` }]));
  const source = [banner, "'use strict';", batchSource({ name: 'validators', lenient: false, schemas }, components), 'exports.validators = validators;'];
  const types = names.map((name) => `  readonly ${name}: Validator;`).join('\n');
  const declaration = `${banner}\nimport type { Validator } from './validators';\n\n/** Each looks at a value of the component schema of its name. */\nexport const validators: {\n${types}\n};\n`;
  return { source: `${source.join('\n')}\n`, declaration };
}
