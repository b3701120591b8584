/**
 * Answers that everybody gets alike until something changes: each is made, and written out, once a change. Bounded in
 * entries; it never says what is current, its caller's version does.
 */
import type { components } from '../../../generated/openapi';
import type { Kline } from '../../core/model';

type Schemas = components['schemas'];

/** Under each key the body of one version: a change makes the one before useless, because versions only rise. */
export class VersionedCache<Body extends object> {
  private readonly entries = new Map<string, { readonly version: string; readonly body: Promise<Body> }>();

  constructor(private readonly entriesMax: number) {}

  /** The body of this version, made at most once; one that could not be made is not remembered. What `make` gives is never changed afterwards. */
  get(key: string, version: string, make: () => Body | Promise<Body>): Promise<Body> {
    const known = this.entries.get(key);
    if (known?.version === version) return known.body;
    const body = Promise.resolve(make()).then(markCacheable);
    this.remember(key, version, body);
    body.catch(() => this.forget(key, body));
    return body;
  }

  private remember(key: string, version: string, body: Promise<Body>): void {
    this.entries.delete(key);
    const oldest = this.entries.size < this.entriesMax ? undefined : this.entries.keys().next();
    if (oldest?.done === false) this.entries.delete(oldest.value);
    this.entries.set(key, { version, body });
  }

  private forget(key: string, body: Promise<Body>): void {
    if (this.entries.get(key)?.body === body) this.entries.delete(key);
  }
}

/** What the public calls share. A whole book has thousands of levels, so few of them are kept. */
export function createResponseCaches() {
  return {
    depths: new VersionedCache<Schemas['Depth']>(32),
    orderBooks: new VersionedCache<Schemas['OrderBook']>(256),
    bookTickers: new VersionedCache<Schemas['OrderBookTickers']>(1),
    tickers: new VersionedCache<Schemas['Ticker']>(256),
    /** Those that cannot change any more, and the rows as they are now. */
    closedKlines: new VersionedCache<readonly Kline[]>(128),
    newestKlines: new VersionedCache<Schemas['KlineRow'][]>(128),
    newestTrades: new VersionedCache<Schemas['AggTrade'][]>(64),
  };
}

export type ResponseCaches = ReturnType<typeof createResponseCaches>;

/** The JSON of shared bodies; empty until one is first sent. */
const serializedBodies = new WeakMap<object, string>();

function markCacheable<Body extends object>(body: Body): Body {
  serializedBodies.set(body, '');
  return body;
}

/** The body as JSON; that of a shared one is written once. */
export function serialize(body: unknown): string {
  const shared = typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined;
  if (shared === undefined) return JSON.stringify(body);
  if (shared !== '') return shared;
  const text = JSON.stringify(body);
  serializedBodies.set(body as object, text);
  return text;
}
