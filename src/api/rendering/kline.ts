/** Renders a kline as an array of twelve values. */
import type { components } from '../../../generated/openapi';
import type { Kline } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';

export function renderKline(kline: Kline): components['schemas']['KlineRow'] {
  return [
    kline.openTimeMs,
    formatAmount(kline.open),
    formatAmount(kline.high),
    formatAmount(kline.low),
    formatAmount(kline.close),
    formatAmount(kline.volume),
    kline.closeTimeMs,
    formatAmount(kline.quoteVolume),
    kline.tradeCount,
    formatAmount(kline.takerBuyVolume),
    formatAmount(kline.takerBuyQuoteVolume),
    '0',
  ];
}
