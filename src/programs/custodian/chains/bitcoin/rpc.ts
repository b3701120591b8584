/** The RPC of a Bitcoin Core compatible node, which wants a user and a password, or the content of its cookie file. */
import { readFileSync } from 'node:fs';
import { createNodeRpc, type NodeRpc } from '../../../../foundation/nodeRpc';

export type BitcoinRpc = NodeRpc;

export interface BitcoinRpcOptions {
  /** May contain a user and a password. */
  readonly url: string;
  /** Read before each request, because the node writes a new one at each start; empty if the URL has the password. */
  readonly cookieFile: string;
  readonly timeoutMs: number;
}

export function createBitcoinRpc({ url, cookieFile, timeoutMs }: BitcoinRpcOptions): BitcoinRpc {
  const ofCookie = (): string => `Basic ${readFileSync(cookieFile).toString('base64')}`;
  return createNodeRpc({ url, timeoutMs, version: '1.0', authorization: cookieFile === '' ? undefined : ofCookie });
}
