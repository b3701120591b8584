/**
 * A form that was sent after its session had ended. Its visible content waits in a cookie of the browser until the sender
 * has signed in again and the page with the form is shown; nothing is kept on the server, and nothing is sent again without
 * the user. The cookie is encrypted, ends after some minutes, and contains only members that the definition of the form
 * names. The token of the form says for which user it was made: another user never sees the content.
 */
import { createSecretKey } from 'node:crypto';
import { decryptSecret, encryptSecret, type MasterKeys } from '../../foundation/secrets/encryption';
import { hashesEqual, hashToken } from '../../foundation/secrets/tokens';
import { keyedHash, type SecretKeys } from '../../store/secrets/secretKeys';
import type { CookieJar } from './cookies';
import { Fields } from './fields';
import { ownerMarkIn } from './formToken';
import { Html, html } from './html';

const COOKIE = 'talad_form';
const KEPT_SECONDS = 900;
/** The cookie is then two thirds of what browsers keep, and leaves room for the other headers of a request. */
const KEPT_BYTES_MAX = 1_800;
const LOCATION = { table: 'kept_form', id: 0, bound: {} };
/** Of what `keyedHash` returns. */
const HASH_PREFIX = 'k1.';
const MARK_LENGTH = 22;

interface Jar {
  readonly keys: SecretKeys;
  readonly cookies: CookieJar;
  readonly nowMs: number;
}

export interface KeptForm {
  /** Path and query of the page with the form. */
  readonly page: string;
  /** Path and query to which the form is sent. */
  readonly action: string;
  /** The members that are kept, each with all its values. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface SealedForm extends KeptForm {
  /** The token of the form, without the key of the form. */
  readonly token: string;
  readonly sentAtMs: number;
}

/**
 * The user's part of a form token. It proves that the form was made for the user, also after the session has ended.
 * `csrf`: the token of the session.
 */
export function ownerMark(keys: SecretKeys, csrf: string, owner: string): string {
  const hash = keyedHash(keys, `form owner/${owner}`, hashToken(csrf));
  return hash.slice(HASH_PREFIX.length, HASH_PREFIX.length + MARK_LENGTH);
}

/** Whether the form with this token was made for the user, in whichever session. */
export function isMadeFor(keys: SecretKeys, token: string, owner: string): boolean {
  const { csrf, mark } = ownerMarkIn(token) ?? { csrf: '', mark: '' };
  return mark !== '' && hashesEqual(mark, ownerMark(keys, csrf, owner));
}

/** The `Set-Cookie` line that keeps a form; undefined if it was not made for a user, or if not even its address fits. */
export function keepForm({ keys, cookies, nowMs }: Jar, token: string, form: KeptForm): string | undefined {
  if (ownerMarkIn(token) === undefined) return undefined;
  const sealed: SealedForm = { ...form, token, sentAtMs: nowMs };
  const text = [sealed, { ...sealed, values: {} }]
    .map((each) => JSON.stringify(each))
    .find((each) => Buffer.byteLength(each) <= KEPT_BYTES_MAX);
  return text && cookies.setCookieLine(COOKIE, encryptSecret(sealingKeys(keys), LOCATION, text), KEPT_SECONDS);
}

/** What the cookie says about the page that the user opens. */
export function findKeptForm(
  { keys, cookies, nowMs }: Jar,
  { owner, page }: { readonly owner: string; readonly page: string },
): { readonly kept?: KeptForm; readonly deleteLine?: string } {
  const cookie = cookies.get(COOKIE);
  if (cookie === undefined) return {};
  const deleteLine = cookies.setCookieLine(COOKIE, '', 0);
  const sealed = unseal(keys, cookie);
  const isUsable =
    sealed !== undefined && isMadeFor(keys, sealed.token, owner) && nowMs - sealed.sentAtMs < KEPT_SECONDS * 1000;
  if (!isUsable) return { deleteLine };
  return sealed.page === page ? { kept: sealed, deleteLine } : {};
}

function unseal(keys: SecretKeys, cookie: string): SealedForm | undefined {
  try {
    return JSON.parse(decryptSecret(sealingKeys(keys), LOCATION, cookie)) as SealedForm;
  } catch {
    return undefined;
  }
}

function sealingKeys(keys: SecretKeys): MasterKeys {
  const key = Buffer.from(keyedHash(keys, 'kept form', '').slice(HASH_PREFIX.length), 'base64url');
  return { current: 'form', byId: new Map([['form', createSecretKey(key)]]) };
}

/** The values that a form keeps. */
export function keptValues(form: Readonly<Record<string, unknown>>, keeps: (name: string) => boolean) {
  const fields = new Fields(form);
  return Object.fromEntries(
    Object.keys(form)
      .filter(keeps)
      .map((name) => [name, fields.list(name)]),
  );
}

/** What a form shows of an earlier session. */
export interface TypedForm extends Pick<KeptForm, 'action' | 'values'> {
  readonly keeps: (name: string) => boolean;
}

/**
 * The visible controls of a form with what was typed before. Every value in them is escaped, so that a tag ends with the
 * next `>`. Hidden members, passwords and files stay as the page has made them.
 */
export function withTypedValues(controls: Html, { values, keeps }: TypedForm): Html {
  // Too much to keep: only the page is shown again.
  if (Object.keys(values).length === 0) return controls;
  /** The typed values of a control, escaped as in its tag; undefined for one that was not kept. */
  const typedIn = (tag: string): readonly string[] | undefined => {
    const name = attributeOf(tag, 'name');
    if (!keeps(name)) return undefined;
    return (Object.hasOwn(values, name) ? (values[name] ?? []) : []).map((value) => html`${value}`.text);
  };
  const choose = (tag: string, mark: 'checked' | 'selected', chosen: readonly string[]): string => {
    const plain = tag.replace(new RegExp(` ${mark}(?=[ >])`), '');
    return chosen.includes(attributeOf(tag, 'value')) ? `${plain.slice(0, -1)} ${mark}>` : plain;
  };
  const text = controls.text
    .replace(/<input\b[^>]*>/g, (tag) => {
      const typed = typedIn(tag);
      const type = attributeOf(tag, 'type');
      if (typed === undefined || ['hidden', 'password', 'file'].includes(type)) return tag;
      if (type === 'checkbox' || type === 'radio') return choose(tag, 'checked', typed);
      return `${tag.replace(/ value="[^"]*"/, '').slice(0, -1)} value="${typed[0] ?? ''}">`;
    })
    .replace(/(<textarea\b[^>]*>)([^<]*)/g, (all, tag: string) => {
      const typed = typedIn(tag);
      return typed === undefined ? all : `${tag}${typed[0] ?? ''}`;
    })
    .replace(/(<select\b[^>]*>)(.*?)(?=<\/select>)/gs, (all, tag: string, options: string) => {
      const typed = typedIn(tag);
      if (typed === undefined) return all;
      return `${tag}${options.replace(/<option\b[^>]*>/g, (option) => choose(option, 'selected', typed))}`;
    });
  return new Html(text);
}

/** Empty without the attribute. */
function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
