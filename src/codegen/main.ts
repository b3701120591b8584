/**
 * `make generate`: writes every file of generated/ from spec/. With `--check` it writes nothing and exits with 1 if
 * generated/ is out of date.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';
import { stringify } from 'yaml';
import { DOCS_FILE, SEARCH_INDEX_FILE } from '../pages/docs/pageData';
import { postmanCollection } from './collection/collection';
import { readDocuments } from './contractDocuments';
import { docsFile, docsPages } from './docs/docsSite';
import { searchIndex } from './docs/searchIndex';
import type { DocumentObject } from './jsonDocument';
import { operationsSource } from './operationRecords';
import { operatorCommandsSource } from './operatorCommands';
import { reviewedDocuments } from './review/documents';
import { type Changelog, publicChangelog } from './review/releases';
import { apiMethodsSource, channelsSource, schemasAsOpenapi } from './streamTypes';
import { componentValidatorFiles, validatorFiles } from './validators';

/** The package's type declarations for `require` use `export =`, which hides its other exports from the compiler. */
const { astToString } = require('openapi-typescript') as {
  astToString(nodes: Awaited<ReturnType<typeof openapiTypescript>>): string;
};

const ROOT = resolve(__dirname, '..', '..');
const BANNER = '// Generated from spec/ by `make generate`. Never edited.';

/** The stream schemas for which the server and the tests need a validator. */
const STREAM_SCHEMAS = [
  'MarketEvent',
  'KlineEvent',
  'AggTradeEvent',
  'TradeEvent',
  'DepthEvent',
  'PartialDepthEvent',
  'BookTickerEvent',
  'MiniTickerEvent',
  'AllMiniTickersEvent',
  'TickerEvent',
  'AllTickersEvent',
  'UserDataEvent',
  'ExecutionReportEvent',
  'ListStatusEvent',
  'OutboundAccountPositionEvent',
  'OutboundAccountInfoEvent',
  'BalanceUpdateEvent',
  'ListenKeyExpiredEvent',
  'WrappedEvent',
  'ServerShutdownEvent',
  'RequestId',
  'StreamName',
  'SubscribeRequest',
  'UnsubscribeRequest',
  'ListSubscriptionsRequest',
  'SetPropertyRequest',
  'GetPropertyRequest',
  'ControlRequest',
  'DoneAnswer',
  'SubscriptionsAnswer',
  'PropertyAnswer',
  'ErrorAnswer',
];
/** The Binance-compatible streams have the same messages, except for one. */
const BINANCE_STREAM_SCHEMAS = STREAM_SCHEMAS.filter(
  (name) => !['OutboundAccountInfoEvent', 'ControlRequest'].includes(name),
).concat('StreamNames', 'ApiRequest', 'ApiAnswer', 'ApiErrorAnswer', 'ApiUserEvent');
const PARTNER_SCHEMAS = ['DepositAddress', 'TokenGrant', 'TokenError'];
const CUSTODIAN_SCHEMAS = [
  'CustodyWithdrawal',
  'DepositAddress',
  'SendWithdrawalRequest',
  'AssignDepositAddressRequest',
  'CustodyLedger',
  'CustodyRecords',
  'Refill',
  'RefillError',
];

