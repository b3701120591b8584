/** A master key that does not open what is sealed must stop the boot; a second one in the file is a rotation. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withExchange } from '../../support/exchange';

const newKey = () => randomBytes(32).toString('hex');

test('a wrong master key is noticed before the door opens, in one line without any key', () =>
  withExchange({}, async (exchange) => {
    const file = join(exchange.dataDir, 'master.key');
    const right = readFileSync(file, 'utf8');
    await exchange.createUser();
    await exchange.stop();
    const wrong = newKey();
    writeFileSync(file, wrong);
    const failure = await exchange.restart().then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(failure).toMatch(
      /api_keys contains secrets encrypted with master key [0-9a-f]{8}, which is not in the master key file/,
    );
    for (const key of [wrong, right.trim()]) expect(failure).not.toContain(key);
    writeFileSync(file, right);
    await exchange.restart();
  }));

test('while keys rotate, old credentials work on and new ones are sealed under the new key', () =>
  withExchange({}, async (exchange) => {
    const file = join(exchange.dataDir, 'master.key');
    const old = readFileSync(file, 'utf8').trim();
    const alice = await exchange.createUser();
    await exchange.stop();
    writeFileSync(file, `${newKey()}\n${old}\n`);
    await exchange.restart();
    const bob = await exchange.createUser();
    for (const user of [alice, bob])
      expect((await user.client.expect('getUser', 200, { path: { userid: 'me' } })).id).toBe(user.id);
    const rows: { sealed_secret: string }[] = await exchange.database('api_keys').select('sealed_secret');
    expect(new Set(rows.map(({ sealed_secret: sealed }) => sealed.slice(0, 8))).size).toBe(2);
  }));

test('two rows whose secrets were swapped open for nobody', () =>
  withExchange({ environment: { AUTHENTICATION_IDENTITY_CACHE_MS: '0' } }, async (exchange) => {
    const [alice, bob] = [await exchange.createUser(), await exchange.createUser()];
    const secretOf = async (user: { apiKey: string }) =>
      (
        (await exchange.database('api_keys').where('api_key', user.apiKey).first('sealed_secret')) as {
          sealed_secret: string;
        }
      ).sealed_secret;
    const [ofAlice, ofBob] = [await secretOf(alice), await secretOf(bob)];
    await exchange.database('api_keys').where('api_key', alice.apiKey).update({ sealed_secret: ofBob });
    const forged = exchange.anonymous.as({ kind: 'key', apiKey: alice.apiKey, apiSecret: bob.apiSecret });
    for (const client of [alice.client, forged])
      expect((await client.call('getUser', { path: { userid: 'me' } })).status).toBe(500);
    await exchange.database('api_keys').where('api_key', alice.apiKey).update({ sealed_secret: ofAlice });
    await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  }));
