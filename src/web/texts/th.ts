/** The Thai texts. */
import type { Texts } from './texts';
import { account } from './th/account';
import { addressBook } from './th/addressBook';
import { apiKeys } from './th/apiKeys';
import { common, problems } from './th/common';
import { history } from './th/history';
import { identity } from './th/identity';
import { confirmSignUp, forgotPassword, mailedLinks, resetPassword } from './th/mailedLinks';
import { market } from './th/market';
import { passkeys } from './th/passkeys';
import { apps, portal, spending } from './th/portal';
import { secondFactor, security } from './th/security';
import { home, signIn, signUp } from './th/signIn';
import { trading } from './th/trading';
import { banks, deposit, wallets, withdraw } from './th/wallets';

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
