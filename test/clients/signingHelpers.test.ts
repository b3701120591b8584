/** The helpers in spec/clients sign like the contract's test vectors, and the server accepts their requests. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { canonicalMessage, sign, signingFetch, timedMessage } from '../../spec/clients/typescript/talad';
import { exchangeOfThisFile } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { signatureVectors } from '../support/signatureVectors';

const exchange = exchangeOfThisFile();
const PYTHON = join(__dirname, '..', '..', 'spec', 'clients', 'python');

/**
 * Runs the lines, which may use all of talad.py, and returns their output as JSON. `given` is the name of the input.
 */
function runPython(lines: readonly string[], given: unknown): unknown {
  const program = ['import json, sys', 'from talad import *', 'given = json.load(sys.stdin)', ...lines].join('\n');
  return JSON.parse(
    execFileSync('python3', ['-B', '-c', program], { cwd: PYTHON, input: JSON.stringify(given), encoding: 'utf8' }),
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
    const signed = runPython(
      [
        'def message(vector):',
        '    plain = canonical_message(json.loads(vector["body"])) if vector["body"] else ""',
        '    return timed_message(plain, vector["timestamp"], vector.get("recvWindow", "5000")) if "timestamp" in vector else plain',
        'print(json.dumps([[message(vector), sign(vector["secret"], message(vector))] for vector in given]))',
      ],
      signatureVectors,
    );
    expect(signed).toEqual(signatureVectors.map(({ message, signature }) => [message, signature]));
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
