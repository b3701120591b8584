/** The page that shows new recovery codes. */
import { notice } from '../framework/forms';
import { html } from '../framework/html';
import type { View } from '../framework/page';
import type { Texts } from '../texts/texts';

export const SECOND_FACTOR_PATH = '/account/security/second-factor';

/** Shows the codes. Only their hashes are stored, so they cannot be shown again. */
export function recoveryCodesView(texts: Texts, recoveryCodes: readonly string[], message?: string): View {
  const words = texts.security.factor;
  return {
    title: words.codesTitle,
    html: html`<h1>${words.codesTitle}</h1>
${message !== undefined && notice(message, 'good')}
<div class="card"><p>${words.codesText}</p>
<ul class="codes">${recoveryCodes.map((code) => html`<li><code>${code}</code></li>`)}</ul></div>
<p class="actions"><a class="button" href="/account/security">${words.codesDone}</a></p>`,
  };
}
