/**
 * Limits how many bodies of the size of a document are received at the same time, so that they cannot fill the memory:
 * they arrive before anybody knows whose they are.
 */
export class LargeBodies {
  private total = 0;
  private readonly perOwner = new Map<string, number>();
  private readonly ownMax: number;

  constructor(private readonly totalMax: number) {
    this.ownMax = Math.ceil(totalMax / 2);
  }

  /** Undefined if there is no room. Otherwise `release` must be called once. `owner`: the address. */
  take(owner: string): { readonly release: () => void } | undefined {
    const own = this.perOwner.get(owner) ?? 0;
    if (this.total >= this.totalMax || own >= this.ownMax) return undefined;
    this.total += 1;
    this.perOwner.set(owner, own + 1);
    return { release: () => this.release(owner) };
  }

  private release(owner: string): void {
    this.total -= 1;
    const own = (this.perOwner.get(owner) ?? 1) - 1;
    if (own === 0) this.perOwner.delete(owner);
    else this.perOwner.set(owner, own);
  }
}
