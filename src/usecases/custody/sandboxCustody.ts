/**
 * Simulated custody of a sandbox: nothing leaves it. Every withdrawal is sent at once and confirmed some seconds later,
 * and deposit addresses are valid on their network but belong to nobody.
 */
import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2';
import { bech32, createBase58check } from '@scure/base';
import type { AddressFormat, AssetNetwork } from '../../core/model/model';
import type { Clock } from '../../foundation/clock';
import type { Custody, SendResult, WithdrawalInstruction } from './custody';

export interface SandboxCustodyOptions {
  readonly clock: Clock;
  /** Whether bitcoin addresses are those of its test network. */
  readonly testNetworks: boolean;
  /** Returns undefined if the asset has no such network. */
  readonly networkOf: (asset: string, network: string) => AssetNetwork | undefined;
}

/** Time in milliseconds until a withdrawal is confirmed. */
const CONFIRMED_AFTER_MS = 2_000;
/** Withdrawals whose time of sending is remembered. Those of an earlier start are confirmed at once. */
const REMEMBERED_MAX = 10_000;
const HASH_BYTES = 20;
const TRON_VERSION = 0x41;
const base58check = createBase58check(sha256);

export function createSandboxCustody({ clock, testNetworks, networkOf }: SandboxCustodyOptions): Custody {
  const sentAtMs = new Map<string, number>();

  /** The same for each key, as a custodian's answer is. */
  function statusOf({ key, asset, network }: WithdrawalInstruction): SendResult {
    const isConfirmed = clock.nowMs() - (sentAtMs.get(key) ?? 0) >= CONFIRMED_AFTER_MS;
    const confirmations = isConfirmed ? (networkOf(asset, network ?? '')?.confirmations ?? 1) : 0;
    return { state: isConfirmed ? 'confirmed' : 'sent', txid: simulatedTransactionId(key), confirmations };
  }

  return {
    kind: 'sandbox',
    depositAddress: async ({ userId, asset, network }) => {
      const rules = networkOf(asset, network);
      if (rules === undefined) return { ok: false, reason: 'unavailable' };
      const hash = hashOf(`address ${userId} ${asset} ${network}`).subarray(0, HASH_BYTES);
      const tag = rules.tag === 'none' ? null : String(userId);
      return { ok: true, address: ADDRESSES[rules.addressFormat](hash, testNetworks), tag };
    },
    send: async (instruction) => {
      const oldest = sentAtMs.size >= REMEMBERED_MAX ? sentAtMs.keys().next() : undefined;
      if (oldest?.done === false) sentAtMs.delete(oldest.value);
      if (!sentAtMs.has(instruction.key)) sentAtMs.set(instruction.key, clock.nowMs());
      return statusOf(instruction);
    },
    getStatus: async (instruction) => statusOf(instruction),
    getLedger: async () => undefined,
    close: async () => undefined,
  };
}

/** A text that no blockchain has as a transaction id, because it is derived from the key alone. */
function simulatedTransactionId(key: string): string {
  return hashOf(`transaction ${key}`).toString('hex');
}

const ADDRESSES: Readonly<Record<AddressFormat, (hash: Uint8Array, testNetworks: boolean) => string>> = {
  bitcoin: (hash, testNetworks) => bech32.encode(testNetworks ? 'tb' : 'bc', [0, ...bech32.toWords(hash)]),
  ethereum: (hash) => `0x${Buffer.from(hash).toString('hex')}`,
  tron: (hash) => base58check.encode(Uint8Array.from([TRON_VERSION, ...hash])),
  opaque: (hash) => `sandbox-${Buffer.from(hash).toString('hex')}`,
};

function hashOf(text: string): Buffer {
  return createHash('sha256').update(`talad sandbox ${text}`).digest();
}
