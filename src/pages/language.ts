/** Which language a page is in: what the reader chose just now, or earlier (a cookie), or what their browser asks for; else English. */
import { en } from './texts/en';
import { th } from './texts/th';

export const languages = ['en', 'th'] as const;
export type Language = (typeof languages)[number];

export type Texts = typeof en;
const TEXTS: Readonly<Record<Language, Texts>> = { en, th };

export const LANGUAGE_COOKIE = 'talad_language';
/** Each in its own words: whoever cannot read the page must still find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', th: 'ไทย' };

export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

export function languageOf(asked: {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  readonly header: string | undefined;
}): Language {
  return known(asked.query) ?? known(asked.cookie) ?? accepted(asked.header ?? '') ?? 'en';
}

export function known(word: string | undefined): Language | undefined {
  return languages.find((language) => language === word);
}

/** RFC 9110 section 12.5.4, by the first part of each tag: the one with the highest weight that we speak. */
function accepted(header: string): Language | undefined {
  const wishes = header
    .slice(0, 256)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const weight = /^q=([01](?:\.\d{0,3})?)$/.exec(parameters[0]?.trim() ?? 'q=1')?.[1];
      return { language: known(tag.split('-')[0]), weight: Number(weight ?? 0) };
    });
  // The sort is stable, so among equals the first one named wins.
  return wishes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language !== undefined)?.language;
}
