/** The command line for operators: calls, refusals, usage errors, and that it leaves no token in the shell. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationRecords } from '../../generated/operations';
import { operatorCommands } from '../../generated/operatorCommands';
import { readArguments, requestOf } from '../../src/programs/launch/operator/commandLine';
import { formatAnswer } from '../../src/programs/launch/operator/formatAnswer';
import { commandHelp } from '../../src/programs/launch/operator/help';
import { Authenticator } from '../support/authenticator';
import { BUILD } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { freePort } from '../support/freePort';

const exchange = exchangeOfThisFile();
const SCRIPT = join(BUILD, 'src', 'programs', 'launch', 'operator', 'main.js');

/** As programs use the command line. */
function runOperatorCommand(words: readonly string[], environment: Record<string, string> = {}) {
  return runCommandLine([...words, '--json'], environment);
}

/** Runs the command line against the server of this file. */
function runCommandLine(words: readonly string[], environment: Record<string, string> = {}) {
  const { port, dataDir } = exchange();
  const env = { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, ...environment };
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

test('lists exactly the operator operations', async () => {
  const { code, stdout } = await runOperatorCommand([]);
  expect(code).toBe(0);
  const ids = Object.entries(operationRecords).filter(([, { security }]) => security === 'operator');
  expect(Object.keys(operatorCommands).sort()).toEqual(ids.map(([id]) => id).sort());
  for (const [id] of ids) expect(stdout).toContain(`  ${id} `);
});

test('the example in the help of each operation is accepted', () => {
  for (const [id, command] of Object.entries(operatorCommands)) {
    const example = commandHelp(id, command).split('\n').at(-1) ?? '';
    const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${example.replace('npm run operator --', '')}`], {
      encoding: 'utf8',
    });
    const asked = readArguments(stdout.trimEnd().split('\n'));
    expect(asked.operation).toBe(id);
    expect(() => requestOf(command, asked.values)).not.toThrow();
  }
});

test('sends a request and prints the response; values have the types of the contract', async () => {
  const made = await runOperatorCommand([
    'createUser',
    'email=somchai@example.com',
    'identity_verification_level=level_1',
    'fee_tier=2',
  ]);
  expect([made.code, made.stderr]).toEqual([0, '']);
  const user = JSON.parse(made.stdout) as { id: number };
  expect(user).toMatchObject({ email: 'somchai@example.com', fee_tier: 2 });
  const found = await runOperatorCommand(['listUsers', 'email=SOMCHAI@', 'limit=1']);
  expect(JSON.parse(found.stdout)).toMatchObject({ count: 1, items: [user] });
});

test("operations for approvers use the approver's token", async () => {
  const made = await runOperatorCommand(['createOperatorToken', 'name=Malee, accounting', 'roles=auditor']);
  expect([made.code, JSON.parse(made.stdout)]).toEqual([
    0,
    expect.objectContaining({ name: 'Malee, accounting', roles: ['auditor'] }),
  ]);
  const file = join(exchange().dataDir, 'malee-token');
  writeFileSync(file, `${(JSON.parse(made.stdout) as { token: string }).token}\n`);
  expect((await runOperatorCommand(['getHouseBalances', `--token-file=${file}`])).code).toBe(0);
  const denied = await runOperatorCommand(['createUser', 'email=no@example.com', `--token-file=${file}`]);
  expect([denied.code, denied.stdout, JSON.parse(denied.stderr)]).toEqual([
    1,
    '',
    expect.objectContaining({ code: 'PERMISSION_DENIED' }),
  ]);
});

test('a response without a body prints nothing; values may come from a file, and may be null or JSON', async () => {
  const file = join(exchange().dataDir, 'address');
  writeFileSync(file, 'anong@example.com\n');
  const made = await runOperatorCommand(['createUser', `email=@${file}`]);
  const { id } = JSON.parse(made.stdout) as { id: number };
  const { apiKey } = await exchange().issueApiKey(id, []);
  expect(await runOperatorCommand(['revokeApiKey', `api_key=${apiKey}`])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(
    JSON.parse((await runOperatorCommand(['putApprovalThreshold', 'asset=eth', 'threshold=null'])).stdout),
  ).toMatchObject({
    approval_threshold: null,
  });
  const network = {
    network: 'doge',
    address_format: 'opaque',
    tag: 'none',
    confirmations: 40,
    deposits_enabled: true,
    withdrawals_enabled: false,
  };
  const settings = [
    'kind=crypto',
    'precision=8',
    'transfer_precision=8',
    'withdrawal_fee=1',
    'withdrawal_minimum=2',
    'withdrawal_enabled=false',
  ];
  const asset = await runOperatorCommand([
    'putAsset',
    'asset=doge',
    ...settings,
    `networks=${JSON.stringify([network])}`,
  ]);
  expect(JSON.parse(asset.stdout)).toMatchObject({ withdrawal_enabled: false, networks: [network] });
});

test.each<[string, string[], string]>([
  ['an operation that there is not', ['createEverything'], 'Unknown operation createEverything'],
  ['an operation of users', ['createOrder'], 'Unknown operation createOrder'],
  ['a member that is missing', ['createUser'], 'Missing: email=...'],
  ['a member that there is not', ['createUser', 'email=a@example.com', 'mail=b'], 'The operation has no member mail'],
  ['a member twice', ['createUser', 'email=a@example.com', 'email=b@example.com'], 'email is given twice'],
  ['no member at all', ['createUser', 'a@example.com'], 'a@example.com is not name=value'],
  ['a number that is none', ['createUser', 'email=a@example.com', 'fee_tier=two'], 'fee_tier must be an integer'],
  ['a file that is not there', ['createUser', 'email=@/nowhere'], '/nowhere cannot be read'],
  ['an option that there is not', ['createUser', 'email=a@example.com', '--token=x'], "Unknown option '--token'"],
  ['an option twice', ['getAudit', '--token-file=/a', '--token-file=/b'], '--token-file is given twice'],
  ['an option without its value', ['getAudit', '--code'], "forget to specify the option argument for '--code'"],
  ['no token', ['getAudit', '--token-file=/nowhere'], 'There is no token in /nowhere'],
])('%s is a usage error and is not sent', async (_what, words, says) => {
  const { code, stdout, stderr } = await runOperatorCommand(words);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(says);
});

test('a script can distinguish a refusal from a missing response', async () => {
  const refused = await runOperatorCommand(['updateUser', 'userid=999999', 'fee_tier=1']);
  expect([refused.code, JSON.parse(refused.stderr)]).toMatchObject([1, { code: 'USER_NOT_FOUND' }]);
  const silent = await runOperatorCommand(['getAudit'], { PORT: String(await freePort()) });
  expect([silent.code, silent.stdout, silent.stderr]).toEqual([
    3,
    '',
    expect.stringContaining('No response from http://127.0.0.1:'),
  ]);
  const token = readFileSync(join(exchange().dataDir, 'operator-token'), 'utf8').trim();
  for (const { stderr } of [refused, silent]) expect(stderr).not.toContain(token);
});

test('an approval needs the code of the second factor, which --code sends', async () => {
  const approver = `--token-file=${join(exchange().dataDir, 'approver-token')}`;
  const made = await runOperatorCommand(['createOperatorSecondFactor', approver]);
  expect(made.code).toBe(0);
  const { secret } = JSON.parse(made.stdout) as { readonly secret: string };
  const approve = ['approveWithdrawal', 'withdrawalid=999999'];
  const without = await runOperatorCommand(approve);
  expect([without.code, JSON.parse(without.stderr)]).toMatchObject([1, { code: 'OPERATOR_CODE_REQUIRED' }]);
  const code = new Authenticator(secret, Date.now).nextCode();
  const right = await runOperatorCommand([...approve, `--code=${code}`]);
  expect([right.code, JSON.parse(right.stderr)]).toMatchObject([1, { code: 'WITHDRAWAL_NOT_FOUND' }]);
  const again = await runOperatorCommand([...approve, `--code=${code}`]);
  expect([again.code, JSON.parse(again.stderr)]).toMatchObject([1, { code: 'OPERATOR_CODE_INVALID' }]);
});

test('people get tables, in which the text of a user moves no cursor', async () => {
  const email = `table-${Date.now()}@example.com`;
  await runOperatorCommand(['createUser', `email=${email}`]);
  const list = await runCommandLine(['listUsers', `email=${email}`]);
  const [head = '', line = '', row = '', total] = list.stdout.split('\n');
  expect(head.split(/ +/).slice(0, 3)).toEqual(['id', 'email', 'identity_verification_level']);
  expect(line).toMatch(/^-+( {2}-+)+$/);
  expect(row).toContain(email);
  expect(total).toBe('1 of 1');
  const none = await runCommandLine(['listUsers', 'email=nobody-at-all']);
  expect(none.stdout).toBe('Nothing found.\n0 of 0\n');
  const rules = await runCommandLine(['getMarketRules']);
  expect(rules.stdout).toMatch(/^assets:\nasset +kind/);
  expect(formatAnswer({ name: 'a\u001b[2Jb\u202e' })).toBe('name  a [2Jb ');
});
