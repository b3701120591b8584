/** The server process: starts the role that the settings name. `roles/` wires the parts of each role together. */
import { ignoreOutputErrors } from '../foundation/logOutput';
import { startAll } from './roles/all';
import { startEngine } from './roles/engineOnly';
import { startGateway } from './roles/gateway';
import { prepareServer } from './roles/preparation';

const STARTS = { all: startAll, engine: startEngine, gateway: startGateway };

async function main(): Promise<void> {
  ignoreOutputErrors();
  const preparation = await prepareServer();
  if (preparation !== undefined) await STARTS[preparation.config.cluster.role](preparation);
}

/** `start.ts` calls it once; a process of the tests calls it for one server after the other. */
export function run(): void {
  main().catch((error: Error) => {
    process.stderr.write(`talad: ${error.message}\n`);
    process.exit(1);
  });
}
