/**
 * The e-mail addresses with which users sign in. Only ASCII is allowed: the table ignores case and accents, so `josé@`
 * would match `jose@` there, while its failed attempts would be counted separately.
 */

/**
 * Exactly one mailbox: atoms with single dots between them, one `@`, and a host name (RFC 5321). Quoted names, comments,
 * lists and groups are valid in a mail's header, where a comma would make two recipients of one address.
 */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const MAILBOX = new RegExp(`^(?=.{1,64}@)(?=.{3,254}$)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})*$`);

/** Older versions let people sign up with such addresses. */
const SIGN_IN_NAME = /^[!-?A-~]{1,64}@[!-?A-~]{1,189}$/;

/** Returns undefined for a text to which no mail may be sent: it is not exactly one mailbox. */
export function parseEmail(text: string): string | undefined {
  return MAILBOX.test(text) ? text : undefined;
}

/** Returns undefined for a text that is no user's address. */
export function parseSignInName(text: string): string | undefined {
  return SIGN_IN_NAME.test(text) ? text : undefined;
}

/**
 * A text that is equal for all spellings that usually lead to one mailbox: in lower case, and without the part after a
 * `+`.
 */
export function canonicalMailbox(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  return `${local.replace(/(.)\+.*$/, '$1')}@${host}`;
}