/** The text of every generated file, by name. */
async function generateFiles(specFolder: string): Promise<Map<string, string>> {
  const documents = readDocuments(specFolder);
  const { openapi, published, published30, partner, partner30, custodian, asyncapi } = documents;
  const { binance, binance30, binanceAsyncapi } = documents;
  const changelog = publicChangelog(specFolder, reviewedDocuments(documents));
  const pages = docsPages(documents, { specFolder, changelog });
  const validators = validatorFiles(openapi, BANNER);
  const streamValidators = componentValidatorFiles(asyncapi, STREAM_SCHEMAS, BANNER);
  const binanceStreamValidators = componentValidatorFiles(binanceAsyncapi, BINANCE_STREAM_SCHEMAS, BANNER);
  const partnerValidators = componentValidatorFiles(partner, PARTNER_SCHEMAS, BANNER);
  const custodianValidators = componentValidatorFiles(custodian, CUSTODIAN_SCHEMAS, BANNER);
  return new Map([
    ['openapi.json', json(openapi)],
    ['openapi.published.json', json(published)],
    ['partner.openapi.json', json(partner)],
    ['custodian.openapi.json', json(custodian)],
    ['asyncapi.json', json(asyncapi)],
    ['openapi.published.yaml', yaml(published)],
    ['partner.openapi.yaml', yaml(partner)],
    ['openapi-3.0.published.json', json(published30)],
    ['openapi-3.0.published.yaml', yaml(published30)],
    ['partner.openapi-3.0.json', json(partner30)],
    ['partner.openapi-3.0.yaml', yaml(partner30)],
    ['asyncapi.yaml', yaml(asyncapi)],
    ['binance.openapi.json', json(binance)],
    ['binance.openapi.yaml', yaml(binance)],
    ['binance.openapi-3.0.json', json(binance30)],
    ['binance.openapi-3.0.yaml', yaml(binance30)],
    ['binance.asyncapi.json', json(binanceAsyncapi)],
    ['binance.asyncapi.yaml', yaml(binanceAsyncapi)],
    ['changelog.json', json(changelog)],
    ['collection.json', json(postmanCollection(published))],
    [DOCS_FILE, docsFile(pages)],
    [SEARCH_INDEX_FILE, searchIndex(pages)],
    ['openapi.ts', await generateTypes(openapi)],
    ['partner.ts', await generateTypes(partner)],
    ['custodian.ts', await generateTypes(custodian)],
    ['streams.ts', `${await generateTypes(schemasAsOpenapi(asyncapi))}\n${channelsSource(asyncapi)}`],
    [
      'binanceStreams.ts',
      `${await generateTypes(schemasAsOpenapi(binanceAsyncapi))}\n${channelsSource(binanceAsyncapi)}\n${apiMethodsSource(binanceAsyncapi)}`,
    ],
    ['operations.ts', `${BANNER}\n\n${operationsSource(openapi)}`],
    ['operatorCommands.ts', `${BANNER}\n\n${operatorCommandsSource(openapi)}`],
    ['validators.js', validators.source],
    ['validators.d.ts', validators.declaration],
    ['streamValidators.js', streamValidators.source],
    ['streamValidators.d.ts', streamValidators.declaration],
    ['binanceStreamValidators.js', binanceStreamValidators.source],
    ['binanceStreamValidators.d.ts', binanceStreamValidators.declaration],
    ['partnerValidators.js', partnerValidators.source],
    ['partnerValidators.d.ts', partnerValidators.declaration],
    ['custodianValidators.js', custodianValidators.source],
    ['custodianValidators.d.ts', custodianValidators.declaration],
  ]);
}

function json(document: DocumentObject | Changelog): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Long lines are not folded, so that guides keep their line breaks. */
function yaml(document: DocumentObject): string {
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

async function generateTypes(document: DocumentObject): Promise<string> {
  const nodes = await openapiTypescript(document as unknown as OpenAPI3, { silent: true, alphabetize: false });
  return `${BANNER}\n\n${astToString(nodes)}`;
}

/** The names of files that are missing, outdated or superfluous in the folder. */
function staleFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const present = new Set(readdirSync(folder));
  const wrong = [...files]
    .filter(([name, text]) => !present.has(name) || readFileSync(join(folder, name), 'utf8') !== text)
    .map(([name]) => name);
  return [...wrong, ...[...present].filter((name) => !files.has(name))];
}

async function main(): Promise<void> {
  const folder = join(ROOT, 'generated');
  const files = await generateFiles(join(ROOT, 'spec'));
  mkdirSync(folder, { recursive: true });
  const stale = staleFiles(folder, files);
  if (process.argv.includes('--check')) {
    if (stale.length > 0) console.error(`generated/ is stale, run \`make generate\`: ${stale.join(', ')}`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const name of stale) {
    const text = files.get(name);
    if (text === undefined) rmSync(join(folder, name), { recursive: true });
    else writeFileSync(join(folder, name), text);
  }
  console.log(stale.length > 0 ? `generated: ${stale.join(', ')}` : 'generated/ is up to date');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
