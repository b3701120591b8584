/** The signatures between exchange and custodian: the contract's examples, and everything that must be refused. */
import { createSecretKey } from 'node:crypto';
import { asObject, elements, valueAtPointer } from '../../src/programs/codegen/json/jsonDocument';
import {
  custodySignature,
  isCustodySignatureValid,
  readCustodySecrets,
} from '../../src/usecases/custody/custodySignature';
import { generatedDocument } from '../contract/contractDocuments';

const vectors = elements(
  valueAtPointer(
    generatedDocument('custodian.openapi.json'),
    '#/components/securitySchemes/signature/x-signature-vectors',
  ),
).map((vector) => {
  const { name, secret, timestamp, method, path, body, signature } = asObject(vector, 'vector') as Record<
    string,
    string
  >;
  return {
    name: name ?? '',
    secret: secret ?? '',
    signature: signature ?? '',
    request: { timestamp: timestamp ?? '', method: method ?? '', path: path ?? '', body: body ?? '' },
  };
});
const NOW_MS = 1_795_193_608_413;
const WINDOW_MS = 300_000;
const secret = createSecretKey('a secret of more than 32 characters', 'utf8');
const request = { timestamp: String(NOW_MS), method: 'POST', path: '/custody/callbacks', body: '{"event_id":"1"}' };
const signature = custodySignature(secret, request);

function isSignatureValid(changes: Partial<typeof request>, given = signature, nowMs = NOW_MS): boolean {
  return isCustodySignatureValid(
    [secret],
    { ...request, ...changes },
    { signature: given, nowMs, windowMs: WINDOW_MS },
  );
}

test('the contract has examples of each kind', () => {
  expect(vectors.map(({ request: { method } }) => method)).toEqual(['PUT', 'GET', 'POST']);
});

test.each(vectors)('example of the contract: $name', ({ secret: text, request: example, signature: expected }) => {
  const [key] = readCustodySecrets(text);
  expect(custodySignature(key, example)).toBe(expected);
  expect(
    isCustodySignatureValid([key], example, { signature: expected, nowMs: Number(example.timestamp), windowMs: 0 }),
  ).toBe(true);
});

test('a signature is valid only for the exact content that was signed', () => {
  expect(isSignatureValid({})).toBe(true);
  expect(isSignatureValid({ body: '{"event_id":"2"}' })).toBe(false);
  expect(isSignatureValid({ body: '{"event_id":"1"} ' })).toBe(false);
  expect(isSignatureValid({ method: 'PUT' })).toBe(false);
  expect(isSignatureValid({ path: '/custody/callbacks/' })).toBe(false);
  expect(isSignatureValid({ timestamp: String(NOW_MS + 1) })).toBe(false);
  // Moving text from one part to another makes the signature invalid.
  expect(isSignatureValid({ path: '/custody/callbacks\n{"event_id":"1"}', body: '' })).toBe(false);
});

test('a signature is valid within its time window, in both directions', () => {
  expect(isSignatureValid({}, signature, NOW_MS + WINDOW_MS)).toBe(true);
  expect(isSignatureValid({}, signature, NOW_MS - WINDOW_MS)).toBe(true);
  expect(isSignatureValid({}, signature, NOW_MS + WINDOW_MS + 1)).toBe(false);
  expect(isSignatureValid({}, signature, NOW_MS - WINDOW_MS - 1)).toBe(false);
});

test.each([
  '',
  'x',
  signature.toUpperCase(),
  signature.slice(1),
  `${signature}0`,
  ` ${signature}`,
  'g'.repeat(64),
  '\u00e9'.repeat(64),
])('%j is not a signature', (given) => {
  expect(isSignatureValid({}, given)).toBe(false);
});

test.each(['', '0', '-1', '1e12', ' 1795193608413', '1795193608413.0', '0x1a1f', 'NaN'])(
  '%j is not a timestamp, even if it is signed',
  (timestamp) => {
    expect(isSignatureValid({ timestamp }, custodySignature(secret, { ...request, timestamp }))).toBe(false);
  },
);

test('the first of several secrets signs and all are accepted; no secret or a short one is refused', () => {
  const [first, second, ...none] = readCustodySecrets(`${'n'.repeat(32)}\r\n\n  ${'o'.repeat(40)}\n`);
  expect(none).toEqual([]);
  const { timestamp } = request;
  for (const key of [first, second ?? first])
    expect(
      isCustodySignatureValid([first, second ?? first], request, {
        signature: custodySignature(key, request),
        nowMs: Number(timestamp),
        windowMs: 0,
      }),
    ).toBe(true);
  for (const text of ['', '\n', 'short', `${'n'.repeat(32)}\nshort`])
    expect(() => readCustodySecrets(text)).toThrow('CUSTODY_SECRET_FILE');
});
