/** The sign-up page. */
import { PASSWORD_LENGTH_MIN } from '../../usecases/accounts/passwordRules';
import { endSession } from '../../usecases/accounts/sessions';
import { confirmSignUp, isSignUpLinkUsed, signUp } from '../../usecases/accounts/signUp';
import { type FieldErrors, field, form, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { withNext } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { confirmView, unusableLinkView } from '../security/linkViews';
import { emailField, readCredentials } from './credentials';

export const showSignUp = definePage({
  method: 'get',
  path: '/sign-up',
  access: 'public',
  handler: (request) => {
    if (request.query.text('done') === 'mailed') return mailSentView(request.texts);
    const next = request.returnPath(request.query.text('next'));
    return request.session?.stage === 'full'
      ? { redirect: next ?? '/account' }
      : view(request, { next, email: '', errors: {} });
  },
});

export const submitSignUp = definePage({
  method: 'post',
  path: '/sign-up',
  sendsMail: ({ accounts }) => accounts.config.signUpConfirmation,
  access: 'public',
  refuseDelayed: ({ device }, { accounts }) => accounts.hashing.refuseDelayed(device.ip),
  handler: async (request, { accounts }) => {
    const { form: sent, texts, network, language, device, session } = request;
    const next = request.returnPath(sent.text('next'));
    const { errors } = texts.signUp;
    const { email, password, missing } = readCredentials(request, errors);
    if (missing !== undefined) return view(request, { next, email, errors: missing });
    const result = await signUp(accounts, { email, password, network, language, device });
    if ('lockedForMs' in result)
      return lockedView(request, result, (locked) => view(request, { next, email, errors: { '': locked } }));
    if ('mailed' in result) return { redirect: '/sign-up?done=mailed' };
    if ('cookie' in result) {
      // A browser has one session: a previous one, of whichever user, ends here.
      if (session !== undefined) await endSession(accounts, session);
      return { redirect: next ?? '/account', ...result };
    }
    const name = result.fault.startsWith('email_') ? 'email' : 'password';
    return view(request, { next, email, errors: { [name]: errors[result.fault] } });
  },
});

/** Where the account of a link that was used can be used; a visitor needs the link to learn of it. */
const TO_SIGN_IN = { redirect: '/sign-in?done=signed-up' } as const;

export const showConfirmSignUp = definePage({
  method: 'get',
  path: '/sign-up/confirm',
  access: 'public',
  handler: async (request, { accounts }) => {
    if (await isSignUpLinkUsed(accounts, request.query.textOrEmpty('token'))) return TO_SIGN_IN;
    const { title, text, submit } = request.texts.confirmSignUp;
    return confirmView(request, { title, text, submit, action: '/sign-up/confirm' });
  },
});

export const submitConfirmSignUp = definePage({
  method: 'post',
  path: '/sign-up/confirm',
  access: 'public',
  handler: async (request, { accounts }) => {
    const { form: sent, language, device, session, texts } = request;
    const result = await confirmSignUp(accounts, { token: sent.textOrEmpty('token'), language, device });
    if (result === undefined) return unusableLinkView(texts);
    if ('fault' in result) return TO_SIGN_IN;
    if (session !== undefined) await endSession(accounts, session);
    return { redirect: '/account', ...result };
  },
});

/** Shows the same page for every address, so that it tells nobody whether there is an account. */
function mailSentView({ signUp: words }: PageContext['texts']): View {
  return { title: words.mailed, html: html`<h1>${words.mailed}</h1><p class="lead">${words.mailedText}</p>` };
}

function view(
  request: PageContext,
  { next, email, errors }: { next: string | undefined; email: string; errors: FieldErrors },
): View {
  const { texts } = request;
  const words = texts.signUp;
  return viewWithForm(
    texts,
    { title: words.title, errors },
    html`<p class="lead">${words.lead}</p>
${form(
  request,
  { action: '/sign-up', next, className: 'card' },
  emailField(words.email, email, errors),
  field({
    name: 'password',
    label: words.password,
    type: 'password',
    hint: words.passwordHint(PASSWORD_LENGTH_MIN),
    errors,
    autocomplete: 'new-password',
  }),
  submitButton(words.submit),
)}
<p>${words.haveAccount} <a href="${withNext('/sign-in', next)}">${texts.common.signIn}</a></p>`,
  );
}
