/** Leads addresses from before each operation had its own page, such as `/docs#createOrder`, to the present page. */

export function followMovedAnchor(): void {
  const id = location.hash.slice(1);
  const entry = id === '' ? null : document.getElementById(id);
  const target = entry?.matches('[data-moved]') === true ? entry.querySelector('a') : null;
  if (target !== null) location.replace(target.href);
}
