/** A server without free file descriptors drops connections, and says so in its log, once a minute. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { eventually } from '../support/eventually';
import { TestExchange } from '../support/exchange';

test('a server that has no free descriptor says so once, and serves again when it has', async () => {
  const exchange = await TestExchange.start();
  const { processId } = exchange;
  const limit = (count: string): void => {
    execFileSync('/usr/bin/prlimit', ['--pid', String(processId), `--nofile=${count}:`]);
  };
  const open = readdirSync(`/proc/${processId}/fd`).length;
  const faults = (): string[] => exchange.lines.filter((line) => line.includes('no file descriptor is free'));
  try {
    limit(String(Math.floor(open / 2)));
    await eventually(faults, (lines) => lines.length > 0);
  } finally {
    limit('4096');
  }
  expect(faults()).toHaveLength(1);
  expect(JSON.parse(faults()[0] ?? '')).toMatchObject({ code: 'EMFILE' });
  await exchange.createUser();
  await exchange.close();
});
