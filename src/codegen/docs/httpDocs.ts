/** The page of an OpenAPI document: its guides, its operations by tag, and its credentials. */
import { type Html, html } from '../../pages/html';
import { asObject, type DocumentObject, elements, members, valueAtPointer } from '../jsonDocument';
import { type Chapter, docsPage } from './contents';
import { chaptersOf, type MarkdownContext, renderCodeBlock, renderMarkdown, slug } from './markdown';
import { type DocumentedOperation, operationHtml } from './operation';

export interface HttpPageOptions {
  /** Whether the exchange serves these operations; otherwise a partner does. */
  readonly isExchangeApi: boolean;
  /** The paths from which the document can be downloaded. */
  readonly files: readonly string[];
  /** The same for its form in OpenAPI 3.0. */
  readonly olderFiles: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

export function httpPage(document: DocumentObject, { isExchangeApi, files, olderFiles }: HttpPageOptions): string {
  const tags = tagsOf(document);
  const links = new Map(
    tags.flatMap(({ operations }) =>
      operations.map(({ operation }) => [String(operation['operationId']), `#${idOf(operation)}`] as const),
    ),
  );
  const within = (level: number, prefix = ''): MarkdownContext => ({ level, prefix, links });
  const info = asObject(document['info'], 'info');
  const guide = String(info['description']);
  const schemes = members(valueAtPointer(document, '#/components/securitySchemes'));
  const chapters: Chapter[] = [
    ...chaptersOf(guide).map((heading) => ({ ...heading, entries: [] })),
    ...tags.map(({ name, description, operations }) => ({
      title: name,
      id: slug(name),
      entries: [
        ...chaptersOf(description, `${slug(name)}-`),
        ...operations.map(({ operation }) => ({ title: String(operation['summary']), id: idOf(operation) })),
      ],
    })),
    {
      title: 'Credentials',
      id: 'credentials',
      entries: schemes.map(([name]) => ({ title: name, id: `credentials-${slug(name)}` })),
    },
  ];
  const content = html`<h1>${info['title'] as string}</h1>
<p class="lead">Version ${info['version'] as string}. Download: ${fileLinks(files)}. For tools that read OpenAPI 3.0 only: ${fileLinks(olderFiles)}.</p>
${renderMarkdown(guide, within(2))}${tags.map((tag) => tagHtml(tag, within(3, `${slug(tag.name)}-`), isExchangeApi))}${credentialsHtml(
  schemes.map(([name, scheme]) => [name, asObject(scheme, name)]),
  within(4),
)}`;
  return docsPage(chapters, content);
}

function fileLinks(files: readonly string[]): Html[] {
  return files.map((file, index) => html`${index > 0 && ', '}<a href="${file}"><code>${file}</code></a>`);
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

function tagHtml({ name, description, operations }: Tag, place: MarkdownContext, isExchangeApi: boolean): Html {
  return html`<section class="group"><h2 id="${slug(name)}">${name}</h2>
${renderMarkdown(description, place)}<ul class="index">
${operations.map(({ operation, method, path }) => html`<li><span class="method ${method}">${method.toUpperCase()}</span> <a href="#${idOf(operation)}">${operation['summary'] as string}</a> <code>${path}</code></li>\n`)}</ul>
${operations.map((operation) => operationHtml(operation, { isExchangeApi, links: place.links }))}</section>
`;
}

function credentialsHtml(schemes: readonly (readonly [string, DocumentObject])[], place: MarkdownContext): Html {
  return html`<section class="group"><h2 id="credentials">Credentials</h2>
${schemes.map(([name, scheme]) => schemeHtml(name, scheme, { ...place, prefix: `credentials-${slug(name)}-` }))}</section>
`;
}

function schemeHtml(name: string, scheme: DocumentObject, place: MarkdownContext): Html {
  const { in: where, name: header, scheme: kind, type } = scheme;
  const carried =
    where === 'header' ? html`<code>${header as string}</code> header` : html`<code>${String(kind ?? type)}</code>`;
  return html`<section class="answer"><h3 id="credentials-${slug(name)}"><code>${name}</code>: ${carried}</h3>
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

function idOf(operation: DocumentObject): string {
  return String(operation['operationId']);
}
