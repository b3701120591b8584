/** The field for a code of the second factor, and its error messages. */
import type { CodeFault } from '../../usecases/accounts/secondFactor';
import type { SignedInUser } from '../../usecases/accounts/sessions';
import { type FieldErrors, field } from '../framework/forms';
import type { Html } from '../framework/html';
import type { Texts } from '../texts/texts';

export interface CodeFieldOptions {
  /** The field's name, on a page with several code fields. */
  readonly name?: string;
  /** Replaces the usual hint, where recovery codes are not accepted. */
  readonly hint?: string;
}

/** Undefined if the user has no second factor. */
export function codeField(
  texts: Texts,
  user: Pick<SignedInUser, 'hasSecondFactor'>,
  errors: FieldErrors,
  options: CodeFieldOptions = {},
): Html | undefined {
  return user.hasSecondFactor ? codeInput(texts, errors, options) : undefined;
}

export function codeInput(
  { secondFactor: words }: Texts,
  errors: FieldErrors,
  { name = 'code', hint = words.codeHint }: CodeFieldOptions = {},
): Html {
  const shape = {
    autocomplete: 'one-time-code',
    inputMode: 'text',
    lengthMax: 40,
    width: 'short',
    verbatim: true,
  } as const;
  return field({ name, label: words.code, hint, errors, ...shape });
}

/** The error of the code field. Locked accounts are reported by `lockedView` instead. */
export function codeErrors(
  { secondFactor }: Texts,
  { fault }: Exclude<CodeFault, { readonly lockedForMs: number }>,
  name = 'code',
): FieldErrors {
  return { [name]: secondFactor.errors[fault] };
}
