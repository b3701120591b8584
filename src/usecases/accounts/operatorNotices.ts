/** Tells users by mail what operators did with their credentials. */
import type { TellKeyOwner } from '../../store/identity/apiKeys';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';

/** Queues the mail with the transaction of the change. */
export function tellOwnerOfRevokedKey(accounts: Accounts): TellKeyOwner {
  return (transaction, { userId, label: detail }) =>
    queueNotice(accounts, transaction, { userId, notice: 'key_revoked_by_operator', detail });
}
