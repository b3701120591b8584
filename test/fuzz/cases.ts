/** Cases: a good request of an operation and what became of it by chance. The same seed, operation and number make the same case, whatever was asked before. */
import type { OperationId } from '../../generated/operations';
import type { GoodRequests, Request } from '../contract/goodRequests';
import type { HttpPipe } from '../support/httpPipe';
import { randomFrom } from '../support/seed';
import type { Candidates } from './candidates';
import { bodyBytesOf, bytesOf, type Draft, draftOf, signedTextOf } from './draft';
import { flawsOf, problemWith } from './expectation';
import { MUTATIONS } from './mutations';
import { hash } from './settings';

export interface Case {
  readonly id: OperationId;
  readonly number: number;
  readonly good: Request;
  /** What is done to it, each with a seed of its own, so that some can be left out. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly mutation: (typeof MUTATIONS)[number];
  readonly seed: number;
}

export interface Surroundings {
  readonly seed: number;
  readonly good: GoodRequests;
  readonly candidates: Candidates;
  /** Where changing them would end the run itself: its own credentials. */
  readonly isForbidden: (draft: Draft) => boolean;
}

const STEPS_MAX = 3;

export function caseOf(id: OperationId, number: number, good: Request, seed: number): Case {
  const random = randomFrom(hash(`${seed} ${id} ${number}`));
  // The first is the good request as it is: what can be done once only is accepted in a short run too.
  const length = number === 0 ? 0 : random.integer(0, STEPS_MAX);
  const steps = Array.from({ length }, () => ({ mutation: random.pick(MUTATIONS), seed: random.integer(0, 2 ** 31) }));
  return { id, number, good, steps };
}

export type Result =
  | { readonly problem: undefined; readonly kind: 'accepted' | 'refused' | 'open' }
  | { readonly problem: string; readonly request: string };

/** Undefined when the case must not be sent. */
export async function run(
  { id, good, steps }: Case,
  { good: requests, candidates, isForbidden }: Surroundings,
  pipe: HttpPipe,
): Promise<Result | undefined> {
  const draft = draftOf(id, good);
  for (const { mutation, seed } of steps) mutation.apply(draft, randomFrom(seed), candidates);
  if (isForbidden(draft)) return undefined;
  const flaws = flawsOf(draft, requests.people.portal.extras);
  const bytes = bytesOf(draft, requests.credentials(id, signedTextOf(draft)));
  try {
    const answer = await pipe.ask(bytes, draft.method === 'HEAD');
    const problem = problemWith(answer, draft, flaws);
    if (problem !== undefined)
      return { problem: `${problem}\n${answer.status} ${answer.text.slice(0, 500)}`, request: shown(bytes, draft) };
    return { problem, kind: answer.status < 300 ? 'accepted' : answer.status >= 400 ? 'refused' : 'open' };
  } catch (error) {
    return { problem: (error as Error).message, request: shown(bytes, draft) };
  }
}

/** The steps without which it does not fail, as far as leaving out one at a time finds them. */
export async function smallest(failing: Case, surroundings: Surroundings, pipe: HttpPipe): Promise<Case> {
  for (let at = 0; at < failing.steps.length; at += 1) {
    const fewer = { ...failing, steps: failing.steps.filter((_, index) => index !== at) };
    const result = await run(fewer, surroundings, pipe);
    if (result?.problem !== undefined) return await smallest(fewer, surroundings, pipe);
  }
  return failing;
}

function shown(bytes: Buffer, draft: Draft): string {
  const body = bodyBytesOf(draft);
  const head = bytes.toString('latin1').split('\r\n\r\n')[0]?.replaceAll('\r\n', '\n') ?? '';
  return `${head.slice(0, 3_000)}\n\n${body?.toString('utf8').slice(0, 3_000) ?? ''}`;
}
