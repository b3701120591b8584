/** What has the form of a listen key, and so is the name of a user's own stream. Whether it is one that lives, only the tables know. */
const LISTEN_KEY = /^[0-9a-f]{32}$/;

export function isListenKey(word: string): boolean {
  return LISTEN_KEY.test(word);
}
