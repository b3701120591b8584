/**
 * The contract as others take it from here: each document under its own name, as YAML and as JSON. What is internal was left out when they were generated;
 * what is added is the address at which this exchange is found. Beside them, what changed with each
 * release. Any origin may read them.
 */
import { ANYBODYS_HOST, ANYBODYS_URL, generatedText, streamsProtocol } from './generated';
import { Representation } from './representation';

const TYPES = { yaml: 'application/yaml; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** By path, and the name of each file in `generated/` without its ending. */
const DOCUMENTS = { openapi: 'openapi.published', asyncapi: 'asyncapi', 'partner.openapi': 'partner.openapi' } as const;

const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

export function contractFiles(publicUrl: string): ReadonlyMap<string, Representation> {
  const files = Object.entries(DOCUMENTS).flatMap(([name, file]) =>
    (['yaml', 'json'] as const).map((form): [string, Representation] => {
      const text = async (): Promise<string> => addressed(await generatedText(`${file}.${form}`), form, publicUrl);
      return [`/${name}.${form}`, new Representation({ type: TYPES[form], headers: HEADERS, text })];
    }),
  );
  const changelog = new Representation({
    type: TYPES.json,
    headers: HEADERS,
    text: () => generatedText('changelog.json'),
  });
  return new Map([...files, ['/changelog.json', changelog]]);
}

/** In place of the address that stands for any: `default` of the HTTP interface's server, `host` and `protocol` of the streams'. A JSON string is YAML too. */
function addressed(text: string, form: 'yaml' | 'json', publicUrl: string): string {
  const { host } = new URL(publicUrl);
  const streams = streamsProtocol(publicUrl);
  if (form === 'json') {
    const named = text.replace(`"default": "${ANYBODYS_URL}"`, `"default": ${JSON.stringify(publicUrl)}`);
    return named.replace(
      `"host": "${ANYBODYS_HOST}",\n      "protocol": "ws"`,
      `"host": ${JSON.stringify(host)},\n      "protocol": "${streams}"`,
    );
  }
  const named = text.replace(`default: ${ANYBODYS_URL}\n`, `default: ${JSON.stringify(publicUrl)}\n`);
  return named.replace(
    `host: ${ANYBODYS_HOST}\n    protocol: ws\n`,
    `host: ${JSON.stringify(host)}\n    protocol: ${streams}\n`,
  );
}
