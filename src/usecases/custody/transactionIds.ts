/**
 * The spellings of a blockchain's transaction ids. Software writes the same hexadecimal id with and without `0x`, and in
 * either case of the letters; a deposit that is reported in two spellings must be credited once.
 */
import type { AddressFormat } from '../../core/model/model';

const HEXADECIMAL = /^(?:0x)?([0-9a-f]+)$/i;
/** A reference of this form is taken for a transaction id. */
const TRANSACTION_HASH = /^(?:0x)?[0-9a-f]{64}$/i;

const OUTPUT_REFERENCE = /^([a-z0-9-]+):([!-~]+):(0|[1-9]\d{0,9})$/;

/** The id in the spelling that is usual on the network; unchanged if it is not hexadecimal or the format is unknown. */
export function usualTransactionId(txid: string, format: AddressFormat): string {
  const digits = digitsOf(txid);
  if (digits === undefined || format === 'opaque') return txid;
  return format === 'ethereum' ? `0x${digits}` : digits;
}

/**
 * The reference of a deposit that is identified by an output of a transaction. It is the same for every spelling, and
 * whatever address format the network is set to.
 */
export function onChainReference({
  network,
  txid,
  output,
}: {
  readonly network: string;
  readonly txid: string;
  readonly output: number;
}): string {
  return `${network}:${digitsOf(txid) ?? txid}:${output}`;
}

/**
 * As `onChainReference`, for a reference that an operator chose. Only transaction hashes have several spellings, alone or
 * in the reference of an output.
 */
export function operatorReference(text: string): string {
  const [, network = '', txid = '', output = ''] = OUTPUT_REFERENCE.exec(text) ?? [];
  if (TRANSACTION_HASH.test(txid)) return onChainReference({ network, txid, output: Number(output) });
  return (TRANSACTION_HASH.test(text) ? digitsOf(text) : undefined) ?? text;
}

/** The output that the reference names, if it is that of an output of the transaction. */
export function outputNamedBy(
  reference: string,
  { network, txid }: { readonly network: string; readonly txid: string },
): number | undefined {
  const output = Number(OUTPUT_REFERENCE.exec(reference)?.[3] ?? Number.NaN);
  return operatorReference(reference) === onChainReference({ network, txid, output }) ? output : undefined;
}

function digitsOf(txid: string): string | undefined {
  return HEXADECIMAL.exec(txid)?.[1]?.toLowerCase();
}
