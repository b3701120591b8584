/** Anchors of the pages, and links between them. */
import type { DocsPage } from '../../../web/docs/pageData';

/** Every anchor of a page, in order. */
export function anchorsOf(page: string): string[] {
  return [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/**
 * Makes each heading with an anchor a link to itself, so that its address can be copied. A heading that contains a link
 * stays as it is, because links cannot be nested.
 */
export function withHeadingLinks(page: string): string {
  return page.replace(
    /<(h[2-6]) id="([^"]+)">((?:(?!<a |<\/h[2-6]>).)*)<\/\1>/g,
    '<$1 id="$2"><a class="anchor" href="#$2">$3</a></$1>',
  );
}

/** Throws unless every page has each anchor once, and every link within the documentation has a target. */
export function checkPageLinks(pages: readonly DocsPage[]): void {
  const anchors = new Map<string, string[]>();
  for (const { path, title, html } of pages) {
    if (anchors.has(path))
      throw new Error(`two pages of the documentation have the path ${path}; one is called ${title}`);
    anchors.set(path, anchorsOf(html));
  }
  const faults = pages.flatMap(({ path, html }) => {
    const own = anchors.get(path) ?? [];
    const twice = own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${path} has #${id} twice`);
    const missing = [...html.matchAll(/ href="(\/docs[^"#]*)?(?:#([^"]*))?"/g)]
      .filter(([, target = path, id]) => {
        const ids = anchors.get(target);
        return ids === undefined || (id !== undefined && !ids.includes(id));
      })
      .map(([link]) => `${path} has a link without a target:${link}`);
    return [...twice, ...missing];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
