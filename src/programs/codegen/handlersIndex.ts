/** Writes `generated/handlers.ts`: the handler of every operation, from the file of its name in the folder of its tag. */
import { operationsOf } from './documents/contract';
import { ContractError, operationPointer } from './json/contractError';
import type { DocumentObject } from './json/jsonDocument';

/** The folder of src/api/handlers with the operations of each tag. */
export const HANDLER_FOLDERS: Readonly<Record<string, string>> = {
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

export function handlersSource(document: DocumentObject): string {
  const files = operationsOf(document).map((operation) => {
    const { id, tag } = operation;
    const folder = HANDLER_FOLDERS[tag];
    if (folder === undefined) {
      const text = `src/programs/codegen/handlersIndex.ts names no folder for the tag ${tag} of ${id}`;
      throw new ContractError([{ pointer: operationPointer(operation), text }]);
    }
    return { id, file: `${folder}/${id}` };
  });
  const imports = files.map(({ id, file }) => `import { ${id} } from '../src/api/handlers/${file}';`).sort();
  return `${imports.join('\n')}
import type { Handlers } from '../src/api/handlers/types';

/** A missing file is a compile error, and so is a handler of another operation. */
export const handlers: Handlers = {
${files.map(({ id }) => `  ${id},`).join('\n')}
};
`;
}
