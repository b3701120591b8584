/** The checks outside of operations: paths, methods, media types, sizes, bodies and headers. */
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { exchangeBytes } from '../../support/rawHttp';

const exchange = exchangeOfThisFile({ environment: { HTTP_BODY_DEPTH_MAX: '4' } });

const ORDER = { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce: 7 };
const operations = Object.entries(operationRecords) as [OperationId, OperationRecord][];
let alice: TestUser;

beforeAll(async () => {
  alice = await exchange().createUser({ balances: { btc: '10' } });
});

function send(
  method: string,
  path: string,
  options: { readonly headers?: Record<string, string>; readonly body?: unknown } = {},
) {
  return exchange().anonymous.send({ method, path, ...options });
}

/** Sends `body` as alice, with the signature of `signedBody`. */
function sendOrder(body: string, headers: Record<string, string> = {}, signedBody: object = ORDER) {
  return send('POST', '/api/orders/', {
    headers: { ...alice.client.signedHeaders('POST', signedBody), ...headers },
    body,
  });
}

describe('paths', () => {
  test.each(operations)('%s answers with and without its trailing slash', async (_id, { method, path }) => {
    const plain = path.replace(/\{\w+\}/g, '1').replace(/\/$/, '');
    const [without, withSlash] = [
      await send(method.toUpperCase(), plain),
      await send(method.toUpperCase(), `${plain}/`),
    ];
    expect(without.status).not.toBe(404);
    expect(withSlash.status).toBe(without.status);
  });

  test.each([
    '/nothing',
    '/api',
    '/api/nothing',
    '/internal/nothing',
    '/api/orders//',
    '/API/orders/',
    '/api/users/1/2',
  ])('%s does not exist', async (path) => {
    const answer = await send('GET', path);
    expect([answer.status, answer.body]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'There is nothing at this path.' },
    ]);
  });

  test('in v3, the response for an unknown path has an empty body', async () => {
    const answer = await send('GET', '/api/v3/nothing');
    expect([answer.status, answer.text]).toEqual([404, '']);
  });

  test.each(['/api/users/%zz', '/api/users/%c3%28', '/api/nothing/%', '/api/estimated-price/?pair=%zz'])(
    'invalid percent-encoding in %s is malformed',
    async (path) => {
      const answer = await send('GET', path, { headers: alice.client.signedHeaders('GET') });
      expect([answer.status, answer.body]).toEqual([
        400,
        { code: 'MALFORMED_REQUEST', message: 'The request cannot be read.' },
      ]);
    },
  );

  test('in v3, invalid percent-encoding has code -1100', async () => {
    const answer = await send('GET', '/api/v3/ticker/24hr?symbol=%zz');
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: -1100, msg: 'Illegal characters found in a parameter.' },
    ]);
  });

  test('under /udf/, invalid percent-encoding is an error in the form of charts', async () => {
    const answer = await send('GET', '/udf/symbols?symbol=%zz');
    expect([answer.status, answer.body]).toEqual([
      400,
      { s: 'error', code: 'MALFORMED_REQUEST', errmsg: 'The request cannot be read.' },
    ]);
  });

  test('a path and query over 4 KiB are too long', async () => {
    const queryLength = 4096 - '/api/v3/exchangeInfo'.length;
    expect((await send('GET', `/api/v3/exchangeInfo?${'x'.repeat(queryLength)}`)).status).toBe(200);
    expect((await send('GET', `/api/estimated-price/?${'x'.repeat(4096)}`)).body).toMatchObject({
      code: 'URI_TOO_LONG',
    });
  });

  test('a percent-encoded path parameter is decoded', async () => {
    expect((await send('GET', '/api/users/%6De', { headers: alice.client.signedHeaders('GET') })).status).toBe(200);
  });
});

