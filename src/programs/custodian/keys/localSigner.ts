/** A signer whose keys are derived from a seed in this process (BIP 32). */
import { HDKey } from '@scure/bip32';
import { assertPresent } from '../../../core/values/assert';
import type { KeyPath } from '../model/chain';
import type { Signer } from './signer';

/** `accountPath`: `m/84'/0'/0'` for Bitcoin, `m/44'/60'/0'` for EVM chains. */
export function createLocalSigner(seed: Uint8Array, accountPath: string): Signer {
  const account = HDKey.fromMasterSeed(seed).derive(accountPath);
  return {
    accountPublicKey: account.publicExtendedKey,
    sign: async ({ branch, index }, digest) => account.deriveChild(branch).deriveChild(index).sign(digest),
  };
}

/** The compressed public key at a path, from the account's extended public key. */
export function publicKeyAt(accountPublicKey: string): (path: KeyPath) => Uint8Array {
  const account = HDKey.fromExtendedKey(accountPublicKey);
  const branches = [account.deriveChild(0), account.deriveChild(1)] as const;
  return ({ branch, index }) =>
    assertPresent(branches[branch]?.deriveChild(index).publicKey ?? undefined, 'the public key of a derived key');
}
