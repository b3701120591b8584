/** Tells users by mail what operators did with their credentials. */
import type { TellKeyOwner } from '../../store/identity/apiKeys';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';

/** Queues the mail with the transaction of the change. */
export function tellKeyOwner(
  accounts: Accounts,
  notice: 'key_created_by_operator' | 'key_revoked_by_operator',
): TellKeyOwner {
  return (transaction, { userId, label: detail }) => queueNotice(accounts, transaction, { userId, notice, detail });
}
