/** The frame around every page of the operators' console: head, bar, menu, content and footer. */
import { type OperationId, operationRecords } from '../../../../generated/operations';
import type { OperatorCaller } from '../../../usecases/callers';
import { mayCall } from '../../../usecases/operators/operatorRights';
import { icon, readAsset, stylesheet } from '../../framework/assets';
import { form } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import type { Language } from '../../framework/language';
import { languageLinks, notSentNotice, quarantineNotice, renderDocument } from '../../framework/layout';
import type { View } from '../../framework/page';
import type { Texts } from '../../texts/texts';
import type { ConsoleTexts } from '../texts/consoleTexts';

export const consoleStylesheet = readAsset('operator.css', 'text/css; charset=utf-8');

export interface ConsoleLayoutOptions {
  readonly view: View;
  readonly language: Language;
  readonly texts: Texts;
  readonly words: ConsoleTexts;
  readonly path: string;
  readonly queryText: string;
  /** Undefined unless the operator has completed the sign-in. */
  readonly operator: OperatorCaller | undefined;
  readonly csrf: string;
  /** Whether the page shows a form again that was sent after its session had ended. */
  readonly isNotSent: boolean;
  readonly isQuarantined: boolean;
}

/** The sections of the menu: the member of `words.menu` that names it, and the operation that its page reads. */
const SECTIONS: readonly (readonly [string, keyof ConsoleTexts['menu'], OperationId | null])[] = [
  ['/operator', 'overview', null],
  ['/operator/withdrawals', 'withdrawals', 'listWithdrawals'],
  ['/operator/proposals', 'proposals', 'listProposals'],
  ['/operator/users', 'users', 'listUsers'],
  ['/operator/identity', 'identity', 'listIdentityRequests'],
  ['/operator/deposits', 'deposits', 'listDeposits'],
  ['/operator/unowned-deposits', 'unassigned', 'listUnownedDeposits'],
  ['/operator/markets', 'markets', 'getMarketRules'],
  ['/operator/custody', 'custody', 'getHouseBalances'],
  ['/operator/partners', 'partners', 'listPartners'],
  ['/operator/maintenance', 'maintenance', 'listMaintenanceWindows'],
  ['/operator/operators', 'operators', 'listOperatorTokens'],
  ['/operator/actions', 'actions', 'listOperatorActions'],
  ['/operator/audit', 'audit', 'getAudit'],
  ['/operator/quarantine', 'quarantine', 'getQuarantine'],
];

export function renderConsoleLayout(options: ConsoleLayoutOptions): string {
  const { view, language, texts, words, operator } = options;
  const main = html`<main id="content"${operator === undefined && html` class="narrow"`}>
${options.isNotSent && notSentNotice(texts)}${view.html}
</main>`;
  const notice = words.quarantine.notice;
  return renderDocument({
    title: view.title,
    product: words.product,
    home: '/operator',
    description: words.description,
    isHidden: true,
    className: 'console',
    language,
    texts,
    assets: { icon, stylesheet },
    stylesheets: [consoleStylesheet],
    header: html`${operator !== undefined && signedInBar(options, operator)}`,
    body: html`${options.isQuarantined && quarantineNotice(operator === undefined ? notice : html`<a href="/operator/quarantine">${notice}</a>`)}${operator === undefined ? main : html`<div class="console-body">${menu(options, operator)}${main}</div>`}`,
    footer: html`<p>${words.footer}</p>
${languageLinks(options)}`,
  });
}

function signedInBar({ texts: { common }, words, csrf }: ConsoleLayoutOptions, { name, roles }: OperatorCaller): Html {
  return html`<div class="end"><span class="who">${name} <span class="tag">${roles.map((role) => words.roles[role]).join(', ')}</span></span>${form({ csrf }, { action: '/operator/sign-out' }, html`<button class="link" type="submit">${common.signOut}</button>`)}</div>`;
}

/** Twice, because a closed `details` cannot be shown by a style sheet: one for wide screens, one for phones. */
function menu(options: ConsoleLayoutOptions, operator: OperatorCaller): Html {
  const { words } = options;
  const links = menuLinks(options, operator);
  return html`<nav class="console-menu wide-menu" aria-label="${words.menuLabel}">${links}</nav>
<details class="console-menu phone-menu"><summary>${words.menuOpen}</summary><nav aria-label="${words.menuLabel}">${links}</nav></details>`;
}

/** Without the sections that the operator's roles do not allow. */
function menuLinks({ words, path }: ConsoleLayoutOptions, operator: OperatorCaller): Html {
  const sections = SECTIONS.filter(([, , id]) => id === null || mayCall(operationRecords[id], operator));
  // The last matching entry is the most specific one: the page itself, or the section that contains it.
  const here = sections.map(([place]) => place).findLast((place) => path === place || path.startsWith(`${place}/`));
  const current = (place: string): Html | false =>
    place === here && html` aria-current="${path === place ? 'page' : 'true'}"`;
  return html`${sections.map(([place, name]) => html`<a href="${place}"${current(place)}>${words.menu[name]}</a>`)}`;
}