describe('methods', () => {
  const paths = [...new Set(operations.map(([, { path }]) => path))];
  const undeclared = paths.map((path) => {
    // `/api/orders/all` also matches the path of a single order.
    const concrete = path.replace(/\{\w+\}/g, '1');
    const matches = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(concrete);
    const declared = [
      ...new Set(
        operations.filter(([, operation]) => matches(operation.path)).map(([, { method }]) => method.toUpperCase()),
      ),
    ];
    const allow = declared.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const refused = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
      (method) => !allow.includes(method),
    );
    return { path: concrete, allow, refused };
  });

  test.each(undeclared)('405 at $path lists the allowed methods', async ({ path, allow, refused }) => {
    for (const method of refused) {
      const answer = await send(method, path);
      expect([method, answer.status, answer.headers['allow']?.split(', ').sort()]).toEqual([
        method,
        405,
        allow.toSorted(),
      ]);
    }
  });

  test('HEAD has the response of GET without the body', async () => {
    const get = await send('GET', '/api/v3/ticker/24hr?symbol=btc_thb');
    const head = await send('HEAD', '/api/v3/ticker/24hr?symbol=btc_thb');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      get.status,
      '',
      get.headers['content-length'],
    ]);
    expect((await send('HEAD', '/api/users/me')).status).toBe(401);
    expect((await send('HEAD', '/api/users/me', { headers: alice.client.signedHeaders('GET') })).status).toBe(200);
    expect((await send('HEAD', '/api/nothing')).status).toBe(404);
  });
});

