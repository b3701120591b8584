/** On whose behalf a command is sent. */
import type { Trader } from '../core/commands';
import type { Context, KeyCaller, PortalCaller } from './context';

export function traderOf({ caller, ip }: Context<KeyCaller> | Context<PortalCaller>): Trader {
  const { userId, feeTier, level } = caller;
  return { userId, feeTier, level, ip };
}
