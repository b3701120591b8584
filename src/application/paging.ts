/** Which page of a list under `/api/` a caller wants; the contract has checked that both are numbers in their range. */
import type { PageRange } from '../store/connection/page';

const PAGE_ITEMS = 10;

export function pageFrom({ limit, offset }: { readonly limit?: string; readonly offset?: string }): PageRange {
  return { limit: limit === undefined ? PAGE_ITEMS : Number(limit), offset: offset === undefined ? 0 : Number(offset) };
}
