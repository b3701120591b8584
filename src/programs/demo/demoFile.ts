/**
 * The demo's files in DATA_DIR, readable only by their owner: `demo.json` for users and scripts that want to try the
 * API, and `demo-accounts.json` with the passwords. Files are replaced atomically.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface DemoUser {
  readonly id: number;
  readonly email: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Credentials for the Binance-compatible interface, with HMAC-SHA256. */
  readonly binanceApiKey: string;
  readonly binanceApiSecret: string;
}

/** The content of demo.json. Scripts rely on these names. */
export interface DemoFile {
  readonly baseUrl: string;
  readonly operatorToken: string;
  readonly users: readonly DemoUser[];
  readonly partner: { readonly oauthUrl: string; readonly authorization: string; readonly extras: string };
}

export function writePrivateJson(path: string, content: object): void {
  const next = `${path}.next`;
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

/** Reads a file of `writePrivateJson`; undefined if it does not exist. */
export function readPrivateJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
