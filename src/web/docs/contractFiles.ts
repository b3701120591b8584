/**
 * The published contract: each document as YAML and as JSON, the change log, and the operations as a collection for
 * Postman. Internal operations were removed when the files were generated; this file inserts
 * the public address of the exchange. Any origin may read them (CORS).
 */

import { StaticResource } from '../framework/staticResource';
import { PUBLISHED_DOCUMENTS } from './documents';
import { PLACEHOLDER_HOST, PLACEHOLDER_URL, readGeneratedFile, streamsProtocol } from './generatedFiles';

export const CONTRACT_TYPES = {
  yaml: 'application/yaml; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export const CONTRACT_HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

export function contractFiles(publicUrl: string): ReadonlyMap<string, StaticResource> {
  const documents = PUBLISHED_DOCUMENTS.flatMap(({ name, file, openapi30 }) => [
    { name, file },
    ...(openapi30 === undefined ? [] : [openapi30]),
  ]);
  const files = documents.flatMap(({ name, file }) =>
    (['yaml', 'json'] as const).map((form): [string, StaticResource] => {
      const text = async (): Promise<string> =>
        withServerAddress(await readGeneratedFile(`${file}.${form}`), form, publicUrl);
      return [`/${name}.${form}`, new StaticResource({ type: CONTRACT_TYPES[form], headers: CONTRACT_HEADERS, text })];
    }),
  );
  const changelog = new StaticResource({
    type: CONTRACT_TYPES.json,
    headers: CONTRACT_HEADERS,
    text: () => readGeneratedFile('changelog.json'),
  });
  const collection = new StaticResource({
    type: CONTRACT_TYPES.json,
    headers: CONTRACT_HEADERS,
    text: async () =>
      (await readGeneratedFile('collection.json')).replace(
        `"value": "${PLACEHOLDER_URL}"`,
        `"value": ${JSON.stringify(publicUrl)}`,
      ),
  });
  return new Map([...files, ['/changelog.json', changelog], ['/collection.json', collection]]);
}

/** Released documents are stored without spaces and line breaks. */
const DEFAULT_URL = new RegExp(`("default": ?)"${PLACEHOLDER_URL}"`);
const STREAM_SERVER = new RegExp(`("host": ?)"${PLACEHOLDER_HOST}"(,\\s*"protocol": ?)"ws"`, 'g');

/**
 * Replaces the placeholder address: `default` of the OpenAPI server, `host` and `protocol` of each AsyncAPI server. In
 * YAML the values are written as JSON strings, which are valid YAML.
 */
export function withServerAddress(text: string, form: 'yaml' | 'json', publicUrl: string): string {
  const { host } = new URL(publicUrl);
  const streams = streamsProtocol(publicUrl);
  if (form === 'json') {
    const named = text.replace(DEFAULT_URL, (_, member: string) => member + JSON.stringify(publicUrl));
    return named.replace(
      STREAM_SERVER,
      (_, first: string, second: string) => `${first}${JSON.stringify(host)}${second}"${streams}"`,
    );
  }
  const named = text.replace(`default: ${PLACEHOLDER_URL}\n`, `default: ${JSON.stringify(publicUrl)}\n`);
  return named.replaceAll(
    `host: ${PLACEHOLDER_HOST}\n    protocol: ws\n`,
    `host: ${JSON.stringify(host)}\n    protocol: ${streams}\n`,
  );
}
