/**
 * Every setting and limit of the server: name, unit, default, bounds. The only reader of the environment.
 * A wrong value is a `ConfigError` whose message is one line for the operator; nothing starts with a guess.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { choice, custodianUrl, databaseUrl, date, flag, integer, origin, type Setting, text } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One line that names every setting that is wrong and what it may be. Print it and exit 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const schema = {
  http: {
    headersTimeoutMs: integer('HTTP_HEADERS_TIMEOUT_MS', 5_000, 100, 60_000),
    requestTimeoutMs: integer('HTTP_REQUEST_TIMEOUT_MS', 10_000, 100, 300_000),
    /** How often node looks for late connections; its default of 30 s would make the two timeouts above 30 s. */
    connectionsCheckingIntervalMs: integer('HTTP_CONNECTIONS_CHECKING_INTERVAL_MS', 1_000, 100, 30_000),
    keepAliveTimeoutMs: integer('HTTP_KEEP_ALIVE_TIMEOUT_MS', 5_000, 0, 600_000),
    /** Whoever takes nothing of its answer for so long is cut. Streams have limits of their own. */
    stalledTimeoutMs: integer('HTTP_STALLED_TIMEOUT_MS', 10_000, 100, 600_000),
    /** Sockets in all, those of streams included. */
    connectionsMax: integer('HTTP_CONNECTIONS_MAX', 12_000, 1, 1_000_000),
    /** Of those, from one address. Not counted with TRUST_PROXY on: all callers then come from the proxy's. */
    connectionsPerAddressMax: integer('HTTP_CONNECTIONS_PER_ADDRESS_MAX', 2_000, 1, 1_000_000),
    /** Requests of one connection whose answers it has not taken; one more, and it is cut. */
    pipelinedMax: integer('HTTP_PIPELINED_MAX', 16, 1, 10_000),
    headerBytesMax: integer('HTTP_HEADER_BYTES_MAX', 8 * 1024, 1024, 64 * 1024),
    bodyBytesMax: integer('HTTP_BODY_BYTES_MAX', 16 * 1024, 1024, 1024 * 1024),
    /** Objects and arrays inside each other. */
    bodyDepthMax: integer('HTTP_BODY_DEPTH_MAX', 16, 1, 64),
    /** Requests under way at once; beyond that a caller is told 503 at once. */
    requestsInFlightMax: integer('HTTP_REQUESTS_IN_FLIGHT_MAX', 2_000, 1, 1_000_000),
    /** A handler that has no answer by then is answered with 503. */
    handlerDeadlineMs: integer('HTTP_HANDLER_DEADLINE_MS', 8_000, 100, 60_000),
    /** How long the server goes on taking requests after SIGTERM, while it says that it is not ready: as long as load balancers need to notice. */
    shutdownDrainMs: integer('SHUTDOWN_DRAIN_MS', 0, 0, 300_000),
    /** What SIGTERM then gives accepted requests to finish before their connections are cut. */
    shutdownDeadlineMs: integer('HTTP_SHUTDOWN_DEADLINE_MS', 9_000, 100, 60_000),
    /** What a 503 tells the caller to wait. */
    retryAfterSeconds: integer('HTTP_RETRY_AFTER_SECONDS', 1, 1, 3600),
    /** On: the last address of `X-Forwarded-For` is the caller's. Only behind a proxy of one's own, which sets it. */
    trustProxy: flag('TRUST_PROXY', false),
  },
  /** Token buckets: requests a second, and as many at once. */
  rateLimits: {
    address: {
      get: integer('RATE_LIMIT_ADDRESS_GET', 160, 1, 1_000_000),
      post: integer('RATE_LIMIT_ADDRESS_POST', 10, 1, 1_000_000),
      other: integer('RATE_LIMIT_ADDRESS_OTHER', 5, 1, 1_000_000),
    },
    key: {
      get: integer('RATE_LIMIT_KEY_GET', 160, 1, 1_000_000),
      post: integer('RATE_LIMIT_KEY_POST', 10, 1, 1_000_000),
      other: integer('RATE_LIMIT_KEY_OTHER', 5, 1, 1_000_000),
    },
    /** Buckets remembered at once; beyond that the least recent is forgotten. */
    bucketsMax: integer('RATE_LIMIT_BUCKETS_MAX', 100_000, 100, 10_000_000),
  },
  authentication: {
    /** How long a key's record may be remembered: a revoked key works this much longer at most. */
    identityCacheMs: integer('AUTHENTICATION_IDENTITY_CACHE_MS', 4_000, 0, 60_000),
    identityCacheMax: integer('AUTHENTICATION_IDENTITY_CACHE_MAX', 10_000, 1, 1_000_000),
    /** Every 401 takes at least this long, so that its cause cannot be told by the clock. */
    failureFloorMs: integer('AUTHENTICATION_FAILURE_FLOOR_MS', 5, 0, 1_000),
    /** How far `X-Timestamp` may be off when `X-Recv-Window` is not sent, and the most that may be asked for. */
    recvWindowDefaultMs: integer('AUTHENTICATION_RECV_WINDOW_DEFAULT_MS', 5_000, 1, 60_000),
    recvWindowMaxMs: integer('AUTHENTICATION_RECV_WINDOW_MAX_MS', 60_000, 1, 600_000),
  },
  accounts: {
    /** What one password hash costs: argon2id with so much memory, passed over so many times. */
    hashMemoryKib: integer('ACCOUNTS_HASH_MEMORY_KIB', 64 * 1024, 64, 1024 * 1024),
    hashPasses: integer('ACCOUNTS_HASH_PASSES', 2, 1, 20),
    /** Hashes under way at once, and those that may wait for their turn; beyond that whoever signs in is told 503 at once. */
    hashesMax: integer('ACCOUNTS_HASHES_MAX', 2, 1, 64),
    hashesWaitingMax: integer('ACCOUNTS_HASHES_WAITING_MAX', 16, 0, 1_000),
    /** A session ends when it was not used for so long, and in any case so long after it began. */
    sessionIdleMs: integer('ACCOUNTS_SESSION_IDLE_MS', 3_600_000, 1_000, 30 * 86_400_000),
    sessionTtlMs: integer('ACCOUNTS_SESSION_TTL_MS', 12 * 3_600_000, 1_000, 90 * 86_400_000),
    /** How old a session's secret gets before it is replaced, and how long requests that were under way may still carry the one before. */
    sessionRotateMs: integer('ACCOUNTS_SESSION_ROTATE_MS', 15 * 60_000, 1_000, 86_400_000),
    sessionRotateGraceMs: integer('ACCOUNTS_SESSION_ROTATE_GRACE_MS', 30_000, 0, 600_000),
    /** How long the second factor may be kept waiting. */
    secondFactorWaitMs: integer('ACCOUNTS_SECOND_FACTOR_WAIT_MS', 10 * 60_000, 1_000, 3_600_000),
    /** Failures that are free; each one beyond locks, the first time for `lockFirstMs` and then twice as long each time. */
    failuresPerAccountMax: integer('ACCOUNTS_FAILURES_PER_ACCOUNT_MAX', 5, 1, 1_000),
    failuresPerAddressMax: integer('ACCOUNTS_FAILURES_PER_ADDRESS_MAX', 100, 1, 1_000_000),
    signUpsPerAddressMax: integer('ACCOUNTS_SIGN_UPS_PER_ADDRESS_MAX', 20, 1, 1_000_000),
    lockFirstMs: integer('ACCOUNTS_LOCK_FIRST_MS', 30_000, 1_000, 3_600_000),
    lockMaxMs: integer('ACCOUNTS_LOCK_MAX_MS', 15 * 60_000, 1_000, 86_400_000),
    /** Within so long, as many failures as are free are forgotten again, one after the other. */
    failuresKeptMs: integer('ACCOUNTS_FAILURES_KEPT_MS', 86_400_000, 1_000, 30 * 86_400_000),
    /** Working API keys that one user may have. */
    apiKeysMax: integer('ACCOUNTS_API_KEYS_MAX', 50, 1, 10_000),
  },
  portal: {
    /** Since when the Portal is obsolete and until when it is served, as its `Deprecation` and `Sunset` headers say it. */
    deprecation: date('PORTAL_DEPRECATION', '2026-11-20', (timeMs) => `@${timeMs / 1000}`),
    sunset: date('PORTAL_SUNSET', '2027-11-20', (timeMs) => new Date(timeMs).toUTCString()),
    /** A second factor that was given at a sign-in no longer ago counts for the consent too. */
    freshSignInMs: integer('PORTAL_FRESH_SIGN_IN_MS', 300_000, 0, 3_600_000),
    /** How long a user may take at the partner's OAuth server. */
    loginTtlMs: integer('PORTAL_LOGIN_TTL_MS', 600_000, 1_000, 86_400_000),
    /** How long a partner's back end may take to swap its code. */
    codeTtlMs: integer('PORTAL_CODE_TTL_MS', 60_000, 1_000, 600_000),
    /** How long a partner may buy for a user, from the user's yes on. */
    sessionTtlMs: integer('PORTAL_SESSION_TTL_MS', 30 * 86_400_000, 1_000, 366 * 86_400_000),
  },
  partner: {
    /** The whole call: lookup, connect, TLS, headers, body. */
    timeoutMs: integer('PARTNER_TIMEOUT_MS', 3_000, 100, 10_000),
    bodyBytesMax: integer('PARTNER_BODY_BYTES_MAX', 8 * 1024, 256, 1024 * 1024),
    /** Calls under way at once to one partner; beyond that a call fails at once. */
    callsMax: integer('PARTNER_CALLS_MAX', 64, 1, 10_000),
    /** An access token that runs out sooner is renewed before it is used. */
    renewAheadMs: integer('PARTNER_RENEW_AHEAD_MS', 30_000, 0, 3_600_000),
    /** Partners on this machine's own addresses: for the demo and for tests, never where strangers register partners. */
    allowLoopback: flag('PARTNER_ALLOW_LOOPBACK', false),
  },
  /** The house's own account, to which users send baht; without a number, pages say that there is none. */
  bank: {
    code: text('BANK_CODE', ''),
    accountNumber: text('BANK_ACCOUNT_NUMBER', ''),
    accountName: text('BANK_ACCOUNT_NAME', ''),
  },
  custody: {
    /** Who keeps the coins: `manual` is the operators themselves, `webhook` a custodian's service (spec/custodian.openapi.yaml). */
    kind: choice('CUSTODY', 'manual', ['manual', 'webhook']),
    /** Where that service is. */
    url: custodianUrl('CUSTODY_URL'),
    /** File of the secret that signs both ways. Of several lines the first signs, and each is accepted. */
    secretFile: text('CUSTODY_SECRET_FILE', ''),
    /** One call, from the lookup of its name to the last byte of the answer. */
    timeoutMs: integer('CUSTODY_TIMEOUT_MS', 5_000, 100, 60_000),
    bodyBytesMax: integer('CUSTODY_BODY_BYTES_MAX', 16 * 1024, 256, 1024 * 1024),
    /** Withdrawals in hand at once. */
    withdrawalsMax: integer('CUSTODY_WITHDRAWALS_MAX', 16, 1, 1_000),
    /** Deposit addresses that are asked for at once; beyond that a question fails at once. */
    addressesMax: integer('CUSTODY_ADDRESSES_MAX', 16, 1, 1_000),
    /** The wait after an answer that settled nothing, doubled each time up to the most. */
    retryMs: integer('CUSTODY_RETRY_MS', 1_000, 10, 3_600_000),
    retryMsMax: integer('CUSTODY_RETRY_MS_MAX', 300_000, 10, 86_400_000),
    /** How often a withdrawal that the custodian has is asked after, beside its callbacks. */
    pollMs: integer('CUSTODY_POLL_MS', 30_000, 10, 86_400_000),
    /** Whether addresses of test networks are good: where the coins are worth nothing. */
    testNetworks: flag('CUSTODY_TEST_NETWORKS', false),
    /** How far a callback's timestamp may be off. */
    callbackWindowMs: integer('CUSTODY_CALLBACK_WINDOW_MS', 300_000, 1_000, 3_600_000),
  },
  database: {
    connectionsMax: integer('DATABASE_CONNECTIONS_MAX', 10, 2, 1_000),
    connectTimeoutMs: integer('DATABASE_CONNECT_TIMEOUT_MS', 3_000, 100, 60_000),
    poolWaitMs: integer('DATABASE_POOL_WAIT_MS', 2_000, 100, 60_000),
    queryTimeoutMs: integer('DATABASE_QUERY_TIMEOUT_MS', 3_000, 100, 60_000),
    lockWaitSeconds: integer('DATABASE_LOCK_WAIT_SECONDS', 5, 1, 60),
    /** Attempts after a deadlock or lock wait, the whole transaction each time. */
    transactionRetriesMax: integer('DATABASE_TRANSACTION_RETRIES_MAX', 5, 0, 20),
  },
  engine: {
    /** Commands that may wait; beyond that a caller is told 503 at once. */
    queueCommandsMax: integer('ENGINE_QUEUE_COMMANDS_MAX', 10_000, 1, 1_000_000),
    /** How long a command may have to wait for its turn, as far as the last batches tell; one that would wait longer is told 503 at once. A batch's worth may always wait. */
    queueWaitMs: integer('ENGINE_QUEUE_WAIT_MS', 500, 1, 60_000),
    /** Commands decided and committed in one transaction. */
    batchCommandsMax: integer('ENGINE_BATCH_COMMANDS_MAX', 256, 1, 10_000),
    /** A commit without an answer by then counts as unknown and makes the engine read everything back. */
    commitTimeoutMs: integer('ENGINE_COMMIT_TIMEOUT_MS', 3_000, 100, 60_000),
    /** How long the single writer's lease holds without renewal. */
    leaseMs: integer('ENGINE_LEASE_MS', 10_000, 1_000, 600_000),
    /** On: while another server holds the lease, wait for it to end and take over. Off: refuse to start beside it. */
    standby: flag('STANDBY', false),
    /** A command that is not committed by then is answered as an outage; less than the handler's deadline, so that the truth is told. */
    commandDeadlineMs: integer('ENGINE_COMMAND_DEADLINE_MS', 8_000, 100, 60_000),
  },
  streams: {
    connectionsMax: integer('STREAMS_CONNECTIONS_MAX', 10_000, 1, 1_000_000),
    connectionsPerAddressMax: integer('STREAMS_CONNECTIONS_PER_ADDRESS_MAX', 300, 1, 1_000_000),
    pingIntervalMs: integer('STREAMS_PING_INTERVAL_MS', 20_000, 100, 600_000),
    /** A socket that left this many pings unanswered is cut. */
    unansweredPingsMax: integer('STREAMS_UNANSWERED_PINGS_MAX', 2, 1, 10),
    frameBytesMax: integer('STREAMS_FRAME_BYTES_MAX', 4 * 1024, 256, 1024 * 1024),
    fragmentsMax: integer('STREAMS_FRAGMENTS_MAX', 16, 1, 10_000),
    bufferedChunksMax: integer('STREAMS_BUFFERED_CHUNKS_MAX', 64, 1, 100_000),
    streamsPerSocketMax: integer('STREAMS_PER_SOCKET_MAX', 1024, 1, 100_000),
    controlMessagesPerSecond: integer('STREAMS_CONTROL_MESSAGES_PER_SECOND', 5, 1, 10_000),
    /** Ping and pong frames from a client. */
    pingsPerSecond: integer('STREAMS_PINGS_PER_SECOND', 20, 1, 10_000),
    /** How long a socket that the server closes may take to answer before it is cut. */
    closeTimeoutMs: integer('STREAMS_CLOSE_TIMEOUT_MS', 2_000, 100, 60_000),
    /** Unsent bytes of one socket, the next frame included; at the limit it is closed with 1013. */
    sendBufferBytesMax: integer('STREAMS_SEND_BUFFER_BYTES_MAX', 1024 * 1024, 1024, 1024 * 1024 * 1024),
    /** Frames written before the event loop looks at its sockets again. */
    sendsPerTurn: integer('STREAMS_SENDS_PER_TURN', 256, 1, 100_000),
    /** Events waiting to be sent over all streams, up to 100 trades of one batch counting as one; beyond that the readers of the next one are closed with 1013. */
    waitingFramesMax: integer('STREAMS_WAITING_FRAMES_MAX', 10_000, 100, 10_000_000),
    /** Web pages that may open sockets, separated by commas (`https://example.com`); empty: all. Programs send no origin and are not asked. */
    allowedOrigins: text('STREAMS_ALLOWED_ORIGINS', ''),
    /** How long a listen key lives after it was made or extended. */
    listenKeyTtlMs: integer('STREAMS_LISTEN_KEY_TTL_MS', 3_600_000, 1_000, 86_400_000),
    /** How often the listen keys in use are looked up again: how much longer the sockets of one that has ended stay open at most. */
    listenKeyCheckMs: integer('STREAMS_LISTEN_KEY_CHECK_MS', 1_000, 10, 4_000),
    /** Reads for those who follow user data under way at once; the others wait their turn. */
    userDataReadsMax: integer('STREAMS_USER_DATA_READS_MAX', 4, 1, 100),
    /** How often a changing kline is sent. */
    klineIntervalMs: integer('STREAMS_KLINE_INTERVAL_MS', 1_000, 10, 60_000),
  },
} as const;

