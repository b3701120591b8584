/**
 * The values that vendor extensions may have. A wrong value would not fail elsewhere: `x-second-factor: yes` is a text
 * in YAML, and no second factor would be demanded.
 */
import { isMap, isScalar, type Pair, visit } from 'yaml';
import { type SpecFile, textOf } from './specFiles';

interface Rule {
  readonly permits: (value: unknown) => boolean;
  /** What is permitted, for the message. */
  readonly needs: string;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number' && value > 0;

const TRUE: Rule = { permits: (value) => value === true, needs: 'is true, or left out' };
const TEXT: Rule = { permits: isText, needs: 'is a text' };
const MAPPING: Rule = { permits: isMapping, needs: 'is an object' };
const TEXTS: Rule = {
  permits: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  needs: 'is a list of texts',
};
const EFFECTS = ['neutral', 'tightens', 'loosens', 'moves_money', 'completes'];
const WEIGHT_MEMBERS = ['base', 'above', 'withoutSymbol', 'perSymbol', 'perSymbolMax'];

const RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    [
      'x-second-factor',
      'x-internal',
      'x-optional',
      'x-unlimited',
      'x-large-body',
      'x-page',
      'x-secret',
      'x-personal',
      'x-stream',
    ]
      .concat('x-refused-when-unknown')
      .map((name) => [name, TRUE]),
  ),
  ...Object.fromEntries(['x-permission', 'x-code', 'x-error-code', 'x-pattern'].map((name) => [name, TEXT])),
  ...Object.fromEntries(
    ['x-permissions', 'x-methods', 'x-send', 'x-default-responses', 'x-error-lists', 'x-parameter-errors']
      .concat('x-generic-errors')
      .map((name) => [name, MAPPING]),
  ),
  ...Object.fromEntries(
    ['x-errors', 'x-error-codes', 'x-weaker-in-openapi-30', 'x-extensible-enum'].map((name) => [name, TEXTS]),
  ),
  'x-roles': {
    permits: (value) => TEXTS.permits(value) || isMapping(value),
    needs: 'is a list of roles, or an object with the meaning of each',
  },
  'x-effect': {
    permits: (value) =>
      EFFECTS.includes(String(value)) ||
      (isMapping(value) && Object.keys(value).join() === 'loosens' && isMapping(value['loosens'])),
    needs: `is one of ${EFFECTS.join(', ')}, or has the one member loosens`,
  },
  'x-cost-us': { permits: isNumber, needs: 'is a number of microseconds' },
  'x-weight': {
    permits: (value) =>
      isNumber(value) ||
      (isMapping(value) &&
        isNumber(value['base']) &&
        Object.keys(value).every((name) => WEIGHT_MEMBERS.includes(name))),
    needs: `is a number, or has base and some of ${WEIGHT_MEMBERS.slice(1).join(', ')}`,
  },
  ...Object.fromEntries(
    ['x-signature-vectors', 'x-signature-v2-vectors'].map((name) => [
      name,
      { permits: Array.isArray, needs: 'is a list of worked examples' },
    ]),
  ),
};

/** Members whose content is data of examples, or headers by name. */
const NOT_READ = new Set(['example', 'examples', 'value', 'headers']);

/** The wrong extensions of the files of spec/, each with its file and line. */
export function extensionProblems(files: readonly SpecFile[]): string[] {
  return files.filter(({ name }) => !name.endsWith('headers.yaml')).flatMap(problemsOf);
}

function problemsOf(file: SpecFile): string[] {
  const { document } = file;
  const problems: string[] = [];
  const check = ({ key, value }: Pair): symbol | undefined => {
    const name = textOf(key);
    if (NOT_READ.has(name)) return visit.SKIP;
    if (!name.startsWith('x-')) return undefined;
    const rule = RULES[name];
    // A value that is included from another file is checked there.
    const isIncluded = isMap(value) && value.has('$ref');
    const content: unknown = isScalar(value)
      ? value.value
      : (value as { toJS?: (of: unknown) => unknown })?.toJS?.(document);
    if (rule !== undefined && (isIncluded || rule.permits(content))) return undefined;
    const fault = rule === undefined ? 'is not a known extension; the table is in spec/README.md' : rule.needs;
    problems.push(`${file.placeOf(key)}: ${name} ${fault}`);
    return undefined;
  };
  visit(document, { Pair: (_key, pair) => check(pair) });
  return problems;
}
