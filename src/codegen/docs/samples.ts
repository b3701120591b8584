/**
 * How each operation is called, in a shell and in TypeScript, made from its own examples: what is sent is what the contract shows, signed as it says. `sign`
 * is the function of the chapter on signing, and the names in capitals are the caller's own.
 */
import { canonicalMessage, type JsonValue as SignedValue } from '../../core/values/signature';
import { asObject, at, elements, isObject, type JsonObject, type JsonValue, members, resolve } from '../json';

export interface Samples {
  readonly curl: string;
  readonly typescript: string;
}

/** What stands for the address of an exchange, in the documents as well. */
export const ANYBODYS_URL = 'http://localhost:3000';

/** A header and its value in both languages, as the inside of a quoted text. */
interface HeaderLine {
  readonly name: string;
  readonly curl: string;
  readonly typescript: string;
}

export function samplesOf(
  document: JsonObject,
  { method, path, operation }: { method: string; path: string; operation: JsonObject },
): Samples {
  const target = `${ANYBODYS_URL}${targetOf(document, path, operation)}`;
  const body = bodyOf(document, operation);
  const lines = [...credentials(operation, body), ...headerParameters(document, operation)];
  if (body !== undefined)
    lines.push({ name: 'Content-Type', curl: "'Content-Type: application/json'", typescript: "'application/json'" });
  return {
    curl: curlText({ method, target, lines, body }),
    typescript: typescriptText({ method, target, lines, body }),
  };
}

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly lines: readonly HeaderLine[];
  readonly body: JsonObject | undefined;
}

function curlText({ method, target, lines, body }: Sent): string {
  const verb = method === 'get' || (method === 'post' && body !== undefined) ? '' : ` -X ${method.toUpperCase()}`;
  const data = body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`];
  return [`curl -s${verb} ${quoted(target)}`, ...lines.map(({ curl }) => `-H ${curl}`), ...data].join(' \\\n  ');
}

function typescriptText({ method, target, lines, body }: Sent): string {
  const members = lines.map(({ name, typescript }) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${typescript},`);
  const options = [
    ...(method === 'get' ? [] : [`  method: '${method.toUpperCase()}',`]),
    ...(members.length === 0 ? [] : ['  headers: {', ...members, '  },']),
    ...(body === undefined ? [] : ['  body: JSON.stringify(body),']),
  ];
  const call = options.length === 0 ? `fetch('${target}')` : `fetch('${target}', {\n${options.join('\n')}\n})`;
  const declared =
    body === undefined ? '' : `const body = ${JSON.stringify(body, null, 2).replace(/^( +)"(\w+)":/gm, '$1$2:')};\n`;
  return `${declared}const answer = await ${call};\nconsole.log(answer.status, await answer.text());`;
}

/** The path with its examples in it, and the query with all that must be there. */
function targetOf(document: JsonObject, path: string, operation: JsonObject): string {
  const parameters = elements(operation['parameters']).map((parameter) => resolve(document, parameter, path));
  const exampleOf = (parameter: JsonObject): string => encodeURIComponent(String(parameter['example'] ?? ''));
  const inPath = parameters.filter((parameter) => parameter['in'] === 'path');
  const filled = inPath.reduce(
    (text, parameter) => text.replace(`{${String(parameter['name'])}}`, exampleOf(parameter)),
    path,
  );
  const query = parameters.filter((parameter) => parameter['in'] === 'query' && parameter['required'] === true);
  return (
    filled +
    (query.length === 0
      ? ''
      : `?${query.map((parameter) => `${String(parameter['name'])}=${exampleOf(parameter)}`).join('&')}`)
  );
}

/** The first example of a body that must be there. */
function bodyOf(document: JsonObject, operation: JsonObject): JsonObject | undefined {
  const body =
    operation['requestBody'] === undefined ? undefined : resolve(document, operation['requestBody'], 'requestBody');
  if (body?.['required'] !== true) return undefined;
  const [first] = members(at(body, '#/content/application~1json/examples'));
  return first === undefined ? undefined : asObject(resolve(document, first[1], first[0])['value'], first[0]);
}

function credentials(operation: JsonObject, body: JsonObject | undefined): HeaderLine[] {
  const [requirement] = elements(operation['security']);
  const schemes = members(requirement).map(([name]) => name);
  const lines: HeaderLine[] = [];
  if (schemes.includes('apiKey'))
    lines.push({ name: 'Authorization', curl: '"Authorization: TDAX-API $KEY"', typescript: `\`TDAX-API \${KEY}\`` });
  if (schemes.includes('signature')) {
    const message = body === undefined ? '' : canonicalMessage(body as { [member: string]: SignedValue });
    lines.push({
      name: 'Signature',
      curl: `"Signature: $(sign ${quoted(message)})"`,
      typescript: body === undefined ? 'sign(SECRET)' : 'sign(SECRET, body)',
    });
  }
  if (schemes.includes('apiKeyAlone'))
    lines.push({ name: 'X-MBX-APIKEY', curl: '"X-MBX-APIKEY: $KEY"', typescript: 'KEY' });
  if (schemes.includes('portalAuthorization'))
    lines.push({ name: 'Authorization', curl: '"Authorization: $AUTHORIZATION"', typescript: 'AUTHORIZATION' });
  const basic = `\`Basic \${btoa(\`\${PARTNER_ID}:\${PARTNER_SECRET}\`)}\``;
  if (schemes.includes('partnerBasic'))
    lines.push({
      name: 'Authorization',
      curl: '"Authorization: Basic $(printf %s "$PARTNER_ID:$PARTNER_SECRET" | base64 -w0)"',
      typescript: basic,
    });
  return lines;
}

/** The name under which a thing is done once; the window of a signature would be over before anybody has copied it. */
function headerParameters(document: JsonObject, operation: JsonObject): HeaderLine[] {
  const headers = elements(operation['parameters']).map((parameter) => resolve(document, parameter, 'parameter'));
  const isTaken = headers.some((header) => header['in'] === 'header' && header['name'] === 'Idempotency-Key');
  return isTaken ? [{ name: 'Idempotency-Key', curl: '"Idempotency-Key: $NAME"', typescript: 'NAME' }] : [];
}

/** For a shell: nothing in it means anything. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Whether the samples can tell how it is called: a page of ours is opened by a browser. */
export function hasSamples(operation: JsonValue): boolean {
  return isObject(operation) && operation['x-page'] !== true;
}
