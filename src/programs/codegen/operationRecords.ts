/** Writes `generated/operations.ts`: the facts about each operation that the server needs, as constants and types. */
import {
  genericErrorsOf,
  type Operation,
  operationsOf,
  type Response,
  SURFACES,
  type Surface,
} from './documents/contract';
import { ContractError, inPart, operationPointer, pointerTo } from './json/contractError';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  isObject,
  members,
  objectsIn,
  resolveReference,
  valueAtPointer,
} from './json/jsonDocument';

export function operationsSource(document: DocumentObject): string {
  const operations = operationsOf(document);
  const generic = genericErrorsOf(document);
  const permissions = schemeKeysOf(document, 'apiKey', 'x-permissions');
  const roles = schemeKeysOf(document, 'operatorToken', 'x-roles');
  const records = Object.fromEntries(
    operations.map((operation) =>
      inPart(operationPointer(operation), () => {
        const { id, permission } = operation;
        checkNames(`${id} x-permission`, permission === null ? [] : [permission], permissions);
        checkNames(`${id} x-roles`, operation.roles, roles);
        return [id, recordOf(document, operation)];
      }),
    ),
  );
  const messages = messagesOf(operations, generic);
  const constants: [string, DocumentValue, string][] = [
    [
      'operations',
      records,
      'Every operation, by its id. `errors`: the status of each code. `violations`: the code for an invalid value at an ' +
        'instance path. `numbers`: under /api/v3/ and /binance/, the numbers of each status. `secrets`: members that are never written ' +
        'to the log of operator actions.',
    ],
    [
      'genericErrors',
      Object.fromEntries(SURFACES.map((surface) => [surface, errorCodesOf(surface, generic[surface])])),
      'The errors that a request can get before an operation is chosen, with their status.',
    ],
    [
      'apiErrorMessages',
      messages.api,
      'The message of each code under /api/, /internal/ and /udf/. A limit or rule in a message is only an example.',
    ],
    ['apiErrorVariants', messages.variants, 'Other messages of the same codes, by the name of their example.'],
    [
      'v3Errors',
      messages.v3,
      'The number and message of each code under /api/v3/. A limit or parameter in a message is only an example.',
    ],
    ['v3ErrorVariants', messages.v3Variants, 'Other numbers and messages of the same codes, by code and variant.'],
    [
      'binanceErrors',
      messages.binance,
      'The number and message of each code under /binance/. A limit or parameter in a message is only an example.',
    ],
    ['binanceErrorVariants', messages.binanceVariants, 'Other numbers and messages of the same codes.'],
    ['violationCodes', violationCodesOf(records), 'Every code that a schema names in `x-error-code`.'],
    ['permissions', permissions, 'Every permission that an API key may have.'],
    ['permissionWords', meaningsOf(document, 'apiKey', 'x-permissions'), 'What each permission lets a key do.'],
    ['operatorRoles', roles, 'Every role that an operator token may have.'],
  ];
  return `${[...constants.map(constantSource), TYPES].join('\n\n')}\n`;
}

const TYPES = `export type OperationId = keyof typeof operations;
export type ApiSurface = 'api' | 'v3' | 'binance' | 'udf';
/** Some codes exist only on one surface. */
export type ErrorCode = keyof typeof apiErrorMessages | keyof typeof v3Errors | keyof typeof binanceErrors;
/** What a request counts in the limit of an address per minute. */
export interface RequestWeight {
  readonly base: number;
  /** From the smallest to the largest: for a \`limit\` above the first number, the weight is the second one. */
  readonly above: readonly (readonly [limit: number, weight: number])[];
  /** The weight of a request with neither \`symbol\` nor \`symbols\`. */
  readonly withoutSymbol: number;
  /** The weight of each symbol of the list \`symbols\`, and that of the whole list at most; 0 if its length does not matter. */
  readonly perSymbol: number;
  readonly perSymbolMax: number;
}
export type ViolationCode = (typeof violationCodes)[number];
export type Permission = (typeof permissions)[number];
export type OperatorRole = (typeof operatorRoles)[number];
/** The error codes of each operation. */
export type OperationErrorCodes = { readonly [Id in OperationId]: keyof (typeof operations)[Id]['errors'] & string };
/** The shape of every record in \`operations\`. */
export interface OperationRecord {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly surface: ApiSurface;
  readonly security: 'public' | 'key' | 'binanceKey' | 'apiKeyOnly' | 'binanceKeyAlone' | 'portal' | 'partner' | 'portalReader' | 'operator' | 'custodian';
  readonly permission: Permission | null;
  readonly roles: readonly OperatorRole[];
  /** Whether the operator's second factor is checked. */
  readonly secondFactor: boolean;
  readonly deprecated: boolean;
  readonly internal: boolean;
  /** Not rate-limited, and served during overload: health checks. */
  readonly unlimited: boolean;
  /** The body may have the size of a document. */
  readonly largeBody: boolean;
  /** Processor time of the most expensive request, in microseconds. */
  readonly costUs: number;
  /** Null outside of /binance/. */
  readonly weight: RequestWeight | null;
  readonly body: 'none' | 'optional' | 'required';
  /** The media types of the body: 'json' is application/json, 'form' is application/x-www-form-urlencoded. */
  readonly bodyMedia: readonly ('json' | 'form')[];
  readonly errors: Readonly<Partial<Record<ErrorCode, number>>>;
  readonly emptyErrorStatuses: readonly number[];
  readonly violations: Readonly<Record<string, ViolationCode>>;
  /** Members of answers, at any depth, with personal data, which are masked for some operators. */
  readonly personal: readonly string[];
  readonly secrets: { readonly body: readonly string[]; readonly answer: readonly string[] };
  readonly numbers: Readonly<Record<string, readonly number[]>>;
}
/** The records of all operations under one common type, for code that handles any operation. */
export const operationRecords: Readonly<Record<OperationId, OperationRecord>> = operations;`;

