/** A wrong master key stops the start of the server; a second key in the file allows a rotation. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withExchange } from '../../support/exchange';

const newKey = () => randomBytes(32).toString('hex');

test('the server does not start with a wrong master key, and the error message contains no key', () =>
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

test('during a key rotation, old credentials still work and new ones are encrypted with the new key', () =>
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

test('secrets that were swapped between two rows are refused like wrong credentials', () =>
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
    const forged = exchange.anonymous.withCredentials({ kind: 'key', apiKey: alice.apiKey, apiSecret: bob.apiSecret });
    for (const client of [alice.client, forged])
      expect((await client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
    await exchange.database('api_keys').where('api_key', alice.apiKey).update({ sealed_secret: ofAlice });
    await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  }));
