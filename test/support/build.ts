/** Builds the programs into .build if a source file is newer, as `make build` does. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');
export const BUILD = join(ROOT, '.build');
/** As in the Makefile. */
const GENERATED = join(ROOT, 'generated', 'custodianValidators.js');
const GENERATED_FROM = ['spec', 'src/programs/codegen', 'src/web/docs', 'src/web/framework/html.ts'];
const SOURCES = ['src', 'generated', 'migrations', 'spec/released', '.esbuild.js'];
const WAIT_DEADLINE_MS = 60_000;

export async function buildIfStale(): Promise<void> {
  mkdirSync(BUILD, { recursive: true });
  const lock = join(BUILD, 'building');
  await acquireLock(lock);
  try {
    generateIfStale();
    const stamp = join(BUILD, 'built-for-tests');
    const newest = newestMs(SOURCES.map((source) => join(ROOT, source)));
    if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= newest) return;
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
    writeFileSync(stamp, String(newest));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Makes the files of generated/ that git does not keep. */
function generateIfStale(): void {
  const newest = newestMs(GENERATED_FROM.map((source) => join(ROOT, source)));
  if (existsSync(GENERATED) && statSync(GENERATED).mtimeMs >= newest) return;
  execFileSync('npm', ['run', '--silent', 'generate', '--', '--build'], { cwd: ROOT, stdio: 'inherit' });
  utimesSync(GENERATED, new Date(), new Date());
}

/** Two test runs may start together. One that was killed while building must not block the others for ever. */
async function acquireLock(lock: string): Promise<void> {
  const deadline = Date.now() + WAIT_DEADLINE_MS;
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (Date.now() > deadline) rmSync(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function newestMs(paths: readonly string[]): number {
  const times = paths.map((path) => {
    const entry = statSync(path);
    return entry.isDirectory()
      ? Math.max(entry.mtimeMs, newestMs(readdirSync(path).map((name) => join(path, name))))
      : entry.mtimeMs;
  });
  return Math.max(0, ...times);
}
