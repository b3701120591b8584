/** The pages of an OpenAPI document: its guide with the list of operations, its credentials, and one per operation. */

import type { DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import { inPart, operationPointer } from '../json/contractError';
import { asObject, type DocumentObject, elements, members, valueAtPointer } from '../json/jsonDocument';
import { listedPages, type SourceDocument } from './documentList';
import { chaptersOf, type MarkdownContext, plainText, renderCodeBlock, renderMarkdown, slug } from './markdown';
import { type DocumentedOperation, operationHtml } from './operation';

interface Tag {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

export function httpPages(source: SourceDocument, links: ReadonlyMap<string, string>): DocsPage[] {
  const { content: document, path, isExchangeApi } = source;
  const credentialsPath = `${path}/credentials`;
  const schemes = members(valueAtPointer(document, '#/components/securitySchemes'));
  const tags = tagsOf(document);
  const operations = tags.flatMap(({ name, operations: own }) =>
    own.map((place): DocsPage => {
      const { operation, method } = place;
      return {
        path: `${path}/${idOf(operation)}`,
        title: titleOf(place),
        description: plainText(String(operation['description'])),
        section: path,
        group: { title: name, id: slug(name) },
        badge: method.toUpperCase(),
        call: place.path,
        chapters: [],
        html: inPart(operationPointer(place), () =>
          operationHtml(place, { isExchangeApi, links, credentialsPath, limitsPath: `${path}#limits` }),
        ).text,
      };
    }),
  );
  const credentials: DocsPage = {
    path: credentialsPath,
    title: 'Credentials',
    description: `The credentials of the operations: ${schemes.map(([name]) => name).join(', ')}.`,
    section: path,
    chapters: schemes.map(([name]) => ({ title: name, id: `credentials-${slug(name)}` })),
    html: credentialsHtml(schemes, { level: 4, prefix: '', links }).text,
  };
  return [overviewPage(source, { tags, operations, credentials, links }), credentials, ...operations];
}

interface Overview {
  readonly tags: readonly Tag[];
  readonly operations: readonly DocsPage[];
  readonly credentials: DocsPage;
  readonly links: ReadonlyMap<string, string>;
}

function overviewPage(
  { content: document, path, title, summary, downloads }: SourceDocument,
  { tags, operations, credentials, links }: Overview,
): DocsPage {
  const within = (level: number, prefix = ''): MarkdownContext => ({ level, prefix, links });
  const info = asObject(document['info'], 'info');
  const guide = String(info['description']);
  const groups = tags.map(
    ({ name, description }) => html`<section class="group"><h2 id="${slug(name)}">${name}</h2>
${renderMarkdown(description, within(3, `${slug(name)}-`))}${listedPages(operations.filter(({ group }) => group?.title === name))}</section>
`,
  );
  return {
    path,
    title,
    description: summary,
    section: path,
    chapters: [
      ...chaptersOf(guide),
      ...tags.map(({ name }) => ({ title: name, id: slug(name) })),
      { title: 'Credentials', id: 'credentials' },
    ],
    html: html`<h1>${info['title'] as string}</h1>
<p class="lead">Version ${info['version'] as string}. ${downloads}</p>
${renderMarkdown(guide, within(2))}${groups}<section class="group"><h2 id="credentials">Credentials</h2>
<p><a href="${credentials.path}">Credentials</a> describes what the operations accept, with test vectors for signatures: ${credentials.chapters.map(({ title: name, id }, index) => html`${index > 0 && ', '}<a href="${credentials.path}#${id}"><code>${name}</code></a>`)}.</p></section>
`.text,
  };
}

function tagsOf(document: DocumentObject): Tag[] {
  // A webhook is shown like a path, by its name.
  const places = [...members(document['paths']), ...members(document['webhooks'])].flatMap(([path, item]) =>
    members(item).map(
      ([method, value]): DocumentedOperation => ({ document, method, path, operation: asObject(value, path) }),
    ),
  );
  return elements(document['tags']).map((value) => {
    const { name, description } = asObject(value, 'tag');
    return {
      name: String(name),
      description: String(description),
      operations: places.filter(({ operation }) => elements(operation['tags']).includes(name ?? '')),
    };
  });
}

function credentialsHtml(schemes: readonly (readonly [string, unknown])[], place: MarkdownContext): Html {
  const sections = schemes.map(([name, scheme]) =>
    schemeHtml(name, asObject(scheme as DocumentObject, name), { ...place, prefix: `credentials-${slug(name)}-` }),
  );
  return html`<h1>Credentials</h1>\n${sections}`;
}

function schemeHtml(name: string, scheme: DocumentObject, place: MarkdownContext): Html {
  const { in: where, name: header, scheme: kind, type } = scheme;
  const carried =
    where === 'header' ? html`<code>${header as string}</code> header` : html`<code>${String(kind ?? type)}</code>`;
  return html`<section class="answer"><h2 id="credentials-${slug(name)}"><code>${name}</code>: ${carried}</h2>
${renderMarkdown(String(scheme['description']), place)}${permissionsHtml(scheme)}${vectorsHtml(scheme)}</section>
`;
}

function permissionsHtml(scheme: DocumentObject): Html | undefined {
  const permissions = members(scheme['x-permissions']);
  if (permissions.length === 0) return undefined;
  const rows = permissions.map(
    ([name, meaning]) => html`<tr><td><code>${name}</code></td><td>${meaning as string}</td></tr>\n`,
  );
  return html`<table><thead><tr><th>Permission</th><th>Allows the key to</th></tr></thead><tbody>\n${rows}</tbody></table>\n`;
}

/** The test vectors, complete, so that they can be copied. */
function vectorsHtml(scheme: DocumentObject): Html | undefined {
  const vectors = [scheme['x-signature-v2-vectors'], scheme['x-signature-vectors']]
    .flatMap((list) => elements(list))
    .map((vector) => asObject(vector, 'vector'));
  if (vectors.length === 0) return undefined;
  const shown = vectors.map(
    ({ name, ...vector }) =>
      html`<details><summary>Test vector: ${name as string}</summary>\n${renderCodeBlock(JSON.stringify(vector, null, 2), 'json')}</details>\n`,
  );
  return html`${shown}`;
}

/** The operations under `/api/v3/` have the titles of those that they correspond to. */
function titleOf({ operation, path }: DocumentedOperation): string {
  const isOneOfTwo = path.startsWith('/api/v3/') && idOf(operation).endsWith('V3');
  return `${String(operation['summary'])}${isOneOfTwo ? ' (v3)' : ''}`;
}

function idOf(operation: DocumentObject): string {
  return String(operation['operationId']);
}
