/**
 * Decides whether one regular expression accepts every text that another one accepts, with the derivatives of both
 * (Brzozowski 1964). Lookarounds, backreferences and boundaries of words are not regular, and are not read.
 */

type Range = readonly [from: number, to: number];

/** `key` identifies expressions of the same form. */
type Expression =
  | { readonly kind: 'nothing' | 'empty'; readonly key: string }
  | { readonly kind: 'set'; readonly key: string; readonly ranges: readonly Range[] }
  | { readonly kind: 'sequence'; readonly key: string; readonly first: Expression; readonly rest: Expression }
  | { readonly kind: 'choice'; readonly key: string; readonly choices: readonly Expression[] }
  | {
      readonly kind: 'repetition';
      readonly key: string;
      readonly inner: Expression;
      readonly least: number;
      readonly most: number;
    };

const LAST_CHARACTER = 0x10ffff;
/** Pairs of states that are compared at most. */
const PAIRS_MAX = 20_000;

const NOTHING: Expression = { kind: 'nothing', key: '∅' };
const EMPTY: Expression = { kind: 'empty', key: 'ε' };
const ANYTHING = repetition(set([[0, LAST_CHARACTER]]), 0, Number.POSITIVE_INFINITY);

/** Undefined if it cannot be decided. */
export function acceptsAllOf(outer: string, inner: string): boolean | undefined {
  const [wide, narrow] = [outer, inner].map(parse);
  if (wide === undefined || narrow === undefined) return undefined;
  const alphabet = representatives([wide, narrow]);
  const seen = new Set<string>();
  const waiting: [Expression, Expression][] = [[wide, narrow]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [permitted, actual] = pair;
    if (acceptsEmpty(actual) && !acceptsEmpty(permitted)) return false;
    for (const character of alphabet) {
      const next = derivative(actual, character);
      if (next.kind === 'nothing') continue;
      const allowed = derivative(permitted, character);
      const key = `${allowed.key} ${next.key}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > PAIRS_MAX) return undefined;
      waiting.push([allowed, next]);
    }
  }
  return true;
}

/** One character of each kind that the expressions distinguish. */
function representatives(expressions: readonly Expression[]): number[] {
  const starts = new Set([0]);
  const visit = (expression: Expression): void => {
    if (expression.kind === 'set')
      for (const [from, to] of expression.ranges) for (const start of [from, to + 1]) starts.add(start);
    else if (expression.kind === 'sequence') [expression.first, expression.rest].forEach(visit);
    else if (expression.kind === 'choice') expression.choices.forEach(visit);
    else if (expression.kind === 'repetition') visit(expression.inner);
  };
  expressions.forEach(visit);
  return [...starts].filter((start) => start <= LAST_CHARACTER);
}

function acceptsEmpty(expression: Expression): boolean {
  switch (expression.kind) {
    case 'empty':
      return true;
    case 'sequence':
      return acceptsEmpty(expression.first) && acceptsEmpty(expression.rest);
    case 'choice':
      return expression.choices.some(acceptsEmpty);
    case 'repetition':
      return expression.least === 0 || acceptsEmpty(expression.inner);
    default:
      return false;
  }
}

/** What may follow the character. */
function derivative(expression: Expression, character: number): Expression {
  switch (expression.kind) {
    case 'set':
      return expression.ranges.some(([from, to]) => from <= character && character <= to) ? EMPTY : NOTHING;
    case 'sequence': {
      const begun = sequence(derivative(expression.first, character), expression.rest);
      return acceptsEmpty(expression.first) ? choice([begun, derivative(expression.rest, character)]) : begun;
    }
    case 'choice':
      return choice(expression.choices.map((one) => derivative(one, character)));
    case 'repetition': {
      const { inner, least, most } = expression;
      return sequence(derivative(inner, character), repetition(inner, Math.max(0, least - 1), most - 1));
    }
    default:
      return NOTHING;
  }
}

function set(ranges: readonly Range[]): Expression {
  return { kind: 'set', key: `[${ranges.map((range) => range.join('-')).join(' ')}]`, ranges };
}

function sequence(first: Expression, rest: Expression): Expression {
  if (first.kind === 'nothing' || rest.kind === 'nothing') return NOTHING;
  if (first.kind === 'empty') return rest;
  if (rest.kind === 'empty') return first;
  // In one order, so that the same sequence has the same key.
  if (first.kind === 'sequence') return sequence(first.first, sequence(first.rest, rest));
  return { kind: 'sequence', key: `(${first.key}${rest.key})`, first, rest };
}

function choice(expressions: readonly Expression[]): Expression {
  const choices = new Map<string, Expression>();
  for (const expression of expressions)
    for (const one of expression.kind === 'choice' ? expression.choices : [expression])
      if (one.kind !== 'nothing') choices.set(one.key, one);
  const [only, ...more] = choices.values();
  if (only === undefined) return NOTHING;
  if (more.length === 0) return only;
  return { kind: 'choice', key: `(${[...choices.keys()].sort().join('|')})`, choices: [...choices.values()] };
}

function repetition(inner: Expression, least: number, most: number): Expression {
  if (most <= 0 || inner.kind === 'nothing' || inner.kind === 'empty') return EMPTY;
  if (least === 1 && most === 1) return inner;
  return { kind: 'repetition', key: `${inner.key}{${least},${most}}`, inner, least, most };
}

const DIGITS: readonly Range[] = [[48, 57]];
const WORD: readonly Range[] = [...DIGITS, [65, 90], [95, 95], [97, 122]];
const SPACES: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
];
const LINE_ENDS: readonly Range[] = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const CLASSES: Readonly<Record<string, readonly Range[]>> = { d: DIGITS, w: WORD, s: SPACES };
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };

function complement(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  const left: Range[] = [];
  let start = 0;
  for (const [from, to] of sorted) {
    if (from > start) left.push([start, from - 1]);
    start = Math.max(start, to + 1);
  }
  return start <= LAST_CHARACTER ? [...left, [start, LAST_CHARACTER]] : left;
}

class NotRegular extends Error {}

/** Undefined if the pattern uses something that is not read here. A pattern without anchors accepts what contains it. */
function parse(pattern: string): Expression | undefined {
  try {
    return new PatternReader(pattern).read();
  } catch (error) {
    if (error instanceof NotRegular) return undefined;
    throw error;
  }
}

class PatternReader {
  private readonly characters: string[];
  private position = 0;

  constructor(pattern: string) {
    this.characters = [...pattern];
  }

  read(): Expression {
    const choices = [this.readAnchored()];
    while (this.take('|')) choices.push(this.readAnchored());
    if (this.position < this.characters.length) throw new NotRegular();
    return choice(choices);
  }

  private readAnchored(): Expression {
    const starts = this.take('^');
    const inner = this.readSequence();
    const ends = this.take('$');
    return sequence(starts ? EMPTY : ANYTHING, sequence(inner, ends ? EMPTY : ANYTHING));
  }

  private readChoices(): Expression {
    const choices = [this.readSequence()];
    while (this.take('|')) choices.push(this.readSequence());
    return choice(choices);
  }

  private readSequence(): Expression {
    const parts: Expression[] = [];
    while (this.position < this.characters.length && !'|)$'.includes(this.next())) parts.push(this.readRepeated());
    return parts.reduceRight((rest, part) => sequence(part, rest), EMPTY);
  }

  private readRepeated(): Expression {
    const inner = this.readAtom();
    if (this.take('*')) return repetition(inner, 0, Number.POSITIVE_INFINITY);
    if (this.take('+')) return repetition(inner, 1, Number.POSITIVE_INFINITY);
    if (this.take('?')) return repetition(inner, 0, 1);
    const bounds = /^\{(\d+)(,(\d*))?\}/.exec(this.characters.slice(this.position).join(''));
    if (bounds === null) return inner;
    this.position += bounds[0].length;
    const least = Number(bounds[1]);
    if (bounds[2] === undefined) return repetition(inner, least, least);
    return repetition(inner, least, bounds[3] === '' ? Number.POSITIVE_INFINITY : Number(bounds[3]));
  }

  private readAtom(): Expression {
    if (this.take('(')) {
      if (this.take('?') && !this.take(':')) throw new NotRegular();
      const inner = this.readChoices();
      if (!this.take(')')) throw new NotRegular();
      return inner;
    }
    if (this.take('[')) return this.readSet();
    if (this.take('.')) return set(complement(LINE_ENDS));
    if ('^*+?{}'.includes(this.next())) throw new NotRegular();
    return set(this.readCharacters());
  }

  private readSet(): Expression {
    const isNegated = this.take('^');
    const ranges: Range[] = [];
    while (!this.take(']')) {
      const [first, ...more] = this.readCharacters();
      if (first === undefined || more.length > 0 || this.next() !== '-' || this.characters[this.position + 1] === ']') {
        ranges.push(...(first === undefined ? [] : [first]), ...more);
        continue;
      }
      this.position += 1;
      ranges.push([first[0], this.readCharacters()[0]?.[1] ?? first[1]]);
    }
    return set(isNegated ? complement(ranges) : ranges);
  }

  /** A character, or the class of an escape such as `\d`. */
  private readCharacters(): readonly Range[] {
    const character = this.next();
    this.position += 1;
    if (character !== '\\') return [codeRange(character)];
    const escaped = this.next();
    this.position += 1;
    const known = CLASSES[escaped];
    if (known !== undefined) return known;
    const opposite = CLASSES[escaped.toLowerCase()];
    if (opposite !== undefined) return complement(opposite);
    const control = CONTROLS[escaped];
    if (control !== undefined) return [[control, control]];
    // Escapes of letters and digits have meanings that are not read here.
    if (/\w/.test(escaped)) throw new NotRegular();
    return [codeRange(escaped)];
  }

  private next(): string {
    const character = this.characters[this.position];
    if (character === undefined) throw new NotRegular();
    return character;
  }

  private take(character: string): boolean {
    if (this.characters[this.position] !== character) return false;
    this.position += 1;
    return true;
  }
}

function codeRange(character: string): Range {
  const code = character.codePointAt(0) ?? 0;
  return [code, code];
}
