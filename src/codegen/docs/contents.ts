/**
 * A page of the documentation: its table of contents, collapsed on a phone, and its chapters. The server adds the page
 * frame.
 */
import { type Html, html } from '../../pages/html';

export interface Entry {
  readonly title: string;
  readonly id: string;
}

export interface Chapter extends Entry {
  readonly entries: readonly Entry[];
}

export function docsPage(chapters: readonly Chapter[], content: Html): string {
  const page = withHeadingLinks(
    html`<details class="contents" id="contents"><summary>Contents</summary>
<nav aria-label="Contents" tabindex="0"><ul>
${chapters.map(chapterHtml)}</ul></nav></details>
<main id="content">
${content}<a class="to-contents" href="#contents">Contents</a>
</main>
`.text,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const leading = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !ids.includes(id));
  if (twice.length > 0) throw new Error(`duplicate anchors: ${twice.join(', ')}`);
  if (leading.length > 0) throw new Error(`links without a target: ${leading.join(', ')}`);
  return page;
}

/**
 * Makes each heading with an anchor a link to itself, so that its address can be copied. A heading that contains a link
 * stays as it is, because links cannot be nested.
 */
function withHeadingLinks(page: string): string {
  return page.replace(
    /<(h[2-6]) id="([^"]+)">((?:(?!<a |<\/h[2-6]>).)*)<\/\1>/g,
    '<$1 id="$2"><a class="anchor" href="#$2">$3</a></$1>',
  );
}

function chapterHtml({ title, id, entries }: Chapter): Html {
  const inner =
    entries.length > 0 &&
    html`\n<ul>\n${entries.map((entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>\n`)}</ul>`;
  return html`<li><a href="#${id}">${title}</a>${inner}</li>\n`;
}
