/** Which assets each kind of transfer is about. */
import type { Asset } from '../../core/model';
import type { CommittedView } from '../../engine/types';

/** What bank transfers move. */
export const BAHT = 'thb';

/** The coin of that name, in either case. */
export function findAsset(committed: CommittedView, name: string): Asset | undefined {
  const asset = committed.asset(name.toLowerCase());
  return asset?.kind === 'crypto' ? asset : undefined;
}

/** The coin of that name, or without one all of them; undefined when there is none such. */
export function selectAssets(committed: CommittedView, name: string | undefined): readonly string[] | undefined {
  if (name === undefined) return committed.assets().flatMap(({ asset, kind }) => (kind === 'crypto' ? [asset] : []));
  const coin = findAsset(committed, name);
  return coin && [coin.asset];
}
