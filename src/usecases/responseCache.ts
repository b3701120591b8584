/**
 * Caches public responses, which are the same for all clients until the data changes. Each response is rendered and
 * serialized once per version. The number of entries is bounded. The caller determines the current version.
 */
import type { components } from '../../generated/openapi';
import type { WindowTrades } from '../core/market/windowParts';
import type { Kline } from '../core/model/model';

type Schemas = components['schemas'];

/** Stores one version for each key, because older versions are never requested again. */
export class VersionedCache<Body extends object> {
  private readonly entries = new Map<string, { readonly version: string; readonly body: Promise<Body> }>();

  constructor(private readonly entriesMax: number) {}

  /**
   * Returns the body of this version. `make` runs once per version, again after it failed; its result must not be
   * modified.
   */
  get(key: string, version: string, make: () => Body | Promise<Body>): Promise<Body> {
    const cached = this.entries.get(key);
    if (cached?.version === version) return cached.body;
    const body = Promise.resolve(make()).then(markCacheable);
    this.store(key, version, body);
    body.catch(() => this.remove(key, body));
    return body;
  }

  private store(key: string, version: string, body: Promise<Body>): void {
    this.entries.delete(key);
    const oldest = this.entries.size < this.entriesMax ? undefined : this.entries.keys().next();
    if (oldest?.done === false) this.entries.delete(oldest.value);
    this.entries.set(key, { version, body });
  }

  private remove(key: string, body: Promise<Body>): void {
    if (this.entries.get(key)?.body === body) this.entries.delete(key);
  }
}

/** The caches of the public operations. An order book has thousands of levels, so only a few are stored. */
export function createResponseCaches() {
  return {
    depths: new VersionedCache<Schemas['Depth']>(32),
    orderBooks: new VersionedCache<Schemas['OrderBook']>(256),
    bookTickers: new VersionedCache<Schemas['OrderBookTickers']>(1),
    tickers: new VersionedCache<Schemas['Ticker']>(256),
    /** Final klines read from the table, and the rendered rows including the running kline. */
    closedKlines: new VersionedCache<readonly Kline[]>(128),
    /** Final klines of a time zone, with the open time of the first one. */
    zonedKlines: new VersionedCache<{ readonly klines: readonly Kline[]; readonly firstMs: number }>(64),
    /** The trades of a rolling window, if it has any. */
    windows: new VersionedCache<{ readonly trades: WindowTrades | undefined }>(256),
    newestKlines: new VersionedCache<Schemas['KlineRow'][]>(128),
    newestTrades: new VersionedCache<Schemas['AggTrade'][]>(64),
  };
}

export type ResponseCaches = ReturnType<typeof createResponseCaches>;

/** The JSON text of each cached body; empty until the body is first sent. */
const serializedBodies = new WeakMap<object, string>();

function markCacheable<Body extends object>(body: Body): Body {
  serializedBodies.set(body, '');
  return body;
}

/** Returns the body as JSON. A cached body is serialized only once. */
export function serialize(body: unknown): string {
  const cached = typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined;
  if (cached === undefined) return JSON.stringify(body);
  if (cached !== '') return cached;
  const text = JSON.stringify(body);
  serializedBodies.set(body as object, text);
  return text;
}
