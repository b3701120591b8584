/** The frame around every page: head, header with navigation, content and footer. */

import type { Brand } from '../../foundation/branding/brand';
import type { SignedInUser } from '../../usecases/accounts/sessions';
import type { Texts } from '../texts/texts';
import type { Assets, StaticAsset } from './assets';
import { form, notice } from './forms';
import { type Html, type HtmlPart, html } from './html';
import { LANGUAGE_NAMES, type Language, languages } from './language';
import { LEGAL_PATH, withLanguage } from './links';
import type { View } from './page';

export interface LayoutOptions {
  readonly view: View;
  readonly brand: Brand;
  readonly assets: Assets;
  readonly language: Language;
  readonly texts: Texts;
  readonly path: string;
  readonly queryText: string;
  /** Undefined unless the visitor has completed the sign-in. */
  readonly user: SignedInUser | undefined;
  readonly csrf: string;
  /** Whether the page shows a form again that was sent after its session had ended. */
  readonly isNotSent: boolean;
  /** Whether the exchange takes only cancellations, because its tables contradict each other. */
  readonly isQuarantined: boolean;
}

/** Pages with a single short form use a narrow column. */
const NARROW_PAGES = new Set([
  ...['/sign-in', '/sign-in/passkey', '/sign-up', '/second-factor', '/portal/consent'],
  ...['/sign-up/confirm', '/forgot-password', '/reset-password', '/verify-email', '/not-me', '/keep-second-factor'],
]);

export function renderLayout(options: LayoutOptions): string {
  const { view, assets, language, texts } = options;
  const { common } = texts;
  const live = view.live === undefined ? undefined : assets.live[view.live];
  const className = view.live === 'market' ? view.live : NARROW_PAGES.has(options.path) ? 'narrow' : undefined;
  return renderDocument({
    title: view.title,
    description: view.description,
    language,
    texts,
    assets,
    ...live,
    header: options.user === undefined ? visitorLinks(options) : userLinks(options),
    body: html`${options.isQuarantined && quarantineNotice(common.quarantine)}<main id="content"${className !== undefined && html` class="${className}"`}>
${options.isNotSent && notSentNotice(texts)}${view.html}
</main>`,
    footer: html`<p>${common.footer} <a href="/docs">${common.documentation}</a></p>
${brandLinks(options)}${languageLinks(options)}`,
  });
}

/** Above a form that was sent after its session had ended. */
export function notSentNotice({ common }: Pick<Texts, 'common'>): Html {
  return html`<div data-not-sent>${notice(common.notSent, 'bad')}</div>
`;
}

/** Above every page and every page of the console. */
export function quarantineNotice(text: HtmlPart): Html {
  return html`<div class="bar alarm">${notice(text, 'bad')}</div>
`;
}

export interface DocumentOptions {
  readonly title: string;
  /** The name of the site; the exchange's if omitted. */
  readonly product?: string;
  /** The path of the first page of the site; `/` if omitted. */
  readonly home?: string;
  /** One sentence for search engines; that of the exchange if omitted. */
  readonly description?: string | undefined;
  /** Keeps search engines away. */
  readonly isHidden?: true;
  readonly className?: string;
  readonly language: Language;
  readonly texts: Texts;
  /** The icon and the style sheet of all pages. */
  readonly assets: Pick<Assets, 'icon' | 'stylesheet'>;
  /** In addition to the style sheet of all pages. */
  readonly stylesheets?: readonly StaticAsset[];
  /** The content security policy of the page must allow it (`policyHeaders.ts`). */
  readonly script?: StaticAsset;
  /** Follows the name of the site. */
  readonly header: Html;
  /** Contains the page's `main` element, whose id is `content`. */
  readonly body: Html;
  readonly footer: Html;
}

