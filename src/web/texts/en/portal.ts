/** Texts of the Portal pages: the consent to an app's purchases, its error pages, and the list of authorized apps. */
export const portal = {
  consent: {
    title: (app: string) => `Allow ${app} to buy for you?`,
    mayTitle: (app: string) => `${app} will be able to`,
    may: [
      'buy coins with the baht in your account, at any time, up to the limit that you set below',
      'have those coins sent to your address at the app, where we no longer hold them',
      'see your user ID',
    ],
    mayNotTitle: 'It will not be able to',
    mayNot: [
      'see your password, your e-mail address, your balances or your orders',
      'withdraw baht or sell anything',
      'send coins that you already hold',
    ],
    duration: 'Duration',
    durationText: (days: number) =>
      `${days === 1 ? '1 day' : `${days} days`}, or until you revoke the access under Apps`,
    next: 'Next step',
    nextText: (app: string) => `You sign in to ${app} at`,
    back: 'Then you return to',
    allow: 'Allow',
    deny: 'Do not allow',
  },
  forward: {
    title: (app: string) => `Continue to ${app}`,
    text: 'Your browser is taking you there. If nothing happens, use the button.',
    link: 'Continue',
  },
  unknownApp: {
    title: 'Unknown app',
    text: 'The app that sent you here is not registered or has been disabled. Nothing was changed, and no data was sent to the app. Go back to the app and contact its support.',
  },
  failedSignIn: {
    title: 'The sign-in could not be completed',
    text: 'It has expired, was already completed, or was started in another browser or with another account. No data was sent to the app.',
    advice: 'Go back to the app and start again.',
  },
};

export const apps = {
  title: 'Apps',
  lead: 'These apps can buy coins with your baht and have them sent to your address at the app.',
  none: 'No app can buy on your behalf.',
  since: 'Authorized since',
  until: 'Authorized until',
  revoke: (app: string) => `Revoke the access of ${app}`,
  revoked: 'The access has been revoked. The app can no longer buy on your behalf.',
};

export const spending = {
  label: 'Spending limit in any 24 hours (THB)',
  hint: 'The most that this app can spend for you. You can change it at any time under Apps.',
  error: 'Enter an amount in baht, such as 20000 or 1500.50. Enter 0 to allow no purchases.',
  limit: 'Spending limit in 24 hours',
  spent: 'Spent in the last 24 hours',
  change: (app: string) => `Change the limit of ${app}`,
  codeHint: 'Needed only to raise the limit: a code from your authenticator app, or a recovery code.',
  changed: 'The spending limit has been changed.',
};
