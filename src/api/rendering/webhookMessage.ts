/** Renders the bodies of webhook messages (`webhooks` in spec/partner.openapi.yaml). */

import { formatTime } from '../../foundation/times';
import type { MessageFacts, MessageRendering } from '../../usecases/portal/webhooks/webhookWriter';
import { renderPortalOrderRecord } from './portalOrder';

export const webhookMessages: MessageRendering = {
  portalOrder: (order, facts) => messageText(facts, renderPortalOrderRecord(order)),
  endedSession: ({ id, userId, endedAtMs, reason }, facts) =>
    messageText(facts, { session_id: id, user_id: userId, reason, ended_at: formatTime(endedAtMs) }),
};

function messageText({ type, timeMs, sequence }: MessageFacts, data: object): string {
  return JSON.stringify({ type, timestamp: formatTime(timeMs), sequence, data });
}
