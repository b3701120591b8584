/**
 * Turns the errors that Ajv found into one problem: the code that the contract names for a wrong value, if it names
 * one, otherwise `INVALID_PARAMETERS` with the wrong fields.
 */
import type { ErrorObject } from 'ajv';
import type { OperationRecord } from '../../../../generated/operations';
import type { FieldFault, FieldFaults } from '../../../usecases/refusals';
import type { Problem } from '../problems/errors';

/** Limits of the response to a body with many wrong fields. */
const FIELDS_MAX = 20;
const FIELD_NAME_MAX = 64;
const FORM_KEYWORDS: ReadonlySet<string> = new Set(['type', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength']);

/** `headerNames`: the names of header parameters as the contract spells them, by their lower-case name. */
export function problemOfViolations(
  errors: readonly ErrorObject[],
  operation: OperationRecord,
  headerNames: ReadonlyMap<string, string>,
): Problem {
  const wrong = errors.find(isWrongBody);
  if (wrong !== undefined) return { code: 'INVALID_REQUEST_BODY', ...wrongMember(wrong) };
  const ownCodes = errors.map((error) => operation.violations[error.instancePath]);
  const [first] = ownCodes;
  if (first !== undefined && !ownCodes.includes(undefined)) return { code: first };
  const fields = fieldFaults(errors, headerNames);
  const illFormed = errors.filter(isIllFormed).map((error) => nameOf(error, headerNames));
  const unread = errors.filter(isUnread).map((error) => nameOf(error, headerNames));
  return { code: 'INVALID_PARAMETERS', fields, illFormed, unread, patterns: patternsOf(errors, headerNames) };
}

function patternsOf(
  errors: readonly ErrorObject[],
  headerNames: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const failed = errors.filter(({ keyword }) => keyword === 'pattern').slice(0, FIELDS_MAX);
  return Object.fromEntries(failed.map((error) => [nameOf(error, headerNames), String(error.params['pattern'])]));
}

/**
 * Whether the value has the wrong form, as opposed to a value of the right form that is not one of the known values.
 */
function isIllFormed({ keyword }: ErrorObject): boolean {
  return FORM_KEYWORDS.has(keyword);
}

/** Whether it is a parameter that the operation does not have. */
function isUnread({ keyword, instancePath }: ErrorObject): boolean {
  return keyword === 'additionalProperties' && instancePath === '/query';
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
