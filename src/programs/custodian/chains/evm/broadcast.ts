/** Gives a signed transaction to the node, and understands what the different nodes answer. */

import { type NodeRpc, RpcRefusal } from '../../../../foundation/nodeRpc';
import type { BroadcastResult } from '../../model/chain';
import { prefixed } from './addresses';

const KNOWN = /already known|known transaction|already imported/i;
const FEE_TOO_LOW = /underpriced|fee too low|less than block base fee|fee cap|maxFeePerGas.*too low|gas price too low/i;
const CONFLICT = /nonce too low|nonce.*already used|OldNonce/i;

export async function broadcastTransaction(rpc: NodeRpc, bytes: string): Promise<BroadcastResult> {
  try {
    await rpc.call('eth_sendRawTransaction', prefixed(bytes));
    return { result: 'accepted' };
  } catch (error) {
    if (!(error instanceof RpcRefusal)) return { result: 'unreachable' };
    const detail = error.message;
    if (KNOWN.test(detail)) return { result: 'known' };
    if (FEE_TOO_LOW.test(detail)) return { result: 'fee_too_low', detail };
    return { result: CONFLICT.test(detail) ? 'conflict' : 'rejected', detail };
  }
}
