/** The files of generated/: those that git keeps, and those that every build makes. */
import type openapiTypescript from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { stringify } from 'yaml';
import { DOCS_FILE, SEARCH_INDEX_FILE } from '../../web/docs/pageData';
import { postmanCollection } from './collection/collection';
import { docsFile, docsPages } from './docs/docsSite';
import { searchIndex } from './docs/searchIndex';
import type { Documents } from './documents/contractDocuments';
import { handlersSource } from './handlersIndex';
import { withClosedLists } from './json/closedLists';
import type { DocumentObject } from './json/jsonDocument';
import { operationsSource } from './operationRecords';
import { operatorCommandsSource } from './operatorCommands';
import { operatorEffectsSource } from './operatorEffects';
import { reviewedDocuments } from './review/documents';
import { withReleaseStates } from './review/releaseState';
import { type Changelog, publicChangelog } from './review/releases';
import { apiErrorsSource, apiMethodsSource, channelsSource, schemasAsOpenapi } from './streamTypes';
import {
  componentValidatorFiles,
  requestValidatorFiles,
  responseValidatorFiles,
  type ValidatorFiles,
} from './validators';

const BANNER = '// Generated from spec/ by `make generate`. Never edited.';

/** The stream schemas for which the server and the tests need a validator. */
export const STREAM_SCHEMAS = [
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

/** Writes the text of a file when it is wanted. */
type Writer = () => string | Promise<string>;
/** Files of generated/, by name. */
export type GeneratedFiles = ReadonlyMap<string, Writer>;

/** What people read in reviews and editors: the types, and the documents that others work with. Git keeps these. */
export function keptFiles(documents: Documents, specFolder: string): GeneratedFiles {
  const { openapi, partner, custodian, asyncapi, binanceAsyncapi } = documents;
  const shown = withReleaseStates(documents, specFolder);
  return new Map<string, Writer>([
    ['openapi.published.json', () => json(shown.published)],
    ['partner.openapi.json', () => json(shown.partner)],
    ['custodian.openapi.json', () => json(custodian)],
    ['asyncapi.json', () => json(shown.asyncapi)],
    ['binance.openapi.json', () => json(shown.binance)],
    ['binance.asyncapi.json', () => json(shown.binanceAsyncapi)],
    ['openapi.ts', () => generateTypes(openapi)],
    ['partner.ts', () => generateTypes(partner)],
    ['custodian.ts', () => generateTypes(custodian)],
    ['streams.ts', async () => `${await generateTypes(schemasAsOpenapi(asyncapi))}\n${channelsSource(asyncapi)}`],
    [
      'binanceStreams.ts',
      async () =>
        [
          await generateTypes(schemasAsOpenapi(binanceAsyncapi)),
          channelsSource(binanceAsyncapi),
          apiMethodsSource(binanceAsyncapi),
          apiErrorsSource(binanceAsyncapi),
        ].join('\n'),
    ],
    ['operations.ts', () => `${BANNER}\n\n${operationsSource(openapi)}`],
    ['handlers.ts', () => `${BANNER}\n\n${handlersSource(openapi)}`],
    ['operatorEffects.ts', () => `${BANNER}\n\n${operatorEffectsSource(openapi)}`],
    ['operatorCommands.ts', () => `${BANNER}\n\n${operatorCommandsSource(openapi)}`],
    ...VALIDATORS.map(([name, write]): [string, Writer] => [`${name}.d.ts`, () => write(documents).declaration]),
  ]);
}

/** Everything else, which the build makes. */
export function builtFiles(documents: Documents, specFolder: string): GeneratedFiles {
  const { openapi } = documents;
  const shown = withReleaseStates(documents, specFolder);
  const { published, published30, partner, partner30, asyncapi, binance, binance30, binanceAsyncapi } = shown;
  const changelog = publicChangelog(specFolder, reviewedDocuments(documents));
  const pages = docsPages(shown, { specFolder, changelog });
  return new Map<string, Writer>([
    ['openapi.json', () => json(openapi)],
    ['openapi.published.yaml', () => yaml(published)],
    ['openapi-3.0.published.json', () => json(published30)],
    ['openapi-3.0.published.yaml', () => yaml(published30)],
    ['partner.openapi.yaml', () => yaml(partner)],
    ['partner.openapi-3.0.json', () => json(partner30)],
    ['partner.openapi-3.0.yaml', () => yaml(partner30)],
    ['asyncapi.yaml', () => yaml(asyncapi)],
    ['binance.openapi.yaml', () => yaml(binance)],
    ['binance.openapi-3.0.json', () => json(binance30)],
    ['binance.openapi-3.0.yaml', () => yaml(binance30)],
    ['binance.asyncapi.yaml', () => yaml(binanceAsyncapi)],
    ['changelog.json', () => json(changelog)],
    ['collection.json', () => json(postmanCollection(published))],
    [DOCS_FILE, () => docsFile(pages)],
    [SEARCH_INDEX_FILE, () => searchIndex(pages)],
    ...VALIDATORS.map(([name, write]): [string, Writer] => [`${name}.js`, () => write(documents).source()]),
  ]);
}

/** The modules of validators: the name of the file, without extension, and the function that generates it. */
const VALIDATORS: readonly (readonly [string, (documents: Documents) => ValidatorFiles])[] = [
  ['validators', ({ openapi }) => requestValidatorFiles(openapi, BANNER)],
  ['responseValidators', ({ openapi }) => responseValidatorFiles(openapi, BANNER)],
  ['streamValidators', ({ asyncapi }) => componentValidatorFiles(asyncapi, STREAM_SCHEMAS, BANNER)],
  [
    'binanceStreamValidators',
    ({ binanceAsyncapi }) => componentValidatorFiles(binanceAsyncapi, BINANCE_STREAM_SCHEMAS, BANNER),
  ],
  ['partnerValidators', ({ partner }) => componentValidatorFiles(partner, PARTNER_SCHEMAS, BANNER)],
  ['custodianValidators', ({ custodian }) => componentValidatorFiles(custodian, CUSTODIAN_SCHEMAS, BANNER)],
];

function json(document: DocumentObject | Changelog): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Long lines are not folded, so that guides keep their line breaks. */
function yaml(document: DocumentObject): string {
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** The package is loaded here because only types need it, and it needs the TypeScript compiler. */
async function generateTypes(document: DocumentObject): Promise<string> {
  const { default: toTypes, astToString } = require('openapi-typescript') as TypeGenerator;
  // It changes the document that it reads.
  const nodes = await toTypes(structuredClone(withClosedLists(document)) as unknown as OpenAPI3, {
    silent: true,
    alphabetize: false,
    // A client need not send a member that has a default.
    defaultNonNullable: false,
  });
  return `${BANNER}\n\n${astToString(nodes)}`;
}

/**
 * The exports of `openapi-typescript` that are used. Its declarations for `require` use `export =`, which hides them
 * from the compiler.
 */
interface TypeGenerator {
  readonly default: typeof openapiTypescript;
  astToString(nodes: Awaited<ReturnType<typeof openapiTypescript>>): string;
}
