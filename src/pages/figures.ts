/**
 * Figures as people read them, made from the exact decimals of the wire: text in, text out, so that nothing on the way could round. Shared by the pages
 * and by the script of the market's page, which show the same figure alike.
 */

/** Thousands apart, as both languages write them: `1,234.5`. */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** With zeros behind, so that the points of a column stand below each other: `1,234.50`. What has more decimals keeps them. */
export function aligned(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return decimals === 0 && fraction === '' ? grouped(whole) : grouped(`${whole}.${fraction.padEnd(decimals, '0')}`);
}

/** Without the decimals beyond so many: cut and not rounded, for statistics that are an overview. */
export function cut(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return aligned(decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`, decimals);
}

/** By its sign alone. */
export function directionOf(decimal: string): Direction {
  if (decimal.startsWith('-')) return 'fall';
  return /[1-9]/.test(decimal) ? 'rise' : 'same';
}

export type Direction = 'rise' | 'fall' | 'same';

/** What tells one from the other where colours do not. */
export const ARROWS: Readonly<Record<Direction, string>> = { rise: '▲', fall: '▼', same: '' };

/** A change with its sign: `+1.25%`, `−0.40%`. */
export function percent(decimal: string): string {
  const unsigned = cut(decimal.replace('-', ''), 2);
  return `${{ rise: '+', fall: '−', same: '' }[directionOf(decimal)]}${unsigned}%`;
}

/** In UTC: `14:05:09`. */
export function clockTime(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(11, 19);
}

/** In UTC: `2026-11-21 14:05`. */
export function minuteTime(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}
