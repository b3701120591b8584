/**
 * Every setting of the custodian. Its names start with CUSTODIAN, so that one file of settings can serve the exchange and
 * the custodian without mixing them. Only `main.ts` passes the environment.
 */
import { loadMasterKeys, type MasterKeys } from '../../foundation/secrets/encryption';
import { type Environment, flattenSettings, readGroup, type SettingValues } from '../../foundation/settings/readGroup';
import { readSettingFile } from '../../foundation/settings/settingFile';
import {
  choice,
  custodianUrl,
  databaseUrl,
  flag,
  integer,
  masterKeys,
  text,
} from '../../foundation/settings/settingTypes';
import { BITCOIN_ASSETS, bitcoinSettings } from './chains/bitcoin/settings';
import { evmAssets, evmSettings } from './chains/evm/settings';
import { hotLimitFault } from './model/hotLimits';

const process = {
  host: text('CUSTODIAN_HOST', '127.0.0.1', 'Address on which the custodian listens.'),
  port: integer('CUSTODIAN_PORT', 3300, 0, 65_535, 'Port on which the custodian listens; 0 lets the system choose.'),
  databaseUrl: databaseUrl('CUSTODIAN_DATABASE_URL', "The custodian's own schema, with a database user of its own."),
  migrateDatabaseUrl: databaseUrl(
    'CUSTODIAN_MIGRATE_DATABASE_URL',
    'The same schema with a user that may change tables. Empty: that of CUSTODIAN_DATABASE_URL.',
  ),
  secretFile: text(
    'CUSTODIAN_SECRET_FILE',
    '',
    'File with the secret that it shares with the exchange (CUSTODY_SECRET_FILE there). With several lines, the first signs and all are accepted.',
  ),
  exchangeUrl: custodianUrl('CUSTODIAN_EXCHANGE_URL', 'Base URL of the exchange, which receives the callbacks.'),
  masterKey: masterKeys('CUSTODIAN_MASTER_KEY', "The custodian's master key, which encrypts the seeds."),
  masterKeyFile: text('CUSTODIAN_MASTER_KEY_FILE', '', 'File with the master key: one key a line, the first encrypts.'),
  masterKeyCommand: text('CUSTODIAN_MASTER_KEY_COMMAND', '', 'Command that prints the master key.'),
  masterKeyCommandTimeoutMs: integer(
    'CUSTODIAN_MASTER_KEY_COMMAND_TIMEOUT_MS',
    10_000,
    100,
    600_000,
    'How long that command may take.',
  ),
  logLevel: choice(
    'CUSTODIAN_LOG_LEVEL',
    'info',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'Least severe messages that are logged.',
  ),
  logFormat: choice('CUSTODIAN_LOG_FORMAT', 'json', ['json', 'pretty'], 'Format of the log.'),
} as const;

const limits = {
  bodyBytesMax: integer('CUSTODIAN_BODY_BYTES_MAX', 16 * 1024, 256, 1024 * 1024, 'Size of the body of a request.'),
  requestTimeoutMs: integer('CUSTODIAN_REQUEST_TIMEOUT_MS', 5_000, 100, 60_000, 'Time limit of receiving a request.'),
  connectionsMax: integer('CUSTODIAN_CONNECTIONS_MAX', 256, 1, 100_000, 'Connections in total.'),
  signatureWindowMs: integer(
    'CUSTODIAN_SIGNATURE_WINDOW_MS',
    300_000,
    1_000,
    3_600_000,
    'Largest difference between the timestamp of a signed request and the clock.',
  ),
} as const;

const database = {
  connectionsMax: integer('CUSTODIAN_DATABASE_CONNECTIONS_MAX', 10, 2, 1_000, 'Connections of the database pool.'),
  poolWaitMs: integer('CUSTODIAN_DATABASE_POOL_WAIT_MS', 2_000, 100, 60_000, 'Longest wait for a free connection.'),
  connectTimeoutMs: integer('CUSTODIAN_DATABASE_CONNECT_TIMEOUT_MS', 3_000, 100, 60_000, 'Time limit of connecting.'),
} as const;

const callbacks = {
  pollMs: integer('CUSTODIAN_CALLBACK_POLL_MS', 500, 10, 60_000, 'How often callbacks that are due are looked for.'),
  timeoutMs: integer('CUSTODIAN_CALLBACK_TIMEOUT_MS', 5_000, 100, 60_000, 'Time limit of one callback.'),
  callsMax: integer('CUSTODIAN_CALLBACK_CALLS_MAX', 8, 1, 100, 'Callbacks that are sent concurrently.'),
  retryMs: integer(
    'CUSTODIAN_CALLBACK_RETRY_MS',
    1_000,
    10,
    3_600_000,
    'Delay before a callback without an answer is repeated. It doubles with each attempt.',
  ),
  retryMsMax: integer('CUSTODIAN_CALLBACK_RETRY_MS_MAX', 300_000, 10, 86_400_000, 'Upper bound of that delay.'),
  keptMs: integer(
    'CUSTODIAN_CALLBACK_KEPT_MS',
    30 * 86_400_000,
    60_000,
    365 * 86_400_000,
    'How long delivered callbacks are kept. Others are kept until somebody deletes them.',
  ),
} as const;

