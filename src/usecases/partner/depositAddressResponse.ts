/**
 * Parses a partner's response to a deposit address request: one JSON object of the documented shape, for the requested
 * coin. Pure. A doubtful response is refused, because coins sent to a wrong address are lost.
 */
import type { components } from '../../../generated/partner';
import { validators } from '../../../generated/partnerValidators';
import { parseResponseObject } from '../../foundation/responseBody';

type DepositAddress = components['schemas']['DepositAddress'];

/** `malformed`: not a strict JSON object. `wrong_shape`: violates the contract. `wrong_coin`: for another coin. */
export type DepositAddressFault = 'malformed' | 'wrong_shape' | 'wrong_coin';

export type ParsedDepositAddress =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  | { readonly ok: false; readonly reason: DepositAddressFault };

/** `coin` in upper case. */
export function parseDepositAddress(body: Buffer, coin: string): ParsedDepositAddress {
  const value = parseResponseObject(body);
  if (value === undefined) return { ok: false, reason: 'malformed' };
  if (!validators.DepositAddress(value)) return { ok: false, reason: 'wrong_shape' };
  const deposit = value as unknown as DepositAddress;
  if (deposit.coin !== coin) return { ok: false, reason: 'wrong_coin' };
  return {
    ok: true,
    address: deposit.address,
    tag: deposit.tag === undefined || deposit.tag === '' ? null : deposit.tag,
  };
}
