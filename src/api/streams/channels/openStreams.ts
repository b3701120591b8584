/** The open streams of a channel, by name and by symbol, so that an event only reaches streams that have readers. */

export interface OpenStream {
  readonly name: string;
  readonly symbol: string;
}

const NONE: ReadonlySet<never> = new Set();

export class OpenStreams<Stream extends OpenStream> {
  private readonly byName = new Map<string, Stream>();
  private readonly bySymbol = new Map<string, Set<Stream>>();

  add(stream: Stream): void {
    this.byName.set(stream.name, stream);
    const ofSymbol = this.bySymbol.get(stream.symbol);
    if (ofSymbol === undefined) this.bySymbol.set(stream.symbol, new Set([stream]));
    else ofSymbol.add(stream);
  }

  /** Removes the stream with this name and returns it. */
  remove(name: string): Stream | undefined {
    const removed = this.byName.get(name);
    if (removed === undefined) return undefined;
    this.byName.delete(name);
    const ofSymbol = this.bySymbol.get(removed.symbol);
    ofSymbol?.delete(removed);
    if (ofSymbol?.size === 0) this.bySymbol.delete(removed.symbol);
    return removed;
  }

  get(name: string): Stream | undefined {
    return this.byName.get(name);
  }

  has(stream: Stream): boolean {
    return this.byName.get(stream.name) === stream;
  }

  all(): Iterable<Stream> {
    return this.byName.values();
  }

  ofSymbol(symbol: string): ReadonlySet<Stream> {
    return this.bySymbol.get(symbol) ?? NONE;
  }

  /** Whether at least one stream of the symbol is open. */
  hasSymbol(symbol: string): boolean {
    return this.bySymbol.has(symbol);
  }
}
