/**
 * The documentation pages. Their content is generated from the contract; this file adds the frame. They are the same
 * for every visitor and are served without database, session or cookie. Like the contract, they are in English.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../foundation/branding/brand';
import type { Assets } from '../framework/assets';
import { type Html, html, trustedHtml } from '../framework/html';
import { textsFor } from '../framework/language';
import { headerMenu, renderDocument } from '../framework/layout';
import { policyHeaders } from '../framework/policyHeaders';
import { StaticResource } from '../framework/staticResource';
import { breadcrumbs, navigation, neighbours } from './docsNavigation';
import { GENERATED_FOLDER, PLACEHOLDER_HOST, PLACEHOLDER_URL, streamsProtocol } from './generatedFiles';
import { DOCS_FILE, type DocsData, type DocsPage } from './pageData';

export interface DocsFrame {
  readonly publicUrl: string;
  readonly brand: Brand;
  readonly assets: Assets;
}

let docsData: DocsData | undefined;

/** Reads and parses the file, some 3 MB in one go, once per process. Pages are rendered when requested. */
export function readDocsPages(): readonly DocsPage[] {
  docsData ??= JSON.parse(readFileSync(join(GENERATED_FOLDER, DOCS_FILE), 'utf8')) as DocsData;
  return docsData.pages;
}

export function docsPages(pages: readonly DocsPage[], frame: DocsFrame): ReadonlyMap<string, StaticResource> {
  return new Map(
    pages.map((page) => {
      const text = async (): Promise<string> => {
        const content = trustedHtml(withServerAddress(page.html, frame.publicUrl));
        const main = html`${breadcrumbs(page, pages)}${content}${neighbours(page, pages)}`;
        return renderDocs({ ...page, main }, pages, frame);
      };
      const resource = new StaticResource({ type: 'text/html; charset=utf-8', headers: docsHeaders(frame), text });
      return [page.path, resource];
    }),
  );
}

/** Browsers revalidate on every visit, so that no outdated contract is shown; unchanged pages are answered with 304. */
export function docsHeaders({ publicUrl }: DocsFrame): Record<string, string> {
  return {
    ...policyHeaders({ isHttps: publicUrl.startsWith('https:'), hasScript: true }),
    'Cache-Control': 'public, no-cache',
  };
}

export interface FramedPage extends Omit<DocsPage, 'html'> {
  readonly searched?: string;
  readonly main: Html;
}

export function renderDocs(page: FramedPage, pages: readonly DocsPage[], { brand, assets }: DocsFrame): string {
  const texts = textsFor('en', brand);
  return renderDocument({
    title: page.title,
    description: page.description,
    language: 'en',
    texts,
    assets,
    stylesheets: [assets.docsStylesheet],
    script: assets.docsScript,
    header: headerMenu(
      texts,
      html`<div class="end"><a href="/docs">${texts.common.documentation}</a><a href="/markets">${texts.common.markets}</a><a href="/sign-in">${texts.common.signIn}</a></div>`,
    ),
    body: html`<div class="docs">
${navigation(page, pages)}<main id="content">
${page.main}<a class="to-contents" href="#contents">Contents</a>
</main></div>`,
    footer: html`<p>${texts.common.footer}</p>`,
  });
}

/** Replaces the placeholder address by this exchange's. An origin contains no characters that HTML would interpret. */
function withServerAddress(text: string, publicUrl: string): string {
  const { host } = new URL(publicUrl);
  return text
    .replaceAll(`ws://${PLACEHOLDER_HOST}`, `${streamsProtocol(publicUrl)}://${host}`)
    .replaceAll(PLACEHOLDER_URL, publicUrl);
}
