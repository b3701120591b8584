/** The commands beside `run`. Each prints what it did and ends. */
import { systemClock } from '../clock';
import { systemEventLoop } from '../eventLoop';
import { createLog } from '../log';
import { openDatabase } from '../store/connection/database';
import { loadMasterKeys } from '../store/secrets/encryption';
import { createChains } from './chains/createChains';
import { reconcile } from './ledger/reconcile';
import type { CustodianConfig } from './settings';
import { acknowledgeAlarms, openAlarms } from './store/alarms';
import { migrateCustodian } from './store/migrations';
import { STATEMENT_TIMEOUT_MS } from './store/timed';

/** Sets the exit code 1 if anything differs. */
export async function reconcileCommand(config: CustodianConfig): Promise<void> {
  const database = openDatabase(config.databaseUrl, { ...config.database, queryTimeoutMs: STATEMENT_TIMEOUT_MS });
  const log = await createLog({ ...config, logLevel: 'error' });
  try {
    const parts = { config, database, masterKeys: loadMasterKeys(config), clock: systemClock, log };
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
