/** Which of an asset's networks is meant, by API and pages alike. */
import type { Asset, AssetNetwork } from '../../core/model';
import { missingField, type Refusal } from '../refusals';

export type NetworkRefusal = Extract<Refusal, { readonly code: 'INVALID_NETWORK' | 'INVALID_PARAMETERS' }>;

/** It may go unnamed where there is only one. Refusals: INVALID_NETWORK, INVALID_PARAMETERS (`network`). */
export function resolveNetwork(
  { asset, networks }: Asset,
  name: string | undefined,
): AssetNetwork | { readonly refusal: NetworkRefusal } {
  if (name === undefined && networks.length > 1) {
    const names = networks.map(({ network }) => network).join(', ');
    return { refusal: missingField('network', `is required: ${asset} moves on ${names}`) };
  }
  const meant = name === undefined ? networks[0] : networks.find(({ network }) => network === name);
  return meant ?? { refusal: { code: 'INVALID_NETWORK' } };
}
