/** The account page. */
export const account = {
  title: 'Account',
  userId: 'User id',
  userIdHint: 'Programs need it: it is the last part of /api/users/…',
  email: 'E-mail address',
  level: 'Verification',
  levels: {
    level_0: {
      name: 'Level 0',
      text: 'Nothing verified yet. You can look around and trade what you hold; withdrawals open with level 1.',
    },
    level_1: { name: 'Level 1', text: 'Identity stated and checked.' },
    level_2: { name: 'Level 2', text: 'Identity document verified.' },
    level_3: { name: 'Level 3', text: 'Identity and source of funds verified.' },
  },
  limits: 'Withdrawal limits',
  limitsText: 'What may leave your account within any 24 hours, fees included.',
  asset: 'Asset',
  available: 'Left now',
  capacity: 'In 24 hours',
  noLimits: 'No assets are listed yet.',
};
