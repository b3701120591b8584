/** Runs the command that prints the master key, for a key management service. */
import { spawnSync } from 'node:child_process';
import { SettingFileFault } from '../settings/settingFile';

const OUTPUT_BYTES_MAX = 64 * 1024;

/**
 * Runs a command of the shell in a process group of its own and ends the whole group with it, also if the server ends
 * before. A timeout of `spawnSync` would end the shell only, and then wait for its children, which have inherited the
 * pipe. Prints the outcome in a line, followed by the output if that is 0; nothing of the command has a pipe of the
 * server. A process that leaves the group on purpose, like the agent of a key, goes on and delays nothing.
 */
const RUN_COMMAND = `
  const [command, timeoutMs, bytesMax] = process.argv.slice(1);
  const server = process.ppid;
  const shell = require('node:child_process').spawn('/bin/sh', ['-c', command], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shell.stderr.on('data', (part) => require('node:fs').writeSync(2, part));
  const output = [];
  let bytes = 0;
  const killGroup = () => {
    try { process.kill(-shell.pid, 'SIGKILL'); } catch {}
  };
  const end = (outcome) => {
    killGroup();
    require('node:fs').writeSync(1, Buffer.concat([Buffer.from(outcome + '\\n'), ...(outcome === '0' ? output : [])]));
    process.exit(0);
  };
  shell.stdout.on('data', (part) => {
    output.push(part);
    bytes += part.length;
    if (bytes > Number(bytesMax)) end('too long');
  });
  shell.on('exit', (code, signal) => {
    killGroup();
    const outcome = String(code ?? 128 + require('node:os').constants.signals[signal]);
    shell.stdout.on('close', () => end(outcome));
    // A process that left the group may keep the pipe open. What the command has written is read before the next check.
    setTimeout(() => setImmediate(end, outcome), 100);
  });
  setTimeout(end, Number(timeoutMs), 'timed out');
  setInterval(() => process.ppid !== server && end('abandoned'), 100);
`;

/** Returns the output. The messages name the setting, and never quote the output, which is the key. */
export function runMasterKeyCommand(setting: string, command: string, timeoutMs: number): string {
  const args = ['--eval', RUN_COMMAND, command, String(timeoutMs), String(OUTPUT_BYTES_MAX)];
  const { status, error, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error !== undefined || status !== 0)
    throw new SettingFileFault(`${setting} could not be run: ${error?.message ?? `exit code ${status}`}`);
  const [outcome = ''] = stdout.split('\n', 1);
  const output = stdout.slice(outcome.length + 1);
  if (outcome === 'timed out')
    throw new SettingFileFault(`${setting} did not end within ${timeoutMs} ms (${setting}_TIMEOUT_MS)`);
  if (outcome === 'too long')
    throw new SettingFileFault(`${setting} printed more than ${OUTPUT_BYTES_MAX} bytes, which is no master key`);
  if (outcome !== '0') throw new SettingFileFault(`${setting} failed with exit code ${outcome}`);
  if (output.trim() === '') throw new SettingFileFault(`${setting} printed nothing; it must print the master key`);
  return output;
}
