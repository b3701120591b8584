/**
 * When an operation with `x-approval` needs another person. Every condition of the contract is here. An operation that
 * would be refused anyway needs no approval.
 */
import type { ApprovalCondition } from '../../../generated/operations';
import type { VerificationLevel } from '../../core/model/model';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { readManualCredits } from '../../store/audit/operatorActions';
import { findIdentityRequest } from '../../store/identity/identityRequests';
import { findUser } from '../../store/identity/users';
import type { Services } from '../services';

/** A request that has passed the contract's validation. */
interface ValidRequest {
  readonly path: object;
  readonly body: object | undefined;
}
type Used = Pick<Services, 'engine' | 'database' | 'clock'>;
type Condition = (request: ValidRequest, services: Used) => boolean | Promise<boolean>;

const DAY_MS = 86_400_000;

const CONDITIONS: Readonly<Record<ApprovalCondition, Condition>> = {
  always: () => true,
  raised_limit: isRaisedLimit,
  opened_network: isOpenedNetwork,
  raised_level_or_state: isRaisedLevelOrState,
  large_credit: isLargeCredit,
  open_identity_request: isOpenIdentityRequest,
  // An app can be disabled at once.
  except_disabling: ({ body = {} }) => Object.keys(body).length !== 1 || (body as PartnerBody).enabled !== false,
};

export async function needsAnotherPerson(
  condition: ApprovalCondition,
  request: ValidRequest,
  services: Used,
): Promise<boolean> {
  return CONDITIONS[condition](request, services);
}

interface PartnerBody {
  readonly enabled?: boolean;
}

/** A limit that stays the same or becomes lower needs no approval. */
function isRaisedLimit({ path, body }: ValidRequest, { engine }: Used): boolean {
  const { level, asset } = path as { readonly level: VerificationLevel; readonly asset: string };
  const { capacity } = body as { readonly capacity: string };
  return amountFrom(capacity) > engine.committed.withdrawalLimit(level, asset);
}

/** Something that is closed now is opened. Closing must be possible at once. */
function isOpenedNetwork({ path, body }: ValidRequest, { engine }: Used): boolean {
  const { asset, network } = path as { readonly asset: string; readonly network: string };
  const { deposits_enabled: deposits, withdrawals_enabled: withdrawals } = body as {
    readonly deposits_enabled?: boolean;
    readonly withdrawals_enabled?: boolean;
  };
  const listed = engine.committed.asset(asset)?.networks.find((one) => one.network === network);
  if (listed === undefined) return false;
  return (deposits === true && !listed.depositsEnabled) || (withdrawals === true && !listed.withdrawalsEnabled);
}

/** A request that is decided already is refused without a proposal. */
async function isOpenIdentityRequest({ path }: ValidRequest, { database }: Used): Promise<boolean> {
  const { requestid } = path as { readonly requestid: string };
  const request = await findIdentityRequest(database, Number(requestid));
  return request?.status === 'submitted' || request?.status === 'under_review';
}

/** A verification level that is raised, another fee tier, or any state; of a new user, any level or tier but the lowest. */
async function isRaisedLevelOrState({ path, body }: ValidRequest, { database }: Used): Promise<boolean> {
  const { userid } = path as { readonly userid?: string };
  const {
    identity_verification_level: level,
    fee_tier: feeTier,
    state,
  } = body as {
    readonly identity_verification_level?: VerificationLevel;
    readonly fee_tier?: number;
    readonly state?: string;
  };
  const user = userid === undefined ? { level: 'level_0', feeTier: 0 } : await findUser(database, Number(userid));
  if (user === undefined) return false;
  if (state !== undefined) return true;
  // The names of the levels are in their order.
  return (level !== undefined && level > user.level) || (feeTier !== undefined && feeTier !== user.feeTier);
}

/**
 * A credit above the asset's approval threshold, alone or together with all credits of the asset by hand in 24 hours.
 * The request itself is in the log of operator actions already, and so are concurrent ones, so that none of them can be
 * overlooked.
 */
async function isLargeCredit({ body }: ValidRequest, { engine, database, clock }: Used): Promise<boolean> {
  const { asset, amount } = body as { readonly asset: string; readonly amount: string };
  const threshold = engine.committed.asset(asset)?.approvalThreshold;
  if (threshold === undefined || threshold === null) return false;
  if (amountFrom(amount) > threshold) return true;
  const credits = await readManualCredits(database, clock.nowMs() - DAY_MS);
  if (credits === 'too_many') return true;
  let total: Amount = 0n;
  // Larger ones were proposals, whether they were approved or not.
  for (const credit of credits)
    if (credit.asset === asset && amountFrom(credit.amount) <= threshold) total += amountFrom(credit.amount);
  return total > threshold;
}
