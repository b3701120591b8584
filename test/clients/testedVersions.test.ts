/** The page of clients that are written for Binance names the versions that the tests of this folder run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/build';

test.each(['ccxt', '@binance/spot', '@binance/connector', 'binance-api-node'])('%s', (name) => {
  const page = readFileSync(join(ROOT, 'spec', 'clients', 'binance.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  expect(page).toContain(`Tested: ${name} ${version}`);
});