/** Renders the complete HTML document. */
export function renderDocument({
  texts: { common },
  title,
  product = common.product,
  home = '/',
  description,
  isHidden,
  className,
  language,
  assets: { icon, stylesheet },
  stylesheets = [],
  script,
  header,
  body,
  footer,
}: DocumentOptions): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isHidden && html`<meta name="robots" content="noindex">\n`}<title>${title} – ${product}</title>
<meta name="description" content="${description ?? common.description(common.product)}">
${[stylesheet, ...stylesheets].map((sheet) => html`<link rel="stylesheet" href="${sheet.path}">\n`)}<link rel="icon" href="${icon.path}" type="${icon.file.type}">
${script !== undefined && html`<script type="module" src="${script.path}"></script>\n`}</head>
<body${className !== undefined && html` class="${className}"`}>
<a class="skip" href="#content">${common.skip}</a>
<header class="top"><div class="bar">
<a class="brand" href="${home}"><img src="${icon.path}" alt="" width="28" height="28">${product}</a>
${header}
</div></header>
${body}
<footer class="foot"><div class="bar">
${footer}
</div></footer>
</body>
</html>
`.text;
}

/**
 * The links of the header. On a narrow screen they are a popover behind a button, which needs no JavaScript; browsers
 * without popovers show the links.
 */
export function headerMenu({ common }: Pick<Texts, 'common'>, links: Html): Html {
  return html`<button class="menu" type="button" popovertarget="menu">${common.menu}</button>
<div class="places" id="menu" popover>${links}</div>`;
}

function visitorLinks({ texts, path }: LayoutOptions): Html {
  const { common } = texts;
  return headerMenu(
    texts,
    html`<div class="end"><a href="/markets">${common.markets}</a>${path !== '/sign-in' && html`<a href="/sign-in">${common.signIn}</a>`}${path !== '/sign-up' && html`<a href="/sign-up">${common.signUp}</a>`}</div>`,
  );
}

function userLinks({ texts, path, csrf }: LayoutOptions): Html {
  const { common } = texts;
  const places = [
    ['/markets', common.markets],
    ['/wallets', common.wallets],
    ['/account', common.account],
    ['/account/security', common.security],
    ['/account/api-keys', common.apiKeys],
    ['/account/apps', common.apps],
  ] as const;
  // The last matching entry is the most specific one: the page itself, or the section that contains it.
  const here = places
    .map(([place]) => place)
    .findLast(
      (place) =>
        path === place || path.startsWith(`${place}/`) || (place === '/markets' && path.startsWith('/market/')),
    );
  const current = (place: string): Html | false =>
    place === here && html` aria-current="${path === place ? 'page' : 'true'}"`;
  return headerMenu(
    texts,
    html`<nav aria-label="${common.navigation}">${places.map(([place, name]) => html`<a href="${place}"${current(place)}>${name}</a>`)}</nav>
<div class="end">${form({ csrf }, { action: '/sign-out' }, html`<button class="link" type="submit">${common.signOut}</button>`)}</div>`,
  );
}

/** Links to the legal pages and to the support, which only some brands have. */
function brandLinks({ brand: { legalPages, support }, language, texts: { common } }: LayoutOptions): Html | false {
  if (legalPages.length === 0 && support === undefined) return false;
  const pages = legalPages.map(
    ({ name, title }) => html`<li><a href="${LEGAL_PATH}/${name}">${title[language]}</a></li>`,
  );
  return html`<ul>${pages}${support !== undefined && html`<li><a href="${support}">${common.support}</a></li>`}</ul>
`;
}

/** Links to the other languages, each written and marked in its own language. */
export function languageLinks({
  language,
  texts: { common },
  path,
  queryText,
}: Pick<LayoutOptions, 'language' | 'texts' | 'path' | 'queryText'>): Html {
  return html`<ul aria-label="${common.languages}">${languages.map(
    (other) =>
      html`<li>${other === language ? html`<a aria-current="true" lang="${other}">${LANGUAGE_NAMES[other]}</a>` : html`<a href="${withLanguage(path, queryText, other)}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`}</li>`,
  )}</ul>`;
}
