/**
 * Judges the bytes that a partner answered: one JSON object of the documented shape, for the coin that was asked, or a
 * named reason. Pure. A doubtful answer is refused: coins sent to a wrong address are gone.
 */
import type { components } from '../../generated/partner';
import { validators } from '../../generated/partnerValidators';
import { readJsonObject } from '../core/json';

type DepositAddress = components['schemas']['DepositAddress'];

/** Why the bytes are no deposit address: no strict JSON object, not of the shape, or for another coin. */
export type AnswerFault = 'malformed' | 'wrong_shape' | 'wrong_coin';

export type JudgedAnswer = { readonly ok: true; readonly address: string; readonly tag: string | null } | { readonly ok: false; readonly reason: AnswerFault };

/** The answer's own nesting is 1; a member that we ignore may have some of its own. */
const DEPTH_MAX = 8;

/** `coin` in upper case. */
export function judgeAnswer(body: Buffer, coin: string): JudgedAnswer {
  const text = decode(body);
  // A member that came twice is refused too: another reader of the same bytes might have kept the other one.
  const value = text === undefined ? 'is not UTF-8' : readJsonObject(text, DEPTH_MAX);
  if (typeof value === 'string') return { ok: false, reason: 'malformed' };
  if (!validators.DepositAddress(value)) return { ok: false, reason: 'wrong_shape' };
  const deposit = value as DepositAddress;
  if (deposit.coin !== coin) return { ok: false, reason: 'wrong_coin' };
  return { ok: true, address: deposit.address, tag: deposit.tag };
}

/** Bytes that are not UTF-8, and a byte order mark, are refused and not repaired: a repaired address is another address. */
function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
