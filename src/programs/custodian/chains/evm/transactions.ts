/** Signs transactions of the custodian's accounts (EIP-1559) with any `Signer`, and reads them from their bytes. */
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  keccak256,
  parseTransaction,
  recoverAddress,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem';
import type { Signer } from '../../keys/signer';
import type { AccountMove, DecodedTransfer, KeyPath, SignedTransaction } from '../../model/chain';
import { bareHash, prefixed } from './addresses';
import { type TokenList, transferCall } from './tokens';

export interface EvmTransactionTerms {
  readonly chainId: number;
  readonly nonce: number;
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export interface EvmSigning {
  readonly signer: Signer;
  readonly path: KeyPath;
  /** The address of the key at `path`. */
  readonly from: Address;
  readonly coin: string;
}

const NUMBER_BYTES = 32;

export async function signEvmTransaction(
  terms: EvmTransactionTerms,
  { signer, path, from, coin }: EvmSigning,
): Promise<SignedTransaction> {
  const unsigned: TransactionSerializableEIP1559 = { type: 'eip1559', ...terms };
  const digest = keccak256(serializeTransaction(unsigned));
  const compact = await signer.sign(path, Buffer.from(bareHash(digest), 'hex'));
  const [r, s] = [numberOf(compact, 0), numberOf(compact, NUMBER_BYTES)];
  for (const yParity of [0, 1] as const) {
    // The signer returns no recovery bit, because not every one knows it: one of the two values gives the sender.
    if ((await recoverAddress({ hash: digest, signature: { r, s, yParity } })) !== from) continue;
    const bytes = serializeTransaction(unsigned, { r, s, yParity });
    return {
      txid: bareHash(keccak256(bytes)),
      bytes: bareHash(bytes),
      feeAsset: coin,
      feeUnits: terms.gas * terms.maxFeePerGas,
      feeRate: terms.maxFeePerGas,
      changeOutput: null,
    };
  }
  throw new Error(`the signer did not sign with the key of ${from}`);
}

function numberOf(compact: Uint8Array, start: number): Hex {
  return prefixed(Buffer.from(compact.subarray(start, start + NUMBER_BYTES)).toString('hex'));
}

/** The terms of a transaction that this process or an older one has signed. */
export function termsOf(bytes: string): EvmTransactionTerms {
  const parsed = parseTransaction(prefixed(bytes));
  if (parsed.type !== 'eip1559' || !parsed.to) throw new Error('a stored transaction is not one of an account');
  return {
    chainId: parsed.chainId,
    nonce: parsed.nonce ?? 0,
    to: getAddress(parsed.to),
    value: parsed.value ?? 0n,
    data: parsed.data ?? '0x',
    gas: parsed.gas ?? 0n,
    maxFeePerGas: parsed.maxFeePerGas ?? 0n,
    maxPriorityFeePerGas: parsed.maxPriorityFeePerGas ?? 0n,
  };
}

export interface MoveOptions {
  readonly coin: string;
  readonly tokens: TokenList;
}

/** The asset and amount that a call with these fields moves: a listed token, or the coin. */
export function moveOf(
  {
    from,
    to,
    value,
    data,
  }: { readonly from: Address; readonly to: Address; readonly value: bigint; readonly data: Hex },
  { coin, tokens }: MoveOptions,
): AccountMove {
  const token = tokens.ofContract(to);
  const call = token && transferCall(data);
  return token === undefined || call === undefined
    ? { from, to, asset: coin, units: value }
    : { from, to: call.to, asset: token.asset, units: call.units };
}

/** The fields of a call that moves units of an asset. */
export function callOf(
  { to, asset, units }: Pick<AccountMove, 'to' | 'asset' | 'units'>,
  tokens: TokenList,
): { readonly to: Address; readonly value: bigint; readonly data: Hex } {
  const receiver = getAddress(to);
  const token = tokens.ofAsset(asset);
  return token === undefined
    ? { to: receiver, value: units, data: '0x' }
    : {
        to: token.contract,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, units] }),
      };
}

export function decodeTransfer(bytes: string, from: Address, options: MoveOptions): DecodedTransfer {
  const terms = termsOf(bytes);
  return { ...moveOf({ ...terms, from }, options), nonce: terms.nonce, feeUnits: terms.gas * terms.maxFeePerGas };
}
