/** Data of a partner for tests that only need one to be registered; it is never called. */
import type { BodyOf } from '../client';

export const APP: BodyOf<'createPartner'> = {
  name: 'App',
  authorize_url: 'https://oauth.wallet.com/authorize',
  token_url: 'https://oauth.wallet.com/oauth/token',
  client_id: 'talad',
  client_secret: 'canary-client-secret',
  return_url: 'https://wallet.com/bitcoin/done',
};
