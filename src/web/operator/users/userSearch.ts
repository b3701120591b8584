/** The search for users, and what it found. */
import { field, notice } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import { errorText } from '../components/errors';
import { table } from '../components/list';
import { partOf } from '../components/part';
import type { OperatorContext } from '../framework/consolePage';

export async function userSearch(context: OperatorContext): Promise<Html> {
  const { words, query } = context;
  const text = query.textOrEmpty('search').trim();
  const box = field({
    name: 'search',
    label: words.users.search,
    hint: words.users.searchHint,
    value: text,
    required: false,
    verbatim: true,
    lengthMax: 256,
  });
  return html`<form method="get" action="/operator/users" class="search" role="search" aria-label="${words.users.search}">${box}<button class="button" type="submit">${words.users.search}</button></form>
${text !== '' && (await results(context, text))}`;
}

async function results(context: OperatorContext, text: string): Promise<Html> {
  const { words, call } = context;
  const found = await call('findUsers', { query: { text } });
  if (found.error !== undefined) return notice(errorText(context, found.error), 'bad');
  const rows = found.body.items.map(({ account, matched_by: matchedBy }) => ({ ...account, matched_by: matchedBy }));
  const columns = [
    { name: 'id', link: ({ id }: { readonly id: number }) => `/operator/users/${id}` },
    { name: 'email' },
    { name: 'matched_by', kind: 'value' as const },
    { name: 'state' },
  ];
  return partOf(words.users.results, 'results', table(context, columns, rows, words.users.results));
}
