/** The names of a signed request, under which it takes effect once for ever. */
import type { OnceKey } from '../core/onceKeys';
import type { KeyCaller } from './context';
import { nonceKey, onceKey } from './onceKeys';

export interface SignedRequest {
  readonly caller: KeyCaller;
  readonly nonce: number;
  /** `Idempotency-Key`. */
  readonly name: string | undefined;
  /** Over what is asked; the nonce is no part of it, because a retry that is signed anew has another one. */
  readonly fingerprint: string;
}

export interface RequestKeys {
  /** An exact repeat: key, nonce and signature. */
  readonly repeat: OnceKey;
  /** The caller's own name for it, if it has one. */
  readonly named: OnceKey | undefined;
}

export function requestKeys({ caller, nonce, name, fingerprint }: SignedRequest): RequestKeys {
  return {
    repeat: nonceKey(caller, nonce, fingerprint),
    named: name === undefined ? undefined : onceKey('idempotency_key', caller.userId, name, fingerprint),
  };
}

/** Both names, without those that are not there. */
export function namesOf({ repeat, named }: RequestKeys): readonly OnceKey[] {
  return named === undefined ? [repeat] : [repeat, named];
}
