/** Writes `generated/operations.ts`: what the server must know of each operation, as constants and as types. */
import { genericErrorsOf, type Operation, operationsOf, type Response, type Surface } from './contract';
import { asObject, at, isObject, type JsonObject, type JsonValue, members, objectsIn, resolve } from './json';

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
        "`v3Codes`: under /api/v3/, the numbers that each status can show. `secrets`: the members that nobody writes down, of an operator's action.",
    ],
    [
      'genericErrors',
      { api: codesOf(generic.api), v3: codesOf(generic.v3) },
      'The errors that can meet a request before an operation is chosen, with their status.',
    ],
    [
      'apiErrorMessages',
      messages.api,
      'The message of each code under /api/ and /internal/. Where one names a limit or a rule, that is only an example.',
    ],
    ['apiErrorVariants', messages.variants, 'Other messages of the same codes, by the name of their example.'],
    [
      'v3Errors',
      messages.v3,
      'The number and message of each code under /api/v3/. Where a message names a limit or a parameter, that is only an example.',
    ],
    ['v3ErrorVariants', messages.v3Variants, 'Other numbers and messages of the same codes, by code and variant.'],
    ['violationCodes', violationCodesOf(records), 'Every code that a schema asks for.'],
    ['permissions', wordsOf(document, 'apiKey', 'x-permissions'), 'Every permission that an API key may have.'],
    ['permissionWords', meaningsOf(document, 'apiKey', 'x-permissions'), 'What each of them lets a key do.'],
    ['operatorRoles', wordsOf(document, 'operatorToken', 'x-roles'), "Every role that an operator's token may have."],
  ];
  return `${[...constants.map(constantSource), TYPES].join('\n\n')}\n`;
}

const TYPES = `export type OperationId = keyof typeof operations;
/** Some stand only under /api/, some only under /api/v3/. */
export type ErrorCode = keyof typeof apiErrorMessages | keyof typeof v3Errors;
export type ViolationCode = (typeof violationCodes)[number];
export type Permission = (typeof permissions)[number];
export type OperatorRole = (typeof operatorRoles)[number];
/** The codes with which each operation may refuse. */
export type OperationErrorCodes = { readonly [Id in OperationId]: keyof (typeof operations)[Id]['errors'] & string };
/** The shape of every record in \`operations\`. */
export interface OperationRecord {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly surface: 'api' | 'v3';
  readonly security: 'public' | 'key' | 'apiKeyOnly' | 'portal' | 'partner' | 'operator' | 'custodian';
  readonly permission: Permission | null;
  readonly roles: readonly OperatorRole[];
  readonly deprecated: boolean;
  readonly internal: boolean;
  /** Neither counted by rate limits nor refused for all that is under way: what asks whether we are well. */
  readonly unlimited: boolean;
  readonly body: 'none' | 'optional' | 'required';
  /** The forms in which the body may come: 'json' is application/json, 'form' is application/x-www-form-urlencoded. */
  readonly bodyMedia: readonly ('json' | 'form')[];
  readonly errors: Readonly<Partial<Record<ErrorCode, number>>>;
  readonly emptyErrorStatuses: readonly number[];
  readonly violations: Readonly<Record<string, ViolationCode>>;
  readonly secrets: { readonly body: readonly string[]; readonly answer: readonly string[] };
  readonly v3Codes: Readonly<Record<string, readonly number[]>>;
}
/** The same records behind one type, for code that handles any operation. */
export const operationRecords: Readonly<Record<OperationId, OperationRecord>> = operations;`;

function constantSource([name, value, comment]: [string, JsonValue, string]): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
}

