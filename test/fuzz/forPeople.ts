/** Spoiling may leave an address at which people are answered, with pages. They are no part of the contract. */
import type { RawHttpAnswer } from '../support/rawHttp';

const FOR_PROGRAMS = /^\/(api|internal|custody)\//;

export function isPageForPeople({ headers }: RawHttpAnswer, path: string): boolean {
  return headers['content-type'] === 'text/html; charset=utf-8' && !FOR_PROGRAMS.test(path);
}
