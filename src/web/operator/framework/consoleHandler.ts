/**
 * The site of the operators' console. The token of a session is checked again at each request, so that a revoked token
 * ends its sessions.
 */
import { operationRecords } from '../../../../generated/operations';
import type { PageHandler } from '../../../api/http/calls/pageHandler';
import type { EventLoop } from '../../../foundation/eventLoop';
import { findActiveOperatorSession, type OperatorSession } from '../../../usecases/accounts/operatorSessions';
import type { OperatorCaller } from '../../../usecases/callers';
import type { OperatorAccess } from '../../../usecases/operators/operatorAccess';
import { mayCall } from '../../../usecases/operators/operatorRights';
import type { Services } from '../../../usecases/services';
import { icon, stylesheet } from '../../framework/assets';
import { pageFields } from '../../framework/fields';
import { notice } from '../../framework/forms';
import { html } from '../../framework/html';
import { type Language, textsFor } from '../../framework/language';
import { withNext } from '../../framework/links';
import type { View } from '../../framework/page';
import type { PageTable } from '../../framework/pageTable';
import { createSiteHandler } from '../../framework/siteHandler';
import { consoleTextsFor } from '../texts/consoleLanguage';
import { consoleStylesheet, renderConsoleLayout } from './consoleLayout';
import type { ConsolePage } from './consolePage';

export const CONSOLE_PATH = '/operator';

interface SignedIn {
  readonly session: OperatorSession;
  readonly operator: OperatorCaller;
}

export function createConsoleHandler(
  services: Services,
  access: OperatorAccess,
  table: PageTable<ConsolePage>,
  eventLoop: EventLoop,
): PageHandler {
  const files = new Map([stylesheet, consoleStylesheet, icon].map(({ path, file }) => [path, file]));
  return createSiteHandler<ConsolePage, SignedIn>(
    {
      url: services.config.operators.url,
      table,
      cookies: {
        session: 'talad_operator',
        visitor: 'talad_operator_visitor',
        // Strict: no link from another site opens a page with the session. The path keeps the cookies from other servers.
        scope: { path: CONSOLE_PATH, sameSite: 'Strict' },
      },
      headers: { 'X-Robots-Tag': 'noindex' },
      isFile: (path) => files.has(path),
      file: ({ path, headers }) => {
        const found = files.get(path);
        if (found === undefined) throw new Error(`no file at ${path}`);
        return found.respond(headers);
      },
      findSession: async (cookie, ip) => {
        const session = await findActiveOperatorSession(services, cookie);
        const operator = session && (await access.findById(session.operatorId, ip));
        return session && operator && { session, operator };
      },
      ownerOf: ({ operator }) => `operator ${operator.tokenId}`,
      elsewhere: placeWithoutAccess,
      run: ({ page, params }, request, { language, found, csrf, typed }) => {
        const { path, ip, requestId } = request;
        const refused = found && refuseByRole(page, found.operator, language);
        if (refused !== undefined) return refused;
        return page.handler(
          {
            ...pageFields(request),
            params,
            language,
            texts: textsFor(language),
            words: consoleTextsFor(language),
            session: found?.session,
            operator: found?.operator,
            csrf,
            typed,
            returnPath: (wanted) => table.returnPath(wanted),
            canOpen: (wanted) => {
              const opened = table.find('get', wanted.split('?')[0] ?? '')?.page;
              return opened !== undefined && (found === undefined || mayOpen(opened, found.operator));
            },
            call: (id, input = {}) => {
              // The types of pages without an operator allow no call; a session that still sets up its factor has one purpose.
              if (found === undefined) throw new Error(`${path} called ${id} without an operator`);
              if (found.session.stage !== 'full' && id !== 'createOperatorSecondFactor')
                throw new Error(`${path} called ${id} before the second factor was checked`);
              return access.call(id, input, { operator: found.operator, requestId, ip });
            },
          },
          { ...services, access },
        );
      },
      renderView: (view, { language, found, csrf, typed }, { path, queryText }) =>
        renderConsoleLayout({
          view,
          language,
          texts: textsFor(language),
          words: consoleTextsFor(language),
          path,
          queryText,
          operator: found?.session.stage === 'full' ? found.operator : undefined,
          csrf,
          isNotSent: typed !== undefined,
          isQuarantined: services.engine.isQuarantined,
        }),
      problemLinks: (_head, language) =>
        html`<a class="button plain" href="${CONSOLE_PATH}">${consoleTextsFor(language).toOverview}</a>`,
    },
    services,
    eventLoop,
  );
}

function mayOpen({ reads }: ConsolePage, operator: OperatorCaller): boolean {
  return reads === undefined || mayCall(operationRecords[reads], operator);
}

/** The page that says which roles a page needs; undefined for an operator who has one of them. */
function refuseByRole(page: ConsolePage, operator: OperatorCaller, language: Language): View | undefined {
  if (page.reads === undefined || mayOpen(page, operator)) return undefined;
  const words = consoleTextsFor(language);
  const roles = operationRecords[page.reads].roles.map((role) => words.roles[role]).join(', ');
  const title = words.operations[page.reads] ?? page.reads;
  const text = notice(words.action.notAllowed(roles), 'bad');
  const back = html`<p><a href="${CONSOLE_PATH}">${words.toOverview}</a></p>`;
  return { status: 403, title, html: html`<h1>${title}</h1>${text}${back}` };
}

function placeWithoutAccess(
  { access, method }: ConsolePage,
  signedIn: SignedIn | undefined,
  path: string,
): string | undefined {
  if (access === 'public') return undefined;
  if (signedIn === undefined)
    return `${withNext(`${CONSOLE_PATH}/sign-in`, path)}${method === 'post' ? '&signed-out=form' : ''}`;
  const isSettingUp = signedIn.session.stage !== 'full';
  if (access === 'operator' && isSettingUp) return `${CONSOLE_PATH}/second-factor`;
  return access === 'setUp' && !isSettingUp ? CONSOLE_PATH : undefined;
}
