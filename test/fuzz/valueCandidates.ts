/**
 * Values for a member, as JSON texts: those in the contract's examples, those that exist on the exchange, and invalid
 * ones.
 */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  objectsIn,
} from '../../src/programs/codegen/json/jsonDocument';
import { BAD_VALUES } from '../contract/badValues';
import type { ApiRequest } from '../contract/validRequests';
import type { Random } from '../support/randomSeed';

/** Values that are known to cause errors in programs. */
const NOTORIOUS = [
  "'; drop table users; --",
  '" or ""="',
  "admin' #",
  '1) or sleep(5)--',
  '../../../etc/passwd',
  '$' + '{7*7}',
  '{{constructor}}',
  '<script>alert(1)</script>',
  '%s%n%x',
  '%00',
  '\u202egnp',
  'Ω≈ç√∫',
  '田中さん',
  '๑๒๓',
  'é',
  '👩‍👩‍👧',
  '\ufeff',
  '\u0000',
  '\r\nX-Injected: 1',
  'constructor',
  'toString',
  '__proto__',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '1;2',
  '1,2',
  '-9007199254740993',
  '0.0000000000000000001',
  '999999999999999.999999999999999999',
];

const ALPHABET = 'abcXYZ019 _-.~!@#$%^&*()+=[]{}|;:\'",<>/?`\\éßñ漢字ไทย😀\u200b\u0301\u007f\t';
const CHARACTERS = [...ALPHABET];

export class ValueCandidates {
  private readonly known: readonly [string, ...string[]];

  constructor(document: DocumentObject, good: readonly ApiRequest[]) {
    const shown = [...objectsIn(document)].flatMap((object) => [
      ...elements(object['enum']),
      ...(object['example'] === undefined ? [] : [object['example']]),
    ]);
    const living = good.flatMap(({ path = {}, query = {}, body = {} }) => [
      ...Object.values(body),
      ...[...Object.values(path), ...Object.values(query)].map((text) => JSON.stringify(text)),
    ]);
    const texts = [
      ...Object.values(BAD_VALUES),
      ...NOTORIOUS.map((text) => JSON.stringify(text)),
      ...shown.map((value) => JSON.stringify(value)),
      ...living,
    ];
    this.known = [...new Set(texts)] as [string, ...string[]];
  }

  /** Returns a JSON text. */
  anyJson(random: Random): string {
    const choice = random.next();
    if (choice < 0.6) return random.pick(this.known);
    if (choice < 0.75) return decimalText(random);
    if (choice < 0.85) return JSON.stringify(randomWord(random, random.next() < 0.05 ? 3_000 : 40));
    if (choice < 0.95) return String(random.integer(-3, 2 ** 31));
    return JSON.stringify(this.nestedValue(random, 3));
  }

  /** Returns a text for places where only text is possible. */
  anyText(random: Random): string {
    const value = JSON.parse(this.anyJson(random)) as DocumentValue;
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  private nestedValue(random: Random, depth: number): DocumentValue {
    if (depth === 0 || random.next() < 0.3) return JSON.parse(random.pick(this.known)) as DocumentValue;
    const parts = Array.from({ length: random.integer(0, 3) }, () => this.nestedValue(random, depth - 1));
    return random.next() < 0.5 ? parts : Object.fromEntries(parts.map((part) => [randomWord(random, 8), part]));
  }
}

/** A decimal in a text, sometimes with too many digits. */
function decimalText(random: Random): string {
  const digits = (most: number): string =>
    Array.from({ length: random.integer(1, most) }, () => random.integer(0, 9)).join('');
  const whole =
    String(Number.parseInt(digits(random.next() < 0.1 ? 15 : 4), 10)) + (random.next() < 0.03 ? digits(9) : '');
  return JSON.stringify(random.next() < 0.5 ? whole : `${whole}.${digits(random.next() < 0.1 ? 22 : 4)}`);
}

export function randomWord(random: Random, most: number): string {
  return Array.from(
    { length: random.integer(0, most) },
    () => CHARACTERS[random.integer(0, CHARACTERS.length - 1)],
  ).join('');
}
