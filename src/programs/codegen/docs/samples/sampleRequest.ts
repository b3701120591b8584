/**
 * The request that the samples of an operation send, with the values of the contract's examples. Each language writes
 * it in its own way.
 */
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
  valueAtPointer,
} from '../../json/jsonDocument';

/** The address of the exchange in samples; the same as the default server in the documents. */
export const EXAMPLE_URL = 'http://localhost:3000';

/**
 * How the request is signed: with version 2 of the exchange's own signature, or in its query as on Binance. Undefined
 * for requests without a signature.
 */
export type Signing = 'version2' | 'binance' | undefined;

/** A value that the sample computes, or reads from the environment. */
export type ComputedValue =
  | 'keyWithScheme'
  | 'key'
  | 'timestamp'
  | 'signature'
  | 'authorization'
  | 'basic'
  | 'idempotencyKey';
export type SampleHeader =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly computed: ComputedValue };

/** Variables of the environment that hold the reader's own credentials. */
export type CredentialVariable = 'KEY' | 'SECRET' | 'AUTHORIZATION' | 'PARTNER_ID' | 'PARTNER_SECRET';

export interface SampleRequest {
  /** The method in upper case. */
  readonly method: string;
  /** The path with example values, percent-encoded. */
  readonly path: string;
  /** The query without question mark. For Binance also without `timestamp` and `signature`, which the sample adds. */
  readonly query: string;
  readonly body: DocumentObject | undefined;
  readonly signing: Signing;
  readonly settings: readonly CredentialVariable[];
  readonly headers: readonly SampleHeader[];
}

/** Description of the settings, for a comment at the beginning of a sample. */
export function settingsComment(settings: readonly CredentialVariable[]): string {
  const meanings: readonly string[] = settings.includes('SECRET')
    ? ['KEY and SECRET: your API key and its secret.']
    : settings.map((name) => MEANINGS[name]);
  return meanings.join(' ');
}

const MEANINGS: Readonly<Record<CredentialVariable, string>> = {
  KEY: 'KEY: your API key.',
  SECRET: 'SECRET: the secret of your API key.',
  AUTHORIZATION: 'AUTHORIZATION: the value of the Portal session.',
  PARTNER_ID: 'PARTNER_ID and PARTNER_SECRET: those of your app.',
  PARTNER_SECRET: '',
};

export const IDEMPOTENCY_COMMENT = 'Store this key before you send the request, and send it again with each retry.';

