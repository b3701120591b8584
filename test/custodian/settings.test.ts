/** The custodian starts with complete and correct settings only, and names each wrong one without repeating secrets. */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HDKey } from '@scure/bip32';
import { custodianSettings, readCustodianConfig } from '../../src/programs/custodian/settings';
import { BUILD } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const COMPLETE = {
  CUSTODIAN_DATABASE_URL: 'mysql://custodian:secret-word@127.0.0.1:3306/custodian',
  CUSTODIAN_SECRET_FILE: '/etc/custodian/secret',
  CUSTODIAN_EXCHANGE_URL: 'https://exchange.example',
  CUSTODIAN_MASTER_KEY_FILE: '/etc/custodian/master.key',
};

/** A signing key must never come near the custodian, and never into a log. */
const PRIVATE_KEY = HDKey.fromMasterSeed(new Uint8Array(32).fill(1)).privateExtendedKey;

const problemOf = (environment: Record<string, string>): string => {
  try {
    readCustodianConfig({ ...COMPLETE, ...environment });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('complete settings are accepted, and without the URL of a node there is no chain', () => {
  expect(readCustodianConfig(COMPLETE)).toMatchObject({ port: 3300, bitcoin: { url: '', chain: 'main' } });
});

test.each([
  [{ CUSTODIAN_DATABASE_URL: '' }, 'CUSTODIAN_DATABASE_URL is not set'],
  [{ CUSTODIAN_EXCHANGE_URL: 'http://exchange.example' }, 'CUSTODIAN_EXCHANGE_URL must be like https:'],
  [{ CUSTODIAN_MASTER_KEY: 'a'.repeat(64) }, 'exactly one of CUSTODIAN_MASTER_KEY'],
  [{ CUSTODIAN_MASTER_KEY_FILE: '' }, 'exactly one of CUSTODIAN_MASTER_KEY'],
  [{ CUSTODIAN_BITCOIN_CHAIN: 'litecoin' }, 'CUSTODIAN_BITCOIN_CHAIN must be one of main, test, signet, regtest'],
  [{ CUSTODIAN_BITCOIN_FEE_RATE_MAX: '1099' }, 'CUSTODIAN_BITCOIN_FEE_RATE_MAX must be at least 10 % more than'],
  [{ CUSTODIAN_BITCOIN_HOT_LIMITS: 'btc:1:2' }, 'CUSTODIAN_BITCOIN_HOT_LIMITS must be asset, lower bound,'],
  [{ CUSTODIAN_BITCOIN_HOT_LIMITS: 'btc:1:3:2' }, 'the upper bound of btc do not increase'],
  [{ CUSTODIAN_BITCOIN_HOT_LIMITS: 'btc:1:2:3.123456789' }, 'CUSTODIAN_BITCOIN_HOT_LIMITS: btc is not an asset'],
  [{ CUSTODIAN_ETHEREUM_HOT_LIMITS: 'usdt:1:2:3' }, 'CUSTODIAN_ETHEREUM_HOT_LIMITS: usdt is not an asset'],
  [{ CUSTODIAN_ETHEREUM_COLD_ADDRESS: '0xabc' }, 'CUSTODIAN_ETHEREUM_COLD_ADDRESS must be an address'],
  [{ CUSTODIAN_BITCOIN_COLD_ACCOUNT: PRIVATE_KEY }, 'CUSTODIAN_BITCOIN_COLD_ACCOUNT must be an extended public key'],
  [{ CUSTODIAN_BITCOIN_URL: 'ftp://user:secret-word@node' }, 'CUSTODIAN_BITCOIN_URL must be like http:'],
])('%j is refused: %s', (environment, message) => {
  expect(problemOf(environment)).toContain(message);
  expect(problemOf(environment)).not.toContain('secret-word');
  expect(problemOf(environment)).not.toContain(PRIVATE_KEY);
});

test('the URL of the database may be in a file, but not in a file and a variable', () => {
  const CUSTODIAN_DATABASE_URL_FILE = join(folder, 'url');
  writeFileSync(CUSTODIAN_DATABASE_URL_FILE, `${COMPLETE.CUSTODIAN_DATABASE_URL}\n`);
  expect(problemOf({ CUSTODIAN_DATABASE_URL_FILE })).toContain('must not both be set');
  expect(problemOf({ CUSTODIAN_DATABASE_URL_FILE, CUSTODIAN_DATABASE_URL: '' })).toBe('');
  expect(problemOf({ CUSTODIAN_DATABASE_URL_FILE: '/nowhere', CUSTODIAN_DATABASE_URL: '' })).toContain(
    'cannot be read',
  );
});

test('every setting has a purpose, and its name says whose it is', () => {
  for (const { env, about } of custodianSettings) {
    expect(env).toMatch(/^CUSTODIAN_/);
    expect(about).toMatch(/\.$/);
  }
});

test.each([
  [['--help'], 0, /^use one of: run, migrate, /],
  [['run', '--help'], 0, /^use one of: run, migrate, /],
  [['run', 'now'], 1, /^custodian: run takes nothing, not now\n$/],
  [['nosuch'], 1, /^custodian: use one of: run, migrate, .*\n$/],
])('the words %j are answered before settings are read', (words, code, message) => {
  const script = join(BUILD, 'src', 'programs', 'custodian', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8', env: {} });
  expect([status, `${stdout}${stderr}`]).toEqual([code, expect.stringMatching(message)]);
});
