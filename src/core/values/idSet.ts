/** A set of ids that are close to each other, at one bit per id: 2.5 MB for twenty million ids. */

const CHUNK_IDS = 1 << 20;

export class IdSet {
  private readonly chunks = new Map<number, Uint8Array>();

  add(id: number): void {
    const place = id % CHUNK_IDS;
    const number = (id - place) / CHUNK_IDS;
    const chunk = this.chunks.get(number) ?? new Uint8Array(CHUNK_IDS / 8);
    this.chunks.set(number, chunk);
    chunk[place >> 3] = (chunk[place >> 3] ?? 0) | (1 << (place & 7));
  }

  has(id: number): boolean {
    const place = id % CHUNK_IDS;
    const chunk = this.chunks.get((id - place) / CHUNK_IDS);
    return ((chunk?.[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }
}
