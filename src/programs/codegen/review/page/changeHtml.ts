/** One change side by side: the part of the document before it and after it, with the differing words marked. */
import { diffWordsWithSpace } from 'diff';
import { type Html, html } from '../../../../web/framework/html';
import type { Change } from '../changes';
import { partTexts } from '../records';
import { othersText, reachText } from '../texts';

/** Longer parts, such as whole new operations, are folded. */
const OPEN_LINES_MAX = 14;
/** The comparison of words takes quadratic time. Longer texts are shown without marks. */
const COMPARED_LENGTH_MAX = 20_000;

export function changeHtml(change: Change): Html {
  const { class: kind, place, what, also } = change;
  const others =
    also !== undefined &&
    html`<details class="others"><summary>${othersText(also).trim()}</summary><p>${also.join('; ')}</p></details>`;
  return html`<article class="${kind}"><p class="change"><span class="class">${kind}</span> <b>${place}</b>: ${what}${reachText(change)}</p>${others}${sides(change)}</article>
`;
}

function sides(change: Change): Html {
  const { before, after } = partTexts(change);
  const [old, fresh] =
    before !== undefined && after !== undefined && before.length + after.length <= COMPARED_LENGTH_MAX
      ? markedWords(before, after)
      : [before, after];
  const both = html`<div class="sides"><div><h4>Before</h4>${side(old)}</div><div><h4>After</h4>${side(fresh)}</div></div>`;
  const lines = Math.max(...[before, after].map((text) => text?.split('\n').length ?? 0));
  const isFolded = lines > OPEN_LINES_MAX && (before === undefined || after === undefined);
  return isFolded ? html`<details><summary>${lines} lines</summary>${both}</details>` : both;
}

function side(content: Html | string | undefined): Html {
  return content === undefined ? html`<p class="absent">absent</p>` : html`<pre>${content}</pre>`;
}

function markedWords(before: string, after: string): [Html, Html] {
  const words = diffWordsWithSpace(before, after);
  const old = words.filter(({ added }) => !added);
  const fresh = words.filter(({ removed }) => !removed);
  return [
    html`${old.map(({ removed, value }) => (removed ? html`<del>${value}</del>` : value))}`,
    html`${fresh.map(({ added, value }) => (added ? html`<ins>${value}</ins>` : value))}`,
  ];
}
