/** Settings of a cluster: one engine and any number of gateways, connected by a NATS message bus. */
import { choice, fileToRead, integer, natsUrl, text } from './settingTypes';

export const cluster = {
  role: choice(
    'ROLE',
    'all',
    ['all', 'engine', 'gateway'],
    'All: one process does everything. Engine: the single writer, without HTTP and streams; it needs NATS_URL. Gateway: HTTP, streams and pages for an engine elsewhere; it needs NATS_URL and the same database.',
  ),
  natsUrl: natsUrl(
    'NATS_URL',
    'Servers of the NATS message bus, separated by commas: `nats://host:4222`, or `tls://host:4222` for TLS.',
  ),
  natsTokenFile: fileToRead('NATS_TOKEN_FILE', 'File that contains the token with which NATS authenticates clients.'),
  natsCredentialsFile: fileToRead('NATS_CREDENTIALS_FILE', 'Credentials file of a NATS user (JWT and key).'),
  natsCaFile: fileToRead('NATS_CA_FILE', 'Certificate authority of the NATS servers, in PEM form, for TLS.'),
  natsPrefix: text(
    'NATS_PREFIX',
    'talad',
    'First word of all NATS subjects. Two exchanges on the same NATS servers need different ones.',
  ),
  lagMaxMs: integer(
    'GATEWAY_LAG_MAX_MS',
    1_000,
    200,
    60_000,
    'A gateway whose state may be older than this answers 503 and closes its stream connections, until it has caught up.',
  ),
} as const;
