/** Wires the parts of the custodian together, starts them, and stops them on a signal. */

import { type Clock, systemClock } from '../../foundation/clock';
import { systemEventLoop } from '../../foundation/eventLoop';
import { createLog } from '../../foundation/log';
import { readSettingFile } from '../../foundation/settings/settingFile';
import { STOP_SIGNALS } from '../../foundation/stopSignals';
import { openDatabase } from '../../store/connection/database';
import { findUnsafeSettings } from '../../store/connection/durability';
import { engineDatabase } from '../../store/connection/engineConnection';
import { readCustodySecrets } from '../../usecases/custody/custodySignature';
import { CallbackWorker } from './callbacks/callbackWorker';
import { ChainWorker } from './chainWorker';
import { createChains } from './createChains';
import { ReconcileWorker } from './ledger/reconcileWorker';
import { custodianOperations } from './server/operations';
import { startCustodianServer } from './server/server';
import { type CustodianConfig, custodianMasterKeys } from './settings';
import { missingMigrations } from './store/migrations';
import { STATEMENT_TIMEOUT_MS } from './store/timed';

export async function runCustodian(config: CustodianConfig): Promise<void> {
  const log = await createLog(config);
  const clock: Clock = systemClock;
  const secrets = readCustodySecrets(readSettingFile('CUSTODIAN_SECRET_FILE', config.secretFile));
  const masterKeys = custodianMasterKeys(config);
  const database = openDatabase(config.databaseUrl, { ...config.database, queryTimeoutMs: STATEMENT_TIMEOUT_MS });
  const faults = await findUnsafeSettings(engineDatabase(database).rows);
  // A payment whose row is lost after it was broadcast would be paid again.
  if (faults.length > 0) throw new Error(`the database is configured unsafely: ${faults.join('; ')}`);
  const missing = await missingMigrations(database);
  if (missing.length > 0)
    throw new Error(`the database lacks migrations (${missing.join(', ')}). Run make custodian-migrate`);
  const chains = await createChains({ config, database, masterKeys, clock, log });
  const timing = { eventLoop: systemEventLoop, log, database, clock };
  const workers = [...chains.values()].map((chain) => new ChainWorker({ ...timing, ...config.chains, chain }));
  const { exchangeUrl } = config;
  const callbacks = new CallbackWorker({ ...timing, ...config.callbacks, exchangeUrl, secret: secrets[0] });
  const reconciliation = new ReconcileWorker({
    ...timing,
    pollMs: config.chains.reconcileMs,
    chains: [...chains.values()],
  });
  const server = await startCustodianServer({
    ...config.limits,
    host: config.host,
    port: config.port,
    signatures: { secrets, clock, windowMs: config.limits.signatureWindowMs },
    operations: custodianOperations({ database, clock, chains, findings: reconciliation }),
    log,
  });
  const periodic = [...workers, callbacks, reconciliation];
  for (const worker of periodic) worker.start();
  log.info({ port: server.port, networks: [...chains.keys()] }, 'the custodian is running');
  // The program that started it may wait for this.
  process.send?.({ listening: server.port });
  let stopping = false;
  const stop = async (): Promise<void> => {
    await server.close();
    await Promise.all(periodic.map((worker) => worker.stop()));
    for (const chain of chains.values()) await chain.close();
    await database.destroy();
  };
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}
