/** The documents as the pages need them: the parsed contract beside its entry in the list of published documents. */
import { PUBLISHED_DOCUMENTS, type PublishedDocument } from '../../../web/docs/documents';
import type { DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import type { Documents } from '../documents/contractDocuments';
import { asObject, type DocumentObject, members } from '../json/jsonDocument';

export interface SourceDocument extends PublishedDocument {
  readonly content: DocumentObject;
  /** Whether the exchange serves its operations; otherwise a partner does. */
  readonly isExchangeApi: boolean;
  /** A sentence with the links to its files. */
  readonly downloads: Html;
}

export function sourceDocuments(documents: Documents): SourceDocument[] {
  const { published, asyncapi, partner, binance, binanceAsyncapi } = documents;
  const contents: Readonly<Record<PublishedDocument['name'], DocumentObject>> = {
    openapi: published,
    asyncapi,
    'partner.openapi': partner,
    'binance.openapi': binance,
    'binance.asyncapi': binanceAsyncapi,
  };
  return PUBLISHED_DOCUMENTS.map((entry) => ({
    ...entry,
    content: contents[entry.name],
    isExchangeApi: entry.name !== 'partner.openapi',
    downloads: downloadsOf(entry),
  }));
}

function downloadsOf({ name, openapi30 }: PublishedDocument): Html {
  const files = (stem: string): string[] => [`/${stem}.yaml`, `/${stem}.json`];
  const own = name === 'openapi' ? [...files(name), '/collection.json'] : files(name);
  const older =
    openapi30 !== undefined && html` For tools that read OpenAPI 3.0 only: ${fileLinks(files(openapi30.name))}.`;
  return html`Download: ${fileLinks(own)}.${older}`;
}

function fileLinks(files: readonly string[]): Html[] {
  return files.map((file, index) => html`${index > 0 && ', '}<a href="${file}"><code>${file}</code></a>`);
}

/**
 * The page of each operation and channel by its name, for links in texts. A name that several documents have leads to
 * the page of the document itself, or else to the first one.
 */
export function linksWithin(own: SourceDocument, all: readonly SourceDocument[]): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  // The Binance documents have names of their own, and only they use them.
  for (const document of [own, ...all.filter(({ name }) => !name.startsWith('binance.'))])
    for (const name of namesIn(document.content))
      if (!links.has(name) && (document === own || !isChannelName(document, own)))
        links.set(name, `${document.path}/${name}`);
  return links;
}

/** Names of channels, such as `ticker`, are common words: only documents of streams link to them. */
function isChannelName(document: SourceDocument, own: SourceDocument): boolean {
  return document.content['channels'] !== undefined && own.content['channels'] === undefined;
}

/** Ids of operations and webhooks, and names of channels. */
function namesIn(document: DocumentObject): string[] {
  const operations = [...members(document['paths']), ...members(document['webhooks'])].flatMap(([path, item]) =>
    members(item).map(([, operation]) => String(asObject(operation, path)['operationId'])),
  );
  return [...operations, ...members(document['channels']).map(([name]) => name)];
}

/** A list of links to pages, each with its badge and name. The anchor of an entry is the name of its page. */
export function listedPages(pages: readonly DocsPage[], prefix = ''): Html {
  return html`<ul class="index">
${pages.map(
  ({ path, title, badge = '', call = '', description }) =>
    html`<li id="${prefix}${nameOf(path)}" data-moved><span class="method ${badge.toLowerCase()}">${badge}</span> <span><a href="${path}">${title}</a> <code>${call}</code></span> <span class="quiet">${description}</span></li>\n`,
)}</ul>
`;
}

/** The last part of a path: the id of an operation, or the name of a channel. */
function nameOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
