/**
 * A server process is ready when it reports so, its last output is shown if it fails, and it never outlives its parent.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, waitUntilGone } from '../../src/programs/launch/process/recordedProcess';
import { startServer } from '../../src/programs/launch/process/serverProcess';
import { BUILD } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

function writeScript(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const READY = 'process.send({ listening: 4711 }); setInterval(() => {}, 1000);';

test('the server is ready when it reports its port, and SIGTERM ends it in order', async () => {
  const lines: string[] = [];
  const path = writeScript('ready.js', `console.log('up'); process.on('SIGTERM', () => process.exit(0)); ${READY}`);
  const server = await startServer({ script: path, environment: {}, onLine: (line) => lines.push(line) });
  expect(server.port).toBe(4711);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(lines).toContain('up');
});

test('a failed start is reported with the last lines of output', async () => {
  const path = writeScript('fails.js', "console.error('the port is taken'); process.exit(1);");
  await expect(startServer({ script: path, environment: {}, onLine: () => undefined })).rejects.toThrow(
    'The server did not start (exit code 1). Its last lines of output:\n  the port is taken',
  );
});

test('a server that never reports readiness is ended', async () => {
  const path = writeScript('waits.js', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);");
  const started = startServer({ script: path, environment: {}, onLine: () => undefined, readyDeadlineMs: 1_000 });
  await expect(started).rejects.toThrow('The server did not start (it was not ready within 1 s).');
});

test('when its launcher is killed, the server ends too', async () => {
  const server = writeScript('orphan.js', READY);
  const launcher = writeScript(
    'launcher.js',
    `require(${JSON.stringify(join(BUILD, 'src/programs/launch/process/serverProcess.js'))})
      .startServer({ script: ${JSON.stringify(server)}, environment: {}, onLine() {} })
      .then(({ processId }) => console.log(processId));`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  const processId = Number(await new Promise((resolve) => child.stdout.once('data', resolve)));
  expect(commandLine(processId)).toContain(server);
  child.kill('SIGKILL');
  expect(await waitUntilGone(processId, 5_000)).toBe(true);
});
