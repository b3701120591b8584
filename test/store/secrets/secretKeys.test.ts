/** Keyed hashes of tokens, and the keys that are derived from the master key. */
import { parseMasterKeys } from '../../../src/foundation/secrets/encryption';
import { hashToken } from '../../../src/foundation/secrets/tokens';
import { deriveSecretKeys, isKeyedHash, keyedHash } from '../../../src/store/secrets/secretKeys';

const keys = deriveSecretKeys(parseMasterKeys('11'.repeat(32)));
const others = deriveSecretKeys(parseMasterKeys('22'.repeat(32)));

test('a hash cannot be computed without the key, and belongs to its purpose', () => {
  const hash = hashToken('token');
  const stored = keyedHash(keys, 'session/7', hash);
  expect(keyedHash(keys, 'session/7', hash)).toBe(stored);
  expect([keyedHash(others, 'session/7', hash), keyedHash(keys, 'session/8', hash)]).not.toContain(stored);
  expect([isKeyedHash(stored), isKeyedHash(hash)]).toEqual([true, false]);
});

test('the derived keys differ from each other and from the master key', () => {
  const texts = [keys.tokenKey, keys.actionKey].map((key) => key.export().toString('hex'));
  expect(new Set([...texts, '11'.repeat(32)]).size).toBe(3);
});
