import { randomBytes } from 'node:crypto';
import { open, readMasterKeys, seal, sealedKeyId } from '../../src/store/sealed';

const [ONE, TWO] = ['11'.repeat(32), '22'.repeat(32)];
const place = { table: 'api_keys', id: 7 };

test('what was sealed opens again, and says nothing before', () => {
  const keys = readMasterKeys(`${ONE}\n`);
  for (const secret of ['', 'x', 'fc8fa6ef2a9e4949', 'ความลับ 🔑', randomBytes(2000).toString('base64')]) {
    const sealed = seal(keys, place, secret);
    expect(open(keys, place, sealed)).toBe(secret);
    if (secret.length > 3) expect(Buffer.from(sealed, 'utf8').includes(secret)).toBe(false);
  }
});

test('the same secret is sealed differently each time', () => {
  const keys = readMasterKeys(ONE);
  expect(seal(keys, place, 'secret')).not.toBe(seal(keys, place, 'secret'));
});

test('a secret opens in its own row only', () => {
  const keys = readMasterKeys(ONE);
  const sealed = seal(keys, place, 'secret');
  expect(() => open(keys, { ...place, id: 8 }, sealed)).toThrow();
  expect(() => open(keys, { ...place, table: 'portal_sessions' }, sealed)).toThrow();
});

test('a changed text does not open', () => {
  const keys = readMasterKeys(ONE);
  const sealed = seal(keys, place, 'secret');
  const at = sealed.length - 3;
  expect(() =>
    open(keys, place, `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`),
  ).toThrow();
  expect(() => open(keys, place, sealed.slice(0, -4))).toThrow();
  expect(() => open(keys, place, `${sealedKeyId(sealed)}.`)).toThrow();
  expect(() => open(keys, place, '')).toThrow();
});

test('while keys rotate, the first seals and both open', () => {
  const before = readMasterKeys(ONE);
  const during = readMasterKeys(`${TWO}\n${ONE}\n`);
  const after = readMasterKeys(TWO);
  const [old, fresh] = [seal(before, place, 'old'), seal(during, place, 'new')];
  expect([open(during, place, old), open(during, place, fresh), open(after, place, fresh)]).toEqual([
    'old',
    'new',
    'new',
  ]);
  expect(() => open(after, place, old)).toThrow(/no master key with id [0-9a-f]{8}/);
  expect([sealedKeyId(old), sealedKeyId(fresh)]).toEqual([before.current, after.current]);
});

test.each(['', '\n', 'x', '11'.repeat(31), `${'11'.repeat(32)}0`, 'AA'.repeat(32), `${'11'.repeat(32)}\nx`])(
  '%j is no master key file, and the error does not quote it',
  (text) => {
    expect(() => readMasterKeys(text)).toThrow(/master key/);
    try {
      readMasterKeys(text);
    } catch (error) {
      if (text.length > 10) expect((error as Error).message).not.toContain(text.slice(0, 10));
    }
  },
);
