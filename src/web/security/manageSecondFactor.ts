/** Manages an active second factor: new recovery codes, and turning it off. */
import { requirePassword } from '../../usecases/accounts/password';
import {
  renewRecoveryCodes,
  requireFreshSecondFactor,
  turnOffSecondFactor,
} from '../../usecases/accounts/secondFactor';
import { type FieldErrors, field, form, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { codeErrors, codeInput } from './codeField';
import { recoveryCodesView, SECOND_FACTOR_PATH } from './recoveryCodes';

export const replaceRecoveryCodes = definePage({
  method: 'post',
  path: `${SECOND_FACTOR_PATH}/recovery-codes`,
  formPage: SECOND_FACTOR_PATH,
  access: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, texts } = request;
    if (!user.hasSecondFactor) return { redirect: SECOND_FACTOR_PATH };
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('renew_code'));
    if (unconfirmed === undefined) return recoveryCodesView(texts, await renewRecoveryCodes(accounts, user));
    if ('lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => manageView(request, { '': text }));
    return manageView(request, codeErrors(texts, unconfirmed, 'renew_code'));
  },
});

export const disableSecondFactor = definePage({
  method: 'post',
  path: `${SECOND_FACTOR_PATH}/remove`,
  formPage: SECOND_FACTOR_PATH,
  access: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, ip, texts } = request;
    if (!user.hasSecondFactor) return { redirect: SECOND_FACTOR_PATH };
    const locked = (text: string): View => manageView(request, { '': text });
    const wrong = await requirePassword(accounts, { user, password: sent.textOrEmpty('password'), ip });
    if (wrong !== undefined && 'lockedForMs' in wrong) return lockedView(request, wrong, locked);
    if (wrong !== undefined)
      return manageView(request, {
        password: wrong.fault === 'missing' ? texts.security.passwordMissing : texts.security.passwordWrong,
      });
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedView(request, unconfirmed, locked);
    if (unconfirmed !== undefined) return manageView(request, codeErrors(texts, unconfirmed));
    await turnOffSecondFactor(accounts, user);
    return { redirect: '/account/security?done=removed' };
  },
});

export function manageView(request: PageContext<'fullSession'>, errors: FieldErrors): View {
  const { texts } = request;
  const { title, factor: words, yourPassword } = texts.security;
  return viewWithForm(
    texts,
    { above: backLink('/account/security', title), title: words.manageTitle, errors },
    html`<section class="card" aria-labelledby="renew"><h2 id="renew">${words.renewTitle}</h2><p>${words.renewText}</p>
${form(request, { action: `${SECOND_FACTOR_PATH}/recovery-codes` }, codeInput(texts, errors, { name: 'renew_code' }), submitButton(words.renew, 'button plain'))}</section>
<section class="card" aria-labelledby="remove"><h2 id="remove">${words.removeTitle}</h2><p>${words.removeText}</p>
${form(
  request,
  { action: `${SECOND_FACTOR_PATH}/remove` },
  html`<div class="narrow">${field({ name: 'password', label: yourPassword, type: 'password', errors, autocomplete: 'current-password' })}</div>`,
  codeInput(texts, errors),
  submitButton(words.remove, 'button danger'),
)}</section>`,
  );
}
