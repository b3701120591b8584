/** The English texts. Other languages must have the same texts, or the build fails. */
import { account } from './en/account';
import { addressBook } from './en/addressBook';
import { apiKeys } from './en/apiKeys';
import { common, problems } from './en/common';
import { history } from './en/history';
import { identity } from './en/identity';
import { confirmSignUp, forgotPassword, mailedLinks, resetPassword } from './en/mailedLinks';
import { market } from './en/market';
import { passkeys } from './en/passkeys';
import { apps, portal, spending } from './en/portal';
import { secondFactor, security } from './en/security';
import { home, signIn, signUp } from './en/signIn';
import { trading } from './en/trading';
import { banks, deposit, wallets, withdraw } from './en/wallets';

export const en = {
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
