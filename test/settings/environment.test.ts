/** The server's environment: the master key may be a variable, and misspelled settings are reported in the log. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../src/foundation/settings/config';
import { unknownSettings } from '../../src/foundation/settings/unknownSettings';
import { startExchange, withExchange } from '../support/exchange';

const known = settings.map(({ env }) => env);

test('the master key may be a variable, and decrypts what the key from its file encrypted', () =>
  withExchange({}, async (exchange) => {
    const alice = await exchange.createUser();
    const key = readFileSync(join(exchange.dataDir, 'master.key'), 'utf8').trim();
    await exchange.restart({ MASTER_KEY: key });
    expect((await alice.client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
    await expect(
      exchange.restart({ MASTER_KEY: key.replace(/./, (digit) => (digit === '0' ? '1' : '0')) }),
    ).rejects.toThrow(/master key/);
    await exchange.restart();
  }));

test('an unknown variable that looks like a setting is logged with the setting that was probably meant', async () => {
  const exchange = await startExchange({
    environment: { HTTP_BODY_BYTE_MAX: '1', ENGINE_SPEED: 'high', HTTP_PROXY: 'http://proxy.example', EDITOR: 'vi' },
  });
  await exchange.close();
  const warnings = exchange.lines
    .filter((line) => line.includes('is it a misspelled setting?'))
    .map((line) => JSON.parse(line) as { name: string; meant?: string });
  expect(warnings.map(({ name, meant }) => [name, meant])).toEqual([
    ['HTTP_BODY_BYTE_MAX', 'HTTP_BODY_BYTES_MAX'],
    ['ENGINE_SPEED', undefined],
  ]);
});

test('every setting is recognized with one wrong letter, and no common variable is mistaken for one', () => {
  for (const name of known.filter((one) => one.length > 6))
    expect([...unknownSettings([name.replace(/.$/, 'x')], known)]).toEqual([[name.replace(/.$/, 'x'), name]]);
  const usual = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LOGNAME',
    'PWD',
    'USER',
    'SHELL',
    'TERM',
    'LANG',
    'NODE_ENV',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'MAKEFLAGS',
  ];
  expect([...unknownSettings(usual, known)]).toEqual([]);
});
