/** Limits the mails that visitors can cause to other people's addresses. */
import type { Accounts } from './accounts';
import { canonicalMailbox } from './email';
import { type Locked, runLimitedAttempt } from './failedAttempts';

/**
 * `ok` if a mail to `email` may be caused from `network`. `silent` if the address has got too many: the caller gives the
 * same answer without a mail. `Locked` if the network has caused too many.
 */
export async function allowMail(
  accounts: Accounts,
  { email, network }: { readonly email: string; readonly network: string },
): Promise<'ok' | 'silent' | Locked> {
  const { signUpsPerAddressMax, mailsPerRecipientMax } = accounts.config;
  const fromNetwork = { kind: 'mail_network', name: network, failuresMax: signUpsPerAddressMax } as const;
  const caused = await runLimitedAttempt(accounts, { subjects: [fromNetwork], forgives: [] }, neverRight);
  if (caused.lockedForMs !== undefined) return caused;
  const toRecipient = {
    kind: 'mail_recipient',
    name: canonicalMailbox(email),
    failuresMax: mailsPerRecipientMax,
  } as const;
  const recipient = await runLimitedAttempt(accounts, { subjects: [toRecipient], forgives: [] }, neverRight);
  return recipient.lockedForMs === undefined ? 'ok' : 'silent';
}

/** The result of an attempt that always counts as a failure, so that every mail counts. */
function neverRight(): Promise<boolean> {
  return Promise.resolve(false);
}
