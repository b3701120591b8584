/** Renders maintenance windows, for the public and for operators. */
import type { components } from '../../../generated/openapi';
import { formatTime } from '../../foundation/times';
import type { MaintenanceWindow } from '../../store/operations/maintenanceWindows';

type Schemas = components['schemas'];

export function renderMaintenance(window: MaintenanceWindow): Schemas['Maintenance'] {
  return {
    id: window.id,
    parts: [...window.parts],
    starts_at: formatTime(window.startsAtMs),
    ends_at: formatTime(window.endsAtMs),
    message: { en: window.messageEn, th: window.messageTh },
  };
}

export function renderMaintenanceWindow(window: MaintenanceWindow, nowMs: number): Schemas['MaintenanceWindow'] {
  return {
    ...renderMaintenance(window),
    status: statusAt(window, nowMs),
    created_by: window.createdBy,
    created_at: formatTime(window.createdAtMs),
    ended_by: window.endedBy,
  };
}

function statusAt({ startsAtMs, endsAtMs }: MaintenanceWindow, nowMs: number): 'planned' | 'running' | 'over' {
  if (endsAtMs <= nowMs) return 'over';
  return startsAtMs <= nowMs ? 'running' : 'planned';
}
