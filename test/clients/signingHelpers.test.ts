/**
 * The helpers in spec/clients sign like the contract's test vectors, and the server accepts their requests.
 *
 * @needs openssl, python3
 */

import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import {
  canonicalMessage,
  requestText,
  sign,
  signEd25519,
  signingFetch,
  timedMessage,
} from '../../spec/clients/typescript/talad';
import { createApiKey } from '../support/apiKeys';
import { exchangeOfThisFile } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { signatureV2Vectors } from '../support/signatureV2';
import { signatureVectors } from '../support/signatureVectors';
import {
  ED25519_IN_PYTHON,
  privateKeyPem,
  pythonProgram,
  signV2VectorsInPython,
  signVectorsInPython,
} from '../support/signingInPython';

const exchange = exchangeOfThisFile();
const PYTHON = join(__dirname, '..', '..', 'spec', 'clients', 'python');

/**
 * Runs the lines, which may use all of talad.py, and returns their output as JSON. `given` is the name of the input.
 */
function runPython(lines: readonly string[], given: unknown): unknown {
  return JSON.parse(
    execFileSync('python3', ['-B', '-c', pythonProgram(lines)], {
      cwd: PYTHON,
      input: JSON.stringify(given),
      encoding: 'utf8',
    }),
  );
}

describe('in TypeScript', () => {
  test.each(signatureVectors)('$name', async ({ secret, body, timestamp, recvWindow, message, signature }) => {
    const plain = body === null ? '' : canonicalMessage(JSON.parse(body));
    const whole = timestamp === undefined ? plain : timedMessage(plain, timestamp, recvWindow);
    expect([whole, await sign(secret, whole)]).toEqual([message, signature]);
  });

  test.each([undefined, 10_000])(
    'a signing fetch is accepted, with and without a receive window (%s)',
    async (recvWindow) => {
      const { client } = await exchange().createUser({ balances: { thb: '1000' } });
      if (client.credentials.kind !== 'key') throw new Error('the user has no key');
      const send = signingFetch({ ...client.credentials, ...(recvWindow !== undefined && { recvWindow }) });
      const user = await send(`${exchange().baseUrl}/api/users/me`);
      const order = await send(`${exchange().baseUrl}/api/orders/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(orderBody({ side: 'buy', price: '1000', amount: '0.1' })),
      });
      expect([user.status, order.status]).toEqual([200, 200]);
    },
  );
});

describe('in Python', () => {
  test('every vector is reproduced', () => {
    const { lines, given, expected } = signVectorsInPython;
    expect(runPython(lines, given)).toEqual(expected);
  });

  test.each([null, 10_000])('the headers are accepted, with and without a receive window (%s)', async (recvWindow) => {
    const { client } = await exchange().createUser({ balances: { thb: '1000' } });
    if (client.credentials.kind !== 'key') throw new Error('the user has no key');
    const body = JSON.stringify(orderBody({ side: 'buy', price: '1000', amount: '0.1' }));
    const headers = runPython(
      ['print(json.dumps(signed_headers(given["apiKey"], given["apiSecret"], given["body"], given["recvWindow"])))'],
      {
        ...client.credentials,
        body,
        recvWindow,
      },
    ) as Record<string, string>;
    const answer = await client.send({ method: 'POST', path: '/api/orders/', headers, body });
    expect(answer.status).toBe(200);
  });
});

describe('version 2', () => {
  test.each(signatureV2Vectors)('in TypeScript: $name', async (vector) => {
    const { secret, message, signature, body, recvWindow, ...parts } = vector;
    const text = await requestText({ ...parts, body: body ?? '', ...(recvWindow !== undefined && { recvWindow }) });
    const signed = secret === undefined ? signEd25519(privateKeyPem(vector), text) : sign(secret, text);
    expect([text, await signed]).toEqual([message, signature]);
  });

  test('in Python: every vector is reproduced', () => {
    const { lines, given, expected } = signV2VectorsInPython;
    expect(runPython(lines, given)).toEqual(expected);
  });

  test.each(['secret', 'Ed25519'])('requests of both helpers are accepted, with %s', async (kind) => {
    const { id } = await exchange().createUser({ balances: { thb: '1000' } });
    const pair = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const key = await createApiKey(exchange(), id, {
      label: 'helpers',
      permissions: ['order_create', 'order_list'],
      signature_v2_only: true,
      ...(kind === 'Ed25519' && { public_key: pair.publicKey }),
    });
    const body = (price: string) => JSON.stringify(orderBody({ side: 'buy', price, amount: '0.1' }));
    const send = signingFetch({
      apiKey: key.api_key,
      recvWindow: 10_000,
      ...(kind === 'Ed25519' ? { privateKey: pair.privateKey } : { apiSecret: key.api_secret, version: 2 }),
    });
    const placed = await send(`${exchange().baseUrl}/api/orders/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: body('1000'),
    });
    const listed = await send(`${exchange().baseUrl}/api/orders/user?pair=btc_thb&limit=1`);
    const order = body('1001');
    const url = `${exchange().baseUrl}/api/orders/`;
    const headers = runPython(
      [
        ...ED25519_IN_PYTHON,
        'print(json.dumps(signed_headers_v2(given["apiKey"], key_of(given), "POST", given["url"], given["body"])))',
      ],
      { apiKey: key.api_key, secret: key.api_secret, pem: pair.privateKey, url, body: order },
    ) as Record<string, string>;
    const python = await exchange().anonymous.send({ method: 'POST', path: '/api/orders/', headers, body: order });
    expect([placed.status, listed.status, python.status]).toEqual([200, 200, 200]);
  });
});
