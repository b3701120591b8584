/** Calls of one turn of the event loop go on step by step together, in groups; and who goes away before that leaves nothing behind. */
import { inStep } from '../../src/http/inStep';
import { rawSocket } from '../streams/rawSocket';
import { exchangeOfThisFile } from '../support/exchange';

const exchange = exchangeOfThisFile();
const STEPS = [1, 2, 3];

/** What each call does, in the order in which it is done. */
async function stepsOf(calls: number): Promise<string[]> {
  const done: string[] = [];
  const names = Array.from({ length: calls }, (_, call) => `call ${call}`);
  await Promise.all(
    names.map(async (name) => {
      for (const step of STEPS) {
        await (step === 1 ? inStep() : undefined);
        done.push(`${name}, step ${step}`);
      }
    }),
  );
  return done;
}

test('each step is done for all before the next, in the order in which they came', async () => {
  expect(await stepsOf(3)).toEqual(STEPS.flatMap((step) => [0, 1, 2].map((call) => `call ${call}, step ${step}`)));
});

test('a group is through before the next begins', async () => {
  const done = await stepsOf(100);
  const firsts = done.flatMap((what, at) => (what.endsWith('step 1') ? [at] : []));
  const groups = firsts.filter((at, index) => index === 0 || at !== (firsts[index - 1] ?? 0) + 1);
  expect(groups.length).toBeGreaterThan(1);
  for (const at of groups.slice(1))
    expect(done.slice(0, at).filter((what) => what.endsWith('step 3'))).toHaveLength(at / STEPS.length);
});

test('callers that are gone before their call begins are not waited for, and others are answered', async () => {
  const { port, anonymous } = exchange();
  const request = [
    'POST /api/orders/ HTTP/1.1',
    'Host: x',
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
  // The stop within it has to be one in order.
  await exchange().restart();
});
