import { countApiKeys, listApiKeys as listApiKeyRows } from '../../../store/identity/apiKeys';
import { userExists } from '../../../store/identity/users';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderApiKey } from '../../rendering/identity';
import type { Handler } from '../types';

/** Lists a user's API keys without their secrets, newest first. Refusals: USER_NOT_FOUND. */
export const listApiKeys: Handler<'listApiKeys'> = async ({ path, query }, { database }) => {
  const userId = Number(path.userid);
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };
  const [count, keys] = await Promise.all([
    countApiKeys(database, userId),
    listApiKeyRows(database, userId, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: keys.map(renderApiKey) } };
};
