/** Where to report security problems, for people who find one. */
import { readConfig } from '../../../src/foundation/settings/config';
import { exchangeOfThisFile, withExchange } from '../../support/exchange';

const CONTACT = 'mailto:security@exchange.example';
const exchange = exchangeOfThisFile({
  environment: { SECURITY_CONTACT: CONTACT, PUBLIC_URL: 'https://exchange.example' },
});

test('security.txt names the contact, its own address, and a time until which it is valid', async () => {
  const answer = await fetch(`${exchange().baseUrl}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  const members = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(Object.fromEntries(members)).toEqual({
    Contact: CONTACT,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    'Preferred-Languages': 'en, th',
    Canonical: 'https://exchange.example/.well-known/security.txt',
  });
  const days = (Date.parse(members.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect([days > 30, days < 365]).toEqual([true, true]);
  const post = await fetch(`${exchange().baseUrl}/.well-known/security.txt`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('without a contact there is no security.txt', () =>
  withExchange({}, async (bare) => {
    expect((await fetch(`${bare.baseUrl}/.well-known/security.txt`)).status).toBe(404);
  }));

test.each(['security@exchange.example', 'http://exchange.example', 'mailto:a@b\nContact: mailto:x@y', 'javascript:1'])(
  'the contact cannot be %j',
  (contact) => {
    const environment = { DATABASE_URL: 'mysql://unused@127.0.0.1/unused', SECURITY_CONTACT: contact };
    expect(() => readConfig(environment)).toThrow('SECURITY_CONTACT must be');
  },
);
