/** Texts of the home page, of signing up and of signing in. */
export const signUp = {
  title: 'Create an account',
  lead: 'You need only an e-mail address and a good password.',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: (lengthMin: number) =>
    `At least ${lengthMin} characters. Several unrelated words are easy to remember and hard to guess.`,
  submit: 'Create account',
  mailed: 'Check your e-mail',
  mailedText: 'We have sent an e-mail to this address. Open the link in it to continue.',
  haveAccount: 'Already have an account?',
  errors: {
    email_missing: 'Enter your e-mail address.',
    email_invalid: 'Enter an e-mail address such as name@example.com.',
    email_taken: 'An account with this e-mail address already exists. Sign in, or use another address.',
    password_missing: 'Enter a password.',
    too_short: 'The password is too short. Use at least 10 characters.',
    too_long: 'The password is too long. Use at most 256 characters.',
    too_common: 'This password is too easy to guess. Choose another one.',
    like_email: 'The password must not be the same as your e-mail address, or similar to it. Choose another one.',
  },
};

export const signIn = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out in all browsers.',
  formNotSent: 'Your session has ended, so the form was not sent. Sign in to return to it.',
  accountExists: 'The account of this link exists already. Sign in with your e-mail address and your password.',
  errors: {
    email_missing: 'Enter your e-mail address.',
    password_missing: 'Enter your password.',
    wrong: 'The e-mail address or the password is incorrect.',
  },
};

export const home = {
  title: 'An open exchange for Thailand',
  lead: 'Buy and sell Bitcoin, Ether and Tether for Thai baht, on live markets, with every balance recorded in an audited ledger.',
  points: [
    {
      title: 'Accurate',
      text: 'Every satang is recorded in a double-entry ledger, and nothing is confirmed before it is stored.',
    },
    {
      title: 'Open',
      text: 'One published contract describes every operation and every stream. Clients can be generated from it.',
    },
    {
      title: 'In your control',
      text: 'Sign in with two-factor authentication, and decide what each API key may do and which IP addresses may use it.',
    },
  ],
  toAccount: 'Go to your account',
  documentation: 'API documentation',
  documents: [
    {
      href: '/docs',
      title: 'HTTP API',
      text: 'Orders, wallets, transfers and market data: every operation, every response, and how requests are signed.',
    },
    {
      href: '/docs/streams',
      title: 'Streams',
      text: 'Prices, order books, trades and your own orders over WebSocket, as they happen.',
    },
    {
      href: '/docs/partner',
      title: 'For partners',
      text: 'What an app must provide so that its users can buy coins here.',
    },
    {
      href: '/docs/binance',
      title: 'For Binance clients',
      text: 'Bots and libraries written for Binance trade here with another address: what they find, and what is missing.',
    },
  ],
  files: 'The same contract as files, for client generators:',
};
