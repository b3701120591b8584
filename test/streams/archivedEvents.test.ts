/**
 * A follower that reads so slowly that its next events are archived must not skip the gap. The stream server is real;
 * the log is a list.
 */
import { ANN, depositEvent, FakeEventLog, KEY_OF } from './fakeEventLog';
import { startStreams } from './streamServerHarness';

test('a follower whose next events were archived is closed, and cannot resume across the gap', async () => {
  let log: FakeEventLog | undefined;
  const harness = await startStreams({
    userData: (engine) => {
      log = new FakeEventLog(engine);
      return log;
    },
  });
  const held = log as unknown as FakeEventLog;
  for (let count = 0; count < 30; count += 1) harness.engine.commitEvents([depositEvent(ANN)]);
  held.hold = async () => {
    if (held.reads.length > 1) held.archived = 20;
  };
  const slow = await harness.connect(`/ws/${KEY_OF[ANN]}?from=0`);
  expect(await slow.closed).toEqual({ code: 1013, reason: 'the events that come next were archived' });
  await expect(harness.connect(`/ws/${KEY_OF[ANN]}?from=19`)).rejects.toThrow('410');
  const resumed = await harness.connect(`/ws/${KEY_OF[ANN]}?from=20`);
  for (const frame of held.expectedFrames(ANN, 20)) expect(JSON.stringify(await resumed.next())).toBe(frame);
  expect(await resumed.receivedFrames()).toEqual([]);
  await harness.stop();
});
