/** `npm run operator -- checkPartner`: the partner check from the exchange's side, with the registered URLs. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { type OauthPartner, startOauthPartner } from '../support/partner/oauthPartner';
import { registerApp } from '../support/portalLogin';

const exchange = exchangeOfThisFile();
const SCRIPT = join(BUILD, 'src', 'programs', 'launch', 'operator', 'main.js');

let partner: OauthPartner;
beforeAll(async () => {
  partner = await startOauthPartner(exchange().baseUrl);
});
afterAll(() => partner.close());

function runCheck(words: readonly string[], environment: Record<string, string> = {}) {
  const { port, dataDir, baseUrl } = exchange();
  const settings = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: baseUrl, PARTNER_ALLOW_LOOPBACK: 'on' };
  const env = { PATH: process.env['PATH'] ?? '', ...settings, ...environment };
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, 'checkPartner', ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

function fileWith(name: string, text: string): string {
  const file = join(exchange().dataDir, name);
  writeFileSync(file, text, { mode: 0o600 });
  return `@${file}`;
}

async function registeredWords(changes: Parameters<typeof registerApp>[2] = {}): Promise<string[]> {
  const { id } = await registerApp(exchange(), partner, changes);
  const { account, registration } = partner;
  const fields = { email: account.email, password: account.password };
  return [
    `partnerid=${id}`,
    `client_secret=${fileWith('client-secret', registration.client_secret)}`,
    `fields=${fileWith('fields', JSON.stringify(fields))}`,
  ];
}

test('a registered partner passes with its URLs, the redirect URI and the coins of the exchange', async () => {
  const { code, stdout, stderr } = await runCheck(await registeredWords());
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^ok +deposit address: a valid address of the requested coin /m);
  expect(stdout).toMatch(/^ok +authorize: the response names the registered issuer /m);
  expect(stdout).toMatch(/ passed, 0 failed, /);
});

test('a wrong registration is named before the partner goes live', async () => {
  const words = await registeredWords({ issuer: 'https://other.example.com' });
  const { code, stdout } = await runCheck([...words, 'coins=btc']);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^FAULT +authorize: the response names the registered issuer .*\n +iss is not the registered/m,
  );
});

test('the address rules of the exchange hold', async () => {
  const { code, stdout } = await runCheck(await registeredWords(), {
    PARTNER_ALLOW_LOOPBACK: 'off',
  });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAULT +every request: the address is public /m);
});

test.each<[string[], string]>([
  [['partnerid=1'], 'Missing: client_secret=...'],
  [['partnerid=999', 'client_secret=x'], 'There is no partner 999.'],
  [['partnerid=1', 'client_secret=x', 'secret=y'], 'checkPartner has no member secret'],
  [['partnerid=1', 'client_secret=x', 'webhook_url=https://app.example.com'], 'belong together'],
])('%s is a usage error', async (words, message) => {
  const { code, stdout, stderr } = await runCheck(words);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

test('the help explains its members', async () => {
  const { code, stdout } = await runCheck(['--help']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('client_secret=@file')]);
});
