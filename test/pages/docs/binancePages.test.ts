/** The page that compares the interface for Binance clients with what Binance documents. */
import { join } from 'node:path';
import { compare } from '../../../src/programs/codegen/comparison/compare';
import { readDocumented } from '../../../src/programs/codegen/comparison/documented';
import { generatedDocument } from '../../contract/contractDocuments';
import { ROOT } from '../../support/build';
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile({ environment: { PUBLIC_URL: 'https://exchange.example' } });
const pageText = async (path: string) => (await new PageClient(() => exchange().baseUrl).send(path)).text;

test('the comparison lists everything that Binance documents, and says what is missing', async () => {
  const text = await pageText('/docs/binance');
  const documented = readDocumented(join(ROOT, 'spec'));
  const { http, streams, methods } = compare(
    documented,
    generatedDocument('binance.openapi.json'),
    generatedDocument('binance.asyncapi.json'),
  );
  const escaped = (name: string) => name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  for (const { name, exists, missing } of [...[...http, ...methods].flatMap(({ rows }) => rows), ...streams]) {
    const row = text.split('<tr>').find((part) => part.startsWith(`<td><code>${escaped(name)}</code>`));
    expect([name, row]).toEqual([name, expect.stringContaining(`<td>${exists ? 'yes' : 'no'}</td>`)]);
    for (const { name: member } of missing) expect(row).toContain(`<code>${member}</code>`);
  }
});

test('the home page and the documentation lead to the comparison', async () => {
  for (const path of ['/', '/docs', '/docs/binance-http'])
    expect([path, await pageText(path)]).toEqual([path, expect.stringContaining('href="/docs/binance"')]);
});
