/** The idempotency keys of the parts of a batch. */
import { createRequestKeys, type RequestKeys, type SignedRequestInput } from '../idempotency/signedRequest';

/** Digits of the signature that the keys of a part keep; the number of the part takes the place of the others. */
const SIGNATURE_DIGITS = 28;
const PART_DIGITS = 4;

/**
 * The keys of one part of a signed request. `fingerprint`: of the whole request, so that no part of another request with
 * the same `Idempotency-Key` is taken for a repetition. The first part has the header's own key.
 */
export function createPartKeys(input: SignedRequestInput, part: number): RequestKeys {
  const { caller, idempotencyKey: name } = input;
  const signature = `${caller.signature.slice(0, SIGNATURE_DIGITS)}${part.toString(16).padStart(PART_DIGITS, '0')}`;
  const partName = name === undefined || part === 0 ? name : `${name}\n${part}`;
  return createRequestKeys({ ...input, caller: { ...caller, signature }, idempotencyKey: partName });
}
