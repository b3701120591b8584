/**
 * How a request calls a partner or the custodian: what must hold for the request is read again after
 * the wait, because it may have changed meanwhile. `test/tidy` checks that no flow calls them in another way.
 */

export interface OutsideAnswer<Answer, Held> {
  readonly answer: Answer;
  /** The state after the call. Data that was read before the call may be outdated and must not be used any more. */
  readonly held: Held;
}

export async function callOutside<Answer, Held>(
  call: () => Promise<Answer>,
  readConditions: () => Promise<Held>,
): Promise<OutsideAnswer<Answer, Held>> {
  const answer = await call();
  return { answer, held: await readConditions() };
}
