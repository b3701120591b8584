/** The site of users: its pages, its files and the documentation. The only pages it knows by path are two of the sign-in. */
import type { PageHandler, PageRequest, PageResponse } from '../api/http/calls/pageHandler';
import type { EventLoop } from '../foundation/eventLoop';
import type { Device } from '../usecases/accounts/device';
import { type FoundSession, findActiveSession } from '../usecases/accounts/sessions';
import { contractFiles } from './docs/contractFiles';
import { docsPages, readDocsPages } from './docs/docsPages';
import { DocsSearch, SEARCH_INDEX_PATH, searchIndexFile } from './docs/docsSearch';
import { DOCS_SEARCH } from './docs/pageData';
import { releasedFiles } from './docs/releasedFiles';
import { SECURITY_TXT_PATH, securityTxt } from './docs/securityTxt';
import { siteFiles } from './docs/siteFiles';
import { type Assets, loadAssets } from './framework/assets';
import { type CookieJar, WHOLE_SITE } from './framework/cookies';
import { pageFields } from './framework/fields';
import { html } from './framework/html';
import { textsFor } from './framework/language';
import { renderLayout } from './framework/layout';
import { pathWithQuery, withNext } from './framework/links';
import type { PageDefinition, PageServices } from './framework/page';
import type { PageTable } from './framework/pageTable';
import { createSiteHandler, DEVICE_COOKIE, type Site } from './framework/siteHandler';
import type { StaticResource } from './framework/staticResource';

export function createPageHandler(services: PageServices, table: PageTable, eventLoop: EventLoop): PageHandler {
  const { publicUrl } = services.config;
  const { brand } = services.accounts;
  const assets = loadAssets(brand);
  const site: Site<PageDefinition, FoundSession> = {
    url: publicUrl,
    table,
    cookies: { session: 'talad_session', visitor: 'talad_visitor', scope: WHOLE_SITE },
    ...filesOf(services, assets),
    findSession: (cookie, ip) => findActiveSession(services.accounts, cookie, ip),
    ownerOf: ({ user }) => `user ${user.id}`,
    elsewhere: ({ access, method, path: ownPath }, found, path) =>
      access !== 'public' && found === undefined
        ? method === 'get'
          ? withNext('/sign-in', path)
          : ownPath === '/sign-out'
            ? '/sign-in?signed-out=here'
            : `${withNext('/sign-in', path)}&signed-out=form`
        : access === 'fullSession' && found?.session.stage !== 'full'
          ? withNext('/second-factor', path)
          : undefined,
    refuseDelayed: (page, request, { cookies }) =>
      page.refuseDelayed?.({ device: deviceOf(request, cookies) }, services),
    run: ({ page, params }, request, { language, cookies, found, csrf, typed }) =>
      page.handler(
        {
          ...pageFields(request),
          params,
          files: request.files,
          language,
          texts: textsFor(language, brand),
          cookies,
          session: found?.session,
          user: found?.user,
          csrf,
          typed,
          device: deviceOf(request, cookies),
          returnPath: (wanted) => table.returnPath(wanted),
        },
        services,
      ),
    renderView: (view, { language, found, csrf, typed }, { path, queryText }) =>
      renderLayout({
        view,
        brand,
        assets,
        language,
        texts: textsFor(language, brand),
        path,
        queryText,
        user: found?.session.stage === 'full' ? found.user : undefined,
        csrf,
        isNotSent: typed !== undefined,
        isQuarantined: services.engine.isQuarantined,
      }),
    problemLinks: ({ path, queryText }, language) => {
      const { problems } = textsFor(language);
      const again =
        table.find('get', path) &&
        html` <a class="button plain" href="${pathWithQuery(path, queryText)}">${problems.retry}</a>`;
      return html`${again}<a href="/">${problems.home}</a>`;
    },
  };
  return createSiteHandler(site, services, eventLoop);
}

/** Processor time of the longest search, most of it in a thread. */
const DOCS_SEARCH_US = 30_000;

function filesOf(
  { config: { publicUrl, securityContact: contact }, accounts: { brand }, clock, threads }: PageServices,
  assets: Assets,
): Pick<Site<PageDefinition, FoundSession>, 'isFile' | 'fileUs' | 'file'> {
  const docsFrame = { publicUrl, brand, assets };
  const documentation = readDocsPages();
  const docsSearch = new DocsSearch(documentation, docsFrame, threads);
  const files = new Map<string, StaticResource>([
    ...contractFiles(publicUrl),
    ...releasedFiles(publicUrl),
    ...docsPages(documentation, docsFrame),
    [SEARCH_INDEX_PATH, searchIndexFile(docsFrame)],
    ...siteFiles(assets.icon),
  ]);
  const find = (path: string): StaticResource | undefined => assets.find(path) ?? files.get(path);
  const isSecurityTxt = (path: string): boolean => contact !== '' && path === SECURITY_TXT_PATH;
  return {
    isFile: (path) => find(path) !== undefined || path === DOCS_SEARCH || isSecurityTxt(path),
    fileUs: (path) => (path === DOCS_SEARCH ? DOCS_SEARCH_US : undefined),
    file: (request): PageResponse | Promise<PageResponse> =>
      find(request.path)?.respond(request.headers) ??
      (isSecurityTxt(request.path)
        ? securityTxt({ contact, publicUrl, nowMs: clock.nowMs() })
        : docsSearch.answer(request)),
  };
}

/** The visitor's browser. */
function deviceOf({ headers, ip }: PageRequest, cookies: CookieJar): Device {
  return { cookie: cookies.get(DEVICE_COOKIE), userAgent: headers['user-agent'] ?? '', ip };
}
