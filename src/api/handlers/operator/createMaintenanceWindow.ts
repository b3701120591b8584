import { parseTime } from '../../../foundation/times';
import {
  insertMaintenanceWindow,
  listCurrentMaintenance,
  type NewMaintenanceWindow,
} from '../../../store/operations/maintenanceWindows';
import { invalidField } from '../../../usecases/refusals';
import { MAINTENANCE_WINDOWS_MAX } from '../../marketData/serviceStatus';
import { renderMaintenanceWindow } from '../../rendering/maintenance';
import type { Handler } from '../types';

/** Announces maintenance. Refusals: INVALID_PARAMETERS (`starts_at`, `ends_at`), MAINTENANCE_WINDOW_LIMIT. */
export const createMaintenanceWindow: Handler<'createMaintenanceWindow'> = async (
  { body },
  { database, clock, caller },
) => {
  const nowMs = clock.nowMs();
  const startsAtMs = parseTime(body.starts_at);
  if (startsAtMs === undefined) return { refusal: invalidField('starts_at') };
  const endsAtMs = parseTime(body.ends_at);
  if (endsAtMs === undefined || endsAtMs <= startsAtMs || endsAtMs <= nowMs)
    return { refusal: invalidField('ends_at', 'must be after the start and in the future') };
  const current = await listCurrentMaintenance(database, nowMs, MAINTENANCE_WINDOWS_MAX);
  if (current.length === MAINTENANCE_WINDOWS_MAX) return { refusal: { code: 'MAINTENANCE_WINDOW_LIMIT' } };
  const window: NewMaintenanceWindow = {
    parts: body.parts,
    startsAtMs,
    endsAtMs,
    messageEn: body.message_en,
    messageTh: body.message_th,
    createdBy: caller.tokenId,
    createdAtMs: nowMs,
  };
  const id = await insertMaintenanceWindow(database, window);
  return { status: 201, body: renderMaintenanceWindow({ ...window, id, endedBy: null }, nowMs) };
};
