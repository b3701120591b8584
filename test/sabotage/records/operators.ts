/** Faults in what protects operators' access: their listener, their second factor, and their tokens. */
import type { PlantedFault } from '../plantedFault';

const consoleSignIn = 'src/usecases/operators/consoleSignIn.ts';
const consoleSignInTest = 'test/pages/operator/signIn.test.ts';
const secondFactor = 'test/security/operatorSecondFactor.test.ts';
const operatorCode = 'src/usecases/operators/operatorCode.ts';
const actionLogRights = 'test/launch/actionLogRights.test.ts';
const restoredCredentials = 'test/launch/restoredCredentials.test.ts';
const listener = 'test/http/pipeline/operatorListener.test.ts';

export const OPERATORS: readonly PlantedFault[] = [
  {
    promises: [64],
    what: 'the public port serves the operations of operators',
    file: 'src/api/http/server/server.ts',
    find: 'config.operators.onPublicPort || !isOperators(operation)',
    replace: 'config.operators.onPublicPort || !isOperators(operation) || true',
    caughtBy: { file: listener, name: 'an operator token at the public port gets 404' },
  },
  {
    promises: [64],
    what: 'the listener of operators believes a forged address',
    file: 'src/api/http/server/server.ts',
    find: "delete request.headers['x-forwarded-for'];",
    replace: '',
    caughtBy: { file: listener, name: 'cannot pretend to come from an address of the allowlist' },
  },
  {
    promises: [64],
    what: 'a token without a second factor can approve',
    file: operatorCode,
    find: "isOperatorFactorRequired(config.operators) ? 'OPERATOR_SECOND_FACTOR_MISSING' : undefined",
    replace: 'undefined',
    caughtBy: { file: secondFactor, name: 'a token without one cannot approve' },
  },
  {
    promises: [64],
    what: 'an approval without a code is accepted',
    file: operatorCode,
    find: "if (code === undefined) return 'OPERATOR_CODE_REQUIRED';",
    replace: 'if (code === undefined) return undefined;',
    caughtBy: { file: secondFactor, name: 'a stolen token without the code cannot approve' },
  },
  {
    promises: [64],
    what: 'a code of an operator works several times',
    file: 'src/store/identity/operatorSecondFactors.ts',
    find: "where('last_step', '<', step)",
    replace: "where('last_step', '<', step + 100)",
    caughtBy: { file: secondFactor, name: 'a code that was overheard cannot be used a second time' },
  },
  {
    promises: [64],
    what: 'codes of operators can be guessed without a limit',
    file: operatorCode,
    find: "if (tried.lockedForMs !== undefined) return 'OPERATOR_CODE_LOCKED';",
    replace: '',
    caughtBy: { file: secondFactor, name: 'guessing codes is soon locked' },
  },
  {
    promises: [64],
    what: 'a stolen token can remove its second factor',
    file: 'src/api/handlers/operator/deleteOperatorSecondFactor.ts',
    find: 'if (code !== undefined) return { refusal: { code } };',
    replace: '',
    caughtBy: { file: secondFactor, name: 'a stolen token cannot replace or remove its second factor' },
  },
  {
    promises: [64],
    what: "the service may change the log of operators' actions",
    file: 'src/store/audit/serviceRights.ts',
    find: '!isView && name !== OPERATOR_ACTIONS',
    replace: "!isView && name !== ''",
    caughtBy: { file: actionLogRights, name: 'an intruder with the database access of the server' },
  },
  {
    promises: [64],
    what: 'a server with too many rights on the log starts nevertheless',
    file: 'src/programs/roles/preparation.ts',
    find: "if (actionLogRights === 'refuse') throw new StartRefused(message);",
    replace: '',
    caughtBy: { file: actionLogRights, name: 'a server that could change the log says so' },
  },
  {
    promises: [64],
    what: 'a restore brings revoked API keys and tokens back to life',
    file: 'src/programs/launch/exchange/lostTime.ts',
    find: 'await suspendCredentials(database, systemClock.nowMs());',
    replace: 'await (systemClock ? 5 : suspendCredentials(database, 0));',
    caughtBy: { file: restoredCredentials, name: 'does not come back to life with a restore' },
  },
  {
    promises: [64],
    what: 'suspended operator tokens work',
    file: 'src/api/http/authentication/authentication.ts',
    find: "if (suspendedAtMs !== null) return { code: 'OPERATOR_TOKEN_SUSPENDED' };",
    replace: '',
    caughtBy: { file: restoredCredentials, name: 'does not come back to life with a restore' },
  },
  {
    promises: [64],
    what: 'nobody notices that the head of the action log is not published',
    file: 'src/programs/roles/actionLogHeadPublisher.ts',
    find: '    this.problem = problem;\n',
    replace: '',
    caughtBy: { file: 'test/metrics/actionLogHeads.test.ts', name: 'whoever cuts the receiver of the heads off' },
  },
  {
    promises: [33],
    what: 'the hash of a password is accepted in another row',
    file: 'src/store/identity/passwords.ts',
    find: 'if (hashesEqual(boundPasswordHash(keys, record), row.hash)) return record;',
    replace: 'if (boundPasswordHash(keys, record).length > 0) return record;',
    caughtBy: { file: 'test/security/changedTables.test.ts', name: 'an account cannot be entered by giving it' },
  },
  {
    promises: [33],
    what: 'failed attempts are stored under plain hashes of addresses',
    file: 'src/usecases/accounts/failedAttempts.ts',
    find: "return keyedHash(masterKeys, 'attempt', hash);",
    replace: 'return masterKeys && hash;',
    caughtBy: { file: 'test/pages/signIn/lockout.test.ts', name: 'neither e-mail nor IP addresses' },
  },
  {
    promises: [64],
    what: 'the console is opened with a token alone, without its code',
    file: consoleSignIn,
    find: "if (refusal === undefined) signedIn = { operator, stage: 'full' };\n    return refusal === undefined;",
    replace: "signedIn = { operator, stage: 'full' };\n    return true;",
    caughtBy: { file: consoleSignInTest, name: 'token and code together open the console' },
  },
  {
    promises: [64],
    what: 'the console calls an operation that the role does not allow',
    file: 'src/api/http/authentication/authentication.ts',
    find: 'context.approval !== undefined || mayCallOperation(context, context.caller);',
    replace: "context.approval !== undefined || context.caller.kind === 'operator';",
    caughtBy: { file: 'test/pages/operator/decisions.test.ts', name: 'one sent anyway is refused' },
  },
  {
    promises: [70],
    what: 'a deposit to an address of no user is forgotten',
    file: 'src/api/handlers/system/receiveCustodyCallback.ts',
    find: '    await saveUnownedDeposit(database, { ...details, status }, clock.nowMs());\n',
    replace: '',
    caughtBy: {
      file: 'test/handlers/operator/listUnownedDeposits.test.ts',
      name: 'reports are kept once for each deposit, whatever their order, and credit nobody',
    },
  },
];
