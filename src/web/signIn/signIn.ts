/** The sign-in page and signing out. */
import { endSession } from '../../usecases/accounts/sessions';
import { refuseDelayedSignIn, signIn } from '../../usecases/accounts/signIn';
import { type FieldErrors, field, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { withNext } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { emailField, readCredentials } from './credentials';
import { passkeySignInLink } from './passkeySignIn';

export const showSignIn = definePage({
  method: 'get',
  path: '/sign-in',
  access: 'public',
  handler: (request, services) => {
    const next = request.returnPath(request.query.text('next'));
    return request.session?.stage === 'full'
      ? { redirect: next ?? '/account' }
      : view(request, services, { next, email: '', errors: {} });
  },
});

export const submitSignIn = definePage({
  method: 'post',
  path: '/sign-in',
  access: 'public',
  refuseDelayed: ({ device }, { accounts }) => refuseDelayedSignIn(accounts, device),
  handler: async (request, services) => {
    const { accounts } = services;
    const { form: sent, texts, network, session, device } = request;
    const next = request.returnPath(sent.text('next'));
    const { errors } = texts.signIn;
    const { email, password, missing } = readCredentials(request, errors);
    if (missing !== undefined) return view(request, services, { next, email, errors: missing });
    const result = await signIn(accounts, { email, password, network, device });
    if ('lockedForMs' in result)
      return lockedView(request, result, (locked) => view(request, services, { next, email, errors: { '': locked } }));
    if ('fault' in result) return view(request, services, { next, email, errors: { '': errors.wrong } });
    // A browser has one session: a previous one, of whichever user, ends here.
    if (session !== undefined) await endSession(accounts, session);
    return {
      redirect: result.next === 'second_factor' ? withNext('/second-factor', next) : (next ?? '/account'),
      cookie: result.cookie,
      ...(result.deviceCookie !== undefined && { deviceCookie: result.deviceCookie }),
    };
  },
});

export const signOut = definePage({
  method: 'post',
  path: '/sign-out',
  formPage: '/',
  access: 'session',
  handler: async ({ session }, { accounts }) => {
    await endSession(accounts, session);
    return { redirect: '/sign-in?signed-out=here', cookie: null };
  },
});

function view(
  request: PageContext,
  { accounts }: PageServices,
  { next, email, errors }: { next: string | undefined; email: string; errors: FieldErrors },
): View {
  const { texts, query } = request;
  const words = texts.signIn;
  const signedOut = { here: words.signedOut, everywhere: words.signedOutEverywhere, reset: texts.resetPassword.done }[
    query.textOrEmpty('signed-out')
  ];
  return viewWithForm(
    texts,
    { title: words.title, errors },
    html`${signedOut !== undefined && notice(signedOut, 'good')}${query.text('done') === 'signed-up' && notice(words.accountExists, 'good')}${query.text('signed-out') === 'form' && notice(words.formNotSent, 'bad')}
${form(
  request,
  { action: '/sign-in', next, className: 'card' },
  emailField(words.email, email, errors),
  field({ name: 'password', label: words.password, type: 'password', errors, autocomplete: 'current-password' }),
  submitButton(words.submit),
)}
${passkeySignInLink(request, accounts.publicUrl, next)}
<p><a href="/forgot-password">${words.forgot}</a></p>
<p>${words.noAccount} <a href="${withNext('/sign-up', next)}">${texts.common.signUp}</a></p>`,
  );
}
