/** Faults planted in the life of an account: mail, links, notices, and what withdrawals wait for. */
import type { PlantedFault } from '../plantedFault';

const signUpMail = 'test/pages/signIn/signUpMail.test.ts';
const withdrawalHolds = 'test/custody/withdrawalHolds.test.ts';
const mailQueue = 'test/mail/mailQueue.test.ts';

export const ACCOUNTS: readonly PlantedFault[] = [
  {
    promises: [33],
    what: 'signing up tells that an address has an account',
    file: 'src/usecases/accounts/signUp.ts',
    find: '  return { mailed: true };\n}\n\nasync function createAccountAtOnce(',
    replace:
      "  return (await findOwnerByEmail(database, database, email)) ? ({ fault: 'email_taken' } as never) : { mailed: true };\n}\n\nasync function createAccountAtOnce(",
    caughtBy: { file: signUpMail, name: 'answers the same for an address with an account' },
  },
  {
    promises: [35],
    what: 'a stolen mailbox is enough to reset the password of a user with a second factor',
    file: 'src/usecases/accounts/passwordReset.ts',
    find: '  if (codeFault !== undefined) return { codeFault };\n',
    replace: '',
    caughtBy: { file: signUpMail, name: 'needs the second factor as well' },
  },
  {
    promises: [32],
    what: 'the link of one user changes the e-mail address of another',
    file: 'src/usecases/accounts/emailAddress.ts',
    find: '  if (link?.userId !== user.id || link.email === null) return false;\n  const { userId, email } = link;',
    replace:
      '  if (link === undefined || link.email === null) return false;\n  const { email } = link;\n  const userId = user.id;',
    caughtBy: { file: signUpMail, name: 'does not work in the session of another user' },
  },
  {
    promises: [33],
    what: 'the queue of mail contains links in plain text',
    file: 'src/usecases/accounts/accountMail.ts',
    find: "import { hashToken, newToken } from '../../foundation/secrets/tokens';",
    replace:
      "import { newToken } from '../../foundation/secrets/tokens';\nconst hashToken = (token: string): string => token;",
    caughtBy: { file: signUpMail, name: 'the tables contain no token that a link contains' },
  },
  {
    promises: [6],
    what: 'several servers send the same mail',
    file: 'src/store/mail/mails.ts',
    find: '    if ((await withTimeout(database, claim)) !== 1) continue;',
    replace: '    await withTimeout(database, claim);',
    caughtBy: { file: mailQueue, name: 'of several servers, one sends each mail' },
  },
  {
    promises: [6],
    what: 'a mail whose delivery is in doubt is not repeated',
    file: 'src/usecases/mail/mailSender.ts',
    find: '      return await postponeMail(database, { id, attempts, afterMs });',
    replace: '      void [postponeMail, afterMs];\n      return await deleteSentMail(database, id);',
    caughtBy: { file: mailQueue, name: 'a mail is repeated under the same Message-ID' },
  },
  {
    promises: [5],
    what: 'the worker sends a withdrawal that has to wait',
    file: 'src/usecases/custody/withdrawalWorker.ts',
    find: "    if (open.status === 'queued' && (await this.options.isHeld(open)))",
    replace: "    if (open.status !== 'queued' && (await this.options.isHeld(open)))",
    caughtBy: { file: withdrawalHolds, name: 'withdrawals wait for 24 hours' },
  },
  {
    promises: [5],
    what: 'an operator can send a withdrawal that has to wait',
    file: 'src/usecases/withdrawals/advanceWithdrawalManually.ts',
    find: "  if (step.to === 'sending' && open?.status === 'queued' &&",
    replace: "  if (step.to === 'confirmed' && open?.status === 'queued' &&",
    caughtBy: { file: withdrawalHolds, name: 'an operator cannot send by hand what has to wait' },
  },
  {
    promises: [30],
    what: 'a frozen user can withdraw',
    file: 'src/core/decide/requestWithdrawal.ts',
    find: ' || !canRequestWithdrawals(trader)) return',
    replace: ' || (!canRequestWithdrawals(trader) && false)) return',
    caughtBy: { file: 'test/security/userStates.test.ts', name: 'may do what the table says' },
  },
];
