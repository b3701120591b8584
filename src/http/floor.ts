/**
 * The least time that a refusal takes. It begins before the work that it hides, so that its end tells nothing of how long that took: a timer that is set after the work
 * ends sooner or later by the part of a millisecond at which that is. Nor is it shared by calls that begin within a millisecond: tried, wrong signatures were told from
 * unknown keys by a tenth of one.
 */
export class Floor {
  private isReached: boolean;
  private readonly timer: NodeJS.Timeout | undefined;
  private whenReached: () => void = () => undefined;

  constructor(floorMs: number) {
    this.isReached = floorMs === 0;
    if (this.isReached) return;
    this.timer = setTimeout(() => {
      this.isReached = true;
      this.whenReached();
    }, floorMs);
  }

  /** To be asked once. */
  reached(): Promise<void> {
    if (this.isReached) return Promise.resolve();
    return new Promise((resolve) => {
      this.whenReached = resolve;
    });
  }

  /** Nothing is refused. */
  forget(): void {
    clearTimeout(this.timer);
  }
}
