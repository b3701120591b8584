/** A form as a browser posts it, of a size that a person types. */
import type { IncomingMessage } from 'node:http';

const FORM_BYTES_MAX = 4 * 1024;

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > FORM_BYTES_MAX) throw new Error('that is no form of ours');
  }
  return new URLSearchParams(text);
}
