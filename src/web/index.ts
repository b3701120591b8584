/** All pages, in the order in which a new user usually opens them. */
import { showAccount } from './account';
import { showApiKeys, showRevoke, submitRevoke } from './apiKeys/apiKeys';
import { showNewApiKey, submitNewApiKey } from './apiKeys/newApiKey';
import { PageTable } from './framework/pageTable';
import { downloadHistory, showHistory } from './history/history';
import { showHome } from './home';
import { showIdentity, submitDocument, submitIdentity } from './identity/identity';
import { showLegalPage } from './legal';
import { submitAmend, submitCancel, submitCancelAll } from './market/manageOrders';
import { firstMarket, showMarket } from './market/market';
import { showMarkets } from './market/marketList';
import { submitOrder } from './market/orders';
import { changeSpendingLimit, revokeApp, showAuthorizedApps } from './portal/authorizedApps';
import { showPortalConsent, submitPortalConsent } from './portal/portalConsent';
import { portalCallback, portalLogin } from './portal/portalLogin';
import { confirmEmail, requestVerificationMail, showConfirmEmail, showEmail, submitEmail } from './security/email';
import { disableSecondFactor, replaceRecoveryCodes } from './security/manageSecondFactor';
import { showPasskeys, showRemovePasskey, startPasskey, submitPasskey, submitRemovePasskey } from './security/passkeys';
import { showPassword, submitPassword } from './security/password';
import { showSecurity, signOutEverywhere } from './security/security';
import { endOtherSessions, endSessionOfList, showSessions } from './security/sessions';
import { confirmSecondFactor, showSecondFactorSetUp, startSecondFactorSetUp } from './security/setUpSecondFactor';
import {
  showKeepSecondFactor,
  showNotMe,
  showVerifyEmail,
  submitKeepSecondFactor,
  submitNotMe,
  submitVerifyEmail,
} from './signIn/mailedLinks';
import { showPasskeySignIn, submitPasskeySignIn, submitSecondStep } from './signIn/passkeySignIn';
import { showForgotPassword, showReset, submitForgotPassword, submitReset } from './signIn/passwordReset';
import { showSecondFactor, submitSecondFactor } from './signIn/secondFactor';
import { showSignIn, signOut, submitSignIn } from './signIn/signIn';
import { showConfirmSignUp, showSignUp, submitConfirmSignUp, submitSignUp } from './signIn/signUp';
import { showAddressBook, submitAddress, submitOnlyListed } from './wallets/addressBook';
import { cancelWithdrawal } from './wallets/cancelWithdrawal';
import { createDepositAddress, showDeposit } from './wallets/deposit';
import { showWallets } from './wallets/overview';
import { showRemoveAddress, submitRemoveAddress } from './wallets/removeAddress';
import { simulateDeposit } from './wallets/simulateDeposit';
import { showWithdraw, submitWithdraw } from './wallets/withdraw';

export const pages = new PageTable([
  ...[
    showHome,
    showLegalPage,
    showSignUp,
    submitSignUp,
    showSignIn,
    submitSignIn,
    showSecondFactor,
    submitSecondFactor,
    signOut,
  ],
  ...[showConfirmSignUp, submitConfirmSignUp, showForgotPassword, submitForgotPassword, showReset, submitReset],
  ...[showVerifyEmail, submitVerifyEmail, showNotMe, submitNotMe],
  ...[showKeepSecondFactor, submitKeepSecondFactor],
  ...[showEmail, submitEmail, requestVerificationMail, showConfirmEmail, confirmEmail],
  ...[showMarkets, firstMarket, showMarket, submitOrder, submitCancel, submitCancelAll, submitAmend],
  ...[
    showAccount,
    showIdentity,
    submitDocument,
    submitIdentity,
    showSecurity,
    showPassword,
    submitPassword,
    showSecondFactorSetUp,
    startSecondFactorSetUp,
    confirmSecondFactor,
    replaceRecoveryCodes,
    disableSecondFactor,
    signOutEverywhere,
    showSessions,
    endSessionOfList,
    endOtherSessions,
  ],
  ...[showHistory, downloadHistory],
  ...[showPasskeySignIn, submitPasskeySignIn, submitSecondStep],
  ...[showPasskeys, startPasskey, submitPasskey, showRemovePasskey, submitRemovePasskey],
  ...[showApiKeys, showNewApiKey, submitNewApiKey, showRevoke, submitRevoke],
  ...[
    portalLogin,
    showPortalConsent,
    submitPortalConsent,
    portalCallback,
    showAuthorizedApps,
    revokeApp,
    changeSpendingLimit,
  ],
  ...[showWallets, showDeposit, createDepositAddress, simulateDeposit, showWithdraw, submitWithdraw, cancelWithdrawal],
  ...[showAddressBook, submitAddress, submitOnlyListed, showRemoveAddress, submitRemoveAddress],
]);
