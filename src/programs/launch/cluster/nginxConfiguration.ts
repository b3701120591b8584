/**
 * The configurations of nginx: of the proxy that `make run-cluster` starts in front of its gateways, and of those in
 * `.deploy`, which `npm run proxies` writes. All routes, limits and answers are here once. The same gateway serves all
 * requests of a client, so that the limits of an API key are exact.
 */
import { type Config, readConfig } from '../../../foundation/settings/config';
import { documentBodyBytesMax } from '../../../foundation/settings/identity';

export interface ProxyTarget {
  readonly host: string;
  readonly port: number;
}

type Settings = Pick<Config, 'http' | 'identity' | 'streams'>;

/** In what the configurations differ. */
interface Variant {
  /** What comes first. */
  readonly beginning: string;
  /** Comment on the servers, as lines. */
  readonly aboutServers: string;
  readonly servers: readonly ProxyTarget[];
  /** Server blocks before the one that serves. */
  readonly otherServers: string;
  /** Where the server listens, and its certificate. */
  readonly listen: readonly string[];
  /** Who may send the callbacks of a custodian. */
  readonly custodians: readonly string[];
  /** The variable with the host that the client named. */
  readonly hostVariable: string;
}

/** Connections of one worker process of nginx. A client needs two: its own, and the one to the gateway. */
const WORKER_CONNECTIONS = 20_000;
const IDLE_CONNECTIONS_TO_GATEWAYS = 64;
const READ_TIMEOUT_MS = 60_000;
/** Part of the time that a gateway keeps an idle connection. The proxy must be the first to close it. */
const IDLE_PART = 0.8;

/** The whole configuration of a local cluster. All paths are relative to its folder, nginx's prefix. */
export function nginxConfiguration(
  { host, port }: ProxyTarget,
  gateways: readonly ProxyTarget[],
  settings: Settings,
): string {
  const text = proxyText(settings, {
    beginning: '',
    aboutServers: '',
    servers: gateways,
    otherServers: '',
    listen: [`listen ${host.includes(':') ? `[${host}]` : host}:${port};`],
    // A custodian on this machine.
    custodians: ['allow 127.0.0.1;', 'allow ::1;'],
    hostVariable: '$http_host',
  });
  return `# Written at each start of the cluster.
daemon off;
pid nginx.pid;
worker_processes auto;
error_log stderr warn;

events {
  worker_connections ${WORKER_CONNECTIONS};
}

http {
  access_log off;
  server_tokens off;
  client_body_temp_path tmp/body;
  proxy_temp_path tmp/proxy;
  fastcgi_temp_path tmp/fastcgi;
  uwsgi_temp_path tmp/uwsgi;
  scgi_temp_path tmp/scgi;

${indented(text)}}
`;
}

const GENERATED = '# Written by `npm run proxies`, for the default settings.\n';
const CUSTODIANS = ['# allow 203.0.113.0/24;'];

/** The files of `.deploy` by name. They are included in the block `http` of nginx. */
export function shippedConfigurations(): ReadonlyMap<string, string> {
  const settings = readConfig({ DATABASE_URL: 'mysql://talad@localhost/talad' });
  return new Map([
    [
      'nginx.conf',
      proxyText(settings, {
        beginning: `${GENERATED}# TLS in front of one server, of a leader and a standby (a standby accepts no connections, so nginx uses the leader), or
# of the gateways of a cluster. The servers run with PUBLIC_URL=https://exchange.example and TRUST_PROXY=on (or, if this
# proxy is on another machine, with its address).

`,
        aboutServers: `  # Of gateways on several machines, use \`max_fails=1 fail_timeout=2s\`: then only one request in 2 s waits for a machine
  # that is off. \`down\` takes a gateway out before it is restarted.
`,
        servers: [
          { host: '127.0.0.1', port: 3000 },
          { host: '127.0.0.1', port: 3001 },
        ],
        otherServers: `server {
  listen 80;
  server_name exchange.example;
  return 308 https://$host$request_uri;
}

`,
        listen: [
          'listen 443 ssl;',
          'server_name exchange.example;',
          'ssl_certificate     /etc/letsencrypt/live/exchange.example/fullchain.pem;',
          'ssl_certificate_key /etc/letsencrypt/live/exchange.example/privkey.pem;',
          'ssl_protocols TLSv1.2 TLSv1.3;',
        ],
        custodians: CUSTODIANS,
        hostVariable: '$host',
      }),
    ],
    [
      'cluster/nginx.conf',
      proxyText(settings, {
        beginning: `${GENERATED}# The proxy of compose.yaml, in front of its two gateways. It has no TLS: put \`../nginx.conf\` or another proxy with TLS in
# front of it, which must set X-Forwarded-For.

# Clients are known by the address that the proxy with TLS reports. Only this machine reaches this proxy.
set_real_ip_from 10.0.0.0/8;
set_real_ip_from 172.16.0.0/12;
set_real_ip_from 192.168.0.0/16;
real_ip_header X-Forwarded-For;

`,
        aboutServers: '',
        servers: [
          { host: 'gateway-1', port: 3000 },
          { host: 'gateway-2', port: 3000 },
        ],
        otherServers: '',
        listen: ['listen 3000;'],
        custodians: CUSTODIANS,
        hostVariable: '$http_host',
      }),
    ],
  ]);
}

