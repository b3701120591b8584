/** The facts about each operation that the generators share, read from a complete OpenAPI document. */

import { ContractError, inPart, operationPointer } from '../json/contractError';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';

/**
 * The families of operations, which differ in the form of their errors: `v3` is everything under `/api/v3/`, `binance`
 * everything under `/binance/`, `udf` everything under `/udf/`.
 */
export type Surface = 'api' | 'v3' | 'binance' | 'udf';
export const SURFACES: readonly Surface[] = ['api', 'v3', 'binance', 'udf'];
export type SecurityKind =
  | 'public'
  | 'key'
  /** Signed with an API key for the Binance interface. */
  | 'binanceKey'
  | 'apiKeyOnly'
  /** The request carries an API key for the Binance interface, and no signature. */
  | 'binanceKeyAlone'
  | 'portal'
  | 'partner'
  /** The app's own credentials, or those of one of its users. */
  | 'portalReader'
  | 'operator'
  | 'custodian';
/** The media types of a request body that the server reads. */
export type BodyMedia = 'json' | 'form';

export interface Operation {
  /** The first of its tags. */
  readonly tag: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly surface: Surface;
  readonly security: SecurityKind;
  readonly permission: string | null;
  /** The operator roles that may call it. */
  readonly roles: readonly string[];
  /** The operation's `x-effect` in the contract; null if it has none. */
  readonly effect: DocumentValue;
  readonly secondFactor: boolean;
  readonly deprecated: boolean;
  readonly internal: boolean;
  /** Not rate-limited, and served during overload. */
  readonly unlimited: boolean;
  /** Whether the body may have the size of an identity document. */
  readonly largeBody: boolean;
  /** Processor time of the server for its most expensive request, in microseconds. */
  readonly costUs: number;
  /** The request's weight in the limit per minute of an IP address; null outside of the Binance interface. */
  readonly weight: OperationWeight | null;
  /** One schema for all media types. */
  readonly body: {
    readonly schema: DocumentValue;
    readonly required: boolean;
    readonly media: readonly BodyMedia[];
  } | null;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly Response[];
}

/** `x-weight`: a number, or a number with the rules by which parameters raise it. */
export interface OperationWeight {
  readonly base: number;
  /** From the smallest to the largest: for a `limit` above the first number, the weight is the second one. */
  readonly above: readonly (readonly [limit: number, weight: number])[];
  /** The weight of a request with neither `symbol` nor `symbols`. */
  readonly withoutSymbol: number;
  /** The weight of each symbol of the list `symbols`, and that of the whole list at most; 0 if its length does not matter. */
  readonly perSymbol: number;
  readonly perSymbolMax: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: DocumentValue;
}

export interface Response {
  readonly status: string;
  /** Null when the body is empty. */
  readonly schema: DocumentValue | null;
  readonly headers: readonly { readonly name: string; readonly required: boolean; readonly schema: DocumentValue }[];
  /** Named examples of the JSON body. */
  readonly examples: readonly Example[];
  /** The codes of an error without a body. */
  readonly emptyBodyCodes: readonly string[];
}

export interface Example {
  readonly name: string;
  readonly value: DocumentValue;
  /** The error code that it shows, as under /api/; null on success. */
  readonly code: string | null;
  /** The variant of that code, which has a message of its own; null for the plain one. */
  readonly variant: string | null;
}

const SECURITY_KINDS: Readonly<Record<string, SecurityKind>> = {
  apiKey: 'key',
  'apiKey+signature': 'key',
  'binanceApiKey+binanceSignature': 'binanceKey',
  apiKeyAlone: 'apiKeyOnly',
  binanceApiKeyAlone: 'binanceKeyAlone',
  portalAuthorization: 'portal',
  partnerBasic: 'partner',
  'partnerBasic or portalAuthorization': 'portalReader',
  operatorToken: 'operator',
  custodianSignature: 'custodian',
};

const BODY_MEDIA: Readonly<Record<string, BodyMedia>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** The cost of a new operation until it is measured. */
const NOT_MEASURED_US = 5_000;

/** The operations of the document, without pages, which only browsers open. */
export function operationsOf(document: DocumentObject): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of members(document['paths'])) {
    for (const [method, value] of members(item)) {
      if (method === 'parameters' || method.startsWith('x-'))
        throw new ContractError([
          { pointer: operationPointer({ path, method }), text: `${path}: ${method} belongs to its operations` },
        ]);
      if (isPage(value)) continue;
      inPart(operationPointer({ path, method }), () => {
        const operation = operationOf(document, path, method, asObject(value, `${method} ${path}`));
        checkAccess(operation);
        checkParameters(operation);
        operations.push(operation);
      });
    }
  }
  return operations;
}

