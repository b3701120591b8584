import { randomBytes } from 'node:crypto';
import { decryptSecret, encryptSecret, masterKeyIdOf, parseMasterKeys } from '../../../src/store/secrets/encryption';

const [ONE, TWO] = ['11'.repeat(32), '22'.repeat(32)];
const place = { table: 'api_keys', id: 7 };

test('what was sealed opens again, and says nothing before', () => {
  const keys = parseMasterKeys(`${ONE}\n`);
  for (const secret of ['', 'x', 'fc8fa6ef2a9e4949', 'ความลับ 🔑', randomBytes(2000).toString('base64')]) {
    const sealed = encryptSecret(keys, place, secret);
    expect(decryptSecret(keys, place, sealed)).toBe(secret);
    if (secret.length > 3) expect(Buffer.from(sealed, 'utf8').includes(secret)).toBe(false);
  }
});

test('the same secret is sealed differently each time', () => {
  const keys = parseMasterKeys(ONE);
  expect(encryptSecret(keys, place, 'secret')).not.toBe(encryptSecret(keys, place, 'secret'));
});

test('a secret opens in its own row only', () => {
  const keys = parseMasterKeys(ONE);
  const sealed = encryptSecret(keys, place, 'secret');
  expect(() => decryptSecret(keys, { ...place, id: 8 }, sealed)).toThrow();
  expect(() => decryptSecret(keys, { ...place, table: 'portal_sessions' }, sealed)).toThrow();
});

test('a changed text does not open', () => {
  const keys = parseMasterKeys(ONE);
  const sealed = encryptSecret(keys, place, 'secret');
  const at = sealed.length - 3;
  expect(() =>
    decryptSecret(keys, place, `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`),
  ).toThrow();
  expect(() => decryptSecret(keys, place, sealed.slice(0, -4))).toThrow();
  expect(() => decryptSecret(keys, place, `${masterKeyIdOf(sealed)}.`)).toThrow();
  expect(() => decryptSecret(keys, place, '')).toThrow();
});

test('while keys rotate, the first seals and both open', () => {
  const before = parseMasterKeys(ONE);
  const during = parseMasterKeys(`${TWO}\n${ONE}\n`);
  const after = parseMasterKeys(TWO);
  const [old, fresh] = [encryptSecret(before, place, 'old'), encryptSecret(during, place, 'new')];
  expect([
    decryptSecret(during, place, old),
    decryptSecret(during, place, fresh),
    decryptSecret(after, place, fresh),
  ]).toEqual(['old', 'new', 'new']);
  expect(() => decryptSecret(after, place, old)).toThrow(/no master key with id [0-9a-f]{8}/);
  expect([masterKeyIdOf(old), masterKeyIdOf(fresh)]).toEqual([before.current, after.current]);
});

test.each(['', '\n', 'x', '11'.repeat(31), `${'11'.repeat(32)}0`, 'AA'.repeat(32), `${'11'.repeat(32)}\nx`])(
  '%j is no master key file, and the error does not quote it',
  (text) => {
    expect(() => parseMasterKeys(text)).toThrow(/master key/);
    try {
      parseMasterKeys(text);
    } catch (error) {
      if (text.length > 10) expect((error as Error).message).not.toContain(text.slice(0, 10));
    }
  },
);
