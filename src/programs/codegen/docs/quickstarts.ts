/** The quickstarts: one page for each kind of reader, written in `spec/guides`, with samples of the contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsPage } from '../../../web/docs/pageData';
import { html } from '../../../web/framework/html';
import { asObject, type DocumentObject, members } from '../json/jsonDocument';
import { chaptersOf, type MarkdownContext, plainText, renderMarkdown } from './markdown';
import { samplesOf } from './samples/samples';

const SECTION = '/docs/quickstart';
const READERS = ['bot', 'klines', 'partner', 'operator'] as const;

export interface QuickstartSource {
  readonly specFolder: string;
  /** The document whose operations the samples are of. */
  readonly document: DocumentObject;
  readonly links: ReadonlyMap<string, string>;
}

/** A page with the list of all, followed by each. */
export function quickstartPages(source: QuickstartSource): DocsPage[] {
  const pages = READERS.map((reader) => quickstartPage(reader, source));
  const entries = pages.map(
    ({ path, title, description }) =>
      html`<li class="card"><h2><a href="${path}">${title}</a></h2><p>${description}</p></li>\n`,
  );
  const first: DocsPage = {
    path: SECTION,
    title: 'Quickstarts',
    description: 'Five minutes for each kind of reader: bots, klines, partner apps, and operators.',
    section: SECTION,
    chapters: [],
    html: html`<h1>Quickstarts</h1>\n<p class="lead">Five minutes for each kind of reader.</p>\n<ul class="points">\n${entries}</ul>\n`
      .text,
  };
  return [first, ...pages];
}

function quickstartPage(reader: (typeof READERS)[number], { specFolder, document, links }: QuickstartSource): DocsPage {
  const text = readFileSync(join(specFolder, 'guides', `quickstart-${reader}.md`), 'utf8');
  const [title = ''] = chaptersOf(text).map((chapter) => chapter.title);
  const content = text.replace(/^# .*\n+/, '');
  const place: MarkdownContext = { level: 1, prefix: '', links };
  return {
    path: `${SECTION}/${reader}`,
    title,
    description: plainText(content),
    section: SECTION,
    chapters: chaptersOf(content, '', 'h2'),
    html: html`<h1>${title}</h1>\n${renderMarkdown(withSamples(content, document), place)}`.text,
  };
}

/** A code block of the language `sample` contains the name of an operation, whose curl sample takes its place. */
function withSamples(text: string, document: DocumentObject): string {
  return text.replace(/^```sample\n(\w+)\n```$/gm, (_block, id: string) => {
    const code = curlSampleOf(document, id);
    return `\`\`\`sh\n${code}\n\`\`\``;
  });
}

function curlSampleOf(document: DocumentObject, id: string): string {
  for (const [path, item] of members(document['paths']))
    for (const [method, value] of members(item)) {
      const operation = asObject(value, path);
      if (operation['operationId'] === id) return samplesOf(document, { method, path, operation })[0]?.code ?? '';
    }
  throw new Error(`a quickstart has a sample of an unknown operation: ${id}`);
}
