/**
 * The token of a form: that of the session, which proves that the form comes from a page of the session, and the key of
 * the form, which is another one each time that the form is shown.
 */
import { hashesEqual, newSelector } from '../../foundation/secrets/tokens';

const FORM_TOKEN = /^([\w-]{43})\.[\w-]{22}$/;

/** `csrf`: the token of the session, or of a visitor without one. */
export function newFormToken(csrf: string): string {
  return `${csrf}.${newSelector()}`;
}

/** Whether the text has the form of a token, of whichever session. */
export function isFormToken(text: string): boolean {
  return FORM_TOKEN.test(text);
}

export function isTokenOf(csrf: string, text: string): boolean {
  return hashesEqual(FORM_TOKEN.exec(text)?.[1] ?? '', csrf);
}
