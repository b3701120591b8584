/**
 * A copy of the database grants no access (promise 33): no table contains a password, secret, token, code or cookie
 * that the exchange issued or received, in any encoding. The server's output is checked whenever a test closes an
 * exchange.
 */
import { Authenticator } from '../support/authenticator';
import { withExchange } from '../support/exchange';
import { GOOD_PASSWORD, signUpUser } from '../support/pageClient';
import { startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';
import { FACTOR_PATH, recoveryCodesOn } from '../support/secondFactorUser';
import { recordedSecrets, recordSecret } from '../support/secretRecorder';

const ENCODINGS: Readonly<Record<string, (secret: Buffer) => readonly string[]>> = {
  'as it is': (secret) => [secret.toString('latin1')],
  reversed: (secret) => [Buffer.from(secret).reverse().toString('latin1')],
  hexadecimal: (secret) => [secret.toString('hex'), secret.toString('hex').toUpperCase()],
  // Base64 encodes groups of three bytes, so a text has three possible encodings, depending on its offset.
  base64: (secret) =>
    ['base64', 'base64url'].flatMap((form) =>
      [0, 1, 2].map((shift) =>
        Buffer.concat([Buffer.alloc(shift), secret])
          .toString(form as 'base64')
          .slice(4, -4),
      ),
    ),
  'of the bytes that its hexadecimal stands for': (secret) =>
    /^([0-9a-f]{2}){8,}$/.test(secret.toString()) ? [Buffer.from(secret.toString(), 'hex').toString('latin1')] : [],
};

/** Every value of every table as bytes. */
async function dumpTables(
  database: Parameters<Parameters<typeof withExchange>[1]>[0]['database'],
): Promise<Map<string, string>> {
  const [tables] = (await database.raw(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  )) as [{ name: string }[]];
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await database(name).select<Record<string, unknown>[]>('*');
    const cells = rows
      .flatMap((row) => Object.values(row))
      .map((cell) => (Buffer.isBuffer(cell) ? cell : Buffer.from(String(cell))).toString('latin1'));
    texts.set(name, cells.join('\n'));
  }
  return texts;
}

function tablesWithSecret(tables: ReadonlyMap<string, string>, secret: string): string[] {
  return [...tables].flatMap(([table, text]) =>
    Object.entries(ENCODINGS)
      .filter(([, encode]) => encode(Buffer.from(secret)).some((form) => form.length >= 8 && text.includes(form)))
      .map(([encoding]) => `${table}, ${encoding}: ${secret.slice(0, 6)}...`),
  );
}

test('a dump of the database contains no secret in any encoding', async () => {
  const partner = await startFakePartner();
  await withExchange({}, async (exchange) => {
    // An account with a second factor, an API key created on a page, one created by an operator, and a listen key.
    const person = await signUpUser(() => exchange.baseUrl);
    const setUp = await (await person.browser.open(FACTOR_PATH)).submit(`${FACTOR_PATH}/start`, {
      password: GOOD_PASSWORD,
    });
    const totpSecret = (/<code class="secret">([A-Z2-7 ]+)<\/code>/.exec(setUp.answer.text)?.[1] ?? '').replaceAll(
      ' ',
      '',
    );
    const recovery = recoveryCodesOn(
      await setUp.submit(`${FACTOR_PATH}/confirm`, {
        code: new Authenticator(totpSecret, () => Date.now()).nextCode(),
      }),
    );
    const keys = await person.browser.open('/account/api-keys/new');
    const made = await keys.submit('/account/api-keys/new', {
      label: 'bot',
      permissions: ['user_read'],
      password: GOOD_PASSWORD,
      code: recovery[0] ?? '',
    });
    const onPage = [...made.answer.text.matchAll(/<code[^>]*>([0-9A-Za-z_-]{32,})<\/code>/g)]
      .map(([, text = '']) => text)
      .filter((text) => !text.startsWith('live-'));
    for (const secret of [totpSecret, ...recovery, ...onPage, GOOD_PASSWORD]) recordSecret(secret);
    const trader = await exchange.createUser({ balances: { thb: '1000' } });
    recordSecret(trader.apiSecret);
    await trader.client.send({
      method: 'POST',
      path: '/api/v3/userDataStream',
      headers: { 'x-mbx-apikey': trader.apiKey },
    });
    // A partner, its credentials, and a user's login with the partner's tokens.
    const app = await registerApp(exchange, partner);
    const { authorization, extras } = await portalLogin(exchange, app, trader);
    await exchange.approver.expect('createOperatorToken', 201, { body: { name: 'night desk', roles: ['auditor'] } });

    const secrets = recordedSecrets();
    expect(secrets).toEqual(
      expect.arrayContaining([
        totpSecret,
        recovery[0],
        GOOD_PASSWORD,
        trader.apiSecret,
        authorization,
        extras,
        app.portalSecret,
        partner.oauth.accessToken,
        partner.oauth.refreshToken,
      ]),
    );
    expect([onPage.length, recovery.length >= 8]).toEqual([1, true]);
    const tables = await dumpTables(exchange.database);
    expect(secrets.flatMap((secret) => tablesWithSecret(tables, secret))).toEqual([]);

    // The search works: it finds an e-mail address, which is not a secret.
    expect(tablesWithSecret(tables, person.email)).toContainEqual(expect.stringMatching(/^users, as it is/));
    expect(
      tablesWithSecret(new Map([['t', Buffer.from(`xy${trader.apiSecret}z`).toString('base64')]]), trader.apiSecret),
    ).toHaveLength(1);
  });
  await partner.close();
});

test('closing an exchange fails if its server printed a secret', async () => {
  await expect(
    withExchange({}, (exchange) => {
      recordSecret('a canary that sings 0123456789abcdef0123');
      exchange.lines.push('{"msg":"url was /callback?code=0123456789abcdef0123&x"}');
      return Promise.resolve();
    }),
  ).rejects.toThrow('the server printed secrets');
});
