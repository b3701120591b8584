/** The Portal's pages: what a user is asked before an app may buy for them, what goes wrong on the way, and the apps that they let in. */
export const portal = {
  consent: {
    title: (app: string) => `Let ${app} buy for you?`,
    mayTitle: (app: string) => `${app} will be able to`,
    may: [
      'buy coins with the baht in your account, up to all of it, whenever it asks',
      'have those coins sent to your address at the app, where we do not hold them any more',
      'learn your user id here',
    ],
    mayNotTitle: 'It will not be able to',
    mayNot: [
      'see your password, your e-mail address, your balances or your orders',
      'withdraw baht, or sell anything',
      'send coins that you already hold',
    ],
    lasts: 'How long',
    lastsText: (days: number) => `For ${days === 1 ? 'a day' : `${days} days`}, or until you end it under Apps`,
    next: 'Next',
    nextText: (app: string) => `You sign in to ${app} at`,
    back: 'Then you are back at',
    allow: 'Allow',
    deny: 'Do not allow',
  },
  onward: {
    title: (app: string) => `On to ${app}`,
    text: 'Your browser is taking you there. If nothing happens, use the button.',
    link: 'Go on',
  },
  noSuchApp: {
    title: 'This app is not let in here',
    text: 'The app that sent you is unknown to us or has been turned off. Nothing was done, and nothing was given to it. Go back to the app and ask there.',
  },
  noLogin: {
    title: 'This sign-in cannot be finished',
    text: 'It took too long, was finished before, or began in another browser or under another account. Nothing was given to the app.',
    advice: 'Go back to the app and begin again.',
  },
};

export const apps = {
  title: 'Apps',
  lead: 'These apps may buy coins with your baht and have them sent to your address at the app.',
  none: 'No app may buy for you.',
  since: 'Since',
  until: 'Until',
  end: (app: string) => `End what ${app} may do`,
  ended: 'Done. The app may not buy for you any more.',
};
