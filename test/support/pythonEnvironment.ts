/**
 * Virtual environments of Python, for tests of what Python programmers install. They are in .build/clients/python and
 * are kept for the next run; the first run needs a package index.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from './build';

export interface PythonEnvironment {
  readonly folder: string;
  /** Runs the interpreter of the environment and returns its output. */
  run(args: readonly string[], options?: PythonRunOptions): string;
}

export interface PythonRunOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** An environment with these packages (`name==version`) and no others. It is created only if it does not exist yet. */
export function pythonEnvironment(name: string, packages: readonly string[]): PythonEnvironment {
  const digest = createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 12);
  const environment = environmentIn(join(BUILD, 'clients', 'python', `${name}-${digest}`));
  const complete = join(environment.folder, 'complete');
  if (existsSync(complete)) return environment;
  createEnvironment(environment.folder);
  if (packages.length > 0) installPackages(environment, ['--no-deps', ...packages]);
  writeFileSync(complete, '');
  return environment;
}

/** An environment without packages, which replaces the one of the same name. */
export function emptyPythonEnvironment(name: string): PythonEnvironment {
  const environment = environmentIn(join(BUILD, 'clients', 'python', name));
  createEnvironment(environment.folder);
  return environment;
}

const INSTALL = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', '--retries', '2'];
const ATTEMPTS = 3;

/** Installs packages. A failed attempt is repeated, because package indexes are not always reachable. */
export function installPackages(environment: PythonEnvironment, args: readonly string[]): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      environment.run([...INSTALL, ...args], { timeoutMs: 180_000 });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

function createEnvironment(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
}

function environmentIn(folder: string): PythonEnvironment {
  return {
    folder,
    run: (args, { input = '', cwd = folder, environment = {}, timeoutMs } = {}) =>
      execFileSync(join(folder, 'bin', 'python'), args, {
        cwd,
        input,
        encoding: 'utf8',
        timeout: timeoutMs,
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
  };
}
