/** Verifies and changes the e-mail address. */
import { confirmEmailChange, requestEmailChange, requestVerification } from '../../usecases/accounts/emailAddress';
import { requirePassword } from '../../usecases/accounts/password';
import { requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import { type FieldErrors, field, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { codeErrors, codeField } from './codeField';
import { confirmView, unusableLinkView } from './linkViews';

const PATH = '/account/security/email';
const VERIFY_PATH = `${PATH}/verify`;
const CONFIRM_PATH = `${PATH}/confirm`;

export const showEmail = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request) => {
    const words = request.texts.security.email;
    const done = { mailed: words.mailed, 'verify-mailed': words.verifyMailed }[request.query.textOrEmpty('done')];
    return view(request, '', {}, done);
  },
});

export const submitEmail = definePage({
  method: 'post',
  path: PATH,
  keeps: (name) => name === 'email',
  access: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, user, ip, network, language } = request;
    const email = sent.textOrEmpty('email').trim();
    const locked = (text: string): View => view(request, email, { '': text });
    const wrong = await requirePassword(accounts, { user, password: sent.textOrEmpty('password'), ip });
    if (wrong !== undefined && 'lockedForMs' in wrong) return lockedView(request, wrong, locked);
    if (wrong !== undefined)
      return view(request, email, {
        password: wrong.fault === 'missing' ? texts.security.passwordMissing : texts.security.passwordWrong,
      });
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedView(request, unconfirmed, locked);
    if (unconfirmed !== undefined) return view(request, email, codeErrors(texts, unconfirmed));
    const result = await requestEmailChange(accounts, { user, network, language, email });
    if (result !== undefined && 'lockedForMs' in result) return lockedView(request, result, locked);
    if (result !== undefined) return view(request, email, { email: texts.signUp.errors.email_invalid });
    return { redirect: `${PATH}?done=mailed` };
  },
});

export const requestVerificationMail = definePage({
  method: 'post',
  path: VERIFY_PATH,
  sendsMail: () => true,
  formPage: PATH,
  access: 'fullSession',
  handler: async (request, { accounts }) => {
    const { user, network, language } = request;
    const locked = user.isEmailVerified ? undefined : await requestVerification(accounts, { user, network, language });
    if (locked !== undefined) return lockedView(request, locked, (text) => view(request, '', { '': text }));
    return { redirect: `${PATH}?done=verify-mailed` };
  },
});

export const showConfirmEmail = definePage({
  method: 'get',
  path: CONFIRM_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request) => {
    const { confirmTitle: title, confirmText: text, confirm: submit } = request.texts.security.email;
    return confirmView(request, { title, text, submit, action: CONFIRM_PATH });
  },
});

export const confirmEmail = definePage({
  method: 'post',
  path: CONFIRM_PATH,
  access: 'fullSession',
  handler: async (request, { accounts, identityChanged }) => {
    const { user, session, form: sent, texts } = request;
    const changed = await confirmEmailChange(accounts, { user, session, token: sent.textOrEmpty('token') });
    if (!changed) return unusableLinkView(texts);
    identityChanged();
    return { redirect: '/account/security?done=email' };
  },
});

function view(request: PageContext<'fullSession'>, email: string, errors: FieldErrors, message?: string): View {
  const { texts, user } = request;
  const { title, email: words, yourPassword } = texts.security;
  return viewWithForm(
    texts,
    { above: backLink('/account/security', title), title: words.page, errors },
    html`${message !== undefined && notice(message, 'good')}
<p>${words.present} <strong>${user.email}</strong> <span class="tag${user.isEmailVerified ? ' on' : ''}">${user.isEmailVerified ? words.verified : words.unverified}</span></p>
${!user.isEmailVerified && form(request, { action: VERIFY_PATH }, submitButton(words.verify, 'button plain'))}
<p>${words.text}</p>
${form(
  request,
  { action: PATH, className: 'card narrow' },
  field({
    name: 'email',
    label: words.next,
    type: 'email',
    value: email,
    errors,
    autocomplete: 'email',
    inputMode: 'email',
    verbatim: true,
  }),
  field({ name: 'password', label: yourPassword, type: 'password', errors, autocomplete: 'current-password' }),
  codeField(texts, user, errors),
  submitButton(words.submit),
)}`,
  );
}
