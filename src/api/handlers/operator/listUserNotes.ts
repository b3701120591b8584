import { countUserNotes, listUserNotes as listNoteRows } from '../../../store/identity/userNotes';
import { userExists } from '../../../store/identity/users';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderUserNote } from '../../rendering/userNote';
import type { Handler } from '../types';

/** Lists the notes about a user, newest first. Refusals: USER_NOT_FOUND. */
export const listUserNotes: Handler<'listUserNotes'> = async ({ path, query }, { database }) => {
  const userId = Number(path.userid);
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };
  const [count, notes] = await Promise.all([
    countUserNotes(database, userId),
    listNoteRows(database, userId, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: notes.map(renderUserNote) } };
};