function recordOf(document: JsonObject, operation: Operation): JsonObject {
  const { method, path, surface, security, permission, roles, deprecated, internal, unlimited, body, responses } =
    operation;
  const failures = responses.filter(({ status }) => Number(status) >= 400);
  return {
    method,
    path,
    surface,
    security,
    permission,
    roles: [...roles],
    deprecated,
    internal,
    unlimited,
    body: body === null ? 'none' : body.required ? 'required' : 'optional',
    bodyMedia: [...(body?.media ?? [])],
    errors: codesOf(failures),
    emptyErrorStatuses: failures.filter(({ schema }) => schema === null).map(({ status }) => Number(status)),
    violations: violationsOf(document, operation),
    secrets: security === 'operator' ? secretsOf(document, operation) : { body: [], answer: [] },
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
  const places: [string, JsonValue][] = parameters.map((parameter) => [
    `/${parameter.in}/${parameter.name}`,
    parameter.schema,
  ]);
  const bodySchema = body === null ? undefined : resolve(document, body.schema, 'body');
  for (const [name, schema] of members(bodySchema?.['properties'])) places.push([`/requestBody/${name}`, schema]);
  const violations: JsonObject = {};
  for (const [place, schema] of places) {
    const code = resolve(document, schema, place)['x-error-code'];
    if (code !== undefined) violations[place] = code;
  }
  return violations;
}

/** The members that are marked `x-secret`, of the body and of every answer that is no error. */
function secretsOf(document: JsonObject, { id, body, responses }: Operation): JsonObject {
  const successes = responses.filter(({ status }) => Number(status) < 400);
  const answer = new Set(successes.flatMap(({ schema }) => secretMembers(document, id, schema)));
  return { body: secretMembers(document, id, body?.schema ?? null), answer: [...answer] };
}

function secretMembers(document: JsonObject, id: string, schema: JsonValue): string[] {
  if (schema === null) return [];
  const secrets = members(resolve(document, schema, id)['properties']).filter(([, property]) => isSecret(property));
  if ([...reachable(document, schema)].filter(isSecret).length > secrets.length)
    throw new Error(`${id}: x-secret stands elsewhere than at a member of the whole`);
  return secrets.map(([name]) => name);
}

function isSecret(value: JsonValue): boolean {
  return isObject(value) && value['x-secret'] === true;
}

/** Every object in a schema and in what it refers to. */
function* reachable(document: JsonObject, schema: JsonValue, seen = new Set<string>()): Generator<JsonObject> {
  for (const object of objectsIn(schema)) {
    yield object;
    const reference = object['$ref'];
    if (typeof reference !== 'string' || seen.has(reference)) continue;
    seen.add(reference);
    yield* reachable(document, at(document, reference) ?? null, seen);
  }
}

function violationCodesOf(records: JsonObject): JsonValue[] {
  return [
    ...new Set(
      Object.values(records).flatMap((record) =>
        members(asObject(record, 'record')['violations']).map(([, code]) => code),
      ),
    ),
  ];
}

interface Messages {
  readonly api: JsonObject;
  readonly variants: JsonObject;
  readonly v3: JsonObject;
  readonly v3Variants: JsonObject;
}

/** Each code has one message, wherever it stands, and under v3 one number; a variant of it, named by a dot and a word more, has its own. */
function messagesOf(
  operations: readonly Operation[],
  generic: Readonly<Record<Surface, readonly Response[]>>,
): Messages {
  const messages: Messages = { api: {}, variants: {}, v3: {}, v3Variants: {} };
  const note = (table: JsonObject, name: string, text: JsonValue): void => {
    if (name in table && JSON.stringify(table[name]) !== JSON.stringify(text))
      throw new Error(`${name} has two messages`);
    table[name] = text;
  };
  const collect = (surface: Surface, responses: readonly Response[]): void => {
    for (const { name, value, code, variant } of responses.flatMap(({ examples }) => examples)) {
      if (code === null) continue;
      const body = asObject(value, name);
      const word = variant === null ? code : `${code}.${variant}`;
      if (surface === 'v3')
        note(variant === null ? messages.v3 : messages.v3Variants, word, {
          code: body['code'] ?? null,
          msg: body['msg'] ?? null,
        });
      else note(variant === null ? messages.api : messages.variants, word, body['message'] ?? null);
    }
  };
  for (const { surface, responses } of operations) collect(surface, responses);
  collect('api', generic.api);
  collect('v3', generic.v3);
  return messages;
}

/** The words that a security scheme explains under this name. */
function wordsOf(document: JsonObject, scheme: string, name: string): string[] {
  return Object.keys(meaningsOf(document, scheme, name));
}

function meaningsOf(document: JsonObject, scheme: string, name: string): JsonObject {
  const words = asObject(at(document, `#/components/securitySchemes/${scheme}`), scheme)[name];
  return asObject(words, `${scheme} ${name}`);
}
