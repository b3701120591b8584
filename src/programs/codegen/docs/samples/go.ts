/** Samples in Go 1.18 or later. */
import {
  type ComputedValue,
  EXAMPLE_URL,
  IDEMPOTENCY_COMMENT,
  type SampleRequest,
  settingsComment,
} from './sampleRequest';

const VALUES: Readonly<Record<ComputedValue, string>> = {
  keyWithScheme: '"TDAX-API "+key',
  key: 'key',
  timestamp: 'timestamp',
  signature: 'signature',
  authorization: 'authorization',
  basic: '"Basic "+base64.StdEncoding.EncodeToString([]byte(partnerId+":"+partnerSecret))',
  idempotencyKey: 'name',
};

export function goSample(request: SampleRequest): string {
  const { settings, headers, body } = request;
  const computed = headers.flatMap((header) => ('computed' in header ? [header.computed] : []));
  const content = [
    ...(settings.length === 0 ? [] : [`// ${settingsComment(settings)}`]),
    ...settings.map((name) => `${variableOf(name)} := os.Getenv("${name}")`),
    ...(computed.includes('idempotencyKey')
      ? [
          `// ${IDEMPOTENCY_COMMENT}`,
          'random := make([]byte, 16)',
          'rand.Read(random)',
          'name := hex.EncodeToString(random)',
        ]
      : []),
    ...(body === undefined ? [] : [`body := \`${JSON.stringify(body)}\``]),
    ...signingLines(request),
    ...requestLines(request),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {',
    '\tpanic(err)',
    '}',
    'defer response.Body.Close()',
    'text, _ := io.ReadAll(response.Body)',
    'fmt.Println(response.StatusCode, string(text))',
  ];
  const code = content.map((line) => `\t${line}`).join('\n');
  const imports = PACKAGES.filter((name) => code.includes(`${name.split('/').at(-1)}.`));
  return `package main\n\nimport (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)\n\nfunc main() {\n${code}\n}`;
}

/** In the order of `gofmt`. A sample imports those that it uses. */
const PACKAGES = [
  ...['crypto/hmac', 'crypto/rand', 'crypto/sha256', 'crypto/sha512', 'encoding/base64', 'encoding/hex', 'fmt', 'io'],
  ...['net/http', 'os', 'strconv', 'strings', 'time'],
];

function variableOf(setting: string): string {
  return setting.toLowerCase().replace(/_(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

function signingLines({ signing, method, path, query, body }: SampleRequest): string[] {
  if (signing === undefined) return [];
  const time = 'timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)';
  const digest = 'signature := hex.EncodeToString(mac.Sum(nil))';
  if (signing === 'binance')
    return [
      time,
      `query := "${query === '' ? '' : `${query}&`}timestamp=" + timestamp`,
      'mac := hmac.New(sha256.New, []byte(secret))',
      'mac.Write([]byte(query))',
      digest,
    ];
  return [
    time,
    `hash := sha256.Sum256([]byte(${body === undefined ? '""' : 'body'}))`,
    'lines := []string{"TALAD-SIGNATURE-2", key, timestamp, "",',
    `\t"${method}", "${path}", "${query}", hex.EncodeToString(hash[:])}`,
    'mac := hmac.New(sha512.New, []byte(secret))',
    'mac.Write([]byte(strings.Join(lines, "\\n")))',
    digest,
  ];
}

function requestLines({ signing, method, path, query, headers, body }: SampleRequest): string[] {
  const address = `${EXAMPLE_URL}${path}`;
  const target =
    signing === 'binance'
      ? `"${address}?"+query+"&signature="+signature`
      : `"${query === '' ? address : `${address}?${query}`}"`;
  return [
    `request, _ := http.NewRequest("${method}", ${target}, ${body === undefined ? 'nil' : 'strings.NewReader(body)'})`,
    ...headers.map(
      (header) =>
        `request.Header.Set("${header.name}", ${'text' in header ? `"${header.text}"` : VALUES[header.computed]})`,
    ),
  ];
}
