/** Finds the programs of a cluster that are not Talad's own, the message bus and the proxy, or installs them. */
import { existsSync } from 'node:fs';
import { runCommand } from '../process/childProcess';
import { findOrInstall } from '../process/findOrInstall';
import { findProgram } from '../process/programs';
import type { Say } from '../process/terminal';

/** The path of the program. Throws a `LaunchError` if it is missing and cannot be installed. */
export function findOrInstallNatsServer(say: Say): Promise<string> {
  return findOrInstallServer('nats-server', 'NATS server 2.9 or newer', say);
}

/** The path of the program. Throws a `LaunchError` if it is missing and cannot be installed. */
export function findOrInstallNginx(say: Say): Promise<string> {
  return findOrInstallServer('nginx', 'nginx 1.20 or newer', say);
}

function findOrInstallServer(name: 'nats-server' | 'nginx', elsewhere: string, say: Say): Promise<string> {
  return findOrInstall(
    {
      what: name,
      find: () => findProgram(name),
      programs: [name],
      afterInstall: () => stopMachineService(name),
      elsewhere,
    },
    say,
  );
}

/** The package also starts a server for the whole machine, on a well-known port, for which nobody has asked. */
export async function stopMachineService(name: string): Promise<void> {
  if (!existsSync('/run/systemd/system')) return;
  await runCommand('systemctl', ['disable', '--now', name]).catch(() => undefined);
}
