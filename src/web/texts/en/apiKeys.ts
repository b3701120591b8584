/** Texts of the API key pages. The names of the permissions come from the contract. */
import { type Permission, permissionWords } from '../../../../generated/operations';

export const apiKeys = {
  title: 'API keys',
  lead: 'Programs use API keys to act on your behalf. A key can do only what its permissions allow.',
  userId: 'Your user ID',
  create: 'Create an API key',
  none: 'You have no API keys yet.',
  key: 'API key',
  permissions: 'Permissions',
  noPermissions: 'none',
  allowlist: 'Allowed IP addresses',
  anywhere: 'any address',
  lastUsed: 'Last used',
  usedFrom: 'from',
  neverUsed: 'not yet',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C',
  presetsLabel: 'Select for a usual program:',
  presets: { read: 'Read only', trade: 'Trade', withdraw: 'Trade and withdraw' },
  created: 'Created',
  expires: 'Expires',
  never: 'never',
  expired: 'Expired',
  revoked: 'Revoked',
  suspended: 'Suspended',
  suspendedText:
    'This key does not work, because the exchange was restored from a backup and the key may have been revoked since then. If you still use it, revoke it and create a new one, or ask our staff to confirm it. If you do not know it, revoke it.',
  revoke: 'Revoke',
  createTitle: 'Create an API key',
  label: 'Name',
  labelHint: 'The name helps you to tell your keys apart.',
  permissionsLegend: 'What may this key do?',
  permissionsHint: 'Select only what the program needs.',
  permissionNames: permissionWords as Readonly<Record<Permission, string>>,
  allowlistLabel: 'Allowed IP addresses',
  allowlistHint:
    'Enter one IP address or range per line, such as 203.0.113.7 or 2001:db8::/32. If you leave this empty, the key works from any address.',
  expiresLabel: 'Last day of validity',
  expiresHint: 'The key stops working at the end of this day (UTC). If you leave this empty, it does not expire.',
  signatures: 'Signatures',
  signaturesAny: 'Versions 1 and 2 are accepted.',
  signaturesV2: 'Only signatures of version 2 are accepted.',
  signaturesLegend: 'How does the program sign its requests?',
  signaturesHint:
    'A signature of version 2 is valid for one request only: it covers method, path, query, body and time. A signature of version 1 does not cover method and path, so that somebody who intercepts one can use it for another request. Select version 2 if your program supports it. Otherwise both versions work.',
  kindLabel: 'Kind of key',
  kindHint:
    'Choose a Binance kind for programs that are written for Binance and use our Binance-compatible interface. A key works only with signatures of its kind.',
  kindNames: {
    talad: 'Signatures of this exchange (talad)',
    'hmac-sha256': 'Binance: HMAC-SHA256 with a secret',
    ed25519: 'Binance: Ed25519 with your public key',
  },
  publicKey: 'Public key',
  publicKeyLabel: 'Ed25519 public key',
  publicKeyHint:
    'If your program signs with Ed25519, paste its public key, which begins with MCowBQYDK2VwAyEA. The key then has no secret, and of our own signatures only version 2 works. Never enter a private key here.',
  createdWithPublicKey:
    'Requests with this API key must be signed with the private key that belongs to your public key.',
  createdTitle: 'Your new API key',
  createdText: 'Copy the secret now. It is shown only once. Anyone who has it can do everything that the key allows.',
  secret: 'Secret',
  createdDone: 'I have saved the secret: back to API keys',
  revokeTitle: 'Revoke this API key?',
  revokeText: 'The key stops working immediately, and its streams are closed. This cannot be undone.',
  revokeSubmit: 'Revoke the API key',
  revokeDone: 'The API key has been revoked.',
  unknown: { title: 'API key not found', text: 'You do not have this API key.' },
  errors: {
    label: 'Enter a name of at most 64 characters.',
    permissions: 'One of the selected permissions does not exist. Reload the page and select again.',
    factor: 'A key with withdrawal permission requires two-factor authentication. Set it up first.',
    ip_allowlist: 'Enter at most 20 IP addresses or ranges, one per line.',
    expires_at: 'Enter a date in the future, or leave this empty.',
    kind: 'Choose one of the listed kinds of keys.',
    public_key:
      'Enter an Ed25519 public key in PEM format, or leave this empty. The Binance kind with Ed25519 needs one, the one with a secret must have none.',
    signature_v2_only:
      'Of our own signatures, a key with a public key accepts only version 2. Keys of a Binance kind have no versions.',
    tooMany: (count: number) =>
      `You already have ${count} active API keys, which is the maximum. Revoke one that you no longer need.`,
    createdMeanwhile:
      'Another API key was created after you opened this form. Check your keys, and send the form again if you want one more.',
  },
};
