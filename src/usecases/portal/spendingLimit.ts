/**
 * Determines the amount that an app may spend for a user in any 24 hours: the user's own limit, or else the limit of
 * the settings.
 */
import { type Amount, amountFrom } from '../../core/values/decimal';
import { findSpendingLimit } from '../../store/portal/spendingLimits';
import type { PortalServices } from './portalServices';

export async function spendingLimitOf(
  { database, masterKeys, config }: Pick<PortalServices, 'database' | 'masterKeys' | 'config'>,
  userId: number,
  partnerId: number,
): Promise<Amount> {
  return (await findSpendingLimit({ database, masterKeys }, userId, partnerId)) ?? defaultSpendingLimit({ config });
}

export function defaultSpendingLimit({ config }: Pick<PortalServices, 'config'>): Amount {
  return amountFrom(String(config.portal.spendingLimit));
}
