import { notice } from '../../framework/forms';
import type { Html } from '../../framework/html';
import type { OperatorContext } from '../framework/consolePage';
import { operationName } from './display';
import { isOffered } from './operationPlaces';

/** What a page says after an operation that led to it. */
export function doneNotice(context: OperatorContext): Html | undefined {
  const done = context.query.text('done') ?? '';
  if (done === 'proposed') return notice(context.words.action.proposed, 'good');
  if (done === 'decided') return notice(context.words.action.decided, 'plain');
  return isOffered(done) ? notice(context.words.action.done(operationName(context, done)), 'good') : undefined;
}
