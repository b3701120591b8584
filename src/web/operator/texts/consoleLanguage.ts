/** The texts of the operators' console in each language. */
import type { Language } from '../../framework/language';
import type { ConsoleTexts } from './consoleTexts';
import { en } from './en';
import { th } from './th';

const TEXTS: Readonly<Record<Language, ConsoleTexts>> = { en, th };

export function consoleTextsFor(language: Language): ConsoleTexts {
  return TEXTS[language];
}
