/**
 * The format of listen keys, which are the names of user data streams. Only the tables show whether a key is active.
 */
const LISTEN_KEY = /^[0-9a-f]{32}$/;

export function isListenKey(word: string): boolean {
  return LISTEN_KEY.test(word);
}
