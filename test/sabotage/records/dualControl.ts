/** Faults in dual control: that what moves the exchange's money needs two people. */
import type { PlantedFault } from '../plantedFault';

const dualControl = 'test/security/dualControl.test.ts';
const approvals = 'src/usecases/proposals/approvals.ts';
const need = 'src/usecases/proposals/needsAnotherPerson.ts';
const effects = 'test/security/operatorEffects.test.ts';
const withdrawalApproval = 'test/core/decide/withdrawalApproval.test.ts';

export const DUAL_CONTROL: readonly PlantedFault[] = [
  {
    promises: [64],
    what: 'the approval of a withdrawal looks at its own amount only',
    file: 'src/core/decide/withdrawalRules.ts',
    find: 'return ofUser + amount > approvalThreshold ||',
    replace: 'return amount > approvalThreshold ||',
    caughtBy: { file: withdrawalApproval, name: 'twenty withdrawals of the threshold each' },
  },
  {
    promises: [64],
    what: 'the withdrawals of all users together do not count',
    file: 'src/core/decide/withdrawalRules.ts',
    find: ' || ofAllUsers + amount > approvalThreshold * HOUSE_THRESHOLD_FACTOR;',
    replace: ' || ofAllUsers < 0n * HOUSE_THRESHOLD_FACTOR;',
    caughtBy: { file: withdrawalApproval, name: "many users' withdrawals need approval" },
  },
  {
    promises: [64],
    what: 'withdrawals of a new asset need no approval',
    file: 'src/core/decide/setMarketRules.ts',
    find: 'before === undefined ? 0n : before.approvalThreshold',
    replace: 'before === undefined ? null : before.approvalThreshold',
    caughtBy: { file: withdrawalApproval, name: 'each withdrawal of a new asset needs approval' },
  },
  {
    promises: [64],
    what: 'operations take effect without another person',
    file: 'src/api/http/contract/withProposals.ts',
    find: 'if (!dualControl || approval !== undefined)',
    replace: 'if (dualControl || approval !== undefined)',
    caughtBy: { file: dualControl, name: 'complete any operation that loosens or moves money' },
  },
  {
    promises: [64],
    what: 'a person can approve their own proposal',
    file: approvals,
    find: 'return one === undefined || one.personId === other.personId;',
    replace: 'return one === undefined || (one.personId < 0 && other.personId < 0);',
    caughtBy: { file: dualControl, name: 'cannot be approved by the person who made it' },
  },
  {
    promises: [64],
    what: 'a new token counts as a person of its own',
    file: 'src/store/identity/operatorTokens.ts',
    find: 'person_id: token.creator?.personId ?? null,',
    replace: 'person_id: null,',
    caughtBy: { file: dualControl, name: 'that an approver created cannot be used by the approver' },
  },
  {
    promises: [64],
    what: 'a new token works before another person has activated it',
    file: 'src/store/identity/operatorTokens.ts',
    find: "    .where('awaits_activation', false)\n",
    replace: '',
    caughtBy: { file: dualControl, name: 'does not work before another person has activated it' },
  },
  {
    promises: [64],
    what: 'two approvals of one proposal carry it out twice',
    file: 'src/store/identity/operatorProposals.ts',
    find: "const pending = database(TABLE).where({ id, status: 'pending' })",
    replace: 'const pending = database(TABLE).where({ id })',
    caughtBy: { file: dualControl, name: 'that is approved by two people at the same time' },
  },
  {
    promises: [64],
    what: 'an expired proposal is shown as pending',
    file: 'src/api/rendering/proposal.ts',
    find: "return status === 'pending' && expiresAtMs <= nowMs ? 'expired' : status;",
    replace: "return status === 'pending' && expiresAtMs <= 0 * nowMs ? 'expired' : status;",
    caughtBy: { file: dualControl, name: 'expires' },
  },
  {
    promises: [64],
    what: 'an expired proposal can be decided',
    file: 'src/store/identity/operatorProposals.ts',
    find: ".where({ id, status: 'pending' }).where('expires_at_ms', '>', nowMs);",
    replace: ".where({ id, status: 'pending' }).where('expires_at_ms', '>', 0 * nowMs);",
    caughtBy: { file: dualControl, name: 'expires' },
  },
  {
    promises: [64],
    what: 'a user who is stopped keeps the open orders of a frozen user',
    file: 'src/usecases/orders/stopOrders.ts',
    find: 'const trader = { userId, level, feeTier, ip };',
    replace: "const trader = { userId, level, feeTier, ip, state: 'frozen' as const };",
    caughtBy: { file: 'test/handlers/operator/stopUser.test.ts', name: 'a frozen user stays frozen' },
  },
  {
    promises: [64],
    what: 'nobody is told what an operator has stopped',
    file: 'src/api/metrics/metrics.ts',
    find: 'this.operatorStops.inc({ operation,',
    replace: 'this.operatorStops.labels({ operation,',
    caughtBy: { file: 'test/handlers/operator/stopUser.test.ts', name: 'a metric say who stopped what' },
  },
  {
    promises: [64],
    what: 'a bound that is removed does not count as raised',
    file: need,
    find: 'return one === null && other !== null;',
    replace: 'return one !== null && other === null;',
    caughtBy: { file: effects, name: 'putApprovalThreshold' },
  },
  {
    promises: [64],
    what: 'something new is compared with nothing, and needs nobody',
    file: need,
    find: 'if (other === undefined) return true;',
    replace: 'if (other === undefined) return false;',
    caughtBy: { file: dualControl, name: 'list something new' },
  },
  {
    promises: [64],
    what: 'the approver can send a withdrawal with another token of the same person',
    file: 'src/usecases/withdrawals/advanceWithdrawalManually.ts',
    find: 'return isSamePerson(await findOperatorById(database, masterKeys, approvedBy), caller)',
    replace: 'return (await findOperatorById(database, masterKeys, approvedBy))?.tokenId === caller.tokenId',
    caughtBy: { file: dualControl, name: 'send a withdrawal that a token of the same person approved' },
  },
  {
    promises: [64],
    what: 'an operator token works from any address',
    file: 'src/api/http/authentication/authentication.ts',
    find: 'return !isExpired && isAllowed(createAllowlist(ipAllowlist), ip);',
    replace: 'return !isExpired;',
    caughtBy: { file: dualControl, name: 'that expired, or is used from another address' },
  },
];
