/** Calls of the store functions for orders of the Portal and for webhooks. */
import * as portalOrders from '../../src/store/portal/portalOrders';
import * as webhookEndpoints from '../../src/store/portal/webhookEndpoints';
import * as webhookMessages from '../../src/store/portal/webhookMessages';
import * as webhookPosition from '../../src/store/portal/webhookPosition';
import type { StoreCalls } from './callContext';
import { BUSY_USER, USUAL_USER } from './fillTables';

const PAGE = { limit: 100, offset: 0 };
const PARTNER = 5;
const POSITION = { sequence: null, sessionsThroughMs: 0 };
const UNLIMITED = { userId: undefined, fromMs: undefined, toMs: undefined, after: undefined, limit: 101 };

/** In this order: the later calls find the endpoint of the first. */
export const WEBHOOK_CALLS: StoreCalls = {
  findPortalOrder: {
    'of the partner': ({ database }) =>
      portalOrders.findPortalOrder(database, { partnerId: PARTNER, userId: undefined }, 44),
    'of the user': ({ database }) =>
      portalOrders.findPortalOrder(database, { partnerId: PARTNER, userId: USUAL_USER }, 44),
  },
  listPortalOrders: {
    'of the partner': ({ database }) => portalOrders.listPortalOrders(database, { ...UNLIMITED, partnerId: PARTNER }),
    'of the partner, a later page': ({ database, nowMs }) =>
      portalOrders.listPortalOrders(database, {
        ...UNLIMITED,
        partnerId: PARTNER,
        after: { createdAtMs: nowMs - 30 * 86_400_000, orderId: 4_000 },
      }),
    'of the partner, in a period': ({ database, nowMs }) =>
      portalOrders.listPortalOrders(database, {
        ...UNLIMITED,
        partnerId: PARTNER,
        fromMs: nowMs - 90 * 86_400_000,
        toMs: nowMs - 30 * 86_400_000,
      }),
    'of a busy user': ({ database }) =>
      portalOrders.listPortalOrders(database, { ...UNLIMITED, partnerId: PARTNER, userId: BUSY_USER }),
  },
  findPortalOrders: { some: ({ database }) => portalOrders.findPortalOrders(database, [4, 24, 44]) },
  putWebhookEndpoint: {
    one: ({ database, masterKeys, nowMs }) =>
      webhookEndpoints.putWebhookEndpoint(database, masterKeys, {
        partnerId: PARTNER,
        url: 'https://a.example/w',
        newSecret: 'whsec_AAAA',
        nowMs,
      }),
  },
  findWebhookEndpoint: { one: ({ database }) => webhookEndpoints.findWebhookEndpoint(database, PARTNER) },
  listEnabledWebhookEndpoints: {
    all: ({ database, masterKeys }) => webhookEndpoints.listEnabledWebhookEndpoints(database, masterKeys),
  },
  rotateWebhookSecret: {
    one: ({ database, masterKeys, nowMs }) =>
      webhookEndpoints.rotateWebhookSecret(database, masterKeys, {
        partnerId: PARTNER,
        newSecret: 'whsec_AAAA',
        previousExpiresAtMs: nowMs,
        nowMs,
      }),
  },
  readWebhookPosition: { one: ({ database }) => webhookPosition.readWebhookPosition(database) },
  writeWebhookMessages: {
    one: ({ database, nowMs }) =>
      webhookPosition.writeWebhookMessages(database, {
        from: POSITION,
        to: POSITION,
        messages: [
          {
            partnerId: PARTNER,
            source: 'portal_order/900000000/sent',
            subject: 'portal_order/900000000',
            type: 'portal_order.sent',
            createdAtMs: nowMs,
            // The generated messages have the sequences of a partner that had an endpoint before.
            bodyFor: () => '{}',
          },
        ],
      }),
  },
  readEventsOfTypes: {
    'a short range': ({ database }) =>
      webhookPosition.readEventsOfTypes(database, { after: 10, through: 1_000, types: ['move_withdrawal'] }),
  },
  findEndedPortalSessions: {
    'of a minute': ({ database, nowMs }) =>
      webhookPosition.findEndedPortalSessions(database, { fromMs: nowMs - 60_000, toMs: nowMs }),
  },
  findDueWebhookMessages: {
    some: ({ database, nowMs }) => webhookMessages.findDueWebhookMessages(database, PARTNER, { nowMs, limit: 16 }),
  },
  markWebhookDelivered: {
    one: ({ database, nowMs }) =>
      webhookMessages.markWebhookDelivered(database, { partnerId: PARTNER, sequence: 4, status: 204, atMs: nowMs }),
  },
  postponeWebhookMessage: {
    one: ({ database, nowMs }) =>
      webhookMessages.postponeWebhookMessage(database, {
        partnerId: PARTNER,
        sequence: 4,
        subject: 'portal_order/4',
        status: null,
        error: 'timeout',
        atMs: nowMs,
        dueAtMs: nowMs,
      }),
  },
  listWebhookMessages: {
    all: ({ database }) =>
      webhookMessages.listWebhookMessages(database, { partnerId: PARTNER, state: undefined }, PAGE),
    pending: ({ database }) =>
      webhookMessages.listWebhookMessages(database, { partnerId: PARTNER, state: 'pending' }, PAGE),
    delivered: ({ database }) =>
      webhookMessages.listWebhookMessages(database, { partnerId: PARTNER, state: 'delivered' }, PAGE),
  },
  readWebhookBacklog: { all: ({ database }) => webhookMessages.readWebhookBacklog(database) },
  replayWebhookMessages: {
    'the newest': ({ database, users }) =>
      webhookMessages.replayWebhookMessages(database, { partnerId: PARTNER, fromSequence: users - 20 }),
  },
  makeWebhookMessagesDue: { one: ({ database }) => webhookMessages.makeWebhookMessagesDue(database, PARTNER) },
  deleteExpiredWebhookMessages: {
    some: ({ database, nowMs }) => webhookMessages.deleteExpiredWebhookMessages(database, nowMs - 360 * 86_400_000),
  },
  disableWebhookEndpoint: {
    one: ({ database, nowMs }) => webhookEndpoints.disableWebhookEndpoint(database, PARTNER, { by: 'operator', nowMs }),
  },
};
