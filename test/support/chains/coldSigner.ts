/** Cold storage of Bitcoin as its owner has it: the seed, and what a device that signs does with a PSBT. */
import { randomBytes } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { p2wpkh, Transaction } from '@scure/btc-signer';
import { addressOfScript, NETWORKS } from '../../../src/programs/custodian/chains/bitcoin/networks';

const ACCOUNT_PATH = "m/84'/1'/0'";

export interface ChangedRefill {
  /** Instead of the prepared amounts, in their order. */
  readonly amounts?: readonly bigint[];
  /** Address of the first output. */
  readonly recipient?: string;
  readonly lockTime?: number;
  /** Of the signatures. */
  readonly sighash?: number;
  /** A further output. */
  readonly more?: { readonly address: string; readonly amount: bigint };
  /** Instead of the prepared inputs. */
  readonly inputs?: (inputs: readonly PsbtInput[]) => readonly PsbtInput[];
}

type PsbtInput = Parameters<Transaction['addInput']>[0];

export class ColdSigner {
  readonly root = HDKey.fromMasterSeed(randomBytes(32));

  /** As the settings of the custodian want it. */
  get account(): string {
    const fingerprint = this.root.fingerprint.toString(16).padStart(8, '0');
    return `[${fingerprint}/84'/1'/0']${this.root.derive(ACCOUNT_PATH).publicExtendedKey}`;
  }

  /** The two libraries differ in what they say about a key without its public part. */
  private get key(): Parameters<Transaction['sign']>[0] {
    return this.root as Parameters<Transaction['sign']>[0];
  }

  script(branch: 0 | 1, index: number): Uint8Array {
    const { publicKey } = this.root.derive(`${ACCOUNT_PATH}/${branch}/${index}`);
    return p2wpkh(publicKey ?? new Uint8Array()).script;
  }

  address(branch: 0 | 1, index: number): string {
    return addressOfScript(this.script(branch, index), NETWORKS.regtest) ?? '';
  }

  /** The PSBT with signatures, in base64. */
  sign(unsigned: string): string {
    const psbt = Transaction.fromPSBT(Buffer.from(unsigned, 'base64'));
    psbt.sign(this.key);
    return Buffer.from(psbt.toPSBT(0)).toString('base64');
  }

  /** A complete transaction in hexadecimal that differs from what was prepared. */
  signChanged(unsigned: string, change: ChangedRefill = {}): string {
    const prepared = Transaction.fromPSBT(Buffer.from(unsigned, 'base64'));
    const { amounts = [], recipient, more, inputs = (all) => all, lockTime = 0, sighash = 1 } = change;
    const changed = new Transaction({ version: 2, lockTime, allowUnknownOutputs: true });
    const all = Array.from({ length: prepared.inputsLength }, (_, index) => prepared.getInput(index));
    for (const input of inputs(all)) changed.addInput({ ...input, sighashType: sighash });
    for (let index = 0; index < prepared.outputsLength; index += 1) {
      const { script = new Uint8Array(), amount = 0n } = prepared.getOutput(index);
      const units = amounts[index] ?? amount;
      if (index === 0 && recipient !== undefined) changed.addOutputAddress(recipient, units, NETWORKS.regtest);
      else changed.addOutput({ script, amount: units });
    }
    if (more !== undefined) changed.addOutputAddress(more.address, more.amount, NETWORKS.regtest);
    for (const [index, input] of inputs(all).entries()) {
      const path = input.bip32Derivation?.[0]?.[1].path ?? [];
      const { privateKey } = path.reduce((key, step) => key.deriveChild(step), this.root);
      changed.signIdx(privateKey ?? new Uint8Array(), index, [sighash]);
    }
    changed.finalize();
    return Buffer.from(changed.extract()).toString('hex');
  }

  /** The amounts of the prepared outputs. */
  amounts(unsigned: string): readonly bigint[] {
    const psbt = Transaction.fromPSBT(Buffer.from(unsigned, 'base64'));
    return Array.from({ length: psbt.outputsLength }, (_, index) => psbt.getOutput(index).amount ?? 0n);
  }
}
