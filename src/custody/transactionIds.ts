/**
 * The spellings of a blockchain's transaction ids. Software writes the same hexadecimal id with and without `0x`, and in
 * either case of the letters; a deposit that is reported in two spellings must be credited once.
 */
import type { Knex } from 'knex';
import type { AddressFormat } from '../core/model';
import { findDepositReference } from '../store/transfers/depositReferences';

const HEXADECIMAL = /^(?:0x)?([0-9a-f]+)$/i;
/** A reference of this form is taken for a transaction id. */
const TRANSACTION_HASH = /^(?:0x)?[0-9a-f]{64}$/i;

/** The id in the spelling that is usual on the network; unchanged if it is not hexadecimal or the format is unknown. */
export function usualTransactionId(txid: string, format: AddressFormat): string {
  const digits = digitsOf(txid);
  if (digits === undefined || format === 'opaque') return txid;
  return format === 'ethereum' ? `0x${digits}` : digits;
}

/**
 * The reference of a deposit that is identified by an output of a transaction. It is the same for every spelling, and
 * whatever address format the network is set to. A deposit that an older version stored under another spelling keeps
 * its reference.
 */
export async function onChainReference(
  database: Knex,
  { network, txid, output }: { readonly network: string; readonly txid: string; readonly output: number },
): Promise<string> {
  const digits = digitsOf(txid);
  if (digits === undefined) return `${network}:${txid}:${output}`;
  const [reference, older] = [`${network}:${digits}:${output}`, `${network}:0x${digits}:${output}`];
  return (await findDepositReference(database, [reference, older])) ?? reference;
}

/** As `onChainReference`, for a reference that an operator chose. Only transaction hashes have several spellings. */
export async function operatorReference(database: Knex, text: string): Promise<string> {
  const digits = TRANSACTION_HASH.test(text) ? digitsOf(text) : undefined;
  if (digits === undefined) return text;
  return (await findDepositReference(database, [digits, `0x${digits}`, text])) ?? digits;
}

function digitsOf(txid: string): string | undefined {
  return HEXADECIMAL.exec(txid)?.[1]?.toLowerCase();
}
