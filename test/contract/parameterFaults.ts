/**
 * The table of the Binance interface from the kind of a parameter and the fault of its value to the number of the error,
 * as tests expect it. The guide shows the same table (spec/guides/binance-http-api.md).
 */
import type { OperationId } from '../../generated/operations';
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import { type DocumentObject, elements, resolveReference } from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument, SchemaValidator } from './contractDocuments';

const judge = new SchemaValidator(generatedDocument('openapi.json'));
const operations = new Map(operationsOf(judge.document).map((operation) => [operation.id, operation]));

export interface BinanceParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: DocumentObject;
}

type NumberKind = 'amount' | 'window' | 'whole number';
export type ParameterKind = NumberKind | 'value of a list' | 'text';

export type ParameterFault =
  | 'missing'
  | 'empty'
  | 'duplicate'
  | 'malformed'
  | 'zero'
  | 'too many decimals'
  | 'beyond the largest'
  | 'unknown value';

/** Of the patterns of numbers; every other pattern is one of a text. */
const NUMBERS: Readonly<Record<string, NumberKind>> = {
  '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$': 'amount',
  '^[1-9][0-9]{0,5}(\\.[0-9]{1,3})?$': 'window',
  '^[0-9]{1,20}$': 'whole number',
  '^[0-9]$': 'whole number',
  '^(0|[1-9][0-9]{0,5})$': 'whole number',
  '^(0|[1-9][0-9]{0,14})$': 'whole number',
  '^(0|[1-9][0-9]{0,15})$': 'whole number',
  '^[1-9][0-9]{0,4}$': 'whole number',
  '^[1-9][0-9]{0,8}$': 'whole number',
  '^[1-9][0-9]{0,15}$': 'whole number',
};

/** The digits that a number may have before and after the point. */
const DIGITS: Readonly<Partial<Record<NumberKind, readonly [number, number]>>> = { amount: [15, 18], window: [6, 3] };

const OF_EVERY_KIND = { empty: -1105, duplicate: -1101 } as const;
const OF_NUMBERS = { malformed: -1100, zero: -1130, 'beyond the largest': -1108 } as const;

/** The number of the error for a fault that the contract knows. An empty mandatory parameter is a missing one. */
const NUMBERS_OF_ERRORS: Readonly<Record<ParameterKind, Readonly<Partial<Record<ParameterFault, number>>>>> = {
  'whole number': { ...OF_EVERY_KIND, ...OF_NUMBERS },
  amount: { ...OF_EVERY_KIND, ...OF_NUMBERS, 'too many decimals': -1111 },
  window: { ...OF_EVERY_KIND, ...OF_NUMBERS, 'too many decimals': -1111, 'beyond the largest': -1131 },
  'value of a list': { ...OF_EVERY_KIND, 'unknown value': -1130 },
  text: { ...OF_EVERY_KIND, malformed: -1100 },
};
const MISSING = -1102;

/** The number for an unknown value of a list that has a number of its own, or for a malformed key. */
const OWN_NUMBERS: Readonly<Record<string, number>> = {
  INVALID_CANCEL_RESTRICTIONS: -1145,
  INVALID_INTERVAL: -1120,
  INVALID_ORDER_SIDE: -1117,
  INVALID_ORDER_TYPE: -1116,
  INVALID_SYMBOL_STATUS: -1122,
  INVALID_TICKER_TYPE: -1139,
  INVALID_TIME_IN_FORCE: -1115,
  LISTEN_KEY_NOT_FOUND: -1125,
};

export function binanceParametersOf(id: OperationId): BinanceParameter[] {
  const { parameters = [] } = operations.get(id) ?? {};
  return parameters.flatMap(({ in: place, name, required, schema }) =>
    place === 'query'
      ? [{ name, isRequired: required, schema: resolveReference(judge.document, schema, `${id} ${name}`) }]
      : [],
  );
}

export function kindOf({ schema }: BinanceParameter): ParameterKind {
  if (elements(schema['enum']).length > 0) return 'value of a list';
  return NUMBERS[String(schema['pattern'])] ?? 'text';
}

/** What is wrong with the text by the contract; undefined if nothing is. */
export function faultOf(parameter: BinanceParameter, text: string): ParameterFault | undefined {
  if (judge.errorsOf(parameter.schema, text).length === 0) return undefined;
  if (text === '') return parameter.isRequired ? 'missing' : 'empty';
  const kind = kindOf(parameter);
  if (kind === 'value of a list') return 'unknown value';
  return kind === 'text' ? 'malformed' : faultOfNumber(kind, text);
}

function faultOfNumber(kind: NumberKind, text: string): ParameterFault {
  const [, whole = '', decimals = ''] = /^(0|[1-9][0-9]*)(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === '' || (kind === 'whole number' && decimals !== '')) return 'malformed';
  const [digits, decimalsMax] = DIGITS[kind] ?? [0, 0];
  if (whole === '0' && kind !== 'amount') return 'zero';
  return decimals.length > decimalsMax && whole.length <= digits ? 'too many decimals' : 'beyond the largest';
}

/** The number of the error for a parameter of which the contract does not permit the value. */
export function errorNumberOf(parameter: BinanceParameter, fault: ParameterFault): number {
  if (fault === 'missing') return MISSING;
  const own = parameter.schema['x-error-code'];
  if (own !== undefined && (fault === 'malformed' || fault === 'unknown value'))
    return OWN_NUMBERS[String(own)] ?? Number.NaN;
  const kind = kindOf(parameter);
  const number = NUMBERS_OF_ERRORS[kind][fault];
  if (number === undefined) throw new Error(`a parameter of the kind ${kind} has no fault "${fault}"`);
  return number;
}
