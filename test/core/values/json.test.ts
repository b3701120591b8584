import { readJsonObject } from '../../../src/foundation/json';

const DEPTH_MAX = 4;

test.each([
  ['an object', '{"a":1,"b":{"c":[{"d":2}]}}'],
  ['colons, braces and quotes inside strings', '{"a":":{}[]","b\\"":"\\\\","c":"\\":"}'],
  ['the same name in two objects', '{"a":{"x":1},"b":{"x":2}}'],
  ['spaces wherever JSON has them', ' { "a" : [ 1 , 2 ] } \n'],
  ['nothing in it', '{}'],
])('reads %s', (_name, text) => {
  expect(readJsonObject(text, DEPTH_MAX)).toEqual(JSON.parse(text));
});

test.each([
  ['a member twice', '{"a":1,"a":1}', 'has a member more than once'],
  ['a member twice in a nested object', '{"a":[{"b":1,"b":2}]}', 'has a member more than once'],
  ['a member twice, spelled differently', '{"a":1,"\\u0061":2}', 'has a member more than once'],
  ['__proto__ twice', '{"__proto__":1,"__proto__":2}', 'has a member more than once'],
  ['too deep', '{"a":[[[[1]]]]}', 'is nested more than 4 deep'],
  ['deeper than any stack', `${'['.repeat(200_000)}`, 'is nested more than 4 deep'],
  ['no JSON', '{"a":}', 'is not JSON'],
  ['nothing', '', 'is not JSON'],
  ['two texts', '{}{}', 'is not JSON'],
  ['NaN', '{"a":NaN}', 'is not JSON'],
  ['an array', '[1]', 'is not a JSON object'],
  ['a string', '"a:b"', 'is not a JSON object'],
  ['null', 'null', 'is not a JSON object'],
])('gives the reason for %s', (_name, text, reason) => {
  expect(readJsonObject(text, DEPTH_MAX)).toBe(reason);
});

test('a text with a document in it is read in the same way', () => {
  const document = 'QUJD'.repeat(30_000);
  const member = (text: string): string => `{"content":"${document}","a\\"":"${document}\\\\","rest":${text}}`;
  for (const text of ['{":":"{}[]\\""}', '"\\\\"', '[{"a":1},"]"]', '1'])
    expect(readJsonObject(member(text), DEPTH_MAX)).toEqual(JSON.parse(member(text)));
  expect(readJsonObject(member('{"b":1,"b":2}'), DEPTH_MAX)).toBe('has a member more than once');
  expect(readJsonObject(member('[[[[1]]]]'), DEPTH_MAX)).toBe('is nested more than 4 deep');
  expect(readJsonObject(member('"unfinished'), DEPTH_MAX)).toBe('is not JSON');
});

test('a member named __proto__ is an ordinary member and changes no prototype', () => {
  const body = readJsonObject('{"__proto__":{"polluted":true},"a":1}', DEPTH_MAX);
  expect(Object.keys(body as object)).toEqual(['__proto__', 'a']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
