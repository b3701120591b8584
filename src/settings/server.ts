/** The server itself: where it serves, where it keeps what is its own, what it says of itself. */
import { choice, databaseUrl, flag, integer, masterKeys, origin, text } from './kinds';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const server = {
  host: text('HOST', '127.0.0.1', 'The address on which it serves.'),
  port: integer('PORT', 3000, 0, 65_535, 'The port on which it serves; 0 lets the system choose a free one.'),
  publicUrl: origin(
    'PUBLIC_URL',
    '',
    "Where people's browsers find it, by default http://HOST:PORT. With https, cookies are for https only.",
  ),
  dataDir: text(
    'DATA_DIR',
    '.talad',
    "Folder for what is its own: the private database, keys, the first operators' tokens, the log.",
  ),
  envFile: text(
    'ENV_FILE',
    '.env',
    'File of settings, as NAME=value lines; <DATA_DIR>/.env is read too unless this is set. The environment wins.',
  ),
  databaseUrl: databaseUrl(
    'DATABASE_URL',
    'A MySQL or MariaDB of your own; `?socketPath=/...` for a socket, `?ca=/...pem` for TLS. `make run` brings one where this is not set.',
  ),
  databaseUrlFile: text('DATABASE_URL_FILE', '', 'File that holds DATABASE_URL instead.'),
  migrateDatabaseUrl: databaseUrl(
    'MIGRATE_DATABASE_URL',
    'The same with a user that may change the schema, by default DATABASE_URL.',
  ),
  migrateDatabaseUrlFile: text('MIGRATE_DATABASE_URL_FILE', '', 'File that holds MIGRATE_DATABASE_URL instead.'),
  masterKeyFile: text(
    'MASTER_KEY_FILE',
    '',
    'File of the key that opens the secrets in the database, by default <DATA_DIR>/master.key. Of several lines the first seals.',
  ),
  masterKey: masterKeys(
    'MASTER_KEY',
    'That key itself instead of its file; forgotten by the environment once it is read.',
  ),
  logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS, 'The least that a log line must matter.'),
  logFormat: choice(
    'LOG_FORMAT',
    'json',
    ['json', 'pretty'],
    'How a log line looks: for programs, or for people at a terminal.',
  ),
  logRequests: flag(
    'LOG_REQUESTS',
    false,
    'A line for each request: operation, status, time, caller. Costs about twice what a cheap read itself does.',
  ),
  metricsPort: integer(
    'METRICS_PORT',
    0,
    0,
    65_535,
    'The port for /metrics and for the health of a server that does not serve yet; 0 opens none.',
  ),
  metricsHost: text(
    'METRICS_HOST',
    '127.0.0.1',
    'The address of that port, which asks nobody who they are: this machine, or a network of your own.',
  ),
} as const;
