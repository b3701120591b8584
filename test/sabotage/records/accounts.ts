/** Faults planted in the life of an account: mail, links, notices, and what withdrawals wait for. */
import type { PlantedFault } from '../plantedFault';

const signUpMail = 'test/pages/signIn/signUpMail.test.ts';
const mailQueue = 'test/mail/mailQueue.test.ts';

export const ACCOUNTS: readonly PlantedFault[] = [
  {
    promises: [33],
    what: 'signing up tells that an address has an account',
    file: 'src/accounts/signUp.ts',
    find: '  return { mailed: true };\n}\n\nasync function createAccountAtOnce(',
    replace:
      "  return (await findOwnerByEmail(database, database, email)) ? ({ fault: 'email_taken' } as never) : { mailed: true };\n}\n\nasync function createAccountAtOnce(",
    caughtBy: { file: signUpMail, name: 'answers the same for an address with an account' },
  },
  {
    promises: [35],
    what: 'a stolen mailbox is enough to reset the password of a user with a second factor',
    file: 'src/accounts/passwordReset.ts',
    find: '  if (codeFault !== undefined) return { codeFault };\n',
    replace: '',
    caughtBy: { file: signUpMail, name: 'needs the second factor as well' },
  },
  {
    promises: [32],
    what: 'the link of one user changes the e-mail address of another',
    file: 'src/accounts/emailAddress.ts',
    find: '  if (link?.userId !== user.id || link.email === null) return false;\n  const { userId, email } = link;',
    replace:
      '  if (link === undefined || link.email === null) return false;\n  const { email } = link;\n  const userId = user.id;',
    caughtBy: { file: signUpMail, name: 'does not work in the session of another user' },
  },
  {
    promises: [33],
    what: 'the queue of mail contains links in plain text',
    file: 'src/accounts/accountMail.ts',
    find: "import { hashToken, newToken } from '../store/secrets/tokens';",
    replace: "import { newToken } from '../store/secrets/tokens';\nconst hashToken = (token: string): string => token;",
    caughtBy: { file: signUpMail, name: 'the tables contain no token that a link contains' },
  },
  {
    promises: [6],
    what: 'several servers send the same mail',
    file: 'src/store/mail/mails.ts',
    find: '    if ((await withTimeout(database, claim)) === 1)',
    replace: '    if ((await withTimeout(database, claim)) >= 0)',
    caughtBy: { file: mailQueue, name: 'of several servers, one sends each mail' },
  },
  {
    promises: [6],
    what: 'a mail whose delivery is in doubt is not repeated',
    file: 'src/mail/mailSender.ts',
    find: '      return await postponeMail(database, { id, attempts, afterMs });',
    replace: '      void [postponeMail, afterMs];\n      return await deleteSentMail(database, id);',
    caughtBy: { file: mailQueue, name: 'a mail is repeated under the same Message-ID' },
  },
];
