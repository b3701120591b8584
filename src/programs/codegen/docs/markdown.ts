/**
 * Renders the Markdown of descriptions as HTML. HTML in a description is shown as text. Headings get anchors, and
 * inline code that names an operation or a stream becomes a link to it.
 */
import MarkdownIt from 'markdown-it';
import { type Html, html, trustedHtml } from '../../../web/framework/html';

export interface MarkdownContext {
  /** The HTML heading level of a heading with one `#`. */
  readonly level: number;
  /** The prefix of each anchor, so that two descriptions may have the same heading. */
  readonly prefix: string;
  /** The link targets of inline code, by its exact text. */
  readonly links: ReadonlyMap<string, string>;
}

export interface Heading {
  readonly title: string;
  readonly id: string;
}

/** Tables with at least this many columns may be wider than a phone, and can be scrolled sideways, also by keyboard. */
const WIDE_FROM_COLUMNS = 3;

const parser = new MarkdownIt({ html: false });
const { rules } = parser.renderer;

parser.renderer.rules = {
  ...rules,
  heading_open: (tokens, index, _options, env) => {
    const { level, prefix } = env as unknown as MarkdownContext;
    const title = tokens[index + 1]?.content ?? '';
    return `<${headingTag(level, tokens[index]?.tag)} id="${prefix}${slug(title)}">`;
  },
  heading_close: (tokens, index, _options, env) =>
    `</${headingTag((env as unknown as MarkdownContext).level, tokens[index]?.tag)}>\n`,
  table_open: (tokens, index) =>
    isWide(tokens, index) ? '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n' : '<table>\n',
  table_close: (tokens, index) => (isWide(tokens, index) ? '</table></div>\n' : '</table>\n'),
  fence: (tokens, index) => renderCodeBlock(tokens[index]?.content ?? '', tokens[index]?.info.trim() ?? '').text,
  code_inline: (tokens, index, _options, env) => {
    const { content } = tokens[index] ?? { content: '' };
    const target = (env as unknown as MarkdownContext).links.get(content);
    const code = html`<code>${renderBreakableName(content)}</code>`;
    return (target === undefined ? code : html`<a href="${target}">${code}</a>`).text;
  },
};

export function renderMarkdown(text: string, place: MarkdownContext): Html {
  return trustedHtml(parser.render(text, { ...place }));
}

/** Renders without a surrounding paragraph, for use inside a line. */
export function renderInlineMarkdown(text: string, { links }: Pick<MarkdownContext, 'links'>): Html {
  return trustedHtml(parser.renderInline(text.trim(), { level: 6, prefix: '', links }));
}

/** The first sentence or so of a description, without its marks, for lists and search engines. */
export function plainText(text: string, lengthMax = 160): string {
  const first = parser.parse(text, {}).find(({ type }) => type === 'inline');
  const words = (first?.children ?? []).map(({ content, type }) => (type === 'softbreak' ? ' ' : content)).join('');
  const sentence = /^.+?[.:](?= |$)/.exec(words)?.[0] ?? words;
  return (sentence.length > lengthMax ? `${sentence.slice(0, lengthMax).replace(/\s+\S*$/, '')}…` : sentence).replace(
    /:$/,
    '.',
  );
}

/** The chapters of a description: its headings with one `#`, or of another level. */
export function chaptersOf(text: string, prefix = '', level: 'h1' | 'h2' = 'h1'): Heading[] {
  const tokens = parser.parse(text, {});
  const titles = tokens.flatMap(({ type, tag: name }, index) =>
    type === 'heading_open' && name === level ? [tokens[index + 1]?.content ?? ''] : [],
  );
  return titles.map((title) => ({ title, id: `${prefix}${slug(title)}` }));
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A code block. It may be wider than the screen, and can be scrolled sideways. */
export function renderCodeBlock(text: string, language: string): Html {
  return html`<pre tabindex="0"${language !== '' && html` data-language="${language}"`}><code>${text.replace(/\n$/, '')}</code></pre>\n`;
}

/** Allows a line break after each underscore of a name. */
function renderBreakableName(name: string): Html {
  const parts = /^\w+$/.test(name) ? name.split('_') : [name];
  return html`${parts.map((part, index) => html`${index > 0 && html`_<wbr>`}${part}`)}`;
}

/** Whether the table that begins or ends at this token is wide. */
function isWide(tokens: readonly { readonly type: string }[], index: number): boolean {
  const begin = tokens.findLastIndex(({ type }, at) => at <= index && type === 'table_open');
  const end = tokens.findIndex(({ type }, at) => at > begin && type === 'tr_close');
  return tokens.slice(begin, end).filter(({ type }) => type === 'th_open').length >= WIDE_FROM_COLUMNS;
}

function headingTag(level: number, name: string | undefined): string {
  return `h${Math.min(6, level + Number(name?.slice(1) ?? 1) - 1)}`;
}
