/**
 * Requests of one event-loop iteration are processed stage by stage, in batches. Clients that disconnect early leave
 * nothing behind.
 */

import { RequestBatching } from '../../../src/api/http/calls/requestBatching';
import { systemEventLoop } from '../../../src/foundation/eventLoop';
import { rawSocket } from '../../streams/rawSocket';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const STAGES = [1, 2, 3];

/** The stages of that many requests of one iteration, in the order in which they run. */
async function stagesOf(requests: number): Promise<string[]> {
  const batching = new RequestBatching(systemEventLoop);
  const done: string[] = [];
  const names = Array.from({ length: requests }, (_, index) => `request ${index}`);
  await Promise.all(
    names.map(async (name) => {
      for (const stage of STAGES) {
        await (stage === 1 ? batching.nextRequestBatch() : undefined);
        done.push(`${name}, stage ${stage}`);
      }
    }),
  );
  return done;
}

test('each stage runs for all requests before the next stage, in the order of arrival', async () => {
  expect(await stagesOf(3)).toEqual(
    STAGES.flatMap((stage) => [0, 1, 2].map((index) => `request ${index}, stage ${stage}`)),
  );
});

test('one batch ends before the next begins', async () => {
  const done = await stagesOf(100);
  const firsts = done.flatMap((what, at) => (what.endsWith('stage 1') ? [at] : []));
  const batches = firsts.filter((at, index) => index === 0 || at !== (firsts[index - 1] ?? 0) + 1);
  expect(batches.length).toBeGreaterThan(1);
  for (const at of batches.slice(1))
    expect(done.slice(0, at).filter((what) => what.endsWith('stage 3'))).toHaveLength(at / STAGES.length);
});

test('clients that disconnect before their request starts do not block others', async () => {
  const { port, anonymous } = exchange();
  const request = [
    'POST /api/orders/ HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 2',
    '',
    '{}',
  ].join('\r\n');
  const gone = Array.from({ length: 200 }, () => rawSocket(port));
  for (const { socket, write } of gone) {
    socket.on('connect', () => {
      write(request);
      socket.resetAndDestroy();
    });
  }
  await Promise.all(gone.map(({ ended }) => ended));
  await anonymous.expect('getTime', 200);
  // Restarting requires an orderly shutdown.
  await exchange().restart();
});
