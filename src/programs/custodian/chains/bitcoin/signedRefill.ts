/**
 * Reads a refill that was signed elsewhere: a PSBT in base64, or the bytes of the transaction in hexadecimal. The signer may
 * have changed the fee and nothing else. Nothing that the PSBT says about itself is believed. Pure.
 */
import { HDKey } from '@scure/bip32';
import { OutScript, p2wpkh, SigHash, Transaction } from '@scure/btc-signer';
import { RawTx } from '@scure/btc-signer/script';
import type { SignedTransaction, SigningFault } from '../../model/chain';
import { compactSignature } from './derSignature';
import { type BitcoinConfig, BTC } from './settings';

type Fees = Pick<BitcoinConfig, 'feeRateMin' | 'feeRateMax'>;

interface SpentOutput {
  readonly key: string;
  readonly script: Uint8Array;
  readonly units: bigint;
}

interface PaidOutput {
  readonly script: Uint8Array;
  readonly units: bigint;
}

export function readSignedRefill(fees: Fees, unsigned: string, signed: string): SignedTransaction | SigningFault {
  const bytes = bytesOf(signed);
  if (typeof bytes === 'string') return bytes;
  const raw = RawTx.decode(bytes);
  const prepared = Transaction.fromPSBT(Buffer.from(unsigned, 'base64'));
  const spent = spentOutputs(prepared);
  const inputs = raw.inputs.map(({ txid, index }) => spent.get(keyOf(txid, index)));
  const isComplete = new Set(inputs).size === spent.size && inputs.length === spent.size;
  if (!isComplete || inputs.some((one) => one === undefined) || raw.lockTime !== 0) return 'wrong_inputs';
  const outputs = raw.outputs.map(({ amount, script }) => ({ script, units: amount }));
  if (!paysOnly(outputs, preparedOutputs(prepared))) return 'wrong_recipient';
  const transaction = Transaction.fromRaw(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true });
  const feeUnits = sumOf(inputs.flatMap((one) => one ?? [])) - sumOf(outputs);
  const size = BigInt(transaction.vsize);
  const feeRate = (feeUnits * 1_000n) / size;
  if (feeUnits * 1_000n > BigInt(fees.feeRateMax) * size) return 'fee_too_high';
  if (feeRate < BigInt(fees.feeRateMin)) return 'fee_too_low';
  for (const [index, input] of inputs.entries()) {
    const witness = raw.witnesses?.[index] ?? [];
    const hasScript = (raw.inputs[index]?.finalScriptSig?.length ?? 0) > 0;
    if (input === undefined || hasScript || !isSigned(transaction, index, input, witness)) return 'wrong_signature';
  }
  const changeOutput = outputs.findIndex(({ script }) => !isSame(script, preparedOutputs(prepared)[0]?.script));
  return {
    txid: transaction.id,
    bytes: Buffer.from(bytes).toString('hex'),
    feeAsset: BTC,
    feeUnits,
    feeRate,
    changeOutput: changeOutput < 0 ? null : changeOutput,
  };
}

/** The bytes of the complete transaction. */
function bytesOf(signed: string): Uint8Array | SigningFault {
  if (/^([0-9a-f]{2})+$/i.test(signed)) {
    const bytes = Buffer.from(signed, 'hex');
    try {
      return Buffer.from(RawTx.encode(RawTx.decode(bytes))).equals(bytes) ? bytes : 'not_a_transaction';
    } catch {
      return 'not_a_transaction';
    }
  }
  let psbt: Transaction;
  try {
    psbt = Transaction.fromPSBT(Buffer.from(signed, 'base64'));
  } catch {
    return 'not_a_transaction';
  }
  try {
    if (!psbt.isFinal) psbt.finalize();
    return psbt.extract();
  } catch {
    return 'wrong_signature';
  }
}

function spentOutputs(prepared: Transaction): ReadonlyMap<string, SpentOutput> {
  const all = Array.from({ length: prepared.inputsLength }, (_, position) => {
    const { txid = new Uint8Array(), index = 0, witnessUtxo } = prepared.getInput(position);
    const key = keyOf(txid, index);
    return { key, script: witnessUtxo?.script ?? new Uint8Array(), units: witnessUtxo?.amount ?? 0n };
  });
  return new Map(all.map((one) => [one.key, one]));
}

/** The first one pays the custodian, the second one, if there is one, returns to cold storage. */
function preparedOutputs(prepared: Transaction): readonly PaidOutput[] {
  return Array.from({ length: prepared.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount: units = 0n } = prepared.getOutput(index);
    return { script, units };
  });
}

function paysOnly(outputs: readonly PaidOutput[], [paid, change]: readonly PaidOutput[]): boolean {
  const others = outputs.filter((one) => !(isSame(one.script, paid?.script) && one.units === paid?.units));
  return (
    outputs.length === others.length + 1 &&
    others.length <= 1 &&
    others.every(({ script }) => isSame(script, change?.script))
  );
}

/** Whether the input is signed by the key of the output that it spends, and for the whole transaction (SIGHASH_ALL). */
function isSigned(
  transaction: Transaction,
  index: number,
  { script, units }: SpentOutput,
  witness: readonly Uint8Array[],
): boolean {
  const [signature, publicKey] = witness;
  if (signature === undefined || publicKey === undefined || witness.length !== 2) return false;
  try {
    const { script: own, hash } = p2wpkh(publicKey);
    const compact = compactSignature(signature.subarray(0, -1));
    if (hash === undefined || compact === undefined || !isSame(own, script)) return false;
    // Other types of hashes would leave parts of the transaction to be changed by anybody.
    if (signature.at(-1) !== SigHash.ALL) return false;
    const digest = transaction.preimageWitnessV0(index, OutScript.encode({ type: 'pkh', hash }), SigHash.ALL, units);
    return new HDKey({ publicKey, chainCode: new Uint8Array(32) }).verify(digest, compact);
  } catch {
    return false;
  }
}

function keyOf(txid: Uint8Array, index: number): string {
  return `${Buffer.from(txid).toString('hex')}:${index}`;
}

function isSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return other !== undefined && Buffer.from(one).equals(other);
}

function sumOf(items: readonly { readonly units: bigint }[]): bigint {
  return items.reduce((sum, { units }) => sum + units, 0n);
}
