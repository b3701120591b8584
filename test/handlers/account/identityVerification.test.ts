/**
 * Identity verification through the API: what the levels need, documents, requests, decisions of operators, mails, and
 * the end of the documents.
 */
import { randomBytes } from 'node:crypto';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestUser, withExchange } from '../../support/exchange';
import { jpegDocument, pdfDocument, pngDocument } from '../../support/identityDocuments';
import { awaitMail } from '../../support/mailbox';
import { recordSecret } from '../../support/secretRecorder';
import { ServerClock } from '../../support/serverClock';

const exchange = exchangeOfThisFile({ environment: { IDENTITY_UPLOADS_PER_DAY_MAX: '6' } });

type DocumentType = 'identity_card' | 'selfie' | 'address_proof';

async function upload({ client }: TestUser, type: DocumentType, content: Buffer = pngDocument()) {
  return await client.expect('uploadIdentityDocument', 201, {
    body: { document_type: type, content: content.toString('base64') },
  });
}

/** Uploads what level 1 needs and submits it; returns the id of the request. */
async function request(user: TestUser, { operator } = exchange()): Promise<number> {
  await upload(user, 'identity_card');
  await upload(user, 'selfie', jpegDocument());
  await user.client.expect('submitIdentityVerification', 200, { body: { level: 'level_1' } });
  const { items } = await operator.expect('listIdentityRequests', 200, { query: { limit: '100' } });
  return items.find(({ user_id: id }) => id === user.id)?.id ?? 0;
}

test('the levels say which documents they need, and which withdrawals they open', async () => {
  await exchange().operator.expect('putWithdrawalLimit', 200, {
    path: { level: 'level_1', asset: 'btc' },
    body: { capacity: '0.5' },
  });
  const { levels } = await exchange().anonymous.expect('listIdentityLevels', 200);
  expect(levels.map(({ level, documents }) => [level, documents])).toEqual([
    ['level_0', []],
    ['level_1', ['identity_card', 'selfie']],
    ['level_2', ['identity_card', 'selfie', 'address_proof']],
    ['level_3', ['identity_card', 'selfie', 'address_proof', 'income_proof']],
  ]);
  expect(levels[1]?.withdrawal_limits['btc']).toBe('0.5');
});

test('a user uploads documents, submits them, and is approved: the level is raised and a mail says so', async () => {
  const { operator, dataDir } = exchange();
  const alice = await exchange().createUser({ level: 'level_0' });
  expect(await alice.client.expect('getIdentityVerification', 200)).toMatchObject({ status: 'none', documents: [] });
  // Two random secrets in the file: neither may ever appear in a log, nor in the tables.
  const mark = randomBytes(48);
  const card = pngDocument({ mark });
  recordSecret(mark.toString('base64'));
  recordSecret(card.toString('base64'));
  const document = await upload(alice, 'identity_card', card);
  expect(document).toMatchObject({ document_type: 'identity_card', media_type: 'image/png', size: card.length });
  expect(await alice.client.call('submitIdentityVerification', { body: { level: 'level_1' } })).toMatchObject({
    status: 422,
    body: { code: 'IDENTITY_DOCUMENTS_MISSING' },
  });
  await upload(alice, 'selfie', jpegDocument());
  await alice.client.expect('submitIdentityVerification', 200, { body: { level: 'level_1' } });
  expect(await alice.client.expect('getIdentityVerification', 200)).toMatchObject({
    status: 'submitted',
    requested_level: 'level_1',
    documents: [],
  });

  const { items } = await operator.expect('listIdentityRequests', 200, { query: { status: 'submitted' } });
  const [found] = items.filter(({ user_id: id }) => id === alice.id);
  const path = { requestid: found?.id ?? 0 };
  await operator.expect('startIdentityReview', 200, { path });
  expect(await alice.client.expect('getIdentityVerification', 200)).toMatchObject({ status: 'under_review' });
  const { documents } = await operator.expect('getIdentityRequest', 200, { path });
  expect(documents.map(({ document_type: type }) => type)).toEqual(['identity_card', 'selfie']);
  const seen = await operator.expect('viewIdentityDocument', 200, { path: { documentid: document.id } });
  expect(Buffer.from(seen.content, 'base64')).toEqual(card);

  const { items: actions } = await operator.expect('listOperatorActions', 200, { query: { limit: '10' } });
  const [view] = actions.filter(({ operation }) => operation === 'viewIdentityDocument');
  expect(view).toMatchObject({ path: { documentid: String(document.id) } });
  // Neither the log nor any table has the content in a readable form.
  const logged = await exchange().database('operator_actions').where('operation', 'viewIdentityDocument');
  expect(JSON.stringify(logged)).toContain('(secret)');
  expect(JSON.stringify(logged)).not.toContain(seen.content);
  const [stored] = await exchange()
    .database('identity_document_contents')
    .where('document_id', document.id)
    .pluck<Buffer[]>('content');
  expect(stored?.length).toBeGreaterThan(card.length);
  expect(stored?.includes(mark)).toBe(false);

  await operator.expect('approveIdentityRequest', 200, { path, body: { level: 'level_1' } });
  expect(await alice.client.expect('getUser', 200, { path: { userid: 'me' } })).toMatchObject({
    identity_verification_level: 'level_1',
  });
  expect(await alice.client.expect('getIdentityVerification', 200)).toMatchObject({
    status: 'approved',
    approved_level: 'level_1',
  });
  await awaitMail(dataDir, alice.email, 'Your identity is verified');
  expect(await alice.client.call('submitIdentityVerification', { body: { level: 'level_1' } })).toMatchObject({
    status: 409,
    body: { code: 'IDENTITY_LEVEL_REACHED' },
  });
});

