/** Which texts are the address of one mailbox, so that a mail to it goes to nobody else. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalMailbox, parseEmail } from '../../src/usecases/accounts/email';
import { createMailTransport } from '../../src/usecases/mail/transport';

test.each([
  'john.doe@example.com',
  "o'brien+talad@mail.example.co.th",
  'a@b',
  '!#$%&*/=?^_`{|}~-@x-1.example',
  `${'a'.repeat(64)}@example.com`,
])('%s is a mailbox', (email) => {
  expect(parseEmail(email)).toBe(email);
});

test.each([
  'john,doe@example.com',
  'john;doe@example.com',
  'a@example.com,b@example.com',
  'John <john@example.com>',
  '<john@example.com>',
  'john(doe)@example.com',
  'john@example.com(x)',
  'team:john@example.com;',
  '"john doe"@example.com',
  'john@doe@example.com',
  'john@[192.0.2.1]',
  'john..doe@example.com',
  '.john@example.com',
  'john.@example.com',
  'john@-example.com',
  'john@example..com',
  'john@example.com.',
  'john@exa_mple.com',
  'john@',
  '@example.com',
  'john',
  'josé@example.com',
  'john@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(126)}example.com`,
])('%j is not one mailbox', (text) => {
  expect(parseEmail(text)).toBeUndefined();
});

test('spellings of one mailbox are counted together', () => {
  const spellings = ['John.Doe@Example.com', 'john.doe+1@example.com', 'JOHN.DOE+a+b@EXAMPLE.COM'];
  expect([...new Set(spellings.map(canonicalMailbox))]).toEqual(['john.doe@example.com']);
  expect(canonicalMailbox('+x@example.com')).toBe('+x@example.com');
});

test('an address of an older version, with a comma, reaches no other mailbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talad-mail-'));
  try {
    const transport = createMailTransport({ url: '', folder, from: 'Talad <x@example.com>', timeoutMs: 1_000 });
    const mail = { id: 1, messageId: 'm', recipient: 'john,doe@example.com', subject: 's', text: 't', createdAtMs: 0 };
    await transport.send({ ...mail, attempts: 0 });
    const [file = ''] = readdirSync(folder);
    const to = /^To: .*$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[0].trim();
    expect(to).toBe('To: john,doe@example.com');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
