/** Faults in forms and lists: something happens twice, differently from what was typed or shown, or is left out. */
import type { PlantedFault } from '../plantedFault';

export const PAGES: readonly PlantedFault[] = [
  {
    promises: [77],
    what: 'a form that is sent twice is processed twice',
    file: 'src/web/framework/formAnswers.ts',
    find: 'if (known !== undefined) return known;',
    replace: 'if (known !== undefined) return (await process()).response;',
    caughtBy: {
      file: 'test/pages/framework/sentTwice.test.ts',
      name: 'of operators is answered the same, and what it makes is made once',
    },
  },
  {
    promises: [77],
    what: 'a decimal comma is taken for one that separates groups',
    file: 'src/web/framework/typedNumber.ts',
    find: 'PLAIN.exec(text) ?? GROUPED.exec(text) ?? DECIMAL_COMMA.exec(text) ?? []',
    replace: "PLAIN.exec(text.replaceAll(',', '')) ?? []",
    caughtBy: { file: 'test/pages/typedNumber.test.ts', name: 'no text is read as a number that nobody could mean' },
  },
  {
    promises: [77],
    what: 'a CSV file repeats rows while rows are added',
    file: 'src/web/framework/rowsOnce.ts',
    find: 'page.slice(last + 1, last + 1 + rowsMax - returned.size)',
    replace: 'page.slice(offset === 0 ? 0 : 1, rowsMax)',
    caughtBy: { file: 'test/pages/framework/rowsOnce.test.ts', name: 'rows are returned once, and all that stay' },
  },
  {
    promises: [77],
    what: 'the CSV file takes trades of two markets with the same id for one',
    file: 'src/web/history/historyEntries.ts',
    find: '[Number(sequence), Number(id), isMaker',
    replace: '[Number(id), isMaker',
    caughtBy: { file: 'test/pages/framework/listPages.test.ts', name: 'has every trade' },
  },
  {
    promises: [77],
    what: 'the next page of a list is counted from its start',
    file: 'src/web/framework/listPages.ts',
    find: 'edge === undefined ? undefined : await findPage(options, edge, start)',
    replace: 'edge === undefined ? undefined : undefined',
    caughtBy: {
      file: 'test/pages/framework/listPages.test.ts',
      name: 'the history of a user goes on behind the last row',
    },
  },
  {
    promises: [30],
    what: 'a user who is frozen while the partner is asked still buys',
    file: 'src/api/handlers/portal/createPortalOrder.ts',
    find: 'trader: { ...traderOf(context), ...deposit.session.user },',
    replace: 'trader: traderOf(context),',
    caughtBy: {
      file: 'test/security/userStates.test.ts',
      name: 'while the partner is asked for the address buys nothing',
    },
  },
  {
    promises: [77],
    what: 'an order is replaced although something else is left of it than the request expects',
    file: 'src/core/decide/findOwnOrder.ts',
    find: '(expected?.remaining ?? remaining) === remaining',
    replace: 'true',
    caughtBy: { file: 'test/handlers/trading/replaceOrder.test.ts', name: 'something else is left' },
  },
  {
    promises: [77],
    what: 'the form that changes an order ignores that the order has changed',
    file: 'src/web/market/manageOrders.ts',
    find: "if (request.form.text('based_on') !== formatAmount(order.quantity))",
    replace: 'if (false)',
    caughtBy: { file: 'test/pages/market/marketOrders.test.ts', name: 'invalid changes are explained' },
  },
];
