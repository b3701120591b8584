/** The RPC of a Bitcoin Core compatible node, which wants a user and a password, or the content of its cookie file. */
import { readFileSync } from 'node:fs';
import { createNodeRpc, type NodeRpc } from '../nodeRpc';

export { RpcRefusal } from '../nodeRpc';
export type BitcoinRpc = NodeRpc;

export interface BitcoinRpcOptions {
  /** May contain a user and a password. */
  readonly url: string;
  /** Read before each request, because the node writes a new one at each start; empty if the URL has the password. */
  readonly cookieFile: string;
  readonly timeoutMs: number;
}

export function createBitcoinRpc({ url, cookieFile, timeoutMs }: BitcoinRpcOptions): BitcoinRpc {
  const { username, password } = new URL(url);
  const inUrl = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const authorization = (): string =>
    `Basic ${(cookieFile === '' ? inUrl : readFileSync(cookieFile)).toString('base64')}`;
  return createNodeRpc({ url, timeoutMs, version: '1.0', authorization });
}
