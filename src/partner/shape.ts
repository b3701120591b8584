export interface DepositAddressShape {
  readonly coin: string;
  readonly address: string;
  readonly tag: string | null;
}
export function isDepositAddress(value: unknown): value is DepositAddressShape {
  if (typeof value !== 'object' || value === null) return false;
  const { coin, address, tag } = value as Record<string, unknown> as { coin: unknown; address: unknown; tag: unknown };
  return (
    typeof coin === 'string' &&
    typeof address === 'string' &&
    /^[\x21-\x7e]{1,256}$/.test(address) &&
    (tag === null || (typeof tag === 'string' && /^[\x20-\x7e]{1,256}$/.test(tag)))
  );
}
