/** The check of responses and frames can fail: each kind of undeclared response is rejected. */
import { checkFrame, checkResponse, operationAt, type RawResponse } from './contractCheck';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'x-ratelimit-limit': '160',
  'x-ratelimit-remaining': '159',
  'x-ratelimit-reset': '1',
};
const refusal: RawResponse = {
  method: 'DELETE',
  path: '/api/orders/7',
  status: 404,
  headers,
  text: '{"code":"ORDER_NOT_FOUND","message":"You have no such order."}',
};

test('declared responses pass', () => {
  expect(() => checkResponse(refusal)).not.toThrow();
});

test.each<[string, Partial<RawResponse>]>([
  ['a status that the operation does not have', { status: 418 }],
  ['a code that does not stand under this status', { status: 403 }],
  ['a code that does not exist', { text: '{"code":"NO_SUCH_CODE","message":"x"}' }],
  ['a member that the schema does not have', { text: '{"code":"ORDER_NOT_FOUND","message":"x","sql":"select"}' }],
  ['a member that is missing', { text: '{"code":"ORDER_NOT_FOUND"}' }],
  ['no JSON', { text: '<html>' }],
  ['another content type', { headers: { ...headers, 'content-type': 'text/html' } }],
  ['no request id', { headers: { 'content-type': headers['content-type'] } }],
  ['a header that is not declared', { headers: { ...headers, 'x-engine': 'leader' } }],
  ['a body on a HEAD', { method: 'HEAD', path: '/api/v3/exchangeInfo', status: 200, text: '{}' }],
])('an answer with %s is refused', (_what, change) => {
  expect(() => checkResponse({ ...refusal, ...change })).toThrow(/not in the contract|not JSON/);
});

test('a successful response has every header that is declared, apart from those that tell of a case', () => {
  const asked = { method: 'HEAD', path: '/api/configs/', status: 200, text: '' };
  const complete = { ...headers, 'x-sequence': '7' };
  expect(() => checkResponse({ ...asked, headers: complete })).not.toThrow();
  expect(() => checkResponse({ ...asked, headers: { ...complete, 'x-talad-sandbox': 'on' } })).not.toThrow();
  for (const name of ['x-sequence', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    const { [name]: _omitted, ...others } = complete as Readonly<Record<string, string>>;
    expect(() => checkResponse({ ...asked, headers: others })).toThrow(`the declared header ${name} is missing`);
  }
});

test('each operation under /api/v3/ has its own error numbers', () => {
  const v3 = (code: number): RawResponse => ({
    ...refusal,
    path: '/api/v3/orders/7',
    status: 400,
    headers: {
      'content-type': headers['content-type'],
      'x-request-id': headers['x-request-id'],
      'x-mbx-used-weight': '1',
    },
    text: `{"code":${code},"msg":"x"}`,
  });
  for (const code of [-1100, -1130, -1121, -2011]) expect(() => checkResponse(v3(code))).not.toThrow();
  // A cancellation has no missing parameter and no interval, so these codes are not declared for it.
  for (const code of [-1102, -1120, -2014]) expect(() => checkResponse(v3(code))).toThrow('not declared under 400');
  expect(() => checkResponse({ ...v3(-2014), status: 401 })).not.toThrow();
});

test("the Portal's refusals have an empty body", () => {
  const empty: RawResponse = {
    ...refusal,
    method: 'POST',
    path: '/api/portal-orders',
    status: 401,
    text: '',
    headers: { ...headers, deprecation: '@1795132800', sunset: 'Sat, 20 Nov 2027 00:00:00 GMT' },
  };
  expect(() => checkResponse(empty)).not.toThrow();
  expect(() => checkResponse({ ...empty, text: '{"code":"INVALID_AUTHENTICATION_HEADER","message":"x"}' })).toThrow(
    'the body must be empty',
  );
});

test.each([
  ['GET', '/api/estimated-price', 'getEstimatedPrice'],
  ['GET', '/api/estimated-price/?pair=btc_thb', 'getEstimatedPrice'],
  ['HEAD', '/api/users/me', 'getUser'],
  ['DELETE', '/api/orders/12', 'cancelOrder'],
  ['GET', '/api/orders/user', 'listOrders'],
  ['PATCH', '/api/orders/12', undefined],
  ['GET', '/api/orders/12/13', undefined],
])('%s %s is %s', (method, path, id) => {
  expect(operationAt(method, path)).toBe(id);
});

const kline =
  '{"e":"kline","E":1,"s":"btc_thb","k":{"t":0,"T":59999,"s":"btc_thb","i":"1m","f":-1,"L":-1,"o":"1","c":"1","h":"1","l":"1","v":"0","n":0,"x":false,"q":"0","V":"0","Q":"0","B":"0"}}';

test('a declared frame passes on its own kind of connection', () => {
  expect(checkFrame(kline, { combined: false })).toMatchObject({ message: 'KlineEvent', frame: { e: 'kline' } });
  const wrapped = checkFrame(`{"stream":"btc_thb@kline_1m","data":${kline}}`, { combined: true });
  expect(wrapped).toMatchObject({
    message: 'WrappedEvent',
    event: 'KlineEvent',
    frame: { stream: 'btc_thb@kline_1m' },
  });
});

test.each([
  ['a raw frame on a combined socket', kline, true],
  ['a price as a number', kline.replace('"o":"1"', '"o":1'), false],
  ['a price with an exponent', kline.replace('"o":"1"', '"o":"1e5"'), false],
  ['an unknown kind of event', '{"e":"surprise"}', false],
  ['an answer without its id', '{"result":null,"method":"SUBSCRIBE"}', false],
  ['a list of nothing known', '[{"e":"surprise"}]', false],
  ['no JSON', 'hello', false],
])('a frame that is %s is refused', (_what, text, combined) => {
  expect(() => checkFrame(text, { combined })).toThrow(/not in the contract|not JSON|no object/);
});
