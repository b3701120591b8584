/**
 * `make demo`: runs a sandbox in a data directory of its own, together with the demo's partner, which uses only its
 * public API.
 */

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Environment } from '../config';
import { describeExit, spawnTiedToParent, stopChild, waitForExit } from './childProcess';
import { withExchange } from './run';
import type { Settings } from './settings';
import { LaunchError, type Say } from './terminal';

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
  // Nobody reads the terminal of an automated demo, so the approver's token is written to a file.
  const approverTokenFile = operators.approverTokenFile || join(dataDir, 'approver-token');
  const withFile = { ...settings, environment: { ...settings.environment, APPROVER_TOKEN_FILE: approverTokenFile } };
  await withExchange(withFile, say, async ({ address, ended }) => {
    say(`Talad serves on ${address} (Ctrl-C stops everything)`);
    if (!operators.dualControl) say('  DUAL_CONTROL is off: one person operates this exchange');
    if (operators.onPublicPort)
      say('  OPERATOR_ON_PUBLIC_PORT is on: the operations of operators are served on the same port, too');
    const environment = {
      ...settings.environment,
      ...NO_DATABASE,
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
      const exit = await Promise.race([exited, ended]);
      throw new LaunchError(`The demo ended unexpectedly (${describeExit(exit)}).`);
    } finally {
      await stopChild(child, exited, STOP_DEADLINE_MS);
    }
  });
}
