/**
 * Judges the bytes that a partner answered: one JSON object of the documented shape, for the coin that was asked, or a
 * named reason. Pure. A doubtful answer is refused: coins sent to a wrong address are gone.
 */
import type { components } from '../../generated/partner';
import { validators } from '../../generated/partnerValidators';
import { readAnswerObject } from '../answerBody';

type DepositAddress = components['schemas']['DepositAddress'];

/** Why the bytes are no deposit address: no strict JSON object, not of the shape, or for another coin. */
export type AnswerFault = 'malformed' | 'wrong_shape' | 'wrong_coin';

export type JudgedAnswer =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  | { readonly ok: false; readonly reason: AnswerFault };

/** `coin` in upper case. */
export function judgeAnswer(body: Buffer, coin: string): JudgedAnswer {
  const value = readAnswerObject(body);
  if (value === undefined) return { ok: false, reason: 'malformed' };
  if (!validators.DepositAddress(value)) return { ok: false, reason: 'wrong_shape' };
  const deposit = value as unknown as DepositAddress;
  if (deposit.coin !== coin) return { ok: false, reason: 'wrong_coin' };
  return { ok: true, address: deposit.address, tag: deposit.tag };
}
