/**
 * The one way in which text becomes HTML: a template tag that escapes whatever is put into it, unless that is HTML already. Attribute values stand in
 * double quotes, always; nothing is ever put into a script, a style, or a tag's name.
 */

/** HTML that the tag made, or that is ours to the last character. */
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

/** HTML made elsewhere, by a program that we trust with it. Never anything that a person wrote. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

/** `undefined`, `null` and `false` are nothing, so that a part can be left out. */
function textOf(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escaped(String(part));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
