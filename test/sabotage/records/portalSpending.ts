/** Faults in the limit of what an app may spend for a user. */
import type { PlantedFault } from '../plantedFault';

const decision = 'src/core/decide/createPortalOrder.ts';
const caughtBy = (name: string) => ({ file: 'test/security/portalSpending.test.ts', name });

export const PORTAL_SPENDING: readonly PlantedFault[] = [
  {
    promises: [30],
    what: 'the spending limit of an app is not enforced',
    file: decision,
    find: '  if (exceedsSpendingLimit(exchange, command, symbol.quote, timeMs))\n',
    replace: '  if (budget < 0n)\n',
    caughtBy: caughtBy('a stolen authorization spends no more than the limit'),
  },
  {
    promises: [30],
    what: 'a recovery forgets what apps have spent',
    file: 'src/store/engine/recovery.ts',
    find: '  await readPortalPurchases(connection, exchange);\n',
    replace: '',
    caughtBy: caughtBy('a restart, and revoking and authorizing the app again'),
  },
  {
    promises: [30],
    what: 'a limit that the user has set is ignored',
    file: 'src/api/handlers/portal/createPortalOrder.ts',
    find: 'deposit.session.ownSpendingLimit ?? ',
    replace: '',
    caughtBy: caughtBy('a changed limit holds from the next purchase on'),
  },
  {
    promises: [30],
    what: 'a stolen session can raise the limit',
    file: 'src/web/portal/authorizedApps.ts',
    find: 'if (amount > app.limit) {',
    replace: 'if (amount < 0n) {',
    caughtBy: { file: 'test/pages/portal/spendingLimitCode.test.ts', name: 'a stolen session cannot raise the limit' },
  },
  {
    promises: [30],
    what: 'the audit does not compare the purchases of apps with the event log',
    file: 'src/engine/audit/changedRows.ts',
    find: "  { table: PORTAL_PURCHASES, subject: 'portal_purchase', key: ['order_id'], ...byOrder },\n",
    replace: '',
    caughtBy: caughtBy('the audit finds a purchase whose row was deleted or lowered'),
  },
  {
    promises: [15],
    what: 'a warm standby and a gateway do not learn what apps spend',
    file: 'src/core/applyEvent.ts',
    find: '  exchange.recordPurchase(event);\n',
    replace: '',
    caughtBy: { file: 'test/simulation/simulation.test.ts', name: 'random histories' },
  },
];