describe('requests from other origins', () => {
  test('public data is readable from any origin', async () => {
    const response = await fetch(`${exchange().baseUrl}/api/v3/exchangeInfo`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-client',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '600',
    });
    expect((await send('GET', '/api/v3/exchangeInfo')).headers['access-control-allow-origin']).toBe('*');
    expect((await send('GET', '/api/v3/ticker/24hr?symbol=no')).headers['access-control-allow-origin']).toBe('*');
  });

  test.each([
    ['GET', '/api/users/me'],
    ['POST', '/api/orders/'],
    ['DELETE', '/api/orders/all'],
    ['GET', '/internal/audit'],
  ])('private data is not readable from other origins: %s %s', async (method, path) => {
    const preflight = await send('OPTIONS', path, {
      headers: { origin: 'https://example.com', 'access-control-request-method': method },
    });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([405, undefined]);
    expect(
      (await send(method, path, { headers: { origin: 'https://example.com' } })).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  test('at a path with public and private methods, only the public ones are readable from other origins', async () => {
    const headers = { origin: 'https://example.com', 'access-control-request-method': 'GET' };
    const response = await fetch(`${exchange().baseUrl}/api/orders/?pair=btc_thb`, { method: 'OPTIONS', headers });
    expect([response.status, response.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
    expect((await send('GET', '/api/orders/?pair=btc_thb')).headers['access-control-allow-origin']).toBe('*');
  });
});

describe('every response', () => {
  test.each([
    ['GET', '/api/v3/exchangeInfo'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/orders/'],
    ['GET', '/api/users/me'],
    ['POST', '/api/portal-orders/'],
  ])('%s %s has a request id and security headers, and names no software', async (method, path) => {
    const [first, second] = [await send(method, path), await send(method, path)];
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Origin',
    });
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect([first.headers['x-powered-by'], first.headers['server'], first.headers['etag']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('responses of a deprecated operation have its deprecation and sunset dates, errors too', async () => {
    for (const answer of [await send('GET', '/api/estimated-price/'), await send('POST', '/api/portal-orders/')]) {
      expect(answer.headers).toMatchObject({ deprecation: '@1795132800', sunset: 'Sat, 20 Nov 2027 00:00:00 GMT' });
    }
    expect((await send('GET', '/api/v3/exchangeInfo')).headers['deprecation']).toBeUndefined();
  });
});

describe('queries', () => {
  test('unknown parameters are ignored, and so are credentials and the body of a public GET', async () => {
    const answer = await send(
      'GET',
      '/api/v3/ticker/24hr?symbol=BTC_THB&recvWindow=5000&signature=00&__proto__=1&constructor=2',
      {
        headers: { authorization: 'TDAX-API nonsense', signature: 'zz', 'x-mbx-apikey': 'x', 'x-timestamp': 'soon' },
        body: '{"not": read',
      },
    );
    expect([answer.status, answer.body]).toMatchObject([200, { symbol: 'btc_thb' }]);
  });

  test('the signature of a GET does not cover its query', async () => {
    expect(
      (await send('GET', '/api/users/me?anything=1&userid=2', { headers: alice.client.signedHeaders('GET') })).status,
    ).toBe(200);
  });

  test('a parameter that is sent twice is rejected', async () => {
    expect((await send('GET', '/api/v3/ticker/24hr?symbol=btc_thb&symbol=eth_thb')).body).toEqual({
      code: -1121,
      msg: 'Invalid symbol.',
    });
    const answer = await send('GET', '/api/estimated-price/?pair=btc_thb&side=buy&amount=1&amount=2');
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { amount: { code: 'DUPLICATE' } } });
  });
});

describe('bodies', () => {
  test.each([
    ['invalid JSON', '{"type":', 'is not JSON'],
    ['an array', '[]', 'is not a JSON object'],
    ['a string', '"limit"', 'is not a JSON object'],
    ['null', 'null', 'is not a JSON object'],
    ['a duplicate member', '{"type":"limit","type":"limit"}', 'has a member more than once'],
    ['too deep nesting', '{"type":[[[[1]]]]}', 'is nested more than 4 deep'],
  ])('%s is not accepted as a body', async (_name, body, reason) => {
    const answer = await sendOrder(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'INVALID_REQUEST_BODY', message: `The request body ${reason}.` },
    ]);
  });

  test('bytes that are not UTF-8 are not accepted as a body', async () => {
    const answer = await send('POST', '/api/orders/', {
      headers: alice.client.signedHeaders('POST', ORDER),
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect(answer.body).toMatchObject({ code: 'INVALID_REQUEST_BODY', message: 'The request body is not UTF-8.' });
  });

  test('a missing required body is rejected', async () => {
    const answer = await send('POST', '/api/orders/', { headers: alice.client.signedHeaders('POST') });
    expect(answer.body).toMatchObject({ code: 'INVALID_REQUEST_BODY' });
  });

  test('a member of the wrong JSON type is rejected', async () => {
    const body = { ...ORDER, price: 1000 };
    expect((await sendOrder(JSON.stringify(body), {}, body)).body).toEqual({
      code: 'INVALID_REQUEST_BODY',
      message: 'The request body has a member "price" that is not a string.',
    });
    const quoted = { ...ORDER, nonce: '17' };
    expect((await sendOrder(JSON.stringify(quoted), {}, quoted)).body).toEqual({
      code: 'INVALID_REQUEST_BODY',
      message: 'The request body has a member "nonce" that is not an integer.',
    });
  });

  test.each([
    ['DELETE', '/api/v3/orders/1'],
    ['DELETE', '/api/v3/orders/all'],
    ['PUT', '/api/v3/userDataStream'],
    ['DELETE', '/api/v3/userDataStream'],
  ])('%s %s refuses a body that is not complete', async (method, path) => {
    const answer = await exchange().anonymous.send({
      method,
      path,
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect([answer.status, answer.body]).toMatchObject([400, { code: -1100 }]);
  });

  test.each([
    ['0.001', '"pair":"btc_thb","amount":0.001,"price":":1.5"', 'amount'],
    ['1e3', '"price":1e3', 'price'],
    ['100.0', '"price" : 100.0', 'price'],
    ['a number beyond all integers', '"nonce":179519361500200012345', 'nonce'],
  ])('%s as a number is named, although no signature over it can match', async (_what, members, name) => {
    // As a client signs it that writes the number as it sends it.
    const answer = await sendOrder(`{${members}}`, {}, { amount: 'as sent' });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'INVALID_REQUEST_BODY',
        message: `The request body has a number "${name}"; decimals are sent as strings.`,
      },
    ]);
  });

  test('a wrong signature over integers and texts with decimals is a wrong signature', async () => {
    const answer = await sendOrder('{"price":"1.5 \\":2.5","nonce":17}', {}, { amount: 'as sent' });
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'INVALID_AUTHENTICATION_HEADER' }]);
  });

  test('an empty body in chunks is none, whatever its type', async () => {
    const headers = Object.entries(alice.client.signedHeaders('DELETE')).map(([name, value]) => `${name}: ${value}`);
    const request = [
      'DELETE /api/orders/all HTTP/1.1',
      'Host: 127.0.0.1',
      ...headers,
      'Content-Type: text/plain',
      'Transfer-Encoding: chunked',
      'Connection: close',
    ];
    const sendChunks = async (body: string) =>
      (await exchangeBytes(exchange().port, [`${request.join('\r\n')}\r\n\r\n${body}`])).answers[0]?.status;
    expect(await sendChunks('0\r\n\r\n')).toBe(200);
    expect(await sendChunks('2\r\n{}\r\n0\r\n\r\n')).toBe(415);
  });

  test('a member named __proto__ is an unknown member and changes no prototype', async () => {
    const text = '{"__proto__":{"type":"limit"},"type":"limit"}';
    const answer = await sendOrder(text, {}, JSON.parse(text) as object);
    expect(answer.text).toContain('"__proto__":{"code":"UNKNOWN"');
    expect(({} as { type?: string }).type).toBeUndefined();
  });

  test('the error for a body with many unknown members lists a limited number of them', async () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`.padEnd(20, 'x'), '1']));
    const answer = await sendOrder(JSON.stringify(body), {}, body);
    const { fields } = answer.body as { fields: object };
    expect([answer.status, Object.keys(fields).length]).toEqual([400, 20]);
  });

  test.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['application/json;charset=UTF-8'],
    ['application/json;'],
    ['application/json; charset=utf-8;'],
    ['application/json ; ; charset=utf-8 ;'],
    ['Application/JSON; charset="utf-8"'],
  ])('%s is accepted', async (type) => {
    const nonce = { ...ORDER, nonce: Math.floor(Math.random() * 1e12) + 1 };
    expect((await sendOrder(JSON.stringify(nonce), { 'content-type': type }, nonce)).status).toBe(200);
  });

  test.each([
    ['text/plain'],
    ['text/xml'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=utf-16'],
    ['application/json; charset=latin1'],
    ['application/problem+json'],
    ['application/jsonx'],
    ['application/json, text/plain'],
    [''],
  ])('%s is not accepted', async (type) => {
    const answer = await sendOrder(JSON.stringify(ORDER), { 'content-type': type });
    expect([answer.status, answer.body]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  });

  test.each(['gzip', 'br', 'deflate', 'x-unknown', 'gzip, identity'])(
    'a body with Content-Encoding %s is not accepted',
    async (encoding) => {
      const answer = await sendOrder(JSON.stringify(ORDER), { 'content-encoding': encoding });
      expect(answer.body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    },
  );

  test('a body of 16 KiB is accepted, and one byte more is not', async () => {
    const pad = (length: number) => `${' '.repeat(length - JSON.stringify(ORDER).length)}${JSON.stringify(ORDER)}`;
    expect((await sendOrder(pad(16 * 1024))).status).toBe(200);
    const over = await sendOrder(pad(16 * 1024 + 1));
    expect([over.status, over.body]).toMatchObject([413, { code: 'REQUEST_BODY_TOO_LARGE' }]);
    expect((await sendOrder(pad(60 * 1024))).status).toBe(413);
    expect((await sendOrder(pad(5 * 1024 * 1024))).status).toBe(413);
  });
});
