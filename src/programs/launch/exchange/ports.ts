/**
 * The ports that a command listens on: all of them are checked before it creates anything, so that a start that fails
 * leaves nothing behind. A port that is not given is a free one.
 */
import { createServer } from 'node:net';
import { isSamePort } from '../../../foundation/settings/config';
import { launcherOf } from '../database/dataDirectoryLock';
import { type LeftoverProcess, stopLeftoverProcess } from '../process/leftoverProcess';
import type { Settings } from '../process/settings';
import { LaunchError, type Say } from '../process/terminal';

export interface ListeningPort {
  readonly host: string;
  /** 0 is a free one. */
  readonly port: number;
  /** Name of the listener on the terminal, with the setting that changes its port. */
  readonly use: string;
}

export interface PortsOfCommand {
  readonly ports: readonly ListeningPort[];
  /** Processes of an earlier run that may still have these ports. */
  readonly leftovers: readonly LeftoverProcess[];
}

/** Throws `LaunchError` if a port is needed twice, or if this command cannot listen on it. */
export async function refuseUsedPorts(
  { config: { dataDir } }: Pick<Settings, 'config'>,
  { ports, leftovers }: PortsOfCommand,
  say: Say,
): Promise<void> {
  const fixed = ports.filter(({ port }) => port !== 0);
  for (const [index, one] of fixed.entries()) {
    const other = fixed.slice(0, index).find((each) => isSamePort(each, one));
    if (other !== undefined)
      throw new LaunchError(`Port ${one.port} is needed for ${other.use} and for ${one.use}: choose another one.`);
  }
  // Another launcher runs in this folder. What says so follows, and its processes are none of an earlier run.
  if (launcherOf(dataDir) !== undefined) return;
  for (const leftover of leftovers) await stopLeftoverProcess(leftover, say);
  for (const { host, port, use } of fixed) {
    const fault = await listeningFault(host, port);
    if (fault !== undefined)
      throw new LaunchError(`Cannot listen on ${host}:${port} for ${use}: ${fault}. Choose another port.`);
  }
}

/** The reason why nothing can listen on the port now; undefined if it is free. */
function listeningFault(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? 'another program listens there' : message),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

export async function isFreePort(host: string, port: number): Promise<boolean> {
  return (await listeningFault(host, port)) === undefined;
}
