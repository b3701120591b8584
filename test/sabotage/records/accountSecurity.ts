/** Faults in what protects an account after sign-in: the password asked again, sessions, passkeys, recovery. */
import type { PlantedFault } from '../plantedFault';

const sessions = 'test/pages/security/sessions.test.ts';
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
  {
    promises: [32],
    what: "another user's session can be ended",
    file: 'src/store/identity/sessions.ts',
    find: 'database(TABLE).where({ user_id: userId, id }).delete()',
    replace: 'database(TABLE).where({ id }).delete()',
    caughtBy: { file: sessions, name: "another user's session cannot be ended or seen" },
  },
  {
    promises: [35],
    what: 'many failed sign-ins push the successful ones out of the history',
    file: 'src/store/identity/signIns.ts',
    find: 'const ofUser = { user_id: userId, is_success: isSuccess(outcome) };',
    replace: 'const ofUser = { user_id: userId, is_success: true };',
    caughtBy: { file: sessions, name: 'many failures neither hide a sign-in nor fill the table' },
  },
  {
    promises: [33],
    what: 'a failed sign-in writes its history only for addresses with an account',
    file: 'src/accounts/signIn.ts',
    find: '    await recordSignInOutcome(accounts, { userId: record?.userId,',
    replace: '    if (record !== undefined) await recordSignInOutcome(accounts, { userId: record?.userId,',
    caughtBy: { file: sessions, name: 'an address without an account causes the same work' },
  },
  {
    promises: [33],
    what: 'the sign-in history is kept for ever',
    file: 'src/store/identity/signIns.ts',
    find: "where('at_ms', '<=', keptAfterMs)",
    replace: "where('at_ms', '<=', 0 * keptAfterMs)",
    caughtBy: { file: sessions, name: 'is deleted after the time of the setting' },
  },
];
