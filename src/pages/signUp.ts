/** A new account. */
import { PASSWORD_LENGTH_MIN } from '../accounts/passwordRules';
import { signUp } from '../accounts/signUp';
import { errorSummary, type Faults, field, form, submit, titleOf } from './forms';
import { html } from './html';
import { leadingTo } from './links';
import { lockedView } from './locked';
import { type PageRequest, page, type View } from './page';

export const showSignUp = page({
  method: 'get',
  path: '/sign-up',
  needs: 'anybody',
  handler: (request) => {
    const next = request.destination(request.query.text('next'));
    return request.session?.stage === 'full' ? { redirect: next ?? '/account' } : view(request, { next, email: '', faults: {} });
  },
});

export const doSignUp = page({
  method: 'post',
  path: '/sign-up',
  needs: 'anybody',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, network } = request;
    const next = request.destination(sent.text('next'));
    const email = sent.shown('email').trim();
    const password = sent.shown('password');
    const { faults } = texts.signUp;
    const missing = { ...(email === '' && { email: faults.email_missing }), ...(password === '' && { password: faults.password_missing }) };
    if (Object.keys(missing).length > 0) return view(request, { next, email, faults: missing });
    const answer = await signUp(accounts, { email, password, network });
    if ('lockedForMs' in answer) return lockedView(request, answer, (locked) => view(request, { next, email, faults: { '': locked } }));
    if ('cookie' in answer) return { redirect: next ?? '/account', cookie: answer.cookie };
    const name = answer.fault.startsWith('email_') ? 'email' : 'password';
    return view(request, { next, email, faults: { [name]: faults[answer.fault] } });
  },
});

function view(request: PageRequest, { next, email, faults }: { next: string | undefined; email: string; faults: Faults }): View {
  const { texts } = request;
  const words = texts.signUp;
  return {
    status: Object.keys(faults).length === 0 ? 200 : 422,
    title: titleOf(texts, words.title, faults),
    html: html`<h1>${words.title}</h1>
${errorSummary(texts, faults)}
<p class="lead">${words.lead}</p>
${form(
  request,
  { action: '/sign-up', next, className: 'card' },
  field({ name: 'email', label: words.email, type: 'email', value: email, faults, autocomplete: 'username', inputMode: 'email', verbatim: true }),
  field({ name: 'password', label: words.password, type: 'password', hint: words.passwordHint(PASSWORD_LENGTH_MIN), faults, autocomplete: 'new-password' }),
  submit(words.submit),
)}
<p>${words.haveAccount} <a href="${leadingTo('/sign-in', next)}">${texts.common.signIn}</a></p>`,
  };
}
