/** Choosing a new password with a link that is mailed to the address of the account. */

import { findReset, requestPasswordReset, resetPassword } from '../../usecases/accounts/passwordReset';
import { PASSWORD_LENGTH_MIN } from '../../usecases/accounts/passwordRules';
import { type FieldErrors, field, form, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { codeErrors, codeField } from '../security/codeField';
import { unusableLinkView } from '../security/linkViews';
import { END_PROGRAMS, endProgramsChoice } from '../security/passwordField';
import { emailField } from './credentials';

const FORGOT_PATH = '/forgot-password';
const RESET_PATH = '/reset-password';

export const showForgotPassword = definePage({
  method: 'get',
  path: FORGOT_PATH,
  access: 'public',
  handler: (request) =>
    request.query.text('done') === 'mailed' ? mailSentView(request.texts) : forgotView(request, '', {}),
});

export const submitForgotPassword = definePage({
  method: 'post',
  path: FORGOT_PATH,
  sendsMail: () => true,
  access: 'public',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, network, language } = request;
    const email = sent.textOrEmpty('email').trim();
    if (email === '') return forgotView(request, email, { email: texts.signIn.errors.email_missing });
    const locked = await requestPasswordReset(accounts, { email, network, language });
    if (locked !== undefined) return lockedView(request, locked, (text) => forgotView(request, email, { '': text }));
    return { redirect: `${FORGOT_PATH}?done=mailed` };
  },
});

/** The same for every address, so that it does not show whether there is an account. */
function mailSentView({ forgotPassword: words }: PageContext['texts']): View {
  return { title: words.mailed, html: html`<h1>${words.mailed}</h1><p class="lead">${words.mailedText}</p>` };
}

function forgotView(request: PageContext, email: string, errors: FieldErrors): View {
  const { texts } = request;
  const words = texts.forgotPassword;
  return viewWithForm(
    texts,
    { title: words.title, errors },
    html`<p class="lead">${words.lead}</p>
${form(request, { action: FORGOT_PATH, className: 'card' }, emailField(texts.signIn.email, email, errors), submitButton(words.submit))}`,
  );
}

export const showReset = definePage({
  method: 'get',
  path: RESET_PATH,
  access: 'public',
  handler: async (request, { accounts }) => {
    const token = request.query.textOrEmpty('token');
    const found = await findReset(accounts, token);
    return found === undefined ? unusableLinkView(request.texts, 200) : resetView(request, { token, ...found }, {});
  },
});

export const submitReset = definePage({
  method: 'post',
  path: RESET_PATH,
  access: 'public',
  handler: async (request, { accounts, identityChanged }) => {
    const { form: sent, texts, device, network } = request;
    const token = sent.textOrEmpty('token');
    const found = await findReset(accounts, token);
    if (found === undefined) return unusableLinkView(texts);
    const again = (errors: FieldErrors): View => resetView(request, { token, ...found }, errors);
    const password = sent.textOrEmpty('password');
    if (password === '') return again({ password: texts.signUp.errors.password_missing });
    const endsPrograms = sent.has(END_PROGRAMS);
    const code = sent.text('code');
    const result = await resetPassword(accounts, { token, password, code, endsPrograms, device, network });
    if ('deviceCookie' in result && endsPrograms) identityChanged();
    if ('deviceCookie' in result) return { redirect: '/sign-in?signed-out=reset', cookie: null, ...result };
    if ('codeFault' in result)
      return 'lockedForMs' in result.codeFault
        ? lockedView(request, result.codeFault, (text) => again({ '': text }))
        : again(codeErrors(texts, result.codeFault));
    return result.fault === 'link' ? unusableLinkView(texts) : again({ password: texts.signUp.errors[result.fault] });
  },
});

function resetView(
  request: PageContext,
  { token, hasSecondFactor }: { readonly token: string; readonly hasSecondFactor: boolean },
  errors: FieldErrors,
): View {
  const { texts } = request;
  const words = texts.resetPassword;
  return viewWithForm(
    texts,
    { title: words.title, errors },
    html`<p class="lead">${words.lead}</p>
${form(
  request,
  { action: RESET_PATH, className: 'card', hiddenFields: { token } },
  field({
    name: 'password',
    label: words.password,
    type: 'password',
    hint: texts.signUp.passwordHint(PASSWORD_LENGTH_MIN),
    errors,
    autocomplete: 'new-password',
  }),
  endProgramsChoice(texts, request.form.has(END_PROGRAMS) || Object.keys(errors).length === 0),
  codeField(texts, { hasSecondFactor }, errors),
  submitButton(words.submit),
)}`,
  );
}
