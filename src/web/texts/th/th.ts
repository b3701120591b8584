/** The Thai texts. */
import type { Texts } from '../texts';
import { account } from './account';
import { addressBook } from './addressBook';
import { apiKeys } from './apiKeys';
import { common, problems } from './common';
import { history } from './history';
import { identity } from './identity';
import { confirmSignUp, forgotPassword, mailedLinks, resetPassword } from './mailedLinks';
import { market } from './market';
import { passkeys } from './passkeys';
import { apps, portal, spending } from './portal';
import { secondFactor, security } from './security';
import { home, signIn, signUp } from './signIn';
import { trading } from './trading';
import { banks, deposit, wallets, withdraw } from './wallets';

export const th: Texts = {
  common,
  problems,
  home,
  signUp,
  signIn,
  confirmSignUp,
  forgotPassword,
  resetPassword,
  mailedLinks,
  secondFactor,
  account,
  history,
  identity,
  security,
  passkeys,
  apiKeys,
  portal,
  apps,
  spending,
  wallets,
  deposit,
  withdraw,
  addressBook,
  banks,
  market,
  trading,
};
