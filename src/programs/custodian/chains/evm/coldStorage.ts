/** Cold storage on a chain with accounts: an address whose key is elsewhere, and unsigned transactions (EIP-1559) for it. */
import {
  getAddress,
  type Hex,
  isHex,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  type TransactionSerializableEIP1559,
  type TransactionSerializedEIP1559,
} from 'viem';
import type { AccountBalance, ColdStorage, SigningFault } from '../../model/chain';
import { accountFunds, nextNonce } from '../../store/accounts';
import { COLD_BRANCH } from '../../store/addresses';
import { bareHash } from './addresses';
import { feesOf } from './fees';
import type { EvmConfig } from './settings';
import type { TokenList } from './tokens';
import { callOf, decodeTransfer } from './transactions';

export interface EvmColdOptions {
  readonly settings: EvmConfig;
  readonly network: string;
  readonly coin: string;
  readonly tokens: TokenList;
  readonly transferGas: (asset: string) => bigint;
  /** At exactly this block; null if the node is at another one. */
  readonly balancesOf: (
    addresses: readonly string[],
    at: { readonly height: number; readonly hash: string },
  ) => Promise<readonly AccountBalance[] | null>;
}

/** A signature takes its time, and only the base fee of the block is paid. */
const FEE_FACTOR = 2n;
/** Nodes refuse signatures with an s above it. */
const S_MAX = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

export function createEvmCold(options: EvmColdOptions): ColdStorage | null {
  const { settings, network, coin, tokens, transferGas, balancesOf } = options;
  if (settings.coldAddress === '') return null;
  const sender = getAddress(settings.coldAddress);
  const first = { branch: COLD_BRANCH, index: 0 };
  const decode = (bytes: string) => decodeTransfer(bytes, sender, { coin, tokens });

  return {
    first,
    format: 'eip1559',
    lookahead: 0,
    sender,

    async inventory(at) {
      const balances = await balancesOf([sender], at);
      return balances && { hash: at.hash, paths: [first], outputs: [], balances };
    },

    nextAddress: async () => sender,

    async prepare(transaction, { asset, units, recipient, feeRate, nonce: mined }) {
      const highest = BigInt(settings.feeRateMax);
      const maxFee = feeRate * FEE_FACTOR < highest ? feeRate * FEE_FACTOR : highest;
      const gas = transferGas(asset);
      const feeUnits = gas * maxFee;
      const funds = await accountFunds(transaction, network, sender, { coin, decode });
      const isCovered =
        asset === coin
          ? funds.free(coin) >= units + feeUnits
          : funds.free(asset) >= units && funds.free(coin) >= feeUnits;
      if (!isCovered) return 'insufficient_funds';
      // Cold storage may have sent transactions before the custodian knew it.
      const nonce = Math.max(await nextNonce(transaction, network, sender), mined ?? 0);
      const unsigned = serializeTransaction({
        ...callOf({ to: recipient, asset, units }, tokens),
        ...feesOf(maxFee, settings),
        ...{ type: 'eip1559', chainId: settings.chainId, nonce, gas },
      });
      return { unsigned, reservation: { sender, nonce }, feeUnits };
    },

    async readSigned(unsigned, signed) {
      const prepared = parsed(unsigned);
      const bytes = signed.startsWith('0x') ? signed : `0x${signed}`;
      const given = parsed(bytes);
      if (prepared === undefined || given === undefined) return 'not_a_transaction';
      const fault = faultOf(given, prepared, settings);
      if (fault !== undefined) return fault;
      if (!(await isSignedBy(sender, bytes, given))) return 'wrong_signature';
      const { gas = 0n, maxFeePerGas = 0n } = given;
      return {
        txid: bareHash(keccak256(bytes as Hex)),
        bytes: bareHash(bytes),
        feeAsset: coin,
        feeUnits: gas * maxFeePerGas,
        feeRate: maxFeePerGas,
        changeOutput: null,
      };
    },

    describe(unsigned) {
      const terms = parsed(unsigned);
      const text = (value: bigint | number | undefined): string => String(value ?? 0);
      return {
        type: 'eip1559',
        from: sender,
        chain_id: text(terms?.chainId),
        nonce: text(terms?.nonce),
        to: terms?.to ?? null,
        value: text(terms?.value),
        data: terms?.data ?? '0x',
        gas: text(terms?.gas),
        max_fee_per_gas: text(terms?.maxFeePerGas),
        max_priority_fee_per_gas: text(terms?.maxPriorityFeePerGas),
      };
    },
  };
}

type Terms = TransactionSerializableEIP1559;

/** Undefined unless the bytes are those of exactly one transaction of this type, in its only spelling. */
function parsed(bytes: string): Terms | undefined {
  if (!isHex(bytes) || !bytes.startsWith('0x02')) return undefined;
  try {
    const terms = parseTransaction(bytes as TransactionSerializedEIP1559);
    return serializeTransaction(terms) === bytes.toLowerCase() && (terms.accessList ?? []).length === 0
      ? terms
      : undefined;
  } catch {
    return undefined;
  }
}

/** The signer may have changed the fee, within the limits of the settings, and nothing else. */
function faultOf(given: Terms, prepared: Terms, settings: EvmConfig): SigningFault | undefined {
  if (given.chainId !== prepared.chainId || (given.nonce ?? 0) !== (prepared.nonce ?? 0)) return 'wrong_inputs';
  const isSame =
    given.to != null &&
    prepared.to != null &&
    getAddress(given.to) === getAddress(prepared.to) &&
    (given.value ?? 0n) === (prepared.value ?? 0n) &&
    (given.data ?? '0x') === (prepared.data ?? '0x');
  if (!isSame) return 'wrong_recipient';
  const { gas = 0n, maxFeePerGas = 0n } = given;
  if (maxFeePerGas > BigInt(settings.feeRateMax) || gas > BigInt(settings.gasMax)) return 'fee_too_high';
  return maxFeePerGas < BigInt(settings.feeRateMin) || gas < (prepared.gas ?? 0n) ? 'fee_too_low' : undefined;
}

async function isSignedBy(sender: string, bytes: string, { s }: Terms): Promise<boolean> {
  if (s === undefined || BigInt(s) > S_MAX) return false;
  try {
    const serializedTransaction = bytes as TransactionSerializedEIP1559;
    return (await recoverTransactionAddress({ serializedTransaction })) === sender;
  } catch {
    return false;
  }
}
