/** What the pages behind links in mails show: a question before anything happens, or that the link cannot be used. */
import { form, submitButton } from '../framework/forms';
import { html } from '../framework/html';
import type { PageContext, View } from '../framework/page';

export interface ConfirmOptions {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly action: string;
  readonly buttonClass?: string;
}

/** Asks the reader to confirm, and sends the token of the link. */
export function confirmView(request: PageContext, { title, text, submit, action, buttonClass }: ConfirmOptions): View {
  const token = request.query.textOrEmpty('token').slice(0, TOKEN_LENGTH_MAX);
  return {
    title,
    html: html`<h1>${title}</h1><p class="lead">${text}</p>
${form(request, { action, className: 'card', hiddenFields: { token } }, submitButton(submit, buttonClass))}`,
  };
}

/** Longer than any token. */
const TOKEN_LENGTH_MAX = 64;

/** The link was used, has expired or is incomplete. */
export function unusableLinkView({ mailedLinks: words }: PageContext['texts'], status = 422): View {
  return {
    status,
    title: words.unusable,
    html: html`<h1>${words.unusable}</h1><p class="lead">${words.unusableText}</p>`,
  };
}
