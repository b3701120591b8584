/**
 * Dual control: wraps the handlers of operations whose effect (`x-effect` in the contract) may need two people. Such a
 * request is only recorded as a proposal; the handler runs when another person approves it. This is the only place
 * where that is decided, for all operations.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import { assertPresent } from '../../../core/values/assert';
import { Outage } from '../../../engine/types';
import { countProposals, findProposal, insertProposal } from '../../../store/identity/operatorProposals';
import { canNeedAnotherPerson, needsAnotherPerson } from '../../../usecases/proposals/needsAnotherPerson';
import type { AnyHandler } from '../../handlers/types';
import { renderProposal } from '../../rendering/proposal';
import { operatorOf, PROPOSED, withoutSecrets } from './withActionLog';

/** Proposals that may wait at the same time, so that one token cannot fill the table. */
const PENDING_MAX = 1_000;

/** Returns the handler itself for operations that never need another person. */
export function withProposals(id: OperationId, handler: AnyHandler): AnyHandler {
  if (canNeedAnotherPerson(id) === 'never') return handler;
  const { secrets }: OperationRecord = operationRecords[id];
  return async (request, context) => {
    const { config, database, masterKeys, clock, caller, approval } = context;
    const { dualControl, proposalTtlMs } = config.operators;
    // An approved request has an approval, which no request from outside can have.
    if (!dualControl || approval !== undefined) return handler(request, context);
    if (!(await needsAnotherPerson(id, request, context))) return handler(request, context);

    const createdAtMs = clock.nowMs();
    if ((await countProposals(database, { status: 'pending', nowMs: createdAtMs })) >= PENDING_MAX)
      throw new Outage('not_done', `${PENDING_MAX} proposals are pending; reject some of them`);
    const { path, query, body = null } = request;
    const proposalId = await insertProposal(database, masterKeys, {
      operation: id,
      proposerId: operatorOf(caller).tokenId,
      request: { path, query, body },
      requestWithoutSecrets: { path, query, body: body === null ? null : withoutSecrets(body, secrets.body) },
      createdAtMs,
      expiresAtMs: createdAtMs + proposalTtlMs,
    });
    const proposal = assertPresent(await findProposal(database, proposalId), 'the proposal');
    return { status: PROPOSED, body: renderProposal(proposal, createdAtMs) };
  };
}