function checkNames(place: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${place}: ${unknown} is none of ${known.join(', ')}`);
}

function constantSource([name, value, comment]: [string, DocumentValue, string]): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
}

function recordOf(document: DocumentObject, operation: Operation): DocumentObject {
  const {
    method,
    path,
    surface,
    security,
    permission,
    roles,
    secondFactor,
    deprecated,
    internal,
    unlimited,
    largeBody,
    costUs,
    weight,
    body,
    responses,
  } = operation;
  const failures = responses.filter(({ status }) => Number(status) >= 400);
  return {
    method,
    path,
    surface,
    security,
    permission,
    roles: [...roles],
    secondFactor,
    deprecated,
    internal,
    unlimited,
    largeBody,
    costUs,
    weight: weight === null ? null : { ...weight, above: weight.above.map((step) => [...step]) },
    body: body === null ? 'none' : body.required ? 'required' : 'optional',
    bodyMedia: [...(body?.media ?? [])],
    errors: errorCodesOf(operation.id, failures),
    emptyErrorStatuses: failures.filter(({ schema }) => schema === null).map(({ status }) => Number(status)),
    violations: violationsOf(document, operation),
    personal: security === 'operator' ? personalMembers(document, operation) : [],
    secrets: security === 'operator' ? secretsOf(document, operation) : { body: [], answer: [] },
    numbers: surface === 'api' || surface === 'udf' ? {} : errorNumbersOf(failures),
  };
}

function errorCodesOf(place: string, responses: readonly Response[]): DocumentObject {
  const codes: DocumentObject = {};
  for (const { status, examples, emptyBodyCodes: silentCodes } of responses) {
    for (const code of [...silentCodes, ...examples.map((example) => example.code)]) {
      if (code === null) continue;
      if (code in codes && codes[code] !== Number(status))
        throw new Error(`${place}: ${code} has two statuses, ${codes[code]} and ${status}`);
      codes[code] = Number(status);
    }
  }
  return codes;
}

/** The numbers in the error examples of each status. */
function errorNumbersOf(responses: readonly Response[]): DocumentObject {
  const shown = responses.map(({ status, examples }): [string, DocumentValue[]] => [
    status,
    examples.map(({ name, value }) => asObject(value, name)['code'] ?? null),
  ]);
  return Object.fromEntries(shown.map(([status, numbers]) => [status, [...new Set(numbers)]]));
}

/** The `x-error-code` of each schema of a parameter or of a direct member of the body, by the path that Ajv reports. */
function violationsOf(document: DocumentObject, { body, parameters }: Operation): DocumentObject {
  const places: [string, DocumentValue][] = parameters.map((parameter) => [
    `/${parameter.in}/${parameter.name}`,
    parameter.schema,
  ]);
  const bodySchema = body === null ? undefined : resolveReference(document, body.schema, 'body');
  for (const [name, schema] of members(bodySchema?.['properties'])) places.push([`/requestBody/${name}`, schema]);
  const violations: DocumentObject = {};
  for (const [place, schema] of places) {
    const code = resolveReference(document, schema, place)['x-error-code'];
    if (code !== undefined) violations[place] = code;
  }
  return violations;
}

/** The members marked `x-secret` in the body and in every success response. */
function secretsOf(document: DocumentObject, { id, body, responses }: Operation): DocumentObject {
  const successes = responses.filter(({ status }) => Number(status) < 400);
  const answer = new Set(successes.flatMap(({ schema }) => secretMembers(document, id, schema)));
  return { body: secretMembers(document, id, body?.schema ?? null), answer: [...answer] };
}

function secretMembers(document: DocumentObject, id: string, schema: DocumentValue): string[] {
  if (schema === null) return [];
  const secrets = members(resolveReference(document, schema, id)['properties']).filter(([, property]) =>
    isSecret(property),
  );
  if ([...reachableObjects(document, schema)].filter(isSecret).length > secrets.length)
    throw new Error(`${id}: x-secret is only allowed at a direct member of the body`);
  return secrets.map(([name]) => name);
}

/** The names of the members marked `x-personal` in every success response, at any depth. */
function personalMembers(document: DocumentObject, { responses }: Operation): string[] {
  const successes = responses.filter(({ status }) => Number(status) < 400);
  const objects = successes.flatMap(({ schema }) => (schema === null ? [] : [...reachableObjects(document, schema)]));
  const marked = objects.flatMap((object) =>
    members(object['properties']).filter(([, property]) => isObject(property) && property['x-personal'] === true),
  );
  return [...new Set(marked.map(([name]) => name))];
}

function isSecret(value: DocumentValue): boolean {
  return isObject(value) && value['x-secret'] === true;
}

/** Every object in a schema and in the components that it references. */
function* reachableObjects(
  document: DocumentObject,
  schema: DocumentValue,
  seen = new Set<string>(),
): Generator<DocumentObject> {
  for (const object of objectsIn(schema)) {
    yield object;
    const reference = object['$ref'];
    if (typeof reference !== 'string' || seen.has(reference)) continue;
    seen.add(reference);
    yield* reachableObjects(document, valueAtPointer(document, reference) ?? null, seen);
  }
}

function violationCodesOf(records: DocumentObject): DocumentValue[] {
  return [
    ...new Set(
      Object.values(records).flatMap((record) =>
        members(asObject(record, 'record')['violations']).map(([, code]) => code),
      ),
    ),
  ];
}

interface Messages {
  readonly api: DocumentObject;
  readonly variants: DocumentObject;
  readonly v3: DocumentObject;
  readonly v3Variants: DocumentObject;
  readonly binance: DocumentObject;
  readonly binanceVariants: DocumentObject;
}

/**
 * Each code has one message in all operations, and under v3 one number. A variant of a code (a name after a dot) has
 * its own. Throws if two examples disagree.
 */
function messagesOf(
  operations: readonly Operation[],
  generic: Readonly<Record<Surface, readonly Response[]>>,
): Messages {
  const messages: Messages = { api: {}, variants: {}, v3: {}, v3Variants: {}, binance: {}, binanceVariants: {} };
  const note = (table: DocumentObject, name: string, text: DocumentValue): void => {
    if (name in table && JSON.stringify(table[name]) !== JSON.stringify(text))
      throw new ContractError([
        { pointer: pointerTo('components', 'examples', name), text: `${name} has two messages` },
      ]);
    table[name] = text;
  };
  const collect = (surface: Surface, responses: readonly Response[]): void => {
    for (const { name, value, code, variant } of responses.flatMap(({ examples }) => examples)) {
      if (code === null) continue;
      const body = asObject(value, name);
      const word = variant === null ? code : `${code}.${variant}`;
      const numbered = { code: body['code'] ?? null, msg: body['msg'] ?? null };
      if (surface === 'binance') note(variant === null ? messages.binance : messages.binanceVariants, word, numbered);
      else if (surface === 'v3') note(variant === null ? messages.v3 : messages.v3Variants, word, numbered);
      else note(variant === null ? messages.api : messages.variants, word, body['message'] ?? body['errmsg'] ?? null);
    }
  };
  for (const { surface, responses } of operations) collect(surface, responses);
  for (const surface of SURFACES) collect(surface, generic[surface]);
  return messages;
}

/** The keys of a map in a security scheme, such as its permissions. */
function schemeKeysOf(document: DocumentObject, scheme: string, name: string): string[] {
  return Object.keys(meaningsOf(document, scheme, name));
}

function meaningsOf(document: DocumentObject, scheme: string, name: string): DocumentObject {
  const words = asObject(valueAtPointer(document, `#/components/securitySchemes/${scheme}`), scheme)[name];
  return asObject(words, `${scheme} ${name}`);
}
