/** Listen keys and the connections that use them, for tests that follow a user's events. */

import { WebSocket } from 'ws';
import { createApiKey } from './apiKeys';
import type { TestExchange, TestUser } from './exchange';
import type { StreamClient } from './streamClient';

/** Headers with an API key but no signature. */
export function apiKeyOnly({ apiKey }: Pick<TestUser, 'apiKey'>): {
  readonly headers: Readonly<Record<string, string>>;
} {
  return { headers: { 'x-mbx-apikey': apiKey } };
}

export async function listenKeyOf(
  { anonymous }: Pick<TestExchange, 'anonymous'>,
  user: Pick<TestUser, 'apiKey'>,
): Promise<string> {
  return (await anonymous.expect('createListenKey', 200, apiKeyOnly(user))).listenKey;
}

/** Opens a connection that follows the user from now on, or from a position of the event log. */
export async function openUserStream(
  exchange: TestExchange,
  user: Pick<TestUser, 'apiKey'>,
  from?: number,
): Promise<StreamClient> {
  return await exchange.openStream(
    `/ws/${await listenKeyOf(exchange, user)}${from === undefined ? '' : `?from=${from}`}`,
  );
}

/** The status and the body with which the server refuses to resume a user's events from a position. */
export async function refusedResume(
  exchange: TestExchange,
  user: TestUser,
  from: number,
): Promise<readonly [number, unknown]> {
  const socket = new WebSocket(
    `${exchange.baseUrl.replace('http', 'ws')}/ws/${await listenKeyOf(exchange, user)}?from=${from}`,
  );
  return await new Promise((resolve, reject) => {
    socket.on('error', () => undefined);
    socket.once('open', () => reject(new Error('it was opened')));
    socket.once('unexpected-response', (_request, response) => {
      response.on('data', (part) => resolve([response.statusCode ?? 0, JSON.parse(String(part))]));
    });
  });
}

/** Creates another API key of the same user. */
export async function createSecondApiKey(
  exchange: TestExchange,
  user: TestUser,
  more: { readonly expires_at?: string } = {},
): Promise<{ readonly apiKey: string }> {
  const body = { label: 'another', permissions: ['user_stream' as const], ...more };
  return { apiKey: (await createApiKey(exchange, user.id, body)).api_key };
}
