/** Changes the password. */
import { changePassword, newPasswordFault, requirePassword } from '../../usecases/accounts/password';
import { PASSWORD_LENGTH_MIN } from '../../usecases/accounts/passwordRules';
import { requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import { type FieldErrors, field, form, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { codeErrors, codeField } from './codeField';
import { END_PROGRAMS, endProgramsChoice } from './passwordField';

const PATH = '/account/security/password';

export const showPassword = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request) => view(request, {}),
});

export const submitPassword = definePage({
  method: 'post',
  path: PATH,
  keeps: (name) => name === END_PROGRAMS,
  access: 'fullSession',
  handler: async (request, { accounts, identityChanged }) => {
    const { form: sent, texts, user, device, ip } = request;
    const words = texts.security.password;
    const locked = (text: string): View => view(request, { '': text });
    const next = sent.textOrEmpty('new');
    const fault = next === '' ? 'password_missing' : newPasswordFault(user, next);
    if (fault !== undefined) return view(request, { new: texts.signUp.errors[fault] });
    const wrong = await requirePassword(accounts, { user, password: sent.textOrEmpty('current'), ip });
    if (wrong !== undefined && 'lockedForMs' in wrong) return lockedView(request, wrong, locked);
    if (wrong !== undefined) return view(request, { current: words.errors[`current_${wrong.fault}`] });
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedView(request, unconfirmed, locked);
    if (unconfirmed !== undefined) return view(request, codeErrors(texts, unconfirmed));
    const endsPrograms = sent.has(END_PROGRAMS);
    const { cookie } = await changePassword(accounts, { user, password: next, endsPrograms, device });
    if (endsPrograms) identityChanged();
    return { redirect: '/account/security?done=password', cookie };
  },
});

function view(request: PageContext<'fullSession'>, errors: FieldErrors): View {
  const { texts, user } = request;
  const words = texts.security.password;
  return viewWithForm(
    texts,
    { above: backLink('/account/security', texts.security.title), title: words.page, errors },
    html`<p>${words.text}</p>
${form(
  request,
  { action: PATH, className: 'card narrow' },
  field({ name: 'current', label: words.current, type: 'password', errors, autocomplete: 'current-password' }),
  field({
    name: 'new',
    label: words.next,
    type: 'password',
    hint: texts.signUp.passwordHint(PASSWORD_LENGTH_MIN),
    errors,
    autocomplete: 'new-password',
  }),
  endProgramsChoice(texts, request.form.has(END_PROGRAMS) || Object.keys(errors).length === 0),
  codeField(texts, user, errors),
  submitButton(words.submit),
)}`,
  );
}
