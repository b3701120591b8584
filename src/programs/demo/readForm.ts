/** Reads an URL-encoded form with a size limit. */
import type { IncomingMessage } from 'node:http';

const FORM_BYTES_MAX = 4 * 1024;

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > FORM_BYTES_MAX) throw new Error(`the form is longer than ${FORM_BYTES_MAX} bytes`);
  }
  return new URLSearchParams(text);
}