export function sampleRequest(
  document: DocumentObject,
  { method, path, operation }: { method: string; path: string; operation: DocumentObject },
): SampleRequest {
  const parameters = elements(operation['parameters']).map((parameter) => resolveReference(document, parameter, path));
  const [requirement] = elements(operation['security']);
  const schemes = members(requirement).map(([name]) => name);
  const body = bodyOf(document, method, operation);
  const credentials = CREDENTIALS.find(({ scheme }) => schemes.includes(scheme));
  const hasIdempotencyKey = parameters.some(
    (parameter) => parameter['in'] === 'header' && parameter['name'] === 'Idempotency-Key',
  );
  return {
    method: method.toUpperCase(),
    path: filledPath(path, parameters),
    query: queryOf(path, method, parameters),
    body,
    signing: credentials?.signing,
    settings: credentials?.settings ?? [],
    headers: [
      ...(credentials?.headers ?? []),
      ...(hasIdempotencyKey ? [{ name: 'Idempotency-Key', computed: 'idempotencyKey' } as const] : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', text: 'application/json' }]),
    ],
  };
}

interface Credentials {
  readonly scheme: string;
  readonly signing?: Signing;
  readonly settings: readonly CredentialVariable[];
  readonly headers: readonly SampleHeader[];
}

/** The first one that an operation requires. */
const CREDENTIALS: readonly Credentials[] = [
  {
    scheme: 'signature',
    signing: 'version2',
    settings: ['KEY', 'SECRET'],
    headers: [
      { name: 'Authorization', computed: 'keyWithScheme' },
      { name: 'Signature-Version', text: '2' },
      { name: 'X-Timestamp', computed: 'timestamp' },
      { name: 'Signature', computed: 'signature' },
    ],
  },
  {
    scheme: 'binanceSignature',
    signing: 'binance',
    settings: ['KEY', 'SECRET'],
    headers: [{ name: 'X-MBX-APIKEY', computed: 'key' }],
  },
  { scheme: 'binanceApiKey', settings: ['KEY'], headers: [{ name: 'X-MBX-APIKEY', computed: 'key' }] },
  { scheme: 'binanceApiKeyAlone', settings: ['KEY'], headers: [{ name: 'X-MBX-APIKEY', computed: 'key' }] },
  { scheme: 'apiKeyAlone', settings: ['KEY'], headers: [{ name: 'X-MBX-APIKEY', computed: 'key' }] },
  {
    scheme: 'portalAuthorization',
    settings: ['AUTHORIZATION'],
    headers: [{ name: 'Authorization', computed: 'authorization' }],
  },
  {
    scheme: 'partnerBasic',
    settings: ['PARTNER_ID', 'PARTNER_SECRET'],
    headers: [{ name: 'Authorization', computed: 'basic' }],
  },
];

function filledPath(path: string, parameters: readonly DocumentObject[]): string {
  return parameters
    .filter((parameter) => parameter['in'] === 'path')
    .reduce((text, parameter) => text.replace(`{${String(parameter['name'])}}`, exampleOf(parameter)), path);
}

/** Optional in the contract, because they depend on each other, and needed by the order of the examples. */
const NEEDED_BY_BINANCE_ORDERS = new Set([
  ...['timeInForce', 'quantity', 'price', 'orderId', 'cancelOrderId', 'orderListId', 'abovePrice', 'belowStopPrice'],
  'listenKey',
]);
/** Operations that need either `symbol` or `symbols`, and refuse both. */
const NEED_A_SYMBOL = /^\/binance\/api\/v3\/ticker(\/tradingDay)?$/;

/** The required parameters. */
function queryOf(path: string, method: string, parameters: readonly DocumentObject[]): string {
  const isBinanceOrder = path.startsWith('/binance/api/v3/') && (method !== 'get' || /\/order(List)?$/.test(path));
  return parameters
    .filter(({ in: place, name, required }) => {
      const isNeeded =
        required === true ||
        (isBinanceOrder && NEEDED_BY_BINANCE_ORDERS.has(String(name))) ||
        (name === 'symbol' && NEED_A_SYMBOL.test(path));
      return place === 'query' && isNeeded && name !== 'timestamp';
    })
    .map((parameter) => `${String(parameter['name'])}=${exampleOf(parameter)}`)
    .join('&');
}

function exampleOf(parameter: DocumentObject): string {
  return encodeURIComponent(String(parameter['example'] ?? ''));
}

/** The first example of a required body, or of one with required members: the contract calls each body of a `DELETE` optional. */
function bodyOf(document: DocumentObject, method: string, operation: DocumentObject): DocumentObject | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const body = resolveReference(document, operation['requestBody'], 'requestBody');
  const media = valueAtPointer(body, '#/content/application~1json');
  const schema = isObject(media) && method === 'delete' ? resolveReference(document, media['schema'], 'schema') : {};
  if (body['required'] !== true && elements(schema['required']).length === 0) return undefined;
  const [first] = members(valueAtPointer(body, '#/content/application~1json/examples'));
  return first === undefined ? undefined : asObject(resolveReference(document, first[1], first[0])['value'], first[0]);
}

/** Whether an operation has samples. Pages have none, because browsers open them. */
export function hasSamples(operation: DocumentValue): boolean {
  return isObject(operation) && operation['x-page'] !== true;
}
