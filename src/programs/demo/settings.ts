/** The demo's settings from environment variables. */
import { resolve } from 'node:path';

export interface DemoSettings {
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly operatorTokenFile: string;
  readonly buyEveryMs: number;
  /** A Bitcoin node with a wallet of an outsider, if the coins are on a chain. Contains user and password. */
  readonly bitcoinNode: string | undefined;
  /** The EVM node of the demo, and the token that stands for usdt. */
  readonly ethereumNode: { readonly url: string; readonly usdt: `0x${string}` } | undefined;
}

export function readDemoSettings(environment: NodeJS.ProcessEnv = process.env): DemoSettings {
  const { DEMO_ETHEREUM_NODE: url, DEMO_ETHEREUM_USDT: usdt } = environment;
  const dataDir = resolve(environment['DATA_DIR'] ?? '.talad-demo');
  return {
    baseUrl: environment['BASE_URL'] ?? 'http://127.0.0.1:3000',
    dataDir,
    operatorTokenFile: environment['OPERATOR_TOKEN_FILE'] ?? `${dataDir}/operator-token`,
    buyEveryMs: readMilliseconds('DEMO_BUY_EVERY_MS', environment, 4_000),
    bitcoinNode: environment['DEMO_BITCOIN_NODE'],
    ethereumNode: url === undefined || usdt === undefined ? undefined : { url, usdt: usdt as `0x${string}` },
  };
}

function readMilliseconds(name: string, environment: NodeJS.ProcessEnv, defaultMs: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return defaultMs;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${name} must be a number of milliseconds from 1 to 9999999`);
  return Number(text);
}
