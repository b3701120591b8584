/** Makes one problem out of what Ajv found: the contract's own code for a value where it names one, otherwise the fields that are to blame. */
import type { ErrorObject } from 'ajv';
import type { OperationRecord } from '../../generated/operations';
import type { FieldFault, FieldFaults } from '../handlers/refusals';
import type { Problem } from './errors';

/** A body full of nonsense is not sent back whole. */
const FIELDS_MAX = 20;
const FIELD_NAME_MAX = 64;
const FORM_KEYWORDS: ReadonlySet<string> = new Set(['type', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength']);

/** `headerNames` spells header parameters as the contract does, by their lower-case name. */
export function violationProblem(
  errors: readonly ErrorObject[],
  operation: OperationRecord,
  headerNames: ReadonlyMap<string, string>,
): Problem {
  if (errors.some(isWrongBody)) return { code: 'INVALID_REQUEST_BODY' };
  const ownCodes = errors.map((error) => operation.violations[error.instancePath]);
  const [first] = ownCodes;
  if (first !== undefined && !ownCodes.includes(undefined)) return { code: first };
  const fields = fieldFaults(errors, headerNames);
  const illFormed = errors.filter(isIllFormed).map((error) => nameOf(error, headerNames));
  return { code: 'INVALID_PARAMETERS', fields, illFormed };
}

/** Not even of the form that a value must have there, as opposed to one that is not among those that are known. */
function isIllFormed({ keyword }: ErrorObject): boolean {
  return FORM_KEYWORDS.has(keyword);
}

/** No object where one must be, or a member of another JSON type than the contract says. */
function isWrongBody({ instancePath, keyword, params }: ErrorObject): boolean {
  if (instancePath === '' && keyword === 'required') return params['missingProperty'] === 'requestBody';
  return keyword === 'type' && (instancePath === '/requestBody' || instancePath.startsWith('/requestBody/'));
}

function fieldFaults(errors: readonly ErrorObject[], headerNames: ReadonlyMap<string, string>): FieldFaults {
  const faults = new Map<string, FieldFault>();
  for (const error of errors) {
    const name = nameOf(error, headerNames);
    if (name !== '' && !faults.has(name) && faults.size < FIELDS_MAX) faults.set(name, faultOf(error));
  }
  return Object.fromEntries(faults);
}

/** A parameter or a member of the body. Ajv puts the name of what is missing or unknown beside the path of its holder. */
function nameOf({ instancePath, keyword, params }: ErrorObject, headerNames: ReadonlyMap<string, string>): string {
  const [, place = '', member = ''] = instancePath.split('/');
  const beside: unknown = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  const name = member === '' && typeof beside === 'string' ? beside : member;
  return (place === 'header' ? (headerNames.get(name) ?? name) : name).slice(0, FIELD_NAME_MAX);
}

function faultOf({ instancePath, keyword }: ErrorObject): FieldFault {
  if (keyword === 'required') return { code: 'MISSING', message: 'is required' };
  if (keyword === 'additionalProperties') return { code: 'UNKNOWN', message: 'is not a parameter of this operation' };
  // A parameter that is text in the contract has another type only when it was sent more than once.
  if (keyword === 'type' && instancePath.startsWith('/query/'))
    return { code: 'DUPLICATE', message: 'was sent more than once' };
  return { code: 'INVALID', message: 'is not valid' };
}
