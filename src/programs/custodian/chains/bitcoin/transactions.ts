/** Reads blocks and transactions from their bytes, so that amounts stay exact. Pure. */
import { createHash } from 'node:crypto';
import { RawOldTx, RawTx } from '@scure/btc-signer/script';

export interface BitcoinInput {
  readonly txid: string;
  readonly output: number;
}

export interface BitcoinOutput {
  readonly units: bigint;
  readonly script: Uint8Array;
}

export interface BitcoinTransaction {
  readonly inputs: readonly BitcoinInput[];
  readonly outputs: readonly BitcoinOutput[];
  /** Hashes the transaction, so only to be called where it matters. */
  readonly txid: () => string;
}

/** The outputs of a coinbase, the first transaction of a block, can be spent after so many blocks. */
const MATURITY_BLOCKS = 100;

/** The first height of the chain at which the next block may spend the coinbase of the block at `height`. */
export function matureHeightOf(height: number): number {
  return height + MATURITY_BLOCKS - 1;
}

const HEADER_BYTES = 80;
const PARENT_OFFSET = 4;
const HASH_BYTES = 32;

export interface BitcoinBlock {
  readonly hash: string;
  readonly parentHash: string;
  readonly transactions: readonly BitcoinTransaction[];
}

export function parseBlock(hex: string): BitcoinBlock {
  const bytes = Buffer.from(hex, 'hex');
  const header = bytes.subarray(0, HEADER_BYTES);
  const transactions: BitcoinTransaction[] = [];
  let { value: count, next } = compactSize(bytes, HEADER_BYTES);
  for (; count > 0; count -= 1) {
    const end = transactionEnd(bytes, next);
    transactions.push(parseTransaction(bytes.subarray(next, end)));
    next = end;
  }
  if (next !== bytes.length) throw new Error('a block has bytes behind its last transaction');
  return {
    hash: displayed(doubleSha256(header)),
    parentHash: displayed(header.subarray(PARENT_OFFSET, PARENT_OFFSET + HASH_BYTES)),
    transactions,
  };
}

export function parseTransaction(bytes: Uint8Array): BitcoinTransaction {
  const raw = RawTx.decode(bytes);
  return {
    inputs: raw.inputs.map(({ txid, index }) => ({ txid: Buffer.from(txid).toString('hex'), output: index })),
    outputs: raw.outputs.map(({ amount, script }) => ({ units: amount, script })),
    txid: () => displayed(doubleSha256(RawOldTx.encode(raw))),
  };
}

/** Hashes are displayed in reverse byte order. */
function displayed(hash: Uint8Array): string {
  return Buffer.from(hash).reverse().toString('hex');
}

function doubleSha256(bytes: Uint8Array): Buffer {
  const once = createHash('sha256').update(bytes).digest();
  return createHash('sha256').update(once).digest();
}

function compactSize(bytes: Buffer, at: number): { value: number; next: number } {
  const first = bytes.readUInt8(at);
  if (first < 0xfd) return { value: first, next: at + 1 };
  if (first === 0xfd) return { value: bytes.readUInt16LE(at + 1), next: at + 3 };
  if (first === 0xfe) return { value: bytes.readUInt32LE(at + 1), next: at + 5 };
  return { value: Number(bytes.readBigUInt64LE(at + 1)), next: at + 9 };
}

const VERSION_BYTES = 4;
const OUTPOINT_BYTES = 36;
const SEQUENCE_BYTES = 4;
const AMOUNT_BYTES = 8;
const LOCK_TIME_BYTES = 4;

/** Where the transaction that starts at `start` ends (BIP 144). */
function transactionEnd(bytes: Buffer, start: number): number {
  let at = start + VERSION_BYTES;
  const hasWitness = bytes[at] === 0 && bytes[at + 1] === 1;
  if (hasWitness) at += 2;
  const inputs = compactSize(bytes, at);
  at = inputs.next;
  for (let input = 0; input < inputs.value; input += 1) at = skipBytes(bytes, at + OUTPOINT_BYTES) + SEQUENCE_BYTES;
  const outputs = compactSize(bytes, at);
  at = outputs.next;
  for (let output = 0; output < outputs.value; output += 1) at = skipBytes(bytes, at + AMOUNT_BYTES);
  if (hasWitness) for (let input = 0; input < inputs.value; input += 1) at = skipWitness(bytes, at);
  return at + LOCK_TIME_BYTES;
}

function skipWitness(bytes: Buffer, start: number): number {
  const items = compactSize(bytes, start);
  let at = items.next;
  for (let item = 0; item < items.value; item += 1) at = skipBytes(bytes, at);
  return at;
}

/** Behind bytes that their length precedes. */
function skipBytes(bytes: Buffer, at: number): number {
  const { value, next } = compactSize(bytes, at);
  return next + value;
}
