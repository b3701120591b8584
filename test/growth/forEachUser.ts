/** The same call of the store for a user with many rows and for a usual one. */
import type { CallContext, StoreCall } from './callContext';
import { BUSY_USER, USUAL_USER } from './fillTables';

const USERS_BY_SIZE = { busy: BUSY_USER, usual: USUAL_USER } as const;

export function forEachUser(
  description: string,
  call: (userId: number, context: CallContext) => Promise<unknown>,
): Record<string, StoreCall> {
  return Object.fromEntries(
    Object.entries(USERS_BY_SIZE).map(([size, userId]) => [
      `${description}, ${size} user`.replace(/^, /, ''),
      (context: CallContext) => call(userId, context),
    ]),
  );
}
