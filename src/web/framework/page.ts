/**
 * The definition of a page: its path, who may open it, what its handler receives and what it returns. `web/index.ts`
 * lists every page of users, `web/operator/index.ts` every page of the console.
 */
import type { PageResponse } from '../../api/http/calls/pageHandler';
import type { Device } from '../../usecases/accounts/device';
import type { Session, SignedInUser } from '../../usecases/accounts/sessions';
import type { Services } from '../../usecases/services';
import type { Texts } from '../texts/texts';
import type { CookieJar } from './cookies';
import type { Fields } from './fields';
import type { Html } from './html';
import type { TypedForm } from './keptForm';
import type { Language } from './language';

/**
 * Who may open a page. `session`: the password was correct, but the second factor may be missing. `fullSession`: the
 * user has completed every step of the sign-in.
 */
export type Access = 'public' | 'session' | 'fullSession';

/** What the handlers of pages work with. */
export type PageServices = Services;

export interface PageContext<N extends Access = Access> {
  /** The path of the page; of a form that is sent to a path of its own, that of the page with the form. */
  readonly path: string;
  /** Values of the path's placeholders, decoded, as in `/wallets/{asset}/deposit`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Fields;
  /** The query without what earlier forms have done. Forms of the page are sent with it. */
  readonly lastingQuery: string;
  /** The submitted form; empty for GET. */
  readonly form: Fields;
  /** The files of the form, by the name of their field; empty unless the page `takesFiles`. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly language: Language;
  readonly texts: Texts;
  readonly cookies: CookieJar;
  readonly session: N extends 'public' ? Session | undefined : Session;
  readonly user: N extends 'public' ? SignedInUser | undefined : SignedInUser;
  /** What was typed into a form of the page when its session had ended; `form()` shows it. */
  readonly typed: TypedForm | undefined;
  /** The session's part of the form token; `form()` of `forms.ts` adds the token to every form, as field `csrf`. */
  readonly csrf: string;
  /** The client's address in canonical form, and the network that counts as one client in rate limits. */
  readonly ip: string;
  readonly network: string;
  /** The browser, for recognizing it and for naming it in notices. */
  readonly device: Device;
  readonly requestId: string;
  /** Returns `target` if it is a page of this exchange that may be opened after a sign-in, and undefined otherwise. */
  readonly returnPath: (target: string | undefined) => string | undefined;
}

interface ResponseOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The new session cookie; null deletes it. */
  readonly cookie?: string | null;
  /** The cookie by which the browser is recognized at its next sign-in. */
  readonly deviceCookie?: string;
}

/** The content of the page, with its title. */
export interface View extends ResponseOptions {
  /** 200 if omitted. */
  readonly status?: number;
  readonly title: string;
  /** One sentence for search engines; that of the exchange if omitted. */
  readonly description?: string;
  readonly html: Html;
  /** Set for a page that has a script, and perhaps a style sheet, of its own. On all other pages no script may run. */
  readonly live?: 'market' | 'markets' | 'passkeys' | 'account';
}

/**
 * Redirects to a page of this exchange, or to a configured address, never to user input. Always 303, so that the
 * browser uses GET.
 */
export interface Redirect extends ResponseOptions {
  readonly redirect: string;
}

/**
 * A file to download. What can fail of a content that is made while it is sent is read before, so that it is answered
 * with an error page.
 */
export interface Download extends ResponseOptions {
  readonly fileName: string;
  /** Content type with character set. */
  readonly type: string;
  readonly content: PageResponse['body'];
}

export type PageResult = View | Redirect | Download;

/** What the pages of users and the operators' console have in common. */
export interface SitePage {
  readonly method: 'get' | 'post';
  readonly path: string;
  /**
   * The path of the page with the form, if the form is sent to a path of its own; only for POST. Opening the path of the
   * form leads to that page, and every answer to the form belongs to it.
   */
  readonly formPage?: string;
  /** Set if a sign-in may redirect here afterwards; only for GET. */
  readonly allowedAfterSignIn?: true;
  /** Set if the form has a file, so that its body may have the size of a document; only for POST. */
  readonly takesFiles?: true;
  /** Processor time that a request takes at most, in microseconds, if it is much more than that of most pages. */
  readonly costUs?: number;
  /**
   * Whether a member of the form is shown again after a sign-in, if the session had ended when the form was sent; only for
   * POST. Never true for passwords, codes and keys, nor for hidden members. `params`: the placeholders of the path.
   */
  readonly keeps?: (member: string, params: Readonly<Record<string, string>>) => boolean;
  /**
   * Whether the form does nothing but send a mail that the visitor asks for; only for POST. The same content in the same
   * language from the same browser is then the same form for a minute, although the page was opened again in between.
   */
  readonly sendsMail?: (services: Services) => boolean;
  /** Whether the form only asks for something, so that it is processed each time; only for POST. */
  readonly changesNothing?: (form: Fields) => boolean;
}

export interface PageDefinition<N extends Access = Access> extends SitePage {
  readonly access: N;
  /**
   * Throws `HashingQueueFull` if the visitor may not send the form now. Called before anything is written, so that a
   * refused form costs the server little; only for POST.
   */
  readonly refuseDelayed?: (visitor: Pick<PageContext, 'device'>, services: PageServices) => void;
  handler(request: PageContext<N>, services: PageServices): PageResult | Promise<PageResult>;
}

/**
 * Defines a page. The type of its handler follows from `access`: with a session, `session` and `user` are never
 * undefined.
 */
export function definePage<N extends Access>(definition: PageDefinition<N>): PageDefinition {
  return definition as PageDefinition;
}
