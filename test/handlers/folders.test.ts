/** Every operation of the contract has one handler file, in the folder of its tag and named after its operationId. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import document from '../../generated/openapi.json';

const HANDLERS = join(__dirname, '../../src/handlers');

/** The mapping that `src/handlers/index.ts` documents. */
const FOLDERS: Readonly<Record<string, string>> = {
  Portal: 'portal',
  Account: 'account',
  'User data': 'account',
  Trading: 'trading',
  'Deposits and withdrawals': 'transfers',
  'Market data': 'marketData',
  Operator: 'operator',
  Health: 'system',
  Custody: 'system',
  'Binance general': 'binance',
  'Binance market data': 'binance',
  'Binance trading': 'binanceTrading',
  'Binance account': 'binanceAccount',
  'Binance user data': 'binanceUserData',
  'Binance wallet': 'binanceWallet',
};

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
  `${FOLDERS[tag] ?? `no folder for tag ${tag}`}/${operationId}.ts`;

test.each(operations.map((operation) => [operation.operationId, fileOf(operation)]))(
  'the handler of %s is in %s',
  (_operationId, file) => {
    expect(existsSync(join(HANDLERS, file))).toBe(true);
  },
);

test('the folders of handlers contain only handlers of operations', () => {
  const files = [...new Set(Object.values(FOLDERS))].flatMap((folder) =>
    readdirSync(join(HANDLERS, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.toSorted()).toEqual(operations.map(fileOf).toSorted());
});

test('src/handlers itself contains only the index and the shared types', () => {
  expect(
    readdirSync(HANDLERS, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['context.ts', 'index.ts', 'types.ts']);
});
