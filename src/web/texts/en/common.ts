/** Texts that all pages share, and the error pages. */
export const common = {
  product: 'Talad',
  description: (exchange: string) =>
    `${exchange} is a crypto exchange with markets in Thai baht and a documented API for traders and apps.`,
  skip: 'Skip to content',
  languages: 'Language',
  navigation: 'Your account',
  menu: 'Menu',
  markets: 'Markets',
  wallets: 'Wallets',
  account: 'Account',
  security: 'Security',
  apiKeys: 'API keys',
  apps: 'Apps',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signOut: 'Sign out',
  signedInAs: (email: string) => `Signed in as ${email}`,
  footer: 'Prices, order books and trades are available to everyone through the API.',
  documentation: 'Documentation',
  support: 'Help and contact',
  quarantine:
    'The exchange checks its books. You can read everything and cancel orders and withdrawals; everything else waits.',
  back: 'Back',
  notSent:
    'Your session had ended, so nothing was sent. Check what you typed, and send it again. Passwords, codes and files are not kept.',
  errorTitle: (title: string) => `Error: ${title}`,
  problems: (count: number) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
  optional: 'optional',
  duration: (seconds: number) => {
    if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
    const minutes = Math.ceil(seconds / 60);
    return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  },
  locked: (duration: string) => `Too many attempts. Wait ${duration}, then try again.`,
};

/** Texts of the error pages. */
export const problems = {
  malformed: {
    title: 'The request is not valid',
    text: 'The server could not read the request. Go back and try again.',
  },
  otherHost: {
    title: 'This page is not at this address',
    text: 'The server does not answer under the host name that was used. Open the exchange under its own address.',
  },
  notFound: { title: 'Page not found', text: 'The address may be mistyped, or the page may have moved.' },
  notAllowed: {
    title: 'This request is not allowed here',
    text: 'The page exists, but it does not accept this kind of request. Open the page again.',
  },
  tooLarge: {
    title: 'The request is too large',
    text: 'You sent more data than any form of this site accepts. Go back and send less.',
  },
  tooMany: { title: 'Too many requests', text: 'Wait a moment, then reload the page.' },
  unavailable: {
    title: 'The service is temporarily unavailable',
    text: 'Try again in a moment. If you sent a change, check first whether it was made.',
  },
  quarantine: {
    title: 'Only cancellations are possible at the moment',
    text: 'Nothing was changed. The exchange checks its books. Until it has finished, you can read everything and cancel orders and withdrawals.',
  },
  busy: { title: 'Too many sign-ins at the moment', text: 'Nothing was changed. Try again in a moment.' },
  fault: { title: 'An internal error occurred', text: 'The error has been logged. Try again later.' },
  crossSiteForm: {
    title: 'This form was sent from another site',
    text: 'For your security, nothing was changed. Open the page on this site and fill in the form again.',
  },
  expiredForm: {
    title: 'This form has expired',
    text: 'For your security, nothing was changed. Open the page again and fill in the form once more.',
  },
  retry: 'Open the page again',
  home: 'Go to the home page',
};
