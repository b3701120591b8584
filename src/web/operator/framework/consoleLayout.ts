/** The frame around every page of the operators' console: head, bar, menu, content and footer. */
import { type OperationId, operationRecords } from '../../../../generated/operations';
import type { OperatorCaller } from '../../../usecases/callers';
import { mayCall } from '../../../usecases/operators/operatorRights';
import { icon, readAsset, stylesheet } from '../../framework/assets';
import { form } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import { LANGUAGE_NAMES, type Language, languages } from '../../framework/language';
import { quarantineNotice } from '../../framework/layout';
import { withLanguage } from '../../framework/links';
import type { Texts } from '../../texts/texts';
import type { ConsoleTexts } from '../texts/consoleTexts';
import type { ConsoleView } from './consolePage';

export const consoleStylesheet = readAsset('operator.css', 'text/css; charset=utf-8');

export interface ConsoleLayoutOptions {
  readonly view: ConsoleView;
  readonly language: Language;
  readonly texts: Texts;
  readonly words: ConsoleTexts;
  readonly path: string;
  readonly queryText: string;
  /** Undefined unless the operator has completed the sign-in. */
  readonly operator: OperatorCaller | undefined;
  readonly csrf: string;
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
${view.html}
</main>`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${view.title} – ${words.product}</title>
<meta name="description" content="${words.description}">
<link rel="stylesheet" href="${stylesheet.path}">
<link rel="stylesheet" href="${consoleStylesheet.path}">
<link rel="icon" href="${icon.path}" type="image/svg+xml">
</head>
<body class="console">
<a class="skip" href="#content">${texts.common.skip}</a>
<header class="top"><div class="bar">
<a class="brand" href="/operator"><img src="${icon.path}" alt="" width="28" height="28">${words.product}</a>
${operator !== undefined && signedInBar(options, operator)}
</div></header>
${options.isQuarantined && quarantineNotice(operator === undefined ? words.quarantine.notice : html`<a href="/operator/quarantine">${words.quarantine.notice}</a>`)}${operator === undefined ? main : html`<div class="console-body">${menu(options, operator)}${main}</div>`}
<footer class="foot"><div class="bar">
<p>${words.footer}</p>
${languageLinks(options)}
</div></footer>
</body>
</html>
`.text;
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

/** Links to the other languages, each written and marked in its own language. */
function languageLinks({ language, texts: { common }, path, queryText }: ConsoleLayoutOptions): Html {
  return html`<ul aria-label="${common.languages}">${languages.map(
    (other) =>
      html`<li>${other === language ? html`<a aria-current="true" lang="${other}">${LANGUAGE_NAMES[other]}</a>` : html`<a href="${withLanguage(path, queryText, other)}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`}</li>`,
  )}</ul>`;
}
