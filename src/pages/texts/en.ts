/** English. Every other language has the same texts, or does not compile. */
import { account } from './en/account';
import { common, problems } from './en/common';
import { home, signIn, signUp } from './en/signIn';

export const en = { common, problems, home, signUp, signIn, account };
