/** The effect of changed patterns, compared with all short texts of a small alphabet. */
import { acceptsAllOf } from '../../../src/programs/codegen/review/languages';
import { effectOfPattern } from '../../../src/programs/codegen/review/patterns';

test.each([
  ['^([1-9][0-9]?|100)$', '^([1-9][0-9]{0,2}|1000)$', 'wider'],
  ['^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$', '^([1-9][0-9]{0,3}|60000)$', 'narrower'],
  ['^[a-z0-9]{2,10}$', '^[a-z0-9]{2,20}$', 'wider'],
  ['^[!-~]{1,255}$', '^[!-~]{1,200}$', 'narrower'],
  ['^(buy|sell)$', '^(sell|buy)$', 'none'],
  ['^[0-9]+$', '^\\d+$', 'none'],
  ['^a$', 'a', 'wider'],
  ['^a$', '^b$', 'other'],
  ['^(?!x)[a-z]+$', '^(?!x)[a-z]*$', 'other'],
])('%s to %s: %s', (was, is, effect) => {
  expect(effectOfPattern(was, is)).toBe(effect);
});

const PATTERNS = [
  ...['^a*$', '^a+$', '^(ab)*$', '^(a|b)*$', '^[^a]b?$', '^a{1,3}$', '^(a|ab)(c|bc)$', '^(a*b)*$', 'b', '^a|b$'],
  ...['^(aa|a)?b{2}$', '^.b$', '^a?$', '^(a?b?){2}$', '^((a|b)c)*$', '^$', '^[a-c]{2,}$', '^[^-]$'],
];

test('each of two patterns accepts all of the other exactly when all texts of up to six characters say so', () => {
  const texts = [''];
  for (let length = 0, last = ['']; length < 6; length++) {
    last = last.flatMap((text) => ['a', 'b', 'c', '-'].map((letter) => text + letter));
    texts.push(...last);
  }
  for (const outer of PATTERNS)
    for (const inner of PATTERNS) {
      const isFound = texts.every((text) => !new RegExp(inner).test(text) || new RegExp(outer).test(text));
      expect([outer, inner, acceptsAllOf(outer, inner)]).toEqual([outer, inner, isFound]);
    }
});
