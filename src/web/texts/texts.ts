/** The type that the texts of every language have: the one of the English texts. */
import type { en } from './en/en';

export type Texts = typeof en;
