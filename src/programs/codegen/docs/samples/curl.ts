/** Samples for a shell with curl and openssl. */
import {
  type ComputedValue,
  EXAMPLE_URL,
  IDEMPOTENCY_COMMENT,
  type SampleHeader,
  type SampleRequest,
  settingsComment,
} from './sampleRequest';

const VALUES: Readonly<Record<ComputedValue, string>> = {
  keyWithScheme: 'TDAX-API $KEY',
  key: '$KEY',
  timestamp: '$TIMESTAMP',
  signature: '$SIGNATURE',
  authorization: '$AUTHORIZATION',
  basic: 'Basic $(printf %s "$PARTNER_ID:$PARTNER_SECRET" | base64 -w0)',
  idempotencyKey: '$NAME',
};

export function curlSample(request: SampleRequest): string {
  const { settings, headers, body } = request;
  const needsName = headers.some((header) => 'computed' in header && header.computed === 'idempotencyKey');
  const lines = [
    ...(settings.length === 0 ? [] : [`# ${settingsComment(settings)}`]),
    ...(needsName ? [`# ${IDEMPOTENCY_COMMENT}`, 'NAME=$(openssl rand -hex 16)'] : []),
    ...(body === undefined ? [] : [`BODY=${quoted(JSON.stringify(body))}`]),
    ...signingLines(request),
  ];
  return [...lines, commandOf(request)].join('\n');
}

function signingLines({ signing, method, path, query, body }: SampleRequest): string[] {
  if (signing === undefined) return [];
  const time = 'TIMESTAMP=$(date +%s)000';
  if (signing === 'binance')
    return [
      time,
      `QUERY="${query === '' ? '' : `${query}&`}timestamp=$TIMESTAMP"`,
      `SIGNATURE=$(printf %s "$QUERY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)`,
    ];
  return [
    time,
    `HASH=$(printf %s ${body === undefined ? "''" : '"$BODY"'} | openssl dgst -sha256 -r | cut -d' ' -f1)`,
    `SIGNATURE=$(printf 'TALAD-SIGNATURE-2\\n%s\\n%s\\n\\n%s\\n%s\\n%s\\n%s' \\`,
    `  "$KEY" "$TIMESTAMP" ${method} ${quoted(path)} ${quoted(query)} "$HASH" |`,
    `  openssl dgst -sha512 -hmac "$SECRET" -r | cut -d' ' -f1)`,
  ];
}

function commandOf({ signing, method, path, query, headers, body }: SampleRequest): string {
  const verb = method === 'GET' || (method === 'POST' && body !== undefined) ? '' : ` -X ${method}`;
  const address = `${EXAMPLE_URL}${path}`;
  const target =
    signing === 'binance'
      ? `"${address}?$QUERY&signature=$SIGNATURE"`
      : quoted(query === '' ? address : `${address}?${query}`);
  const data = body === undefined ? [] : ['-d "$BODY"'];
  return [`curl -s${verb} ${target}`, ...headers.map((header) => `-H ${headerText(header)}`), ...data].join(' \\\n  ');
}

function headerText(header: SampleHeader): string {
  return 'text' in header ? quoted(`${header.name}: ${header.text}`) : `"${header.name}: ${VALUES[header.computed]}"`;
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
