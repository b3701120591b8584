/** Maintenance windows for requests about them. */
import { retriedTransaction } from '../../src/store/connection/retriedTransaction';
import type { BodyOf } from '../support/client';
import type { TestExchange } from '../support/exchange';

export const MAINTENANCE: BodyOf<'createMaintenanceWindow'> = {
  parts: ['portal'],
  starts_at: '2089-01-01T00:00:00Z',
  ends_at: '2090-01-01T00:00:00Z',
  message_en: 'Maintenance',
  message_th: 'ปรับปรุงระบบ',
};

/** Their number is limited, so earlier ones are removed when there are too many. */
export async function createMaintenanceWindow({ operator, database }: TestExchange): Promise<{ readonly id: number }> {
  const created = await operator.call('createMaintenanceWindow', { body: MAINTENANCE });
  if (created.status === 201) return created.body;
  await retriedTransaction(database, (transaction) => transaction('maintenance_windows').delete());
  return operator.expect('createMaintenanceWindow', 201, { body: MAINTENANCE });
}
