/** Members, parameters and examples as HTML, for HTTP operations and for stream messages. */
import { type Html, html } from '../../../web/framework/html';
import type { DocumentObject, DocumentValue } from '../json/jsonDocument';
import { type MarkdownContext, renderCodeBlock, renderInlineMarkdown } from './markdown';
import { type SchemaTableRow, schemaTables } from './schema';

export type Links = Pick<MarkdownContext, 'links'>;

/** Every member of a value. A value with several forms gets a list for each form. */
export function membersHtml(document: DocumentObject, schema: DocumentValue, links: Links): Html {
  const forms = schemaTables(document, schema);
  const lists = forms.map(
    ({ description, rows }) =>
      html`${description !== '' && forms.length > 1 && html`<p>${renderInlineMarkdown(description, links)}</p>`}${rowsHtml(rows, links)}`,
  );
  return html`${lists}`;
}

export function rowsHtml(rows: readonly SchemaTableRow[], links: Links): Html {
  return rows.length === 0 ? html`` : html`<dl class="members">\n${rows.map((row) => rowHtml(row, links))}</dl>\n`;
}

function rowHtml({ path, type, required, description, limits }: SchemaTableRow, links: Links): Html {
  const name = path === '' ? html`the value` : html`<code>${path}</code>`;
  const words = html`<dt>${name} <span class="type">${type}${required === false && ', optional'}</span></dt>\n`;
  const bounds =
    limits.length > 0 &&
    html`<span class="limits">${renderInlineMarkdown(limits.join('; '), { links: new Map() })}</span>`;
  return html`${words}<dd>${description !== '' && renderInlineMarkdown(description, links)} ${bounds}</dd>\n`;
}

export interface ShownExample {
  readonly title: string;
  readonly value: DocumentValue;
}

export function exampleHtml({ title, value }: ShownExample, open: boolean): Html {
  return html`<details${open && html` open`}><summary>${title}</summary>\n${renderCodeBlock(jsonText(value), 'json')}</details>\n`;
}

/** JSON on one line if it is short, otherwise indented. */
export function jsonText(value: DocumentValue): string {
  const short = JSON.stringify(value);
  return short.length <= 60 ? short : JSON.stringify(value, null, 2);
}
