/**
 * How a request calls a partner or the custodian: what must hold for the request is read again after
 * the wait, because it may have changed meanwhile. `test/tidy` checks that no flow calls them in another way.
 */

export interface OutsideAnswer<Answer, Held> {
  readonly answer: Answer;
  /** What holds after the call. Only this may be used from then on. */
  readonly held: Held;
}

export async function callOutside<Answer, Held>(
  call: () => Promise<Answer>,
  readConditions: () => Promise<Held>,
): Promise<OutsideAnswer<Answer, Held>> {
  const answer = await call();
  return { answer, held: await readConditions() };
}
