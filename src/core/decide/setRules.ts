/** Operators change the market's rows: assets, symbols, fees and withdrawal limits. Refusals: INVALID_SETTING, with the broken rule. */
import type { SetAsset, SetFees, SetSymbol, SetWithdrawalLimit } from '../commands';
import { Draft } from '../draft';
import { brokenAssetRule, brokenFeeRule, brokenLimitRule, brokenSymbolRule } from '../symbols';
import { type Decision, done, refuse, type Situation } from './decision';

export function setAsset({ exchange, timeMs }: Situation, { type, asset }: SetAsset): Decision {
  const rule = brokenAssetRule(asset, exchange.rules.assets.get(asset.asset));
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setAsset(asset);
  return done(new Draft(exchange, timeMs).event(type, null, null, { asset }));
}

export function setSymbol({ exchange, timeMs }: Situation, { type, symbol }: SetSymbol): Decision {
  const { assets, symbols } = exchange.rules;
  const brokenByFees = Array.from(exchange.rules.allFees(), (fees) => (fees.symbol === symbol.symbol ? brokenFeeRule(fees, symbol) : undefined));
  const rule = brokenSymbolRule(symbol, assets.get(symbol.base), assets.get(symbol.quote), symbols.get(symbol.symbol)) ?? brokenByFees.find(Boolean);
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setSymbol(symbol);
  return done(new Draft(exchange, timeMs).event(type, null, symbol.symbol, { marketSymbol: symbol }));
}

export function setFees({ exchange, timeMs }: Situation, { type, fees }: SetFees): Decision {
  const rule = brokenFeeRule(fees, exchange.rules.symbols.get(fees.symbol));
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setFees(fees);
  return done(new Draft(exchange, timeMs).event(type, null, fees.symbol, { fees }));
}

export function setWithdrawalLimit({ exchange, timeMs }: Situation, { type, limit }: SetWithdrawalLimit): Decision {
  const rule = brokenLimitRule(limit, exchange.rules.assets.get(limit.asset));
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setLimit(limit);
  return done(new Draft(exchange, timeMs).event(type, null, null, { withdrawalLimit: limit }));
}
