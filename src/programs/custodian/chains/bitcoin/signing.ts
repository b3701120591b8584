/** Builds and signs transactions that spend the custodian's P2WPKH outputs (BIP 143), with any `Signer`. */
import { OutScript, p2wpkh, SigHash, Transaction } from '@scure/btc-signer';
import { assertPresent } from '../../../../core/values/assert';
import type { Signer } from '../../keys/signer';
import type { KeyPath, Outpoint } from '../../model/chain';
import { derSignature } from './derSignature';

/** Signals that the transaction may be replaced (BIP 125). */
export const REPLACEABLE_SEQUENCE = 0xfffffffd;

export interface SpentInput extends Outpoint, KeyPath {
  readonly units: bigint;
}

export interface SigningOptions {
  readonly inputs: readonly SpentInput[];
  readonly outputs: readonly { readonly script: Uint8Array; readonly units: bigint }[];
  readonly publicKeyOf: (path: KeyPath) => Uint8Array;
  readonly signer: Signer;
}

export async function signTransaction(
  options: SigningOptions,
): Promise<{ readonly txid: string; readonly bytes: string; readonly vsize: number }> {
  const { inputs, outputs, publicKeyOf, signer } = options;
  const transaction = new Transaction({ version: 2, lowR: false });
  for (const input of inputs) {
    const { script } = p2wpkh(publicKeyOf(input));
    transaction.addInput({
      txid: input.txid,
      index: input.output,
      sequence: REPLACEABLE_SEQUENCE,
      witnessUtxo: { script, amount: input.units },
    });
  }
  for (const { script, units } of outputs) transaction.addOutput({ script, amount: units });
  for (const [index, input] of inputs.entries()) {
    const publicKey = publicKeyOf(input);
    const hash = assertPresent(p2wpkh(publicKey).hash, 'the hash of a public key');
    const spent = OutScript.encode({ type: 'pkh', hash });
    const digest = transaction.preimageWitnessV0(index, spent, SigHash.ALL, input.units);
    const signature = derSignature(await signer.sign(input, digest));
    transaction.updateInput(index, {
      partialSig: [[publicKey, Buffer.concat([signature, Uint8Array.of(SigHash.ALL)])]],
    });
  }
  transaction.finalize();
  const { id: txid, vsize } = transaction;
  return { txid, bytes: Buffer.from(transaction.extract()).toString('hex'), vsize };
}
