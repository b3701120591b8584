/** What came in a query or a form, read one name at a time. Whoever sends a name twice, or another type, has sent nothing under it. */
export class Fields {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  /** Undefined when the name is not there exactly once. */
  text(name: string): string | undefined {
    const value = this.value(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** As `text`, and empty instead of undefined: what a form shows again. */
  shown(name: string): string {
    return this.text(name) ?? '';
  }

  /** All values of a name that may come several times, as check boxes do. */
  list(name: string): readonly string[] {
    const value = this.value(name);
    return typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.filter((entry) => typeof entry === 'string')
        : [];
  }

  has(name: string): boolean {
    return this.value(name) !== undefined;
  }

  private value(name: string): unknown {
    return Object.hasOwn(this.values, name) ? this.values[name] : undefined;
  }
}
