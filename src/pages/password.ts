/** Another password. */
import { changePassword, newPasswordFault, requirePassword } from '../accounts/password';
import { PASSWORD_LENGTH_MIN } from '../accounts/passwordRules';
import { requireFreshSecondFactor } from '../accounts/secondFactor';
import { codeFaults, codeField } from './codeField';
import { type Faults, field, form, submit, viewWithForm } from './forms';
import { html } from './html';
import { wayUp } from './links';
import { lockedView } from './locked';
import { type PageRequest, page, type View } from './page';

const PATH = '/account/security/password';

export const showPassword = page({
  method: 'get',
  path: PATH,
  needs: 'fullSession',
  handler: (request) => view(request, {}),
});

export const doPassword = page({
  method: 'post',
  path: PATH,
  needs: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, texts, user, network } = request;
    const words = texts.security.password;
    const locked = (text: string): View => view(request, { '': text });
    const next = sent.shown('new');
    const fault = next === '' ? 'password_missing' : newPasswordFault(user, next);
    if (fault !== undefined) return view(request, { new: texts.signUp.faults[fault] });
    const wrong = await requirePassword(accounts, { user, password: sent.shown('current'), network });
    if (wrong !== undefined && 'lockedForMs' in wrong) return lockedView(request, wrong, locked);
    if (wrong !== undefined) return view(request, { current: words.faults[`current_${wrong.fault}`] });
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedView(request, unconfirmed, locked);
    if (unconfirmed !== undefined) return view(request, codeFaults(texts, unconfirmed));
    const { cookie } = await changePassword(accounts, user, next);
    return { redirect: '/account/security?done=password', cookie };
  },
});

function view(request: PageRequest<'fullSession'>, faults: Faults): View {
  const { texts, user } = request;
  const words = texts.security.password;
  return viewWithForm(
    texts,
    { above: wayUp('/account/security', texts.security.title), title: words.page, faults },
    html`<p>${words.text}</p>
${form(
  request,
  { action: PATH, className: 'card narrow' },
  field({ name: 'current', label: words.current, type: 'password', faults, autocomplete: 'current-password' }),
  field({
    name: 'new',
    label: words.next,
    type: 'password',
    hint: texts.signUp.passwordHint(PASSWORD_LENGTH_MIN),
    faults,
    autocomplete: 'new-password',
  }),
  codeField(texts, user, faults),
  submit(words.submit),
)}`,
  );
}
