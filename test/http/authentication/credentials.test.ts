/**
 * Credentials that are cached by several gateways: a change at one of them applies everywhere within a second, even if
 * the message about it is lost.
 */
import { join } from 'node:path';
import { Credentials, identityCacheMs } from '../../../src/api/http/authentication/credentials';
import { loadMasterKeys } from '../../../src/foundation/secrets/encryption';
import { readConfig } from '../../../src/foundation/settings/config';
import { findApiKeyId, revokeApiKey } from '../../../src/store/identity/apiKeys';
import { deriveSecretKeys } from '../../../src/store/secrets/secretKeys';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const UNUSED = 'mysql://unused@127.0.0.1/unused';
const configOf = (environment: Readonly<Record<string, string>>) =>
  readConfig({ DATABASE_URL: UNUSED, NATS_URL: 'nats://127.0.0.1:4222', ...environment });

test.each([
  ['all', undefined, 4_000],
  ['all', '60000', 60_000],
  ['gateway', undefined, 1_000],
  ['gateway', '60000', 1_000],
  ['gateway', '300', 300],
  ['engine', undefined, 1_000],
])('with ROLE=%s and a cache of %s ms, credentials are cached for %i ms', (role, cacheMs, expected) => {
  const environment = {
    ROLE: role,
    ...(cacheMs !== undefined && { AUTHENTICATION_IDENTITY_CACHE_MS: cacheMs }),
  };
  expect(identityCacheMs(configOf(environment))).toBe(expected);
});

test('a key that is revoked at one gateway is refused at the other within a second', async () => {
  const { apiKey } = await exchange().createUser();
  const id = (await findApiKeyId(exchange().database, apiKey)) ?? 0;
  const { database, dataDir } = exchange();
  const clock = { ms: Date.now(), nowMs: () => clock.ms };
  const config = configOf({ ROLE: 'gateway' });
  const masterKeys = deriveSecretKeys(loadMasterKeys({ masterKey: '', masterKeyFile: join(dataDir, 'master.key') }));
  const newGateway = () =>
    new Credentials({ database, masterKeys, clock, identityCacheMs: identityCacheMs(config), identityCacheMax: 10 });
  const [one, other] = [newGateway(), newGateway()];
  const isRevoked = async (gateway: Credentials) => (await gateway.findApiKey(apiKey))?.revokedAtMs !== null;
  expect([await isRevoked(one), await isRevoked(other)]).toEqual([false, false]);
  clock.ms += 1;
  await revokeApiKey(database, masterKeys, { id, nowMs: clock.ms });
  one.clear();
  expect(await isRevoked(one)).toBe(true);
  clock.ms += 999;
  expect(await isRevoked(other)).toBe(true);
});
