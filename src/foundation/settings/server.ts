/** General settings of the server: address, files, database, log, metrics. */
import { exchangeWide } from './readGroup';
import {
  choice,
  contactUri,
  databaseUrl,
  fileOrUrl,
  fileToRead,
  flag,
  integer,
  masterKeys,
  origin,
  text,
} from './settingTypes';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const server = {
  host: text('HOST', '127.0.0.1', 'Address on which the server listens.'),
  port: integer('PORT', 3000, 0, 65_535, 'Port on which the server listens; 0 lets the system choose a free one.'),
  publicUrl: origin(
    'PUBLIC_URL',
    '',
    'URL under which browsers reach the server, by default http://HOST:PORT. With https, cookies are sent over https only.',
  ),
  allowPlainHttp: flag(
    'ALLOW_PLAIN_HTTP',
    false,
    'Start although HOST is reachable from other machines and PUBLIC_URL is not https. Only where the network itself protects the connections: passwords and keys are sent without encryption.',
  ),
  sandbox: exchangeWide(
    flag(
      'SANDBOX',
      false,
      'An exchange for trying the API, whose money has no value: test funds, simulated custody and a market maker. Needs a database of its own, and marks every answer with X-Talad-Sandbox.',
    ),
  ),
  sandboxQuoteMs: integer(
    'SANDBOX_QUOTE_MS',
    1_000,
    10,
    3_600_000,
    'How often the market maker of a sandbox renews quotes. Its markets take turns.',
  ),
  securityContact: contactUri(
    'SECURITY_CONTACT',
    'Where people report security problems, for /.well-known/security.txt. Without it, there is no such file.',
  ),
  brandingDir: text(
    'BRANDING_DIR',
    '',
    'Folder with name, logo, colours, texts and legal pages of your exchange (src/foundation/branding/README.md). Without it, the pages carry the name Talad.',
  ),
  dataDir: text(
    'DATA_DIR',
    '.talad',
    "Folder of the server's own files: private database, keys, first operator token, log.",
  ),
  envFile: text(
    'ENV_FILE',
    '.env',
    'File with settings, one NAME=value per line. Unless this is set, <DATA_DIR>/.env is read too. Environment variables take precedence.',
  ),
  databaseUrl: databaseUrl(
    'DATABASE_URL',
    'MySQL or MariaDB database to use; `?socketPath=/...` for a Unix socket, `?ca=/...pem` for TLS, and several hosts, separated by commas, for the members of a MySQL replication group. Without it, `make run` starts a private database.',
  ),
  databaseUrlFile: text('DATABASE_URL_FILE', '', 'File that contains DATABASE_URL.'),
  migrateDatabaseUrl: databaseUrl(
    'MIGRATE_DATABASE_URL',
    'The same database with a user who may change the schema, by default DATABASE_URL.',
  ),
  migrateDatabaseUrlFile: text('MIGRATE_DATABASE_URL_FILE', '', 'File that contains MIGRATE_DATABASE_URL.'),
  masterKeyFile: text(
    'MASTER_KEY_FILE',
    '',
    'File with the key that encrypts the secrets in the database, by default <DATA_DIR>/master.key. With several lines, the first encrypts and all decrypt.',
  ),
  masterKey: masterKeys(
    'MASTER_KEY',
    'The master key itself, instead of a file. The variable is deleted after it was read.',
  ),
  threads: {
    threadsMax: integer(
      'THREADS_MAX',
      0,
      0,
      64,
      'Threads for work that takes long, such as checks of documents; 0 for one less than the processors, but at least one.',
    ),
    jobsWaitingMax: integer(
      'THREADS_JOBS_WAITING_MAX',
      32,
      1,
      10_000,
      'Such work that waits for a thread. Requests that would wait behind it get 503.',
    ),
  },
  actionLogHeadTo: fileOrUrl(
    'ACTION_LOG_HEAD_TO',
    "File or http(s) URL outside the reach of whoever can write the database, to which the newest hash of the log of operators' actions is sent. Audits compare the log with it.",
  ),
  actionLogHeadIntervalMs: integer(
    'ACTION_LOG_HEAD_INTERVAL_MS',
    60_000,
    100,
    86_400_000,
    'How often that hash is sent, if it has changed.',
  ),
  actionLogRights: choice(
    'ACTION_LOG_RIGHTS',
    'warn',
    ['warn', 'refuse'],
    "What the server does at its start if its database user may change or delete rows of the log of operators' actions. `make run` refuses with its private database.",
  ),
  masterKeyCommand: text(
    'MASTER_KEY_COMMAND',
    '',
    'Command whose output is the master key, for a key management service; instead of a file.',
  ),
  masterKeyCommandTimeoutMs: integer(
    'MASTER_KEY_COMMAND_TIMEOUT_MS',
    10_000,
    100,
    600_000,
    'How long that command may take.',
  ),
  previousMasterKeyFile: fileToRead(
    'PREVIOUS_MASTER_KEY_FILE',
    'File with the previous master key, which only decrypts, while `make reseal` changes the master key.',
  ),
  backupRecipient: text(
    'BACKUP_RECIPIENT',
    '',
    'Recipient of age (age1...) for whom `make backup` encrypts; `none` for backups that are not encrypted. By default, the one in DATA_DIR/backup-recipient, which the first backup makes.',
  ),
  backupIdentityFile: text(
    'BACKUP_IDENTITY_FILE',
    '',
    'File with the identity of age with which `make restore` decrypts; by default DATA_DIR/backup-identity, which the first backup makes.',
  ),
  clockSkewMaxMs: integer(
    'CLOCK_SKEW_MAX_MS',
    5_000,
    100,
    315_576_000_000,
    'Largest jump of the clock, and largest difference from the clock of the database; of a gateway, from the clock of the leader. Beyond it, commands get 503 until the clocks agree, and a gateway does not serve. The upper bound is ten years.',
  ),
  logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS, 'Lowest level of log lines that are written.'),
  logFormat: choice(
    'LOG_FORMAT',
    'json',
    ['json', 'pretty'],
    'Format of log lines: JSON for programs, or text for a terminal.',
  ),
  logRequests: flag(
    'LOG_REQUESTS',
    false,
    'Write a log line for each request: operation, status, duration, caller. Costs about twice the CPU time of a cheap read.',
  ),
  metricsPort: integer(
    'METRICS_PORT',
    0,
    0,
    65_535,
    'Port for /metrics and for the health of a server that does not serve yet; 0 opens none.',
  ),
  metricsHost: text(
    'METRICS_HOST',
    '127.0.0.1',
    'Address of that port. It has no authentication: use this machine or a private network.',
  ),
} as const;
