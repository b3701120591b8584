/**
 * The assets that deposits and withdrawals can move: Thai baht by bank transfer, cryptocurrencies on their networks.
 */
import type { Asset } from '../../core/model/model';
import type { CommittedView } from '../../engine/state/committedView';

/** The only asset of bank transfers. */
export const BAHT = 'thb';

/** Finds a cryptocurrency by its name in upper or lower case. */
export function findAsset(committed: CommittedView, name: string): Asset | undefined {
  const asset = committed.asset(name.toLowerCase());
  return asset?.kind === 'crypto' ? asset : undefined;
}

/** Returns the named cryptocurrency, or all of them if no name is given; undefined if the name is unknown. */
export function selectAssets(committed: CommittedView, name: string | undefined): readonly string[] | undefined {
  if (name === undefined) return committed.assets().flatMap(({ asset, kind }) => (kind === 'crypto' ? [asset] : []));
  const asset = findAsset(committed, name);
  return asset && [asset.asset];
}
