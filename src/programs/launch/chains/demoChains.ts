/**
 * `make demo CHAINS=on`: a Bitcoin and an EVM node on which a block is mined every few seconds, and the custodian as a
 * process of its own with a database of its own. The exchange knows of it no more than the URL and the shared secret.
 */
import { join } from 'node:path';
import { programPath } from '../../../foundation/programFolder';
import type { Environment } from '../../../foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../database/database';
import { ensureMasterKey } from '../exchange/masterKey';
import type { RunningExchange } from '../exchange/run';
import { describeExit, runCommand } from '../process/childProcess';
import { stopLeftoverProcess } from '../process/leftoverProcess';
import { recordProcess } from '../process/recordedProcess';
import { ensureSecretFile } from '../process/secretFile';
import { ServerLog } from '../process/serverLog';
import { startServer } from '../process/serverProcess';
import { runStoppable } from '../process/stopSignals';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import { prepareDemoBitcoin } from './demoBitcoin';
import { type DemoChain, freePortFrom, mineRepeatedly } from './demoChain';
import { prepareDemoEthereum } from './demoEthereum';

export interface ChainsPlan {
  readonly folder: string;
  readonly custodianPort: number;
  readonly secretFile: string;
  readonly blockEveryMs: number;
  readonly ownBitcoind: string | undefined;
  /** CUSTODIAN_... settings of whoever starts the demo. */
  readonly custodianSettings: Environment;
}

export interface ChainsOptions {
  readonly plan: ChainsPlan;
  readonly exchange: RunningExchange;
  readonly say: Say;
}

/** What the demo's program gets to know, and how it learns that a part has failed. */
export interface RunningChains {
  readonly demoSettings: Environment;
  readonly failed: Promise<never>;
}

const CUSTODIAN_PORT = 3_300;
/**
 * The schema of the custodian. Its database has users of its own, so that names do not collide with those of an
 * exchange.
 */
const SCHEMA = 'talad_custodian';
/** Where `make chains` has it, too. */
const PROGRAMS = programPath('chains');
const CUSTODIAN_SCRIPT = programPath('src', 'programs', 'custodian', 'main.js');
const CUSTODIAN_STOP_MS = 15_000;
const BLOCK_EVERY_MS = '5000';
const POLL_MS = 200;
/** The width of the names in front of addresses on the terminal. */
const TITLE_WIDTH = 15;

/** Undefined without CHAINS=on. Creates the shared secret, and chooses free ports. */
export async function planChains(dataDir: string, environment: Environment): Promise<ChainsPlan | undefined> {
  const wanted = environment['CHAINS'] ?? 'off';
  if (wanted === 'off' || wanted === '') return undefined;
  if (wanted !== 'on') throw new LaunchError(`CHAINS must be on or off, not ${wanted}.`);
  const blockEveryMs = environment['DEMO_BLOCK_EVERY_MS'] ?? BLOCK_EVERY_MS;
  if (!/^[1-9]\d{1,6}$/.test(blockEveryMs))
    throw new LaunchError('DEMO_BLOCK_EVERY_MS must be a number of milliseconds from 10 to 9999999.');
  const secretFile = join(dataDir, 'custody-secret');
  ensureSecretFile(secretFile);
  return {
    folder: dataDir,
    custodianPort: await freePortFrom(CUSTODIAN_PORT),
    secretFile,
    blockEveryMs: Number(blockEveryMs),
    ownBitcoind: environment['BITCOIND'],
    custodianSettings: Object.fromEntries(
      Object.entries(environment).filter(([name]) => name.startsWith('CUSTODIAN_') || name === 'PATH'),
    ),
  };
}

/** The settings with which the exchange uses the custodian. */
export function custodySettings({ custodianPort, secretFile }: ChainsPlan): Environment {
  return {
    CUSTODY: 'webhook',
    CUSTODY_URL: `http://127.0.0.1:${custodianPort}/v1`,
    CUSTODY_SECRET_FILE: secretFile,
  };
}

