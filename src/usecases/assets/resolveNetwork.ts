/** Finds the network that a request names, for the API and the pages. */
import type { Asset, AssetNetwork } from '../../core/model/model';
import { missingField, type RequestRefusal } from '../refusals';

export type NetworkRefusal = Extract<RequestRefusal, { readonly code: 'INVALID_NETWORK' | 'INVALID_PARAMETERS' }>;

/**
 * The name is optional if the asset has only one network. Refusals: INVALID_NETWORK, INVALID_PARAMETERS (`network`).
 */
export function resolveNetwork(
  { asset, networks }: Asset,
  name: string | undefined,
): AssetNetwork | { readonly refusal: NetworkRefusal } {
  if (name === undefined && networks.length > 1) {
    const names = networks.map(({ network }) => network).join(', ');
    return { refusal: missingField('network', `is required: ${asset} moves on ${names}`) };
  }
  const found = name === undefined ? networks[0] : networks.find(({ network }) => network === name);
  return found ?? { refusal: { code: 'INVALID_NETWORK' } };
}
