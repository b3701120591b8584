/** Samples in PHP 8. */
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
  timestamp: '$timestamp',
  signature: '$signature',
  authorization: '$AUTHORIZATION',
  basic: '$basic',
  idempotencyKey: '$name',
};

export function phpSample(request: SampleRequest): string {
  const { settings, headers, body } = request;
  const computed = headers.flatMap((header) => ('computed' in header ? [header.computed] : []));
  return [
    '<?php',
    ...(settings.length === 0 ? [] : [`// ${settingsComment(settings)}`]),
    ...settings.map((name) => `$${name} = getenv('${name}');`),
    ...(computed.includes('basic') ? ['$basic = \'Basic \' . base64_encode("$PARTNER_ID:$PARTNER_SECRET");'] : []),
    ...(computed.includes('idempotencyKey') ? [`// ${IDEMPOTENCY_COMMENT}`, '$name = bin2hex(random_bytes(16));'] : []),
    ...(body === undefined ? [] : [`$body = ${quoted(JSON.stringify(body))};`]),
    ...signingLines(request),
    ...requestLines(request),
    "echo explode(' ', $http_response_header[0])[1], ' ', $text, \"\\n\";",
  ].join('\n');
}

function signingLines({ signing, method, path, query, body }: SampleRequest): string[] {
  if (signing === undefined) return [];
  const time = '$timestamp = (string) (int) (microtime(true) * 1000);';
  if (signing === 'binance')
    return [
      time,
      `$query = "${query === '' ? '' : `${query}&`}timestamp=$timestamp";`,
      "$signature = hash_hmac('sha256', $query, $SECRET);",
    ];
  return [
    time,
    `$hash = hash('sha256', ${body === undefined ? "''" : '$body'});`,
    `$lines = ['TALAD-SIGNATURE-2', $KEY, $timestamp, '', '${method}', '${path}', '${query}', $hash];`,
    '$signature = hash_hmac(\'sha512\', implode("\\n", $lines), $SECRET);',
  ];
}

function requestLines({ signing, method, path, query, headers, body }: SampleRequest): string[] {
  const address = `${EXAMPLE_URL}${path}`;
  const target =
    signing === 'binance'
      ? `"${address}?$query&signature=$signature"`
      : quoted(query === '' ? address : `${address}?${query}`);
  return [
    "$context = stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    ...(headers.length === 0
      ? []
      : ["    'header' => [", ...headers.map((one) => `        ${headerText(one)},`), '    ],']),
    ...(body === undefined ? [] : ["    'content' => $body,"]),
    "    'ignore_errors' => true,",
    ']]);',
    `$text = file_get_contents(${target}, false, $context);`,
  ];
}

function headerText(header: SampleHeader): string {
  return 'text' in header ? quoted(`${header.name}: ${header.text}`) : `"${header.name}: ${VALUES[header.computed]}"`;
}

/** A literal in which nothing is replaced. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
