/**
 * The partner check: it passes a partner that keeps the contract, names exactly the broken rule of each of a menu of bad
 * partners, and quotes the contract literally.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckResult } from '../../src/programs/partnerCheck/checkReport';
import { CHECKS, type CheckId } from '../../src/programs/partnerCheck/checks';
import { coinOf } from '../../src/programs/partnerCheck/commandLine';
import { ROOT } from '../support/build';
import { startOauthPartner } from '../support/partner/oauthPartner';
import { type CheckJob, CheckRunner, runPartnerCheck } from '../support/partner/partnerChecks';
import {
  PARTNER_FAULTS,
  type PartnerFault,
  REDIRECT_URI,
  type ReferencePartner,
  startReferencePartner,
} from '../support/partner/referencePartner';

/** The rule that each bad partner breaks. A receiver that verifies nothing breaks several. */
const BROKEN: Record<PartnerFault, readonly CheckId[]> = {
  'any redirect URI': ['redirectUri'],
  'forgets the state': ['state'],
  'no issuer': ['issuer'],
  "another server's issuer": ['issuer'],
  declines: ['authorization'],
  'any client secret': ['clientSecret'],
  'any code': ['unknownCode'],
  'any refresh token': ['unknownRefreshToken'],
  'any verifier': ['wrongVerifier'],
  'codes used twice': ['codeTwice'],
  'redeems no code': ['code'],
  'renews nothing': ['refresh'],
  'keeps the first refresh token only': ['refreshAgain'],
  'renewed tokens do not work': ['refresh', 'refreshAgain'],
  'another coin': ['coin'],
  'wrong checksum': ['coin'],
  'address of another network': ['coin'],
  'address of a test network': ['coin'],
  'superfluous tag': ['tagAbsent'],
  'no tag where one is required': ['tagPresent'],
  'an address for every coin': ['unknownCoin'],
  'any access token': ['invalidToken'],
  'tokens that never expire': ['expiredToken'],
  hangs: ['deadline'],
  'closes the connection': ['reachable'],
  redirects: ['redirects'],
  'text/html': ['mediaType'],
  'large body': ['size'],
  'compressed body': ['compression'],
  'duplicate members': ['json'],
  'address that is a number': ['schema'],
  'token without a type': ['schema'],
  'webhooks unverified': ['webhookSignature', 'webhookUnsigned', 'webhookBody'],
  'webhooks unsigned': ['webhookUnsigned'],
  'webhook body not signed': ['webhookBody'],
  'old webhooks': ['webhookOld'],
  'future webhooks': ['webhookFuture'],
  'first signature only': ['webhookRotation'],
  'refuses repeated webhooks': ['webhookRepeated'],
  'refuses unknown types': ['webhook', 'webhookRotation', 'webhookRepeated'],
};

let runner: CheckRunner;
let folder: string;
beforeAll(() => {
  runner = new CheckRunner();
  folder = mkdtempSync(join(tmpdir(), 'partner-check-'));
});
afterAll(async () => {
  await runner.close();
  rmSync(folder, { recursive: true });
});

const COINS = ['BTC:bitcoin', 'ETH:ethereum', 'XRP:opaque:required'];

function jobOf(partner: ReferencePartner, changes: Partial<CheckJob> = {}): CheckJob {
  const { url, clientId, clientSecret, account, webhookSecret } = partner;
  return {
    partner: {
      server: {
        authorizeUrl: `${url}/authorize`,
        tokenUrl: `${url}/token`,
        issuer: url,
        clientId,
        clientSecret,
        scopes: ['deposit_address'],
      },
      redirectUri: REDIRECT_URI,
      depositAddressUrl: `${url}/get-deposit-address`,
      coins: COINS.map(coinOf),
      webhook: { url: `${url}/webhook`, secret: webhookSecret },
    },
    fields: account,
    allowLoopback: true,
    timeoutMs: 3_000,
    testNetworks: false,
    waitSecondsMax: 1,
    ...changes,
  };
}

function checksWith(outcome: CheckResult['outcome'], results: readonly CheckResult[]): readonly CheckId[] {
  return results.filter((result) => result.outcome === outcome).map(({ check }) => check);
}

/** As they are printed in the document, without line breaks. */
function publishedText(): string {
  const document = readFileSync(join(ROOT, 'generated', 'partner.openapi.json'), 'utf8');
  const texts: string[] = [];
  JSON.parse(document, (_name, value: unknown) => {
    if (typeof value === 'string') texts.push(value.replace(/\s+/g, ' '));
    return value;
  });
  return texts.join('\n');
}

