/** The proxy of a cluster for a test, with the configuration of `make run-cluster`. */
import { mkdirSync } from 'node:fs';
import { readConfig } from '../../src/foundation/settings/config';
import { findOrInstallNginx } from '../../src/programs/launch/cluster/clusterPrograms';
import { type RunningProgram, startProgram } from '../../src/programs/launch/cluster/program';
import { proxyProgram } from '../../src/programs/launch/cluster/proxy';

const HOST = '127.0.0.1';

/** Starts the proxy of these gateways, and resolves when it accepts connections. */
export async function startTestProxy(
  folder: string,
  port: number,
  gatewayPorts: readonly number[],
): Promise<RunningProgram> {
  mkdirSync(folder, { recursive: true });
  const proxy = startProgram(
    proxyProgram({
      command: await findOrInstallNginx(() => undefined),
      folder,
      listen: { host: HOST, port },
      gateways: gatewayPorts.map((each) => ({ host: HOST, port: each })),
      config: readConfig({ DATABASE_URL: 'mysql://talad@localhost/talad' }),
    }),
  );
  await proxy.ready;
  return proxy;
}
