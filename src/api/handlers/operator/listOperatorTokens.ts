import {
  countOperatorTokens,
  listOperatorTokens as listOperatorTokenRows,
} from '../../../store/identity/operatorTokens';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderOperatorToken } from '../../rendering/operatorToken';
import type { Handler } from '../types';

/** Lists the operator tokens, newest first. */
export const listOperatorTokens: Handler<'listOperatorTokens'> = async ({ query }, { database }) => {
  const [count, tokens] = await Promise.all([
    countOperatorTokens(database),
    listOperatorTokenRows(database, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: tokens.map(renderOperatorToken) } };
};
