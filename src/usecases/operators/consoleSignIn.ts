/**
 * Signing in to the operators' console: a token, and the present code of its authenticator app. A token without a second
 * factor may only set one up first. Attempts are limited for each network; codes are limited for each token.
 */

import { findOperatorSecondFactor } from '../../store/identity/operatorSecondFactors';
import type { OperatorSessionStage } from '../../store/identity/operatorSessions';
import { type Locked, runLimitedAttempt } from '../accounts/failedAttempts';
import type { OperatorCaller } from '../callers';
import type { Services } from '../services';
import type { OperatorAccess } from './operatorAccess';
import { refuseOperatorCode } from './operatorCode';

type SignInServices = Pick<Services, 'database' | 'masterKeys' | 'clock' | 'config'>;

export interface SignInAttempt {
  readonly token: string;
  readonly code: string;
  readonly ip: string;
  /** The address or IPv6 network that counts as one client in rate limits. */
  readonly network: string;
}

export interface SignedInOperator {
  readonly operator: OperatorCaller;
  readonly stage: OperatorSessionStage;
}

/** `wrong`: the token or the code. Which one is not said, so that a stolen token cannot be recognized without a code. */
export type SignInFault = 'wrong' | 'code_locked';

export async function signInOperator(
  services: SignInServices,
  access: OperatorAccess,
  { token, code, ip, network }: SignInAttempt,
): Promise<SignedInOperator | { readonly fault: SignInFault } | Locked> {
  const { database, masterKeys, clock, config } = services;
  const failuresMax = config.accounts.failuresPerAccountMax;
  const subjects = [{ kind: 'operator_sign_in', name: network, failuresMax }] as const;
  const attempts = { database, masterKeys, clock, config: config.accounts };
  let fault: SignInFault = 'wrong';
  let signedIn: SignedInOperator | undefined;
  const tried = await runLimitedAttempt(attempts, { subjects, forgives: [] }, async () => {
    const operator = await access.findByToken(token, ip);
    if (operator === undefined) return false;
    const factor = await findOperatorSecondFactor(database, masterKeys, operator.tokenId);
    if (factor === undefined) {
      signedIn = { operator, stage: 'set_up' };
      return true;
    }
    const refusal = await refuseOperatorCode(services, operator, code);
    if (refusal === 'OPERATOR_CODE_LOCKED') fault = 'code_locked';
    if (refusal === undefined) signedIn = { operator, stage: 'full' };
    return refusal === undefined;
  });
  return tried.lockedForMs === undefined ? (signedIn ?? { fault }) : tried;
}

export async function hasSecondFactor(
  { database, masterKeys }: SignInServices,
  { tokenId }: OperatorCaller,
): Promise<boolean> {
  return (await findOperatorSecondFactor(database, masterKeys, tokenId)) !== undefined;
}

/** Whether the operator's present code is `code`. For a session in which the second factor was set up just now. */
export async function confirmOperatorCode(
  services: SignInServices,
  operator: OperatorCaller,
  code: string,
): Promise<'right' | 'wrong' | 'locked' | 'missing'> {
  if (!(await hasSecondFactor(services, operator))) return 'missing';
  const refusal = await refuseOperatorCode(services, operator, code);
  if (refusal === 'OPERATOR_CODE_LOCKED') return 'locked';
  return refusal === undefined ? 'right' : 'wrong';
}
