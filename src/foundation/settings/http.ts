/** Settings of the HTTP server: limits of time, size and number, rate limits, credentials. */
import { integer, proxyNetworks } from './settingTypes';

export const http = {
  headersTimeoutMs: integer(
    'HTTP_HEADERS_TIMEOUT_MS',
    5_000,
    100,
    60_000,
    'Time in which a client must have sent the request line and headers.',
  ),
  requestTimeoutMs: integer(
    'HTTP_REQUEST_TIMEOUT_MS',
    10_000,
    100,
    300_000,
    'Time in which a client must have sent a whole request.',
  ),
  connectionsCheckingIntervalMs: integer(
    'HTTP_CONNECTIONS_CHECKING_INTERVAL_MS',
    1_000,
    100,
    30_000,
    'How often late connections are looked for. With the default of Node.js, 30 s, the two timeouts above would take effect only every 30 s.',
  ),
  keepAliveTimeoutMs: integer(
    'HTTP_KEEP_ALIVE_TIMEOUT_MS',
    5_000,
    0,
    600_000,
    'How long an idle connection is kept open for its next request.',
  ),
  stalledTimeoutMs: integer(
    'HTTP_STALLED_TIMEOUT_MS',
    10_000,
    100,
    600_000,
    'Connections that read nothing of their response for this long are closed. Streams have separate limits.',
  ),
  connectionsMax: integer(
    'HTTP_CONNECTIONS_MAX',
    12_000,
    1,
    1_000_000,
    'Open connections in total, including those of streams.',
  ),
  connectionsPerAddressMax: integer(
    'HTTP_CONNECTIONS_PER_ADDRESS_MAX',
    2_000,
    1,
    1_000_000,
    'Open connections from one address. Not applied to the proxies in TRUST_PROXY.',
  ),
  pipelinedMax: integer(
    'HTTP_PIPELINED_MAX',
    16,
    1,
    10_000,
    'Requests of one connection whose responses it has not read yet. A connection that sends one more is closed.',
  ),
  headerBytesMax: integer(
    'HTTP_HEADER_BYTES_MAX',
    8 * 1024,
    1024,
    64 * 1024,
    'Size of the request line and headers together.',
  ),
  bodyBytesMax: integer('HTTP_BODY_BYTES_MAX', 16 * 1024, 1024, 1024 * 1024, 'Size of a request body.'),
  bodyDepthMax: integer('HTTP_BODY_DEPTH_MAX', 16, 1, 64, 'Nesting depth of objects and arrays in a request body.'),
  requestsInFlightMax: integer(
    'HTTP_REQUESTS_IN_FLIGHT_MAX',
    2_000,
    1,
    1_000_000,
    'Requests in flight. When the limit is reached, further requests get 503 at once.',
  ),
  publicReadsInFlightMax: integer(
    'HTTP_PUBLIC_READS_IN_FLIGHT_MAX',
    500,
    1,
    1_000_000,
    'Requests in flight for public market data, which are counted separately, so that they are served while orders exhaust the limit above.',
  ),
  handlerDeadlineMs: integer(
    'HTTP_HANDLER_DEADLINE_MS',
    8_000,
    100,
    60_000,
    'A request that is not answered after this time gets 503.',
  ),
  shutdownDrainMs: integer(
    'SHUTDOWN_DRAIN_MS',
    0,
    0,
    300_000,
    'How long the server goes on accepting requests after SIGTERM while its readiness check already fails. Set it to the time that load balancers need to notice.',
  ),
  shutdownDeadlineMs: integer(
    'HTTP_SHUTDOWN_DEADLINE_MS',
    9_000,
    100,
    60_000,
    'After draining: how long accepted requests may take to finish before their connections are closed.',
  ),
  retryAfterSeconds: integer(
    'HTTP_RETRY_AFTER_SECONDS',
    1,
    1,
    3600,
    'Value of the Retry-After header of a 503 response.',
  ),
  trustedProxies: proxyNetworks(
    'TRUST_PROXY',
    "Your own proxies, which must set X-Forwarded-For: addresses and CIDR ranges, separated by commas, or on for proxies on this machine. For a connection from one of them, the client's address is the last one in this header; on other connections the header is ignored.",
  ),
} as const;

