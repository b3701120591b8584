/** Samples in Java 17 or later. Each is one file, which `java Sample.java` runs. */
import {
  type ComputedValue,
  EXAMPLE_URL,
  IDEMPOTENCY_COMMENT,
  type SampleRequest,
  settingsComment,
} from './sampleRequest';

const VALUES: Readonly<Record<ComputedValue, string>> = {
  keyWithScheme: '"TDAX-API " + key',
  key: 'key',
  timestamp: 'timestamp',
  signature: 'signature',
  authorization: 'authorization',
  basic: '"Basic " + Base64.getEncoder().encodeToString((partnerId + ":" + partnerSecret).getBytes())',
  idempotencyKey: 'name',
};

/** Package of each class that a sample may use. */
const CLASSES: Readonly<Record<string, string>> = {
  URI: 'java.net.URI',
  HttpClient: 'java.net.http.HttpClient',
  HttpRequest: 'java.net.http.HttpRequest',
  HttpResponse: 'java.net.http.HttpResponse',
  MessageDigest: 'java.security.MessageDigest',
  Base64: 'java.util.Base64',
  HexFormat: 'java.util.HexFormat',
  UUID: 'java.util.UUID',
  Mac: 'javax.crypto.Mac',
  SecretKeySpec: 'javax.crypto.spec.SecretKeySpec',
};

export function javaSample(request: SampleRequest): string {
  const { settings, headers, body } = request;
  const needsName = headers.some((header) => 'computed' in header && header.computed === 'idempotencyKey');
  const content = [
    ...(settings.length === 0 ? [] : [`// ${settingsComment(settings)}`]),
    ...settings.map((name) => `String ${variableOf(name)} = System.getenv("${name}");`),
    ...(needsName ? [`// ${IDEMPOTENCY_COMMENT}`, 'String name = UUID.randomUUID().toString();'] : []),
    ...(body === undefined ? [] : [`String body = ${JSON.stringify(JSON.stringify(body))};`]),
    ...signingLines(request),
    ...requestLines(request),
    'HttpResponse<String> response =',
    '    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  const code = content.map((line) => `        ${line}`).join('\n');
  const imports = Object.entries(CLASSES)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    .map(([, path]) => `import ${path};`);
  return `${imports.join('\n')}\n\npublic class Sample {\n    public static void main(String[] args) throws Exception {\n${code}\n    }\n}`;
}

function variableOf(setting: string): string {
  return setting.toLowerCase().replace(/_(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

function signingLines({ signing, method, path, query, body }: SampleRequest): string[] {
  if (signing === undefined) return [];
  const time = 'String timestamp = String.valueOf(System.currentTimeMillis());';
  const macLines = (algorithm: string, text: string): string[] => [
    `Mac mac = Mac.getInstance("${algorithm}");`,
    `mac.init(new SecretKeySpec(secret.getBytes(), "${algorithm}"));`,
    `String signature = HexFormat.of().formatHex(mac.doFinal(${text}.getBytes()));`,
  ];
  if (signing === 'binance')
    return [
      time,
      `String query = "${query === '' ? '' : `${query}&`}timestamp=" + timestamp;`,
      ...macLines('HmacSHA256', 'query'),
    ];
  return [
    time,
    `byte[] digest = MessageDigest.getInstance("SHA-256").digest(${body === undefined ? '""' : 'body'}.getBytes());`,
    'String text = String.join("\\n", "TALAD-SIGNATURE-2", key, timestamp, "",',
    `    "${method}", "${path}", "${query}", HexFormat.of().formatHex(digest));`,
    ...macLines('HmacSHA512', 'text'),
  ];
}

function requestLines({ signing, method, path, query, headers, body }: SampleRequest): string[] {
  const address = `${EXAMPLE_URL}${path}`;
  const target =
    signing === 'binance'
      ? `"${address}?" + query + "&signature=" + signature`
      : `"${query === '' ? address : `${address}?${query}`}"`;
  const publisher =
    body === undefined ? 'HttpRequest.BodyPublishers.noBody()' : 'HttpRequest.BodyPublishers.ofString(body)';
  return [
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${target}))`,
    `    .method("${method}", ${publisher})`,
    ...headers.map(
      (header) => `    .header("${header.name}", ${'text' in header ? `"${header.text}"` : VALUES[header.computed]})`,
    ),
    '    .build();',
  ];
}
