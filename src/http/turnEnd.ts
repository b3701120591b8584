/**
 * Answers go out together, at the end of each turn of the event loop. Who gets one wakes up, asks again and sleeps: written one by one, each would have to wake
 * somebody, and on a small machine that costs more than all else of a short answer. Nor may callers be told so soon that they ask again within the turn, which
 * could last for seconds then: the loop reads on for as long as there are a thousand to be read, and meanwhile notices nothing new, such as that the database
 * takes the rest of a batch.
 */
import type { ServerResponse } from 'node:http';

interface Waiting {
  readonly response: ServerResponse;
  readonly body: string | Buffer;
}

let waiting: Waiting[] = [];

/** Its head is set. */
export function endWithTurn(response: ServerResponse, body: string | Buffer): void {
  if (waiting.length === 0) setImmediate(endAll);
  waiting.push({ response, body });
}

/** All that wait, at once. */
export function endAll(): void {
  const ending = waiting;
  waiting = [];
  for (const { response, body } of ending) response.end(body);
}
