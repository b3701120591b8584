/**
 * The pages behind one door: finds the page, the language and the session, keeps out whoever may not see it and whatever our own forms did not send,
 * and frames what the page says. It knows no page by name but the two on which people sign in.
 */
import { createHash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { HashingBusy } from '../accounts/passwordHashing';
import { type FoundSession, useSession } from '../accounts/sessions';
import type { PageAnswer, PageCall, PageDoor, PageProblem } from '../http/pageDoor';
import { newToken, sameHash } from '../store/tokens';
import { readAssets } from './assets';
import { type CookieJar, cookieJar } from './cookies';
import { docsPages } from './docs';
import { contractFiles } from './documents';
import { Fields } from './fields';
import { html } from './html';
import { known, LANGUAGE_COOKIE, type Language, languageOf, textsIn } from './language';
import { layout } from './layout';
import { leadingTo, target } from './links';
import { isOwnPost } from './origin';
import type { PageRequest, PageServices, Redirect, View } from './page';
import { policyHeaders } from './policy';
import type { PageTable } from './table';

export const SESSION_COOKIE = 'talad_session';
/** Ties the forms of somebody who has no session yet to their browser. */
export const VISITOR_COOKIE = 'talad_visitor';
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

type Asked = Pick<PageCall, 'path' | 'queryText' | 'headers'>;
type Troubles = PageProblem | 'FOREIGN' | 'STALE' | 'BUSY';

/** What is told of the caller before a page is asked. */
interface Visit {
  readonly language: Language;
  readonly cookies: CookieJar;
  readonly found: FoundSession | undefined;
  readonly csrf: string;
  /** `Set-Cookie` lines that are due whatever the page says. */
  readonly lines: readonly string[];
}

export function createPages(services: PageServices, table: PageTable): PageDoor {
  const secure = services.config.publicUrl.startsWith('https:');
  const assets = readAssets();
  const { publicUrl } = services.config;
  const published = new Map([...contractFiles(publicUrl), ...docsPages(publicUrl)]);
  const jarOf = ({ headers }: Asked): CookieJar => cookieJar(headers.cookie, secure);

  async function answer(call: PageCall): Promise<PageAnswer> {
    const file = assets.at(call.path) ?? published.get(call.path);
    if (file !== undefined) return file.answer(call.headers);
    const route = table.find(call.method, call.path);
    if (route === undefined) throw new Error(`no page at ${call.method} ${call.path}`);
    if (call.method === 'post' && !isOwnPost(call.headers, services.config.publicUrl))
      return troublePage('FOREIGN', call);
    const visit = await receive(call);
    const { found } = visit;
    const here = call.method === 'get' ? target(call.path, call.queryText) : undefined;
    if (route.page.needs !== 'anybody' && found === undefined)
      return framed({ redirect: leadingTo('/sign-in', here) }, call, visit);
    if (route.page.needs === 'fullSession' && found?.session.stage !== 'full')
      return framed({ redirect: leadingTo('/second-factor', here) }, call, visit);
    const form = new Fields(call.form);
    if (call.method === 'post' && !sameHash(form.shown('csrf'), visit.csrf)) return troublePage('STALE', call);
    try {
      const said = await route.page.handler(requestOf(call, visit, { params: route.params, form }), services);
      const renewed = said.cookie === undefined ? await found?.renew?.() : undefined;
      return framed(renewed === undefined ? said : { ...said, cookie: renewed }, call, visit);
    } catch (error) {
      if (error instanceof HashingBusy) return troublePage('BUSY', call);
      throw error;
    }
  }

  async function receive(call: PageCall): Promise<Visit> {
    const cookies = jarOf(call);
    const chosen = known(new Fields(parseQuery(call.queryText)).text('lang'));
    const language = languageFor(call, cookies);
    const cookie = cookies.get(SESSION_COOKIE);
    const found = cookie === undefined ? undefined : await useSession(services.accounts, cookie);
    const visitor = cookies.get(VISITOR_COOKIE) ?? newToken();
    const lines = [
      ...(chosen === undefined ? [] : [cookies.line(LANGUAGE_COOKIE, chosen, LANGUAGE_COOKIE_SECONDS)]),
      ...(found === undefined && cookies.get(VISITOR_COOKIE) === undefined
        ? [cookies.line(VISITOR_COOKIE, visitor)]
        : []),
      ...(cookie !== undefined && found === undefined ? [cookies.line(SESSION_COOKIE, '', 0)] : []),
    ];
    return { language, cookies, found, csrf: found?.session.csrf ?? visitorToken(visitor), lines };
  }

  function requestOf(
    call: PageCall,
    visit: Visit,
    { params, form }: Pick<PageRequest, 'params' | 'form'>,
  ): PageRequest {
    const { path, queryText, ip, network, requestId } = call;
    const { language, cookies, found, csrf } = visit;
    return {
      path,
      params,
      query: new Fields(parseQuery(queryText)),
      form,
      language,
      texts: textsIn(language),
      cookies,
      session: found?.session,
      user: found?.user,
      csrf,
      ip,
      network,
      requestId,
      destination: (wanted) => table.destination(wanted),
    };
  }

  function framed(said: View | Redirect, { path, queryText }: Asked, visit: Visit): PageAnswer {
    const { cookies, lines, language, found, csrf } = visit;
    // A cookie that the page sets comes in the place of one that was due.
    const due = said.cookie === undefined ? lines : lines.filter((line) => !line.includes(`${SESSION_COOKIE}=`));
    const own =
      said.cookie === undefined
        ? []
        : [said.cookie === null ? cookies.line(SESSION_COOKIE, '', 0) : cookies.line(SESSION_COOKIE, said.cookie)];
    const scripted = 'live' in said && said.live !== undefined;
    const headers = { ...policyHeaders({ secure, scripted }), 'Set-Cookie': [...due, ...own], ...said.headers };
    if ('redirect' in said) return { status: 303, headers: { ...headers, Location: said.redirect }, body: '' };
    const user = found?.session.stage === 'full' ? found.user : undefined;
    const body = layout({ view: said, assets, language, texts: textsIn(language), path, queryText, user, csrf });
    return { status: said.status ?? 200, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, body };
  }

  function languageFor({ queryText, headers }: Asked, cookies: CookieJar): Language {
    const query = new Fields(parseQuery(queryText)).text('lang');
    return languageOf({ query, cookie: cookies.get(LANGUAGE_COOKIE), header: headers['accept-language'] });
  }

  /** Of nobody: who is signed in is not asked, so that it works when nothing else does. */
  function troublePage(trouble: Troubles, asked: Asked): PageAnswer {
    const cookies = jarOf(asked);
    const language = languageFor(asked, cookies);
    const { problems } = textsIn(language);
    const { status, text } = TROUBLES[trouble];
    const { title, text: words } = problems[text];
    const again =
      table.find('get', asked.path) === undefined
        ? undefined
        : html` <a class="button plain" href="${asked.path}">${problems.retry}</a>`;
    const content = html`<h1>${title}</h1><p class="lead">${words}</p><p class="actions">${again}<a href="/">${problems.home}</a></p>`;
    const headers = trouble === 'BUSY' ? { 'Retry-After': String(services.config.http.retryAfterSeconds) } : {};
    const visit: Visit = { language, cookies, found: undefined, csrf: '', lines: [] };
    return framed({ status, title, html: content, headers }, { ...asked, queryText: '' }, visit);
  }

  return {
    methodsAt: (path) => (assets.at(path) !== undefined || published.has(path) ? ['get'] : table.methodsAt(path)),
    answer,
    problemPage: troublePage,
  };
}

/** What a visitor's forms carry: it shows that whoever sends them holds the cookie. */
function visitorToken(visitor: string): string {
  return createHash('sha256').update(`form\n${visitor}`, 'utf8').digest('base64url');
}

type ProblemText = Exclude<keyof ReturnType<typeof textsIn>['problems'], 'retry' | 'home'>;

const TROUBLES: Readonly<Record<Troubles, { readonly status: number; readonly text: ProblemText }>> = {
  MALFORMED_REQUEST: { status: 400, text: 'malformed' },
  INVALID_REQUEST_BODY: { status: 400, text: 'malformed' },
  NOT_FOUND: { status: 404, text: 'notFound' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'notAllowed' },
  REQUEST_BODY_TOO_LARGE: { status: 413, text: 'tooLarge' },
  URI_TOO_LONG: { status: 414, text: 'tooLarge' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'malformed' },
  TOO_MANY_REQUESTS: { status: 429, text: 'tooMany' },
  SERVICE_UNAVAILABLE: { status: 503, text: 'unavailable' },
  INTERNAL_SERVER_ERROR: { status: 500, text: 'fault' },
  FOREIGN: { status: 403, text: 'foreign' },
  STALE: { status: 403, text: 'stale' },
  BUSY: { status: 503, text: 'busy' },
};
