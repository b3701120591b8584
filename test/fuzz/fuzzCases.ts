/**
 * A case is a valid request of an operation and the random mutations applied to it. The same seed, operation and number
 * always give the same case.
 */
import type { OperationId } from '../../generated/operations';
import type { RequestDraft, ValidRequests } from '../contract/validRequests';
import type { KeepAliveConnection } from '../support/keepAliveConnection';
import { seededRandom } from '../support/randomSeed';
import { flawsOf, problemWith } from './expectedResponse';
import { hash } from './fuzzSettings';
import { bodyBytesOf, bytesOf, type Draft, draftOf, signedTextOf } from './requestDraft';
import { MUTATIONS } from './requestMutations';
import type { Candidates } from './valueCandidates';

export interface Case {
  readonly id: OperationId;
  readonly number: number;
  readonly good: RequestDraft;
  /** The mutations, each with a seed of its own, so that some of them can be left out. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly mutation: (typeof MUTATIONS)[number];
  readonly seed: number;
}

export interface Surroundings {
  readonly seed: number;
  readonly good: ValidRequests;
  readonly candidates: Candidates;
  /** Requests that would end the run itself, because they change its own credentials. */
  readonly isForbidden: (draft: Draft) => boolean;
}

const STEPS_MAX = 3;

export function caseOf(id: OperationId, number: number, good: RequestDraft, seed: number): Case {
  const random = seededRandom(hash(`${seed} ${id} ${number}`));
  // The first case is the unchanged valid request, so that operations that work only once succeed in a short run too.
  const length = number === 0 ? 0 : random.integer(0, STEPS_MAX);
  const steps = Array.from({ length }, () => ({ mutation: random.pick(MUTATIONS), seed: random.integer(0, 2 ** 31) }));
  return { id, number, good, steps };
}

export type Result =
  | { readonly problem: undefined; readonly kind: 'accepted' | 'refused' | 'open' }
  | { readonly problem: string; readonly request: string };

/** Undefined if the case must not be sent. */
export async function run(
  { id, good, steps }: Case,
  { good: requests, candidates, isForbidden }: Surroundings,
  pipe: KeepAliveConnection,
): Promise<Result | undefined> {
  const draft = draftOf(id, good);
  for (const { mutation, seed } of steps) mutation.apply(draft, seededRandom(seed), candidates);
  if (isForbidden(draft)) return undefined;
  const flaws = flawsOf(draft, requests.participants.portal.extras);
  const bytes = bytesOf(draft, requests.credentials(id, signedTextOf(draft)));
  try {
    const answer = await pipe.request(bytes, draft.method === 'HEAD');
    const problem = problemWith(answer, draft, flaws);
    if (problem !== undefined)
      return { problem: `${problem}\n${answer.status} ${answer.text.slice(0, 500)}`, request: shown(bytes, draft) };
    return { problem, kind: answer.status < 300 ? 'accepted' : answer.status >= 400 ? 'refused' : 'open' };
  } catch (error) {
    return { problem: (error as Error).message, request: shown(bytes, draft) };
  }
}

/** The steps that are needed for the failure, found by leaving out one at a time. */
export async function smallest(failing: Case, surroundings: Surroundings, pipe: KeepAliveConnection): Promise<Case> {
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
