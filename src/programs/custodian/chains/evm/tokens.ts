/** The listed tokens (ERC-20), their calls and their logs. Pure. */
import { type Address, decodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';
import type { ListedToken } from './settings';

/** keccak256 of `Transfer(address,address,uint256)`. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const WORD_DIGITS = 64;
const ADDRESS_DIGITS = 40;
const TOPICS = 3;

export interface TokenList {
  readonly all: readonly ListedToken[];
  ofContract(address: Address): ListedToken | undefined;
  ofAsset(asset: string): ListedToken | undefined;
}

export function tokenList(all: readonly ListedToken[]): TokenList {
  return {
    all,
    ofContract: (address) => all.find(({ contract }) => contract === address),
    ofAsset: (asset) => all.find((token) => token.asset === asset),
  };
}

/** Returns undefined if the data is not a call of `transfer`. */
export function transferCall(data: Hex): { readonly to: Address; readonly units: bigint } | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
    if (functionName !== 'transfer') return undefined;
    return { to: getAddress(args[0]), units: args[1] };
  } catch {
    return undefined;
  }
}

export interface EvmLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly logIndex: Hex;
  readonly transactionHash: Hex;
}

export interface TokenTransfer {
  readonly token: ListedToken;
  readonly transactionHash: Hex;
  /** Among all logs of the block. */
  readonly logIndex: number;
  readonly from: Address;
  readonly to: Address;
  readonly units: bigint;
}

/** Undefined if the log is not a transfer of a listed token. Other standards use the same topic with other fields. */
export function transferOf(log: EvmLog, tokens: TokenList): TokenTransfer | undefined {
  const token = tokens.ofContract(getAddress(log.address));
  const [topic, from, to] = log.topics;
  const isTransfer = topic === TRANSFER_TOPIC && log.topics.length === TOPICS && log.data.length === WORD_DIGITS + 2;
  if (token === undefined || from === undefined || to === undefined || !isTransfer) return undefined;
  return {
    token,
    transactionHash: log.transactionHash,
    logIndex: Number(log.logIndex),
    from: addressOfTopic(from),
    to: addressOfTopic(to),
    units: BigInt(log.data),
  };
}

/** Topics are padded to 32 bytes. */
function addressOfTopic(topic: Hex): Address {
  return getAddress(`0x${topic.slice(-ADDRESS_DIGITS)}`);
}
