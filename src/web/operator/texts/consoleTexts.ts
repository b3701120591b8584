/** The type of the console's texts: English is the original, and other languages have all of its texts. */
import type { en } from './en';

export type ConsoleTexts = typeof en;
