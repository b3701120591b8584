/** Texts of the account page. */
export const account = {
  title: 'Account',
  userId: 'User ID',
  userIdHint: 'Programs that use the API need this ID.',
  email: 'E-mail address',
  level: 'Identity verification',
  levels: {
    level_0: {
      name: 'Level 0',
      text: 'Your identity is not verified yet. You can trade what you hold. Withdrawals become available at level 1.',
    },
    level_1: { name: 'Level 1', text: 'Your identity details have been checked.' },
    level_2: { name: 'Level 2', text: 'Your identity document has been verified.' },
    level_3: { name: 'Level 3', text: 'Your identity and your source of funds have been verified.' },
  },
  limits: 'Withdrawal limits',
  limitsText: 'The amount that you can withdraw within 24 hours, including fees.',
  asset: 'Asset',
  available: 'Available now',
  capacity: 'Limit per 24 hours',
  noLimits: 'No assets are listed yet.',
  firstSteps: {
    title: 'First steps',
    progress: (done: number, all: number) => `${done} of ${all} steps are done.`,
    done: 'Done',
    open: 'To do',
    email: 'Confirm your e-mail address',
    factor: 'Set up two-factor authentication',
    identity: 'Verify your identity',
    deposit: 'Make your first deposit',
    trade: 'Open the market',
  },
};
