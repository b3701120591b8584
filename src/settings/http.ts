/** How the server meets its callers over HTTP: limits of time, size and number, rate limits, credentials. */
import { flag, integer } from './kinds';

export const http = {
  headersTimeoutMs: integer(
    'HTTP_HEADERS_TIMEOUT_MS',
    5_000,
    100,
    60_000,
    'What a client may take to send the head of a request.',
  ),
  requestTimeoutMs: integer(
    'HTTP_REQUEST_TIMEOUT_MS',
    10_000,
    100,
    300_000,
    'What a client may take to send a whole request.',
  ),
  connectionsCheckingIntervalMs: integer(
    'HTTP_CONNECTIONS_CHECKING_INTERVAL_MS',
    1_000,
    100,
    30_000,
    'How often node looks for late connections; its default of 30 s would make the two timeouts above 30 s.',
  ),
  keepAliveTimeoutMs: integer(
    'HTTP_KEEP_ALIVE_TIMEOUT_MS',
    5_000,
    0,
    600_000,
    'How long a connection may wait for its next request.',
  ),
  stalledTimeoutMs: integer(
    'HTTP_STALLED_TIMEOUT_MS',
    10_000,
    100,
    600_000,
    'Whoever takes nothing of its answer for so long is cut. Streams have limits of their own.',
  ),
  connectionsMax: integer('HTTP_CONNECTIONS_MAX', 12_000, 1, 1_000_000, 'Sockets in all, those of streams included.'),
  connectionsPerAddressMax: integer(
    'HTTP_CONNECTIONS_PER_ADDRESS_MAX',
    2_000,
    1,
    1_000_000,
    "Of those, from one address. Not counted with TRUST_PROXY on: all callers then come from the proxy's.",
  ),
  pipelinedMax: integer(
    'HTTP_PIPELINED_MAX',
    16,
    1,
    10_000,
    'Requests of one connection whose answers it has not taken; one more, and it is cut.',
  ),
  headerBytesMax: integer('HTTP_HEADER_BYTES_MAX', 8 * 1024, 1024, 64 * 1024, 'The head of a request.'),
  bodyBytesMax: integer('HTTP_BODY_BYTES_MAX', 16 * 1024, 1024, 1024 * 1024, 'The body of a request.'),
  bodyDepthMax: integer('HTTP_BODY_DEPTH_MAX', 16, 1, 64, 'Objects and arrays inside each other.'),
  requestsInFlightMax: integer(
    'HTTP_REQUESTS_IN_FLIGHT_MAX',
    2_000,
    1,
    1_000_000,
    'Requests under way at once; beyond that a caller is told 503 at once.',
  ),
  handlerDeadlineMs: integer(
    'HTTP_HANDLER_DEADLINE_MS',
    8_000,
    100,
    60_000,
    'A handler that has no answer by then is answered with 503.',
  ),
  shutdownDrainMs: integer(
    'SHUTDOWN_DRAIN_MS',
    0,
    0,
    300_000,
    'How long the server goes on taking requests after SIGTERM, while it says that it is not ready: as long as load balancers need to notice.',
  ),
  shutdownDeadlineMs: integer(
    'HTTP_SHUTDOWN_DEADLINE_MS',
    9_000,
    100,
    60_000,
    'What SIGTERM then gives accepted requests to finish before their connections are cut.',
  ),
  retryAfterSeconds: integer('HTTP_RETRY_AFTER_SECONDS', 1, 1, 3600, 'What a 503 tells the caller to wait.'),
  trustProxy: flag(
    'TRUST_PROXY',
    false,
    "On: the last address of `X-Forwarded-For` is the caller's. Only behind a proxy of one's own, which sets it.",
  ),
} as const;

/** Token buckets: requests a second, and as many at once. */
export const rateLimits = {
  address: {
    get: integer('RATE_LIMIT_ADDRESS_GET', 160, 1, 1_000_000, 'From one address, a second and at once: reads.'),
    post: integer('RATE_LIMIT_ADDRESS_POST', 10, 1, 1_000_000, 'From one address, a second and at once: POST.'),
    other: integer(
      'RATE_LIMIT_ADDRESS_OTHER',
      5,
      1,
      1_000_000,
      'From one address, a second and at once: all other methods.',
    ),
  },
  key: {
    get: integer('RATE_LIMIT_KEY_GET', 160, 1, 1_000_000, 'With one API key, a second and at once: reads.'),
    post: integer('RATE_LIMIT_KEY_POST', 10, 1, 1_000_000, 'With one API key, a second and at once: POST.'),
    other: integer(
      'RATE_LIMIT_KEY_OTHER',
      5,
      1,
      1_000_000,
      'With one API key, a second and at once: all other methods.',
    ),
  },
  bucketsMax: integer(
    'RATE_LIMIT_BUCKETS_MAX',
    100_000,
    100,
    10_000_000,
    'Buckets remembered at once; beyond that the least recent is forgotten.',
  ),
} as const;

export const authentication = {
  identityCacheMs: integer(
    'AUTHENTICATION_IDENTITY_CACHE_MS',
    4_000,
    0,
    60_000,
    "How long a key's record may be remembered: a revoked key works this much longer at most.",
  ),
  identityCacheMax: integer(
    'AUTHENTICATION_IDENTITY_CACHE_MAX',
    10_000,
    1,
    1_000_000,
    "Keys' records remembered at once.",
  ),
  failureFloorMs: integer(
    'AUTHENTICATION_FAILURE_FLOOR_MS',
    5,
    0,
    1_000,
    'Every 401 takes at least this long, so that its cause cannot be told by the clock.',
  ),
  recvWindowDefaultMs: integer(
    'AUTHENTICATION_RECV_WINDOW_DEFAULT_MS',
    5_000,
    1,
    60_000,
    'How far `X-Timestamp` may be off when `X-Recv-Window` is not sent.',
  ),
  recvWindowMaxMs: integer(
    'AUTHENTICATION_RECV_WINDOW_MAX_MS',
    60_000,
    1,
    600_000,
    'The most that `X-Recv-Window` may ask for.',
  ),
} as const;
