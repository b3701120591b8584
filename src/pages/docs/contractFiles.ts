/**
 * The published contract: each document as YAML and as JSON, the change log, and the operations as a collection for
 * Postman. Internal operations were removed when the files were generated; this file inserts
 * the public address of the exchange. Any origin may read them (CORS).
 */

import { StaticResource } from '../framework/staticResource';
import { PLACEHOLDER_HOST, PLACEHOLDER_URL, readGeneratedFile, streamsProtocol } from './generatedFiles';

export const CONTRACT_TYPES = {
  yaml: 'application/yaml; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** Public name of each document, and its file in `generated/` without extension. */
const DOCUMENTS = {
  openapi: 'openapi.published',
  'openapi-3.0': 'openapi-3.0.published',
  asyncapi: 'asyncapi',
  'partner.openapi': 'partner.openapi',
  'partner.openapi-3.0': 'partner.openapi-3.0',
  'binance.openapi': 'binance.openapi',
  'binance.openapi-3.0': 'binance.openapi-3.0',
} as const;

export const CONTRACT_HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

export function contractFiles(publicUrl: string): ReadonlyMap<string, StaticResource> {
  const files = Object.entries(DOCUMENTS).flatMap(([name, file]) =>
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

/**
 * Replaces the placeholder address: `default` of the OpenAPI server, `host` and `protocol` of each AsyncAPI server. In
 * YAML the values are written as JSON strings, which are valid YAML.
 */
export function withServerAddress(text: string, form: 'yaml' | 'json', publicUrl: string): string {
  const { host } = new URL(publicUrl);
  const streams = streamsProtocol(publicUrl);
  if (form === 'json') {
    const named = text.replace(`"default": "${PLACEHOLDER_URL}"`, `"default": ${JSON.stringify(publicUrl)}`);
    return named.replaceAll(
      `"host": "${PLACEHOLDER_HOST}",\n      "protocol": "ws"`,
      `"host": ${JSON.stringify(host)},\n      "protocol": "${streams}"`,
    );
  }
  const named = text.replace(`default: ${PLACEHOLDER_URL}\n`, `default: ${JSON.stringify(publicUrl)}\n`);
  return named.replaceAll(
    `host: ${PLACEHOLDER_HOST}\n    protocol: ws\n`,
    `host: ${JSON.stringify(host)}\n    protocol: ${streams}\n`,
  );
}
