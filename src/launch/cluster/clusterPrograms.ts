/** Finds the programs of a cluster that are not Talad's own, the message bus and the proxy, or installs them. */
import { existsSync } from 'node:fs';
import { runCommand } from '../childProcess';
import { findOrInstall, type WantedPrograms } from '../findOrInstall';
import { aptGet, findProgram } from '../installedPrograms';
import type { Say } from '../terminal';

const NATS_SERVER = wanted('nats-server', 'nats-server', 'NATS server 2.9 or newer');
const NGINX = wanted('nginx', 'nginx-light', 'nginx 1.20 or newer');

/** The path of the program. Throws a `LaunchError` if it is missing and cannot be installed. */
export function findOrInstallNatsServer(say: Say): Promise<string> {
  return findOrInstall(NATS_SERVER, say);
}

/** The path of the program. Throws a `LaunchError` if it is missing and cannot be installed. */
export function findOrInstallNginx(say: Say): Promise<string> {
  return findOrInstall(NGINX, say);
}

function wanted(name: string, packageName: string, elsewhere: string): WantedPrograms<string> {
  return {
    what: name,
    find: () => findProgram(name),
    install: async () => {
      await aptGet('install', packageName);
      await stopMachineService(name);
    },
    howToInstall: `run \`apt-get install ${packageName}\` as root (on other systems: ${elsewhere})`,
  };
}

/** The package also starts a server for the whole machine, on a well-known port, for which nobody has asked. */
async function stopMachineService(name: string): Promise<void> {
  if (!existsSync('/run/systemd/system')) return;
  await runCommand('systemctl', ['disable', '--now', name]).catch(() => undefined);
}
