import { readServiceStatus } from '../../marketData/serviceStatus';
import type { Handler } from '../types';

/** Whether trading is in maintenance; so it seems to these clients in quarantine, too. */
export const getBinanceSystemStatus: Handler<'getBinanceSystemStatus'> = async (_request, context) => {
  const { trading } = await readServiceStatus(context);
  const isInMaintenance = trading.status === 'maintenance' || context.engine.isQuarantined;
  return {
    status: 200,
    body: isInMaintenance ? { status: 1, msg: 'system_maintenance' } : { status: 0, msg: 'normal' },
  };
};
