/**
 * The private message bus of a cluster on one machine. It listens on this machine only, and accepts only clients with
 * the token that is created at the first start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSecretFile } from '../process/secretFile';
import { ServerLog } from '../process/serverLog';
import { isListening } from './listening';
import type { Program } from './program';

const HOST = '127.0.0.1';
const READY_DEADLINE_MS = 10_000;
const STOP_GRACE_MS = 5_000;

export interface NatsServerOptions {
  /** Path of nats-server. */
  readonly command: string;
  /** Holds the token, the configuration and the log; it exists. */
  readonly folder: string;
  readonly port: number;
}

/** The file with the token, which clients need. */
export function natsTokenFile(folder: string): string {
  return join(folder, 'nats-token');
}

/** The value of NATS_URL. */
export function natsServerUrl(port: number): string {
  return `nats://${HOST}:${port}`;
}

/** Creates the token if there is none, and writes the configuration. */
export function natsServerProgram({ command, folder, port }: NatsServerOptions): Program {
  ensureSecretFile(natsTokenFile(folder));
  const configuration = join(folder, 'nats.conf');
  const token = readFileSync(natsTokenFile(folder), 'utf8').trim();
  writeFileSync(configuration, natsConfiguration(port, token), { mode: 0o600 });
  const logFile = join(folder, 'nats.log');
  // The server logs each connection. Clients of it report to the terminal what matters.
  const log = new ServerLog(logFile, () => undefined);
  return {
    name: 'message bus',
    command,
    args: ['--config', configuration],
    environment: {},
    processFile: join(folder, 'nats.pid'),
    onLine: (line) => log.write(line),
    logFile,
    isReady: () => isListening(HOST, port),
    readyDeadlineMs: READY_DEADLINE_MS,
    stopGraceMs: STOP_GRACE_MS,
  };
}

/** The token is in the file and not in an argument, because every user of the machine can read arguments. */
function natsConfiguration(port: number, token: string): string {
  return `# Written at each start of the cluster.
listen: "${HOST}:${port}"
authorization { token: "${token}" }
`;
}
