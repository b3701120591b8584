/**
 * Samples of requests in a shell and in TypeScript, built from the examples of the contract and signed. `sign` is the
 * function from the guide's chapter on signing; names in capitals stand for the reader's own values.
 */
import { canonicalMessage, type JsonValue as SignedValue } from '../../core/values/signature';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
  valueAtPointer,
} from '../jsonDocument';

export interface Samples {
  readonly curl: string;
  readonly typescript: string;
}

/** The address of the exchange in samples; the same as the default server in the documents. */
export const EXAMPLE_URL = 'http://localhost:3000';

/** A header with its value as source text in both languages. */
interface HeaderLine {
  readonly name: string;
  readonly curl: string;
  readonly typescript: string;
}

export function samplesOf(
  document: DocumentObject,
  { method, path, operation }: { method: string; path: string; operation: DocumentObject },
): Samples {
  const target = `${EXAMPLE_URL}${targetOf(document, path, operation)}`;
  const body = bodyOf(document, operation);
  const lines = [...credentialHeaders(operation, body), ...headerParameters(document, operation)];
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
  readonly body: DocumentObject | undefined;
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
  return `${declared}const response = await ${call};\nconsole.log(response.status, await response.text());`;
}

/** The path with example values, and the query with the required parameters. */
function targetOf(document: DocumentObject, path: string, operation: DocumentObject): string {
  const parameters = elements(operation['parameters']).map((parameter) => resolveReference(document, parameter, path));
  const exampleOf = (parameter: DocumentObject): string => encodeURIComponent(String(parameter['example'] ?? ''));
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

/** The first example of a required body. */
function bodyOf(document: DocumentObject, operation: DocumentObject): DocumentObject | undefined {
  const body =
    operation['requestBody'] === undefined
      ? undefined
      : resolveReference(document, operation['requestBody'], 'requestBody');
  if (body?.['required'] !== true) return undefined;
  const [first] = members(valueAtPointer(body, '#/content/application~1json/examples'));
  return first === undefined ? undefined : asObject(resolveReference(document, first[1], first[0])['value'], first[0]);
}

function credentialHeaders(operation: DocumentObject, body: DocumentObject | undefined): HeaderLine[] {
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

/** Only the idempotency key. `X-Timestamp` is omitted, because its window would expire before the sample is copied. */
function headerParameters(document: DocumentObject, operation: DocumentObject): HeaderLine[] {
  const headers = elements(operation['parameters']).map((parameter) =>
    resolveReference(document, parameter, 'parameter'),
  );
  const isTaken = headers.some((header) => header['in'] === 'header' && header['name'] === 'Idempotency-Key');
  return isTaken ? [{ name: 'Idempotency-Key', curl: '"Idempotency-Key: $NAME"', typescript: 'NAME' }] : [];
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Whether an operation has samples. Pages have none, because browsers open them. */
export function hasSamples(operation: DocumentValue): boolean {
  return isObject(operation) && operation['x-page'] !== true;
}
