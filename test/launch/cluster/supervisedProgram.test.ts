/** A program that ends unexpectedly is restarted after a pause, as often as allowed, and never while it is stopped. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../../../src/programs/launch/cluster/program';
import { RestartLimiter, SupervisedProgram } from '../../../src/programs/launch/cluster/supervisedProgram';
import { commandLine, findRecordedProcess } from '../../../src/programs/launch/process/recordedProcess';
import { eventually, HANG_MS } from '../../support/eventually';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** A Node.js script that creates a file when it is ready. `$READY` in its text is the path of the file. */
function program(name: string, script: string, options: Partial<Program> = {}): Program {
  const ready = join(folder, `${name}.ready`);
  const path = join(folder, `${name}.js`);
  writeFileSync(path, script.replaceAll('$READY', JSON.stringify(ready)));
  return {
    name,
    command: process.execPath,
    args: [path],
    environment: {},
    processFile: join(folder, `${name}.pid`),
    onLine: () => undefined,
    logFile: '/logs/of-it',
    isReady: async () => existsSync(ready),
    readyDeadlineMs: HANG_MS,
    stopGraceMs: 2_000,
    ...options,
  };
}

const SERVES = "require('fs').writeFileSync($READY, ''); setInterval(() => {}, 1000);";
const processOf = (name: string): number => findRecordedProcess(join(folder, `${name}.pid`)) ?? 0;

test('the pause doubles with each restart of the last minute, until there were too many', () => {
  const limiter = new RestartLimiter(3);
  expect([0, 1_000, 3_000, 7_000].map((atMs) => limiter.nextPauseMs(atMs))).toEqual([1_000, 2_000, 4_000, undefined]);
  expect(limiter.nextPauseMs(60_001)).toBe(4_000);
  const unlimited = new RestartLimiter(Number.POSITIVE_INFINITY);
  expect(Array.from({ length: 7 }, () => unlimited.nextPauseMs(0)).at(-1)).toBe(30_000);
});

test('a killed program is reported and restarted', async () => {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const supervised = new SupervisedProgram(program('server', SERVES), { restartsPerMinuteMax: 3, say });
  await supervised.started;
  const first = processOf('server');
  process.kill(first, 'SIGKILL');
  await eventually(
    () => lines.length,
    (count) => count === 2,
  );
  expect(lines).toEqual([
    'The server ended unexpectedly (signal SIGKILL). It is restarted in 1 s; see /logs/of-it for the reason.',
    'The server runs again.',
  ]);
  const second = processOf('server');
  expect([second > 0, second === first]).toEqual([true, false]);
  await supervised.stop();
  expect(commandLine(second)).toBeUndefined();
  expect(lines).toHaveLength(2);
});

test('a program without restarts fails with its first unexpected end, and its own children end with it', async () => {
  const childFile = join(folder, 'child.pid');
  const script = `const { spawn } = require('child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const fs = require('fs');
    fs.writeFileSync(${JSON.stringify(childFile)}, String(child.pid)); fs.writeFileSync($READY, ''); setInterval(() => {}, 1000);`;
  const supervised = new SupervisedProgram(program('bus', script), { restartsPerMinuteMax: 0, say: () => undefined });
  await supervised.started;
  const child = Number(readFileSync(childFile, 'utf8'));
  expect(commandLine(child)).toBeDefined();
  process.kill(processOf('bus'), 'SIGKILL');
  await expect(supervised.failed).rejects.toThrow(
    'The bus ended unexpectedly (signal SIGKILL). See /logs/of-it for the reason.',
  );
  await eventually(
    () => commandLine(child),
    (line) => line === undefined,
  );
  await supervised.stop();
});

test('a failed first start is reported with the last lines of output', async () => {
  const script = "console.error('the port is taken'); process.exit(3);";
  const supervised = new SupervisedProgram(program('proxy', script), { restartsPerMinuteMax: 3, say: () => undefined });
  await expect(supervised.started).rejects.toThrow(
    'The proxy did not start (exit code 3). Its last lines of output:\n  the port is taken',
  );
  await supervised.stop();
});

test('a stop during the start and during the pause before a restart leaves nothing running', async () => {
  const never = { isReady: async () => false };
  const starting = new SupervisedProgram(program('starting', SERVES, never), {
    restartsPerMinuteMax: 3,
    say: () => undefined,
  });
  const processId = processOf('starting');
  await starting.stop();
  expect(commandLine(processId)).toBeUndefined();
  await expect(starting.started).rejects.toThrow('did not start');

  const lines: string[] = [];
  const pausing = new SupervisedProgram(program('pausing', SERVES), {
    restartsPerMinuteMax: 3,
    say: (line) => void lines.push(line),
  });
  await pausing.started;
  process.kill(processOf('pausing'), 'SIGKILL');
  await eventually(
    () => lines.length,
    (count) => count === 1,
  );
  await pausing.stop();
  expect(processOf('pausing')).toBe(0);
});
