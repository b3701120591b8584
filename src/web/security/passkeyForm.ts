/** The form whose button asks the browser for a passkey. It needs JavaScript, which no other way to sign in does. */
import { form, notice, submitButton } from '../framework/forms';
import { type Html, html } from '../framework/html';
import type { PageContext } from '../framework/page';

export interface PasskeyFormOptions {
  readonly action: string;
  /** Whether a passkey is created or used. */
  readonly kind: 'create' | 'get';
  /** The options of `navigator.credentials`, in JSON. */
  readonly options: object;
  readonly submit: string;
  readonly next?: string | undefined;
  readonly fields?: Html;
  readonly buttonClass?: string;
}

/** The name of the field with the browser's answer. */
export const PASSKEY = 'passkey';

export function passkeyForm(
  request: PageContext,
  { action, kind, options, submit, next, fields, buttonClass }: PasskeyFormOptions,
): Html {
  const words = request.texts.passkeys;
  const attributes = html` data-passkey="${kind}" data-options="${JSON.stringify(options)}"`;
  return html`<noscript>${notice(words.needsScript, 'bad')}</noscript>
<p class="notice bad" role="alert" tabindex="-1" data-passkey-failure hidden>${words.failed}</p>
${form(request, { action, next, className: 'card', hiddenFields: { [PASSKEY]: '' }, attributes }, fields, submitButton(submit, buttonClass))}`;
}
