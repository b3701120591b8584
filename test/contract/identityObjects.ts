/** Requests and documents of identity verification for requests about them, and the valid requests that need nothing. */
import type { OperationId } from '../../generated/operations';
import { retriedTransaction } from '../../src/store/connection/retriedTransaction';
import { eventually } from '../support/eventually';
import type { TestExchange, TestUser } from '../support/exchange';
import { pngDocument } from '../support/identityDocuments';

interface IdentityApiRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members as JSON texts. */
  readonly body?: Readonly<Record<string, string>>;
}

const CARD = { document_type: '"identity_card"', content: JSON.stringify(pngDocument().toString('base64')) };

export const IDENTITY_REQUESTS: readonly [OperationId, IdentityApiRequest][] = [
  ['uploadIdentityDocument', { body: CARD }],
  ['listIdentityRequests', { query: { status: 'submitted', limit: '10', offset: '1' } }],
  // Each is created with objects of its own.
  ...(
    [
      'submitIdentityVerification',
      'getIdentityRequest',
      'startIdentityReview',
      'approveIdentityRequest',
      'refuseIdentityRequest',
      'viewIdentityDocument',
    ] as const
  ).map((id): [OperationId, IdentityApiRequest] => [id, {}]),
];

/** A request with everything it needs; undefined for other operations. */
export async function identityRequest(
  id: OperationId,
  exchange: TestExchange,
  alice: TestUser,
): Promise<IdentityApiRequest | undefined> {
  switch (id) {
    case 'uploadIdentityDocument':
      await forgetIdentity(exchange, alice);
      return { body: CARD };
    case 'submitIdentityVerification':
      await eventually(() => uploadAgain(exchange, alice), Boolean);
      return { body: { level: '"level_2"' } };
    case 'getIdentityRequest':
    case 'startIdentityReview':
      return { path: { requestid: (await openRequest(exchange)).requestId } };
    case 'approveIdentityRequest':
      return { path: { requestid: (await openRequest(exchange)).requestId }, body: { level: '"level_2"' } };
    case 'refuseIdentityRequest':
      return {
        path: { requestid: (await openRequest(exchange)).requestId },
        body: { reasons: '["unreadable"]', message: '"The card cannot be read."' },
      };
    case 'viewIdentityDocument':
      return { path: { documentid: (await openRequest(exchange)).documentId } };
    default:
      return undefined;
  }
}

/** Of a new user. */
async function openRequest(
  exchange: TestExchange,
): Promise<{ readonly requestId: string; readonly documentId: string }> {
  const user = await exchange.createUser({ level: 'level_0' });
  await uploadAll(user);
  await user.client.expect('submitIdentityVerification', 200, { body: { level: 'level_2' } });
  const where = { user_id: user.id };
  const [request] = await exchange.database('identity_requests').where(where).pluck('id');
  const [document] = await exchange.database('identity_documents').where(where).pluck('id');
  return { requestId: String(request), documentId: String(document) };
}

const UPLOADED = ['identity_card', 'selfie', 'address_proof'] as const;

async function uploadAll({ client }: TestUser): Promise<void> {
  for (const type of UPLOADED) await client.expect('uploadIdentityDocument', 201, { body: documentBody(type) });
}

/** Whether it succeeded: a request whose connection was cut may still be executed, and open a request meanwhile. */
async function uploadAgain(exchange: TestExchange, user: TestUser): Promise<boolean> {
  await forgetIdentity(exchange, user);
  for (const type of UPLOADED) {
    const { status } = await user.client.call('uploadIdentityDocument', { body: documentBody(type) });
    if (status !== 201) return false;
  }
  return true;
}

function documentBody(type: (typeof UPLOADED)[number]) {
  return { document_type: type, content: pngDocument().toString('base64') };
}

/** So that neither an open request nor the number of uploads hinders the next one. */
async function forgetIdentity({ database }: TestExchange, { id }: TestUser): Promise<void> {
  await retriedTransaction(database, async (transaction) => {
    await transaction('identity_documents').where('user_id', id).delete();
    await transaction('identity_requests').where('user_id', id).delete();
  });
}
