/** What people sign in and sign up with: the same two fields on both pages, read the same way. */
import { type Faults, field } from './forms';
import type { Html } from './html';
import type { PageRequest } from './page';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** What was left empty; undefined when nothing was. */
  readonly missing: Faults | undefined;
}

export function readCredentials(
  { form: sent }: PageRequest,
  faults: { readonly email_missing: string; readonly password_missing: string },
): Credentials {
  const email = sent.shown('email').trim();
  const password = sent.shown('password');
  const missing = {
    ...(email === '' && { email: faults.email_missing }),
    ...(password === '' && { password: faults.password_missing }),
  };
  return { email, password, missing: Object.keys(missing).length === 0 ? undefined : missing };
}

export function emailField(label: string, email: string, faults: Faults): Html {
  return field({
    name: 'email',
    label,
    type: 'email',
    value: email,
    faults,
    autocomplete: 'username',
    inputMode: 'email',
    verbatim: true,
  });
}
