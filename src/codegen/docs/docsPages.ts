/** Every page of the documentation, by the name of its file in `generated/`. */

import { compare } from '../comparison/compare';
import type { DocumentedInterface } from '../comparison/documented';
import type { Documents } from '../contractDocuments';
import type { DocumentObject } from '../jsonDocument';
import { asObject, members } from '../jsonDocument';
import { comparisonPage } from './comparisonPage';
import { httpPage } from './httpDocs';
import { streamsPage } from './streamDocs';

export function docsPages(
  { published, partner, asyncapi, binance, binanceAsyncapi }: Documents,
  documented: DocumentedInterface,
): [string, string][] {
  return [
    [
      'docs.http.html',
      httpPage(published, {
        isExchangeApi: true,
        files: [...filesOf('openapi'), '/collection.json'],
        olderFiles: filesOf('openapi-3.0'),
      }),
    ],
    [
      'docs.streams.html',
      streamsPage(asyncapi, { operationIds: operationIdsOf(published), files: filesOf('asyncapi'), address: '/ws/' }),
    ],
    [
      'docs.partner.html',
      httpPage(partner, {
        isExchangeApi: false,
        files: filesOf('partner.openapi'),
        olderFiles: filesOf('partner.openapi-3.0'),
      }),
    ],
    ['docs.binance.html', comparisonPage(compare(documented, binance, binanceAsyncapi), documented)],
    [
      'docs.binanceHttp.html',
      httpPage(binance, {
        isExchangeApi: false,
        files: filesOf('binance.openapi'),
        olderFiles: filesOf('binance.openapi-3.0'),
      }),
    ],
    [
      'docs.binanceStreams.html',
      streamsPage(binanceAsyncapi, {
        operationIds: [],
        files: filesOf('binance.asyncapi'),
        address: '/binance/ws/',
      }),
    ],
  ];
}

/** The addresses of a document in both formats. */
function filesOf(name: string): string[] {
  return [`/${name}.yaml`, `/${name}.json`];
}

function operationIdsOf(document: DocumentObject): string[] {
  return members(document['paths']).flatMap(([path, item]) =>
    members(item).map(([, operation]) => String(asObject(operation, path)['operationId'])),
  );
}
