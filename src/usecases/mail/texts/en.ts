/** The English texts of mails. */
export const en = {
  footer: (exchange: string) =>
    `${exchange} sends this mail because your address was entered there. It never asks for your password by mail.`,
  time: 'Time',
  detail: 'Details',
  notMe: 'If this was not you, open this link. It stops all withdrawals and signs you out everywhere:',
  requested: {
    sign_up: {
      subject: 'Confirm your e-mail address to create your account',
      text: 'Somebody, probably you, wants to create an account with this e-mail address. Open this link to create it:',
    },
    sign_up_exists: {
      subject: 'You already have an account',
      text: 'Somebody, probably you, wants to create an account with this e-mail address, but it has one already. Sign in, or choose a new password here:',
    },
    verify: {
      subject: 'Confirm your e-mail address',
      text: 'Open this link to confirm that this e-mail address belongs to your account:',
    },
    reset: {
      subject: 'Choose a new password',
      text: 'Somebody, probably you, wants to choose a new password for your account. If it was you, open this link. Otherwise ignore this mail; your password stays as it is.',
    },
    keep_factor: {
      subject: 'Your second factor will be removed',
      text: 'The operators of the exchange were told that you have lost your second factor, and will remove it, with your passkeys, after a waiting time. If you have not asked for this, open this link to prevent it. Signing in with your second factor prevents it too.',
    },
    reset_unknown: {
      subject: 'There is no account with this e-mail address',
      text: 'Somebody, probably you, wants to choose a new password, but there is no account with this e-mail address. If you want to create one, open this link:',
    },
    new_email: {
      subject: 'Confirm your new e-mail address',
      text: 'Open this link, in a browser in which you are signed in, to use this e-mail address for your account from now on:',
    },
    new_email_exists: {
      subject: 'This e-mail address has an account already',
      text: 'Somebody, probably you, wants to use this e-mail address for another account, but it has an account already. Nothing was changed. You can sign in to that account here:',
    },
  },
  notices: {
    new_device: {
      subject: 'New sign-in',
      text: 'Somebody signed in to your account with a device that was not used before.',
    },
    password_changed: { subject: 'Your password was changed', text: 'The password of your account was changed.' },
    factor_on: {
      subject: 'Two-factor authentication was turned on',
      text: 'Two-factor authentication was turned on for your account.',
    },
    factor_off: {
      subject: 'Two-factor authentication was turned off',
      text: 'Two-factor authentication was turned off for your account.',
    },
    factor_kept: {
      subject: 'Your second factor stays',
      text: 'The removal of your second factor was cancelled. Nothing has changed.',
    },
    codes_renewed: {
      subject: 'New recovery codes were created',
      text: 'New recovery codes were created for your account. The old ones no longer work.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      text: 'A recovery code replaced the code of your authenticator app. It cannot be used again.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'A passkey was added to your account. It can be used to sign in without the password.',
    },
    passkey_removed: { subject: 'A passkey was removed', text: 'A passkey was removed from your account.' },
    passkey_copied: {
      subject: 'A copied passkey was refused',
      text: 'Somebody tried to sign in with a passkey of your account whose counter shows that there is a copy of it. The sign-in was refused. Remove this passkey from your account.',
    },
    key_created: { subject: 'A new API key was created', text: 'A new API key was created for your account.' },
    key_revoked_by_operator: {
      subject: 'An API key was revoked',
      text: 'An operator of the exchange revoked an API key of your account.',
    },
    email_changing: {
      subject: 'Your e-mail address is about to be changed',
      text: 'Somebody asked to use another e-mail address for your account. It takes effect when the other address is confirmed.',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      text: 'The e-mail address of your account was changed. Further mail goes to the new address.',
    },
    address_added: {
      subject: 'An address was added to your address book',
      text: 'An address to which coins can be withdrawn was added to the address book of your account.',
    },
    address_removed: {
      subject: 'An address was removed from your address book',
      text: 'An address was removed from the address book of your account.',
    },
    only_listed_on: {
      subject: 'Withdrawals are limited to your address book',
      text: 'From now on, coins can be withdrawn from your account only to the addresses in its address book.',
    },
    only_listed_off: {
      subject: 'Withdrawals will no longer be limited to your address book',
      text: 'Somebody lifted the restriction that coins can be withdrawn only to your address book. It ends after a waiting time.',
    },
    identity_approved: {
      subject: 'Your identity is verified',
      text: 'Your identity was verified, and the level of your account was raised. The page "Identity verification" of your account shows what it opens.',
    },
    identity_refused: {
      subject: 'Your identity could not be verified',
      text: 'The operators of the exchange could not verify your identity with the documents that you sent. The page "Identity verification" of your account shows why, and you can send other documents there.',
    },
    withdrawal_requested: {
      subject: 'A withdrawal was requested',
      text: 'A withdrawal from your account was requested.',
    },
    withdrawal_sent: { subject: 'A withdrawal was sent', text: 'A withdrawal from your account was sent.' },
  },
};
