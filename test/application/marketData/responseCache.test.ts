/** The cache of public responses, which are rendered once per version. */
import { serialize, VersionedCache } from '../../../src/usecases/responseCache';

test('concurrent requests for one version share one rendering, and the next version is rendered again', async () => {
  const shared = new VersionedCache<{ readonly n: number }>(4);
  let made = 0;
  const make = async () => {
    made += 1;
    return { n: made };
  };
  const bodies = await Promise.all([
    shared.get('a', '1', make),
    shared.get('a', '1', make),
    shared.get('b', '1', make),
  ]);
  expect(bodies).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(await shared.get('a', '2', make)).toEqual({ n: 3 });
  expect(await shared.get('a', '2', make)).toBe(await shared.get('a', '2', make));
});

test('a failed rendering is repeated by the next request', async () => {
  const shared = new VersionedCache<object>(4);
  await expect(shared.get('a', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await shared.get('a', '1', () => ({ now: 'there' }))).toEqual({ now: 'there' });
});

test('a late failure does not remove a newer entry', async () => {
  const shared = new VersionedCache<object>(4);
  let fail = (_error: Error): void => undefined;
  const late = shared.get('a', '1', () => new Promise((_resolve, reject) => (fail = reject)));
  const newer = await shared.get('a', '2', () => ({ version: 2 }));
  fail(new Error('late'));
  await expect(late).rejects.toThrow('late');
  expect(await shared.get('a', '2', () => ({ version: 'again' }))).toBe(newer);
});

test('the number of entries is bounded', async () => {
  const shared = new VersionedCache<{ readonly key: string }>(2);
  const first = await shared.get('a', '1', () => ({ key: 'a' }));
  await shared.get('b', '1', () => ({ key: 'b' }));
  expect(await shared.get('a', '1', () => ({ key: 'a' }))).toBe(first);
  await shared.get('c', '1', () => ({ key: 'c' }));
  expect(await shared.get('a', '1', () => ({ key: 'a' }))).not.toBe(first);
});

test('a cached body is serialized once, any other body each time', async () => {
  let written = 0;
  const counting = () => ({ toJSON: () => ({ written: (written += 1) }) });
  const body = await new VersionedCache(1).get('a', '1', counting);
  expect([serialize(body), serialize(body), written]).toEqual(['{"written":1}', '{"written":1}', 1]);
  const own = counting();
  expect([serialize(own), serialize(own)]).toEqual(['{"written":2}', '{"written":3}']);
  expect([serialize([]), serialize('text'), serialize(null)]).toEqual(['[]', '"text"', 'null']);
});
