/**
 * The demo's files in DATA_DIR, each readable by its owner only: `demo.json` for people and scripts that want to try a
 * call, and `demo-maker.json` with the market maker's own accounts. Written whole or not at all.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface DemoUser {
  readonly id: number;
  readonly email: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** demo.json: names that scripts rely on. */
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

/** What was written there, or undefined when there is no such file. */
export function readPrivateJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
