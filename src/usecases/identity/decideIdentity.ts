/** The operators' side of identity verification: review, approve or refuse a request, and tell the user by mail. */

import type { VerificationLevel } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import { retriedTransaction } from '../../store/connection/retriedTransaction';
import { scheduleDocumentDeletion } from '../../store/identity/identityDocuments';
import {
  decideIdentityRequest,
  findIdentityRequest,
  type IdentityRequest,
  lockIdentityRequest,
  markUnderReview,
  raiseLevel,
} from '../../store/identity/identityRequests';
import { queueNotice } from '../accounts/accountMail';
import type { Services } from '../services';

type DecisionServices = Pick<Services, 'database' | 'masterKeys' | 'config' | 'clock' | 'accounts' | 'identityChanged'>;
export type Decided =
  | { readonly refusal: { readonly code: 'IDENTITY_REQUEST_NOT_FOUND' | 'IDENTITY_REQUEST_STATE_CONFLICT' } }
  | { readonly refusal?: undefined; readonly request: IdentityRequest };

export async function startReview(
  { database }: Pick<Services, 'database'>,
  id: number,
  operatorId: number,
): Promise<Decided> {
  const refusal = await retriedTransaction(database, async (transaction) => {
    const found = await lockIdentityRequest(database, transaction, id);
    if (found === undefined) return { code: 'IDENTITY_REQUEST_NOT_FOUND' } as const;
    if (!found.isOpen) return { code: 'IDENTITY_REQUEST_STATE_CONFLICT' } as const;
    await markUnderReview(database, transaction, id, operatorId);
    return undefined;
  });
  return refusal === undefined ? await decided(database, id) : { refusal };
}

export type IdentityVerdict =
  | { readonly level: VerificationLevel }
  | { readonly level?: undefined; readonly reasons: readonly string[]; readonly message: string | null };

/** Changes the level, the request, the time at which its documents are deleted, and queues the mail: all or nothing. */
export async function decideIdentity(
  services: DecisionServices,
  id: number,
  operatorId: number,
  decision: IdentityVerdict,
): Promise<Decided> {
  const { database, config, clock, accounts, identityChanged } = services;
  const nowMs = clock.nowMs();
  const refusal = await retriedTransaction(database, async (transaction) => {
    const found = await lockIdentityRequest(database, transaction, id);
    if (found === undefined) return { code: 'IDENTITY_REQUEST_NOT_FOUND' } as const;
    if (!found.isOpen) return { code: 'IDENTITY_REQUEST_STATE_CONFLICT' } as const;
    const { userId } = found;
    await decideIdentityRequest(database, transaction, id, {
      operatorId,
      nowMs,
      ...(decision.level === undefined
        ? { approvedLevel: null, reasons: decision.reasons, message: decision.message }
        : { approvedLevel: decision.level, reasons: [], message: null }),
    });
    await scheduleDocumentDeletion(database, transaction, id, nowMs + config.identity.documentsKeptMs);
    if (decision.level !== undefined) await raiseLevel(services, transaction, { userId, level: decision.level, nowMs });
    await queueNotice(accounts, transaction, {
      userId,
      ...(decision.level === undefined
        ? { notice: 'identity_refused', detail: decision.message ?? '' }
        : { notice: 'identity_approved' }),
    });
    return undefined;
  });
  if (refusal !== undefined) return { refusal };
  identityChanged();
  return await decided(database, id);
}

async function decided(database: Services['database'], id: number): Promise<Decided> {
  return { request: assertPresent(await findIdentityRequest(database, id), 'the identity request') };
}
