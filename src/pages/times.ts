/** Times as readers of a language write them, in UTC and said to be. */
import { type Html, html } from './html';
import type { Language } from './language';

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: format('en-GB'), th: format('th-TH') };

export function timeIn(language: Language, timeMs: number): Html {
  return html`<time datetime="${new Date(timeMs).toISOString()}">${FORMATS[language].format(timeMs)}</time>`;
}

function format(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
