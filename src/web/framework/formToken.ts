/**
 * The token of a form: that of the session, which proves that the form comes from a page of the session, and the key of
 * the form, which is another one each time that the form is shown. The token of a user's session ends with the mark of the
 * user (`keptForm.ts`).
 */
import { hashesEqual, newSelector } from '../../foundation/secrets/tokens';

const FORM_TOKEN = /^([\w-]{43}(?:\.[\w-]{22})?)\.[\w-]{22}$/;
const OWNED_TOKEN = /^([\w-]{43})\.([\w-]{22})\.[\w-]{22}$/;

/** `csrf`: the token of the session, or of a visitor without one. */
export function newFormToken(csrf: string): string {
  return `${csrf}.${newSelector()}`;
}

/** The token of the session and the mark of its user; undefined for the form of a visitor. */
export function ownerMarkIn(text: string): { readonly csrf: string; readonly mark: string } | undefined {
  const [, csrf, mark] = OWNED_TOKEN.exec(text) ?? [];
  return csrf === undefined || mark === undefined ? undefined : { csrf, mark };
}

/** Whether the text has the form of a token, of whichever session. */
export function isFormToken(text: string): boolean {
  return FORM_TOKEN.test(text);
}

export function isTokenOf(csrf: string, text: string): boolean {
  return hashesEqual(FORM_TOKEN.exec(text)?.[1] ?? '', csrf);
}
