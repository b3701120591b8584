/** Correct settings are accepted, wrong ones are named in one line, and values are never guessed. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '../../src/foundation/settings/config';
import { temporaryFolder } from '../support/temporaryFolder';

const DATABASE_URL = 'mysql://talad:secret-word@localhost/talad?socketPath=%2Ftmp%2Fserver.sock';

const temporary = temporaryFolder();

function problemOf(environment: Record<string, string>): string {
  try {
    readConfig({ DATABASE_URL, ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('every limit has its default without settings', () => {
  const config = readConfig({ DATABASE_URL });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('.talad'),
    masterKeyFile: resolve('.talad/master.key'),
    databaseUrl: DATABASE_URL,
    http: {
      headersTimeoutMs: 5_000,
      requestTimeoutMs: 10_000,
      headerBytesMax: 8_192,
      bodyBytesMax: 16_384,
      handlerDeadlineMs: 8_000,
      trustedProxies: [],
    },
    rateLimits: {
      address: { get: 160, post: 10, postBurst: 50, other: 5 },
      key: { get: 160, post: 10, postBurst: 50, other: 5 },
    },
    portal: { deprecation: '@1795132800', sunset: 'Sat, 20 Nov 2027 00:00:00 GMT' },
    partner: { timeoutMs: 3_000, bodyBytesMax: 8_192, allowLoopback: false },
    custody: { kind: 'manual', timeoutMs: 5_000, retryMs: 1_000, pollMs: 30_000, callbackWindowMs: 300_000 },
    engine: { batchCommandsMax: 256, commitTimeoutMs: 3_000, leaseMs: 10_000 },
    streams: {
      pingIntervalMs: 20_000,
      frameBytesMax: 4_096,
      streamsPerSocketMax: 1_024,
      controlMessagesPerSecond: 5,
      controlMessagesBurst: 50,
      apiRequestsPerSecond: 50,
      delayedControlMessagesMax: 250,
      sendBufferBytesMax: 1_048_576,
    },
  });
});

test('a set value replaces its default, and an empty one counts as not set', () => {
  const config = readConfig({
    DATABASE_URL,
    PORT: '0',
    HOST: '',
    DATA_DIR: '/srv/talad',
    TRUST_PROXY: 'on',
    RATE_LIMIT_KEY_POST: '77',
    LOG_LEVEL: 'warn',
  });
  expect(config).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    masterKeyFile: '/srv/talad/master.key',
    http: { trustedProxies: ['127.0.0.0/8', '::1'] },
    logLevel: 'warn',
  });
  expect(config.rateLimits.key.post).toBe(77);
  expect(config.rateLimits.address.post).toBe(10);
});

test.each([
  [{ PORT: '65536' }, 'PORT must be an integer from 0 to 65535, not "65536"'],
  [{ PORT: '3e3' }, 'PORT must be an integer from 0 to 65535, not "3e3"'],
  [{ PORT: '-1' }, 'PORT must be an integer from 0 to 65535, not "-1"'],
  [{ PORT: ' 80' }, 'PORT must be an integer from 0 to 65535, not " 80"'],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY must be on, off, or addresses and CIDR ranges like 10.0.0.0/8,fd00::/8, not "yes"',
  ],
  [
    { TRUST_PROXY: 'constructor' },
    'TRUST_PROXY must be on, off, or addresses and CIDR ranges like 10.0.0.0/8,fd00::/8, not "constructor"',
  ],
  [
    { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' },
    'TRUST_PROXY must be on, off, or addresses and CIDR ranges like 10.0.0.0/8,fd00::/8, not "0.0.0.0/1,128.0.0.0/1"',
  ],
  [
    { STREAMS_ALLOWED_ORIGINS: 'https://app.example,garbage' },
    'STREAMS_ALLOWED_ORIGINS must be URLs like https://exchange.example, without a path, not "https://app.example,garbage"',
  ],
  [{ METRICS_PORT: '3000', PORT: '3000' }, 'METRICS_PORT must differ from PORT'],
  [{ METRICS_PORT: '3000', METRICS_HOST: 'localhost', PORT: '3000' }, 'METRICS_PORT must differ from PORT'],
  [{ METRICS_PORT: '3100', PORT: '3000' }, 'METRICS_PORT must differ from OPERATOR_PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"'],
  [{ PORTAL_SUNSET: '2027-02-30' }, 'PORTAL_SUNSET must be a date like 2027-11-20, not "2027-02-30"'],
  [{ PORTAL_SUNSET: '2027-01-01' }, 'PORTAL_SUNSET must be at least 180 days after PORTAL_DEPRECATION'],
  [
    { ENGINE_LEASE_MS: '6000' },
    'ENGINE_LEASE_MS must be more than twice ENGINE_COMMIT_TIMEOUT_MS, otherwise a slow commit loses the lease',
  ],
  [{ HTTP_HANDLER_DEADLINE_MS: '7999' }, 'HTTP_HANDLER_DEADLINE_MS must not be less than ENGINE_COMMAND_DEADLINE_MS'],
  [{ HTTP_HEADERS_TIMEOUT_MS: '10001' }, 'HTTP_REQUEST_TIMEOUT_MS must not be less than HTTP_HEADERS_TIMEOUT_MS'],
  [{ CUSTODY: 'webhook' }, 'CUSTODY_URL and CUSTODY_SECRET_FILE must be set if CUSTODY is webhook'],
  [{ CUSTODY_RETRY_MS_MAX: '999' }, 'CUSTODY_RETRY_MS_MAX must not be less than CUSTODY_RETRY_MS'],
  [
    { HTTP_CONNECTIONS_MAX: '10000' },
    'HTTP_CONNECTIONS_MAX must be more than STREAMS_CONNECTIONS_MAX, which it includes',
  ],
])('%j is refused: %s', (environment, message) => {
  expect(problemOf(environment)).toBe(message);
});

test('every wrong setting is named at once', () => {
  expect(problemOf({ PORT: 'x', LOG_LEVEL: 'y' })).toMatch(/^PORT must be .*; LOG_LEVEL must be /);
});

test.each([
  'http://custodian.example',
  'https://user:word@custodian.example',
  'https://custodian.example/?a=1',
  'https://custodian.example/#a',
  'custodian',
])('a custodian is not called at %s', (url) => {
  expect(problemOf({ CUSTODY_URL: url })).toMatch(/^CUSTODY_URL must be like https:/);
});

test.each(['ftp://x/y', 'file:///heads', 'HTTPX://x', 'http://', 'https://user:word@witness.example/heads'])(
  "the heads of the operators' log are not published to %s",
  (to) => {
    expect(problemOf({ ACTION_LOG_HEAD_TO: to })).toBe(
      'ACTION_LOG_HEAD_TO must be a path of a file, or a URL with http or https and without user',
    );
  },
);

test.each(['heads', '/var/heads', 'HTTP://witness.example', 'https://witness.example/heads?key=1'])(
  "the heads of the operators' log may be published to %s",
  (to) => {
    expect(readConfig({ DATABASE_URL, ACTION_LOG_HEAD_TO: to }).actionLogHeadTo).toBe(to);
  },
);

test('a custodian is called at another host with http only if the settings say that the network protects it', () => {
  const CUSTODY_URL = 'http://custodian:3300/v1';
  expect(problemOf({ CUSTODY_URL })).toMatch(/unless CUSTODY_ALLOW_PLAIN_HTTP is on$/);
  expect(readConfig({ DATABASE_URL, CUSTODY_URL, CUSTODY_ALLOW_PLAIN_HTTP: 'on' }).custody.url).toBe(CUSTODY_URL);
});

test.each([
  ['https://custodian.example/v1/', 'https://custodian.example/v1'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080/a/b', 'http://[::1]:8080/a/b'],
])('a custodian may be called at %s', (url, called) => {
  expect(
    readConfig({ DATABASE_URL, CUSTODY: 'webhook', CUSTODY_URL: url, CUSTODY_SECRET_FILE: 'secret' }).custody,
  ).toMatchObject({
    kind: 'webhook',
    url: called,
  });
});

test('an invalid database URL is refused without repeating the password in it', () => {
  for (const given of [
    'postgres://a:secret-word@b/c',
    'mysql://a:secret-word@b',
    'secret-word',
    'mysql://[secret-word',
  ]) {
    expect(problemOf({ DATABASE_URL: given })).toBe('DATABASE_URL must be like mysql://user:password@host:3306/talad');
  }
  expect(() => readConfig({})).toThrow(
    'DATABASE_URL is not set. Set it, or start with `make run`, which starts a private database',
  );
});

test('the database URL may be in a file, but not in a file and a variable', () => {
  const DATABASE_URL_FILE = join(temporary, 'database-url');
  expect(() => readConfig({ DATABASE_URL_FILE })).toThrow(/^DATABASE_URL_FILE: .* cannot be read: ENOENT$/);
  writeFileSync(DATABASE_URL_FILE, `${DATABASE_URL}\n`);
  expect(readConfig({ DATABASE_URL_FILE }).databaseUrl).toBe(DATABASE_URL);
  expect(readConfig({ DATABASE_URL, DATABASE_URL_FILE: '' }).databaseUrl).toBe(DATABASE_URL);
  expect(problemOf({ DATABASE_URL_FILE })).toBe('DATABASE_URL and DATABASE_URL_FILE must not both be set');
});

test.each(['::/8', '::ffff:0.0.0.0/96', '0:0:0:0:0:ffff:0:0/97,::ffff:8000:0/97', '::/1,8000::/1'])(
  'the range %s is refused, because it contains all addresses, or those of IPv4 in their mapped form',
  (TRUST_PROXY) => {
    expect(() => readConfig({ DATABASE_URL, TRUST_PROXY })).toThrow(/^TRUST_PROXY must be on, off, or addresses/);
  },
);
