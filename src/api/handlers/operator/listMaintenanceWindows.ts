import {
  countMaintenanceWindows,
  listMaintenanceWindows as listWindowRows,
} from '../../../store/operations/maintenanceWindows';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderMaintenanceWindow } from '../../rendering/maintenance';
import type { Handler } from '../types';

/** Lists all maintenance windows, newest first. */
export const listMaintenanceWindows: Handler<'listMaintenanceWindows'> = async ({ query }, { database, clock }) => {
  const nowMs = clock.nowMs();
  const [count, windows] = await Promise.all([
    countMaintenanceWindows(database),
    listWindowRows(database, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: windows.map((window) => renderMaintenanceWindow(window, nowMs)) } };
};