/** The kinds of credentials with which an operation names a permission. */
const WITH_PERMISSION: readonly SecurityKind[] = ['key', 'binanceKey', 'apiKeyOnly', 'binanceKeyAlone'];

/** Throws if an operation states a permission, roles or `x-internal` that contradict its credentials. */
function checkAccess({ id, security, permission, roles, internal }: Operation): void {
  if (roles.length > 0 !== (security === 'operator'))
    throw new Error(
      `${id}: operator operations have x-roles with at least one role, and no others; remove its security`,
    );
  if ((permission !== null) !== WITH_PERMISSION.includes(security))
    throw new Error(
      `${id}: x-permission belongs to operations with an API key, and to each of them, not to ${security}`,
    );
  if (security === 'operator' && !internal)
    throw new Error(`${id}: an operator operation is internal; remove x-internal`);
}

function checkParameters({ id, parameters }: Operation): void {
  const places = parameters.map((parameter) => `${parameter.name} in ${parameter.in}`);
  const repeated = places.find((place, index) => places.indexOf(place) !== index);
  if (repeated !== undefined) throw new Error(`${id} has two parameters ${repeated}; some follow from its class`);
}

/** Whether an operation describes a page of the server. Pages are in the contract for apps that link to them. */
export function isPage(value: DocumentValue): boolean {
  return isObject(value) && value['x-page'] === true;
}

function operationOf(document: DocumentObject, path: string, method: string, value: DocumentObject): Operation {
  const id = asString(value['operationId'], `${method} ${path} operationId`);
  const permission = value['x-permission'];
  return {
    tag: asString(elements(value['tags'])[0], `the tag of ${id}`),
    id,
    method,
    path,
    surface: surfaceOf(path),
    security: securityOf(id, value['security']),
    permission: permission === undefined ? null : asString(permission, `${id} x-permission`),
    roles: elements(value['x-roles']).map((role) => asString(role, `${id} x-roles`)),
    effect: value['x-effect'] ?? null,
    secondFactor: value['x-second-factor'] === true,
    deprecated: value['deprecated'] === true,
    internal: value['x-internal'] === true,
    unlimited: value['x-unlimited'] === true,
    largeBody: value['x-large-body'] === true,
    costUs: costOf(id, value['x-cost-us']),
    weight: weightOf(id, surfaceOf(path), value['x-weight']),
    body: bodyOf(document, id, value['requestBody']),
    parameters: elements(value['parameters']).map((parameter) => parameterOf(document, id, parameter)),
    responses: members(value['responses']).map(([status, response]) =>
      responseOf(document, `${id} ${status}`, status, response),
    ),
  };
}

export function surfaceOf(path: string): Surface {
  if (path.startsWith('/binance/')) return 'binance';
  if (path.startsWith('/udf/')) return 'udf';
  return path.startsWith('/api/v3/') ? 'v3' : 'api';
}

function costOf(id: string, value: DocumentValue = NOT_MEASURED_US): number {
  if (typeof value !== 'number' || !(value >= 1)) throw new Error(`${id}: x-cost-us is no number of at least 1`);
  return value;
}

function weightOf(id: string, surface: Surface, value: DocumentValue | undefined): OperationWeight | null {
  if ((value !== undefined) !== (surface === 'binance'))
    throw new Error(`${id}: x-weight belongs to the operations under /binance/, and to each of them`);
  if (value === undefined) return null;
  const stated = isObject(value) ? value : { base: value };
  const number = (name: string, otherwise: number): number => {
    const given = stated[name] ?? otherwise;
    if (typeof given !== 'number') throw new Error(`${id}: ${name} of x-weight is no number`);
    return given;
  };
  const base = number('base', Number.NaN);
  if (!(base >= 1)) throw new Error(`${id}: x-weight has no base of at least 1`);
  return {
    base,
    above: members(stated['above']).map(([limit, weight]) => [Number(limit), Number(weight)] as const),
    withoutSymbol: number('withoutSymbol', base),
    perSymbol: number('perSymbol', 0),
    perSymbolMax: number('perSymbolMax', 0),
  };
}