test.each(Object.entries(CHECKS))('%s quotes the published contract', (_check, { sentence }) => {
  expect(publishedText()).toContain(sentence);
});

test('a partner that keeps the contract passes every check', async () => {
  const partner = await startReferencePartner(undefined, true);
  const results = await runner.run(jobOf(partner));
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  await partner.close();
});

test.each(PARTNER_FAULTS)('a partner with one fault: %s', async (fault) => {
  const partner = await startReferencePartner(fault);
  const results = await runner.run(jobOf(partner, fault === 'hangs' ? { timeoutMs: 300 } : {}));
  expect(checksWith('failed', results)).toEqual(BROKEN[fault]);
  await partner.close();
});

test('a partner in a private network is not contacted', async () => {
  const partner = await startReferencePartner();
  const results = await runner.run(jobOf(partner, { allowLoopback: false }));
  // The pages of the app may not be opened either.
  expect(checksWith('failed', results)).toEqual(['authorization', 'publicAddress']);
  await partner.close();
});

test('the partner of the demo passes', async () => {
  const { registration, account, close } = await startOauthPartner('http://exchange.example');
  const results = await runner.run({
    partner: {
      server: {
        authorizeUrl: registration.authorize_url,
        tokenUrl: registration.token_url,
        issuer: registration.issuer ?? null,
        clientId: registration.client_id,
        clientSecret: registration.client_secret,
        scopes: registration.scopes ?? [],
      },
      redirectUri: REDIRECT_URI,
      depositAddressUrl: registration.deposit_address_url ?? '',
      coins: ['BTC:bitcoin', 'ETH:ethereum', 'USDT:ethereum'].map(coinOf),
      webhook: undefined,
    },
    fields: { email: account.email, password: account.password },
    allowLoopback: true,
    timeoutMs: 3_000,
    testNetworks: false,
    waitSecondsMax: 0,
  });
  expect(checksWith('failed', results)).toEqual([]);
  const untested = [
    'tagPresent',
    'expiredToken',
    ...Object.keys(CHECKS).filter((check) => check.startsWith('webhook')),
  ];
  expect(checksWith('not tested', results)).toEqual(untested);
  await close();
});

/** A regular expression that matches the text. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe('the program', () => {
  async function runProgram(fault?: PartnerFault) {
    const partner = await startReferencePartner(fault);
    const { url, clientId, clientSecret, account, webhookSecret } = partner;
    const fileWith = (name: string, text: string): string => {
      writeFileSync(join(folder, name), `${text}\n`, { mode: 0o600 });
      return join(folder, name);
    };
    const result = await runPartnerCheck([
      `--authorize-url=${url}/authorize`,
      `--token-url=${url}/token`,
      `--client-id=${clientId}`,
      `--client-secret-file=${fileWith('client-secret', clientSecret)}`,
      `--redirect-uri=${REDIRECT_URI}`,
      `--issuer=${url}`,
      `--field=email=${account.email}`,
      `--field=password=@${fileWith('password', account.password)}`,
      `--webhook-url=${url}/webhook`,
      `--webhook-secret-file=${fileWith('webhook-secret', webhookSecret)}`,
      ...COINS.map((coin) => `--coin=${coin}`),
      '--allow-loopback',
    ]);
    await partner.close();
    for (const secret of [clientSecret, account.password, webhookSecret]) expect(result.stdout).not.toContain(secret);
    return result;
  }

  it('prints a table that cites the contract', async () => {
    const { code, stdout, stderr } = await runProgram();
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' '));
    for (const { title, sentence } of Object.values(CHECKS))
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^(ok|not tested) ${literal(title)} "${literal(sentence)}"$`)),
      );
    expect(stdout).toMatch(/\d+ passed, 0 failed, 1 not tested\n$/);
  });

  it('names the fault and ends with code 1', async () => {
    const { code, stdout } = await runProgram('any verifier');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAULT {7}token: a code with a wrong verifier is refused +"A code is valid once, /m);
    expect(stdout).toContain('an access token was issued');
    expect(stdout).toMatch(/, 1 failed, /);
  });

  it.each([
    [['--token-url=https://app.example/token'], '--redirect-uri is missing'],
    [['--token-url=token'], '--token-url is not a URL'],
    [['--tokens=x'], "Unknown option '--tokens'"],
  ])('%s is a usage error', async (words, message) => {
    const { code, stdout, stderr } = await runPartnerCheck(words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('explains itself', async () => {
    const { code, stdout } = await runPartnerCheck(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--client-secret-file=FILE');
  });
});
