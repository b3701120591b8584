/**
 * The requested page of a list under `/api/`. The contract has checked that both parameters are numbers in their range.
 */
import type { PageRange } from '../store/connection/page';

const DEFAULT_PAGE_ITEMS = 10;

export function parsePageRange({ limit, offset }: { readonly limit?: string; readonly offset?: string }): PageRange {
  return {
    limit: limit === undefined ? DEFAULT_PAGE_ITEMS : Number(limit),
    offset: offset === undefined ? 0 : Number(offset),
  };
}
