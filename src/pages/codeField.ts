/** The field in which a page asks for a fresh code, and what it says when that is not one. */
import type { CodeFault } from '../accounts/secondFactor';
import type { SignedInUser } from '../accounts/sessions';
import { type Faults, field } from './forms';
import type { Html } from './html';
import type { Texts } from './language';

export interface CodeFieldOptions {
  /** Where a page has several. */
  readonly name?: string;
  /** Where not every kind of code will do. */
  readonly hint?: string;
}

/** Nothing when the user has no second factor. */
export function codeField(
  texts: Texts,
  user: Pick<SignedInUser, 'hasSecondFactor'>,
  faults: Faults,
  options: CodeFieldOptions = {},
): Html | undefined {
  return user.hasSecondFactor ? codeInput(texts, faults, options) : undefined;
}

export function codeInput(
  { secondFactor: words }: Texts,
  faults: Faults,
  { name = 'code', hint = words.codeHint }: CodeFieldOptions = {},
): Html {
  const shape = {
    autocomplete: 'one-time-code',
    inputMode: 'text',
    lengthMax: 40,
    width: 'short',
    verbatim: true,
  } as const;
  return field({ name, label: words.code, hint, faults, ...shape });
}

/** For `Faults`, under the field's name; a lock is told at the top by `lockedView`. */
export function codeFaults(
  { secondFactor }: Texts,
  { fault }: Exclude<CodeFault, { readonly lockedForMs: number }>,
  name = 'code',
): Faults {
  return { [name]: secondFactor.faults[fault] };
}
