/** Faults in the arithmetic of the market page. */
import type { PlantedFault } from '../plantedFault';

const caughtBy = (name: string) => ({ file: 'test/pages/market/tradingModels.test.ts', name });

export const MARKET_PAGE: readonly PlantedFault[] = [
  {
    promises: [39],
    what: 'the order form fills in more than the balance is enough for with its fee',
    file: 'src/web/market/orderAmounts.ts',
    find: 'return divideDown(budget, ONE + feeRate, PRECISION_MAX);',
    replace: 'return divideDown(budget, feeRate < ONE ? ONE : feeRate, PRECISION_MAX);',
    caughtBy: caughtBy('a budget without the fee never exceeds the budget with it'),
  },
  {
    promises: [39],
    what: 'the amount for a total is rounded up',
    file: 'src/web/market/orderAmounts.ts',
    find: 'return formatAmount(divideDown(total, price, decimals));',
    replace: 'return formatAmount(roundUp(divideDown(total, price, PRECISION_MAX), decimals));',
    caughtBy: caughtBy('an amount for a total never costs more than the total, and one step more would'),
  },
  {
    promises: [73],
    what: 'a reviewed order list is placed whatever its form has become since',
    file: 'src/usecases/orders/orderLists.ts',
    find: "    stop.stopPrice === null ? '' : formatAmount(stop.stopPrice),\n",
    replace: "    '',\n",
    caughtBy: {
      file: 'test/pages/market/ocoForm.test.ts',
      name: 'a list that was changed after the review is reviewed again',
    },
  },
  {
    promises: [73],
    what: 'the preview of an order list holds the funds of both orders',
    file: 'src/api/orders/previewOrderList.ts',
    find: 'orders.reduce((sum, { held }) => sum + held, 0n)',
    replace: 'orders.reduce((sum, { held }) => sum + held + held, 0n)',
    caughtBy: {
      file: 'test/pages/market/ocoForm.test.ts',
      name: 'a list is reviewed with what it holds, placed once per form, and cancelled as a whole',
    },
  },
];
