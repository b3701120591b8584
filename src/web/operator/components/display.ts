/** How the console shows values of the contract: times, amounts, states, lists of facts. */
import { formatTime } from '../../framework/formatTime';
import { type Html, html } from '../../framework/html';
import { groupThousands } from '../../framework/numberFormat';
import type { ConsoleContext } from '../framework/consolePage';
import { pageLink } from './pageLink';

type Words = Pick<ConsoleContext, 'words' | 'language' | 'canOpen'>;

export type ValueKind = 'text' | 'amount' | 'time' | 'code' | 'value' | 'user' | 'operation' | 'json';

const STATES: Readonly<Record<string, 'on' | 'off'>> = {
  ...{ confirmed: 'on', completed: 'on', done: 'on', active: 'on', TRADING: 'on', open: 'on' },
  ...{ failed: 'off', refused: 'off', rejected: 'off', frozen: 'off', unknown: 'off', not_done: 'off', closed: 'off' },
};

/** The name of a value of the contract; the value itself if it has none. */
export function valueName({ words }: Pick<Words, 'words'>, value: string): string {
  return words.values[value] ?? value;
}

export function fieldName({ words }: Pick<Words, 'words'>, name: string): string {
  return words.fields[name] ?? name;
}

export function operationName({ words }: Pick<Words, 'words'>, operation: string): string {
  return words.operations[operation] ?? operation;
}

/** One value. Null and undefined are shown as a dash that screen readers read as "not set". */
export function shown(context: Words, value: unknown, kind: ValueKind = 'text'): Html {
  const { words, language } = context;
  if (value === null || value === undefined || value === '')
    return html`<span aria-hidden="true">–</span><span class="unseen">${words.unset}</span>`;
  if (typeof value === 'boolean') return html`${value ? words.yes : words.no}`;
  if (typeof value === 'object') return html`<code class="json">${compactJson(value)}</code>`;
  const text = String(value);
  switch (kind) {
    case 'amount':
      return html`<span class="number">${groupThousands(text)}</span>`;
    case 'time':
      return formatTime(language, Date.parse(text));
    case 'code':
      return html`<code>${text}</code>`;
    case 'value':
      return html`<span class="tag${STATES[text] === undefined ? '' : ` ${STATES[text]}`}">${valueName(context, text)}</span>`;
    case 'user':
      return pageLink(context, `/operator/users/${text}`, text);
    case 'operation':
      return html`${operationName(context, text)}`;
    default:
      return html`${text}`;
  }
}

/** Without quotes and outer braces, for people: `symbol: btc_thb, tier: 0`. */
export function compactJson(value: object): string {
  const entries = Object.entries(value);
  if (Array.isArray(value)) return value.map((entry) => plainText(entry)).join(', ');
  return entries.map(([name, entry]) => `${name}: ${plainText(entry)}`).join(', ');
}

function plainText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

export type Fact = readonly [name: string, value: unknown, kind?: ValueKind];

/** A list of names and values. The names are members of the contract. */
export function facts(context: Words, entries: readonly Fact[]): Html {
  return html`<dl class="facts">${entries.map(
    ([name, value, kind]) => html`<dt>${fieldName(context, name)}</dt><dd>${shown(context, value, kind)}</dd>`,
  )}</dl>`;
}

const KINDS: Readonly<Record<string, ValueKind>> = {
  ...{ amount: 'amount', fee: 'amount', balance: 'amount', available: 'amount', held: 'amount', capacity: 'amount' },
  ...{ address: 'code', txid: 'code', hash: 'code', secret: 'code', token: 'code', client_secret: 'code' },
  ...{ status: 'value', state: 'value', failure: 'value', role: 'value', result: 'value', kind: 'value' },
  ...{ user_id: 'user', operation: 'operation', identity_verification_level: 'value' },
};

/** How a member is shown, by its name: times end in `_at` or `_until`. */
export function kindOf(name: string): ValueKind {
  return KINDS[name] ?? (/(^since|_at|_until)$/.test(name) ? 'time' : 'text');
}

/** All members of an object as facts. */
export function factsOf(context: Words, members: object): Html {
  return facts(
    context,
    Object.entries(members).map(([name, value]): Fact => [name, value, kindOf(name)]),
  );
}
