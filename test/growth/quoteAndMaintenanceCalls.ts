/** Calls of the store functions for quotes of the Portal and for maintenance windows. */
import * as maintenance from '../../src/store/operations/maintenanceWindows';
import * as quotes from '../../src/store/portal/portalQuotes';
import type { StoreCalls } from './callContext';

const PAGE = { limit: 100, offset: 0 };

export const QUOTE_AND_MAINTENANCE_CALLS: StoreCalls = {
  countValidQuotesLocked: {
    one: ({ database, nowMs }) =>
      quotes.countValidQuotesLocked(database, database, { userId: 7, partnerId: 3, nowMs: nowMs - 1_000 }),
  },
  insertPortalQuote: {
    one: ({ database, nowMs }) =>
      quotes.insertPortalQuote(database, database, {
        ...{ id: String(Math.random()).padEnd(22, '0').slice(0, 22), partnerId: 3, userId: 7, symbol: 'btc_thb' },
        ...{ budget: 1n, price: 1n, quantity: 1n, withdrawalFee: 0n, createdAtMs: nowMs, expiresAtMs: nowMs + 1_000 },
      }),
  },
  findPortalQuote: { one: ({ database }) => quotes.findPortalQuote(database, 'q'.padEnd(22, '0')) },
  deleteOldPortalQuotes: {
    none: ({ database }) => quotes.deleteOldPortalQuotes(database, 1),
    many: ({ database, nowMs }) => quotes.deleteOldPortalQuotes(database, nowMs + 86_400_000),
  },
  insertMaintenanceWindow: {
    one: ({ database, nowMs }) =>
      maintenance.insertMaintenanceWindow(database, {
        ...{ parts: ['trading'], startsAtMs: nowMs, endsAtMs: nowMs + 1_000, messageEn: 'x', messageTh: 'x' },
        ...{ createdBy: 1, createdAtMs: nowMs },
      }),
  },
  findMaintenanceWindow: { one: ({ database }) => maintenance.findMaintenanceWindow(database, 1) },
  listCurrentMaintenance: { all: ({ database, nowMs }) => maintenance.listCurrentMaintenance(database, nowMs, 100) },
  listMaintenanceWindows: { all: ({ database }) => maintenance.listMaintenanceWindows(database, PAGE) },
  countMaintenanceWindows: { all: ({ database }) => maintenance.countMaintenanceWindows(database) },
  endMaintenanceWindow: {
    one: ({ database, nowMs }) => maintenance.endMaintenanceWindow(database, 1, { operatorId: 1, nowMs }),
  },
};