/** Starts the nodes and the custodian beside the running exchange, and stops them however `work` ends. */
export async function withChains(
  { plan, exchange, say }: ChainsOptions,
  work: (chains: RunningChains) => Promise<void>,
): Promise<void> {
  const stopParts: (() => Promise<unknown>)[] = [];
  const unlessEnded = async <T>(step: Promise<T>): Promise<T> => {
    step.catch(() => undefined);
    return await Promise.race([step, exchange.ended]);
  };
  try {
    const chains = await unlessEnded(prepareChains(plan, say));
    for (const chain of chains) {
      stopParts.push(() => chain.stop());
      await unlessEnded(withProgress(say, `starting the ${chain.title} with its blocks`, chain.start()));
    }
    const database = await startDatabase(plan, say);
    stopParts.push(() => database.stop());
    const environment = custodianEnvironment(plan, chains, { database, exchange });
    await unlessEnded(runCommand(process.execPath, [CUSTODIAN_SCRIPT, 'migrate'], { ...environment }));
    const custodian = await withProgress(say, 'starting the custodian', startCustodian(plan, environment, say));
    stopParts.push(() => custodian.stop());
    await unlessEnded(withProgress(say, 'funding its wallet', fundWallet(chains, environment)));
    for (const chain of chains) {
      const miner = mineRepeatedly(chain, plan.blockEveryMs, say);
      stopParts.push(() => miner.stop());
      const title = `${chain.title}:`.padEnd(TITLE_WIDTH);
      say(`  ${title} ${chain.url} (${chain.kind}), a block every ${plan.blockEveryMs / 1_000} s`);
    }
    say(`  custodian:      http://127.0.0.1:${plan.custodianPort}, log in ${custodianLog(plan)}`);
    const ended = custodian.exited.then((exit): never => {
      throw new LaunchError(`The custodian ended unexpectedly (${describeExit(exit)}). See ${custodianLog(plan)}.`);
    });
    ended.catch(() => undefined);
    const demoSettings = Object.assign({}, ...chains.map((chain) => chain.settings().demo)) as Environment;
    await work({ demoSettings, failed: ended });
  } finally {
    for (const stopPart of stopParts.reverse()) await stopPart();
  }
}

async function prepareChains({ folder, ownBitcoind }: ChainsPlan, say: Say): Promise<readonly DemoChain[]> {
  const options = { folder, programs: PROGRAMS, say };
  const bitcoin = await prepareDemoBitcoin(options, ownBitcoind);
  const ethereum = await prepareDemoEthereum(options);
  return ethereum === undefined ? [bitcoin] : [bitcoin, ethereum];
}

async function startDatabase({ folder }: ChainsPlan, say: Say): Promise<PrivateDatabase> {
  const createSchema = `CREATE DATABASE IF NOT EXISTS \`${SCHEMA}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;`;
  const options = { folder: join(folder, 'custodian', 'database'), say, startSql: [createSchema] };
  const started = runStoppable((stopped) => startPrivateDatabase({ ...options, stopped }));
  return await withProgress(say, "starting the custodian's database", started);
}

function custodianEnvironment(
  { folder, custodianPort, secretFile, custodianSettings }: ChainsPlan,
  chains: readonly DemoChain[],
  { database, exchange }: { readonly database: PrivateDatabase; readonly exchange: RunningExchange },
): Environment {
  const masterKeyFile = join(folder, 'custodian', 'master.key');
  ensureMasterKey(masterKeyFile);
  return {
    CUSTODIAN_POLL_MS: '500',
    CUSTODIAN_BITCOIN_FEE_RATE_UNKNOWN: '2000',
    ...custodianSettings,
    CUSTODIAN_PORT: String(custodianPort),
    CUSTODIAN_DATABASE_URL: database.serviceUrl(SCHEMA),
    CUSTODIAN_MIGRATE_DATABASE_URL: database.ownerUrl(SCHEMA),
    CUSTODIAN_SECRET_FILE: secretFile,
    CUSTODIAN_MASTER_KEY_FILE: masterKeyFile,
    CUSTODIAN_EXCHANGE_URL: exchange.address,
    ...Object.assign({}, ...chains.map((chain) => chain.settings().custodian)),
  };
}

async function startCustodian(plan: ChainsPlan, environment: Environment, say: Say) {
  const file = join(plan.folder, 'custodian', 'server.pid');
  await stopLeftoverProcess({ name: 'custodian', file, stopGraceMs: CUSTODIAN_STOP_MS }, say);
  const log = new ServerLog(custodianLog(plan), say);
  const custodian = await runStoppable((stopped) =>
    startServer({
      script: CUSTODIAN_SCRIPT,
      environment,
      onLine: (line) => log.write(line),
      stopGraceMs: CUSTODIAN_STOP_MS,
      stopped,
    }),
  );
  recordProcess(file, custodian.processId);
  return custodian;
}

function custodianLog({ folder }: ChainsPlan): string {
  return join(folder, 'custodian', 'server.log');
}

/** The outsider pays the custodian on each chain. */
async function fundWallet(chains: readonly DemoChain[], environment: Environment): Promise<void> {
  for (const chain of chains) await chain.fund(await fundingAddress(chain.network, environment));
}

/** Known when the custodian has read the first block of the chain. */
async function fundingAddress(network: string, environment: Environment): Promise<string> {
  for (;;) {
    const printed = await runCommand(process.execPath, [CUSTODIAN_SCRIPT, 'funding'], { ...environment });
    const address = new RegExp(`^${network} (\\S+)$`, 'm').exec(printed)?.[1];
    if (address !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
