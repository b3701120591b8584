import { assertPresent } from '../../../core/values/assert';
import { findOwnApiKey } from '../../../store/identity/apiKeys';
import type { Handler } from '../types';

/** What the API key that signs the request may do, from where, and until when. */
export const getBinanceApiRestrictions: Handler<'getBinanceApiRestrictions'> = async (
  _request,
  { database, caller },
) => {
  const { userId, apiKeyId, permissions } = caller;
  const key = assertPresent(await findOwnApiKey(database, userId, apiKeyId), 'the API key of the request');
  return {
    status: 200,
    body: {
      ipRestrict: key.ipAllowlist.length > 0,
      createTime: key.createdAtMs,
      enableReading: permissions.has('wallet_read'),
      enableSpotAndMarginTrading: permissions.has('order_create'),
      enableWithdrawals: permissions.has('withdrawal_create'),
      enableInternalTransfer: false,
      enableMargin: false,
      enableFutures: false,
      permitsUniversalTransfer: false,
      enableVanillaOptions: false,
      enableFixApiTrade: false,
      enableFixReadOnly: false,
      enablePortfolioMarginTrading: false,
      ...(key.expiresAtMs !== null && { tradingAuthorityExpirationTime: key.expiresAtMs }),
    },
  };
};
