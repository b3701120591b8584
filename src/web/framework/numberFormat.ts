/**
 * Formats decimals and times for display. Decimals stay text throughout, so that no value is rounded on the way. Shared
 * by the pages and the script of the market page, which must show a figure alike.
 */

/** Adds thousands separators, as both languages write them: `1,234.5`. */
export function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** Pads with zeros so that the decimal points of a column line up: `1,234.50`. Additional decimals are kept. */
export function padDecimals(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return decimals === 0 && fraction === ''
    ? groupThousands(whole)
    : groupThousands(`${whole}.${fraction.padEnd(decimals, '0')}`);
}

/** Truncates to the given number of decimals, for statistics. */
export function truncateDecimals(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return padDecimals(decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`, decimals);
}

export function priceDirection(decimal: string): PriceDirection {
  if (decimal.startsWith('-')) return 'fall';
  return /[1-9]/.test(decimal) ? 'rise' : 'same';
}

export type PriceDirection = 'rise' | 'fall' | 'same';

/** Shown beside colours, for readers who cannot distinguish them. */
export const ARROWS: Readonly<Record<PriceDirection, string>> = { rise: '▲', fall: '▼', same: '' };

/** A percentage with its sign: `+1.25%`, `−0.40%`. */
export function formatPercent(decimal: string): string {
  const unsigned = truncateDecimals(decimal.replace('-', ''), 2);
  return `${{ rise: '+', fall: '−', same: '' }[priceDirection(decimal)]}${unsigned}%`;
}

/** In UTC: `14:05:09`. */
export function formatClockTime(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(11, 19);
}

/** In UTC: `2026-11-21 14:05`. */
export function formatMinute(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');
}
