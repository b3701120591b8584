/** Faults in what the Binance-compatible interface says of symbols and orders. */
import type { PlantedFault } from '../plantedFault';

const filterBounds = 'test/handlers/binanceTrading/filterBounds.test.ts';

export const BINANCE_SURFACES: readonly PlantedFault[] = [
  {
    promises: [49],
    what: 'a Binance execution report leaves out the iceberg quantity',
    file: 'src/api/streams/frames/binanceEvents.ts',
    find: "F: icebergQuantity ?? '0',",
    replace: "F: icebergQuantity === '-1' ? '1' : '0',",
    caughtBy: {
      file: 'test/streams/everySurface.test.ts',
      name: 'the reports of an iceberg order and of a market order by quote quantity say these quantities',
    },
  },
  {
    promises: [71],
    what: 'the filter of the smallest value says less than the engine demands',
    file: 'src/api/binance/symbolRules.ts',
    find: 'minNotional: formatAmount(minimumNotional),',
    replace: 'minNotional: formatAmount(minimumNotional / 2n),',
    caughtBy: { file: filterBounds, name: 'NOTIONAL' },
  },
  {
    promises: [39],
    what: 'a number with too many decimals gets the number of illegal characters',
    file: 'src/api/http/problems/parameterFaults.ts',
    find: "if (accepted.test(whole)) return 'precision';",
    replace: "if (accepted.test(whole)) return 'malformed';",
    caughtBy: {
      file: 'test/http/contract/parameterFaults.test.ts',
      name: 'a value that the contract does not permit gets the number of its fault',
    },
  },
];
