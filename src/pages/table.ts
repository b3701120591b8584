/** Where each page lives. Paths are as the browser shows them; a part in braces stands for anything up to the next slash. */
import type { Page } from './page';

export interface PageRoute {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

interface Place {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly pages: Partial<Record<'get' | 'post', Page>>;
}

/** Longer than any target of ours that leads somewhere. */
const DESTINATION_LENGTH_MAX = 2_048;
/** A path of plain characters, without empty parts, and a query that needs no further escaping. */
const DESTINATION = /^((?:\/[a-z0-9_-]+)+)(?:\?[A-Za-z0-9._~!$'()*,;:@/?=&%+-]*)?$/;

export class PageTable {
  private readonly exact = new Map<string, Place>();
  private readonly templated: Place[] = [];

  constructor(private readonly pages: readonly Page[]) {
    for (const page of pages) {
      const place = this.placeOf(page.path);
      if (place.pages[page.method] !== undefined) throw new Error(`two pages at ${page.method} ${page.path}`);
      place.pages[page.method] = page;
    }
  }

  list(): readonly Page[] {
    return this.pages;
  }

  methodsAt(path: string): readonly ('get' | 'post')[] {
    const place = this.at(path)?.place;
    return place === undefined ? [] : (['get', 'post'] as const).filter((method) => place.pages[method] !== undefined);
  }

  find(method: 'get' | 'post', path: string): PageRoute | undefined {
    const found = this.at(path);
    const page = found?.place.pages[method];
    return found === undefined || page === undefined ? undefined : { page, params: found.params };
  }

  /** The target itself when one of our pages that may follow a sign-in is there. Whatever a browser might read in another way is nothing of ours. */
  destination(target: string | undefined): string | undefined {
    if (target === undefined || target.length > DESTINATION_LENGTH_MAX) return undefined;
    const path = DESTINATION.exec(target)?.[1];
    return path !== undefined && this.find('get', path)?.page.followsSignIn === true ? target : undefined;
  }

  private placeOf(path: string): Place {
    const known =
      this.exact.get(path) ?? this.templated.find((place) => place.pattern.source === patternOf(path).source);
    if (known !== undefined) return known;
    const place: Place = {
      pattern: patternOf(path),
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      pages: {},
    };
    if (place.names.length === 0) this.exact.set(path, place);
    else this.templated.push(place);
    return place;
  }

  private at(path: string): { readonly place: Place; readonly params: Readonly<Record<string, string>> } | undefined {
    const exact = this.exact.get(path);
    if (exact !== undefined) return { place: exact, params: {} };
    for (const place of this.templated) {
      const found = place.pattern.exec(path);
      const params = found === null ? undefined : decoded(place.names, found.slice(1));
      if (params !== undefined) return { place, params };
    }
    return undefined;
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
}

function decoded(names: readonly string[], values: readonly string[]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return undefined;
  }
}
