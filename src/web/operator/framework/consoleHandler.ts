/**
 * Handles every request for a page of the operators' console: finds the page, the language and the session, refuses
 * visitors without access and forms that were not sent from the console itself, and renders what the page returns. The
 * token of a session is checked again at each request, so that a revoked token ends its sessions.
 */
import { createHash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import type { PageHandler, PageRequest, PageResponse } from '../../../api/http/calls/pageHandler';
import type { EventLoop } from '../../../foundation/eventLoop';
import { newToken } from '../../../foundation/secrets/tokens';
import { findActiveOperatorSession, type OperatorSession } from '../../../usecases/accounts/operatorSessions';
import type { OperatorCaller } from '../../../usecases/callers';
import type { OperatorAccess } from '../../../usecases/operators/operatorAccess';
import type { Services } from '../../../usecases/services';
import { icon, stylesheet } from '../../framework/assets';
import { type CookieJar, type CookieScope, parseCookies } from '../../framework/cookies';
import { ERROR_PAGES, type ErrorKind } from '../../framework/errorPages';
import { Fields } from '../../framework/fields';
import { FormAnswers, type FormOutcome } from '../../framework/formAnswers';
import { isFormToken, isTokenOf } from '../../framework/formToken';
import { html } from '../../framework/html';
import { chooseLanguage, LANGUAGE_COOKIE, type Language, parseLanguage, textsFor } from '../../framework/language';
import type { PageRoute, PageTable } from '../../framework/pageTable';
import { policyHeaders } from '../../framework/policyHeaders';
import { isSameOriginPost } from '../../framework/sameOrigin';
import { consoleTextsFor } from '../texts/consoleLanguage';
import { consoleStylesheet, renderConsoleLayout } from './consoleLayout';
import type { ConsoleContext, ConsolePage, ConsoleRedirect, ConsoleResult } from './consolePage';

export const CONSOLE_PATH = '/operator';
const SESSION_COOKIE = 'talad_operator';
/** Binds the form of a visitor without a session to the browser. */
const VISITOR_COOKIE = 'talad_operator_visitor';
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;
/** Strict: no link from another site opens a page with the session. The path keeps the cookies from other servers. */
const COOKIES: CookieScope = { path: CONSOLE_PATH, sameSite: 'Strict' };

/** Processor time that a page takes at most, in microseconds. */
const CONSOLE_US = 10_000;

type RequestHead = Pick<PageRequest, 'path' | 'queryText' | 'headers'>;

interface SignedIn {
  readonly session: OperatorSession;
  readonly operator: OperatorCaller;
}

/** What is known about the visitor before the page's handler runs. */
interface Visit {
  readonly language: Language;
  readonly cookies: CookieJar;
  readonly signedIn: SignedIn | undefined;
  readonly csrf: string;
  /** `Set-Cookie` lines that every response to this request carries. */
  readonly setCookieLines: readonly string[];
}

export function createConsoleHandler(
  services: Services,
  access: OperatorAccess,
  table: PageTable<ConsolePage>,
  eventLoop: EventLoop,
): PageHandler {
  const { url } = services.config.operators;
  const isHttps = url.startsWith('https:');
  const files = new Map([stylesheet, consoleStylesheet, icon].map(({ path, file }) => [path, file]));
  const formAnswers = new FormAnswers({ ...services, eventLoop, waitMs: services.config.http.handlerDeadlineMs });
  const cookiesOf = ({ headers }: RequestHead): CookieJar => parseCookies(headers.cookie, isHttps, COOKIES);

  async function answer(request: PageRequest): Promise<PageResponse> {
    const file = files.get(request.path);
    if (file !== undefined) return file.respond(request.headers);
    const route = table.find(request.method, request.path);
    if (route === undefined) throw new Error(`no page at ${request.method} ${request.path}`);
    if (request.method === 'post' && !isSameOriginPost(request.headers, url))
      return errorPage('CROSS_SITE_FORM', request);
    const visit = await identifyVisitor(request);
    const token = new Fields(request.form).textOrEmpty('csrf');
    const refused = refuse(route.page, request, { visit, token });
    if (request.method === 'get') return refused ?? (await respond(route, request, visit)).response;
    const sent = { request, token, cookie: senderCookie(visit.cookies) };
    // The answer to the same form may have ended the session or begun it.
    if (refused !== undefined) return (isFormToken(token) ? await formAnswers.find(sent) : undefined) ?? refused;
    return await formAnswers.once(sent, () => respond(route, request, visit));
  }

  /** The answer to a visitor who may not open the page, or to a form that does not come from a page of the session. */
  function refuse(
    page: ConsolePage,
    request: PageRequest,
    { visit, token }: { readonly visit: Visit; readonly token: string },
  ): PageResponse | undefined {
    const redirect = redirectWithoutAccess(page, visit);
    if (redirect !== undefined) return render(redirect, request, visit);
    const isExpired = request.method === 'post' && !isTokenOf(visit.csrf, token);
    return isExpired ? errorPage('EXPIRED_FORM', request) : undefined;
  }

  async function respond(
    { page, params }: PageRoute<ConsolePage>,
    request: PageRequest,
    visit: Visit,
  ): Promise<FormOutcome> {
    const context = contextOf(request, visit, { params, form: new Fields(request.form) });
    const result = await page.handler(context, { ...services, access });
    const cookieAfter = senderCookie(visit.cookies, 'cookie' in result ? result.cookie : undefined);
    return { response: render(result, request, visit), cookieAfter };
  }

  async function identifyVisitor(request: PageRequest): Promise<Visit> {
    const cookies = cookiesOf(request);
    const chosen = parseLanguage(new Fields(parseQuery(request.queryText)).text('lang'));
    const cookie = cookies.get(SESSION_COOKIE);
    const signedIn = cookie === undefined ? undefined : await findSignedIn(cookie, request.ip);
    const known = cookies.get(VISITOR_COOKIE);
    const visitor = known ?? newToken();
    const lines = [
      ...(chosen === undefined ? [] : [cookies.setCookieLine(LANGUAGE_COOKIE, chosen, LANGUAGE_COOKIE_SECONDS)]),
      ...(signedIn === undefined && known === undefined ? [cookies.setCookieLine(VISITOR_COOKIE, visitor)] : []),
      ...(cookie !== undefined && signedIn === undefined ? [cookies.setCookieLine(SESSION_COOKIE, '', 0)] : []),
    ];
    return {
      language: languageFor(request, cookies),
      cookies,
      signedIn,
      csrf: signedIn?.session.csrf ?? visitorFormToken(visitor),
      setCookieLines: lines,
    };
  }

  async function findSignedIn(cookie: string, ip: string): Promise<SignedIn | undefined> {
    const session = await findActiveOperatorSession(services, cookie);
    if (session === undefined) return undefined;
    const operator = await access.findById(session.operatorId, ip);
    return operator && { session, operator };
  }

  function contextOf(
    { path, queryText, ip, network, requestId }: PageRequest,
    { language, signedIn, csrf }: Visit,
    { params, form }: Pick<ConsoleContext, 'params' | 'form'>,
  ): ConsoleContext {
    return {
      ...{ path, params, query: new Fields(parseQuery(queryText)), form, language, csrf, ip, network, requestId },
      texts: textsFor(language),
      words: consoleTextsFor(language),
      session: signedIn?.session,
      operator: signedIn?.operator,
      call: (id, request = {}) => {
        // The types of pages without an operator allow no call; a session that still sets up its factor has one purpose.
        if (signedIn === undefined) throw new Error(`${path} called ${id} without an operator`);
        if (signedIn.session.stage !== 'full' && id !== 'createOperatorSecondFactor')
          throw new Error(`${path} called ${id} before the second factor was checked`);
        return access.call(id, request, { operator: signedIn.operator, requestId, ip });
      },
    };
  }

  function render(result: ConsoleResult, { path, queryText }: RequestHead, visit: Visit): PageResponse {
    const { cookies, setCookieLines: lines, language, signedIn, csrf } = visit;
    const headers = {
      ...policyHeaders({ isHttps, hasScript: false }),
      'X-Robots-Tag': 'noindex',
      'Set-Cookie': [...lines, ...('cookie' in result ? sessionCookieLines(cookies, result.cookie) : [])],
    };
    if ('redirect' in result) return { status: 303, headers: { ...headers, Location: result.redirect }, body: '' };
    if ('fileName' in result) {
      const disposition = `attachment; filename="${result.fileName}"`;
      const ofFile = { 'Content-Type': result.type, 'Content-Disposition': disposition };
      return { status: 200, headers: { ...headers, ...ofFile }, body: result.text };
    }
    const body = renderConsoleLayout({
      ...{ view: result, language, texts: textsFor(language), words: consoleTextsFor(language), path, queryText, csrf },
      operator: signedIn?.session.stage === 'full' ? signedIn.operator : undefined,
      isQuarantined: services.engine.isQuarantined,
    });
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    return { status: result.status ?? 200, headers: { ...headers, ...result.headers, ...type }, body };
  }

  function languageFor({ queryText, headers }: RequestHead, cookies: CookieJar): Language {
    const query = new Fields(parseQuery(queryText)).text('lang');
    return chooseLanguage({ query, cookie: cookies.get(LANGUAGE_COOKIE), header: headers['accept-language'] });
  }

  /** Renders an error page without looking up the session, so that it works even when the database does not. */
  function errorPage(kind: ErrorKind, head: RequestHead): PageResponse {
    const cookies = cookiesOf(head);
    const language = languageFor(head, cookies);
    const { problems } = textsFor(language);
    const { status, text } = ERROR_PAGES[kind];
    const { title, text: words } = problems[text];
    const content = html`<h1>${title}</h1><p class="lead">${words}</p><p class="actions"><a class="button plain" href="${CONSOLE_PATH}">${consoleTextsFor(language).toOverview}</a></p>`;
    const visit: Visit = { language, cookies, signedIn: undefined, csrf: '', setCookieLines: [] };
    return render({ status, title, html: content }, { ...head, queryText: '' }, visit);
  }

  return {
    methodsAt: (path) => (files.has(path) ? ['get'] : table.methodsAt(path)),
    isStatic: (path) => files.has(path),
    takesFiles: () => false,
    costUs: () => CONSOLE_US,
    answer,
    problemPage: errorPage,
  };
}

function redirectWithoutAccess({ access }: ConsolePage, { signedIn }: Visit): ConsoleRedirect | undefined {
  if (access === 'public') return undefined;
  if (signedIn === undefined) return { redirect: `${CONSOLE_PATH}/sign-in` };
  const isSettingUp = signedIn.session.stage !== 'full';
  if (access === 'operator' && isSettingUp) return { redirect: `${CONSOLE_PATH}/second-factor` };
  return access === 'setUp' && !isSettingUp ? { redirect: CONSOLE_PATH } : undefined;
}

function sessionCookieLines(cookies: CookieJar, cookie: string | null | undefined): string[] {
  if (cookie === undefined) return [];
  return [
    cookie === null ? cookies.setCookieLine(SESSION_COOKIE, '', 0) : cookies.setCookieLine(SESSION_COOKIE, cookie),
  ];
}

/** The cookie that identifies the sender of a form; `session`: the new session cookie, null if it is deleted. */
function senderCookie(cookies: CookieJar, session: string | null | undefined = cookies.get(SESSION_COOKIE)): string {
  return session ?? cookies.get(VISITOR_COOKIE) ?? '';
}

/** The token in the form of a visitor without a session. It proves that the sender has the visitor cookie. */
function visitorFormToken(visitor: string): string {
  return createHash('sha256').update(`operator visitor\n${visitor}`, 'utf8').digest('base64url');
}
