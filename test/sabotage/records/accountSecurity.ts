/** Faults in what protects an account after sign-in: the password asked again, sessions, passkeys, recovery. */
import type { PlantedFault } from '../plantedFault';

const stolenSession = 'test/pages/security/stolenSession.test.ts';

export const ACCOUNT_SECURITY: readonly PlantedFault[] = [
  {
    promises: [35],
    what: 'the password is not checked before an API key is created',
    file: 'src/pages/apiKeys/newApiKey.ts',
    find: 'if (wrong !== undefined) return view(request, values, passwordErrors(texts, wrong));',
    replace: '',
    caughtBy: { file: stolenSession, name: 'without the password creates no API key' },
  },
  {
    promises: [30],
    what: 'a new password leaves API keys and connected apps as they were',
    file: 'src/accounts/password.ts',
    find: '    if (endsPrograms) await endProgramAccess(accounts, transaction, userId);\n',
    replace: '',
    caughtBy: { file: stolenSession, name: 'ends API keys and connected apps that an intruder may have made' },
  },
  {
    promises: [35],
    what: 'signing up leaves the older session of the browser',
    file: 'src/pages/signIn/signUp.ts',
    find: "      if (session !== undefined) await endSession(accounts, session);\n      return { redirect: next ?? '/account', ...result };",
    replace: "      return { redirect: next ?? '/account', ...result };",
    caughtBy: { file: stolenSession, name: 'signing up ends an older session of the browser' },
  },
];
