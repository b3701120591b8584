/** Renders a note of an operator about a user. */
import type { components } from '../../../generated/openapi';
import { formatTime } from '../../foundation/times';
import type { UserNote } from '../../store/identity/userNotes';

export function renderUserNote(note: UserNote): components['schemas']['UserNote'] {
  const { id, text, operatorId, operatorName, createdAtMs } = note;
  return { id, text, operator_id: operatorId, operator: operatorName, created_at: formatTime(createdAtMs) };
}
