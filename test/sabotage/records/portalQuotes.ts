/** Faults in quotes of the Portal, and in closing networks. */
import type { PlantedFault } from '../plantedFault';

const useCase = 'src/usecases/orders/portalQuotes.ts';
const decision = 'src/core/decide/createPortalOrder.ts';
const caughtBy = (name: string) => ({ file: 'test/portal/quotedOrders.test.ts', name });
const caughtByDecision = (name: string) => ({ file: 'test/core/decide/createPortalOrder.test.ts', name });

export const PORTAL_QUOTES: readonly PlantedFault[] = [
  {
    promises: [65],
    what: 'orders at the same time use a quote twice',
    file: 'src/engine/batchDecider.ts',
    find: 'this.refuseUsedKey(command.idempotencyKeys) ?? ',
    replace: '',
    caughtBy: caughtBy('of orders that name one quote at once, one buys'),
  },
  {
    promises: [65],
    what: 'the engine ignores that a quote has expired',
    file: decision,
    find: 'if (timeMs >= quote.expiresAtMs)',
    replace: 'if (timeMs < 0)',
    caughtBy: caughtByDecision('is refused from the millisecond on in which the quote expires'),
  },
  {
    promises: [32, 65],
    what: 'the quote of another user is accepted',
    file: useCase,
    find: 'quote.userId !== caller.userId || ',
    replace: '',
    caughtBy: caughtBy('the quote of another user, and of another app'),
  },
  {
    promises: [65],
    what: 'an order with a quote buys less than the quote says',
    file: decision,
    find: 'filled < quote.quantity || ',
    replace: '',
    caughtBy: caughtBy('there is less than the quantity'),
  },
  {
    promises: [65],
    what: 'many quotes at once exceed their limit',
    file: 'src/store/portal/portalQuotes.ts',
    find: ".forUpdate().first('id')",
    replace: ".first('id')",
    caughtBy: { file: 'test/handlers/portal/createPortalQuote.test.ts', name: 'is limited per user' },
  },
  {
    promises: [66],
    what: 'a withdrawal leaves on a network that operators have closed',
    file: 'src/core/decide/withdrawalRules.ts',
    find: ' && (network === null || network.withdrawalsEnabled)',
    replace: '',
    caughtBy: {
      file: 'test/handlers/operator/putNetworkStatus.test.ts',
      name: 'a closed network gives no deposit address',
    },
  },
];
