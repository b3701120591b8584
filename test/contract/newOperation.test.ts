/** What happens to somebody who adds an operation to the contract and nothing else: the compiler says what is missing, and is content when it is there. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Copy } from '../sabotage/copy';

const copy = Copy.make();
afterAll(() => copy.remove());

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy.root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** What `npm run NAME` says; undefined when it is content. */
function complaintsOf(name: string): string | undefined {
  try {
    execFileSync('npm', ['run', '--silent', name], { cwd: copy.root, encoding: 'utf8', stdio: 'pipe' });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test('an operation that is in the contract alone does not compile, and the compiler says which file to write', () => {
  edit('spec/openapi.yaml', (text) => {
    const [ping = ''] = /^ {2}\/api\/v3\/ping:\n(?: {4,}.*\n)+/m.exec(text) ?? [];
    return text.replace(
      ping,
      ping + ping.replace('/api/v3/ping', '/api/v3/venues').replace('operationId: ping', 'operationId: listVenues'),
    );
  });
  expect(complaintsOf('generate')).toBeUndefined();
  expect(complaintsOf('types')).toContain('write src/handlers/listVenues.ts and name it in src/handlers/index.ts');

  edit('src/handlers/ping.ts', (text) => {
    writeFileSync(join(copy.root, 'src/handlers/listVenues.ts'), text.replaceAll(/\bping\b/g, 'listVenues'));
    return text;
  });
  edit('src/handlers/index.ts', (text) =>
    text
      .replace('\n', "\nimport { listVenues } from './listVenues';\n")
      .replace('\n  ping,', '\n  listVenues,\n  ping,'),
  );
  expect(complaintsOf('types')).toBeUndefined();
});
