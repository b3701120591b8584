/** Two branches that each change the contract conflict in no generated file. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

test('a merge takes one side of a generated file that both sides changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talad-merge-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  const commit = (branch: string, text: string) => {
    git('checkout', '--quiet', '-B', branch, 'start');
    writeFileSync(join(folder, 'generated', 'operations.ts'), text);
    git('commit', '--quiet', '--all', '--message', branch);
  };
  try {
    git('init', '--quiet', '--initial-branch', 'start');
    // As `make install` does.
    git('config', 'merge.generated.driver', 'true');
    copyFileSync(join(ROOT, '.gitattributes'), join(folder, '.gitattributes'));
    mkdirSync(join(folder, 'generated'));
    writeFileSync(join(folder, 'generated', 'operations.ts'), 'none');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'start');
    commit('one', 'one operation');
    commit('other', 'another operation');
    git('merge', '--quiet', '--no-edit', 'one');
    expect(git('show', 'HEAD:generated/operations.ts').toString()).toBe('another operation');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
