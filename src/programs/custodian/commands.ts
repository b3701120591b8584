/** The commands beside `run`. Each prints what it did and ends. */
import { readFileSync } from 'node:fs';
import { systemClock } from '../../foundation/clock';
import { systemEventLoop } from '../../foundation/eventLoop';
import { createLog } from '../../foundation/log';
import { openDatabase } from '../../store/connection/database';
import { createChains } from './createChains';
import { reconcile } from './ledger/reconcile';
import { type CustodianConfig, custodianMasterKeys } from './settings';
import { fundingAddresses } from './store/addresses';
import { acknowledgeAlarms, openAlarms } from './store/alarms';
import { migrateCustodian } from './store/migrations';
import { STATEMENT_TIMEOUT_MS } from './store/timed';
import { refillMessage } from './treasury/refillMessage';
import {
  cancelRefill,
  getRefill,
  prepareRefill,
  type RefillOptions,
  type RefillResult,
  submitRefill,
} from './treasury/refills';

/** Sets the exit code 1 if anything differs. */
export async function reconcileCommand(config: CustodianConfig): Promise<void> {
  const database = openDatabase(config.databaseUrl, { ...config.database, queryTimeoutMs: STATEMENT_TIMEOUT_MS });
  const log = await createLog({ ...config, logLevel: 'error' });
  try {
    const parts = { config, database, masterKeys: custodianMasterKeys(config), clock: systemClock, log };
    for (const chain of (await createChains(parts)).values()) {
      const { network, height, accounts, differences } = await reconcile(database, chain, systemEventLoop);
      await chain.close();
      process.stdout.write(`${network} at height ${height}:\n`);
      for (const { account, asset, units } of accounts) process.stdout.write(`  ${account} ${asset} ${units}\n`);
      for (const difference of differences) process.stdout.write(`  DIFFERENCE ${difference}\n`);
      if (differences.length > 0) process.exitCode = 1;
      else process.stdout.write('  ledger and chain agree\n');
    }
  } finally {
    await database.destroy();
  }
}

/** Prints the alarms that nobody has acknowledged yet, and acknowledges them. */
export async function acknowledgeCommand(config: CustodianConfig): Promise<void> {
  const database = openDatabase(config.databaseUrl, { ...config.database, queryTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    const alarms = await openAlarms(database);
    for (const { kind, subject, detail } of alarms) process.stdout.write(`${kind} ${subject}: ${detail}\n`);
    const ids = alarms.map(({ id }) => id);
    await acknowledgeAlarms(database, ids, systemClock.nowMs());
    process.stdout.write(`Acknowledged ${alarms.length} alarms.\n`);
  } finally {
    await database.destroy();
  }
}

/** Prints the address of each network at which the wallet is funded: `bitcoin bc1q...`. None before the first start. */
export async function fundingCommand(config: CustodianConfig): Promise<void> {
  const database = openDatabase(config.databaseUrl, { ...config.database, queryTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    for (const { network, address } of await fundingAddresses(database))
      process.stdout.write(`${network} ${address}\n`);
  } finally {
    await database.destroy();
  }
}

/**
 * Refills of the wallet from cold storage, also beside a running custodian, which then sends what was handed in:
 * `refill prepare KEY NETWORK ASSET AMOUNT`, `refill submit KEY FILE`, `refill cancel KEY`, `refill show KEY`. Prints the
 * refill, or the code of what is wrong and sets the exit code 1.
 */
export async function refillCommand(config: CustodianConfig, [action, key = '', ...rest]: readonly string[]) {
  const database = openDatabase(config.databaseUrl, { ...config.database, queryTimeoutMs: STATEMENT_TIMEOUT_MS });
  const log = await createLog({ ...config, logLevel: 'error' });
  try {
    const parts = { config, database, masterKeys: custodianMasterKeys(config), clock: systemClock, log };
    const options = { ...parts, chains: await createChains(parts) };
    const [network = '', asset = '', amount = ''] = rest;
    const result = await runRefill(options, action, key, { network, asset, amount, file: network });
    for (const chain of options.chains.values()) await chain.close();
    if (result === 'not_found' || !('refill' in result)) {
      process.stdout.write(`${JSON.stringify(result === 'not_found' ? { code: result } : result)}\n`);
      process.exitCode = 1;
    } else {
      const message = await refillMessage(database, result.chain, result.refill);
      process.stdout.write(`${JSON.stringify(message, null, 2)}\n`);
    }
  } finally {
    await database.destroy();
  }
}

async function runRefill(
  options: RefillOptions,
  action: string | undefined,
  key: string,
  {
    file,
    ...order
  }: { readonly network: string; readonly asset: string; readonly amount: string; readonly file: string },
): Promise<RefillResult> {
  if (!REFILL_KEY.test(key)) throw new Error('the key of a refill is like refill-2026-11-25');
  if (action === 'prepare') {
    if (!AMOUNT.test(order.amount)) throw new Error('the amount must be a decimal number, like 1.5');
    return await prepareRefill(options, { key, ...order });
  }
  if (action === 'submit') return await submitRefill(options, key, readFileSync(file, 'utf8').trim());
  if (action === 'cancel') return await cancelRefill(options, key);
  if (action === 'show') return await getRefill(options, key);
  throw new Error(
    'use one of: refill prepare KEY NETWORK ASSET AMOUNT, refill submit KEY FILE, refill cancel KEY, refill show KEY',
  );
}

/** The patterns of the contract. */
const REFILL_KEY = /^refill-[a-z0-9-]{1,40}$/;
const AMOUNT = /^(0|[1-9]\d{0,14})(\.\d{1,18})?$/;

export async function migrateCommand(config: CustodianConfig): Promise<void> {
  const database = openDatabase(config.migrateDatabaseUrl || config.databaseUrl, {
    ...config.database,
    queryTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  try {
    const applied = await migrateCustodian(database);
    process.stdout.write(
      applied.length === 0 ? 'The schema is up to date.\n' : `Applied the migrations ${applied.join(', ')}.\n`,
    );
  } finally {
    await database.destroy();
  }
}