function proxyText({ http, identity, streams }: Settings, variant: Variant): string {
  const { beginning, aboutServers, servers, otherServers, listen, custodians, hostVariable } = variant;
  const idleMs = http.keepAliveTimeoutMs === 0 ? READ_TIMEOUT_MS : Math.floor(http.keepAliveTimeoutMs * IDLE_PART);
  const readMs = Math.max(READ_TIMEOUT_MS, 2 * streams.pingIntervalMs);
  const documentBytes = Math.ceil(documentBodyBytesMax({ http, identity }) / 1024) * 1024;
  return `${beginning}# The client: the API key that the operation at this path reads, or else its address. A key in another header is not
# looked at, so that nobody can spread one key over all gateways. The WebSocket API names keys in its messages, so its
# connections, like those of streams, are told apart by their address.
map $uri $talad_client {
  ~^/(binance/)?(ws-api|ws|stream)(/|$)        $remote_addr;
  ~^/(binance/|api/v3/userDataStream)          $talad_key_alone;
  default                                      $talad_authorized;
}
map $http_x_mbx_apikey $talad_key_alone {
  "~^(?<talad_binance_key>live-[0-9a-f]{32})$" $talad_binance_key;
  default                                      $remote_addr;
}
map $http_authorization $talad_authorized {
  "~^(?i:tdax-api +)?(?<talad_key>live-[0-9a-f]{32})$" $talad_key;
  default                                      $remote_addr;
}

upstream talad {
  # The same gateway serves all requests of a client, so that the rate limits of an API key are exact. If it does not
  # answer, another one serves them.
  hash $talad_client consistent;
${aboutServers}${servers.map((server) => `  server ${server.host}:${server.port} max_fails=0;`).join('\n')}
  keepalive ${IDLE_CONNECTIONS_TO_GATEWAYS};
  # Shorter than HTTP_KEEP_ALIVE_TIMEOUT_MS: a connection that the server closes could take a request with it.
  keepalive_timeout ${duration(idleMs)};
}

# Callbacks of a custodian per address and second.
limit_req_zone $binary_remote_addr zone=talad_callbacks:1m rate=50r/s;

map $http_upgrade $talad_connection {
  default upgrade;
  ''      '';
}

map $request_uri $talad_is_binance {
  default 0;
  ~^/(api/v3|binance)/ 1;
}

# The answer to a request whose server has ended before it answered, in the form of the contract.
map $request_method $talad_outcome {
  default 'The outcome is unknown; repeat the request with the same key.';
  GET     'Nothing was changed.';
}
map $uri $talad_unanswered {
  default     '{"code":"SERVICE_UNAVAILABLE","message":"The service is not available now. $talad_outcome"}';
  ~^/(api/v3|binance)/  '{"code":-1001,"msg":"The service is not available now. $talad_outcome"}';
}

${otherServers}server {
${listen.map((line) => `  ${line}`).join('\n')}

  # The limits of the servers, HTTP_BODY_BYTES_MAX and others. A body that fits is never written to a file.
  client_max_body_size ${size(http.bodyBytesMax)};
  client_body_buffer_size ${size(http.bodyBytesMax)};
  large_client_header_buffers 4 ${size(http.headerBytesMax)};
  client_header_timeout ${duration(http.headersTimeoutMs)};
  client_body_timeout ${duration(http.requestTimeoutMs)};

  # Operators have a port of their own, OPERATOR_PORT, on the machine of each server. This denies their paths even to a
  # server with OPERATOR_ON_PUBLIC_PORT=on.
  location ^~ /internal {
    deny all;
  }

  # The custodian's callbacks. Allow the addresses from which your custodian sends them; nobody else needs this path.
  location ^~ /custody {
${custodians.map((line) => `    ${line}`).join('\n')}
    deny all;
    limit_req zone=talad_callbacks burst=100;
    limit_req_status 429;
    proxy_pass http://talad;
    proxy_http_version 1.1;
    proxy_set_header Host ${hostVariable};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Connection '';
  }

  # Documents for identity verification, IDENTITY_DOCUMENT_BYTES_MAX in Base64: the operation, and the page.
  location ~ ^/(api/identity-verification/documents|account/identity)/?$ {
    client_max_body_size ${size(documentBytes)};
    # Not kept by the proxy: the server limits how many it receives at a time.
    proxy_request_buffering off;
    proxy_pass http://talad;
    proxy_http_version 1.1;
    proxy_connect_timeout 2s;
    proxy_read_timeout ${duration(readMs)};
    proxy_set_header Host ${hostVariable};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Connection '';
  }

  location / {
    proxy_pass http://talad;
    proxy_http_version 1.1;
    # Only before anything was sent: a request that a server may have accepted is not sent to another one.
    proxy_next_upstream error timeout;
    proxy_connect_timeout 2s;
    # Longer than the server's deadline for a response, and than the interval of its pings on a stream.
    proxy_read_timeout ${duration(readMs)};
    proxy_buffering off;
    proxy_set_header Host ${hostVariable};
    # The client's address as nginx sees it. Nothing that the client sent in this header is passed on.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $talad_connection;
  }

  # The proxy's own errors, in the form of the contract. Addresses instead of names, because the path of a request that
  # cannot be read is unknown.
${OWN_ERRORS.map(({ causes, status }) => `  error_page ${causes} = /talad-errors/${status};`).join('\n')}
${OWN_ERRORS.map(errorLocation).join('')}
  error_page 502 504 =503 @unanswered;
  location @unanswered {
    default_type 'application/json; charset=utf-8';
    add_header Retry-After 1 always;
    add_header X-Request-Id $request_id always;
    return 503 $talad_unanswered;
  }
}
`;
}

