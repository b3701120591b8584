import {
  endMaintenanceWindow as endWindowRow,
  findMaintenanceWindow,
} from '../../../store/operations/maintenanceWindows';
import { renderMaintenanceWindow } from '../../rendering/maintenance';
import type { Handler } from '../types';

/** Ends maintenance now. Refusals: MAINTENANCE_WINDOW_NOT_FOUND, MAINTENANCE_WINDOW_OVER. */
export const endMaintenanceWindow: Handler<'endMaintenanceWindow'> = async ({ path }, { database, clock, caller }) => {
  const id = Number(path.windowid);
  const nowMs = clock.nowMs();
  const ended = await endWindowRow(database, id, { operatorId: caller.tokenId, nowMs });
  const window = await findMaintenanceWindow(database, id);
  if (window === undefined) return { refusal: { code: 'MAINTENANCE_WINDOW_NOT_FOUND' } };
  if (!ended) return { refusal: { code: 'MAINTENANCE_WINDOW_OVER' } };
  return { status: 200, body: renderMaintenanceWindow(window, nowMs) };
};
