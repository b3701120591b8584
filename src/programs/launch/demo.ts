/**
 * `make demo`: runs a sandbox in a data directory of its own, together with the demo's partner, which uses only its
 * public API. With CHAINS=on, its coins are on chains: nodes for development and the custodian run beside it.
 */

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Environment } from '../../foundation/settings/config';
import { custodySettings, planChains, type RunningChains, withChains } from './chains/demoChains';
import { type RunningExchange, withExchange } from './exchange/run';
import { describeExit, spawnTiedToParent, stopChild, waitForExit } from './process/childProcess';
import { serverUrl } from './process/serverUrl';
import type { Settings } from './process/settings';
import { LaunchError, type Say } from './process/terminal';

/** The demo's partner runs on this machine and buys more often than a person. */
export const DEMO_DEFAULTS: Environment = {
  DATA_DIR: '.talad-demo',
  SANDBOX: 'on',
  // Its deposit addresses are those of a test network.
  CUSTODY_TEST_NETWORKS: 'on',
  SIGN_UP_CONFIRMATION: 'off',
  WITHDRAWAL_HOLD_HOURS: '0',
  DEPOSIT_VERIFICATION: 'off',
  WITHDRAWAL_VERIFICATION: 'off',
  PARTNER_ALLOW_LOOPBACK: 'on',
  DUAL_CONTROL: 'off',
  // Scripts use the URL of demo.json for the operations of operators, too.
  OPERATOR_ON_PUBLIC_PORT: 'on',
  RATE_LIMIT_BINANCE_WEIGHT: '1000000',
  RATE_LIMIT_ADDRESS_POST: '1000',
  RATE_LIMIT_ADDRESS_OTHER: '1000',
  RATE_LIMIT_KEY_POST: '1000',
  RATE_LIMIT_KEY_OTHER: '1000',
};

/** The defaults with CHAINS=on. An exchange whose coins were simulated does not become one whose coins are on a chain. */
export const CHAINS_DEFAULTS: Environment = { ...DEMO_DEFAULTS, DATA_DIR: '.talad-demo-chains' };

/** The demo uses only the public API, so it gets no access to the database. */
const NO_DATABASE: Environment = {
  DATABASE_URL: undefined,
  MIGRATE_DATABASE_URL: undefined,
  MASTER_KEY_FILE: undefined,
  MASTER_KEY: undefined,
};

const STOP_DEADLINE_MS = 5_000;

export async function runDemo(settings: Settings, say: Say): Promise<void> {
  const { dataDir, operators } = settings.config;
  const plan = await planChains(dataDir, settings.environment);
  const environment = {
    ...settings.environment,
    ...(plan !== undefined && custodySettings(plan)),
  };
  await withExchange({ ...settings, environment }, say, async (exchange) => {
    say(`Talad serves on ${exchange.address} (Ctrl-C stops everything)`);
    say(`  operators:      ${serverUrl(operators.host, operators.port)}`);
    if (!operators.dualControl) say('  DUAL_CONTROL is off: one person operates this exchange');
    if (operators.onPublicPort)
      say('  OPERATOR_ON_PUBLIC_PORT is on: the operations of operators are served on the same port, too');
    if (plan === undefined) return await runDemoProgram(settings, say, exchange);
    await withChains({ plan, exchange, say }, (chains) => runDemoProgram(settings, say, exchange, chains));
  });
}

async function runDemoProgram(
  settings: Settings,
  say: Say,
  { address, ended }: RunningExchange,
  chains?: RunningChains,
): Promise<void> {
  const { dataDir } = settings.config;
  const environment = {
    ...settings.environment,
    ...NO_DATABASE,
    ...chains?.demoSettings,
    BASE_URL: address,
    DATA_DIR: dataDir,
    OPERATOR_TOKEN_FILE: join(dataDir, 'operator-token'),
  };
  const child = spawnTiedToParent(process.execPath, [settings.demoScript], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = waitForExit(child);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', say);
  }
  try {
    const exit = await Promise.race([exited, ended, ...(chains === undefined ? [] : [chains.failed])]);
    throw new LaunchError(`The demo ended unexpectedly (${describeExit(exit)}).`);
  } finally {
    await stopChild(child, exited, STOP_DEADLINE_MS);
  }
}
