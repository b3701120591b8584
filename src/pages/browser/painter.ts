/** Draws what has changed, once a frame at most and only while somebody looks: a hundred events cost one drawing. */

export class Painter<Part extends string> {
  private readonly changed = new Set<Part>();
  private frame: number | undefined;

  constructor(private readonly draw: Readonly<Record<Part, () => void>>) {}

  mark(part: Part): void {
    this.changed.add(part);
    // A hidden page is given no frames; it is drawn when it is seen again.
    this.frame ??= requestAnimationFrame(() => this.paint());
  }

  private paint(): void {
    this.frame = undefined;
    const parts = [...this.changed];
    this.changed.clear();
    for (const part of parts) this.draw[part]();
  }
}
