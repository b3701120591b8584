/** All pages, in the order in which a new user usually opens them. */
import { showAccount } from './account';
import { showApiKeys, showRevoke, submitRevoke } from './apiKeys/apiKeys';
import { showNewApiKey, submitNewApiKey } from './apiKeys/newApiKey';
import { PageTable } from './framework/pageTable';
import { showHome } from './home';
import { firstMarket, showMarket } from './market/market';
import { submitCancel, submitOrder } from './market/orders';
import { revokeApp, showAuthorizedApps } from './portal/authorizedApps';
import { portalCallback } from './portal/portalCallback';
import { showPortalConsent, submitPortalConsent } from './portal/portalConsent';
import { portalLogin } from './portal/portalLogin';
import { disableSecondFactor, replaceRecoveryCodes } from './security/manageSecondFactor';
import { showPassword, submitPassword } from './security/password';
import { showSecurity, signOutEverywhere } from './security/security';
import { confirmSecondFactor, showSecondFactorSetUp, startSecondFactorSetUp } from './security/setUpSecondFactor';
import { showSecondFactor, submitSecondFactor } from './signIn/secondFactor';
import { showSignIn, signOut, submitSignIn } from './signIn/signIn';
import { showSignUp, submitSignUp } from './signIn/signUp';
import { createDepositAddress, showDeposit } from './wallets/deposit';
import { showWallets } from './wallets/overview';
import { showWithdraw, submitWithdraw } from './wallets/withdraw';

export const pages = new PageTable([
  ...[showHome, showSignUp, submitSignUp, showSignIn, submitSignIn, showSecondFactor, submitSecondFactor, signOut],
  ...[firstMarket, showMarket, submitOrder, submitCancel],
  ...[
    showAccount,
    showSecurity,
    showPassword,
    submitPassword,
    showSecondFactorSetUp,
    startSecondFactorSetUp,
    confirmSecondFactor,
    replaceRecoveryCodes,
    disableSecondFactor,
    signOutEverywhere,
  ],
  ...[showApiKeys, showNewApiKey, submitNewApiKey, showRevoke, submitRevoke],
  ...[portalLogin, showPortalConsent, submitPortalConsent, portalCallback, showAuthorizedApps, revokeApp],
  ...[showWallets, showDeposit, createDepositAddress, showWithdraw, submitWithdraw],
]);
