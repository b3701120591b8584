/**
 * Holds the private keys of a chain family. The local signer is one implementation; a hardware security module or a
 * remote signer can take its place. Everything else of the custodian knows public keys only.
 */
import type { KeyPath } from '../model/chain';

export interface Signer {
  /** Extended public key (BIP 32) of the account; all addresses are derived from it. */
  readonly accountPublicKey: string;
  /**
   * ECDSA over secp256k1 with the key at `path`: r and s, 32 bytes each, with the lower s. `digest` has 32 bytes. The
   * same digest may be signed again and gives a valid signature each time.
   */
  sign(path: KeyPath, digest: Uint8Array): Promise<Uint8Array>;
}
