/**
 * Builds each module of the server as a file of its own, as the programs of `.build` are not, and prints the folder: for
 * benchmarks within one process, whose speed must be that of built code, and for what Jest cannot load. Once for each
 * build of the server. A program of its own, because esbuild does not run within Jest.
 */
const { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { buildSync } = require('esbuild');

const ROOT = resolve(__dirname, '..', '..');
const FOLDER = join(ROOT, '.build', 'modules');
const built = join(FOLDER, String(statSync(join(ROOT, '.build', 'src', 'programs', 'main.bundle.js')).mtimeMs));

if (!existsSync(built)) {
  const building = `${built}-${process.pid}`;
  mkdirSync(join(building, 'generated'), { recursive: true });
  symlinkSync(join(ROOT, 'spec'), join(building, 'spec'));
  symlinkSync(join(ROOT, '.build', 'migrations'), join(building, 'migrations'));
  const isModule = (name) => /(?<!\.d)\.ts$/.test(name) && !name.includes('web/browser');
  const files = ['src', 'generated'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  for (const name of files.filter((name) => /^generated\/.*\.(js|json)$/.test(name)))
    symlinkSync(join(ROOT, name), join(building, name));
  buildSync({
    entryPoints: files.filter(isModule).map((name) => join(ROOT, name)),
    outbase: ROOT,
    outdir: building,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    logLevel: 'warning',
  });
  try {
    renameSync(building, built);
  } catch (error) {
    // Another process was faster.
    rmSync(building, { recursive: true });
    if (!existsSync(built)) throw error;
  }
}
process.stdout.write(built);
