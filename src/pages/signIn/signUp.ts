/** The sign-up page. */
import { PASSWORD_LENGTH_MIN } from '../../accounts/passwordRules';
import { signUp } from '../../accounts/signUp';
import { type FieldErrors, field, form, submitButton, viewWithForm } from '../framework/forms';
import { withNext } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { html } from '../html';
import { emailField, readCredentials } from './credentials';

export const showSignUp = definePage({
  method: 'get',
  path: '/sign-up',
  access: 'public',
  handler: (request) => {
    const next = request.returnPath(request.query.text('next'));
    return request.session?.stage === 'full'
      ? { redirect: next ?? '/account' }
      : view(request, { next, email: '', errors: {} });
  },
});

export const submitSignUp = definePage({
  method: 'post',
  path: '/sign-up',
  access: 'public',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, network } = request;
    const next = request.returnPath(sent.text('next'));
    const { errors } = texts.signUp;
    const { email, password, missing } = readCredentials(request, errors);
    if (missing !== undefined) return view(request, { next, email, errors: missing });
    const result = await signUp(accounts, { email, password, network });
    if ('lockedForMs' in result)
      return lockedView(request, result, (locked) => view(request, { next, email, errors: { '': locked } }));
    if ('cookie' in result) return { redirect: next ?? '/account', cookie: result.cookie };
    const name = result.fault.startsWith('email_') ? 'email' : 'password';
    return view(request, { next, email, errors: { [name]: errors[result.fault] } });
  },
});

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
