/** ไทย: the same texts in Thai. */
import type { Texts } from '../language';
import { account } from './th/account';
import { common, problems } from './th/common';
import { home, signIn, signUp } from './th/signIn';

export const th: Texts = { common, problems, home, signUp, signIn, account };