export function securityOf(id: string, security: DocumentValue | undefined): SecurityKind {
  // Public operations state this explicitly with an empty list.
  if (security === undefined) throw new Error(`${id} names no security`);
  const requirements = elements(security);
  if (requirements.length === 0) return 'public';
  const alternatives = requirements.map((requirement) => Object.keys(asObject(requirement, id)).join('+'));
  const kind = SECURITY_KINDS[alternatives.join(' or ')];
  if (kind === undefined) throw new Error(`${id} has a security requirement that the server does not know`);
  return kind;
}

function bodyOf(document: DocumentObject, id: string, value: DocumentValue | undefined): Operation['body'] {
  if (value === undefined) return null;
  const body = resolveReference(document, value, `${id} requestBody`);
  const forms = members(body['content']).map(([type, entry]) => ({
    media: mediaOf(id, type),
    schema: asObject(asObject(entry, id)['schema'], `${id} ${type}`),
  }));
  const [first] = forms;
  if (first?.media !== 'json') throw new Error(`${id}: application/json comes first`);
  if (forms.some(({ schema }) => JSON.stringify(schema) !== JSON.stringify(first.schema)))
    throw new Error(`${id}: a body has one schema in all its forms`);
  return { schema: first.schema, required: body['required'] === true, media: forms.map(({ media }) => media) };
}

function mediaOf(id: string, type: string): BodyMedia {
  const media = BODY_MEDIA[type];
  if (media === undefined) throw new Error(`${id} takes a body of a type that the server does not read: ${type}`);
  return media;
}

function parameterOf(document: DocumentObject, id: string, value: DocumentValue): Parameter {
  const parameter = resolveReference(document, value, `${id} parameter`);
  const name = asString(parameter['name'], `${id} parameter name`);
  const place = parameter['in'];
  if (place !== 'path' && place !== 'query' && place !== 'header')
    throw new Error(`${id}: parameter ${name} is in ${String(place)}`);
  return {
    name: place === 'header' ? name.toLowerCase() : name,
    in: place,
    required: parameter['required'] === true,
    schema: asObject(parameter['schema'], `${id} ${name}`),
  };
}

export function responseOf(document: DocumentObject, place: string, status: string, value: DocumentValue): Response {
  const response = resolveReference(document, value, place);
  const media = isObject(response['content'])
    ? asObject(response['content']['application/json'], `${place} application/json`)
    : undefined;
  return {
    status,
    schema: media === undefined ? null : asObject(media['schema'], `${place} schema`),
    headers: members(response['headers']).map(([name, header]) => {
      const { required, schema } = resolveReference(document, header, `${place} ${name}`);
      return {
        name: name.toLowerCase(),
        required: required === true,
        schema: asObject(schema, `${place} ${name} schema`),
      };
    }),
    examples: members(media?.['examples']).map(([name, example]) =>
      exampleOf(document, `${place} ${name}`, name, status, example),
    ),
    emptyBodyCodes: elements(response['x-error-codes']).map((code) => asString(code, `${place} x-error-codes`)),
  };
}

/**
 * An error example is named after its code, with an optional variant after a dot. Under /api/v3/ the name is a number
 * that may stand for several codes, so those examples carry the code and its variant as `x-code`.
 */
function exampleOf(
  document: DocumentObject,
  place: string,
  name: string,
  status: string,
  value: DocumentValue,
): Example {
  const example = resolveReference(document, value, place);
  const body = example['value'] ?? null;
  if (Number(status) < 400) return { name, value: body, code: null, variant: null };
  const [shown = ''] = name.split('.');
  if (String(asObject(body, place)['code']) !== shown)
    throw new Error(`${place}: the example shows another code than its name says`);
  const [code = '', variant = null] = (
    example['x-code'] === undefined ? name : asString(example['x-code'], `${place} x-code`)
  ).split('.');
  return { name, value: body, code, variant };
}

/** The errors that any request can get before an operation is chosen, per surface. */
export function genericErrorsOf(document: DocumentObject): Readonly<Record<Surface, readonly Response[]>> {
  const generic = asObject(document['x-generic-errors'], 'x-generic-errors');
  const read = (surface: Surface): Response[] =>
    members(generic[surface]).map(([status, response]) =>
      responseOf(document, `x-generic-errors ${surface} ${status}`, status, response),
    );
  return { api: read('api'), v3: read('v3'), binance: read('binance'), udf: read('udf') };
}
