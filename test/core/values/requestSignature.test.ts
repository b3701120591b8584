/** Signatures of version 2, and the public keys that are accepted for them. */
import { generateKeyPairSync } from 'node:crypto';
import {
  ed25519VerificationKey,
  parsePublicKey,
  requestSignatureMatches,
  signedRequestText,
} from '../../../src/core/values/requestSignature';
import { isAmbiguous, signingKey } from '../../../src/core/values/signature';
import { privateKeyOf, signatureV2Vectors, signText } from '../../support/signatureV2';

const PUBLIC_KEY = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
/** The encodings of the points of small order. */
const WEAK = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];

function weakKeyText(hex: string): string {
  return `MCowBQYDK2VwAyEA${Buffer.from(hex, 'hex').toString('base64')}`;
}

test.each(signatureV2Vectors)('the published vector is correct: $name', (vector) => {
  const {
    secret,
    publicKey = '',
    recvWindow = '',
    body,
    message,
    signature,
    algorithm,
    name: _name,
    ...parts
  } = vector;
  expect(signedRequestText({ ...parts, recvWindow, body: body ?? '' })).toBe(message);
  expect(signText(secret ?? privateKeyOf(vector), message)).toBe(signature);
  const key = secret === undefined ? ed25519VerificationKey(publicKey) : signingKey(secret);
  expect([key.type, algorithm]).toEqual(secret === undefined ? ['public', 'ed25519'] : ['secret', 'hmac-sha512']);
  expect(requestSignatureMatches(key, message, signature)).toBe(true);
  expect(requestSignatureMatches(key, `${message} `, signature)).toBe(false);
  for (const wrong of ['', 'ab', 'z'.repeat(128), signature.toUpperCase(), '0'.repeat(128), `${signature}00`])
    expect(requestSignatureMatches(key, message, wrong)).toBe(false);
});

test.each([
  ['one line', PUBLIC_KEY],
  ['PEM', `-----BEGIN PUBLIC KEY-----\n${PUBLIC_KEY}\n-----END PUBLIC KEY-----\n`],
  ['PEM from Windows', `-----BEGIN PUBLIC KEY-----\r\n${PUBLIC_KEY}\r\n-----END PUBLIC KEY-----\r\n`],
  ['PEM in one line', ` -----BEGIN PUBLIC KEY----- ${PUBLIC_KEY} -----END PUBLIC KEY----- `],
])('a public key is accepted as %s', (_form, text) => {
  expect(parsePublicKey(text)).toBe(PUBLIC_KEY);
});

test.each([
  ['nothing', ''],
  ['a private key', 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpgukSvSS7CzESUScVpeyZpMXA7rAMcrn9g'],
  ['a key of another curve', `MCowBQYDK2VuAyEA${PUBLIC_KEY.slice(16)}`],
  ['a key that is too short', `${PUBLIC_KEY.slice(0, -5)}=`],
  ['a second text for the same key', PUBLIC_KEY.replace('o=', 'p=')],
  ['two keys', `${PUBLIC_KEY}\n${PUBLIC_KEY}`],
])('%s is no public key', (_name, text) => {
  expect(parsePublicKey(text)).toBeUndefined();
});

// OpenSSL up to 3.4 accepts signatures of such a key that anybody can make.
test.each(WEAK)('the weak public key %s is refused', (hex) => {
  expect(parsePublicKey(weakKeyText(hex))).toBeUndefined();
});

test('the second encoding of the neutral point, which OpenSSL does not decode, is refused too', () => {
  expect(parsePublicKey(weakKeyText(`01${'00'.repeat(30)}80`))).toBeUndefined();
});

test('new public keys are accepted', () => {
  for (let count = 0; count < 50; count += 1) {
    const { publicKey } = generateKeyPairSync('ed25519');
    const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    expect(parsePublicKey(line)).toBe(line);
    expect(ed25519VerificationKey(line).equals(publicKey)).toBe(true);
  }
});

test.each<[unknown, boolean]>([
  [{}, false],
  [{ pair: 'a=b c[d]\n%' }, false],
  [{ pair: 'a&b=c' }, true],
  [{ a: [{ b: 'x&' }] }, true],
  [{ 'a%26b': 1 }, true],
  [{ 'a\u0000': 1 }, true],
  [{ ราคา: 1, 'a]': 2, 'a.b': 3 }, false],
  [[['=']], false],
  [{ '': 1 }, true],
  [{ 'a=': 1 }, true],
  [{ '&a': 1 }, true],
  [{ 'a[': 1 }, true],
  [{ 'a\nb': 1 }, true],
  [{ 'a\r': 1 }, true],
  [{ a: [{ b: { '=': null } }] }, true],
])('%j has a member that version 1 cannot represent: %s', (body, expected) => {
  expect(isAmbiguous(body as never)).toBe(expected);
});
