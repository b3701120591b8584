/**
 * Turns the errors that Ajv found into one problem: the code that the contract names for a wrong value, if it names
 * one, otherwise `INVALID_PARAMETERS` with the wrong fields.
 */
import type { ErrorObject } from 'ajv';
import type { OperationRecord, ViolationCode } from '../../../../generated/operations';
import type { FieldFault, FieldFaults } from '../../../usecases/refusals';
import type { Problem } from '../problems/errors';
import {
  decidingFault,
  type FaultyParameter,
  faultOfText,
  type ParameterFault,
  type ParameterSchema,
} from '../problems/parameterFaults';

/** Limits of the response to a body with many wrong fields. */
const FIELDS_MAX = 20;
const FIELD_NAME_MAX = 64;
const FORM_KEYWORDS: ReadonlySet<string> = new Set(['type', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength']);

/** What is known of a request that violates the contract. */
export interface ViolatingRequest {
  readonly operation: OperationRecord;
  /** By name, those of the query. */
  readonly parameters: ReadonlyMap<string, ParameterSchema>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The names of header parameters as the contract spells them, by their lower-case name. */
  readonly headerNames: ReadonlyMap<string, string>;
}

export function problemOfViolations(errors: readonly ErrorObject[], request: ViolatingRequest): Problem {
  const { operation, headerNames } = request;
  const wrong = errors.find(isWrongBody);
  if (wrong !== undefined) return { code: 'INVALID_REQUEST_BODY', ...wrongMember(wrong) };
  const faults = errors.map((error) => faultyParameter(error, request));
  const own = operation.surface === 'binance' ? ownCodeOfOne(faults) : ownCodeOfAll(faults);
  if (own !== undefined) return { code: own };
  return { code: 'INVALID_PARAMETERS', fields: fieldFaults(errors, headerNames), faults };
}

interface Violation extends FaultyParameter {
  /** The code that the contract names for a wrong value. */
  readonly ownCode: ViolationCode | undefined;
}

/** The code that all wrong values have. */
function ownCodeOfAll(faults: readonly Violation[]): ViolationCode | undefined {
  return faults.every(({ ownCode }) => ownCode !== undefined) ? faults[0]?.ownCode : undefined;
}

/** The code of the one fault that the response names, unless there is no value that could be wrong. */
function ownCodeOfOne(faults: readonly Violation[]): ViolationCode | undefined {
  const deciding = decidingFault(faults);
  return deciding?.fault === 'malformed' || deciding?.fault === 'unknown_value' ? deciding.ownCode : undefined;
}

function faultyParameter(error: ErrorObject, request: ViolatingRequest): Violation {
  const name = nameOf(error, request.headerNames);
  const fault = parameterFault(error, name, request);
  const ownCode = request.operation.violations[error.instancePath];
  return error.keyword === 'pattern'
    ? { name, fault, ownCode, pattern: String(error.params['pattern']) }
    : { name, fault, ownCode };
}

function parameterFault(
  { keyword, instancePath }: ErrorObject,
  name: string,
  { parameters, query }: ViolatingRequest,
): ParameterFault {
  const isInQuery = instancePath.startsWith('/query');
  if (keyword === 'required') return 'missing';
  if (keyword === 'additionalProperties' && isInQuery) return 'unread';
  // A parameter that is a text in the contract has another type only if it was sent more than once.
  if (keyword === 'type' && isInQuery) return 'duplicate';
  const schema = isInQuery ? parameters.get(name) : undefined;
  const text = query[name];
  if (schema !== undefined && typeof text === 'string' && (text === '' || keyword === 'pattern'))
    return faultOfText(text, schema);
  return FORM_KEYWORDS.has(keyword) ? 'malformed' : 'unknown_value';
}

/** Whether the body is missing or no object, or one of its members has another JSON type than the contract declares. */
function isWrongBody({ instancePath, keyword, params }: ErrorObject): boolean {
  if (instancePath === '' && keyword === 'required') return params['missingProperty'] === 'requestBody';
  return keyword === 'type' && (instancePath === '/requestBody' || instancePath.startsWith('/requestBody/'));
}

/** Names the member that has another JSON type than the contract declares; nothing if the body as a whole is wrong. */
function wrongMember({ instancePath, params }: ErrorObject): { readonly reason?: string } {
  const [, , ...path] = instancePath.split('/');
  if (path.length === 0) return {};
  const types: unknown = params['type'];
  const expected = (Array.isArray(types) ? types : [types]).map((type) => TYPE_NAMES[String(type)] ?? String(type));
  const name = path.join('.').slice(0, FIELD_NAME_MAX);
  return { reason: `has a member "${name}" that is not ${expected.join(' or ')}` };
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function fieldFaults(errors: readonly ErrorObject[], headerNames: ReadonlyMap<string, string>): FieldFaults {
  const faults = new Map<string, FieldFault>();
  for (const error of errors) {
    const name = nameOf(error, headerNames);
    if (name !== '' && !faults.has(name) && faults.size < FIELDS_MAX) faults.set(name, faultOf(error));
  }
  return Object.fromEntries(faults);
}

/**
 * The name of a parameter or of a member of the body. Ajv reports a missing or unknown name beside the path of its
 * parent.
 */
function nameOf({ instancePath, keyword, params }: ErrorObject, headerNames: ReadonlyMap<string, string>): string {
  const [, location = '', member = ''] = instancePath.split('/');
  const missingOrUnknown: unknown = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  const name = member === '' && typeof missingOrUnknown === 'string' ? missingOrUnknown : member;
  return (location === 'header' ? (headerNames.get(name) ?? name) : name).slice(0, FIELD_NAME_MAX);
}

function faultOf({ instancePath, keyword }: ErrorObject): FieldFault {
  if (keyword === 'required') return { code: 'MISSING', message: 'is required' };
  if (keyword === 'additionalProperties') return { code: 'UNKNOWN', message: 'is not a parameter of this operation' };
  // A parameter that is a string in the contract has another type only if it was sent more than once.
  if (keyword === 'type' && instancePath.startsWith('/query/'))
    return { code: 'DUPLICATE', message: 'was sent more than once' };
  return { code: 'INVALID', message: 'is not valid' };
}
