/** Recovery codes as they are shown, once. */
import { notice } from './forms';
import { html } from './html';
import type { Texts } from './language';
import type { View } from './page';

export const FACTOR_PATH = '/account/security/second-factor';

/** The only time that they are shown. */
export function codesView(texts: Texts, recoveryCodes: readonly string[], news?: string): View {
  const words = texts.security.factor;
  return {
    title: words.codesTitle,
    html: html`<h1>${words.codesTitle}</h1>
${news !== undefined && notice(news, 'good')}
<div class="card"><p>${words.codesText}</p>
<ul class="codes">${recoveryCodes.map((code) => html`<li><code>${code}</code></li>`)}</ul></div>
<p class="actions"><a class="button" href="/account/security">${words.codesDone}</a></p>`,
  };
}
