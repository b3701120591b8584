/** The effect of a changed regular expression. */
import type { DocumentValue } from '../json/jsonDocument';
import type { Effect } from './changes';
import { acceptsAllOf } from './languages';

export function effectOfPattern(was: DocumentValue | undefined, is: DocumentValue | undefined): Effect {
  if (was === undefined) return 'narrower';
  if (is === undefined) return 'wider';
  const grows = acceptsAllOf(String(is), String(was));
  const shrinks = acceptsAllOf(String(was), String(is));
  if (grows === true) return shrinks === true ? 'none' : 'wider';
  return shrinks === true ? 'narrower' : 'other';
}
