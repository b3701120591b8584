/**
 * The only way in which text becomes HTML: a template tag that escapes every value unless it is already `Html`.
 * Attribute values must be in double quotes, and values must not be placed into scripts, styles or tag names.
 */

/** Safe HTML: made by the template tag, or entirely written by the exchange. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type HtmlPart = Html | string | number | undefined | null | false | readonly HtmlPart[];

export const nothing = new Html('');

export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.reduce((text, string, index) => `${text}${textOf(parts[index - 1])}${string}`));
}

/** Marks HTML from a trusted generator, such as the QR code library, as safe. Never use it for user input. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

/** `undefined`, `null` and `false` become an empty string, so that optional parts can be omitted. */
function textOf(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeHtml(String(part));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
