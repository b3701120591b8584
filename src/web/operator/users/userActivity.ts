/** Notes, orders and sessions on the page of a user. */
import { type Html, html } from '../../framework/html';
import { errorText } from '../components/errors';
import { operationButtons } from '../components/links';
import { table } from '../components/list';
import { partOf } from '../components/part';
import type { OperatorContext } from '../framework/consolePage';

export async function userNotes(context: OperatorContext, userid: string): Promise<Html> {
  const { words, call } = context;
  const title = words.users.notes;
  const notes = await call('listUserNotes', { path: { userid }, query: { limit: '100' } });
  const columns = [{ name: 'created_at' }, { name: 'operator' }, { name: 'text' }];
  const content =
    notes.error === undefined ? table(context, columns, notes.body.items, title) : errorText(context, notes.error);
  return partOf(title, 'notes', html`${content}${operationButtons(context, [['createUserNote', { userid }]])}`);
}

export async function userOrders(context: OperatorContext, userid: string): Promise<Html> {
  const { words, call } = context;
  const title = words.users.orders;
  const orders = await call('listUserOrders', { path: { userid }, query: { limit: '20' } });
  if (orders.error !== undefined) return partOf(title, 'orders', errorText(context, orders.error));
  const columns = [
    { name: 'id' },
    { name: 'created_at' },
    { name: 'pair' },
    { name: 'side', kind: 'value' as const },
    { name: 'type', kind: 'value' as const },
    { name: 'price', kind: 'amount' as const },
    { name: 'amount' },
    { name: 'remaining_amount', kind: 'amount' as const },
    { name: 'status' },
  ];
  return partOf(title, 'orders', table(context, columns, orders.body.items, title));
}

export async function userSessions(context: OperatorContext, userid: string): Promise<Html> {
  const { words, call } = context;
  const title = words.users.sessions;
  const sessions = await call('listUserSessions', { path: { userid } });
  const columns = [{ name: 'seen_at' }, { name: 'created_at' }, { name: 'ip' }, { name: 'user_agent' }];
  const content =
    sessions.error === undefined
      ? table(context, columns, sessions.body.items, title)
      : errorText(context, sessions.error);
  return partOf(title, 'sessions', html`${content}${operationButtons(context, [['endUserSessions', { userid }]])}`);
}
