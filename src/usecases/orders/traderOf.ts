/** The user for whom a command is executed. */
import type { Trader } from '../../core/model/commands';
import type { KeyCaller, PortalCaller } from '../callers';

export function traderOf({ caller, ip }: { readonly caller: KeyCaller | PortalCaller; readonly ip: string }): Trader {
  const { userId, feeTier, level, state } = caller;
  return { userId, feeTier, level, state, ip };
}
