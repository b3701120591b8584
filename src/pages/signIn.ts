/** Signing in with the password, and out again. */
import { endSession } from '../accounts/sessions';
import { signIn } from '../accounts/signIn';
import { emailField, readCredentials } from './credentials';
import { type Faults, field, form, notice, submit, viewWithForm } from './forms';
import { html } from './html';
import { leadingTo } from './links';
import { lockedView } from './locked';
import { type PageRequest, page, type View } from './page';

export const showSignIn = page({
  method: 'get',
  path: '/sign-in',
  needs: 'anybody',
  handler: (request) => {
    const next = request.destination(request.query.text('next'));
    return request.session?.stage === 'full'
      ? { redirect: next ?? '/account' }
      : view(request, { next, email: '', faults: {} });
  },
});

export const doSignIn = page({
  method: 'post',
  path: '/sign-in',
  needs: 'anybody',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, network, session } = request;
    const next = request.destination(sent.text('next'));
    const { faults } = texts.signIn;
    const { email, password, missing } = readCredentials(request, faults);
    if (missing !== undefined) return view(request, { next, email, faults: missing });
    const answer = await signIn(accounts, { email, password, network });
    if ('lockedForMs' in answer)
      return lockedView(request, answer, (locked) => view(request, { next, email, faults: { '': locked } }));
    if ('fault' in answer) return view(request, { next, email, faults: { '': faults.wrong } });
    // One browser has one session: what was there before, whoever's it was, ends.
    if (session !== undefined) await endSession(accounts, session);
    return {
      redirect: answer.next === 'second_factor' ? leadingTo('/second-factor', next) : (next ?? '/account'),
      cookie: answer.cookie,
    };
  },
});

export const doSignOut = page({
  method: 'post',
  path: '/sign-out',
  needs: 'session',
  handler: async ({ session }, { accounts }) => {
    await endSession(accounts, session);
    return { redirect: '/sign-in?signed-out=here', cookie: null };
  },
});

function view(
  request: PageRequest,
  { next, email, faults }: { next: string | undefined; email: string; faults: Faults },
): View {
  const { texts, query } = request;
  const words = texts.signIn;
  const signedOut = { here: words.signedOut, everywhere: words.signedOutEverywhere }[query.shown('signed-out')];
  return viewWithForm(
    texts,
    { title: words.title, faults },
    html`${signedOut !== undefined && notice(signedOut, 'good')}
${form(
  request,
  { action: '/sign-in', next, className: 'card' },
  emailField(words.email, email, faults),
  field({ name: 'password', label: words.password, type: 'password', faults, autocomplete: 'current-password' }),
  submit(words.submit),
)}
<p>${words.noAccount} <a href="${leadingTo('/sign-up', next)}">${texts.common.signUp}</a></p>`,
  );
}
