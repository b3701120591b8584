/** Bitcoin, through the RPC of a Bitcoin Core compatible node. The node needs neither a wallet nor an index. */
import { p2wpkh } from '@scure/btc-signer';
import { assertPresent } from '../../../../core/values/assert';
import type { Clock } from '../../../../foundation/clock';
import { RpcRefusal } from '../../../../foundation/nodeRpc';
import { publicKeyAt } from '../../keys/localSigner';
import type { Signer } from '../../keys/signer';
import type { BroadcastResult, Chain, KeyPath, NodeState } from '../../model/chain';
import { hotLimitsInUnits } from '../../model/hotLimits';
import { isColdBranch } from '../../store/addresses';
import { createBlockScanner } from './blockScanner';
import { createBitcoinCold, scanOutputs } from './coldStorage';
import { estimateFeeRate } from './feeRates';
import { addressOfScript, NETWORKS, parseBitcoinAddress, scriptOf } from './networks';
import { createPaymentBuilder } from './payments';
import { type BitcoinRpc, createBitcoinRpc } from './rpc';
import { BITCOIN_ASSETS, type BitcoinConfig, BTC } from './settings';

/** Blocks that a node may be behind the headers that it knows. */
const BLOCKS_BEHIND_MAX = 2;
const NOT_FOUND = -5;
const OUT_OF_RANGE = -8;
const ALREADY_IN_CHAIN = -27;

export interface BitcoinChainOptions {
  readonly settings: BitcoinConfig;
  readonly signer: Signer;
  readonly clock: Clock;
}

export function createBitcoinChain({ settings, signer, clock }: BitcoinChainOptions): Chain {
  const network = NETWORKS[settings.chain];
  const rpc = createBitcoinRpc(settings);
  const publicKeyOf = publicKeyAt(signer.accountPublicKey);
  const cold = createBitcoinCold({ settings, rpc, network });
  const scriptAt = (path: KeyPath): Uint8Array =>
    isColdBranch(path.branch)
      ? assertPresent(cold?.scriptAt(path), 'the account of cold storage')
      : p2wpkh(publicKeyOf(path)).script;
  const addressOf = (path: KeyPath): string =>
    assertPresent(addressOfScript(scriptAt(path), network), 'the address of a key');
  const scanner = createBlockScanner(rpc, network);
  const builder = createPaymentBuilder({ settings, signer, network, publicKeyOf, addressOf, scriptAt, clock });

  return {
    network: 'bitcoin',
    family: 'bitcoin',
    assets: BITCOIN_ASSETS,
    hotLimits: hotLimitsInUnits(settings.hotLimits, BITCOIN_ASSETS),
    confirmations: settings.confirmations,
    reportedConfirmations: Math.max(settings.confirmations, settings.reportedConfirmations),
    replaceAfterBlocks: settings.replaceAfterBlocks,
    usesOutputs: true,
    accounts: null,
    cold,
    payoutsMax: settings.payoutsMax,
    depositMinUnits: () => BigInt(settings.depositMin),

    check: () => checkNode(rpc, settings, clock),
    genesisHash: () => rpc.call<string>('getblockhash', 0),
    addressOf,
    addressOwner: ({ key }) => key,
    addressKey: (owner) => owner,
    parseAddress: (text) => parseBitcoinAddress(text, network),
    payoutFault({ address, units }) {
      const smallest = dustLimit(assertPresent(scriptOf(address, network), 'the script of a parsed address'));
      return units < smallest
        ? `nodes do not relay outputs of less than ${smallest} satoshi to this address`
        : undefined;
    },

    async hashAt(height) {
      try {
        return await rpc.call<string>('getblockhash', height);
      } catch (error) {
        if (error instanceof RpcRefusal && error.rpcCode === OUT_OF_RANGE) return null;
        throw error;
      }
    },
    ...scanner,
    async isPending(txid) {
      try {
        await rpc.call('getmempoolentry', txid);
        return true;
      } catch (error) {
        if (error instanceof RpcRefusal && error.rpcCode === NOT_FOUND) return false;
        throw error;
      }
    },

    feeRate: () => estimateFeeRate(rpc, settings),
    prepare: async (payout) => ({ ...payout, gasLimit: null }),
    ...builder,
    broadcast: (bytes) => broadcast(rpc, bytes),

    async balances(addresses, { hash }) {
      const found = await scanOutputs(rpc, network, addresses);
      if (found?.hash !== hash) return null;
      return found.outputs.map(({ address, units }) => ({ address, asset: BTC, units }));
    },
    close: () => rpc.close(),
  };
}

interface BlockchainInfo {
  readonly chain: string;
  readonly blocks: number;
  readonly headers: number;
  readonly bestblockhash: string;
  /** Time of the newest block, in seconds. */
  readonly time: number;
}

async function checkNode(rpc: BitcoinRpc, settings: BitcoinConfig, clock: Clock): Promise<NodeState> {
  let info: BlockchainInfo;
  try {
    info = await rpc.call<BlockchainInfo>('getblockchaininfo');
  } catch (error) {
    return { status: 'unreachable', detail: (error as Error).message };
  }
  const { chain, blocks, headers, bestblockhash: hash, time } = info;
  if (chain !== settings.chain)
    return { status: 'wrong_chain', detail: `the node is on the chain ${chain}, not on ${settings.chain}` };
  if (headers > blocks + BLOCKS_BEHIND_MAX)
    return { status: 'behind', detail: `the node has ${blocks} of ${headers} blocks` };
  const ageMs = clock.nowMs() - time * 1_000;
  if (ageMs > settings.tipAgeMaxMs)
    return { status: 'behind', detail: `the newest block of the node is ${Math.floor(ageMs / 1_000)} seconds old` };
  return { status: 'ok', height: blocks, hash };
}

/** Reject reasons that a higher fee removes. */
const FEE_REASONS = /insufficient fee|min relay fee not met|mempool min fee not met|fee-too-low|too low/i;
const CONFLICT_REASONS = /missingorspent|missing-inputs|mempool-conflict|replacement-adds-unconfirmed|Missing inputs/i;

async function broadcast(rpc: BitcoinRpc, bytes: string): Promise<BroadcastResult> {
  try {
    await rpc.call('sendrawtransaction', bytes);
    return { result: 'accepted' };
  } catch (error) {
    if (!(error instanceof RpcRefusal)) return { result: 'unreachable' };
    const detail = error.message;
    if (error.rpcCode === ALREADY_IN_CHAIN || /already-in-mempool|already-known/.test(detail))
      return { result: 'known' };
    if (FEE_REASONS.test(detail)) return { result: 'fee_too_low', detail };
    return { result: CONFLICT_REASONS.test(detail) ? 'conflict' : 'rejected', detail };
  }
}

/** Bytes of an output beside its script, and of the input that would spend it, as nodes count them for this limit. */
const OUTPUT_BYTES = 9;
const WITNESS_INPUT_BYTES = 67;
const LEGACY_INPUT_BYTES = 148;
const DUST_SATOSHI_PER_BYTE = 3;

/** Nodes do not relay smaller outputs. A script of a witness program starts with its version and its length. */
function dustLimit(script: Uint8Array): bigint {
  const isWitness =
    script.length > 2 && (script[0] === 0 || (script[0] ?? 0) > 0x50) && script[1] === script.length - 2;
  const bytes = OUTPUT_BYTES + script.length + (isWitness ? WITNESS_INPUT_BYTES : LEGACY_INPUT_BYTES);
  return BigInt(bytes * DUST_SATOSHI_PER_BYTE);
}
