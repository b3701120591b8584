/** What the server makes of its environment: the master key may stand there, secrets are forgotten, and what looks like a setting and is none is told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../src/config';
import { misspelt } from '../../src/settings/misspelt';
import { startExchange, withExchange } from '../support/exchange';

const known = settings.map(({ env }) => env);

test('the master key may come in a variable, and opens what its file sealed', () =>
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

test('a name that nobody reads is told with what it was perhaps meant to be', async () => {
  const exchange = await startExchange({
    environment: { HTTP_BODY_BYTE_MAX: '1', ENGINE_SPEED: 'high', HTTP_PROXY: 'http://proxy.example', EDITOR: 'vi' },
  });
  await exchange.close();
  const told = exchange.lines
    .filter((line) => line.includes('nobody reads'))
    .map((line) => JSON.parse(line) as { name: string; meant?: string });
  expect(told.map(({ name, meant }) => [name, meant])).toEqual([
    ['HTTP_BODY_BYTE_MAX', 'HTTP_BODY_BYTES_MAX'],
    ['ENGINE_SPEED', undefined],
  ]);
});

test('every setting is recognised with one letter wrong, and no usual variable is taken for one', () => {
  for (const name of known.filter((one) => one.length > 6))
    expect([...misspelt([name.replace(/.$/, 'x')], known)]).toEqual([[name.replace(/.$/, 'x'), name]]);
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
  expect([...misspelt(usual, known)]).toEqual([]);
});
