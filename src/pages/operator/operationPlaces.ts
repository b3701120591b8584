/** Which operations have a form in the console, and to which pages they belong. */
import { type OperationId, operationRecords } from '../../../generated/operations';
import type { ConsoleTexts } from './texts/consoleTexts';

interface Place {
  /** The section of the operation. */
  readonly section: 'withdrawals' | 'proposals';
  /** The member whose value is the page that shows the result; the section if omitted. */
  readonly page?: string;
}

const PLACES: Readonly<Partial<Record<OperationId, Place>>> = {
  approveWithdrawal: { section: 'withdrawals', page: 'withdrawalid' },
  rejectWithdrawal: { section: 'withdrawals', page: 'withdrawalid' },
  markWithdrawalSending: { section: 'withdrawals', page: 'withdrawalid' },
  markWithdrawalSent: { section: 'withdrawals', page: 'withdrawalid' },
  markWithdrawalConfirmed: { section: 'withdrawals', page: 'withdrawalid' },
  markWithdrawalFailed: { section: 'withdrawals', page: 'withdrawalid' },
  approveProposal: { section: 'proposals', page: 'proposalid' },
  rejectProposal: { section: 'proposals', page: 'proposalid' },
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

/** The page that shows the result of an operation. */
export function afterOperation(id: OperationId, sent: Readonly<Record<string, string>>, _body: unknown): string {
  const { section = 'withdrawals', page } = PLACES[id] ?? {};
  const value = page === undefined ? undefined : sent[page];
  return value === undefined ? `/operator/${section}` : `/operator/${section}/${encodeURIComponent(value)}`;
}
