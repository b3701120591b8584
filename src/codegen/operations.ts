/** Writes `generated/operations.ts`: what the server must know of each operation, as constants and as types. */
import { genericErrorsOf, type Operation, operationsOf, type Response, type Surface } from './contract';
import { asObject, isObject, type JsonObject, type JsonValue, members, resolve } from './json';

export function operationsSource(document: JsonObject): string {
  const operations = operationsOf(document);
  const generic = genericErrorsOf(document);
  const records = Object.fromEntries(operations.map((operation) => [operation.id, recordOf(document, operation)]));
  const messages = messagesOf(operations, generic);
  const constants: [string, JsonValue, string][] = [
    [
      'operations',
      records,
      'Every operation, by its id. `errors`: the status of each code. `violations`: the code for a value that is not valid at an instance path. ' +
        '`v3Codes`: under /api/v3/, the numbers that each status can show.',
    ],
    [
      'genericErrors',
      { api: codesOf(generic.api), v3: codesOf(generic.v3) },
      'The errors that can meet a request before an operation is chosen, with their status.',
    ],
    ['apiErrorMessages', messages.api, 'The message of each code under /api/ and /internal/. Where one names a limit or a rule, that is only an example.'],
    ['apiErrorVariants', messages.variants, 'Other messages of the same codes, by the name of their example.'],
    ['v3Errors', messages.v3, 'The number and message of each code under /api/v3/. Where a message names a limit or a parameter, that is only an example.'],
    ['v3ErrorVariants', messages.v3Variants, 'Other numbers and messages of the same codes, by code and variant.'],
    ['violationCodes', violationCodesOf(records), 'Every code that a schema asks for.'],
    ['permissions', permissionsOf(document), 'Every permission that an API key may have.'],
  ];
  return `${[...constants.map(constantSource), TYPES].join('\n\n')}\n`;
}

const TYPES = `export type OperationId = keyof typeof operations;
/** Some stand only under /api/, some only under /api/v3/. */
export type ErrorCode = keyof typeof apiErrorMessages | keyof typeof v3Errors;
export type ViolationCode = (typeof violationCodes)[number];
export type Permission = (typeof permissions)[number];
/** The codes with which each operation may refuse. */
export type OperationErrorCodes = { readonly [Id in OperationId]: keyof (typeof operations)[Id]['errors'] & string };
/** The shape of every record in \`operations\`. */
export interface OperationRecord {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly surface: 'api' | 'v3';
  readonly security: 'public' | 'key' | 'apiKeyOnly' | 'portal' | 'operator';
  readonly permission: Permission | null;
  readonly deprecated: boolean;
  readonly internal: boolean;
  readonly body: 'none' | 'optional' | 'required';
  /** The forms in which the body may come: 'json' is application/json, 'form' is application/x-www-form-urlencoded. */
  readonly bodyMedia: readonly ('json' | 'form')[];
  readonly errors: Readonly<Partial<Record<ErrorCode, number>>>;
  readonly emptyErrorStatuses: readonly number[];
  readonly violations: Readonly<Record<string, ViolationCode>>;
  readonly v3Codes: Readonly<Record<string, readonly number[]>>;
}
/** The same records behind one type, for code that handles any operation. */
export const operationRecords: Readonly<Record<OperationId, OperationRecord>> = operations;`;

function constantSource([name, value, comment]: [string, JsonValue, string]): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
}

function recordOf(document: JsonObject, operation: Operation): JsonObject {
  const { method, path, surface, security, permission, deprecated, internal, body, responses } = operation;
  const failures = responses.filter(({ status }) => Number(status) >= 400);
  return {
    method,
    path,
    surface,
    security,
    permission,
    deprecated,
    internal,
    body: body === null ? 'none' : body.required ? 'required' : 'optional',
    bodyMedia: [...(body?.media ?? [])],
    errors: codesOf(failures),
    emptyErrorStatuses: failures.filter(({ schema }) => schema === null).map(({ status }) => Number(status)),
    violations: violationsOf(document, operation),
    v3Codes: surface === 'v3' ? numbersOf(failures) : {},
  };
}

function codesOf(responses: readonly Response[]): JsonObject {
  const codes: JsonObject = {};
  for (const { status, examples, silentCodes } of responses) {
    for (const code of [...silentCodes, ...examples.map((example) => example.code)]) {
      if (code === null) continue;
      if (code in codes && codes[code] !== Number(status)) throw new Error(`${code} stands under two statuses`);
      codes[code] = Number(status);
    }
  }
  return codes;
}

/** The numbers that the error examples of each status show. */
function numbersOf(responses: readonly Response[]): JsonObject {
  const shown = responses.map(({ status, examples }): [string, JsonValue[]] => [
    status,
    examples.map(({ name, value }) => asObject(value, name)['code'] ?? null),
  ]);
  return Object.fromEntries(shown.map(([status, numbers]) => [status, [...new Set(numbers)]]));
}

/** Which code a schema asks for, by the path that Ajv reports: the schemas of parameters and of the body's own members. */
function violationsOf(document: JsonObject, { body, parameters }: Operation): JsonObject {
  const places: [string, JsonValue][] = parameters.map((parameter) => [`/${parameter.in}/${parameter.name}`, parameter.schema]);
  const bodySchema = body === null ? undefined : resolve(document, body.schema, 'body');
  for (const [name, schema] of members(bodySchema?.['properties'])) places.push([`/requestBody/${name}`, schema]);
  const violations: JsonObject = {};
  for (const [place, schema] of places) {
    const code = resolve(document, schema, place)['x-error-code'];
    if (code !== undefined) violations[place] = code;
  }
  return violations;
}

function violationCodesOf(records: JsonObject): JsonValue[] {
  return [...new Set(Object.values(records).flatMap((record) => members(asObject(record, 'record')['violations']).map(([, code]) => code)))];
}

interface Messages {
  readonly api: JsonObject;
  readonly variants: JsonObject;
  readonly v3: JsonObject;
  readonly v3Variants: JsonObject;
}

/** Each code has one message, wherever it stands, and under v3 one number; a variant of it, named by a dot and a word more, has its own. */
function messagesOf(operations: readonly Operation[], generic: Readonly<Record<Surface, readonly Response[]>>): Messages {
  const messages: Messages = { api: {}, variants: {}, v3: {}, v3Variants: {} };
  const note = (table: JsonObject, name: string, text: JsonValue): void => {
    if (name in table && JSON.stringify(table[name]) !== JSON.stringify(text)) throw new Error(`${name} has two messages`);
    table[name] = text;
  };
  const collect = (surface: Surface, responses: readonly Response[]): void => {
    for (const { name, value, code, variant } of responses.flatMap(({ examples }) => examples)) {
      if (code === null) continue;
      const body = asObject(value, name);
      const word = variant === null ? code : `${code}.${variant}`;
      if (surface === 'v3') note(variant === null ? messages.v3 : messages.v3Variants, word, { code: body['code'] ?? null, msg: body['msg'] ?? null });
      else note(variant === null ? messages.api : messages.variants, word, body['message'] ?? null);
    }
  };
  for (const { surface, responses } of operations) collect(surface, responses);
  collect('api', generic.api);
  collect('v3', generic.v3);
  return messages;
}

function permissionsOf(document: JsonObject): string[] {
  const scheme = resolve(document, asObject(asObject(document['components'], 'components')['securitySchemes'], 'securitySchemes')['apiKey'], 'apiKey');
  if (!isObject(scheme['x-permissions'])) throw new Error('apiKey has no x-permissions');
  return Object.keys(scheme['x-permissions']);
}
