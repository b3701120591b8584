/**
 * Chooses the language of a page: the `lang` query parameter, then the cookie, then `Accept-Language`, then English.
 */
import { type Brand, TALAD } from '../../foundation/branding/brand';
import { en } from '../texts/en/en';
import type { Texts } from '../texts/texts';
import { th } from '../texts/th/th';

export const languages = ['en', 'th'] as const;
export type Language = (typeof languages)[number];

const TEXTS: Readonly<Record<Language, Texts>> = { en, th };

export const LANGUAGE_COOKIE = 'talad_language';
/** Each name is in its own language, so that readers find it on a page that they cannot read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', th: 'ไทย' };

/** The texts of a language, with those of the operator's brand in their places. */
export function textsFor(language: Language, { name, description, home }: Brand = TALAD): Texts {
  const texts = TEXTS[language];
  return {
    ...texts,
    common: {
      ...texts.common,
      product: name[language],
      ...(description !== undefined && { description: () => description[language] }),
    },
    home: { ...texts.home, ...(home !== undefined && { title: home.title[language], lead: home.lead[language] }) },
  };
}

export function chooseLanguage(sources: {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  readonly header: string | undefined;
}): Language {
  return (
    parseLanguage(sources.query) ?? parseLanguage(sources.cookie) ?? acceptedLanguage(sources.header ?? '') ?? 'en'
  );
}

export function parseLanguage(text: string | undefined): Language | undefined {
  return languages.find((language) => language === text);
}

/** RFC 9110 section 12.5.4: the supported language with the highest weight; only the primary subtag is compared. */
function acceptedLanguage(header: string): Language | undefined {
  const preferences = header
    .slice(0, 256)
    .split(',')
    .map((preference) => {
      const [tag = '', ...parameters] = preference.trim().toLowerCase().split(';');
      const weight = /^q=([01](?:\.\d{0,3})?)$/.exec(parameters[0]?.trim() ?? 'q=1')?.[1];
      return { language: parseLanguage(tag.split('-')[0]), weight: Number(weight ?? 0) };
    });
  // The sort is stable: among equal weights the first one wins.
  return preferences
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language !== undefined)?.language;
}
