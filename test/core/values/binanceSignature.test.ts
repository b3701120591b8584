import { createPrivateKey, createPublicKey, sign as signBytes } from 'node:crypto';
import {
  binanceSignatureMatches,
  normalizedSignature,
  outsideWindow,
  signedPayload,
  signedTime,
} from '../../../src/core/values/binanceSignature';
import { signingKey } from '../../../src/core/values/signature';

/** The worked example of Binance's documentation. */
const EXAMPLE_KEY = signingKey('NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j');
const TERMS = 'symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC';
const REST = 'quantity=1&price=0.1&recvWindow=5000&timestamp=1499827319559';
/** The first test vector of RFC 8032 has this private key. */
const PRIVATE_KEY = createPrivateKey({
  key: Buffer.from(
    '302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'hex',
  ),
  format: 'der',
  type: 'pkcs8',
});
const PUBLIC_KEY = createPublicKey(PRIVATE_KEY);

test.each([
  ['in the query', `${TERMS}&${REST}`, '', 'c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71'],
  ['in the body', '', `${TERMS}&${REST}`, 'c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71'],
  ['in both', TERMS, REST, '0fd168b8ddb4876a0358a8d14d0c9f3da0e9b20c5d52b2a00fcf7d1c602f9a77'],
])('the documented signature of parameters %s is valid, in upper and lower case', (_where, query, body, signature) => {
  for (const spelling of [signature, signature.toUpperCase()]) {
    const [signedQuery, signedBody] =
      body === '' ? [`${query}&signature=${spelling}`, ''] : [query, `${body}&signature=${spelling}`];
    const payload = signedPayload(signedQuery, signedBody);
    expect(payload).toEqual({ text: query + body, signature: spelling });
    expect(binanceSignatureMatches(EXAMPLE_KEY, query + body, spelling)).toBe(true);
    expect(normalizedSignature(EXAMPLE_KEY, spelling)).toBe(signature);
  }
});

test.each<[string, string, string]>([
  ['missing', TERMS, ''],
  ['missing', `${TERMS}&xsignature=ab`, ''],
  ['misplaced', `${TERMS}&signature=ab&${REST}`, ''],
  ['misplaced', `${TERMS}&signature=ab&signature=cd`, ''],
  ['misplaced', `${TERMS}&signature=ab`, `${REST}&signature=cd`],
  ['misplaced', `signature=ab&${TERMS}`, ''],
  ['misplaced', TERMS, `signature=ab&${REST}`],
  ['misplaced', `${TERMS}&signature`, ''],
])('the signature is %s in query %s and body %s', (fault, query, body) => {
  expect(signedPayload(query, body)).toBe(fault);
});

test('what was sent is signed as it was sent, percent-encoded or not', () => {
  const encoded = 'newClientOrderId=a%2Fb&note=%E0%B8%81&timestamp=1';
  expect(signedPayload(`${encoded}&signature=A%2Bb%3D`, '')).toEqual({ text: encoded, signature: 'A+b=' });
  expect(signedPayload(`${encoded}&signature=A+b=`, '')).toEqual({ text: encoded, signature: 'A+b=' });
  expect(signedPayload('', `${encoded}&signature=%`)).toEqual({ text: encoded, signature: '' });
  expect(signedPayload('', `${encoded}&signature=%E0`)).toEqual({ text: encoded, signature: '' });
});

test('an Ed25519 signature is 88 characters of canonical Base64 and only valid for its text', () => {
  const text = `${TERMS}&${REST}`;
  const signature = signBytes(null, Buffer.from(text), PRIVATE_KEY).toString('base64');
  expect(binanceSignatureMatches(PUBLIC_KEY, text, signature)).toBe(true);
  expect(binanceSignatureMatches(PUBLIC_KEY, `${text}0`, signature)).toBe(false);
  expect(normalizedSignature(PUBLIC_KEY, signature)).toBe(Buffer.from(signature, 'base64').toString('hex'));
  const lastSymbol = signature.charCodeAt(85);
  const otherSpelling = `${signature.slice(0, 85)}${String.fromCharCode(lastSymbol + 1)}==`;
  expect(Buffer.from(otherSpelling, 'base64')).toEqual(Buffer.from(signature, 'base64'));
  for (const spelling of [otherSpelling, signature.slice(0, -2), Buffer.from(signature, 'base64').toString('hex'), ''])
    expect(binanceSignatureMatches(PUBLIC_KEY, text, spelling)).toBe(false);
});

test('an ill-formed or wrong HMAC is refused', () => {
  for (const signature of ['', 'ab', 'g'.repeat(64), '0'.repeat(64), '0'.repeat(128)])
    expect(binanceSignatureMatches(EXAMPLE_KEY, TERMS, signature)).toBe(false);
});

test.each<[string, string | undefined, ReturnType<typeof signedTime>]>([
  ['1499827319559', undefined, { timestampMs: 1_499_827_319_559, windowMs: 5_000 }],
  ['1499827319559123', '6000.346', { timestampMs: 1_499_827_319_559.123, windowMs: 6_000.346 }],
  ['1499827319559', '60000', { timestampMs: 1_499_827_319_559, windowMs: 60_000 }],
  ['1499827319559', '60000.001', 'window_too_long'],
  ['1499827319559', '60001', 'window_too_long'],
  ['1499827319559', '-1', 'recvWindow'],
  ['1499827319559', '', 'recvWindow'],
  ['1499827319559', '0', 'recvWindow'],
  ['1499827319559', '1e3', 'recvWindow'],
  ['', '5000', 'timestamp'],
  ['0', '5000', 'timestamp'],
  ['14998273195591234', '5000', 'timestamp'],
  ['1499827319559.5', '5000', 'timestamp'],
])('the time %s with the window %s is %j', (timestamp, recvWindow, time) => {
  expect(signedTime(timestamp, recvWindow)).toEqual(time);
});

test.each<[number, number, string | undefined]>([
  [-5_000, 5_000, undefined],
  [999, 5_000, undefined],
  [0, 0, undefined],
  [-1, 0, 'outside of the recvWindow: it is 1ms behind'],
  [-5_001, 5_000, 'outside of the recvWindow: it is 5001ms behind'],
  [1_000, 60_000, "1000ms ahead of the server's time"],
])('a request whose clock differs by %d ms with a window of %d ms: %s', (skewMs, windowMs, message) => {
  const nowMs = 1_600_000_000_000;
  const fault = outsideWindow({ timestampMs: nowMs + skewMs, windowMs }, nowMs);
  if (message === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(message);
});
