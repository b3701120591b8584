/**
 * Bytes that no client library would send: a malformed, oversized, late or ambiguous request gets one response that the
 * contract declares, and the connection is closed.
 */
import { recordResponse } from '../../support/coverage/recording';
import { exchangeOfThisFile } from '../../support/exchange';
import { type RawExchange, type TalkOptions, exchangeBytes as talkTo } from '../../support/rawHttp';

/** Only in the tests of these limits, because a busy machine may exceed them with any request. */
const SHORT_TIMEOUTS = {
  HTTP_HEADERS_TIMEOUT_MS: '2000',
  HTTP_REQUEST_TIMEOUT_MS: '3000',
  HTTP_CONNECTIONS_CHECKING_INTERVAL_MS: '100',
};
const PATIENT = { HTTP_HEADERS_TIMEOUT_MS: '60000', HTTP_REQUEST_TIMEOUT_MS: '60000' };

const exchange = exchangeOfThisFile({ environment: PATIENT });

const exchangeRaw = (pieces: readonly string[], options?: TalkOptions): Promise<RawExchange> =>
  talkTo(exchange().port, pieces, options);

function expectOneError(conversation: RawExchange, status: number, code: string): void {
  expect(
    conversation.answers.map((answer) => [answer.status, (JSON.parse(answer.text) as { code: string }).code]),
  ).toEqual([[status, code]]);
  const [answer] = conversation.answers;
  if (answer !== undefined) recordResponse({ method: 'GET', path: '/unread', ...answer });
  expect(answer?.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
  expect(conversation.closed).toBe(true);
}

const GET = 'GET /api/v3/exchangeInfo HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /api/orders/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('is rejected as malformed', () => {
  test.each([
    ['a text without HTTP', 'hello\r\n\r\n'],
    ['an unknown protocol', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['a request line without a version', 'GET /api/v3/exchangeInfo\r\nHost: localhost\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an invalid method', 'GE T / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['a folded header line', `${GET}X-A: 1\r\n 2\r\n\r\n`],
    ['a control character in a header', `${GET}X-A: \x01\r\n\r\n`],
    ['a NUL in the path', 'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['length and chunks', `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a length that is not a number', `${POST}Content-Length: +2\r\n\r\n{}`],
    ['a negative length', `${POST}Content-Length: -2\r\n\r\n{}`],
    ['an unknown transfer coding', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n{}`],
    ['a bad chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ['no host', 'GET /api/v3/exchangeInfo HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', `${GET}host: y\r\nConnection: close\r\n\r\n`],
  ])('%s', async (_name, bytes) => {
    const conversation = await exchangeRaw([bytes]);
    expect(conversation.answers.length).toBeLessThanOrEqual(1);
    const [answer] = conversation.answers;
    if (bytes.startsWith('GET /api/v3') && answer !== undefined && !answer.text.includes('MALFORMED')) {
      expect([answer.status, answer.text]).toEqual([
        400,
        '{"code":-1100,"msg":"Illegal characters found in a parameter."}',
      ]);
    } else {
      expectOneError(conversation, 400, 'MALFORMED_REQUEST');
    }
    expect(conversation.closed).toBe(true);
  });
});

test('after an error, the bytes that follow are not taken for a request', async () => {
  const conversation = await exchangeRaw([
    `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${GET}\r\n`,
  ]);
  expectOneError(conversation, 400, 'MALFORMED_REQUEST');
});

test('requests in one packet are answered in order', async () => {
  const { answers, closed } = await exchangeRaw(
    [`${GET}\r\nGET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n${GET}\r\n`],
    { answersMin: 3 },
  );
  expect([answers.map(({ status }) => status), closed]).toEqual([[200, 404, 200], false]);
});

test('headers over 8 KiB are too large, and slightly smaller ones are not', async () => {
  const room = 8 * 1024 - 200;
  expect((await exchangeRaw([`${GET}X-Long: ${'x'.repeat(room)}\r\n\r\n`])).answers[0]?.status).toBe(200);
  expectOneError(
    await exchangeRaw([`${POST}X-Long: ${'x'.repeat(9 * 1024)}\r\n\r\n`]),
    431,
    'REQUEST_HEADERS_TOO_LARGE',
  );
  expectOneError(
    await exchangeRaw([`GET /${'x'.repeat(20 * 1024)} HTTP/1.1\r\nHost: localhost\r\n\r\n`]),
    431,
    'REQUEST_HEADERS_TOO_LARGE',
  );
});

test('an unreadable request for /api/v3/ gets the v3 form of errors, if its path is known', async () => {
  const { answers } = await exchangeRaw([`${GET}X-Long: ${'x'.repeat(9 * 1024)}\r\n\r\n`]);
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [400, '{"code":-1100,"msg":"Illegal characters found in a parameter."}'],
  ]);
});

/** One path of each family of errors, and the statuses that the family has. */
describe.each([
  ['/api/system/status', [431, 413, 400]],
  ['/api/v3/exchangeInfo', [400, 400, 400]],
  ['/binance/api/v3/ping', [400, 400, 400]],
  ['/udf/config', [400, 400, 400]],
])('an unreadable request for %s gets an error of its family, and the server goes on', (path, statuses) => {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;
  test.each([
    ['headers that are too large', `${head}X-Long: ${'x'.repeat(9 * 1024)}\r\n\r\n`, statuses[0]],
    [
      'extensions of chunks that are too large',
      `${head}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20 * 1024)}\r\n`,
      statuses[1],
    ],
    ['a malformed header', `${head}No colon\r\n\r\n`, statuses[2]],
  ])('%s', async (_what, bytes, status) => {
    const { answers } = await exchangeRaw([bytes]);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    for (const answer of answers) expect(Object.keys(JSON.parse(answer.text) as object).length).toBeGreaterThan(1);
    expect((await exchangeRaw([`${GET}\r\n`])).answers[0]?.status).toBe(200);
  });
});

describe.each([
  ['at once', (head: string, body: string) => [head + body]],
  ['in pieces', (head: string, body: string) => [head + body.slice(0, 1), body.slice(1)]],
])('a body that comes %s', (_how, writesOf) => {
  test.each([
    [16 * 1024, 401],
    [16 * 1024 + 1, 413],
  ])('of %i bytes is answered with %i', async (bytes, status) => {
    const writes = writesOf(`${POST}Content-Length: ${bytes}\r\n\r\n`, `{${' '.repeat(bytes - 2)}}`);
    const { answers } = await exchangeRaw(writes, { pauseMs: 100 });
    expect(answers.map((answer) => answer.status)).toEqual([status]);
  });
});

test('endless chunks are too large as soon as they exceed the limit', async () => {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  const conversation = await exchangeRaw(
    [`${POST}Transfer-Encoding: chunked\r\n\r\n`, ...Array.from({ length: 12 }, () => chunk)],
    { pauseMs: 10 },
  );
  expectOneError(conversation, 413, 'REQUEST_BODY_TOO_LARGE');
});

test('a body with a huge declared length is rejected before it arrives', async () => {
  const conversation = await exchangeRaw([`${POST}Content-Length: 99999999\r\n\r\n{`]);
  expectOneError(conversation, 413, 'REQUEST_BODY_TOO_LARGE');
});

test('an unexpected body is discarded, and its end gets no second response', async () => {
  const { answers } = await exchangeRaw([`${GET}Content-Length: 5\r\n\r\n12345${GET}\r\n`], { answersMin: 2 });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('Expect: 100-continue is honoured, and any other expectation is ignored', async () => {
  const asked = await exchangeRaw([`${POST}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`, '{}'], {
    answersMin: 2,
  });
  expect(asked.answers.map(({ status }) => status)).toEqual([100, 401]);
  expect((await exchangeRaw([`${GET}Expect: 200-ok\r\n\r\n`])).answers[0]?.status).toBe(200);
});

test('an upgrade to h2c is declined by answering over HTTP/1.1', async () => {
  const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  expect((await exchangeRaw([`${GET}${upgrade}\r\n`])).answers[0]?.status).toBe(200);
  expect((await exchangeRaw([`${POST}${upgrade}Content-Length: 2\r\n\r\n{}`])).answers[0]?.status).toBe(401);
});

test('CONNECT is refused', async () => {
  const { answers, closed } = await exchangeRaw(['CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n']);
  expect([answers.length, closed]).toEqual([0, true]);
});

test('HTTP/1.0 and absolute URIs in the request line are understood', async () => {
  const old = await exchangeRaw(['GET /api/v3/exchangeInfo HTTP/1.0\r\n\r\n']);
  expect([old.answers[0]?.status, old.closed]).toEqual([200, true]);
  const whole = (host: string) => exchangeRaw([`GET http://${host}/api/configs/ HTTP/1.1\r\nHost: localhost\r\n\r\n`]);
  expect((await whole('127.0.0.1')).answers[0]?.status).toBe(200);
  // The host of an absolute URI replaces the one of the header (RFC 9112 section 3.2.2).
  expect((await whole('elsewhere.example')).answers[0]?.status).toBe(421);
});

describe('with short time limits', () => {
  beforeAll(() => exchange().restart(SHORT_TIMEOUTS));

  test('headers that never end time out', async () => {
    const conversation = await exchangeRaw([GET, ...Array.from({ length: 15 }, () => 'X-A: 1\r\n')], {
      pauseMs: 100,
    });
    expectOneError(conversation, 408, 'REQUEST_TIMEOUT');
  });

  test('a body that never ends times out', async () => {
    const conversation = await exchangeRaw(
      [`${POST}Content-Length: 100\r\n\r\n{`, ...Array.from({ length: 15 }, () => ' ')],
      {
        pauseMs: 100,
      },
    );
    expectOneError(conversation, 408, 'REQUEST_TIMEOUT');
  });

  test('an unexpected body that never ends gets no second response', async () => {
    const late = await exchangeRaw([`${GET}Content-Length: 500\r\n\r\n1`], { quietMs: 4_000 });
    expect(late.answers.map(({ status }) => status)).toEqual([200]);
  });
});
