/** The e-mail and password fields that the sign-in and sign-up pages share. */
import { type FieldErrors, field } from '../framework/forms';
import type { Html } from '../framework/html';
import type { PageContext } from '../framework/page';

export interface SubmittedCredentials {
  readonly email: string;
  readonly password: string;
  /** Errors of the fields that were left empty; undefined if both were filled in. */
  readonly missing: FieldErrors | undefined;
}

export function readCredentials(
  { form: sent }: PageContext,
  errors: { readonly email_missing: string; readonly password_missing: string },
): SubmittedCredentials {
  const email = sent.textOrEmpty('email').trim();
  const password = sent.textOrEmpty('password');
  const missing = {
    ...(email === '' && { email: errors.email_missing }),
    ...(password === '' && { password: errors.password_missing }),
  };
  return { email, password, missing: Object.keys(missing).length === 0 ? undefined : missing };
}

export function emailField(label: string, email: string, errors: FieldErrors): Html {
  return field({
    name: 'email',
    label,
    type: 'email',
    value: email,
    errors,
    autocomplete: 'username',
    inputMode: 'email',
    verbatim: true,
  });
}
