/**
 * What a person has credited by hand, and what was bought with it the same day, never leaves without an approval: a
 * withdrawal that its user requests within 24 hours after a credit by hand needs one, whatever its amount. With dual
 * control off, one person decides everything, and nothing needs an approval because of a credit.
 */
import type { Withdrawal } from '../../core/model/model';
import { wasCreditedByHand } from '../../store/audit/operatorActions';
import type { Services } from '../services';

const DAY_MS = 86_400_000;

/** Whether a withdrawal that the user requests now needs an approval because of a credit by hand. */
export function followsManualCredit(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: number,
): Promise<boolean> {
  const untilMs = clock.nowMs();
  return wasCreditedByHand(database, userId, { sinceMs: untilMs - DAY_MS, untilMs });
}

/**
 * Whether a withdrawal was decided without an approval although a credit by hand preceded it: both were being decided
 * at the same time. It is never sent; an operator can reject it.
 */
export async function hasEscapedApproval(
  { database }: Pick<Services, 'database'>,
  { userId, createdAtMs: untilMs, needsApproval }: Withdrawal,
): Promise<boolean> {
  return !needsApproval && (await wasCreditedByHand(database, userId, { sinceMs: untilMs - DAY_MS, untilMs }));
}
