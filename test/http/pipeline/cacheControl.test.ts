/** Private data is kept by no cache, and browsers use nothing but HTTPS if the public URL does. */
import { type OperationId, operationRecords } from '../../../generated/operations';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({
  environment: { AUTHENTICATION_FAILURE_FLOOR_MS: '0', PUBLIC_URL: 'https://exchange.example' },
});

test('no cache may keep the response of an operation that needs credentials, whatever its status', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const user = await alice.client.call('getUser', { path: { userid: 'me' } });
  const unknown = await exchange().anonymous.send({ method: 'GET', path: '/api/nothing' });
  expect([user, unknown].map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [404, 'no-store'],
  ]);
  for (const id of Object.keys(operationRecords) as OperationId[]) {
    const { method, path, security } = operationRecords[id];
    const answer = await exchange().anonymous.send({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '1'),
    });
    expect([id, answer.headers['cache-control']]).toEqual([id, security === 'public' ? undefined : 'no-store']);
  }
});

test('with an HTTPS address, responses of operations and pages tell browsers to use only HTTPS', async () => {
  for (const path of ['/api/configs/', '/api/users/me', '/api/v3/time', '/api/nothing', '/sign-in']) {
    const { headers } = await fetch(`${exchange().baseUrl}${path}`);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
  }
});
