/** A new account. */
import { PASSWORD_LENGTH_MIN } from '../accounts/passwordRules';
import { signUp } from '../accounts/signUp';
import { emailField, readCredentials } from './credentials';
import { type Faults, field, form, submit, viewWithForm } from './forms';
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
    return request.session?.stage === 'full'
      ? { redirect: next ?? '/account' }
      : view(request, { next, email: '', faults: {} });
  },
});

export const doSignUp = page({
  method: 'post',
  path: '/sign-up',
  needs: 'anybody',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, network } = request;
    const next = request.destination(sent.text('next'));
    const { faults } = texts.signUp;
    const { email, password, missing } = readCredentials(request, faults);
    if (missing !== undefined) return view(request, { next, email, faults: missing });
    const answer = await signUp(accounts, { email, password, network });
    if ('lockedForMs' in answer)
      return lockedView(request, answer, (locked) => view(request, { next, email, faults: { '': locked } }));
    if ('cookie' in answer) return { redirect: next ?? '/account', cookie: answer.cookie };
    const name = answer.fault.startsWith('email_') ? 'email' : 'password';
    return view(request, { next, email, faults: { [name]: faults[answer.fault] } });
  },
});

function view(
  request: PageRequest,
  { next, email, faults }: { next: string | undefined; email: string; faults: Faults },
): View {
  const { texts } = request;
  const words = texts.signUp;
  return viewWithForm(
    texts,
    { title: words.title, faults },
    html`<p class="lead">${words.lead}</p>
${form(
  request,
  { action: '/sign-up', next, className: 'card' },
  emailField(words.email, email, faults),
  field({
    name: 'password',
    label: words.password,
    type: 'password',
    hint: words.passwordHint(PASSWORD_LENGTH_MIN),
    faults,
    autocomplete: 'new-password',
  }),
  submit(words.submit),
)}
<p>${words.haveAccount} <a href="${leadingTo('/sign-in', next)}">${texts.common.signIn}</a></p>`,
  );
}
