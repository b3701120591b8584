/** Spoiling may leave an address at which nothing is, and whoever asks like a browser there is answered with a page. Pages are no part of the contract. */
import type { RawHttpAnswer } from '../support/rawHttp';

const FOR_PROGRAMS = /^\/api\//;

export function isPageForPeople({ headers }: RawHttpAnswer, path: string): boolean {
  return headers['content-type'] === 'text/html; charset=utf-8' && !FOR_PROGRAMS.test(path);
}
