/** Signing up, signing in, and the second step of it. */
export const signUp = {
  title: 'Create an account',
  lead: 'An e-mail address and a good password are all that it takes.',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: (lengthMin: number) =>
    `At least ${lengthMin} characters. A few words that do not belong together are easy to remember and hard to guess.`,
  submit: 'Create account',
  haveAccount: 'Do you have an account already?',
  faults: {
    email_missing: 'Enter your e-mail address',
    email_invalid: 'Enter an e-mail address like name@example.com',
    email_taken: 'There is already an account with this e-mail address. Sign in instead, or use another one',
    password_missing: 'Enter a password',
    too_short: 'The password is too short: it needs at least 10 characters',
    too_long: 'The password is too long: at most 256 characters',
    too_common: 'This password is one of the first that others would try. Choose another one',
    like_email: 'The password must not be your e-mail address, or nearly so',
  },
};

export const signIn = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  noAccount: 'New here?',
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out in every browser.',
  faults: {
    email_missing: 'Enter your e-mail address',
    password_missing: 'Enter your password',
    wrong: 'The e-mail address or the password is not right',
  },
};

export const home = {
  title: 'An open exchange for Thailand',
  lead: 'Buy and sell Bitcoin, Ether and Tether for Thai baht, with a contract that anybody can read and a ledger that is checked at every start.',
  points: [
    {
      title: 'Exact',
      text: 'Every satang stands in a double-entry ledger, and nothing is confirmed before it is written down.',
    },
    {
      title: 'Open',
      text: 'One published contract describes every call and every stream. Clients are generated from it.',
    },
    {
      title: 'Yours',
      text: 'A second factor for signing in, and API keys that can do only what you tick, from the addresses that you name.',
    },
  ],
  toAccount: 'Go to your account',
  documentation: 'Documentation',
  documents: [
    {
      href: '/docs',
      title: 'HTTP API',
      text: 'Orders, wallets, transfers and market data: every call, every answer, and how requests are signed.',
    },
    {
      href: '/docs/streams',
      title: 'Streams',
      text: 'Prices, order books, trades and your own orders over WebSocket, as they happen.',
    },
    { href: '/docs/partner', title: 'For partners', text: 'What an app offers so that its users can buy coins here.' },
  ],
  files: 'The same as files, for tools that make clients:',
};
