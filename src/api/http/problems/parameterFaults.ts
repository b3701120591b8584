/**
 * What can be wrong with a parameter, and the error that each fault has under /binance/. The kind of a parameter follows
 * from its schema in the contract, and decides which faults its values can have:
 *
 * | kind                               | faults of its value                        |
 * |------------------------------------|--------------------------------------------|
 * | whole number                       | malformed, zero, overflow                  |
 * | decimal number                     | malformed, zero, overflow, precision       |
 * | value of a list (`enum`)           | unknown_value, or the schema's `x-error-code` |
 * | any other text                     | malformed, or the schema's `x-error-code`  |
 *
 * A value can be missing, empty or duplicate whatever the kind is.
 */
import { binanceErrors, binanceErrorVariants } from '../../../../generated/operations';

export type ParameterFault =
  | 'missing'
  /** A mandatory parameter without a value. */
  | 'missing_value'
  /** An optional parameter without a value. */
  | 'empty'
  | 'duplicate'
  /** The operation has no such parameter. */
  | 'unread'
  /** The parameter does not belong to an order of this type. */
  | 'not_required'
  /** The value does not have the form of its kind. */
  | 'malformed'
  | 'overflow'
  | 'precision'
  /** The number is 0, and must not be. */
  | 'zero'
  | 'unknown_value'
  /** The value has the right form, but does not fit the rest of the request. */
  | 'invalid';

interface FaultError {
  readonly code: number;
  readonly msg: string;
}

/** `pattern`: the one of the contract that the value does not match, if there is one. */
type ErrorOfFault = (name: string, pattern: string | undefined) => FaultError;

const missing: ErrorOfFault = (name) => ({
  ...binanceErrorVariants['INVALID_PARAMETERS.missing'],
  msg: `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`,
});
const invalid: ErrorOfFault = (name) => ({
  ...binanceErrors.INVALID_PARAMETERS,
  msg: `Data sent for parameter '${name}' is not valid.`,
});

/** The errors under /binance/. Of several faults in one request, the first of this table is the one in the response. */
const ERRORS: Readonly<Record<ParameterFault, ErrorOfFault>> = {
  missing,
  missing_value: missing,
  unread: (name) => ({
    ...binanceErrorVariants['INVALID_PARAMETERS.unread'],
    msg: `Not all sent parameters were read; this operation has no parameter '${name}'.`,
  }),
  empty: (name) => ({ ...binanceErrorVariants['INVALID_PARAMETERS.empty'], msg: `Parameter '${name}' was empty.` }),
  duplicate: (name) => ({
    ...binanceErrorVariants['INVALID_PARAMETERS.duplicate'],
    msg: `Duplicate values for parameter '${name}' detected.`,
  }),
  not_required: (name) => ({
    ...binanceErrorVariants['INVALID_PARAMETERS.not_required'],
    msg: `Parameter '${name}' sent when not required.`,
  }),
  malformed: (name, pattern) => ({
    ...binanceErrorVariants['INVALID_PARAMETERS.illegal'],
    msg: `Illegal characters found in parameter '${name}'${pattern === undefined ? '' : `; legal range is '${pattern}'`}.`,
  }),
  precision: (name) => ({
    ...binanceErrorVariants['INVALID_PARAMETERS.precision'],
    msg: `Parameter '${name}' has too much precision.`,
  }),
  overflow: (name) => ({
    ...binanceErrorVariants['INVALID_PARAMETERS.overflow'],
    msg: `Parameter '${name}' overflowed.`,
  }),
  zero: invalid,
  unknown_value: invalid,
  invalid,
};

/** A parameter and what is wrong with it. */
export interface FaultyParameter {
  readonly name: string;
  readonly fault: ParameterFault;
  /** The one of the contract that the value does not match. */
  readonly pattern?: string | undefined;
}

const RANKS = Object.keys(ERRORS);

/** The one that the response names. There is at least one. */
export function decidingFault<Faulty extends FaultyParameter>(faults: readonly Faulty[]): Faulty | undefined {
  const ranks = faults.map(({ fault }) => RANKS.indexOf(fault));
  return faults[ranks.indexOf(Math.min(...ranks))];
}

export function errorOfFault({ name, fault, pattern }: FaultyParameter): FaultError {
  return ERRORS[fault](name, pattern);
}

/** What the contract says of a parameter. */
export interface ParameterSchema {
  readonly isRequired: boolean;
  readonly pattern: string | undefined;
}

/** What is wrong with a text that does not match the schema of its parameter. */
export function faultOfText(text: string, { isRequired, pattern }: ParameterSchema): ParameterFault {
  if (text === '') return isRequired ? 'missing_value' : 'empty';
  if (pattern === undefined) return 'malformed';
  const kind = kindOfPattern(pattern);
  return kind === 'text' ? 'malformed' : faultOfNumber(text, new RegExp(pattern), kind);
}

type PatternKind = 'text' | 'whole' | 'decimal';

/** Only patterns of numbers accept digits, and neither letters nor signs nor lists. */
function kindOfPattern(pattern: string): PatternKind {
  const accepts = (text: string) => new RegExp(pattern).test(text);
  if (!accepts('1') || ['A', '-1', '1,1'].some(accepts)) return 'text';
  return accepts('1.5') ? 'decimal' : 'whole';
}

const NUMBERS: Readonly<Record<Exclude<PatternKind, 'text'>, RegExp>> = {
  whole: /^(0|[1-9][0-9]*)$/,
  decimal: /^(0|[1-9][0-9]*)(\.[0-9]+)?$/,
};

function faultOfNumber(text: string, accepted: RegExp, kind: Exclude<PatternKind, 'text'>): ParameterFault {
  if (!NUMBERS[kind].test(text)) return 'malformed';
  const [whole = ''] = text.split('.');
  // Without its decimals the number would be accepted.
  if (accepted.test(whole)) return 'precision';
  return whole === '0' ? 'zero' : 'overflow';
}
