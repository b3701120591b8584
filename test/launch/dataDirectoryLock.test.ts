/** There is one launcher per data directory, and a lock does not outlive its holder. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acquireDataDirectoryLock } from '../../src/programs/launch/database/dataDirectoryLock';
import { startedAt } from '../../src/programs/launch/process/recordedProcess';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const path = join(folder, 'launch.lock');

test("a second launcher gets the id of the lock's holder, and the lock after its release", () => {
  const lock = acquireDataDirectoryLock(folder);
  if ('heldBy' in lock) throw new Error('nobody should hold it');
  expect(acquireDataDirectoryLock(folder)).toEqual({ heldBy: process.pid });
  lock.release();
  const again = acquireDataDirectoryLock(folder);
  expect(again).toHaveProperty('release');
  if ('release' in again) again.release();
});

test.each([
  ['a process that is gone', () => '4194303 1\n'],
  ['a stranger who has the number now', () => `${process.pid} 1\n`],
  ['a write that was cut off', () => ''],
])('a lock that belongs to %s is void', (_name, text) => {
  writeFileSync(path, text());
  const lock = acquireDataDirectoryLock(folder);
  expect(lock).toHaveProperty('release');
  if ('release' in lock) lock.release();
});

test('a dead holder whose parent never collected its status does not count, as in a container without an init process', async () => {
  const parent = spawn('/bin/sh', ['-c', '(exec sleep 0.2) & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const id = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  writeFileSync(path, `${id} ${startedAt(id)}\n`);
  expect(acquireDataDirectoryLock(folder)).toEqual({ heldBy: id });
  while (startedAt(id) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(existsSync(`/proc/${id}`)).toBe(true);
  const lock = acquireDataDirectoryLock(folder);
  expect(lock).toHaveProperty('release');
  if ('release' in lock) lock.release();
  parent.kill('SIGKILL');
});
