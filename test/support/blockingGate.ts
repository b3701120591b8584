/** A gate that blocks callers until it is opened, and remembers who arrived first. */
export class BlockingGate<Who = unknown> {
  readonly reached: Promise<Who>;
  private readonly opened: Promise<void>;
  private tell: (who: Who) => void = () => undefined;
  private letGo: () => void = () => undefined;

  constructor() {
    this.reached = new Promise((resolve) => {
      this.tell = resolve;
    });
    this.opened = new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  readonly hold = (who: Who): Promise<void> => {
    this.tell(who);
    return this.opened;
  };

  open(): void {
    this.letGo();
  }
}
