/** Every operation of the contract has one handler file, in the folder of its tag and named after its operationId. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import document from '../../generated/openapi.json';
import { HANDLER_FOLDERS } from '../../src/programs/codegen/handlersIndex';

const HANDLERS = join(__dirname, '../../src/api/handlers');

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
}

const operations = Object.values(document.paths as Record<string, Record<string, unknown>>)
  .flatMap((path) => Object.values(path))
  .filter(
    (value): value is Operation => typeof value === 'object' && value !== null && Object.hasOwn(value, 'operationId'),
  );

const fileOf = ({ operationId, tags: [tag = ''] }: Operation): string =>
  `${HANDLER_FOLDERS[tag] ?? `no folder for tag ${tag}`}/${operationId}.ts`;

test.each(operations.map((operation) => [operation.operationId, fileOf(operation)]))(
  'the handler of %s is in %s',
  (_operationId, file) => {
    expect(existsSync(join(HANDLERS, file))).toBe(true);
  },
);

test('the folders of handlers contain only handlers of operations', () => {
  const files = [...new Set(Object.values(HANDLER_FOLDERS))].flatMap((folder) =>
    readdirSync(join(HANDLERS, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.toSorted()).toEqual(operations.map(fileOf).toSorted());
});

test('src/api/handlers itself contains only the shared types', () => {
  expect(
    readdirSync(HANDLERS, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['context.ts', 'types.ts']);
});
