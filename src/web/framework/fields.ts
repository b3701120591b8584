import { parse as parseQuery } from 'node:querystring';
import type { PageRequest } from '../../api/http/calls/pageHandler';
import { lastingQuery } from './links';

/**
 * Reads the values of a query or a form by name. A name that occurs twice, or whose value is not text, counts as
 * missing.
 */
export class Fields {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  /** The value of a name; undefined unless the name occurs exactly once. */
  text(name: string): string | undefined {
    const value = this.value(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** As `text`, with an empty string instead of undefined. */
  textOrEmpty(name: string): string {
    return this.text(name) ?? '';
  }

  /** All values of a name that may occur several times, such as check boxes. */
  list(name: string): readonly string[] {
    const value = this.value(name);
    return typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.filter((entry) => typeof entry === 'string')
        : [];
  }

  /** Every name that occurs exactly once, with its value. */
  all(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  }

  has(name: string): boolean {
    return this.value(name) !== undefined;
  }

  private value(name: string): unknown {
    return Object.hasOwn(this.values, name) ? this.values[name] : undefined;
  }
}

/** What every page receives of its request. */
export function pageFields({ path, queryText, form, ip, network, requestId }: PageRequest) {
  const query = new Fields(parseQuery(queryText));
  return { path, query, lastingQuery: lastingQuery(queryText), form: new Fields(form), ip, network, requestId };
}
