import { insertUserNote } from '../../../store/identity/userNotes';
import { userExists } from '../../../store/identity/users';
import { renderUserNote } from '../../rendering/userNote';
import type { Handler } from '../types';

/** Adds a note about a user. Refusals: USER_NOT_FOUND. */
export const createUserNote: Handler<'createUserNote'> = async ({ path, body }, { database, clock, caller }) => {
  const userId = Number(path.userid);
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };
  const note = { text: body.text, operatorId: caller.tokenId, createdAtMs: clock.nowMs() };
  const id = await insertUserNote(database, { ...note, userId });
  return { status: 201, body: renderUserNote({ ...note, id, operatorName: caller.name }) };
};
