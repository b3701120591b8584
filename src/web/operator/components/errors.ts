/** Errors of operations, in the language of the page. */
import type { OperatorError } from '../../../usecases/operators/operatorAccess';
import { notice } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import type { View } from '../../framework/page';
import type { ConsoleContext } from '../framework/consolePage';

/** The text of an error. Errors without a text of their own have the contract's message, which is in English. */
export function errorText(
  { words, language }: Pick<ConsoleContext, 'words' | 'language'>,
  { code, message }: Pick<OperatorError, 'code' | 'message'>,
): Html {
  const own = words.errors[code];
  if (own !== undefined) return html`${own}`;
  return html`${words.refused} ${language === 'en' ? message : html`<span lang="en">${message}</span>`}`;
}

/** A page that shows nothing but why an operation was refused. */
export function errorView(context: ConsoleContext, title: string, error: OperatorError, status: number): View {
  return {
    status,
    title,
    html: html`<h1>${title}</h1>${notice(errorText(context, error), 'bad')}<p><a href="/operator">${context.words.toOverview}</a></p>`,
  };
}
