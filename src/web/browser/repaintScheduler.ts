/** Draws changed parts at most once per animation frame, and only while the page is visible. */

export class Painter<Part extends string> {
  private readonly changed = new Set<Part>();
  private frame: number | undefined;

  constructor(private readonly draw: Readonly<Record<Part, () => void>>) {}

  markChanged(part: Part): void {
    this.changed.add(part);
    // Hidden pages get no animation frames; they are drawn when they become visible.
    this.frame ??= requestAnimationFrame(() => this.paint());
  }

  private paint(): void {
    this.frame = undefined;
    const parts = [...this.changed];
    this.changed.clear();
    for (const part of parts) this.draw[part]();
  }
}
