/** The event loop of an owner: after its end, nothing that it has scheduled runs, and nothing can be scheduled. */
import { OwnedEventLoop, pause, systemEventLoop } from '../../src/foundation/eventLoop';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

test('timers, turns and pauses of an owner end with it, and those of another owner go on', async () => {
  const server = new OwnedEventLoop(systemEventLoop);
  const [ended, other] = [new OwnedEventLoop(server), new OwnedEventLoop(server)];
  const ran: string[] = [];
  for (const [name, loop] of [
    ['ended', ended],
    ['other', other],
  ] as const) {
    loop.after(1, () => ran.push(`${name} after`));
    loop.nextTurn(() => ran.push(`${name} turn`));
    void pause(loop, 1).then(() => ran.push(`${name} pause`));
  }
  expect(ended.end()).toHaveLength(2);
  ended.after(1, () => ran.push('scheduled after the end'));
  ended.every(1, () => ran.push('repeated after the end'));
  ended.nextTurn(() => ran.push('turn after the end'));
  await settle();
  expect(ran.sort()).toEqual(['other after', 'other pause', 'other turn']);
  expect(server.end()).toEqual([]);
});

test('what a part has forgotten to end is reported by the server that contains it, and does not run', async () => {
  const server = new OwnedEventLoop(systemEventLoop);
  const part = new OwnedEventLoop(server);
  const ran: string[] = [];
  part.every(1, () => ran.push('forgotten'));
  part.after(10_000, () => ran.push('also forgotten'))();
  expect(server.end()).toEqual([expect.stringContaining("ran.push('forgotten')")]);
  await settle();
  expect(ran).toEqual([]);
});