type Values<Node> = { readonly [Name in keyof Node]: Node[Name] extends Setting<infer T> ? T : Values<Node[Name]> };

export type Config = Values<typeof schema> & {
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Where people's browsers find us, as an origin: `https://exchange.example`. With https, cookies are for https only. */
  readonly publicUrl: string;
  /** Absolute path: database, keys, operator token, demo file. */
  readonly dataDir: string;
  /** `mysql://user:password@host:port/talad`, or `?socketPath=/...` for a socket. */
  readonly databaseUrl: string;
  /** Absolute path of the file that holds the master key, 64 hex characters. */
  readonly masterKeyFile: string;
  readonly logLevel: LogLevel;
};

export type LogLevel = (typeof LOG_LEVELS)[number];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Addresses with a password in them: each may stand in a file instead, as secrets of containers and services do, whose name is then the setting with `_FILE` behind it. */
const MAY_STAND_IN_A_FILE = ['DATABASE_URL', 'MIGRATE_DATABASE_URL'];

/** The environment with what stands in such files. Throws a `ConfigError`. */
export function withFiles(environment: Environment): Environment {
  const read: Record<string, string | undefined> = {};
  for (const name of MAY_STAND_IN_A_FILE) {
    const file = environment[`${name}_FILE`] ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '') !== '') throw new ConfigError(`${name} and ${name}_FILE are both set: one of them is too many`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`${name}_FILE cannot be read: ${(error as Error).message}`);
    }
    read[`${name}_FILE`] = undefined;
  }
  return { ...environment, ...read };
}

