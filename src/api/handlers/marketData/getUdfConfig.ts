import { UDF_RESOLUTIONS, udfExchangeName } from '../../marketData/udf';
import type { Handler } from '../types';

/** Returns what the datafeed for charting libraries offers. */
export const getUdfConfig: Handler<'getUdfConfig'> = (_request, context) => {
  const exchange = udfExchangeName(context);
  return {
    status: 200,
    body: {
      supported_resolutions: [...UDF_RESOLUTIONS],
      supports_search: true,
      supports_group_request: false,
      supports_marks: false,
      supports_timescale_marks: false,
      supports_time: true,
      exchanges: [{ value: exchange, name: exchange, desc: exchange }],
      symbols_types: [{ value: 'crypto', name: 'Crypto' }],
    },
  };
};
