/** Every page, in the order in which people meet them. */
import { account } from './account';
import { doRevoke, showApiKeys, showRevoke } from './apiKeys';
import { apps, endApp } from './apps';
import { home } from './home';
import { firstMarket, showMarket } from './market/market';
import { doCancel, doOrder } from './market/orders';
import { doNewApiKey, showNewApiKey } from './newApiKey';
import { doPassword, showPassword } from './password';
import { portalCallback } from './portalCallback';
import { doPortalConsent, showPortalConsent } from './portalConsent';
import { portalLogin } from './portalLogin';
import { doSecondFactor, showSecondFactor } from './secondFactor';
import { removeFactor, renewCodes } from './secondFactorManage';
import { confirmFactor, showFactor, startFactor } from './secondFactorSetUp';
import { security, signOutEverywhere } from './security';
import { doSignIn, doSignOut, showSignIn } from './signIn';
import { doSignUp, showSignUp } from './signUp';
import { PageTable } from './table';
import { doDeposit, showDeposit } from './wallets/deposit';
import { wallets } from './wallets/overview';
import { doWithdraw, showWithdraw } from './wallets/withdraw';

export const pages = new PageTable([
  ...[home, showSignUp, doSignUp, showSignIn, doSignIn, showSecondFactor, doSecondFactor, doSignOut],
  ...[firstMarket, showMarket, doOrder, doCancel],
  ...[
    account,
    security,
    showPassword,
    doPassword,
    showFactor,
    startFactor,
    confirmFactor,
    renewCodes,
    removeFactor,
    signOutEverywhere,
  ],
  ...[showApiKeys, showNewApiKey, doNewApiKey, showRevoke, doRevoke],
  ...[portalLogin, showPortalConsent, doPortalConsent, portalCallback, apps, endApp],
  ...[wallets, showDeposit, doDeposit, showWithdraw, doWithdraw],
]);
