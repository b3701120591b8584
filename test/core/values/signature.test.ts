import { canonicalMessage, sign, signatureMatches, signingKey, timedMessage } from '../../../src/core/values/signature';
import type { JsonValue } from '../../../src/foundation/json';
import { type SignatureVector, signatureVectors } from '../../support/signatureVectors';

const SECRET = 'fc8fa6ef2a9e4949bdf72d38208803657659ff67f2a74486a04a64b0bf1f2e6f';

function signedMessage({ body, timestamp, recvWindow = '5000' }: SignatureVector): string {
  const message = body === null ? '' : canonicalMessage(JSON.parse(body) as Record<string, JsonValue>);
  return timestamp === undefined ? message : timedMessage(message, timestamp, recvWindow);
}

test('the contract has test vectors', () => {
  expect(signatureVectors.length).toBeGreaterThanOrEqual(3);
});

test.each(signatureVectors)('the published vector is correct: $name', (vector) => {
  expect(signedMessage(vector)).toBe(vector.message);
  expect(sign(vector.secret, vector.message)).toBe(vector.signature);
  expect(signatureMatches(signingKey(vector.secret), vector.message, vector.signature)).toBe(true);
});

test.each([
  [
    'members in byte order, not in UTF-16 order',
    { '\u{1f600}': '1', '\uffee': '2', b: '3', A: '4' },
    'A=4&b=3&\uffee=2&\u{1f600}=1',
  ],
  ['nothing is percent-encoded', { note: 'a=b&c d/%' }, 'note=a=b&c d/%'],
  [
    'numbers are integers without exponent',
    { a: 1e21, b: 1e20, c: 0, d: -5, e: 1795193608413 },
    'a=1000000000000000000000&b=100000000000000000000&c=0&d=-5&e=1795193608413',
  ],
  ['numbers that no operation accepts', { a: 1.5, b: -0.2, c: Number.POSITIVE_INFINITY }, 'a=2&b=-0&c=Infinity'],
  ['booleans', { yes: true, no: false }, 'no=false&yes=true'],
  [
    "members of an object under their parent's name",
    { z: '1', meta: { b: '2', a: '3' }, a: '4' },
    'a=4&meta[a]=3&meta[b]=2&z=1',
  ],
  ['in deeper objects only the nearest parent', { a: { b: { c: '1' } } }, 'b[c]=1'],
  [
    'an array in its own order, also beyond ten entries',
    { n: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] },
    'n[0]=a&n[1]=b&n[2]=c&n[3]=d&n[4]=e&n[5]=f&n[6]=g&n[7]=h&n[8]=i&n[9]=j&n[10]=k',
  ],
  ['no members', {}, ''],
])('%s', (_name, body, message) => {
  expect(canonicalMessage(body)).toBe(message);
});

test('a member named __proto__ is an ordinary member', () => {
  expect(canonicalMessage(JSON.parse('{"__proto__":"1","a":"2"}') as Record<string, JsonValue>)).toBe(
    '__proto__=1&a=2',
  );
});

test('an empty message has only the timestamp and the window', () => {
  expect(timedMessage('', '5', '6')).toBe('timestamp=5&recvWindow=6');
});

test.each([
  ['empty', ''],
  ['short', 'ab'],
  ['long', 'a'.repeat(1000)],
  ['upper case', sign(SECRET, 'm').toUpperCase()],
  ['not hex', 'z'.repeat(128)],
  ['128 characters of several bytes', 'é'.repeat(128)],
  ["another message's", sign(SECRET, 'n')],
  ["another secret's", sign('secret', 'm')],
  ['with a space', `${sign(SECRET, 'm')} `],
])('an incorrect signature (%s) does not match and does not throw', (_name, signature) => {
  expect(signatureMatches(SECRET, 'm', signature)).toBe(false);
});

test('the secret is text, not hex', () => {
  expect(sign(SECRET, '')).not.toBe(sign(Buffer.from(SECRET, 'hex').toString('latin1'), ''));
});