test('a refused user sees the reasons, gets a mail, and can submit again', async () => {
  const { operator, dataDir } = exchange();
  const bob = await exchange().createUser({ level: 'level_0' });
  const path = { requestid: await request(bob) };
  const refusal = { reasons: ['unreadable' as const, 'expired' as const], message: 'The number cannot be read.' };
  await operator.expect('refuseIdentityRequest', 200, { path, body: refusal });
  expect(await bob.client.expect('getIdentityVerification', 200)).toMatchObject({ status: 'refused', ...refusal });
  const { text } = await awaitMail(dataDir, bob.email, 'Your identity could not be verified');
  expect(text).toContain('The number cannot be read.');
  for (const operation of ['approveIdentityRequest', 'refuseIdentityRequest', 'startIdentityReview'] as const) {
    const body = operation === 'approveIdentityRequest' ? { level: 'level_1' as const } : refusal;
    const again = await operator.call(operation, {
      path,
      ...(operation !== 'startIdentityReview' && { body }),
    } as never);
    expect(again).toMatchObject({ status: 409, body: { code: 'IDENTITY_REQUEST_STATE_CONFLICT' } });
  }
  expect(await request(bob)).toBeGreaterThan(path.requestid);
  const { items } = await operator.expect('listIdentityRequests', 200, { query: { status: 'refused' } });
  expect(items.map(({ id }) => id)).toContain(path.requestid);
});

test('while a request is open, there is no other request and no other document', async () => {
  const carol = await exchange().createUser({ level: 'level_0' });
  await request(carol);
  const open = { status: 409, body: { code: 'IDENTITY_REQUEST_OPEN' } };
  const card = { document_type: 'identity_card' as const, content: pngDocument().toString('base64') };
  expect(await carol.client.call('uploadIdentityDocument', { body: card })).toMatchObject(open);
  expect(await carol.client.call('submitIdentityVerification', { body: { level: 'level_2' } })).toMatchObject(open);
});

test('concurrent requests of one user become one', async () => {
  const dave = await exchange().createUser({ level: 'level_0' });
  await upload(dave, 'identity_card');
  await upload(dave, 'selfie', pdfDocument());
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      dave.client.call('submitIdentityVerification', { body: { level: 'level_1' } }).then(({ status }) => status),
    ),
  );
  expect(answers.sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a user can replace a document, but not upload without end', async () => {
  const erin = await exchange().createUser({ level: 'level_0' });
  const first = await upload(erin, 'identity_card');
  const uploads = await Promise.all(
    Array.from({ length: 8 }, () =>
      erin.client.call('uploadIdentityDocument', {
        body: { document_type: 'identity_card', content: pngDocument().toString('base64') },
      }),
    ),
  );
  expect(uploads.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(uploads.filter(({ status }) => status !== 201).map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ code: 'IDENTITY_DOCUMENT_LIMIT' })),
  );
  const { documents } = await erin.client.expect('getIdentityVerification', 200);
  expect(documents).toHaveLength(1);
  // A replaced document has no content any more.
  expect(await exchange().database('identity_document_contents').where('document_id', first.id)).toEqual([]);
});

const clock = new ServerClock(Date.UTC(2030, 0, 1));

test('documents are deleted some time after the decision, and so are those that were never submitted', async () => {
  const environment = {
    ...clock.options.environment,
    IDENTITY_DOCUMENTS_KEPT_MS: '1000',
    IDENTITY_DRAFTS_KEPT_MS: '1000',
    IDENTITY_DELETION_POLL_MS: '50',
  };
  await withExchange({ ...clock.options, environment }, async (own) => {
    const [decided, forgetful] = [
      await own.createUser({ level: 'level_0' }),
      await own.createUser({ level: 'level_0' }),
    ];
    await upload(forgetful, 'identity_card');
    const path = { requestid: await request(decided, own) };
    clock.set(clock.nowMs() + 1_001);
    await eventually(
      () => own.database('identity_documents').where('user_id', forgetful.id),
      (rows) => rows.length === 0,
    );
    // Those of an open request stay, however old they are.
    const { documents } = await own.operator.expect('getIdentityRequest', 200, { path });
    expect(documents).toHaveLength(2);
    await own.operator.expect('refuseIdentityRequest', 200, { path, body: { reasons: ['other'] } });
    clock.set(clock.nowMs() + 1_001);
    await eventually(
      () => own.database('identity_document_contents'),
      (rows) => rows.length === 0,
    );
    const documentid = documents[0]?.id ?? 0;
    expect(await own.operator.call('viewIdentityDocument', { path: { documentid } })).toMatchObject({
      status: 404,
      body: { code: 'IDENTITY_DOCUMENT_NOT_FOUND' },
    });
    expect((await own.operator.expect('getIdentityRequest', 200, { path })).documents).toEqual([]);
  });
});
