/** The server must not start. The message is one line for the operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
