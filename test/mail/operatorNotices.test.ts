/** What operators do with a user's credentials, its owner learns by mail. */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile } from '../support/exchange';
import { awaitMail, linkIn, mailsTo } from '../support/mailbox';

const exchange = exchangeOfThisFile();

async function createKey(userId: number): Promise<number> {
  const body = { label: 'night desk', permissions: ['user_read'] as const };
  const key = await exchange().operator.expect('createApiKey', 201, {
    path: { userid: userId },
    body: { ...body, permissions: [...body.permissions] },
  });
  return key.id;
}

test('an operator who makes an API key for a user cannot do it unnoticed', async () => {
  const user = await exchange().createUser();
  await createKey(user.id);
  const mail = await awaitMail(exchange().dataDir, user.email, 'An API key was created for you');
  expect(mail.text).toContain('night desk');
  expect(linkIn(mail, '/not-me')).toContain('token=');
});

test('an operator who revokes an API key of a user cannot do it unnoticed, and is reported once', async () => {
  const user = await exchange().createUser();
  const id = await createKey(user.id);
  const { operator, dataDir } = exchange();
  for (let count = 0; count < 2; count += 1)
    await operator.expect('revokeApiKey', 204, { path: { api_key: String(id) } });
  await awaitMail(dataDir, user.email, 'An API key was revoked');
  // A later mail shows that no second one is queued before it.
  await createKey(user.id);
  await eventually(
    () => mailsTo(dataDir, user.email).filter(({ subject }) => subject === 'An API key was created for you'),
    (mails) => mails.length === 2,
  );
  expect(mailsTo(dataDir, user.email).filter(({ subject }) => subject === 'An API key was revoked')).toHaveLength(1);
});
