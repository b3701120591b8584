/** What must be noticed at the HTTP edge: faults in reading requests, in limits, in answers, and in what is done when there is too much. */
import type { Sabotage } from '../sabotage';

const edge = 'test/http/edge.test.ts';
const rawEdge = 'test/http/rawEdge.test.ts';
const pipeline = 'src/http/pipeline.ts';
/** In two pieces, so that it does not look like a template that somebody forgot. */
const PUT_IN = ['$', '{settings.sql_mode}'].join('');

export const EDGE: readonly Sabotage[] = [
  {
    promises: [36],
    what: 'broken percent-encoding is nobody’s affair',
    file: pipeline,
    find: ' && isDecodable(call.path) && isDecodable(call.queryText);',
    replace: ' && isDecodable(call.queryText);',
    caughtBy: { file: edge, name: 'broken percent-encoding in' },
  },
  {
    promises: [36, 38],
    what: 'requests are not held against the contract',
    file: 'src/http/operations.ts',
    find: '    strict: true,\n',
    replace: '    strict: true,\n    validate: () => false,\n',
    caughtBy: { file: 'test/fuzz/http.test.ts', name: '', environment: { REQUESTS: '200', OPERATION: 'listOrders', SEED: '1' } },
  },
  {
    promises: [37],
    what: 'an amount in an answer has an exponent',
    file: 'src/core/decimal.ts',
    find: 'export function formatAmount(amount: Amount): string {\n',
    replace: 'export function formatAmount(amount: Amount): string {\n  if (amount > 0n && amount < ONE) return (Number(amount) / 1e18).toExponential();\n',
    caughtBy: { file: 'test/handlers/getDepth.test.ts', name: 'adds up by price' },
  },
  {
    promises: [37, 43],
    what: 'answers have no request id',
    file: 'src/http/headers.ts',
    find: "return ['X-Request-Id', requestId, ",
    replace: "return ['X-Request', requestId, ",
    caughtBy: { file: 'test/handlers/getTime.test.ts', name: 'tells the clock' },
  },
  {
    promises: [39],
    what: 'exponents are read',
    file: 'src/core/decimal.ts',
    find: '(?:\\.(\\d{1,18}))?$/',
    replace: '(?:\\.(\\d{1,18}))?(?:e\\d+)?$/',
    caughtBy: { file: 'test/core/decimal.test.ts', name: 'is not a decimal' },
  },
  {
    promises: [40],
    what: 'header lines may take for ever',
    file: 'src/http/server.ts',
    find: '    headersTimeout: config.http.headersTimeoutMs,\n    requestTimeout: config.http.requestTimeoutMs,\n',
    replace: '    headersTimeout: 0,\n    requestTimeout: 0,\n',
    caughtBy: { file: rawEdge, name: 'header lines that do not end are given up' },
  },
  {
    promises: [40],
    what: 'node looks for late connections when it likes',
    file: 'src/http/server.ts',
    find: '    connectionsCheckingInterval: config.http.connectionsCheckingIntervalMs,\n',
    replace: '',
    caughtBy: { file: rawEdge, name: 'a body that does not end is given up' },
  },
  {
    promises: [41],
    what: 'a body may be a byte longer',
    file: 'src/http/body.ts',
    find: "resolve(size > bytesMax ? 'too_large' : joined(chunks))",
    replace: "resolve(size > bytesMax + 1 ? 'too_large' : joined(chunks))",
    caughtBy: { file: edge, name: 'up to 16 KiB are taken and not a byte more' },
  },
  {
    promises: [41],
    what: 'chunks are taken in to their end, however many they are',
    file: 'src/http/body.ts',
    find: 'else if (size > bytesMax * DRAIN_FACTOR) resolve',
    replace: 'else if (size > bytesMax * DRAIN_FACTOR * DRAIN_FACTOR) resolve',
    caughtBy: { file: rawEdge, name: 'chunks without end are too large' },
  },
  {
    promises: [42],
    what: 'the parser is lenient',
    file: 'src/http/server.ts',
    find: '    maxHeaderSize: config.http.headerBytesMax,\n',
    replace: '    maxHeaderSize: config.http.headerBytesMax,\n    insecureHTTPParser: true,\n',
    caughtBy: { file: rawEdge, name: 'is no request' },
  },
  {
    promises: [42],
    what: 'two hosts are one too many, but not for us',
    file: 'src/http/readable.ts',
    find: 'return hosts === 1 || ',
    replace: 'return hosts >= 1 || ',
    caughtBy: { file: rawEdge, name: 'is no request' },
  },
  {
    promises: [43],
    what: 'HEAD is not among what a path allows',
    file: 'src/http/operations.ts',
    find: "(method === 'GET' ? ['GET', 'HEAD'] : [method])",
    replace: "(method === 'GET' ? ['GET'] : [method])",
    caughtBy: { file: edge, name: 'says what it allows' },
  },
  {
    promises: [43],
    what: 'a fault of ours is blamed on the caller',
    file: pipeline,
    find: "'fault');\n    return { code: 'INTERNAL_SERVER_ERROR' };",
    replace: "'fault');\n    return { code: 'MALFORMED_REQUEST' };",
    caughtBy: { file: 'test/contract/everyFault.test.ts', name: 'that cannot be opened is a fault and no refusal' },
  },
  {
    promises: [44],
    what: 'a value is put into the text of a statement',
    file: 'src/store/durability.ts',
    find: '  const [tables] = (await database.raw(',
    replace: `  await database.raw(\`SET @mode = '${PUT_IN}'\`);\n  const [tables] = (await database.raw(`,
    caughtBy: { file: 'test/tidy.test.ts', name: 'SQL is never put together from values' },
  },
  {
    promises: [44],
    what: 'the service may change the schema',
    file: 'src/launch/databaseUsers.ts',
    find: "service: 'SELECT, INSERT, UPDATE, DELETE'",
    replace: "service: 'ALL PRIVILEGES'",
    caughtBy: { file: 'test/launch/database.test.ts', name: 'may not' },
  },
  {
    promises: [45],
    what: 'however many are under way, one more is taken',
    file: pipeline,
    find: 'this.underWay.size < config.http.requestsInFlightMax && ',
    replace: '',
    caughtBy: { file: 'test/http/outage.test.ts', name: 'beyond the number that may be under way callers are told at once' },
  },
];
