/**
 * The published documents of the contract, in the order of the documentation. Everything that lists them follows from
 * here: the files that can be downloaded, the released versions, and the pages. Pure data, read by the server and by
 * the code generator.
 */
export interface PublishedDocument {
  /** The name of its files without extension, for example in `/openapi.yaml` and `/openapi/1.0.0.json`. */
  readonly name: 'openapi' | 'asyncapi' | 'partner.openapi' | 'binance.openapi' | 'binance.asyncapi';
  /** The name of the document's file in `generated/`, without extension. */
  readonly file: string;
  /** Name and file of the document in OpenAPI 3.0, which only documents of HTTP operations have. */
  readonly openapi30?: { readonly name: string; readonly file: string };
  /** The path of its first page. The paths of its other pages begin with it. */
  readonly path: string;
  /** The name of the document in the navigation. */
  readonly title: string;
  /** What it is for, on the start page of the documentation. */
  readonly summary: string;
}

export const PUBLISHED_DOCUMENTS: readonly PublishedDocument[] = [
  {
    name: 'openapi',
    file: 'openapi.published',
    openapi30: { name: 'openapi-3.0', file: 'openapi-3.0.published' },
    path: '/docs/http',
    title: 'HTTP API',
    summary: 'Orders, wallets, transfers and market data over HTTP and JSON, and how requests are signed.',
  },
  {
    name: 'asyncapi',
    file: 'asyncapi',
    path: '/docs/streams',
    title: 'Streams',
    summary: 'Prices, order books, trades, klines, and your own orders and balances over WebSocket.',
  },
  {
    name: 'partner.openapi',
    file: 'partner.openapi',
    openapi30: { name: 'partner.openapi-3.0', file: 'partner.openapi-3.0' },
    path: '/docs/partner',
    title: 'For partners',
    summary: 'What an app provides so that its users can buy coins here, and the webhooks that it receives.',
  },
  {
    name: 'binance.openapi',
    file: 'binance.openapi',
    openapi30: { name: 'binance.openapi-3.0', file: 'binance.openapi-3.0' },
    path: '/docs/binance-http',
    title: 'Binance-compatible HTTP',
    summary: 'The same markets and accounts for bots and libraries that are written for Binance.',
  },
  {
    name: 'binance.asyncapi',
    file: 'binance.asyncapi',
    path: '/docs/binance-streams',
    title: 'Binance-compatible streams',
    summary: "The streams under Binance's names, and its WebSocket API for orders.",
  },
];
