/** Says in a published document that its content is not released, so that it is not taken for a final version. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documents } from '../documents/contractDocuments';
import { asObject, type DocumentObject } from '../json/jsonDocument';
import type { DocumentName } from './documents';
import { lastRelease } from './releases';
import { versionOf } from './versions';

/** The published documents as the server shows them. Those without a mark are equal to a release. */
export function withReleaseStates(documents: Documents, specFolder: string): Documents {
  const { published, published30, partner, partner30, asyncapi, binance, binance30, binanceAsyncapi } = documents;
  const mark = (name: DocumentName, document: DocumentObject, shown = document): DocumentObject =>
    isReleased(specFolder, name, document) ? shown : withNote(specFolder, name, shown);
  return {
    ...documents,
    published: mark('openapi', published),
    published30: mark('openapi', published, published30),
    partner: mark('partner.openapi', partner),
    partner30: mark('partner.openapi', partner, partner30),
    asyncapi: mark('asyncapi', asyncapi),
    binance: mark('binance.openapi', binance),
    binance30: mark('binance.openapi', binance, binance30),
    binanceAsyncapi: mark('binance.asyncapi', binanceAsyncapi),
  };
}

/** Whether exactly this content was released under its version. */
function isReleased(specFolder: string, name: DocumentName, document: DocumentObject): boolean {
  const file = join(specFolder, 'released', name, `${versionOf(document)}.json`);
  return existsSync(file) && readFileSync(file, 'utf8') === `${JSON.stringify(document)}\n`;
}

function withNote(specFolder: string, name: DocumentName, document: DocumentObject): DocumentObject {
  const info = asObject(document['info'], 'info');
  const { description = '', ...others } = info;
  const last = lastRelease(specFolder, name);
  const released =
    last === undefined
      ? 'No version of it has been released yet.'
      : `The last release is ${versionOf(last)}, \`/${name}/${versionOf(last)}.json\`.`;
  const note = `**This document is not released, and can still change.** ${released}`;
  return { ...document, info: { ...others, description: `${note}\n\n${String(description)}`, 'x-unreleased': true } };
}
