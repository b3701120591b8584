/** Samples in Python 3.9 or later. */
import {
  type ComputedValue,
  EXAMPLE_URL,
  IDEMPOTENCY_COMMENT,
  type SampleRequest,
  settingsComment,
} from './sampleRequest';

const VALUES: Readonly<Record<ComputedValue, string>> = {
  keyWithScheme: 'f"TDAX-API {KEY}"',
  key: 'KEY',
  timestamp: 'timestamp',
  signature: 'signature',
  authorization: 'AUTHORIZATION',
  basic: '"Basic " + base64.b64encode(f"{PARTNER_ID}:{PARTNER_SECRET}".encode()).decode()',
  idempotencyKey: 'name',
};

export function pythonSample(request: SampleRequest): string {
  const { settings, signing, headers, body } = request;
  const computed = headers.flatMap((header) => ('computed' in header ? [header.computed] : []));
  const modules = [
    ...(computed.includes('basic') ? ['base64'] : []),
    ...(signing === undefined ? [] : ['hashlib', 'hmac']),
    ...(settings.length === 0 ? [] : ['os']),
    ...(signing === undefined ? [] : ['time']),
    ...(computed.includes('idempotencyKey') ? ['uuid'] : []),
  ];
  return [
    ...modules.map((name) => `import ${name}`),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    ...(settings.length === 0 ? [] : [`# ${settingsComment(settings)}`]),
    ...settings.map((name) => `${name} = os.environ["${name}"]`),
    ...(computed.includes('idempotencyKey') ? [`# ${IDEMPOTENCY_COMMENT}`, 'name = str(uuid.uuid4())'] : []),
    ...(body === undefined ? [] : [`body = ${quoted(JSON.stringify(body))}`]),
    ...signingLines(request),
    ...requestLines(request),
    'try:',
    '    response = urlopen(request)',
    'except HTTPError as error:',
    '    response = error',
    'print(response.status, response.read().decode())',
  ].join('\n');
}

function signingLines({ signing, method, path, query, body }: SampleRequest): string[] {
  if (signing === undefined) return [];
  const time = 'timestamp = str(int(time.time() * 1000))';
  if (signing === 'binance')
    return [
      time,
      `query = f"${query === '' ? '' : `${query}&`}timestamp={timestamp}"`,
      'signature = hmac.new(SECRET.encode(), query.encode(), hashlib.sha256).hexdigest()',
    ];
  return [
    time,
    `body_hash = hashlib.sha256(${body === undefined ? 'b""' : 'body.encode()'}).hexdigest()`,
    `lines = ["TALAD-SIGNATURE-2", KEY, timestamp, "", "${method}", "${path}", "${query}", body_hash]`,
    'signature = hmac.new(SECRET.encode(), "\\n".join(lines).encode(), hashlib.sha512).hexdigest()',
  ];
}

function requestLines({ signing, method, path, query, headers, body }: SampleRequest): string[] {
  const address = `${EXAMPLE_URL}${path}`;
  const target =
    signing === 'binance'
      ? `f"${address}?{query}&signature={signature}"`
      : `"${query === '' ? address : `${address}?${query}`}"`;
  const fields = headers.map(
    (header) => `        "${header.name}": ${'text' in header ? `"${header.text}"` : VALUES[header.computed]},`,
  );
  return [
    'request = Request(',
    `    ${target},`,
    `    method="${method}",`,
    ...(body === undefined ? [] : ['    data=body.encode(),']),
    ...(fields.length === 0 ? [] : ['    headers={', ...fields, '    },']),
    ')',
  ];
}

/** A text without line breaks as a literal. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
