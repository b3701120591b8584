/**
 * The challenges that passkeys sign. A challenge is valid once, for a limited time, for one purpose and in one browser
 * session. It contains its expiry and a MAC, so that nothing is stored before it is used.
 */

import { hashesEqual, hashToken, newSelector } from '../../foundation/secrets/tokens';
import { consumeChallenge } from '../../store/identity/passkeys';
import { keyedHash } from '../../store/secrets/secretKeys';
import type { Accounts } from './accounts';

/**
 * `register`: the user has just proved password and second factor, and adds a passkey. `sign_in`: sign-in without a
 * password. `second_factor`: second step of a sign-in.
 */
export type ChallengePurpose = 'register' | 'sign_in' | 'second_factor';

export interface ChallengeUse {
  readonly purpose: ChallengePurpose;
  /** The form token of the browser session, which only that session knows. */
  readonly csrf: string;
}

const CHALLENGE = /^([\w-]{22})\.([1-9]\d{12})\.(k1\.[\w-]{43})$/;

/** A text of printable characters. */
export function newChallenge({ masterKeys, clock, config }: Accounts, use: ChallengeUse): string {
  const nonce = `${newSelector()}.${clock.nowMs() + config.passkeyWaitMs}`;
  return `${nonce}.${macOf(masterKeys, use, nonce)}`;
}

/** Uses the challenge, given as base64url. False if it is not ours, for another use, expired, or was used before. */
export async function useChallenge(
  { database, masterKeys, clock }: Accounts,
  use: ChallengeUse,
  encoded: string,
): Promise<boolean> {
  const challenge = Buffer.from(encoded, 'base64url').toString('latin1');
  const [, random, expiry, mac] = CHALLENGE.exec(challenge) ?? [];
  if (random === undefined || expiry === undefined || mac === undefined) return false;
  if (!hashesEqual(mac, macOf(masterKeys, use, `${random}.${expiry}`))) return false;
  const nowMs = clock.nowMs();
  const expiresAtMs = Number(expiry);
  if (expiresAtMs <= nowMs) return false;
  return await consumeChallenge(database, { challengeHash: hashToken(challenge), expiresAtMs }, nowMs);
}

function macOf(masterKeys: Accounts['masterKeys'], { purpose, csrf }: ChallengeUse, nonce: string): string {
  return keyedHash(masterKeys, `passkey challenge/${purpose}`, hashToken(`${csrf}\n${nonce}`));
}
