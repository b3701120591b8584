/**
 * Corruption may produce a path where nothing is; a request that looks like a browser's then gets an HTML page, which
 * is not part of the contract.
 */
import type { RawHttpAnswer } from '../support/rawHttp';

const FOR_PROGRAMS = /^\/api\//;

export function isHtmlPage({ headers }: RawHttpAnswer, path: string): boolean {
  return headers['content-type'] === 'text/html; charset=utf-8' && !FOR_PROGRAMS.test(path);
}
