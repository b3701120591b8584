/** The frame around every page of the operators' console: head, bar, menu, content and footer. */
import type { OperatorCaller } from '../../../usecases/callers';
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

/** The sections of the menu, by the member of `words.menu` that names them. */
const SECTIONS = [
  ['/operator', 'overview'],
  ['/operator/withdrawals', 'withdrawals'],
  ['/operator/proposals', 'proposals'],
  ['/operator/users', 'users'],
  ['/operator/identity', 'identity'],
  ['/operator/deposits', 'deposits'],
  ['/operator/unowned-deposits', 'unassigned'],
  ['/operator/markets', 'markets'],
  ['/operator/custody', 'custody'],
  ['/operator/partners', 'partners'],
  ['/operator/maintenance', 'maintenance'],
  ['/operator/operators', 'operators'],
  ['/operator/actions', 'actions'],
  ['/operator/audit', 'audit'],
  ['/operator/quarantine', 'quarantine'],
] as const satisfies readonly (readonly [string, keyof ConsoleTexts['menu']])[];

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
${options.isQuarantined && quarantineNotice(operator === undefined ? words.quarantine.notice : html`<a href="/operator/quarantine">${words.quarantine.notice}</a>`)}${operator === undefined ? main : html`<div class="console-body">${menu(options)}${main}</div>`}
<footer class="foot"><div class="bar">
<p>${words.footer}</p>
${languageLinks(options)}
</div></footer>
</body>
</html>
`.text;
}

function signedInBar({ texts: { common }, words, csrf }: ConsoleLayoutOptions, { name, role }: OperatorCaller): Html {
  return html`<div class="end"><span class="who">${name} <span class="tag">${words.roles[role]}</span></span>${form({ csrf }, { action: '/operator/sign-out' }, html`<button class="link" type="submit">${common.signOut}</button>`)}</div>`;
}

/** Twice, because a closed `details` cannot be shown by a style sheet: one for wide screens, one for phones. */
function menu(options: ConsoleLayoutOptions): Html {
  const { words } = options;
  const links = menuLinks(options);
  return html`<nav class="console-menu wide-menu" aria-label="${words.menuLabel}">${links}</nav>
<details class="console-menu phone-menu"><summary>${words.menuOpen}</summary><nav aria-label="${words.menuLabel}">${links}</nav></details>`;
}

function menuLinks({ words, path }: ConsoleLayoutOptions): Html {
  // The last matching entry is the most specific one: the page itself, or the section that contains it.
  const here = SECTIONS.map(([place]) => place).findLast((place) => path === place || path.startsWith(`${place}/`));
  const current = (place: string): Html | false =>
    place === here && html` aria-current="${path === place ? 'page' : 'true'}"`;
  return html`${SECTIONS.map(([place, name]) => html`<a href="${place}"${current(place)}>${words.menu[name]}</a>`)}`;
}

/** Links to the other languages, each written and marked in its own language. */
function languageLinks({ language, texts: { common }, path, queryText }: ConsoleLayoutOptions): Html {
  return html`<ul aria-label="${common.languages}">${languages.map(
    (other) =>
      html`<li>${other === language ? html`<a aria-current="true" lang="${other}">${LANGUAGE_NAMES[other]}</a>` : html`<a href="${withLanguage(path, queryText, other)}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`}</li>`,
  )}</ul>`;
}