interface OwnError {
  /** What the proxy calls it. */
  readonly causes: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The text of error -1100 under the Binance interface; undefined where that answers in the same way. */
  readonly binance?: string;
  readonly retryAfter?: number;
}

const ILLEGAL_CHARACTERS = 'Illegal characters found in a parameter.';

const OWN_ERRORS: readonly OwnError[] = [
  {
    causes: '400',
    status: 400,
    code: 'MALFORMED_REQUEST',
    message: 'The request cannot be read.',
    binance: ILLEGAL_CHARACTERS,
  },
  { causes: '403 404', status: 404, code: 'NOT_FOUND', message: 'There is nothing at this path.' },
  {
    causes: '413',
    status: 413,
    code: 'REQUEST_BODY_TOO_LARGE',
    message: 'The request body is too large.',
    binance: 'The request body is too large.',
  },
  {
    causes: '414',
    status: 414,
    code: 'URI_TOO_LONG',
    message: 'The path and query are too long.',
    binance: ILLEGAL_CHARACTERS,
  },
  {
    causes: '429',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Try again after the time in Retry-After.',
    retryAfter: 1,
  },
  {
    causes: '494',
    status: 431,
    code: 'REQUEST_HEADERS_TOO_LARGE',
    message: 'The request headers are too large.',
    binance: ILLEGAL_CHARACTERS,
  },
];

function errorLocation({ status, code, message, binance, retryAfter }: OwnError): string {
  const wait = retryAfter === undefined ? '' : `\n    add_header Retry-After ${retryAfter} always;`;
  const atBinance =
    binance === undefined
      ? ''
      : `
    if ($talad_is_binance) {
      return 400 '${JSON.stringify({ code: -1100, msg: binance })}';
    }`;
  return `  location = /talad-errors/${status} {
    internal;
    default_type 'application/json; charset=utf-8';${wait}
    add_header X-Request-Id $request_id always;${atBinance}
    return ${status} '${JSON.stringify({ code, message })}';
  }
`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** In seconds if possible. */
function duration(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}

/** In KiB if possible. */
function size(bytes: number): string {
  return bytes % 1024 === 0 ? `${bytes / 1024}k` : `${bytes}`;
}
