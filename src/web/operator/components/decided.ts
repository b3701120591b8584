/** Operations that decide something once. A form that is sent again shows the present state, before a code is checked. */
import type { OperationId } from '../../../../generated/operations';
import type { OperatorContext } from '../framework/consolePage';

/** Whether the thing that the form names was decided before. False if the operator may not read it. */
export async function isDecided(context: OperatorContext, id: OperationId): Promise<boolean> {
  const member = (name: string): string => context.form.textOrEmpty(name);
  switch (id) {
    case 'approveProposal':
    case 'rejectProposal': {
      const { error, body } = await read(context, 'getProposal', { proposalid: member('proposalid') });
      return error === undefined && body?.status !== 'pending';
    }
    case 'approveWithdrawal': {
      const { error, body } = await read(context, 'getWithdrawal', { withdrawalid: member('withdrawalid') });
      return error === undefined && (body?.status !== 'queued' || body.approved_by !== null);
    }
    case 'approveIdentityRequest':
    case 'refuseIdentityRequest': {
      const { error, body } = await read(context, 'getIdentityRequest', { requestid: member('requestid') });
      return error === undefined && (body?.request.status === 'approved' || body?.request.status === 'refused');
    }
    default:
      return false;
  }
}

async function read<Id extends 'getProposal' | 'getWithdrawal' | 'getIdentityRequest'>(
  { call }: OperatorContext,
  id: Id,
  path: Readonly<Record<string, string>>,
) {
  const result = await call(id, { path });
  return result.error === undefined
    ? { body: result.body, error: undefined }
    : { body: undefined, error: result.error };
}
