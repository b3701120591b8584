/** Valid requests of the operations with which operators look at users. Used by `validRequests.ts`. */
import type { OperationId } from '../../generated/operations';

interface UserRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members as JSON texts. */
  readonly body?: Readonly<Record<string, string>>;
}

export function userRequests(userId: string): readonly [OperationId, UserRequest][] {
  const path = { userid: userId };
  return [
    ['listUsers', { query: { email: 'bad', limit: '10', offset: '1' } }],
    ['getUserAccount', { path }],
    ['findUsers', { query: { text: 'nobody' } }],
    ['listUserOrders', { path, query: { status: 'open', limit: '10', offset: '1' } }],
    ['listUserSessions', { path }],
    ['endUserSessions', { path }],
    ['createUserNote', { path, body: { text: '"a note"' } }],
    ['listUserNotes', { path, query: { limit: '10', offset: '1' } }],
  ];
}
