/** Refusals that all operations have in common, generated from the contract, so that new operations are included. */

import {
  type ErrorCode,
  type OperationId,
  operationRecords,
  type Permission,
  permissions,
} from '../../generated/operations';
import { sign, timedMessage } from '../../src/core/values/signature';
import { documentBodyBytesMax } from '../../src/foundation/settings/identity';
import { createApiKey } from '../support/apiKeys';
import { type BinanceSigner, signedBinanceText } from '../support/binanceSigner';
import { issueBinanceKey } from '../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { updateCredential } from '../support/storedCredentials';
import { errorFormOf } from './badValues';

const BODY_BYTES_MAX = 16 * 1024;
const DOCUMENT_BYTES_MAX = 1_024;
const exchange = exchangeOfThisFile({
  environment: { AUTHENTICATION_FAILURE_FLOOR_MS: '0', IDENTITY_DOCUMENT_BYTES_MAX: String(DOCUMENT_BYTES_MAX) },
});
const ids = Object.keys(operationRecords) as OperationId[];
const withBody = ids.filter((id) => operationRecords[id].body !== 'none');
const signed = ids.filter((id) => operationRecords[id].security === 'key');
const ofBinance = ids.filter((id) => operationRecords[id].security === 'binanceKey');
const bareOfBinance = ids.filter((id) => operationRecords[id].security === 'binanceKeyAlone');
const ofOperators = ids.filter((id) => operationRecords[id].security === 'operator');
const keyAlone = ids.filter((id) => operationRecords[id].security === 'apiKeyOnly');

let alice: TestUser;
let nobody: TestUser;
/** An API key that is limited to signatures of version 2. */
let suspendedKey: TestUser;
let suspendedToken: string;
let binanceKeys: Readonly<Record<'valid' | 'nobody' | 'suspended', BinanceSigner>>;
let limited: { readonly api_key: string; readonly api_secret: string };
beforeAll(async () => {
  alice = await exchange().createUser();
  limited = await createApiKey(exchange(), alice.id, { label: 'limited', permissions: [], signature_v2_only: true });
  nobody = await exchange().createUser({ permissions: [] });
  suspendedKey = await exchange().createUser();
  const created = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'x', roles: ['auditor'] },
  });
  suspendedToken = created.token;
  const suspended = { suspended_at_ms: 1 };
  await updateCredential(exchange(), { table: 'api_keys', where: { api_key: suspendedKey.apiKey } }, suspended);
  await updateCredential(exchange(), { table: 'operator_tokens', where: { id: created.id } }, suspended);
  const issue = (granted: readonly Permission[]) => issueBinanceKey(exchange(), alice.id, granted, 'hmac-sha256');
  binanceKeys = { valid: await issue(permissions), nobody: await issue([]), suspended: await issue(permissions) };
  const where = { api_key: binanceKeys.suspended.apiKey };
  await updateCredential(exchange(), { table: 'api_keys', where }, suspended);
});

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

