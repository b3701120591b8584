/**
 * Whoever gets hold of the database gets nothing that opens a door (promise 33): no password, secret, token, code or cookie that the
 * exchange ever gave or was given stands in any table, in any encoding. What the server prints is judged wherever an exchange is closed.
 */
import { Authenticator } from '../support/authenticator';
import { withExchange } from '../support/exchange';
import { codesOn, FACTOR_PATH } from '../support/guardedPerson';
import { GOOD_PASSWORD, signUpSomebody } from '../support/pageClient';
import { startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';
import { notedSecrets, noteSecret } from '../support/secrets';

const ENCODINGS: Readonly<Record<string, (secret: Buffer) => readonly string[]>> = {
  'as it is': (secret) => [secret.toString('latin1')],
  reversed: (secret) => [Buffer.from(secret).reverse().toString('latin1')],
  hexadecimal: (secret) => [secret.toString('hex'), secret.toString('hex').toUpperCase()],
  // Wherever it begins within a group of three bytes, the middle of its base64 is one of three texts.
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

/** Every cell of every table, byte for byte. */
async function dump(
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

function found(tables: ReadonlyMap<string, string>, secret: string): string[] {
  return [...tables].flatMap(([table, text]) =>
    Object.entries(ENCODINGS)
      .filter(([, encode]) => encode(Buffer.from(secret)).some((form) => form.length >= 8 && text.includes(form)))
      .map(([encoding]) => `${table}, ${encoding}: ${secret.slice(0, 6)}...`),
  );
}

test('a dump of the database holds no secret, in no encoding', async () => {
  const partner = await startFakePartner();
  await withExchange({}, async (exchange) => {
    // An account with a second factor, a key made on a page, a key made by an operator, a listen key.
    const person = await signUpSomebody(() => exchange.baseUrl);
    const setUp = await (await person.browser.open(FACTOR_PATH)).submit(`${FACTOR_PATH}/start`, {
      password: GOOD_PASSWORD,
    });
    const totpSecret = (/<code class="secret">([A-Z2-7 ]+)<\/code>/.exec(setUp.answer.text)?.[1] ?? '').replaceAll(
      ' ',
      '',
    );
    const recovery = codesOn(
      await setUp.submit(`${FACTOR_PATH}/confirm`, { code: new Authenticator(totpSecret, () => Date.now()).code() }),
    );
    const keys = await person.browser.open('/account/api-keys/new');
    const made = await keys.submit('/account/api-keys/new', {
      label: 'bot',
      permissions: ['user_read'],
      code: recovery[0] ?? '',
    });
    const onPage = [...made.answer.text.matchAll(/<code[^>]*>([0-9A-Za-z_-]{32,})<\/code>/g)]
      .map(([, text = '']) => text)
      .filter((text) => !text.startsWith('live-'));
    for (const secret of [totpSecret, ...recovery, ...onPage, GOOD_PASSWORD]) noteSecret(secret);
    const trader = await exchange.createUser({ balances: { thb: '1000' } });
    noteSecret(trader.apiSecret);
    await trader.client.send({
      method: 'POST',
      path: '/api/v3/userDataStream',
      headers: { 'x-mbx-apikey': trader.apiKey },
    });
    // A partner, its credentials, and a user's login with the partner's tokens.
    const app = await registerApp(exchange, partner);
    const { authorization, extras } = await portalLogin(exchange, app, trader);
    await exchange.approver.expect('createOperatorToken', 201, { body: { name: 'night desk', role: 'viewer' } });

    const secrets = notedSecrets();
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
    const tables = await dump(exchange.database);
    expect(secrets.flatMap((secret) => found(tables, secret))).toEqual([]);

    // The search finds what is there: an e-mail address is no secret, and stands in a table.
    expect(found(tables, person.email)).toEqual([expect.stringMatching(/^users, as it is/)]);
    expect(
      found(new Map([['t', Buffer.from(`xy${trader.apiSecret}z`).toString('base64')]]), trader.apiSecret),
    ).toHaveLength(1);
  });
  await partner.close();
});

test('an exchange whose server printed a secret cannot be closed in peace', async () => {
  await expect(
    withExchange({}, (exchange) => {
      noteSecret('a canary that sings 0123456789abcdef0123');
      exchange.lines.push('{"msg":"url was /callback?code=0123456789abcdef0123&x"}');
      return Promise.resolve();
    }),
  ).rejects.toThrow('the server printed secrets');
});
