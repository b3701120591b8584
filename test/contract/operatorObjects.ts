/** Objects that operators' requests need: a proposal to decide, and a token to activate. See `validRequests.ts`. */
import type { OperationId } from '../../generated/operations';
import { type NewProposal, insertProposal as storeProposal } from '../../src/store/identity/operatorProposals';
import type { TestExchange } from '../support/exchange';
import { updateCredential } from '../support/storedCredentials';

export function insertFeeProposal(exchange: TestExchange): Promise<number> {
  return insertProposal(exchange, 'putFees', {
    path: { symbol: 'btc_thb', tier: '7' },
    query: {},
    body: { maker_rate: '0.0025', taker_rate: '0.0025' },
  });
}

/** A proposal of the approver, as the server records it with dual control. */
export async function insertProposal(
  exchange: TestExchange,
  operation: OperationId,
  request: NewProposal['request'],
): Promise<number> {
  const { id: proposerId } = await tokenOf(exchange, 'first approver');
  const createdAtMs = Date.now();
  return await storeProposal(exchange.database, exchange.masterKeys, {
    operation,
    proposerId,
    request,
    requestWithoutSecrets: request,
    createdAtMs,
    expiresAtMs: createdAtMs + 3_600_000,
  });
}

/** A token of the approver that waits for its activation. */
export async function createInactiveToken(exchange: TestExchange): Promise<number> {
  const { id } = await exchange.approver.expect('createOperatorToken', 201, {
    body: { name: 'x', roles: ['auditor'] },
  });
  await updateCredential(exchange, { table: 'operator_tokens', where: { id } }, { awaits_activation: true });
  return id;
}

async function tokenOf(exchange: TestExchange, name: string): Promise<{ readonly id: number }> {
  return await exchange.database('operator_tokens').where({ name }).first('id');
}
