/**
 * Handles every request for a page of a site, the users' pages or the operators' console: finds the page, the language
 * and the session, refuses visitors without access and forms that were not sent from the site's own pages, and renders
 * what the page returns.
 */
import { createHash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { isStreamed, type PageHandler, type PageRequest, type PageResponse } from '../../api/http/calls/pageHandler';
import type { EventLoop } from '../../foundation/eventLoop';
import { newToken } from '../../foundation/secrets/tokens';
import { HashingQueueFull } from '../../usecases/accounts/passwordHashing';
import type { Services } from '../../usecases/services';
import { type CookieJar, type CookieScope, parseCookies } from './cookies';
import { ERROR_PAGES, type ErrorKind } from './errorPages';
import { Fields } from './fields';
import { FormAnswers, type FormOutcome, withoutKey } from './formAnswers';
import { isFormToken, isTokenOf } from './formToken';
import { type Html, html } from './html';
import { findKeptForm, isMadeFor, keepForm, keptValues, ownerMark, type TypedForm } from './keptForm';
import { chooseLanguage, LANGUAGE_COOKIE, type Language, parseLanguage, textsFor } from './language';
import { lastingQuery, pathWithQuery } from './links';
import type { PageResult, SitePage, View } from './page';
import type { PageRoute, PageTable } from './pageTable';
import { policyHeaders } from './policyHeaders';
import { isSameOriginPost } from './sameOrigin';
import { acceptsGzip, compressed } from './staticResource';

/** Recognizes a browser in which a user has signed in before. */
export const DEVICE_COOKIE = 'talad_device';
const COOKIE_SECONDS = 365 * 86_400;

export type RequestHead = Pick<PageRequest, 'path' | 'queryText' | 'headers'>;

/** A session that was found by its cookie. */
interface FoundVisitor {
  readonly session: { readonly csrf: string };
  /** Replaces the secret of the session, if that is due, and returns the new cookie. */
  readonly renew?: (() => Promise<string | undefined>) | undefined;
}

/** What is known about the visitor before the page's handler runs. */
export interface Visit<Found extends FoundVisitor> {
  readonly language: Language;
  readonly cookies: CookieJar;
  /** Undefined for a visitor without a session. */
  readonly found: Found | undefined;
  readonly csrf: string;
  /** What was typed into a form of the page when its session had ended. */
  readonly typed?: TypedForm | undefined;
  /** `Set-Cookie` lines that every response to this request carries, unless the page sets the same cookie. */
  readonly setCookieLines: readonly string[];
}

/** What the two sites do differently. */
export interface Site<Page extends SitePage, Found extends FoundVisitor> {
  /** The origin from which forms are accepted. */
  readonly url: string;
  readonly table: PageTable<Page>;
  readonly cookies: {
    readonly session: string;
    /** Binds the forms of visitors without a session to their browser. */
    readonly visitor: string;
    readonly scope: CookieScope;
  };
  /** In addition to the security headers of every page. */
  readonly headers?: Readonly<Record<string, string>>;
  isFile(path: string): boolean;
  /** Processor time of a file in microseconds, if it is not kept in memory. */
  fileUs?(path: string): number | undefined;
  /** The answer to a request for a file. */
  file(request: PageRequest): PageResponse | Promise<PageResponse>;
  findSession(cookie: string, ip: string): Promise<Found | undefined>;
  /** Names the user of a session among all users of the site. */
  ownerOf(found: Found): string;
  /**
   * Where a visitor is sent who may not open the page; undefined if the page may be opened. `path`: where to continue
   * afterwards.
   */
  elsewhere(page: Page, found: Found | undefined, path: string): string | undefined;
  /** Throws `HashingQueueFull` if the visitor may not send the form now. Called before anything is written. */
  refuseDelayed?(page: Page, request: PageRequest, visit: Visit<Found>): void;
  run(route: PageRoute<Page>, request: PageRequest, visit: Visit<Found>): PageResult | Promise<PageResult>;
  renderView(view: View, visit: Visit<Found>, head: RequestHead): string;
  /** The links of an error page. */
  problemLinks(head: RequestHead, language: Language): Html;
}

/** Errors of the address itself, which no link repeats. */
const UNREADABLE_ADDRESS: ReadonlySet<ErrorKind> = new Set(['MALFORMED_REQUEST', 'URI_TOO_LONG']);
/** Processor time that a file in memory takes, and at most nearly every page, in microseconds. */
const FILE_US = 300;
const PAGE_US = 5_000;

export function createSiteHandler<Page extends SitePage, Found extends FoundVisitor>(
  site: Site<Page, Found>,
  services: Services,
  eventLoop: EventLoop,
): PageHandler {
  type SiteVisit = Visit<Found>;
  const { table } = site;
  const keys = services.masterKeys;
  const isHttps = site.url.startsWith('https:');
  const formAnswers = new FormAnswers({ ...services, eventLoop, waitMs: services.config.http.handlerDeadlineMs });
  const cookiesOf = ({ headers }: RequestHead): CookieJar => parseCookies(headers.cookie, isHttps, site.cookies.scope);

  async function answer(request: PageRequest): Promise<PageResponse> {
    if (site.isFile(request.path)) return await site.file(request);
    const route = table.find(request.method, request.path);
    if (route === undefined && request.method === 'get' && table.find('post', request.path) !== undefined)
      return toPageOf(request);
    if (route === undefined) throw new Error(`no page at ${request.method} ${request.path}`);
    if (request.method === 'post' && !isSameOriginPost(request.headers, site.url))
      return errorPage('CROSS_SITE_FORM', request);
    const visit = await identifyVisitor(request);
    const form = new Fields(request.form);
    const token = form.textOrEmpty('csrf');
    const refused = refuse(route, request, { visit, token });
    if (request.method === 'get')
      return refused ?? (await respond(route, request, withTypedForm(request, visit))).response;
    const own = { request, token, cookie: senderCookie(visit.cookies) };
    const sent = route.page.sendsMail?.(services) === true ? withoutKey(own, visit.language) : own;
    // The answer to the same form may have ended the session or begun it.
    if (refused !== undefined) return (isFormToken(token) ? await formAnswers.find(sent) : undefined) ?? refused;
    if (route.page.changesNothing?.(form) === true) return (await respond(route, request, visit)).response;
    const delayed = refuseDelayed(route.page, request, visit);
    // The form may have been answered before the network was delayed.
    if (delayed !== undefined) return (await formAnswers.find(sent)) ?? delayed;
    return await formAnswers.once(sent, () => respond(route, request, visit));
  }

  /** The path of a form was opened: by the language switch of its answer, by reloading, or from the address bar. */
  function toPageOf(request: PageRequest): PageResponse {
    const { path, queryText } = pageOf(request);
    const headers = { ...policyHeaders({ isHttps, hasScript: false }), ...site.headers };
    return { status: 303, headers: { ...headers, Location: pathWithQuery(path, queryText) }, body: '' };
  }

  /** The request as one for the page to which its answer belongs. */
  function pageOf<Head extends RequestHead>(head: Head): Head {
    return { ...head, path: table.pagePath(head.path) };
  }

  /** The answer to a visitor who may not open the page, or to a form that does not come from a page of the session. */
  function refuse(
    { page, params }: PageRoute<Page>,
    request: PageRequest,
    { visit, token }: { readonly visit: SiteVisit; readonly token: string },
  ): PageResponse | undefined {
    const { found, setCookieLines: lines } = visit;
    if (request.method === 'get') {
      const redirect = site.elsewhere(page, found, pathWithQuery(request.path, request.queryText));
      return redirect === undefined ? undefined : render({ redirect }, request, visit);
    }
    const place = addressOf(pageOf(request));
    const redirect = site.elsewhere(page, found, place);
    if (isTokenOf(visit.csrf, token)) return redirect === undefined ? undefined : render({ redirect }, request, visit);
    // The form was made in an earlier session, or by another user.
    const isOfUser = found !== undefined && isMadeFor(keys, token, site.ownerOf(found));
    if (redirect === undefined && !isOfUser) return errorPage('EXPIRED_FORM', request);
    const values = keptValues(request.form, (name) => page.keeps?.(name, params) === true);
    const kept = keepForm(jarOf(visit), token, { page: place, action: addressOf(request), values });
    return render({ redirect: redirect ?? place }, request, {
      ...visit,
      setCookieLines: kept === undefined ? lines : [...lines, kept],
    });
  }

  /** Path and query without what earlier forms have done. */
  function addressOf({ path, queryText }: RequestHead): string {
    return pathWithQuery(path, lastingQuery(queryText));
  }

  /** The visit with what was typed on this page before the session ended. */
  function withTypedForm(request: PageRequest, visit: SiteVisit): SiteVisit {
    const { found, setCookieLines } = visit;
    if (found === undefined) return visit;
    const { kept, deleteLine } = findKeptForm(jarOf(visit), { owner: site.ownerOf(found), page: addressOf(request) });
    const route = kept && table.find('post', kept.action.split('?')[0] ?? '');
    return {
      ...visit,
      ...(kept && { typed: { ...kept, keeps: (name) => route?.page.keeps?.(name, route.params) === true } }),
      ...(deleteLine !== undefined && { setCookieLines: [...setCookieLines, deleteLine] }),
    };
  }

  function jarOf({ cookies }: SiteVisit) {
    return { keys, cookies, nowMs: services.clock.nowMs() };
  }

  function refuseDelayed(page: Page, request: PageRequest, visit: SiteVisit): PageResponse | undefined {
    try {
      site.refuseDelayed?.(page, request, visit);
      return undefined;
    } catch (error) {
      return busyPage(error, request);
    }
  }

  /** For a form that finds no place in the queue of password hashes. Throws any other error. */
  function busyPage(error: unknown, request: PageRequest): PageResponse {
    if (!(error instanceof HashingQueueFull)) throw error;
    return errorPage('BUSY', request, error.retryAfterSeconds);
  }

  async function respond(route: PageRoute<Page>, request: PageRequest, visit: SiteVisit): Promise<FormOutcome> {
    const { found, cookies } = visit;
    try {
      const result = await site.run(route, pageOf(request), visit);
      const cookie = result.cookie === undefined ? await found?.renew?.() : result.cookie;
      const rendered = render(cookie === undefined ? result : { ...result, cookie }, request, visit);
      const isCompressible = found === undefined && request.method === 'get';
      const response = isCompressible ? await compressPage(rendered, request.headers) : rendered;
      return { response, cookieAfter: senderCookie(cookies, cookie) };
    } catch (error) {
      return { response: busyPage(error, request), cookieAfter: senderCookie(cookies) };
    }
  }

  async function identifyVisitor(request: PageRequest): Promise<SiteVisit> {
    const cookies = cookiesOf(request);
    const chosen = parseLanguage(new Fields(parseQuery(request.queryText)).text('lang'));
    const cookie = cookies.get(site.cookies.session);
    const found = cookie === undefined ? undefined : await site.findSession(cookie, request.ip);
    const known = cookies.get(site.cookies.visitor);
    const visitor = known ?? newToken();
    const setCookieLines = [
      ...(chosen === undefined ? [] : [cookies.setCookieLine(LANGUAGE_COOKIE, chosen, COOKIE_SECONDS)]),
      ...(found === undefined && known === undefined ? [cookies.setCookieLine(site.cookies.visitor, visitor)] : []),
      ...(cookie !== undefined && found === undefined ? [cookies.setCookieLine(site.cookies.session, '', 0)] : []),
    ];
    const csrf = found === undefined ? visitorFormToken(visitor) : sessionFormToken(found);
    return { language: languageFor(request, cookies), cookies, found, csrf, setCookieLines };
  }

  function sessionFormToken(found: Found): string {
    const { csrf } = found.session;
    return `${csrf}.${ownerMark(keys, csrf, site.ownerOf(found))}`;
  }

  function render(result: PageResult, head: RequestHead, visit: SiteVisit): PageResponse {
    const headers = {
      ...policyHeaders({ isHttps, hasScript: 'live' in result && result.live !== undefined }),
      ...site.headers,
      'Set-Cookie': setCookieLines(result, visit),
      ...result.headers,
    };
    if ('redirect' in result) return { status: 303, headers: { ...headers, Location: result.redirect }, body: '' };
    if ('fileName' in result) {
      const file = { 'Content-Type': result.type, 'Content-Disposition': `attachment; filename="${result.fileName}"` };
      return { status: 200, headers: { ...headers, ...file }, body: result.content };
    }
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    const body = site.renderView(result, visit, pageOf(head));
    return { status: result.status ?? 200, headers: { ...headers, ...type }, body };
  }

  function setCookieLines(
    { cookie, deviceCookie }: PageResult,
    { cookies, setCookieLines: lines }: SiteVisit,
  ): string[] {
    const { session } = site.cookies;
    return [
      // A session cookie that the page sets replaces the one that was about to be sent.
      ...(cookie === undefined ? lines : lines.filter((line) => !line.includes(`${session}=`))),
      ...(cookie === undefined ? [] : [cookies.setCookieLine(session, cookie ?? '', cookie === null ? 0 : undefined)]),
      ...(deviceCookie === undefined ? [] : [cookies.setCookieLine(DEVICE_COOKIE, deviceCookie, COOKIE_SECONDS)]),
    ];
  }

  function languageFor({ queryText, headers }: RequestHead, cookies: CookieJar): Language {
    const query = new Fields(parseQuery(queryText)).text('lang');
    return chooseLanguage({ query, cookie: cookies.get(LANGUAGE_COOKIE), header: headers['accept-language'] });
  }

  /** Renders an error page without looking up the session, so that it works even when the database does not. */
  function errorPage(
    kind: ErrorKind,
    head: RequestHead,
    retryAfterSeconds = services.config.http.retryAfterSeconds,
  ): PageResponse {
    const cookies = cookiesOf(head);
    const language = languageFor(head, cookies);
    const { status, text } = ERROR_PAGES[kind];
    const page = UNREADABLE_ADDRESS.has(kind) ? { ...head, queryText: '' } : pageOf(head);
    const { title, text: words } = textsFor(language).problems[text];
    const content = html`<h1>${title}</h1><p class="lead">${words}</p><p class="actions">${site.problemLinks(page, language)}</p>`;
    const headers = kind === 'BUSY' ? { 'Retry-After': String(retryAfterSeconds) } : {};
    const visit: SiteVisit = { language, cookies, found: undefined, csrf: '', setCookieLines: [] };
    return render({ status, title, html: content, headers }, page, visit);
  }

  /** The cookie that identifies the sender of a form; `session`: the new session cookie, null if it is deleted. */
  function senderCookie(
    cookies: CookieJar,
    session: string | null | undefined = cookies.get(site.cookies.session),
  ): string {
    return session ?? cookies.get(site.cookies.visitor) ?? '';
  }

  return {
    methodsAt: (path) => (site.isFile(path) ? ['get'] : table.methodsAt(path)),
    isStatic: (path) => site.isFile(path),
    takesFiles: (path) => table.find('post', path)?.page.takesFiles === true,
    costUs: (path) => {
      if (site.isFile(path)) return site.fileUs?.(path) ?? FILE_US;
      return Math.max(...(['get', 'post'] as const).map((method) => table.find(method, path)?.page.costUs ?? PAGE_US));
    },
    answer,
    problemPage: (problem, head) => errorPage(problem, head),
  };
}

/**
 * Only for visitors without a session: the size of a compressed page could tell an eavesdropper who makes the browser
 * send guesses what else is on the page, such as the form token of a session.
 */
async function compressPage(page: PageResponse, headers: RequestHead['headers']): Promise<PageResponse> {
  const { body } = page;
  if (!acceptsGzip(headers['accept-encoding']) || isStreamed(body) || body.length === 0) return page;
  return {
    ...page,
    headers: { ...page.headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
    body: await compressed(body),
  };
}

/** The token in the forms of a visitor without a session. It proves that the sender has the visitor cookie. */
function visitorFormToken(visitor: string): string {
  return createHash('sha256').update(`form\n${visitor}`, 'utf8').digest('base64url');
}
