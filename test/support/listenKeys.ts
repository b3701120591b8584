/** Listen keys and the sockets that they open, for tests that follow what happens to somebody. */
import type { TestExchange, TestUser } from './exchange';
import type { StreamClient } from './streamClient';

/** How a caller shows an API key without a signature. */
export function keyAlone({ apiKey }: Pick<TestUser, 'apiKey'>): { readonly headers: Readonly<Record<string, string>> } {
  return { headers: { 'x-mbx-apikey': apiKey } };
}

export async function listenKeyOf(exchange: TestExchange, user: Pick<TestUser, 'apiKey'>): Promise<string> {
  return (await exchange.anonymous.expect('createListenKey', 200, keyAlone(user))).listenKey;
}

/** A socket that follows the user, from now on or from after a position of the log. */
export async function follow(
  exchange: TestExchange,
  user: Pick<TestUser, 'apiKey'>,
  from?: number,
): Promise<StreamClient> {
  return await exchange.stream(`/ws/${await listenKeyOf(exchange, user)}${from === undefined ? '' : `?from=${from}`}`);
}

/** Another API key of the same user. */
export async function anotherKey(
  exchange: TestExchange,
  user: TestUser,
  more: { readonly expires_at?: string } = {},
): Promise<{ readonly apiKey: string }> {
  const body = { label: 'another', permissions: ['user_stream' as const], ...more };
  return { apiKey: (await exchange.operator.expect('createApiKey', 201, { path: { userid: user.id }, body })).api_key };
}
