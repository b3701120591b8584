/**
 * The table `operator_proposals`: requests of operators that need the approval of another person. The complete request
 * is encrypted, because it may contain secrets; a copy without them is stored for lists.
 */
import type { Knex } from 'knex';
import type { MasterKeys } from '../../foundation/secrets/encryption';
import { type BigintColumn, integerFrom, objectFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { type BoundRow, boundColumnNames, decryptOfRow } from '../secrets/boundColumns';
import { insertWithSecret } from '../secrets/encryptedSecrets';
import type { SecretKeys } from '../secrets/secretKeys';

/** A request of an operation, as the contract validates it. */
export interface ProposedRequest {
  readonly path: object;
  readonly query: object;
  readonly body: object | null;
}

/** `approved`: the operation is being carried out, or its outcome is unknown. */
export type StoredProposalStatus = 'pending' | 'approved' | 'done' | 'refused' | 'rejected';
/** `expired`: pending, but nobody approved it in time. */
export type ProposalStatus = StoredProposalStatus | 'expired';

export interface Proposal {
  readonly id: number;
  readonly operation: string;
  readonly proposerId: number;
  readonly proposerName: string;
  /** Without secrets. */
  readonly request: ProposedRequest;
  readonly status: StoredProposalStatus;
  readonly error: string | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly decidedBy: { readonly id: number; readonly name: string } | null;
  readonly decidedAtMs: number | null;
}

interface ProposalRow {
  readonly id: BigintColumn;
  readonly operation: string;
  readonly proposer_id: BigintColumn;
  readonly proposer_name: string;
  readonly shown_request: string;
  readonly status: StoredProposalStatus;
  readonly error: string | null;
  readonly created_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
  readonly decided_by: BigintColumn | null;
  readonly decider_name: string | null;
  readonly decided_at_ms: BigintColumn | null;
}

const TABLE = 'operator_proposals';

export interface NewProposal {
  readonly operation: string;
  readonly proposerId: number;
  readonly request: ProposedRequest;
  readonly requestWithoutSecrets: ProposedRequest;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** Returns the id of the new proposal. */
export function insertProposal(database: Knex, masterKeys: MasterKeys, proposal: NewProposal): Promise<number> {
  return insertWithSecret(database, masterKeys, {
    location: { table: TABLE, column: 'sealed_request' },
    columns: {
      operation: proposal.operation,
      proposer_id: proposal.proposerId,
      shown_request: JSON.stringify(proposal.requestWithoutSecrets),
      status: 'pending',
      created_at_ms: proposal.createdAtMs,
      expires_at_ms: proposal.expiresAtMs,
    },
    secret: JSON.stringify(proposal.request),
  });
}

export async function findProposal(database: Knex, id: number): Promise<Proposal | undefined> {
  const row: ProposalRow | undefined = await withTimeout(
    database,
    proposalsQuery(database).where('proposal.id', id).first(),
  );
  return row === undefined ? undefined : proposalFrom(row);
}

/** The request with its secrets; undefined if the proposal was changed in the table. */
export async function readProposedRequest(
  database: Knex,
  masterKeys: SecretKeys,
  id: number,
): Promise<ProposedRequest | undefined> {
  const row: (BoundRow & { readonly sealed_request: string }) | undefined = await withTimeout(
    database,
    database(TABLE)
      .where({ id })
      .first('sealed_request', ...boundColumnNames(TABLE)),
  );
  const request = row && decryptOfRow(masterKeys, [TABLE, id], row, row.sealed_request);
  return request === undefined ? undefined : (JSON.parse(request) as ProposedRequest);
}

export interface ProposalDecision {
  readonly status: 'approved' | 'rejected';
  readonly operatorId: number;
  readonly nowMs: number;
}

/** False if the proposal is not pending any more: of several concurrent decisions, one succeeds. */
export async function decideProposal(
  database: Knex,
  id: number,
  { status, operatorId, nowMs }: ProposalDecision,
): Promise<boolean> {
  const pending = database(TABLE).where({ id, status: 'pending' }).where('expires_at_ms', '>', nowMs);
  const changed: number = await withTimeout(
    database,
    pending.update({ status, decided_by: operatorId, decided_at_ms: nowMs }),
  );
  return changed > 0;
}

/** Records the outcome of an approved proposal. `error` is the code with which its operation was refused. */
export async function finishProposal(database: Knex, id: number, error: string | null): Promise<void> {
  const change = { status: error === null ? 'done' : 'refused', error };
  await withTimeout(database, database(TABLE).where({ id, status: 'approved' }).update(change));
}

/** Makes an approved proposal pending again, because nothing was changed. */
export async function reopenProposal(database: Knex, id: number): Promise<void> {
  const change = { status: 'pending', decided_by: null, decided_at_ms: null };
  await withTimeout(database, database(TABLE).where({ id, status: 'approved' }).update(change));
}

export interface ProposalFilter {
  readonly status: ProposalStatus | undefined;
  readonly nowMs: number;
}

/** Newest first. */
export async function listProposals(
  database: Knex,
  filter: ProposalFilter,
  { limit, offset }: PageRange,
): Promise<Proposal[]> {
  const query = filtered(proposalsQuery(database), filter).orderBy('proposal.id', 'desc').limit(limit).offset(offset);
  const rows: ProposalRow[] = await withTimeout(database, query);
  return rows.map(proposalFrom);
}

export function countProposals(database: Knex, filter: ProposalFilter): Promise<number> {
  return countRows(database, filtered(database({ proposal: TABLE }), filter));
}

function filtered(query: Knex.QueryBuilder, { status, nowMs }: ProposalFilter): Knex.QueryBuilder {
  if (status === undefined) return query;
  if (status === 'expired')
    return query.where('proposal.status', 'pending').where('proposal.expires_at_ms', '<=', nowMs);
  if (status === 'pending')
    return query.where('proposal.status', 'pending').where('proposal.expires_at_ms', '>', nowMs);
  return query.where('proposal.status', status);
}

function proposalsQuery(database: Knex): Knex.QueryBuilder {
  return database({ proposal: TABLE })
    .join({ proposer: 'operator_tokens' }, 'proposer.id', 'proposal.proposer_id')
    .leftJoin({ decider: 'operator_tokens' }, 'decider.id', 'proposal.decided_by')
    .select(
      'proposal.id',
      'proposal.operation',
      'proposal.proposer_id',
      { proposer_name: 'proposer.name' },
      'proposal.shown_request',
      'proposal.status',
      'proposal.error',
      'proposal.created_at_ms',
      'proposal.expires_at_ms',
      'proposal.decided_by',
      { decider_name: 'decider.name' },
      'proposal.decided_at_ms',
    );
}

function proposalFrom(row: ProposalRow): Proposal {
  return {
    id: integerFrom(row.id),
    operation: row.operation,
    proposerId: integerFrom(row.proposer_id),
    proposerName: row.proposer_name,
    request: objectFrom<ProposedRequest>(row.shown_request),
    status: row.status,
    error: row.error,
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
    decidedBy: row.decided_by === null ? null : { id: integerFrom(row.decided_by), name: row.decider_name ?? '' },
    decidedAtMs: optionalIntegerFrom(row.decided_at_ms),
  };
}
