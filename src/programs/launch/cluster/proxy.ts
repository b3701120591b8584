/** The proxy of a cluster on one machine: nginx with a configuration, a process and files of its own. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../foundation/settings/config';
import { ServerLog } from '../process/serverLog';
import { isListening } from './listening';
import { nginxConfiguration, type ProxyTarget } from './nginxConfiguration';
import type { Program } from './program';

const READY_DEADLINE_MS = 10_000;
const STOP_GRACE_MS = 5_000;

export interface ProxyOptions {
  /** Path of nginx. */
  readonly command: string;
  /** Holds configuration, log and temporary files; it exists. */
  readonly folder: string;
  readonly listen: ProxyTarget;
  readonly gateways: readonly ProxyTarget[];
  readonly config: Pick<Config, 'http' | 'identity' | 'streams'>;
}

/** Writes the configuration. */
export function proxyProgram({ command, folder, listen, gateways, config }: ProxyOptions): Program {
  rmSync(join(folder, 'tmp'), { recursive: true, force: true });
  mkdirSync(join(folder, 'tmp'), { mode: 0o700 });
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(listen, gateways, config), { mode: 0o600 });
  const logFile = join(folder, 'proxy.log');
  // nginx logs each request that it repeats at another gateway, which is of no interest on the terminal.
  const log = new ServerLog(logFile, () => undefined);
  return {
    name: 'proxy',
    command,
    args: ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    environment: {},
    processFile: join(folder, 'proxy.pid'),
    onLine: (line) => log.write(line),
    logFile,
    isReady: () => isListening(listen.host, listen.port),
    readyDeadlineMs: READY_DEADLINE_MS,
    stopGraceMs: STOP_GRACE_MS,
  };
}
