/**
 * Handles every page request: finds the page, the language and the session, refuses visitors without access and forms
 * that were not sent from the exchange's own pages, and renders what the page returns. The only pages it knows by path
 * are the two of the sign-in.
 */
import { createHash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { isStreamed, type PageHandler, type PageRequest, type PageResponse } from '../api/http/calls/pageHandler';
import type { EventLoop } from '../foundation/eventLoop';
import { newToken } from '../foundation/secrets/tokens';
import type { Device } from '../usecases/accounts/device';
import { HashingQueueFull } from '../usecases/accounts/passwordHashing';
import { type FoundSession, findActiveSession } from '../usecases/accounts/sessions';
import { contractFiles } from './docs/contractFiles';
import { docsPages, readDocsPages } from './docs/docsPages';
import { DocsSearch, SEARCH_INDEX_PATH, searchIndexFile } from './docs/docsSearch';
import { DOCS_SEARCH } from './docs/pageData';
import { releasedFiles } from './docs/releasedFiles';
import { SECURITY_TXT_PATH, securityTxt } from './docs/securityTxt';
import { siteFiles } from './docs/siteFiles';
import { loadAssets } from './framework/assets';
import { type CookieJar, parseCookies } from './framework/cookies';
import { ERROR_PAGES, type ErrorKind } from './framework/errorPages';
import { Fields } from './framework/fields';
import { FormAnswers, type FormOutcome } from './framework/formAnswers';
import { isFormToken, isTokenOf } from './framework/formToken';
import { html } from './framework/html';
import { chooseLanguage, LANGUAGE_COOKIE, type Language, parseLanguage, textsFor } from './framework/language';
import { renderLayout } from './framework/layout';
import { pathWithQuery, withNext } from './framework/links';
import type { PageContext, PageResult, PageServices } from './framework/page';
import type { PageRoute, PageTable } from './framework/pageTable';
import { policyHeaders } from './framework/policyHeaders';
import { isSameOriginPost } from './framework/sameOrigin';
import { acceptsGzip, compressed, type StaticResource } from './framework/staticResource';

export const SESSION_COOKIE = 'talad_session';
/** Binds the forms of visitors without a session to their browser. */
export const VISITOR_COOKIE = 'talad_visitor';
/** Recognizes a browser in which a user has signed in before. */
export const DEVICE_COOKIE = 'talad_device';
const DEVICE_COOKIE_SECONDS = 365 * 86_400;
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** Measured (`make attack ONLY=costs`), in microseconds: a file that is kept in memory, most pages, and a search. */
const STATIC_US = 300;
const PAGE_US = 5_000;
const DOCS_SEARCH_US = 30_000;

type RequestHead = Pick<PageRequest, 'path' | 'queryText' | 'headers'>;

/** What is known about the visitor before the page's handler runs. */
interface Visit {
  readonly language: Language;
  readonly cookies: CookieJar;
  readonly found: FoundSession | undefined;
  readonly csrf: string;
  /** `Set-Cookie` lines that every response to this request carries, unless the page sets the same cookie. */
  readonly setCookieLines: readonly string[];
}

export function createPageHandler(services: PageServices, table: PageTable, eventLoop: EventLoop): PageHandler {
  const secure = services.config.publicUrl.startsWith('https:');
  const { brand } = services.accounts;
  const assets = loadAssets(brand);
  const { publicUrl, securityContact: contact } = services.config;
  const docsFrame = { publicUrl, brand, assets };
  const documentation = readDocsPages();
  const docsSearch = new DocsSearch(documentation, docsFrame, services.threads);
  const staticResources = new Map<string, StaticResource>([
    ...contractFiles(publicUrl),
    ...releasedFiles(publicUrl),
    ...docsPages(documentation, docsFrame),
    [SEARCH_INDEX_PATH, searchIndexFile(docsFrame)],
    ...siteFiles(assets.icon),
  ]);
  const formAnswers = new FormAnswers({ ...services, eventLoop, waitMs: services.config.http.handlerDeadlineMs });
  const cookiesOf = ({ headers }: RequestHead): CookieJar => parseCookies(headers.cookie, secure);

  function isStatic(path: string): boolean {
    return assets.find(path) !== undefined || staticResources.has(path) || path === DOCS_SEARCH || isSecurityTxt(path);
  }

  function isSecurityTxt(path: string): boolean {
    return contact !== '' && path === SECURITY_TXT_PATH;
  }

  async function answer(request: PageRequest): Promise<PageResponse> {
    const file = assets.find(request.path) ?? staticResources.get(request.path);
    if (file !== undefined) return file.respond(request.headers);
    if (request.path === DOCS_SEARCH) return docsSearch.answer(request);
    if (isSecurityTxt(request.path)) return securityTxt({ contact, publicUrl, nowMs: services.clock.nowMs() });
    const route = table.find(request.method, request.path);
    if (route === undefined) throw new Error(`no page at ${request.method} ${request.path}`);
    if (request.method === 'post' && !isSameOriginPost(request.headers, services.config.publicUrl))
      return errorPage('CROSS_SITE_FORM', request);
    const visit = await identifyVisitor(request);
    const refused = refuse(route, request, visit);
    if (request.method === 'get') return refused ?? (await respond(route, request, visit)).response;
    const token = new Fields(request.form).textOrEmpty('csrf');
    const sent = { request, token, cookie: senderCookie(visit.cookies) };
    // The answer to the same form may have ended the session or begun it.
    if (refused !== undefined) return (isFormToken(token) ? await formAnswers.find(sent) : undefined) ?? refused;
    if (route.page.changesNothing?.(new Fields(request.form)) === true)
      return (await respond(route, request, visit)).response;
    const delayed = refuseDelayed(route, request, visit);
    // The form may have been answered before the network was delayed.
    if (delayed !== undefined) return (await formAnswers.find(sent)) ?? delayed;
    return await formAnswers.once(sent, () => respond(route, request, visit));
  }

  function refuseDelayed({ page }: PageRoute, request: PageRequest, { cookies }: Visit): PageResponse | undefined {
    try {
      page.refuseDelayed?.({ device: deviceOf(request, cookies) }, services);
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

  /** The answer to a visitor who may not open the page, or to a form that does not come from a page of the session. */
  function refuse({ page }: PageRoute, request: PageRequest, visit: Visit): PageResponse | undefined {
    const { found, csrf } = visit;
    const currentPath = request.method === 'get' ? pathWithQuery(request.path, request.queryText) : undefined;
    if (page.access !== 'public' && found === undefined)
      return render({ redirect: withNext('/sign-in', currentPath) }, request, visit);
    if (page.access === 'fullSession' && found?.session.stage !== 'full')
      return render({ redirect: withNext('/second-factor', currentPath) }, request, visit);
    const isForm = request.method === 'post';
    return isForm && !isTokenOf(csrf, new Fields(request.form).textOrEmpty('csrf'))
      ? errorPage('EXPIRED_FORM', request)
      : undefined;
  }

  async function respond({ page, params }: PageRoute, request: PageRequest, visit: Visit): Promise<FormOutcome> {
    const { found, cookies } = visit;
    try {
      const context = pageContext(request, visit, { params, form: new Fields(request.form) });
      const result = await page.handler(context, services);
      const cookie = result.cookie === undefined ? await found?.renew?.() : result.cookie;
      const rendered = render(cookie === undefined ? result : { ...result, cookie }, request, visit);
      const isCompressible = found === undefined && request.method === 'get';
      const response = isCompressible ? await compressPage(rendered, request.headers) : rendered;
      return { response, cookieAfter: senderCookie(cookies, cookie) };
    } catch (error) {
      return { response: busyPage(error, request), cookieAfter: senderCookie(cookies) };
    }
  }

  async function identifyVisitor(request: PageRequest): Promise<Visit> {
    const cookies = cookiesOf(request);
    const chosen = parseLanguage(new Fields(parseQuery(request.queryText)).text('lang'));
    const language = languageFor(request, cookies);
    const cookie = cookies.get(SESSION_COOKIE);
    const found = cookie === undefined ? undefined : await findActiveSession(services.accounts, cookie, request.ip);
    const visitor = cookies.get(VISITOR_COOKIE) ?? newToken();
    const lines = [
      ...(chosen === undefined ? [] : [cookies.setCookieLine(LANGUAGE_COOKIE, chosen, LANGUAGE_COOKIE_SECONDS)]),
      ...(found === undefined && cookies.get(VISITOR_COOKIE) === undefined
        ? [cookies.setCookieLine(VISITOR_COOKIE, visitor)]
        : []),
      ...(cookie !== undefined && found === undefined ? [cookies.setCookieLine(SESSION_COOKIE, '', 0)] : []),
    ];
    return { language, cookies, found, csrf: found?.session.csrf ?? visitorCsrfToken(visitor), setCookieLines: lines };
  }

  function pageContext(
    request: PageRequest,
    visit: Visit,
    { params, form }: Pick<PageContext, 'params' | 'form'>,
  ): PageContext {
    const { path, queryText, ip, network, requestId, files } = request;
    const { language, cookies, found, csrf } = visit;
    return {
      path,
      params,
      query: new Fields(parseQuery(queryText)),
      form,
      files,
      language,
      texts: textsFor(language, brand),
      cookies,
      session: found?.session,
      user: found?.user,
      csrf,
      ip,
      network,
      device: deviceOf(request, cookies),
      requestId,
      returnPath: (wanted) => table.returnPath(wanted),
    };
  }

  function render(result: PageResult, { path, queryText }: RequestHead, visit: Visit): PageResponse {
    const { cookies, setCookieLines: lines, language, found, csrf } = visit;
    // A session cookie that the page sets replaces the one that was about to be sent.
    const commonCookies =
      result.cookie === undefined ? lines : lines.filter((line) => !line.includes(`${SESSION_COOKIE}=`));
    const pageCookies =
      result.cookie === undefined
        ? []
        : [
            result.cookie === null
              ? cookies.setCookieLine(SESSION_COOKIE, '', 0)
              : cookies.setCookieLine(SESSION_COOKIE, result.cookie),
          ];
    const deviceCookies =
      result.deviceCookie === undefined
        ? []
        : [cookies.setCookieLine(DEVICE_COOKIE, result.deviceCookie, DEVICE_COOKIE_SECONDS)];
    const hasScript = 'live' in result && result.live !== undefined;
    const headers = {
      ...policyHeaders({ isHttps: secure, hasScript }),
      'Set-Cookie': [...commonCookies, ...pageCookies, ...deviceCookies],
      ...result.headers,
    };
    if ('redirect' in result) return { status: 303, headers: { ...headers, Location: result.redirect }, body: '' };
    if ('parts' in result) {
      const file = { 'Content-Type': result.type, 'Content-Disposition': `attachment; filename="${result.fileName}"` };
      return { status: 200, headers: { ...headers, ...file }, body: result.parts };
    }
    const user = found?.session.stage === 'full' ? found.user : undefined;
    const body = renderLayout({
      view: result,
      brand,
      assets,
      language,
      texts: textsFor(language, brand),
      path,
      queryText,
      user,
      csrf,
      isQuarantined: services.engine.isQuarantined,
    });
    return { status: result.status ?? 200, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, body };
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
    const { problems } = textsFor(language);
    const { status, text } = ERROR_PAGES[kind];
    const { title, text: words } = problems[text];
    const again =
      table.find('get', head.path) === undefined
        ? undefined
        : html` <a class="button plain" href="${head.path}">${problems.retry}</a>`;
    const content = html`<h1>${title}</h1><p class="lead">${words}</p><p class="actions">${again}<a href="/">${problems.home}</a></p>`;
    const headers = kind === 'BUSY' ? { 'Retry-After': String(retryAfterSeconds) } : {};
    const visit: Visit = { language, cookies, found: undefined, csrf: '', setCookieLines: [] };
    return render({ status, title, html: content, headers }, { ...head, queryText: '' }, visit);
  }

  return {
    methodsAt: (path) => (isStatic(path) ? ['get'] : table.methodsAt(path)),
    isStatic,
    takesFiles: (path) => table.find('post', path)?.page.takesFiles === true,
    costUs: (path) => {
      if (path === DOCS_SEARCH) return DOCS_SEARCH_US;
      if (isStatic(path)) return STATIC_US;
      return Math.max(...(['get', 'post'] as const).map((method) => table.find(method, path)?.page.costUs ?? PAGE_US));
    },
    answer,
    problemPage: (problem, head) => errorPage(problem, head),
  };
}

/** The cookie that identifies the sender of a form; `session`: the new session cookie, null if it is deleted. */
function senderCookie(cookies: CookieJar, session: string | null | undefined = cookies.get(SESSION_COOKIE)): string {
  return session ?? cookies.get(VISITOR_COOKIE) ?? '';
}

/** The visitor's browser. */
function deviceOf({ headers, ip }: PageRequest, cookies: CookieJar): Device {
  return { cookie: cookies.get(DEVICE_COOKIE), userAgent: headers['user-agent'] ?? '', ip };
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
function visitorCsrfToken(visitor: string): string {
  return createHash('sha256').update(`form\n${visitor}`, 'utf8').digest('base64url');
}