/** Reads all settings. Throws a `ConfigError` that names every wrong one. */
export function readConfig(given: Environment = process.env): Config {
  const environment = withFiles(given);
  const problems: string[] = [];
  const take = <T>(setting: Setting<T>): T => readSetting(setting, environment, problems);
  const dataDir = resolve(take(text('DATA_DIR', '.talad')));
  const host = take(text('HOST', '127.0.0.1'));
  const port = take(integer('PORT', 3000, 0, 65_535));
  const config: Config = {
    ...readGroup(schema, take),
    host,
    port,
    publicUrl: take(origin('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`)),
    dataDir,
    databaseUrl: take(databaseUrl('DATABASE_URL')),
    masterKeyFile: resolve(take(text('MASTER_KEY_FILE', join(dataDir, 'master.key')))),
    logLevel: take(choice('LOG_LEVEL', 'info', LOG_LEVELS)),
  };
  if (config.databaseUrl === '' && problems.length === 0)
    problems.push('DATABASE_URL is not set: start with `make run`, which brings its own database, or set it');
  problems.push(...brokenRelations(config));
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  return config;
}

function readGroup<Group extends object>(group: Group, take: <T>(setting: Setting<T>) => T): Values<Group> {
  const values = Object.entries(group).map(([name, node]) => [name, isSetting(node) ? take(node) : readGroup(node, take)]);
  return Object.fromEntries(values) as Values<Group>;
}

function isSetting(node: object): node is Setting<unknown> {
  return 'env' in node;
}

const DAY_MS = 86_400_000;
const DEPRECATED_DAYS_MIN = 180;

/** Limits that only make sense together. */
function brokenRelations({ http, streams, engine, portal, authentication, custody, accounts, bank }: Config): string[] {
  const broken: string[] = [];
  if (engine.leaseMs <= 2 * engine.commitTimeoutMs)
    broken.push('ENGINE_LEASE_MS must be more than twice ENGINE_COMMIT_TIMEOUT_MS, or a slow commit loses the lease');
  if (http.handlerDeadlineMs < engine.commandDeadlineMs) broken.push('HTTP_HANDLER_DEADLINE_MS must not be less than ENGINE_COMMAND_DEADLINE_MS');
  if (http.requestTimeoutMs < http.headersTimeoutMs) broken.push('HTTP_REQUEST_TIMEOUT_MS must not be less than HTTP_HEADERS_TIMEOUT_MS');
  if (http.connectionsMax <= streams.connectionsMax) broken.push('HTTP_CONNECTIONS_MAX must be more than STREAMS_CONNECTIONS_MAX, which it includes');
  // What is deprecated is served for as long as the contract promises under Versions.
  if (Date.parse(portal.sunset) < Number(portal.deprecation.slice(1)) * 1000 + DEPRECATED_DAYS_MIN * DAY_MS)
    broken.push(`PORTAL_SUNSET must be at least ${DEPRECATED_DAYS_MIN} days after PORTAL_DEPRECATION`);
  if (accounts.lockMaxMs < accounts.lockFirstMs) broken.push('ACCOUNTS_LOCK_MAX_MS must not be less than ACCOUNTS_LOCK_FIRST_MS');
  if (accounts.sessionRotateMs <= accounts.sessionRotateGraceMs) {
    broken.push('ACCOUNTS_SESSION_ROTATE_MS must be more than ACCOUNTS_SESSION_ROTATE_GRACE_MS, or a replayed cookie is never told');
  }
  if (authentication.recvWindowMaxMs < authentication.recvWindowDefaultMs) {
    broken.push('AUTHENTICATION_RECV_WINDOW_MAX_MS must not be less than AUTHENTICATION_RECV_WINDOW_DEFAULT_MS');
  }
  if (custody.kind === 'webhook' && (custody.url === '' || custody.secretFile === '')) {
    broken.push('CUSTODY_URL and CUSTODY_SECRET_FILE must be set where CUSTODY is webhook');
  }
  const bankDetails = [bank.code, bank.accountNumber, bank.accountName].filter((detail) => detail !== '');
  if (bankDetails.length % 3 !== 0) broken.push('BANK_CODE, BANK_ACCOUNT_NUMBER and BANK_ACCOUNT_NAME go together');
  if (custody.retryMsMax < custody.retryMs) broken.push('CUSTODY_RETRY_MS_MAX must not be less than CUSTODY_RETRY_MS');
  return broken;
}

/** An empty variable counts as not set, as shells and compose files make them. */
function readSetting<T>(setting: Setting<T>, environment: Environment, problems: string[]): T {
  const given = environment[setting.env];
  if (given === undefined || given === '') return setting.initial;
  try {
    return setting.read(given);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    problems.push(`${setting.env} must be ${error.message}`);
    return setting.initial;
  }
}
