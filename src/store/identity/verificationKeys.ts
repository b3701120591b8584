/**
 * What verifies the signatures of an API key, as the text that is encrypted in `api_keys.sealed_secret`. That the key
 * is limited to version 2, and which algorithm it uses, are in the encrypted text and not only in columns: so a key is
 * neither widened nor given another public key by changing the table.
 *
 * | Text | Meaning |
 * |---|---|
 * | `<secret>` | a secret for HMAC-SHA512; both versions of signatures work |
 * | `v2:hmac:<secret>` | the same, limited to version 2 |
 * | `v2:ed25519:<public key>` | an Ed25519 public key, with which only version 2 exists |
 */

export type VerificationKey =
  | { readonly algorithm: 'hmac'; readonly secret: string; readonly isV2Only: boolean }
  | { readonly algorithm: 'ed25519'; readonly publicKey: string; readonly isV2Only: true };

const HMAC_V2 = 'v2:hmac:';
const ED25519 = 'v2:ed25519:';

export function formatVerificationKey(key: VerificationKey): string {
  if (key.algorithm === 'ed25519') return `${ED25519}${key.publicKey}`;
  return key.isV2Only ? `${HMAC_V2}${key.secret}` : key.secret;
}

export function parseVerificationKey(text: string): VerificationKey {
  if (text.startsWith(ED25519)) return { algorithm: 'ed25519', publicKey: text.slice(ED25519.length), isV2Only: true };
  if (text.startsWith(HMAC_V2)) return { algorithm: 'hmac', secret: text.slice(HMAC_V2.length), isV2Only: true };
  return { algorithm: 'hmac', secret: text, isV2Only: false };
}
