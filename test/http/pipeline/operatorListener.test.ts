/** The listener of operators: a stolen token is useless to people who reach only the port of clients. */
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import type { Client } from '../../support/client';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({ environment: { OPERATOR_ON_PUBLIC_PORT: 'off', TRUST_PROXY: 'on' } });
const operations = Object.entries(operationRecords) as [OperationId, OperationRecord][];
const ofOperators = operations.filter(([, { security }]) => security === 'operator');

/** The same credentials at the listener of operators. */
function atOperatorPort({ credentials }: Client): Client {
  return exchange().operatorsOnly.withCredentials(credentials);
}

test('an operator token at the public port gets 404, whatever the operation', async () => {
  const { approver } = exchange();
  expect(ofOperators.length).toBeGreaterThan(30);
  for (const [id, { method, path }] of ofOperators) {
    const filled = path.replace(/\{\w+\}/g, '1');
    for (const each of [method.toUpperCase(), 'PATCH', 'OPTIONS']) {
      const { status, body } = await approver.send({
        method: each,
        path: filled,
        headers: { ...approver.signedHeaders(each), 'access-control-request-method': method.toUpperCase() },
      });
      expect([id, status, body]).toEqual([id, 404, { code: 'NOT_FOUND', message: 'There is nothing at this path.' }]);
    }
  }
});

test('a browser at the public port finds the same page for an operation of operators as for nothing', async () => {
  const page = async (path: string) => {
    const answer = await fetch(`${exchange().baseUrl}${path}`, { headers: { accept: 'text/html' } });
    return [answer.status, answer.headers.get('content-type')];
  };
  expect(await page('/internal/users')).toEqual(await page('/internal/nothing'));
});

test('the listener of operators serves their operations and health checks, and nothing of clients', async () => {
  const [operator, anyone] = [atOperatorPort(exchange().operator), atOperatorPort(exchange().anonymous)];
  expect((await operator.call('listUsers')).status).toBe(200);
  expect((await anyone.call('listUsers')).status).toBe(401);
  expect(await operator.expect('getControls', 200)).toMatchObject({ operators_on_public_port: false });
  const others = operations.filter(([, { security, unlimited }]) => security !== 'operator' && !unlimited);
  for (const [id, { method, path }] of others) {
    const { status } = await anyone.send({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') });
    expect([id, status]).toEqual([id, 404]);
  }
  expect((await fetch(`${exchange().operatorUrl}/sign-in`, { headers: { accept: 'text/html' } })).status).toBe(404);
});

test('an operator cannot pretend to come from an address of the allowlist with a header of proxies', async () => {
  const [approver, operator] = [atOperatorPort(exchange().approver), atOperatorPort(exchange().operator)];
  const body = { name: 'elsewhere', roles: ['auditor' as const], ip_allowlist: ['192.0.2.7'] };
  const { id, token } = await approver.expect('createOperatorToken', 201, { body });
  await operator.call('activateOperatorToken', { path: { tokenid: id } });
  const stolen = operator.withCredentials({ kind: 'operator', token });
  const answer = await stolen.call('listUsers', { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(answer.status).toBe(401);
});

test('with OPERATOR_ON_PUBLIC_PORT, operators are told so, and the public port tells nothing', async () => {
  await exchange().restart({ OPERATOR_ON_PUBLIC_PORT: 'on' });
  expect(await exchange().operator.expect('getControls', 200)).toMatchObject({ operators_on_public_port: true });
  const told = await exchange().anonymous.expect('getReadiness', 200);
  expect(Object.keys(told)).toEqual(['checks', 'leadership', 'quarantine']);
  expect(exchange().lines.some((line) => line.includes('OPERATOR_ON_PUBLIC_PORT is on'))).toBe(true);
  await exchange().operator.expect('listUsers', 200);
  await exchange().restart();
  expect((await exchange().operator.send({ method: 'GET', path: '/internal/users' })).status).toBe(404);
});
