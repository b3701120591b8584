/** A chain that is compatible with Ethereum, through the RPC of a node: its coin and the listed tokens (ERC-20). */
import { getAddress, type Hex, numberToHex } from 'viem';
import { assertPresent } from '../../../../core/values/assert';
import type { Clock } from '../../../../foundation/clock';
import { createNodeRpc, type NodeRpc, RpcRefusal } from '../../../../foundation/nodeRpc';
import { publicKeyAt } from '../../keys/localSigner';
import type { Signer } from '../../keys/signer';
import type { AccountOperations, Chain, KeyPath } from '../../model/chain';
import { hotLimitsInUnits } from '../../model/hotLimits';
import { isColdBranch } from '../../store/addresses';
import { addressOfKey, parseEvmAddress, prefixed } from './addresses';
import { balancesAt, readBalances } from './balances';
import { createBlockScanner } from './blockScanner';
import { broadcastTransaction } from './broadcast';
import { createEvmCold } from './coldStorage';
import { estimateMaxFee } from './fees';
import { preparePayout } from './gas';
import { createNodeCheck } from './nodeState';
import { createPaymentBuilder, PAYING_PATH } from './payments';
import { createPendingTransfers } from './pendingTransfers';
import { type EvmConfig, evmAssets } from './settings';
import { type TokenList, tokenList } from './tokens';
import { decodeTransfer } from './transactions';

export interface EvmChainOptions {
  /** As the exchange names it. */
  readonly network: string;
  /** The asset in which fees are paid, as the exchange names it. */
  readonly coin: string;
  readonly settings: EvmConfig;
  readonly signer: Signer;
  readonly clock: Clock;
}

export function createEvmChain({ network, coin, settings, signer, clock }: EvmChainOptions): Chain {
  const rpc = createNodeRpc({ url: settings.url, timeoutMs: settings.timeoutMs, version: '2.0' });
  const tokens = tokenList(settings.tokens);
  const publicKeyOf = publicKeyAt(signer.accountPublicKey);
  const addressOf = (path: KeyPath): string =>
    isColdBranch(path.branch) ? settings.coldAddress : addressOfKey(publicKeyOf(path));
  const builder = createPaymentBuilder({ settings, signer, network, coin, tokens, addressOf });
  const { build, bump, coverableUnits } = builder;
  const assets = evmAssets(coin, tokens.all);
  const balancesOf: Chain['balances'] = async (addresses, { height, hash }) =>
    (await hashAt(rpc, height)) === hash ? await balancesAt(rpc, { coin, tokens }, addresses, hash) : null;
  const { transferGas } = builder;
  const cold = createEvmCold({ settings, network, coin, tokens, transferGas, balancesOf });

  return {
    network,
    family: 'evm',
    assets,
    hotLimits: hotLimitsInUnits(settings.hotLimits, assets),
    confirmations: settings.confirmations,
    reportedConfirmations: Math.max(settings.confirmations, settings.reportedConfirmations),
    replaceAfterBlocks: settings.replaceAfterBlocks,
    usesOutputs: false,
    cold,
    accounts: accountOperations({ rpc, settings, coin, tokens, builder }),
    payoutsMax: 1,
    depositMinUnits: (asset) => tokens.ofAsset(asset)?.depositMinUnits ?? settings.depositMin,

    check: createNodeCheck({ rpc, settings, clock }),
    genesisHash: async () => assertPresent(await hashAt(rpc, 0), 'the first block'),
    addressOf,
    addressOwner: ({ user }) => `user-${user}`,
    addressKey: (owner, asset) => `address-${owner.slice('user-'.length)}-${asset}-${network}`,
    parseAddress: parseEvmAddress,
    payoutFault({ address }) {
      return tokens.ofContract(getAddress(address)) === undefined
        ? undefined
        : 'the address is the contract of a token';
    },

    hashAt: (height) => hashAt(rpc, height),
    blockAt: createBlockScanner({ rpc, coin, tokens }),
    inputsOfBlock: async () => new Map(),
    pendingCredits: settings.pendingDeposits ? createPendingTransfers({ rpc, coin }) : async () => [],
    isPending: async (txid) => (await rpc.call('eth_getTransactionByHash', prefixed(txid))) !== null,

    feeRate: () => estimateMaxFee(rpc, settings),
    async prepare(payout) {
      const from = getAddress(addressOf(PAYING_PATH));
      const unitsOf = async (asset: string): Promise<bigint> => {
        const { hash } = await rpc.call<{ readonly hash: string }>('eth_getBlockByNumber', 'latest', false);
        return (await readBalances(rpc, tokens, [{ address: from, asset, blockHash: hash }]))[0] ?? 0n;
      };
      return await preparePayout({ rpc, settings, tokens, from, unitsOf }, payout);
    },
    coverableUnits,
    build,
    bump,
    broadcast: (bytes) => broadcastTransaction(rpc, bytes),

    balances: balancesOf,
    close: () => rpc.close(),
  };
}

interface AccountParts {
  readonly rpc: NodeRpc;
  readonly settings: EvmConfig;
  readonly coin: string;
  readonly tokens: TokenList;
  readonly builder: ReturnType<typeof createPaymentBuilder>;
}

function accountOperations({ rpc, settings, coin, tokens, builder }: AccountParts): AccountOperations {
  return {
    coin,
    sweepMinUnits: (asset) => tokens.ofAsset(asset)?.sweepMinUnits ?? settings.sweepMin,
    sweepFeeRateMax: BigInt(settings.sweepFeeRateMax),
    pendingMax: settings.pendingMax,
    checkedAddressesMax: settings.checkedAddressesMax,
    transferFeeUnits: (asset, feeRate) => builder.transferGas(asset) * feeRate,
    replacementFeeRate: builder.replacementFeeRate,
    signTransfer: builder.signTransfer,
    decode: (bytes, sender) => decodeTransfer(bytes, getAddress(sender), { coin, tokens }),
    nonceOf: async (address) => Number(await rpc.call<Hex>('eth_getTransactionCount', address, 'latest')),
    balancesAt: (addresses, blockHash) => balancesAt(rpc, { coin, tokens }, addresses, blockHash),
  };
}

async function hashAt(rpc: NodeRpc, height: number): Promise<string | null> {
  try {
    const block = await rpc.call<{ readonly hash: string } | null>('eth_getBlockByNumber', numberToHex(height), false);
    return block?.hash ?? null;
  } catch (error) {
    // Some nodes answer with an error instead of null.
    if (error instanceof RpcRefusal && /not found|invalid block/i.test(error.message)) return null;
    throw error;
  }
}
