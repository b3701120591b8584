/** What stands on every page, and what any form may say. */
export const common = {
  product: 'Talad',
  skip: 'Skip to the content',
  languages: 'Language',
  navigation: 'Your account',
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
  footer: 'Prices, order books and trades are open to everybody through the API.',
  documentation: 'Documentation',
  back: 'Back',
  errorTitle: (title: string) => `Error: ${title}`,
  problems: (count: number) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
  optional: 'optional',
  duration: (seconds: number) => {
    if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
    const minutes = Math.ceil(seconds / 60);
    return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  },
  locked: (duration: string) => `Too many attempts. Please wait ${duration}, then try again.`,
};

/** What keeps somebody from a page. */
export const problems = {
  malformed: { title: 'We cannot read this request', text: 'Something in it is broken. Go back and try again.' },
  notFound: { title: 'There is nothing here', text: 'The address may be mistyped, or the page has moved.' },
  notAllowed: { title: 'This does not work here', text: 'The address exists, but not for what was asked of it.' },
  tooLarge: {
    title: 'That is too much',
    text: 'What was sent is larger than any of our forms. Go back and send less.',
  },
  tooMany: { title: 'Too many requests', text: 'Please wait a moment and then load the page again.' },
  unavailable: {
    title: 'We cannot answer right now',
    text: 'Please try again in a moment. If you were changing something, look first whether it was done.',
  },
  busy: { title: 'Many people are signing in', text: 'Nothing was done. Please try again in a moment.' },
  fault: { title: 'Something went wrong on our side', text: 'We have written it down. Please try again later.' },
  foreign: {
    title: 'This form came from somewhere else',
    text: 'For your safety, nothing was done. Open the page here and fill in the form again.',
  },
  stale: {
    title: 'This form has been open for too long',
    text: 'For your safety, nothing was done. Open the page again and fill in the form once more.',
  },
  retry: 'Open the page again',
  home: 'Go to the first page',
};
