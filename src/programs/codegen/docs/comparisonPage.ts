/** The page that compares what Binance documents with what this exchange has, and says what is missing. */
import type { DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import type { ComparedGroup, ComparedRow, Comparison, Missing } from '../comparison/compare';
import type { DocumentedInterface } from '../comparison/documented';
import { type MarkdownContext, renderMarkdown, slug } from './markdown';

const NO_LINKS: MarkdownContext = { level: 2, prefix: '', links: new Map() };
const NOT_YET = 'Not available.';

export function comparisonPage(comparison: Comparison, { limits }: Pick<DocumentedInterface, 'limits'>): DocsPage {
  const { http, streams, events, controls, methods } = comparison;
  const groups: readonly ComparedGroup[] = [
    ...http.map(({ title, rows }) => ({ title: `HTTP: ${title}`, rows })),
    { title: 'Streams', rows: streams },
    { title: 'Events of user data', rows: events },
    { title: 'Control messages', rows: controls },
    ...methods.map(({ title, rows }) => ({ title: `WebSocket API: ${title}`, rows })),
  ];
  const all = groups.flatMap(({ rows }) => rows);
  const there = all.filter(({ exists }) => exists);
  const content = html`<h1>Comparison with Binance</h1>
<p class="lead">What Binance documents for its spot exchange, and whether this exchange has it under <code>/binance/</code>: ${String(there.length)} of ${String(all.length)} operations, streams, events and methods.</p>
${renderMarkdown(INTRODUCTION, NO_LINKS)}${groups.map(groupHtml)}<section class="group"><h2 id="rules">Rules</h2>
<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>Topic</th><th>Binance</th><th>Here</th></tr></thead><tbody>
${limits.map(({ topic, theirs, ours }) => html`<tr><td>${topic}</td><td>${theirs}</td><td>${ours}</td></tr>\n`)}</tbody></table></div></section>
`;
  const chapters = [
    { title: 'How to read this page', id: 'how-to-read-this-page' },
    ...groups.map(({ title }) => ({ title, id: slug(title) })),
    { title: 'Rules', id: 'rules' },
  ];
  return {
    path: '/docs/binance',
    title: 'Comparison with Binance',
    description: 'What Binance documents for its spot exchange, and what of it this exchange has.',
    section: '/docs/binance',
    chapters,
    html: content.text,
  };
}

const INTRODUCTION = `# How to read this page

The third column lists the parameters and members that Binance has and this exchange does not, with the reason where
there is one. The last column lists what only this exchange has. Nothing else differs in names. What behaves
differently under the same name is said in the guides of the HTTP interface (/docs/binance-http) and of the streams
(/docs/binance-streams).
`;

function groupHtml({ title, rows }: ComparedGroup): Html {
  return html`<section class="group"><h2 id="${slug(title)}">${title}</h2>
<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>Binance</th><th>Here</th><th>Missing</th><th>Additional</th></tr></thead><tbody>
${rows.map(rowHtml)}</tbody></table></div></section>
`;
}

function rowHtml({ name, exists, why, missing, added }: ComparedRow): Html {
  const lacking = exists ? missingHtml(missing) : html`${why ?? NOT_YET}`;
  return html`<tr><td><code>${name}</code></td><td>${exists ? 'yes' : 'no'}</td><td>${lacking}</td><td>${namesHtml(added)}</td></tr>\n`;
}

/** Names with the same reason are said together. */
function missingHtml(missing: readonly Missing[]): Html {
  const reasons = [...new Set(missing.map(({ why }) => why))];
  return html`${reasons.map((reason, index) => {
    const names = missing.filter(({ why }) => why === reason).map(({ name }) => name);
    return html`${index > 0 && ' '}${namesHtml(names)}${reason !== undefined && html`: ${reason}`}`;
  })}`;
}

function namesHtml(names: readonly string[]): Html {
  return html`${names.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}`;
}
