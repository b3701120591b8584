/** The role, term and lag that a server reports. */
import { leadershipOf } from '../../src/engine/leadership';

const following = { isFollowing: true, epoch: 4, sequence: 90, lagEvents: 10, lagMs: 250.5 };

test.each([
  ['the leader', { leaseHeld: true, epoch: 5 }, undefined, ['leader', 5, 0, 0]],
  ['a leader that was a warm standby', { leaseHeld: true, epoch: 5 }, following, ['leader', 5, 0, 0]],
  ['a standby', { leaseHeld: false, epoch: 0 }, undefined, ['standby', 0, null, null]],
  ['a warm standby', { leaseHeld: false, epoch: 0 }, following, ['warm_standby', 4, 10, 250.5]],
  [
    'a warm standby that cannot follow any more',
    { leaseHeld: false, epoch: 0 },
    { ...following, isFollowing: false },
    ['standby', 4, 10, 250.5],
  ],
] as const)('%s', (_what, engine, progress, [role, epoch, lagEvents, lagMs]) => {
  expect(leadershipOf(engine, progress && { progress })).toEqual({ role, epoch, lagEvents, lagMs });
});
