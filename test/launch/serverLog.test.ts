/** The server's log file is complete up to its maximum size, and warnings and errors are printed to the terminal. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ServerLog } from '../../src/programs/launch/process/serverLog';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

test('every line is kept; warnings, errors and lines from outside the logger are printed', () => {
  const path = join(folder, 'server.log');
  const said: string[] = [];
  const log = new ServerLog(path, (line) => said.push(line));
  const lines = [
    '{"level":30,"msg":"fine"}',
    '{"level":40,"msg":"slow"}',
    '{"level":60,"msg":"gone"}',
    'Segmentation fault',
  ];
  for (const line of lines) log.write(line);
  expect(said).toEqual(['server warning: slow', 'server error: gone', 'Segmentation fault']);
  expect(readFileSync(path, 'utf8')).toBe(`${lines.join('\n')}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a repeated error is printed once in a while, not every time', () => {
  jest.useFakeTimers();
  try {
    const said: string[] = [];
    const log = new ServerLog(join(folder, 'repeats.log'), (line) => said.push(line));
    for (let times = 0; times < 100; times++) log.write('{"level":50,"msg":"again"}');
    expect(said).toEqual(['server error: again']);
    jest.advanceTimersByTime(10_000);
    log.write('{"level":50,"msg":"again"}');
    expect(said.slice(1)).toEqual(['server error: again (repeated 99 times)']);
  } finally {
    jest.useRealTimers();
  }
});

test('a full log file is rotated, and one older file is kept', () => {
  const path = join(folder, 'full.log');
  writeFileSync(path, '');
  truncateSync(path, 64 * 1024 * 1024);
  new ServerLog(path, () => undefined).write('{"level":30,"msg":"next"}');
  expect(existsSync(`${path}.1`)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('{"level":30,"msg":"next"}\n');
});

test('a disk that is full costs lines, but never throws; the first line afterwards says how many', () => {
  const path = join(folder, 'no-space.log');
  symlinkSync('/dev/full', path);
  const said: string[] = [];
  const log = new ServerLog(path, (line) => said.push(line));
  for (const msg of ['one', 'two']) log.write(JSON.stringify({ level: 30, msg }));
  expect(said).toEqual([expect.stringContaining(`the log file ${path} cannot be written, so lines are lost: ENOSPC`)]);
  rmSync(path);
  log.write('{"level":30,"msg":"three"}');
  expect(readFileSync(path, 'utf8')).toMatch(/^\{"lost":2,"msg":"lines of the log were lost.*"\}\n.*three"\}\n$/);
});

test('a log file that cannot be opened, measured or rotated never throws', () => {
  const path = join(folder, 'a-folder.log');
  mkdirSync(path);
  const said: string[] = [];
  const log = new ServerLog(path, (line) => said.push(line));
  log.write('{"level":50,"msg":"an error"}');
  expect(said).toEqual([expect.stringContaining('EISDIR'), 'server error: an error']);
  const full = join(folder, 'cannot-rotate.log');
  writeFileSync(full, '');
  truncateSync(full, 64 * 1024 * 1024);
  mkdirSync(`${full}.1`);
  new ServerLog(full, (line) => said.push(line)).write('{"level":30,"msg":"next"}');
  expect(said.at(-1)).toContain('cannot be written');
  // A file in place of a folder.
  new ServerLog(join(full, 'server.log'), (line) => said.push(line)).write('{"level":30,"msg":"next"}');
  expect(said.at(-1)).toContain('ENOTDIR');
});
