/** What `make generate` says of a mistake: file and line first, then what is wrong, and a suggestion where there is one. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCheckedDocuments } from '../../src/programs/codegen/checkedDocuments';
import { describeError } from '../../src/programs/codegen/documents/problemPlaces';
import { builtFiles, keptFiles } from '../../src/programs/codegen/generatedFiles';
import { ROOT } from '../support/build';

const SPEC = join(ROOT, 'spec');
const folder = mkdtempSync(join(tmpdir(), 'talad-messages-'));
beforeEach(() => cpSync(SPEC, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads and generates from the folder as `make generate` does, without the files that cannot fail; null if it succeeds. */
async function messageOfGenerator(): Promise<string | null> {
  try {
    const documents = await readCheckedDocuments(folder);
    builtFiles(documents, folder);
    for (const name of ['operations.ts', 'handlers.ts', 'operatorEffects.ts', 'operatorCommands.ts'])
      await keptFiles(documents, folder).get(name)?.();
    return null;
  } catch (error) {
    return describeError(error, folder);
  }
}

/** The line of the first occurrence in a file of the contract. */
function lineOf(file: string, text: string): number {
  const before = readFileSync(join(SPEC, file), 'utf8').split(text)[0] ?? '';
  return before.split('\n').length;
}

test('nothing of the contract', async () => expect(await messageOfGenerator()).toBeNull());

test.each<[mistake: string, file: string, right: string, wrong: string, marked: string, message: string]>([
  [
    'a type that JSON does not have',
    'components/schemas/trading.yaml',
    'type: boolean',
    'type: bool',
    'type: boolean',
    '`type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean boolean or null?',
  ],
  [
    'an id of an operation that is no text',
    'paths/trading.yaml',
    'operationId: amendOrder\n',
    'operationId: 7\n',
    'operationId: amendOrder\n',
    'operationId: Expected type `string` but got `integer`.',
  ],
  [
    'one id for two operations, which would have one page',
    'paths/trading.yaml',
    'operationId: amendOrder\n',
    'operationId: createOrder\n',
    'operationId: amendOrder\n',
    'Every operation must have a unique `operationId`.',
  ],
  [
    'a misspelt member',
    'paths/trading.yaml',
    'summary: Reduce order quantity',
    'sumary: Reduce order quantity',
    'summary: Reduce order quantity',
    'Property `sumary` is not expected here. Did you mean summary?',
  ],
  [
    'a pattern that is none',
    'components/schemas/common.yaml',
    'pattern: ^[a-z0-9]{2,10}$',
    'pattern: ^[a-z0-9{2,10}$',
    'pattern: ^[a-z0-9]{2,10}$',
    'pattern: Invalid regular expression: /^[a-z0-9{2,10}$/u: Unterminated character class',
  ],
  [
    'an example that its schema refuses',
    'components/parameters.yaml',
    "example: '50'",
    "example: '500'",
    "example: '50'",
    'Example value must conform to the schema: must match pattern "^([1-9][0-9]?|100)$".',
  ],
  [
    'the same in a stream',
    'components/stream-examples.yaml',
    '    E: 1',
    '    E: x1',
    'KlineEvent:',
    'example running of the message KlineEvent: the example/E must be integer',
  ],
  [
    'an unknown code',
    'paths/trading.yaml',
    '        - ORDER_NOT_FOUND',
    '        - ORDER_NOT_FUND',
    'getOrder:',
    'getOrder 404: spec/components has neither an example nor an error list ORDER_NOT_FUND under api',
  ],
  [
    'an unknown permission',
    'paths/trading.yaml',
    'x-permission: order_cancel\n',
    'x-permission: order_cancl\n',
    'amendOrder:',
    'amendOrder x-permission: order_cancl is none of user_read, ',
  ],
  [
    'an unknown role',
    'paths/operator/users.yaml',
    'x-roles: [',
    'x-roles: [suport, ',
    'createUser:',
    'createUser x-roles: suport is none of support, ',
  ],
  [
    'an unknown operation in a guide',
    'guides/quickstart-bot.md',
    '```sample\n',
    '```sample\nX',
    '```sample\n',
    'a sample of the operation X',
  ],
])('%s', async (_mistake, file, right, wrong, marked, message) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(right);
  writeFileSync(path, text.replace(right, wrong));
  const [first = ''] = (await messageOfGenerator())?.split('\n') ?? [];
  const line = lineOf(file, marked) + (file.endsWith('.md') ? 1 : 0);
  expect(first.slice(0, `spec/${file}:${line}: ${message}`.length)).toBe(`spec/${file}:${line}: ${message}`);
});
