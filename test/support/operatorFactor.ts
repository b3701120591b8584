/** The second factor of operators in tests: clients that send the present code with every approval. */
import { Authenticator } from './authenticator';
import type { Client } from './client';
import { type Tables, updateRows } from './storedCredentials';

const TABLE = 'operator_second_factors';

/**
 * Sets up the second factor of the client's token, and returns a client that sends its code where it is needed. A code
 * works once in 30 seconds, so the row is set back before each: tests approve more often. `nowMs`: the server's clock.
 */
export async function withOperatorFactor(
  exchange: Tables,
  client: Client,
  nowMs: () => number = Date.now,
): Promise<Client> {
  const { credentials } = client;
  if (credentials.kind !== 'operator') throw new Error('only operators have this second factor');
  const { secret } = await client.expect('createOperatorSecondFactor', 201);
  const [newest] = await exchange.database<{ id: number }>(TABLE).orderBy('id', 'desc').limit(1).select('id');
  const code = async (): Promise<string> => {
    await updateRows(exchange, { table: TABLE, where: { id: newest?.id ?? 0 } }, { last_step: 0 });
    return new Authenticator(secret, nowMs).codeAtOffset(0);
  };
  return client.withCredentials({ ...credentials, code });
}
