/** The exchange's timers for connections that cancel orders when they close. */

import type { ConnectionTimerSource } from '../../api/streams/userData/connectionTimerSource';
import type { UserDataSource } from '../../api/streams/userData/userDataSource';
import { assert } from '../../core/values/assert';
import type { Engine } from '../../engine/types';
import { findListenKeyPermissions } from '../../store/identity/listenKeyPermissions';
import { isCancelTimerRunning } from '../../store/trading/cancelTimers';
import type { Preparation } from './preparation';

export function connectionTimerSource(
  engine: Engine,
  { database, masterKeys }: Preparation,
  { activeKeys }: Pick<UserDataSource, 'activeKeys'>,
): ConnectionTimerSource {
  return {
    async rightsOf(hash) {
      const userId = (await activeKeys([hash])).get(hash);
      if (userId === undefined) return undefined;
      const permissions = await findListenKeyPermissions(database, masterKeys, hash);
      // A key without an API key is that of a session, and a signed-in user may cancel orders.
      return { userId, mayCancelOrders: permissions === undefined || permissions.includes('order_cancel') };
    },
    isRunning: (userId, scope) => isCancelTimerRunning(database, userId, scope),
    async setTimer(userId, scope, afterMs) {
      const { refusal } = await engine.execute({
        type: 'set_cancel_timer',
        idempotencyKeys: [],
        trader: { userId, feeTier: 0, level: 'level_0', ip: '' },
        scope,
        afterMs,
      });
      assert(refusal === null, () => `the timer ${scope} was refused: ${refusal?.code}`);
    },
  };
}
