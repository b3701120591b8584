/** Texts of the pages that links in mails open, and of resetting a password. */
export const confirmSignUp = {
  title: 'Create your account',
  text: 'Your e-mail address is confirmed with this button.',
  submit: 'Create account',
};

export const forgotPassword = {
  title: 'Forgotten password',
  lead: 'Enter the e-mail address of your account. We send you a link with which you choose a new password.',
  submit: 'Send the link',
  mailed: 'Check your e-mail',
  mailedText: 'We have sent an e-mail to this address. Open the link in it to continue.',
};

export const resetPassword = {
  title: 'Choose a new password',
  lead: 'You are then signed out in all browsers, and withdrawals wait for some time.',
  password: 'New password',
  submit: 'Set the password',
  done: 'The new password is set. Sign in with it.',
};

export const mailedLinks = {
  unusable: 'This link cannot be used',
  unusableText: 'It has been used already, has expired or is incomplete. Request a new one if you still need it.',
  verify: {
    title: 'Confirm your e-mail address',
    text: 'Confirm that this e-mail address belongs to your account.',
    submit: 'Confirm',
    done: 'Your e-mail address is confirmed',
    doneText: 'You can close this page.',
  },
  keepFactor: {
    title: 'Keep your second factor',
    text: 'Our staff will remove your second factor and your passkeys, because they were told that you have lost them. If you did not ask for this, prevent it now.',
    submit: 'Keep my second factor',
    done: 'Your second factor stays',
    doneText: 'Tell our staff that the request was not yours, and change your password.',
  },
  notMe: {
    title: 'Protect your account',
    text: 'If somebody else changed your account, press this button. All withdrawals stop, and all browsers are signed out. Afterwards choose a new password, and contact us to allow withdrawals again.',
    submit: 'Stop withdrawals and sign out everywhere',
    done: 'Your account is protected',
    doneText:
      'Withdrawals are stopped and all browsers are signed out. Choose a new password now, and contact us to allow withdrawals again.',
  },
};
