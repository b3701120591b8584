/**
 * The account of cold storage, of which only the extended public key is known (BIP 32). With its origin as descriptors
 * write it, `[d34db33f/84'/0'/0']xpub...`, the device that signs finds its keys.
 */
import { HDKey } from '@scure/bip32';
import { assertPresent } from '../../../../core/values/assert';

export interface ColdAccount {
  /** 0: receiving addresses, 1: change. */
  keyAt(branch: 0 | 1, index: number): HDKey;
  /** As a PSBT names the key for the device that signs. */
  derivationAt(branch: 0 | 1, index: number): { readonly fingerprint: number; readonly path: number[] };
}

/** The version bytes of the prefixes xpub, zpub, tpub and vpub. Test networks use the last two. */
const VERSIONS = [
  { private: 0x0488ade4, public: 0x0488b21e },
  { private: 0x04b2430c, public: 0x04b24746 },
  { private: 0x04358394, public: 0x043587cf },
  { private: 0x045f18bc, public: 0x045f1cf6 },
] as const;
const WITH_ORIGIN = /^(?:\[([0-9a-f]{8})((?:\/\d{1,10}['h]?)*)\])?([1-9A-HJ-NP-Za-km-z]{100,120})$/;
const HARDENED = 0x80000000;

export function isExtendedPublicKey(text: string): boolean {
  return parse(text) !== undefined;
}

/** Throws if `isExtendedPublicKey` says no. */
export function openColdAccount(text: string): ColdAccount {
  const { account, fingerprint, path } = assertPresent(parse(text), 'the extended public key of cold storage');
  const branches = [account.deriveChild(0), account.deriveChild(1)] as const;
  return {
    keyAt: (branch, index) => branches[branch].deriveChild(index),
    derivationAt: (branch, index) => ({ fingerprint, path: [...path, branch, index] }),
  };
}

function parse(text: string) {
  const [, fingerprint, path = '', key = ''] = WITH_ORIGIN.exec(text) ?? [];
  const account = key === '' ? undefined : VERSIONS.map((version) => publicKeyOf(key, version)).find(Boolean);
  if (account === undefined) return undefined;
  // Without an origin, the account is named as if it were the root.
  if (fingerprint === undefined) return { account, fingerprint: account.fingerprint, path: [] };
  return { account, fingerprint: Number.parseInt(fingerprint, 16), path: stepsOf(path) };
}

function publicKeyOf(text: string, version: (typeof VERSIONS)[number]): HDKey | undefined {
  try {
    const key = HDKey.fromExtendedKey(text, version);
    return key.privateKey === null ? key : undefined;
  } catch {
    return undefined;
  }
}

function stepsOf(path: string): number[] {
  const steps = path.split('/').filter((step) => step !== '');
  return steps.map((step) => Number.parseInt(step, 10) + (/['h]$/.test(step) ? HARDENED : 0));
}
