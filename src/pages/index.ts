/** Every page, in the order in which people meet them. */
import { account } from './account';
import { home } from './home';
import { doSignIn, doSignOut, showSignIn } from './signIn';
import { doSignUp, showSignUp } from './signUp';
import { PageTable } from './table';

export const pages = new PageTable([home, showSignUp, doSignUp, showSignIn, doSignIn, doSignOut, account]);
