/** Finds pages by method and path. A placeholder in braces matches one path segment. */
import type { PageDefinition, SitePage } from './page';

export interface PageRoute<Page extends SitePage = PageDefinition> {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

interface PathEntry<Page> {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly pages: Partial<Record<'get' | 'post', Page>>;
}

/** Longer than any valid return path. */
const RETURN_PATH_LENGTH_MAX = 2_048;
/** A path of plain characters without empty segments, and a query that needs no further escaping. */
const RETURN_PATH = /^((?:\/[A-Za-z0-9_-]+)+)(?:\?[A-Za-z0-9._~!$'()*,;:@/?=&%+-]*)?$/;

export class PageTable<Page extends SitePage = PageDefinition> {
  private readonly exact = new Map<string, PathEntry<Page>>();
  private readonly templated: PathEntry<Page>[] = [];

  constructor(private readonly pages: readonly Page[]) {
    for (const page of pages) {
      const entry = this.entryFor(page.path);
      if (entry.pages[page.method] !== undefined) throw new Error(`two pages at ${page.method} ${page.path}`);
      entry.pages[page.method] = page;
    }
    for (const page of pages) if (page.method === 'post') this.checkFormPage(page);
  }

  list(): readonly Page[] {
    return this.pages;
  }

  methodsAt(path: string): readonly ('get' | 'post')[] {
    const entry = this.matchPath(path)?.entry;
    if (entry === undefined) return [];
    // The path of every form can be opened (`pagePath`).
    return entry.pages.post === undefined ? ['get'] : ['get', 'post'];
  }

  find(method: 'get' | 'post', path: string): PageRoute<Page> | undefined {
    const found = this.matchPath(path);
    const page = found?.entry.pages[method];
    return found === undefined || page === undefined ? undefined : { page, params: found.params };
  }

  /** The path of the page to which an answer at this path belongs: itself, or the page with the form. */
  pagePath(path: string): string {
    const found = this.matchPath(path);
    const { get, post } = found?.entry.pages ?? {};
    if (found === undefined || get !== undefined || post?.formPage === undefined) return path;
    return post.formPage.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(found.params[name] ?? ''));
  }

  /**
   * Returns `target` if it is a page that may be opened after a sign-in. Everything that a browser could interpret as
   * another origin is rejected, so that `next` parameters cannot be used as open redirects.
   */
  returnPath(target: string | undefined): string | undefined {
    if (target === undefined || target.length > RETURN_PATH_LENGTH_MAX) return undefined;
    const path = RETURN_PATH.exec(target)?.[1];
    return path !== undefined && this.find('get', path)?.page.allowedAfterSignIn === true ? target : undefined;
  }

  /** Every form belongs to a page that can be opened. */
  private checkFormPage({ path, formPage = path }: Page): void {
    if (!this.pages.some((page) => page.method === 'get' && page.path === formPage))
      throw new Error(`the form at ${path} names no page that can be opened`);
  }

  private entryFor(path: string): PathEntry<Page> {
    const existing =
      this.exact.get(path) ?? this.templated.find((entry) => entry.pattern.source === patternOf(path).source);
    if (existing !== undefined) return existing;
    const entry: PathEntry<Page> = {
      pattern: patternOf(path),
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      pages: {},
    };
    if (entry.names.length === 0) this.exact.set(path, entry);
    else this.templated.push(entry);
    return entry;
  }

  private matchPath(
    path: string,
  ): { readonly entry: PathEntry<Page>; readonly params: Readonly<Record<string, string>> } | undefined {
    const exact = this.exact.get(path);
    if (exact !== undefined) return { entry: exact, params: {} };
    for (const entry of this.templated) {
      const found = entry.pattern.exec(path);
      const params = found === null ? undefined : decodeParameters(entry.names, found.slice(1));
      if (params !== undefined) return { entry, params };
    }
    return undefined;
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
}

function decodeParameters(names: readonly string[], values: readonly string[]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return undefined;
  }
}
