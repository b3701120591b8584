/** Encryption of secrets at rest. */
import { randomBytes } from 'node:crypto';
import {
  decryptSecret,
  decryptSecretOfAnyFormat,
  encryptSecret,
  isBoundSecret,
  masterKeyIdOf,
  parseMasterKeys,
} from '../../../src/foundation/secrets/encryption';

const [ONE, TWO] = ['11'.repeat(32), '22'.repeat(32)];
const location = { table: 'api_keys', id: 7, bound: { user_id: '3', permissions: 'user_read', expires_at_ms: null } };
/** Written by a version from before migration 027, with the key ONE. */
const OLD_FORMAT = 'b4bc2f02.GOJ_WIYp0j1lRUgim9lnUtS_gmKRCZqsdymDutJIlPkULw0O_Lw';

test('an encrypted secret can be decrypted, and does not contain the plain text', () => {
  const keys = parseMasterKeys(`${ONE}\n`);
  for (const secret of ['', 'x', 'fc8fa6ef2a9e4949', 'ความลับ 🔑', randomBytes(2000).toString('base64')]) {
    const encrypted = encryptSecret(keys, location, secret);
    expect(decryptSecret(keys, location, encrypted)).toBe(secret);
    if (secret.length > 3) expect(Buffer.from(encrypted, 'utf8').includes(secret)).toBe(false);
  }
});

test('the same secret is encrypted differently each time', () => {
  const keys = parseMasterKeys(ONE);
  expect(encryptSecret(keys, location, 'secret')).not.toBe(encryptSecret(keys, location, 'secret'));
});

test('a secret can only be decrypted in its own row', () => {
  const keys = parseMasterKeys(ONE);
  const encrypted = encryptSecret(keys, location, 'secret');
  expect(() => decryptSecret(keys, { ...location, id: 8 }, encrypted)).toThrow();
  expect(() => decryptSecret(keys, { ...location, table: 'portal_sessions' }, encrypted)).toThrow();
});

test.each([{ user_id: '4' }, { permissions: 'user_read,withdrawal_create' }, { expires_at_ms: '1900000000000' }])(
  'a secret cannot be decrypted after its row was changed to %j',
  (change) => {
    const keys = parseMasterKeys(ONE);
    const encrypted = encryptSecret(keys, location, 'secret');
    const changed = { ...location, bound: { ...location.bound, ...change } };
    expect(() => decryptSecret(keys, changed, encrypted)).toThrow(
      /^row 7 of api_keys: the secret was not encrypted for/,
    );
  },
);

test('a secret in the format of older versions, which binds no columns, is only readable for the upgrade', () => {
  const keys = parseMasterKeys(ONE);
  expect(decryptSecretOfAnyFormat(keys, location, OLD_FORMAT)).toBe('old secret');
  expect(() => decryptSecret(keys, location, OLD_FORMAT)).toThrow(/not bound to its row/);
  expect([isBoundSecret(OLD_FORMAT), isBoundSecret(encryptSecret(keys, location, 'x'))]).toEqual([false, true]);
});

test('a changed text cannot be decrypted', () => {
  const keys = parseMasterKeys(ONE);
  const encrypted = encryptSecret(keys, location, 'secret');
  const at = encrypted.length - 3;
  expect(() =>
    decryptSecret(
      keys,
      location,
      `${encrypted.slice(0, at)}${encrypted[at] === 'A' ? 'B' : 'A'}${encrypted.slice(at + 1)}`,
    ),
  ).toThrow();
  expect(() => decryptSecret(keys, location, encrypted.slice(0, -4))).toThrow();
  expect(() => decryptSecret(keys, location, `${masterKeyIdOf(encrypted)}.`)).toThrow();
  expect(() => decryptSecret(keys, location, '')).toThrow();
});

test('during a key rotation, the first key encrypts and both decrypt', () => {
  const before = parseMasterKeys(ONE);
  const during = parseMasterKeys(`${TWO}\n${ONE}\n`);
  const after = parseMasterKeys(TWO);
  const [old, fresh] = [encryptSecret(before, location, 'old'), encryptSecret(during, location, 'new')];
  expect([
    decryptSecret(during, location, old),
    decryptSecret(during, location, fresh),
    decryptSecret(after, location, fresh),
  ]).toEqual(['old', 'new', 'new']);
  expect(() => decryptSecret(after, location, old)).toThrow(/no master key with id [0-9a-f]{8}/);
  expect([masterKeyIdOf(old), masterKeyIdOf(fresh)]).toEqual([before.current, after.current]);
});

test.each(['', '\n', 'x', '11'.repeat(31), `${'11'.repeat(32)}0`, 'AA'.repeat(32), `${'11'.repeat(32)}\nx`])(
  '%j is rejected as a master key file, and the error does not quote it',
  (text) => {
    expect(() => parseMasterKeys(text)).toThrow(/master key/);
    try {
      parseMasterKeys(text);
    } catch (error) {
      if (text.length > 10) expect((error as Error).message).not.toContain(text.slice(0, 10));
    }
  },
);