async function sendRefusedRequest(
  id: OperationId,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Refusal> {
  const { method, path } = operationRecords[id];
  const filled = path.replace(/\{\w+\}/g, '1');
  const answer = await exchange().anonymous.send({
    method: method.toUpperCase(),
    path: filled,
    headers,
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    code: String((answer.body as { readonly code?: string | number } | undefined)?.code),
    text: answer.text,
  };
}

/** The status and code that the contract of the operation declares for it. */
function declaredError(
  id: OperationId,
  word: Parameters<typeof errorFormOf>[1],
): { readonly status: number | undefined; readonly code: string } {
  return { status: operationRecords[id].errors[word.split('.')[0] as ErrorCode], code: errorFormOf(id, word) };
}

test.each(withBody)('%s refuses a body that is one byte too long', async (id) => {
  const limits = { http: { bodyBytesMax: BODY_BYTES_MAX }, identity: { documentBytesMax: DOCUMENT_BYTES_MAX } };
  const bytes = operationRecords[id].largeBody ? documentBodyBytesMax(limits) : BODY_BYTES_MAX;
  const body = JSON.stringify({ a: 'x'.repeat(bytes - 7) });
  expect(await sendRefusedRequest(id, {}, body)).toMatchObject(declaredError(id, 'REQUEST_BODY_TOO_LARGE'));
  expect((await sendRefusedRequest(id, {}, body.replace('xx', 'x'))).code).not.toBe(
    errorFormOf(id, 'REQUEST_BODY_TOO_LARGE'),
  );
});

test.each(signed)('%s refuses a wrong signature, and a correct one that is too late', async (id) => {
  const timestamp = String(Date.now() - 6_000);
  const authorization = `TDAX-API ${alice.apiKey}`;
  expect(await sendRefusedRequest(id, { authorization, signature: 'a'.repeat(128) })).toMatchObject(
    declaredError(id, 'INVALID_AUTHENTICATION_HEADER'),
  );
  const late = await sendRefusedRequest(id, {
    authorization,
    signature: sign(alice.apiSecret, timedMessage('', timestamp, '5000')),
    'x-timestamp': timestamp,
  });
  expect(late).toMatchObject(declaredError(id, 'INVALID_AUTHENTICATION_HEADER.outside_window'));
  expect(late.text).toContain('outside its window of 5000 ms');
});

test.each(signed)('%s refuses a signature of version 1 for a key that is limited to version 2', async (id) => {
  const headers = { authorization: `TDAX-API ${limited.api_key}`, signature: sign(limited.api_secret, '') };
  const refusal = await sendRefusedRequest(id, headers);
  expect(refusal).toMatchObject(declaredError(id, 'INVALID_AUTHENTICATION_HEADER.version_2_required'));
  expect(refusal.text).toContain('accepts only signatures of version 2');
});

test.each([...signed, ...keyAlone])('%s refuses an API key that is suspended since a restore', async (id) => {
  const { apiKey, apiSecret } = suspendedKey;
  const headers = { authorization: `TDAX-API ${apiKey}`, signature: sign(apiSecret, ''), 'x-mbx-apikey': apiKey };
  const refusal = await sendRefusedRequest(id, headers);
  expect(refusal).toMatchObject(declaredError(id, 'API_KEY_SUSPENDED'));
  expect(refusal.text).toContain('This API key is suspended');
});

test.each(ofBinance)('%s refuses each fault of a Binance signature with its code', async (id) => {
  const { valid, nobody: powerless, suspended } = binanceKeys;
  const unknown = { ...valid, apiKey: `live-${'0'.repeat(32)}` };
  const now = Date.now();
  for (const [word, signer, parameters, key] of [
    ['INVALID_AUTHENTICATION_HEADER.key_format', { ...valid, apiKey: 'live-1' }, {}, valid.key],
    ['INVALID_AUTHENTICATION_HEADER', unknown, {}, valid.key],
    ['INVALID_SIGNATURE', valid, {}, powerless.key],
    ['OUTSIDE_RECV_WINDOW', valid, { timestamp: now - 6_000 }, valid.key],
    ['RECV_WINDOW_TOO_LONG', valid, { recvWindow: 60_001 }, valid.key],
    ['INVALID_PARAMETERS.illegal', valid, { timestamp: 'now' }, valid.key],
    ['PERMISSION_DENIED', powerless, {}, powerless.key],
    ['API_KEY_SUSPENDED', suspended, {}, suspended.key],
  ] as const) {
    const { method, path } = operationRecords[id];
    const answer = await exchange().anonymous.send({
      method: method.toUpperCase(),
      path: `${path}?${signedBinanceText({ ...signer, key }, parameters)}`,
      headers: { 'x-mbx-apikey': signer.apiKey },
    });
    const { code } = answer.body as { readonly code: number };
    expect([word, { status: answer.status, code: String(code) }]).toEqual([word, declaredError(id, word)]);
  }
});

test.each(ofOperators)('%s refuses a token that is suspended since a restore', async (id) => {
  const refusal = await sendRefusedRequest(id, { authorization: `Bearer ${suspendedToken}` });
  expect(refusal).toMatchObject(declaredError(id, 'OPERATOR_TOKEN_SUSPENDED'));
});

test.each(bareOfBinance)('%s refuses each fault of an unsigned Binance key with its code', async (id) => {
  for (const [word, apiKey] of [
    ['INVALID_AUTHENTICATION_HEADER.key_format', 'live-1'],
    ['INVALID_AUTHENTICATION_HEADER', `live-${'0'.repeat(32)}`],
    ['INVALID_AUTHENTICATION_HEADER', alice.apiKey],
    ['PERMISSION_DENIED', binanceKeys.nobody.apiKey],
    ['API_KEY_SUSPENDED', binanceKeys.suspended.apiKey],
  ] as const) {
    const { status, code } = await sendRefusedRequest(id, { 'x-mbx-apikey': apiKey });
    expect([word, { status, code }]).toEqual([word, declaredError(id, word)]);
  }
});

test.each(keyAlone)('%s refuses an unknown key, and a key without permission', async (id) => {
  expect(await sendRefusedRequest(id, { 'x-mbx-apikey': `live-${'0'.repeat(32)}` })).toMatchObject(
    declaredError(id, 'INVALID_AUTHENTICATION_HEADER.unknown_key'),
  );
  expect(await sendRefusedRequest(id, { 'x-mbx-apikey': nobody.apiKey })).toMatchObject(
    declaredError(id, 'PERMISSION_DENIED'),
  );
});
