/** What the market runs on: the database, the engine, the streams. */
import { flag, integer, text } from './kinds';

export const database = {
  connectionsMax: integer('DATABASE_CONNECTIONS_MAX', 10, 2, 1_000, "Connections of the pool, beside the engine's own two."),
  connectTimeoutMs: integer('DATABASE_CONNECT_TIMEOUT_MS', 3_000, 100, 60_000, 'What a connection may take to come about.'),
  poolWaitMs: integer('DATABASE_POOL_WAIT_MS', 2_000, 100, 60_000, 'How long a query may wait for a connection of the pool.'),
  queryTimeoutMs: integer('DATABASE_QUERY_TIMEOUT_MS', 3_000, 100, 60_000, 'A query without an answer by then is given up, with its connection.'),
  transactionRetriesMax: integer('DATABASE_TRANSACTION_RETRIES_MAX', 5, 0, 20, 'Attempts after a deadlock or lock wait, the whole transaction each time.'),
} as const;

export const engine = {
  queueCommandsMax: integer('ENGINE_QUEUE_COMMANDS_MAX', 10_000, 1, 1_000_000, 'Commands that may wait; beyond that a caller is told 503 at once.'),
  queueWaitMs: integer(
    'ENGINE_QUEUE_WAIT_MS',
    500,
    1,
    60_000,
    "How long a command may have to wait for its turn, as far as the last batches tell; one that would wait longer is told 503 at once. A batch's worth may always wait.",
  ),
  batchCommandsMax: integer('ENGINE_BATCH_COMMANDS_MAX', 256, 1, 10_000, 'Commands decided and committed in one transaction.'),
  commitTimeoutMs: integer(
    'ENGINE_COMMIT_TIMEOUT_MS',
    3_000,
    100,
    60_000,
    'A commit without an answer by then counts as unknown and makes the engine read everything back.',
  ),
  leaseMs: integer('ENGINE_LEASE_MS', 10_000, 1_000, 600_000, "How long the single writer's lease holds without renewal."),
  standby: flag('STANDBY', false, 'On: while another server holds the lease, wait for it to end and take over. Off: refuse to start beside it.'),
  commandDeadlineMs: integer(
    'ENGINE_COMMAND_DEADLINE_MS',
    8_000,
    100,
    60_000,
    "A command that is not committed by then is answered as an outage; less than the handler's deadline, so that the truth is told.",
  ),
} as const;

export const streams = {
  connectionsMax: integer('STREAMS_CONNECTIONS_MAX', 10_000, 1, 1_000_000, 'Sockets of streams in all.'),
  connectionsPerAddressMax: integer('STREAMS_CONNECTIONS_PER_ADDRESS_MAX', 300, 1, 1_000_000, 'Sockets of streams from one address.'),
  pingIntervalMs: integer('STREAMS_PING_INTERVAL_MS', 20_000, 100, 600_000, 'How often each socket is pinged.'),
  unansweredPingsMax: integer('STREAMS_UNANSWERED_PINGS_MAX', 2, 1, 10, 'A socket that left this many pings unanswered is cut.'),
  frameBytesMax: integer('STREAMS_FRAME_BYTES_MAX', 4 * 1024, 256, 1024 * 1024, 'A message from a client.'),
  fragmentsMax: integer('STREAMS_FRAGMENTS_MAX', 16, 1, 10_000, 'Fragments of a message from a client.'),
  bufferedChunksMax: integer('STREAMS_BUFFERED_CHUNKS_MAX', 64, 1, 100_000, 'Chunks of a message from a client that are kept until it is whole.'),
  streamsPerSocketMax: integer('STREAMS_PER_SOCKET_MAX', 1024, 1, 100_000, 'Streams that one socket may follow.'),
  controlMessagesPerSecond: integer('STREAMS_CONTROL_MESSAGES_PER_SECOND', 5, 1, 10_000, 'Subscribing and other messages from a client.'),
  pingsPerSecond: integer('STREAMS_PINGS_PER_SECOND', 20, 1, 10_000, 'Ping and pong frames from a client.'),
  closeTimeoutMs: integer('STREAMS_CLOSE_TIMEOUT_MS', 2_000, 100, 60_000, 'How long a socket that the server closes may take to answer before it is cut.'),
  sendBufferBytesMax: integer(
    'STREAMS_SEND_BUFFER_BYTES_MAX',
    1024 * 1024,
    1024,
    1024 * 1024 * 1024,
    'Unsent bytes of one socket, the next frame included; at the limit it is closed with 1013.',
  ),
  sendsPerTurn: integer('STREAMS_SENDS_PER_TURN', 128, 1, 100_000, 'Writes to readers before the event loop looks at its sockets again.'),
  waitingFramesMax: integer(
    'STREAMS_WAITING_FRAMES_MAX',
    10_000,
    100,
    10_000_000,
    'Events waiting to be sent over all streams, up to 100 trades of one batch counting as one; beyond that the readers of the next one are closed with 1013.',
  ),
  allowedOrigins: text(
    'STREAMS_ALLOWED_ORIGINS',
    '',
    'Web pages that may open sockets, separated by commas (`https://example.com`); empty: all. Programs send no origin and are not asked.',
  ),
  listenKeyTtlMs: integer('STREAMS_LISTEN_KEY_TTL_MS', 3_600_000, 1_000, 86_400_000, 'How long a listen key lives after it was made or extended.'),
  listenKeyCheckMs: integer(
    'STREAMS_LISTEN_KEY_CHECK_MS',
    1_000,
    10,
    4_000,
    'How often the listen keys in use are looked up again: how much longer the sockets of one that has ended stay open at most.',
  ),
  userDataReadsMax: integer('STREAMS_USER_DATA_READS_MAX', 4, 1, 100, 'Reads for those who follow user data under way at once; the others wait their turn.'),
  klineIntervalMs: integer('STREAMS_KLINE_INTERVAL_MS', 1_000, 10, 60_000, 'How often a changing kline is sent.'),
} as const;
