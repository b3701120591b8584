/**
 * The descriptions of the documents as HTML. Markup that stands in a description is text, never HTML. Headings get anchors, and the name of something that
 * has a place on a page of ours leads there.
 */
import MarkdownIt from 'markdown-it';
import { type Html, html, trustedHtml } from '../../pages/html';

export interface Place {
  /** Of a heading with one `#`. */
  readonly level: number;
  /** Before each anchor, so that two descriptions may use one heading. */
  readonly prefix: string;
  /** Where code that is exactly this name leads. */
  readonly links: ReadonlyMap<string, string>;
}

export interface Heading {
  readonly title: string;
  readonly id: string;
}

/** From so many columns on, a table may be wider than a phone: it can be pushed sideways, by keyboard too. */
const WIDE_FROM_COLUMNS = 3;

const parser = new MarkdownIt({ html: false });
const { rules } = parser.renderer;

parser.renderer.rules = {
  ...rules,
  heading_open: (tokens, index, _options, env) => {
    const { level, prefix } = env as unknown as Place;
    const title = tokens[index + 1]?.content ?? '';
    return `<${tag(level, tokens[index]?.tag)} id="${prefix}${slug(title)}">`;
  },
  heading_close: (tokens, index, _options, env) => `</${tag((env as unknown as Place).level, tokens[index]?.tag)}>\n`,
  table_open: (tokens, index) =>
    isWide(tokens, index) ? '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n' : '<table>\n',
  table_close: (tokens, index) => (isWide(tokens, index) ? '</table></div>\n' : '</table>\n'),
  fence: (tokens, index) => sample(tokens[index]?.content ?? '', tokens[index]?.info.trim() ?? '').text,
  code_inline: (tokens, index, _options, env) => {
    const { content } = tokens[index] ?? { content: '' };
    const target = (env as unknown as Place).links.get(content);
    const code = html`<code>${breakable(content)}</code>`;
    return (target === undefined ? code : html`<a href="${target}">${code}</a>`).text;
  },
};

export function markdown(text: string, place: Place): Html {
  return trustedHtml(parser.render(text, { ...place }));
}

/** In a line of other text: no paragraph around it. */
export function inlineMarkdown(text: string, { links }: Pick<Place, 'links'>): Html {
  return trustedHtml(parser.renderInline(text.trim(), { level: 6, prefix: '', links }));
}

/** The headings with one `#`: the chapters of a description. */
export function chaptersOf(text: string, prefix = ''): Heading[] {
  const tokens = parser.parse(text, {});
  const titles = tokens.flatMap(({ type, tag: name }, index) =>
    type === 'heading_open' && name === 'h1' ? [tokens[index + 1]?.content ?? ''] : [],
  );
  return titles.map((title) => ({ title, id: `${prefix}${slug(title)}` }));
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A text to be copied as it stands. It may be wider than the screen, and can then be pushed sideways. */
export function sample(text: string, language: string): Html {
  return html`<pre tabindex="0"${language !== '' && html` data-language="${language}"`}><code>${text.replace(/\n$/, '')}</code></pre>\n`;
}

/** A name in several words may go on in the next line after each of them. */
function breakable(name: string): Html {
  const parts = /^\w+$/.test(name) ? name.split('_') : [name];
  return html`${parts.map((part, index) => html`${index > 0 && html`_<wbr>`}${part}`)}`;
}

/** Of the table that begins or ends here. */
function isWide(tokens: readonly { readonly type: string }[], index: number): boolean {
  const begin = tokens.findLastIndex(({ type }, at) => at <= index && type === 'table_open');
  const end = tokens.findIndex(({ type }, at) => at > begin && type === 'tr_close');
  return tokens.slice(begin, end).filter(({ type }) => type === 'th_open').length >= WIDE_FROM_COLUMNS;
}

function tag(level: number, name: string | undefined): string {
  return `h${Math.min(6, level + Number(name?.slice(1) ?? 1) - 1)}`;
}
