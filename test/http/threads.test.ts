/** Work that takes long is done by threads, with a queue that refuses when it is full. */
import { deflateSync } from 'node:zlib';
import { exchangeOfThisFile } from '../support/exchange';
import { pdfDocument, pngDocument } from '../support/identityDocuments';
import { PageClient } from '../support/pageClient';

const exchange = exchangeOfThisFile({ environment: { THREADS_MAX: '1', THREADS_JOBS_WAITING_MAX: '1' } });
const AT_ONCE = 12;
/** What is refused is chance; all of it is seen in the first ones. */
const ROUNDS_MAX = 20;

/** Both work in the one thread, so that they are refused together. The first ones wait until the thread has started. */
test('searches and documents wait for the same threads, and get 503 when the queue is full', async () => {
  const user = await exchange().createUser({ level: 'level_0' });
  const search = async () => (await new PageClient(() => exchange().baseUrl).send('/docs/search?q=order')).status;
  const upload = async () => {
    const body = { document_type: 'selfie' as const, content: pdfDocument().toString('base64') };
    return (await user.client.call('uploadIdentityDocument', { body })).status;
  };
  const seen = new Set<string>();
  const expected = ['search 200', 'search 503', 'upload 201', 'upload 503'];
  for (let round = 0; round < ROUNDS_MAX && !expected.every((outcome) => seen.has(outcome)); round += 1) {
    const requests = Array.from({ length: AT_ONCE }, () => [
      search().then((status) => `search ${status}`),
      upload().then((status) => `upload ${status}`),
    ]);
    for (const outcome of await Promise.all(requests.flat())) {
      // The user has a limit of uploads.
      if (outcome !== 'upload 422') expect(expected).toContain(outcome);
      seen.add(outcome);
    }
  }
  expect(expected.filter((outcome) => !seen.has(outcome))).toEqual([]);
});

test('refused documents count: their user can send as many as are accepted, and then none', async () => {
  const user = await exchange().createUser({ level: 'level_0' });
  const upload = (content: Buffer) =>
    user.client.call('uploadIdentityDocument', {
      body: { document_type: 'selfie', content: content.toString('base64') },
    });
  const damaged = pngDocument({ width: 10, height: 10, data: deflateSync(Buffer.alloc(1_000)) });
  const codes: string[] = [];
  for (let sent = 0; sent < 22; sent += 1) {
    const { body } = await upload(damaged);
    codes.push('code' in body ? body.code : 'none');
  }
  expect(codes.slice(0, 20)).toEqual(new Array(20).fill('INVALID_DOCUMENT'));
  expect(codes.slice(20)).toEqual(new Array(2).fill('IDENTITY_DOCUMENT_LIMIT'));
  expect((await upload(pngDocument())).status).toBe(422);
});
