/** Whose Portal orders a caller may read: an app all of its own, a user's authorization those of this user and app. */
import type { PortalOrderOwner } from '../../store/portal/portalOrders';
import type { PartnerCaller, PortalCaller } from '../callers';

export function portalOrderOwner(caller: PartnerCaller | PortalCaller): PortalOrderOwner {
  const { partnerId } = caller;
  return { partnerId, userId: caller.kind === 'portal' ? caller.userId : undefined };
}