const chains = {
  pollMs: integer('CUSTODIAN_POLL_MS', 2_000, 10, 600_000, 'How often nodes are asked for new blocks.'),
  reconcileMs: integer(
    'CUSTODIAN_RECONCILE_MS',
    3_600_000,
    100,
    86_400_000,
    'How often the ledger is compared with the chains. Each time, a Bitcoin node reads its whole set of unspent outputs.',
  ),
  payments: flag(
    'CUSTODIAN_PAYMENTS',
    true,
    'Sign and send withdrawals. Off: they stay accepted, while deposits are followed.',
  ),
} as const;

const ethereum = evmSettings('CUSTODIAN_ETHEREUM', { network: 'ethereum', coin: 'eth' });

const schema = { ...process, limits, database, callbacks, chains, bitcoin: bitcoinSettings, ethereum } as const;

export type CustodianConfig = SettingValues<typeof schema>;

export const custodianSettings = flattenSettings(schema);

/** Thrown for wrong settings. Its message names all of them in one line. */
export class CustodianConfigError extends Error {
  override readonly name = 'CustodianConfigError';
}

/** Throws `CustodianConfigError` and `SettingFileFault`. The database's URLs may be in files instead: `CUSTODIAN_DATABASE_URL_FILE`. */
export function readCustodianConfig(environment: Environment): CustodianConfig {
  const problems: string[] = [];
  const config = readGroup(schema, withUrlFiles(environment), problems);
  const required = {
    CUSTODIAN_DATABASE_URL: config.databaseUrl,
    CUSTODIAN_SECRET_FILE: config.secretFile,
    CUSTODIAN_EXCHANGE_URL: config.exchangeUrl,
  };
  for (const [name, value] of Object.entries(required)) if (value === '') problems.push(`${name} is not set`);
  const sources = [config.masterKey, config.masterKeyFile, config.masterKeyCommand].filter((source) => source !== '');
  if (sources.length !== 1)
    problems.push(
      'exactly one of CUSTODIAN_MASTER_KEY, CUSTODIAN_MASTER_KEY_FILE and CUSTODIAN_MASTER_KEY_COMMAND must be set',
    );
  if (config.callbacks.retryMsMax < config.callbacks.retryMs)
    problems.push('CUSTODIAN_CALLBACK_RETRY_MS_MAX must not be less than CUSTODIAN_CALLBACK_RETRY_MS');
  // The size is known only after signing, so a fee is limited for the smallest size, and must suffice for the largest one.
  if (config.bitcoin.feeRateMax * 100 < config.bitcoin.feeRateMin * 110)
    problems.push('CUSTODIAN_BITCOIN_FEE_RATE_MAX must be at least 10 % more than CUSTODIAN_BITCOIN_FEE_RATE_MIN');
  if (config.ethereum.feeRateMax < config.ethereum.feeRateMin)
    problems.push('CUSTODIAN_ETHEREUM_FEE_RATE_MAX must not be less than CUSTODIAN_ETHEREUM_FEE_RATE_MIN');
  for (const [name, limits, assets] of [
    ['CUSTODIAN_BITCOIN_HOT_LIMITS', config.bitcoin.hotLimits, BITCOIN_ASSETS],
    ['CUSTODIAN_ETHEREUM_HOT_LIMITS', config.ethereum.hotLimits, evmAssets('eth', config.ethereum.tokens)],
  ] as const) {
    const fault = hotLimitFault(limits, assets);
    if (fault !== undefined) problems.push(`${name}: ${fault}`);
  }
  if (problems.length > 0) throw new CustodianConfigError(problems.join('; '));
  return config;
}

const URLS = ['CUSTODIAN_DATABASE_URL', 'CUSTODIAN_MIGRATE_DATABASE_URL'] as const;

function withUrlFiles(environment: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of URLS) {
    const file = environment[`${name}_FILE`] ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '') !== '')
      throw new CustodianConfigError(`${name} and ${name}_FILE must not both be set`);
    read[name] = readSettingFile(`${name}_FILE`, file).trim();
  }
  return { ...environment, ...read };
}

/** Throws `SettingFileFault`. */
export function custodianMasterKeys(config: CustodianConfig): MasterKeys {
  return loadMasterKeys({ ...config, settingPrefix: 'CUSTODIAN_' });
}
