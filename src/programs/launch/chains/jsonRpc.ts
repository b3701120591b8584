/** Calls the JSON-RPC of a node for development. */
import { createNodeRpc } from '../../../foundation/nodeRpc';

export interface JsonRpcAddress {
  readonly url: string;
  /** `user:password` */
  readonly credentials?: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Each call has a connection of its own, because these nodes are killed and started again. Amounts of a Bitcoin node
 * arrive as text. Throws `RpcRefusal` or `NodeError`.
 */
export async function callJsonRpc<Result>(
  { url, credentials }: JsonRpcAddress,
  method: string,
  params: readonly unknown[],
): Promise<Result> {
  const authorization = (): string => `Basic ${Buffer.from(credentials ?? '').toString('base64')}`;
  const rpc = createNodeRpc({
    url,
    timeoutMs: TIMEOUT_MS,
    version: '2.0',
    authorization: credentials === undefined ? undefined : authorization,
    amountsAsText: true,
  });
  try {
    return await rpc.call<Result>(method, ...params);
  } finally {
    await rpc.close();
  }
}
