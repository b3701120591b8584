import { readServiceStatus } from '../../application/marketData/serviceStatus';
import type { Handler } from '../types';

/** Whether trading is in maintenance. */
export const getBinanceSystemStatus: Handler<'getBinanceSystemStatus'> = async (_request, context) => {
  const { trading } = await readServiceStatus(context);
  return {
    status: 200,
    body: trading.status === 'maintenance' ? { status: 1, msg: 'system_maintenance' } : { status: 0, msg: 'normal' },
  };
};
