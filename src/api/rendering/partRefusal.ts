/** Renders the refusal of one part of a batch, with the message that a request for this part alone would get. */
import type { components } from '../../../generated/openapi';
import type { PartRefusal } from '../../core/model/refusals';
import { refusalMessage } from './refusalMessage';

const NOT_ATTEMPTED = 'Another part of the batch was refused, and this one depends on it.';

export function renderPartRefusal(refusal: PartRefusal): components['schemas']['OrderResult'] {
  const { code } = refusal;
  if (refusal.code === 'NOT_ATTEMPTED') return { code, message: NOT_ATTEMPTED };
  const message = refusalMessage(refusal);
  return 'fields' in refusal ? { code, message, fields: { ...refusal.fields } } : { code, message };
}
