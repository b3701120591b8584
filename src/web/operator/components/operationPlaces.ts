/** Which operations have a form in the console, and to which pages they belong. */
import { type OperationId, operationRecords } from '../../../../generated/operations';
import type { ConsoleTexts } from '../texts/consoleTexts';

type Section =
  | 'withdrawals'
  | 'proposals'
  | 'users'
  | 'identity'
  | 'deposits'
  | 'markets'
  | 'custody'
  | 'partners'
  | 'maintenance'
  | 'quarantine'
  | 'operators';

interface Place {
  readonly section: Section;
  /** The member whose value names the page that shows the result; the section itself if omitted. */
  readonly page?: string;
}

const withdrawal: Place = { section: 'withdrawals', page: 'withdrawalid' };
const proposal: Place = { section: 'proposals', page: 'proposalid' };
const user: Place = { section: 'users', page: 'userid' };
const identity: Place = { section: 'identity', page: 'requestid' };
const partner: Place = { section: 'partners', page: 'partnerid' };
const market: Place = { section: 'markets' };
const custody: Place = { section: 'custody' };
const operator: Place = { section: 'operators' };

const PLACES: Readonly<Partial<Record<OperationId, Place>>> = {
  approveWithdrawal: withdrawal,
  rejectWithdrawal: withdrawal,
  markWithdrawalSending: withdrawal,
  markWithdrawalSent: withdrawal,
  markWithdrawalConfirmed: withdrawal,
  markWithdrawalFailed: withdrawal,
  approveProposal: proposal,
  rejectProposal: proposal,
  createUser: { section: 'users', page: 'id' },
  updateUser: user,
  requestSecondFactorReset: user,
  cancelSecondFactorReset: user,
  endUserSessions: user,
  stopUser: user,
  createUserNote: user,
  startIdentityReview: identity,
  approveIdentityRequest: identity,
  refuseIdentityRequest: identity,
  revokeApiKey: { section: 'users' },
  stopApiKey: { section: 'users' },
  creditDeposit: { section: 'deposits' },
  importDepositAddresses: custody,
  putAsset: custody,
  putNetworkStatus: custody,
  putApprovalThreshold: custody,
  putSymbol: market,
  putFees: market,
  putWithdrawalLimit: market,
  createPartner: partner,
  updatePartner: partner,
  rotatePartnerSecret: partner,
  putPartnerWebhook: partner,
  disablePartnerWebhook: partner,
  rotatePartnerWebhookSecret: partner,
  replayPartnerWebhook: partner,
  revokePortalSession: { section: 'partners' },
  createMaintenanceWindow: { section: 'maintenance' },
  endMaintenanceWindow: { section: 'maintenance' },
  endQuarantine: { section: 'quarantine' },
  createOperatorToken: operator,
  activateOperatorToken: operator,
  revokeOperatorToken: operator,
  deleteOperatorSecondFactor: operator,
};

/** Every operation with a form. */
export const OFFERED_OPERATIONS = Object.keys(PLACES) as readonly OperationId[];

export function isOffered(operation: string): operation is OperationId {
  return Object.hasOwn(PLACES, operation) && Object.hasOwn(operationRecords, operation);
}

/** The page above the form of an operation. */
export function parentOf(id: OperationId): { readonly path: string; readonly name: (words: ConsoleTexts) => string } {
  const section = PLACES[id]?.section ?? 'withdrawals';
  return { path: `/operator/${section}`, name: ({ menu }) => menu[section] };
}

/** The page that shows the result of an operation: that of the thing that was changed or created. */
export function afterOperation(id: OperationId, sent: Readonly<Record<string, string>>, body: unknown): string {
  const { section = 'withdrawals', page } = PLACES[id] ?? {};
  const created = page === 'id' ? (body as { readonly id?: unknown } | undefined)?.id : undefined;
  const value = created ?? (page === undefined ? undefined : sent[page]);
  return value === undefined ? `/operator/${section}` : `/operator/${section}/${encodeURIComponent(String(value))}`;
}
