/**
 * The workflows of the code host: what they may do, and the scripts that they run. The comment's script runs with a
 * stand-in for the host's command line.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../support/build';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly permissions?: unknown; readonly steps: readonly Step[] }>>;
}

const WORKFLOWS = join(ROOT, '.github', 'workflows');
const readWorkflow = (file: string) => parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

const folder = mkdtempSync(join(tmpdir(), 'talad-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the workflow that runs code of a pull request may only read, and the one that writes runs none of it', () => {
  const review = readWorkflow('contract-review.yml');
  expect(Object.keys(review.on)).toEqual(['pull_request']);
  expect(review.permissions).toEqual({ contents: 'read' });
  const comment = readWorkflow('contract-review-comment.yml');
  expect(Object.keys(comment.on)).toEqual(['workflow_run']);
  expect(comment.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
  expect(stepsOf(comment).filter(({ uses }) => uses !== undefined)).toEqual([]);
});

test.each(readdirSync(WORKFLOWS))(
  '%s pins its actions, keeps no credentials and puts no event data into scripts',
  (file) => {
    const workflow = readWorkflow(file);
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeUndefined();
    for (const { uses, run, with: inputs } of stepsOf(workflow)) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@(v\d+|[0-9a-f]{40})$/);
      if (uses?.startsWith('actions/checkout@') === true)
        expect(inputs).toMatchObject({ 'persist-credentials': false });
      expect(run ?? '').not.toContain('${{');
    }
  },
);

test('the review writes its page and its summary, here without a change', () => {
  const script = stepsOf(readWorkflow('contract-review.yml')).find(({ name }) => name === 'Review')?.run ?? '';
  const command = script.split('\n').find((line) => line.startsWith('make review')) ?? '';
  const here = command.replace('BASE=base/spec', 'BASE=spec').replaceAll('=review/', `=${folder}/`);
  expect(here).not.toBe(command);
  const { status, stderr } = spawnSync('bash', ['--norc', '-ec', here], { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toMatch(/\n\| openapi \| ([\d.]+) → \1 \| 0 \| 0 \| 0 \|\n/);
  expect(readFileSync(join(folder, 'review.html'), 'utf8')).toContain('<h1>Contract changes</h1>');
});

const SUMMARY = `| Document | Version | Breaking | Additive | Editorial |
|---|---|---|---|---|
| openapi | 1.0.0 → 1.0.0 | 1 | 0 | 0 |
| [phishing](https://evil.example) | 1 | 1 | 1 | 1 |
@everyone, click <a href="https://evil.example">here</a>

    breaking: openapi, getDepth: GET /api/v3/depth was removed
`;
const COMMENT = `<!-- contract-review -->
### Changes of the contract

| Document | Version | Breaking | Additive | Editorial |
|---|---|---|---|---|
| openapi | 1.0.0 → 1.0.0 | 1 | 0 | 0 |

    breaking: openapi, getDepth: GET /api/v3/depth was removed

Each change side by side: the page in the artifact *contract-review* of [this run](https://host.example/runs/5).
`;

/** Answers like the host's command line, and writes its arguments to `calls`, one call per line. */
const STAND_IN = `#!/bin/sh
echo "$*" >> calls
case "$*" in
  *pulls*) echo "$NUMBER" ;;
  'run download'*) mkdir -p review && printf '%s' "$SUMMARY" > review/summary.md ;;
  *--paginate*) echo "$EXISTING" ;;
esac
`;

test.each([
  ['posts the first comment', '17', '', 'api --method POST repos/o/r/issues/17/comments -F body=@comment.md'],
  ['replaces it later', '17', '99', 'api --method PATCH repos/o/r/issues/comments/99 -F body=@comment.md'],
  ['does nothing for a closed pull request', '', '', undefined],
])('the comment workflow %s', (name, number, existing, call) => {
  const [step] = stepsOf(readWorkflow('contract-review-comment.yml'));
  const cwd = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'gh'), STAND_IN);
  chmodSync(join(cwd, 'gh'), 0o755);
  const { status, stderr } = spawnSync('bash', ['--norc', '-e', '-c', step?.run ?? ''], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: `${cwd}:${process.env['PATH']}`,
      LANG: 'C.UTF-8',
      GH_REPO: 'o/r',
      RUN_ID: '5',
      RUN_URL: 'https://host.example/runs/5',
      HEAD: 'someone:a-branch',
      NUMBER: number,
      EXISTING: existing,
      SUMMARY,
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const calls = readFileSync(join(cwd, 'calls'), 'utf8').trim().split('\n');
  expect(calls[0]).toContain('repos/o/r/pulls -f state=open -f head=someone:a-branch');
  if (call === undefined) return expect(calls).toHaveLength(1);
  expect(calls.at(-1)).toBe(call);
  expect(readFileSync(join(cwd, 'comment.md'), 'utf8')).toBe(COMMENT);
});
