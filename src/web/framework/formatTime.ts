/** Dates and times in the format of a language, in UTC, with the time zone shown. */
import { isoTime } from '../../foundation/times';
import { type Html, html } from './html';
import type { Language } from './language';

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: dateTimeFormat('en-GB'),
  th: dateTimeFormat('th-TH'),
};

export function formatTime(language: Language, timeMs: number): Html {
  return html`<time datetime="${isoTime(timeMs)}">${FORMATS[language].format(timeMs)}</time>`;
}

function dateTimeFormat(locale: string): Intl.DateTimeFormat {
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
