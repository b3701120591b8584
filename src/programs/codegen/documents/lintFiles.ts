/**
 * Lints the files of spec/ as people write them, before anything is generated from them: only there do lines and
 * suggestions help. `make check` lints the complete documents, with the same rules.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stepsOf } from '../json/contractError';
import { REDOCLY, REDOCLY_ENVIRONMENT, ROOT } from './redocly';

interface LintedProblem {
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
  readonly location: readonly {
    readonly source: { readonly ref: string };
    readonly pointer: string;
    readonly start?: { readonly line: number };
  }[];
  readonly suggest: readonly string[];
}

/** Each error with its file and line; none for right files. */
export function lintProblems(specFolder: string, rootFiles: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [REDOCLY, 'lint', '--config', join(ROOT, '.redocly.spec.yaml'), '--format', 'json', '--max-problems', '100'].concat(
      rootFiles,
    ),
    { cwd: specFolder, encoding: 'utf8', env: REDOCLY_ENVIRONMENT, maxBuffer: 64_000_000 },
  );
  if (!stdout.startsWith('{')) throw new Error(`Redocly could not lint ${specFolder}:\n${stdout}${stderr}`);
  // One object for each document, without anything between them.
  const results = JSON.parse(`[${stdout.trim().replaceAll('\n}{\n', '\n},{\n')}]`) as { problems: LintedProblem[] }[];
  const problems = results.flatMap((result) => result.problems);
  const errors = problems.filter((problem) => problem.severity === 'error' && !isAdded(problem));
  // Other rules fail at what has a wrong form, too.
  const forms = errors.filter(({ ruleId }) => ruleId === 'struct');
  // A file that several documents use is linted with each of them.
  return [...new Set((forms.length > 0 ? forms : errors).map(textOf))];
}

/** Whether the defaults add what is missing: the description of a 400. */
function isAdded({ message, location }: LintedProblem): boolean {
  return (
    message.startsWith('The field `description` must be present') &&
    /\/responses\/400$/.test(location[0]?.pointer ?? '')
  );
}

function textOf({ message, location: [first], suggest }: LintedProblem): string {
  const line = first?.start === undefined ? '' : `:${first.start.line}`;
  const name = /^Expected type/.test(message) ? `${stepsOf(first?.pointer ?? '').at(-1) ?? ''}: ` : '';
  const fault = message.trim().replaceAll(/\s*\n\s*/g, ' ');
  const nearest = suggest.length === 0 ? '' : ` Did you mean ${suggest.join(' or ')}?`;
  return `spec/${first?.source.ref ?? ''}${line}: ${name}${fault}${nearest}`;
}
