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
  const file = `guides/quickstart-${reader}.md`;
  const text = readFileSync(join(specFolder, file), 'utf8');
  for (const [, id = ''] of text.matchAll(SAMPLES))
    if (operationNamed(document, id) === undefined) {
      const line = text.slice(0, text.indexOf(`\n${id}\n`)).split('\n').length + 1;
      throw new Error(`spec/${file}:${line}: a sample of the operation ${id}, which does not exist`);
    }
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
  return text.replace(SAMPLES, (_block, id: string) => {
    const place = operationNamed(document, id);
    const code = place === undefined ? '' : (samplesOf(document, place)[0]?.code ?? '');
    return `\`\`\`sh\n${code}\n\`\`\``;
  });
}

const SAMPLES = /^```sample\n(\w+)\n```$/gm;

function operationNamed(document: DocumentObject, id: string) {
  for (const [path, item] of members(document['paths']))
    for (const [method, value] of members(item)) {
      const operation = asObject(value, path);
      if (operation['operationId'] === id) return { method, path, operation };
    }
  return undefined;
}
