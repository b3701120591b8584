import { readMarketRules } from '../../../store/trading/marketRules';
import { renderAsset, renderFees, renderSymbol, renderWithdrawalLimit } from '../../rendering/marketRules';
import type { Handler } from '../types';

/** Returns all market rules that operators can set, with their current values. */
export const getMarketRules: Handler<'getMarketRules'> = async (_request, { engine, database }) => {
  const { assets, symbols, fees, withdrawalLimits } = await engine.whenDurable(readMarketRules(database));
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
