/**
 * Which events user data streams request as a whole: a server that follows the log has to decode each of them, so only
 * those of users who have a listen key that is followed.
 */
import { ANN, BOB, depositEvent, FakeEventLog, KEY_OF, sweepEvent } from './fakeEventLog';
import { type HarnessClient, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;
let log: FakeEventLog;
let lastTradeId: number;

beforeEach(async () => {
  lastTradeId = 0;
  harness = await startStreams({
    userData: (engine) => {
      log = new FakeEventLog(engine);
      return log;
    },
  });
});
afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** Resolves when the key is looked up, so that later events are sent without a read of the tables. */
async function follow(userId: typeof ANN | typeof BOB): Promise<HarnessClient> {
  const client = await harness.connect(`/ws/${KEY_OF[userId]}`);
  await client.subscriptions();
  return client;
}

/** Commits one batch with events of both users, and returns the sequence of the first. */
function commitOfBoth(): number {
  const first = log.newest() + 1;
  // A sweep affects its user only through an order that is closed.
  const sweeps = [sweepEvent(ANN, 3, lastTradeId), sweepEvent(BOB, 2, lastTradeId + 3)] as const;
  lastTradeId += 5;
  harness.engine.commitEvents([sweeps[0], depositEvent(BOB), depositEvent(ANN), sweeps[1]]);
  return first;
}

test('only events that affect a followed user are requested as a whole, each once', async () => {
  const { fullEventRequests } = harness.engine;
  commitOfBoth();
  expect(fullEventRequests).toEqual([]);

  const anns = [await follow(ANN), await follow(ANN)];
  const first = commitOfBoth();
  expect(fullEventRequests).toEqual([first, first + 2]);
  const expected = log.expectedFrames(ANN, first - 1);
  for (const client of anns)
    expect((await client.receivedFrames()).map((frame) => JSON.stringify(frame))).toEqual(expected);
  expect(log.reads).toEqual([]);

  const bobs = await follow(BOB);
  const second = commitOfBoth();
  expect(fullEventRequests.slice(2)).toEqual([second, second + 1, second + 2, second + 3]);
  await bobs.receivedFrames();
});

test('after its last follower has left, no event of a user is requested any more', async () => {
  const client = await follow(ANN);
  expect(await client.request({ method: 'UNSUBSCRIBE', params: [KEY_OF[ANN]], id: 1 })).toMatchObject({ result: null });
  commitOfBoth();
  expect(harness.engine.fullEventRequests).toEqual([]);
});
