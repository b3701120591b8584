import { renderAssetInfo } from '../../rendering/assetInfo';
import type { Handler } from '../types';

/** Lists all assets with their networks, as of the last commit. */
export const getAssets: Handler<'getAssets'> = (_request, { engine, config }) => ({
  status: 200,
  body: { assets: engine.committed.assets().map((asset) => renderAssetInfo(asset, config)) },
});