/** Token buckets. Each value is both the refill per second and the capacity; the capacity for POST can be larger. */
export const rateLimits = {
  address: {
    get: integer(
      'RATE_LIMIT_ADDRESS_GET',
      160,
      1,
      1_000_000,
      'GET requests per second from one address; also the burst size.',
    ),
    post: integer('RATE_LIMIT_ADDRESS_POST', 10, 1, 1_000_000, 'POST requests per second from one address.'),
    postBurst: integer(
      'RATE_LIMIT_ADDRESS_POST_BURST',
      50,
      1,
      1_000_000,
      'POST requests from one address that are accepted at once. If it is less than the rate per second, that rate.',
    ),
    other: integer(
      'RATE_LIMIT_ADDRESS_OTHER',
      5,
      1,
      1_000_000,
      'Requests per second with any other method from one address; also the burst size.',
    ),
  },
  key: {
    get: integer(
      'RATE_LIMIT_KEY_GET',
      160,
      1,
      1_000_000,
      'GET requests per second with one API key; also the burst size.',
    ),
    post: integer('RATE_LIMIT_KEY_POST', 10, 1, 1_000_000, 'POST requests per second with one API key.'),
    postBurst: integer(
      'RATE_LIMIT_KEY_POST_BURST',
      50,
      1,
      1_000_000,
      'POST requests with one API key that are accepted at once. If it is less than the rate per second, that rate.',
    ),
    other: integer(
      'RATE_LIMIT_KEY_OTHER',
      5,
      1,
      1_000_000,
      'Requests per second with any other method and one API key; also the burst size.',
    ),
  },
  cost: {
    percent: integer(
      'RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT',
      10,
      1,
      1_000_000,
      'What the requests from one address may use of one processor, in percent, by what the contract states as the cost of each operation (x-cost-us); three times as much at once.',
    ),
  },
  weight: {
    perMinute: integer(
      'RATE_LIMIT_BINANCE_WEIGHT',
      6_000,
      1,
      100_000_000,
      'Weight of the requests under /binance from one address in each minute; each operation states its weight.',
    ),
    refusalsMax: integer(
      'RATE_LIMIT_BINANCE_REFUSALS_MAX',
      100,
      1,
      1_000_000,
      'Requests under /binance from one address in a minute that are refused with 429 although it was asked to wait, after which the address is banned from /binance for 2 minutes, and longer each further time.',
    ),
    noticeMs: integer(
      'RATE_LIMIT_BINANCE_NOTICE_MS',
      5_000,
      0,
      60_000,
      'Time after its first refusal in which further refused requests of an address do not count towards a ban, because they were sent before the client could know.',
    ),
  },
  bucketsMax: integer(
    'RATE_LIMIT_BUCKETS_MAX',
    100_000,
    100,
    10_000_000,
    'Token buckets kept in memory. When the limit is reached, the least recently used bucket is dropped.',
  ),
} as const;

export const authentication = {
  identityCacheMs: integer(
    'AUTHENTICATION_IDENTITY_CACHE_MS',
    4_000,
    0,
    60_000,
    'How long the record of an API key is cached. A key that was revoked by another process works at most this much longer. Gateways (ROLE) cache it for at most 1000 ms.',
  ),
  identityCacheMax: integer('AUTHENTICATION_IDENTITY_CACHE_MAX', 10_000, 1, 1_000_000, 'Cached records of API keys.'),
  failureFloorMs: integer(
    'AUTHENTICATION_FAILURE_FLOOR_MS',
    5,
    0,
    1_000,
    'Minimum duration of every 401 response, so that the response time does not reveal the cause.',
  ),
  recvWindowDefaultMs: integer(
    'AUTHENTICATION_RECV_WINDOW_DEFAULT_MS',
    5_000,
    1,
    60_000,
    'How far X-Timestamp may differ from the server time when the request has no X-Recv-Window header.',
  ),
  recvWindowMaxMs: integer(
    'AUTHENTICATION_RECV_WINDOW_MAX_MS',
    60_000,
    1,
    600_000,
    'Largest accepted value of X-Recv-Window.',
  ),
} as const;
