/** Rows of the table `cancel_timers`. */
import type { CancelTimer } from '../../core/model/orderRecords';
import type { Row, Table } from '../connection/insertStatements';

export const CANCEL_TIMERS: Table = {
  name: 'cancel_timers',
  columns: ['user_id', 'scope', 'deadline_ms'],
  updatedColumns: ['deadline_ms'],
};

export function cancelTimerToRow({ userId, scope, deadlineMs }: CancelTimer): Row {
  return [userId, scope, deadlineMs];
}

export interface CancelTimerRow {
  user_id: number;
  scope: string;
  deadline_ms: number | null;
}

export function cancelTimerFromRow(row: CancelTimerRow): CancelTimer {
  return {
    userId: Number(row.user_id),
    scope: row.scope,
    deadlineMs: row.deadline_ms === null ? null : Number(row.deadline_ms),
  };
}
