/** Mail through a mail server: it is never lost, and repeated only under the same Message-ID. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { parseMasterKeys } from '../../src/foundation/secrets/encryption';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import { MailSender } from '../../src/usecases/mail/mailSender';
import { createMailTransport } from '../../src/usecases/mail/transport';
import { eventually } from '../support/eventually';
import { TestExchange } from '../support/exchange';
import { PageClient } from '../support/pageClient';
import { SmtpServer } from '../support/smtpServer';

let smtp: SmtpServer;
const MAIL = { SIGN_UP_CONFIRMATION: 'on', MAIL_POLL_MS: '50', MAIL_RETRY_MS: '50', MAIL_RETRY_MS_MAX: '100' };
let exchange: TestExchange;

beforeAll(async () => {
  smtp = await SmtpServer.start();
  exchange = await TestExchange.start({ environment: { ...MAIL, MAIL_URL: smtp.url, MAIL_TIMEOUT_MS: '2000' } });
});
beforeEach(() => {
  smtp.behaviour = 'accept';
  smtp.arrived.length = 0;
});
afterAll(async () => {
  await exchange?.close();
  await smtp?.close();
});

async function causeMail(): Promise<void> {
  const client = new PageClient(() => exchange.baseUrl);
  await (await client.open('/forgot-password')).submit('/forgot-password', { email: `${randomUUID()}@example.com` });
}

const queued = () => exchange.database('mails').select('attempts', 'rejected_at_ms');
const whenArrived = (count: number) =>
  eventually(
    () => smtp.arrived.length,
    (arrived) => arrived >= count,
  );
const whenQueueIsEmpty = () => eventually(queued, (rows) => rows.length === 0);

test('a mail leaves the queue when the mail server has accepted it', async () => {
  await causeMail();
  await whenQueueIsEmpty();
  expect(smtp.arrived).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@localhost>$/)]);
});

test.each(['lose', 'later'] as const)(
  'a mail is repeated under the same Message-ID while the mail server answers with: %s',
  async (behaviour) => {
    smtp.behaviour = behaviour;
    await causeMail();
    await whenArrived(3);
    expect(await queued()).toHaveLength(1);
    smtp.behaviour = 'accept';
    await whenQueueIsEmpty();
    expect(new Set(smtp.arrived).size).toBe(1);
  },
);

test('a mail whose recipient was changed in the table is not sent', async () => {
  const mails = () => exchange.database('mails');
  smtp.behaviour = 'later';
  await causeMail();
  await whenArrived(1);
  const { recipient } = (await mails().first('recipient')) as { recipient: string };
  await mails().update({ recipient: 'thief@example.com' });
  // An attempt with the former recipient may be in progress.
  await new Promise((resolve) => setTimeout(resolve, 300));
  smtp.arrived.length = 0;
  smtp.behaviour = 'accept';
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([smtp.arrived, await queued()]).toEqual([[], [expect.anything()]]);
  await mails().update({ recipient });
  await whenQueueIsEmpty();
  expect(smtp.arrived).toHaveLength(1);
});

test('a mail survives a killed server, and is sent after the next start', async () => {
  smtp.behaviour = 'later';
  await causeMail();
  await whenArrived(1);
  await exchange.kill();
  smtp.behaviour = 'accept';
  await exchange.restart();
  await whenQueueIsEmpty();
  expect(new Set(smtp.arrived).size).toBe(1);
});

test('of several servers, one sends each mail', async () => {
  const masterKeys = deriveSecretKeys(parseMasterKeys(readFileSync(join(exchange.dataDir, 'master.key'), 'utf8')));
  const others = Array.from(
    { length: 3 },
    () =>
      new MailSender({
        ...{ database: exchange.database, masterKeys, eventLoop: systemEventLoop, log: pino({ level: 'silent' }) },
        transport: createMailTransport({ url: smtp.url, folder: '', from: 'a@localhost', timeoutMs: 2_000 }),
        ...{ pollMs: 50, retryMs: 50, retryMsMax: 100, timeoutMs: 2_000 },
      }),
  );
  for (const other of others) other.start();
  for (let count = 0; count < 5; count += 1) await causeMail();
  await whenQueueIsEmpty();
  expect(smtp.arrived).toHaveLength(5);
  expect(new Set(smtp.arrived).size).toBe(5);
  for (const other of others) await other.stop();
});

test('a mail that the mail server refuses for good is given up after some attempts, and its row is kept', async () => {
  smtp.behaviour = 'refuse';
  await causeMail();
  await eventually(queued, (rows) => rows.some(({ rejected_at_ms }) => rejected_at_ms !== null));
  expect(smtp.arrived).toHaveLength(5);
  expect(exchange.lines.join('\n')).toContain('a mail was given up');
  await exchange.database('mails').delete();
});
