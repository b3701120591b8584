/** The field for the user's present password, its error messages, and the choice that forms for a new password offer. */
import { type FieldErrors, field } from '../framework/forms';
import { type Html, html } from '../framework/html';
import type { Texts } from '../texts/texts';

export function passwordField({ security }: Texts, errors: FieldErrors): Html {
  const { yourPassword: label } = security;
  return field({ name: 'password', label, type: 'password', errors, autocomplete: 'current-password' });
}

/** The error of the password field. Locked accounts are reported by `lockedView` instead. */
export function passwordErrors({ security }: Texts, { fault }: { readonly fault: 'missing' | 'wrong' }): FieldErrors {
  return { password: fault === 'missing' ? security.passwordMissing : security.passwordWrong };
}

/** The name of the check box in the submitted form. */
export const END_PROGRAMS = 'end_programs';

/** Whether a new password also ends API keys and connected apps. */
export function endProgramsChoice({ security }: Texts, isChecked: boolean): Html {
  const { endPrograms, endProgramsHint } = security.password;
  return html`<label class="choice" for="${END_PROGRAMS}">
<input type="checkbox" id="${END_PROGRAMS}" name="${END_PROGRAMS}" value="on"${isChecked && html` checked`} aria-describedby="${END_PROGRAMS}-hint">
<span>${endPrograms}<br><span class="quiet" id="${END_PROGRAMS}-hint">${endProgramsHint}</span></span></label>`;
}
