/** What a page is: where it lives, who may see it, what it is given and what it gives back. Each page is one file; `pages/index.ts` lists them all. */
import type { Accounts } from '../accounts/accounts';
import type { Session, SignedInUser } from '../accounts/sessions';
import type { Services } from '../handlers/context';
import type { CookieJar } from './cookies';
import type { Fields } from './fields';
import type { Html } from './html';
import type { Language, Texts } from './language';

/** `session`: the password was given, the second factor perhaps not yet. `fullSession`: all that the user's account asks for. */
export type Needs = 'anybody' | 'session' | 'fullSession';

export interface PageServices extends Services {
  readonly accounts: Accounts;
}

export interface PageRequest<N extends Needs = Needs> {
  readonly path: string;
  /** Of a path like `/wallets/{asset}/deposit`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Fields;
  /** Empty for a GET. */
  readonly form: Fields;
  readonly language: Language;
  readonly texts: Texts;
  readonly cookies: CookieJar;
  readonly session: N extends 'anybody' ? Session | undefined : Session;
  readonly user: N extends 'anybody' ? SignedInUser | undefined : SignedInUser;
  /** For the forms of the page, under the name `csrf`; `form()` of `forms.ts` puts it there. */
  readonly csrf: string;
  /** The caller's address in its plain spelling, and the network that counts as one caller. */
  readonly ip: string;
  readonly network: string;
  readonly requestId: string;
  /** The same target when it leads to a page of ours that may follow a sign-in, with its query; undefined for anything else. */
  readonly destination: (target: string | undefined) => string | undefined;
}

interface Common {
  readonly headers?: Readonly<Record<string, string>>;
  /** The session's new cookie; null takes it away. */
  readonly cookie?: string | null;
}

/** What stands between header and footer, with its title. */
export interface View extends Common {
  /** 200 when absent. */
  readonly status?: number;
  readonly title: string;
  readonly html: Html;
  /** A page with a script and a sheet of its own; on any other, no script runs. */
  readonly live?: 'market';
}

/** To a path of ours, or to an address that is nobody's input. Always with 303, so that it is fetched with GET. */
export interface Redirect extends Common {
  readonly redirect: string;
}

export interface Page<N extends Needs = Needs> {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly needs: N;
  /** Whether a sign-in may end here; only for GET. */
  readonly followsSignIn?: true;
  handler(request: PageRequest<N>, services: PageServices): View | Redirect | Promise<View | Redirect>;
}

/** Names a page's needs once, so that its handler knows whether there is a session. */
export function page<N extends Needs>(definition: Page<N>): Page {
  return definition as Page;
}
