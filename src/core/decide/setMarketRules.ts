/**
 * Operators' commands that change market rules: assets, symbols, fees and withdrawal limits. Refusals: INVALID_SETTING
 * with the violated rule, INVALID_ASSET, and INVALID_NETWORK.
 */

import { Draft } from '../commandEffects';
import { brokenAssetRule, brokenFeeRule, brokenLimitRule, brokenSymbolRule } from '../market/ruleChecks';
import type {
  AssetSettings,
  SetApprovalThreshold,
  SetAsset,
  SetFees,
  SetNetworkStatus,
  SetSymbol,
  SetWithdrawalLimit,
} from '../model/commands';
import type { Asset, AssetNetwork, MarketSymbol } from '../model/model';
import { DEFAULT_SYMBOL_LIMITS } from '../model/symbolLimits';
import { accept, type Decision, type DecisionContext, refuse } from './decision';

/** Required confirmations of a new network; enough for most blockchains. */
const CONFIRMATIONS = 20;

export function setAsset({ exchange, timeMs }: DecisionContext, { type, asset: settings }: SetAsset): Decision {
  const before = exchange.rules.assets.get(settings.asset);
  const asset: Asset = {
    // Every withdrawal of a new asset needs an approval until an approver sets its threshold.
    approvalThreshold: before === undefined ? 0n : before.approvalThreshold,
    networks: before?.networks ?? firstNetworks(settings),
    ...settings,
  };
  const rule = brokenAssetRule(asset, before);
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setAsset(asset);
  return accept(new Draft(exchange, timeMs).createEvent(type, null, null, { asset }));
}

export function setNetworkStatus(
  { exchange, timeMs }: DecisionContext,
  { type, asset: name, network: networkName, depositsEnabled, withdrawalsEnabled }: SetNetworkStatus,
): Decision {
  const before = exchange.rules.assets.get(name);
  if (before === undefined) return refuse({ code: 'INVALID_ASSET' });
  if (before.networks.every(({ network }) => network !== networkName)) return refuse({ code: 'INVALID_NETWORK' });
  const networks = before.networks.map((listed) =>
    listed.network === networkName
      ? {
          ...listed,
          depositsEnabled: depositsEnabled ?? listed.depositsEnabled,
          withdrawalsEnabled: withdrawalsEnabled ?? listed.withdrawalsEnabled,
        }
      : listed,
  );
  const asset: Asset = { ...before, networks };
  exchange.rules.setAsset(asset);
  return accept(new Draft(exchange, timeMs).createEvent(type, null, null, { asset }));
}

export function setApprovalThreshold(
  { exchange, timeMs }: DecisionContext,
  { type, asset: name, threshold }: SetApprovalThreshold,
): Decision {
  const before = exchange.rules.assets.get(name);
  if (before === undefined) return refuse({ code: 'INVALID_ASSET' });
  const asset: Asset = { ...before, approvalThreshold: threshold };
  const rule = brokenAssetRule(asset, before);
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setAsset(asset);
  return accept(new Draft(exchange, timeMs).createEvent(type, null, null, { asset }));
}

export function setSymbol({ exchange, timeMs }: DecisionContext, { type, symbol: settings }: SetSymbol): Decision {
  const { assets, symbols } = exchange.rules;
  const { minimumNotional, maxOpenOrders, maxStopOrders } = symbols.get(settings.symbol) ?? DEFAULT_SYMBOL_LIMITS;
  const symbol: MarketSymbol = { minimumNotional, maxOpenOrders, maxStopOrders, ...settings };
  const brokenByFees = Array.from(exchange.rules.allFees(), (fees) =>
    fees.symbol === symbol.symbol ? brokenFeeRule(fees, symbol) : undefined,
  );
  const rule =
    brokenSymbolRule(symbol, assets.get(symbol.base), assets.get(symbol.quote), symbols.get(symbol.symbol)) ??
    brokenByFees.find(Boolean);
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setSymbol(symbol);
  return accept(new Draft(exchange, timeMs).createEvent(type, null, symbol.symbol, { marketSymbol: symbol }));
}

export function setFees({ exchange, timeMs }: DecisionContext, { type, fees }: SetFees): Decision {
  const rule = brokenFeeRule(fees, exchange.rules.symbols.get(fees.symbol));
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setFees(fees);
  return accept(new Draft(exchange, timeMs).createEvent(type, null, fees.symbol, { fees }));
}

export function setWithdrawalLimit(
  { exchange, timeMs }: DecisionContext,
  { type, limit }: SetWithdrawalLimit,
): Decision {
  const rule = brokenLimitRule(limit, exchange.rules.assets.get(limit.asset));
  if (rule !== undefined) return refuse({ code: 'INVALID_SETTING', rule });
  exchange.rules.setLimit(limit);
  return accept(new Draft(exchange, timeMs).createEvent(type, null, null, { withdrawalLimit: limit }));
}

/** The network of a new crypto asset for which none is given: one of the asset's name, without address validation. */
function firstNetworks({ asset, kind }: AssetSettings): readonly AssetNetwork[] {
  if (kind === 'fiat') return [];
  return [
    {
      network: asset,
      addressFormat: 'opaque',
      tag: 'optional',
      confirmations: CONFIRMATIONS,
      depositsEnabled: true,
      withdrawalsEnabled: true,
    },
  ];
}
