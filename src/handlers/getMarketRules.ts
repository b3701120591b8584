import { readMarketRules } from '../store/marketRules';
import { renderAsset, renderFees, renderSymbol, renderWithdrawalLimit } from './render/rules';
import type { Handler } from './types';

/** Everything that operators can set about the market, as it is set now. */
export const getMarketRules: Handler<'getMarketRules'> = async (_request, { engine, database }) => {
  const { assets, symbols, fees, withdrawalLimits } = await engine.told(readMarketRules(database));
  return {
    status: 200,
    body: {
      assets: assets.map(renderAsset),
      symbols: symbols.map(renderSymbol),
      fees: fees.map(renderFees),
      withdrawal_limits: withdrawalLimits.map(renderWithdrawalLimit),
    },
  };
};
