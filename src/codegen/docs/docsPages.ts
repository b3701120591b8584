/** Every page of the documentation, by the name of its file in `generated/`. */

import type { Documents } from '../contractDocuments';
import type { DocumentObject } from '../jsonDocument';
import { asObject, members } from '../jsonDocument';
import { httpPage } from './httpDocs';
import { streamsPage } from './streamDocs';

export function docsPages({ published, partner, asyncapi }: Documents): [string, string][] {
  return [
    [
      'docs.http.html',
      httpPage(published, { isExchangeApi: true, files: ['/openapi.yaml', '/openapi.json', '/collection.json'] }),
    ],
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
