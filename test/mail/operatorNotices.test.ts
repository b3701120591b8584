/** What operators do with a user's credentials, its owner learns by mail. */
import { createApiKey } from '../support/apiKeys';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile } from '../support/exchange';
import { awaitMail, linkIn, mailsTo } from '../support/mailbox';

const exchange = exchangeOfThisFile();

async function createKey(userId: number): Promise<number> {
  return (await createApiKey(exchange(), userId, { label: 'night desk', permissions: ['user_read'] })).id;
}

test('an operator who revokes an API key of a user cannot do it unnoticed, and is reported once', async () => {
  const user = await exchange().createUser();
  const { operator, dataDir } = exchange();
  const revoke = async (id: number) => operator.expect('revokeApiKey', 204, { path: { api_key: String(id) } });
  const mails = () => mailsTo(dataDir, user.email).filter(({ subject }) => subject === 'An API key was revoked');
  const first = await createKey(user.id);
  for (let count = 0; count < 2; count += 1) await revoke(first);
  const mail = await awaitMail(dataDir, user.email, 'An API key was revoked');
  expect(mail.text).toContain('night desk');
  expect(linkIn(mail, '/not-me')).toContain('token=');
  // A later mail shows that no second one is queued before it.
  await revoke(await createKey(user.id));
  await eventually(mails, ({ length }) => length >= 2);
  expect(mails()).toHaveLength(2);
});
