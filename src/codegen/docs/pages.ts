/** Every page of the documentation, by the name of its file in `generated/`. */
import type { Documents } from '../documents';
import type { DocumentObject } from '../json';
import { asObject, members } from '../json';
import { httpPage } from './http';
import { streamsPage } from './streams';

export function docsPages({ published, partner, asyncapi }: Documents): [string, string][] {
  return [
    ['docs.http.html', httpPage(published, { isExchangeApi: true, files: ['/openapi.yaml', '/openapi.json'] })],
    [
      'docs.streams.html',
      streamsPage(asyncapi, { operationIds: operationIdsOf(published), files: ['/asyncapi.yaml', '/asyncapi.json'] }),
    ],
    [
      'docs.partner.html',
      httpPage(partner, { isExchangeApi: false, files: ['/partner.openapi.yaml', '/partner.openapi.json'] }),
    ],
  ];
}

function operationIdsOf(document: DocumentObject): string[] {
  return members(document['paths']).flatMap(([path, item]) =>
    members(item).map(([, operation]) => String(asObject(operation, path)['operationId'])),
  );
}
