/** Samples in TypeScript, for Node.js 24. They have no types of their own, so they are JavaScript too. */
import {
  type ComputedValue,
  EXAMPLE_URL,
  IDEMPOTENCY_COMMENT,
  type SampleRequest,
  settingsComment,
} from './sampleRequest';

const VALUES: Readonly<Record<ComputedValue, string>> = {
  keyWithScheme: `\`TDAX-API \${KEY}\``,
  key: 'KEY',
  timestamp: 'timestamp',
  signature: 'signature',
  authorization: 'AUTHORIZATION',
  basic: `\`Basic \${btoa(\`\${PARTNER_ID}:\${PARTNER_SECRET}\`)}\``,
  idempotencyKey: 'name',
};

export function typescriptSample(request: SampleRequest): string {
  const { settings, signing, headers, body } = request;
  const needsName = headers.some((header) => 'computed' in header && header.computed === 'idempotencyKey');
  return [
    ...(signing === 'version2' ? ["import { createHash, createHmac } from 'node:crypto';", ''] : []),
    ...(signing === 'binance' ? ["import { createHmac } from 'node:crypto';", ''] : []),
    ...(settings.length === 0
      ? []
      : [
          `// ${settingsComment(settings)}`,
          `const { ${settings.map((name) => `${name} = ''`).join(', ')} } = process.env;`,
        ]),
    ...(needsName ? [`// ${IDEMPOTENCY_COMMENT}`, 'const name = crypto.randomUUID();'] : []),
    ...(body === undefined ? [] : [`const body = JSON.stringify(${objectText(body)});`]),
    ...signingLines(request),
    ...requestLines(request),
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function signingLines({ signing, method, path, query, body }: SampleRequest): string[] {
  if (signing === undefined) return [];
  const time = 'const timestamp = String(Date.now());';
  if (signing === 'binance')
    return [
      time,
      `const query = \`${query === '' ? '' : `${query}&`}timestamp=\${timestamp}\`;`,
      "const signature = createHmac('sha256', SECRET).update(query).digest('hex');",
    ];
  return [
    time,
    `const hash = createHash('sha256').update(${body === undefined ? "''" : 'body'}).digest('hex');`,
    `const text = ['TALAD-SIGNATURE-2', KEY, timestamp, '', '${method}', '${path}', '${query}', hash].join('\\n');`,
    "const signature = createHmac('sha512', SECRET).update(text).digest('hex');",
  ];
}

function requestLines({ signing, method, path, query, headers, body }: SampleRequest): string[] {
  const address = `${EXAMPLE_URL}${path}`;
  const target =
    signing === 'binance'
      ? `\`${address}?\${query}&signature=\${signature}\``
      : `'${query === '' ? address : `${address}?${query}`}'`;
  const fields = headers.map((header) => {
    const name = /^\w+$/.test(header.name) ? header.name : `'${header.name}'`;
    return `    ${name}: ${'text' in header ? `'${header.text}'` : VALUES[header.computed]},`;
  });
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(fields.length === 0 ? [] : ['  headers: {', ...fields, '  },']),
    ...(body === undefined ? [] : ['  body,']),
  ];
  if (options.length === 0) return [`const response = await fetch(${target});`];
  return [`const response = await fetch(${target}, {`, ...options, '});'];
}

/** An object whose names have no quotes where they need none. */
function objectText(body: object): string {
  return JSON.stringify(body, null, 2).replace(/^( +)"(\w+)":/gm, '$1$2:');
}
