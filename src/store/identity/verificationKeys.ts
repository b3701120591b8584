/**
 * What verifies the signatures of an API key, as the text that is encrypted in `api_keys.sealed_secret`. The kind of the
 * key, that it is limited to version 2, and which algorithm it uses, are in the encrypted text and not only in columns:
 * so a key is neither widened nor given another public key by changing the table.
 *
 * | Text | Kind | Meaning |
 * |---|---|---|
 * | `<secret>` | `talad` | a secret for HMAC-SHA512; both versions of signatures work |
 * | `v2:hmac:<secret>` | `talad` | the same, limited to version 2 |
 * | `v2:ed25519:<public key>` | `talad` | an Ed25519 public key, with which only version 2 exists |
 * | `binance:hmac-sha256:<secret>` | `hmac-sha256` | a secret for the HMAC-SHA256 of Binance's interface |
 * | `binance:ed25519:<public key>` | `ed25519` | an Ed25519 public key for the signatures of Binance's interface |
 */

/** Whose signatures a key verifies: those of this exchange, or one of the two forms of Binance's interface. */
export const API_KEY_KINDS = ['talad', 'hmac-sha256', 'ed25519'] as const;
export type ApiKeyKind = (typeof API_KEY_KINDS)[number];

export type VerificationKey =
  | { readonly kind: 'talad'; readonly algorithm: 'hmac'; readonly secret: string; readonly isV2Only: boolean }
  | { readonly kind: 'talad'; readonly algorithm: 'ed25519'; readonly publicKey: string; readonly isV2Only: true }
  | { readonly kind: 'hmac-sha256'; readonly algorithm: 'hmac'; readonly secret: string; readonly isV2Only: false }
  | { readonly kind: 'ed25519'; readonly algorithm: 'ed25519'; readonly publicKey: string; readonly isV2Only: false };

const HMAC_V2 = 'v2:hmac:';
const ED25519_V2 = 'v2:ed25519:';
const BINANCE_HMAC = 'binance:hmac-sha256:';
const BINANCE_ED25519 = 'binance:ed25519:';

export function formatVerificationKey(key: VerificationKey): string {
  if (key.kind === 'ed25519') return `${BINANCE_ED25519}${key.publicKey}`;
  if (key.kind === 'hmac-sha256') return `${BINANCE_HMAC}${key.secret}`;
  if (key.algorithm === 'ed25519') return `${ED25519_V2}${key.publicKey}`;
  return key.isV2Only ? `${HMAC_V2}${key.secret}` : key.secret;
}

export function parseVerificationKey(text: string): VerificationKey {
  const after = (prefix: string): string | undefined =>
    text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
  const binanceSecret = after(BINANCE_HMAC);
  if (binanceSecret !== undefined)
    return { kind: 'hmac-sha256', algorithm: 'hmac', secret: binanceSecret, isV2Only: false };
  const binancePublicKey = after(BINANCE_ED25519);
  if (binancePublicKey !== undefined)
    return { kind: 'ed25519', algorithm: 'ed25519', publicKey: binancePublicKey, isV2Only: false };
  if (text.startsWith(ED25519_V2))
    return { kind: 'talad', algorithm: 'ed25519', publicKey: text.slice(ED25519_V2.length), isV2Only: true };
  if (text.startsWith(HMAC_V2))
    return { kind: 'talad', algorithm: 'hmac', secret: text.slice(HMAC_V2.length), isV2Only: true };
  return { kind: 'talad', algorithm: 'hmac', secret: text, isV2Only: false };
}
