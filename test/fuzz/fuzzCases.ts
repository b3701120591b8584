/**
 * A case is a valid request of an operation and the random mutations applied to it. The same seed, operation and number
 * always give the same case.
 */
import type { OperationId } from '../../generated/operations';
import type { ApiRequest, ValidRequests } from '../contract/validRequests';
import type { KeepAliveConnection } from '../support/keepAliveConnection';
import { seededRandom } from '../support/randomSeed';
import { flawsOf, problemWith } from './expectedResponse';
import { hashText } from './fuzzSettings';
import { bodyBytesOf, bytesOf, draftOf, type RequestDraft, signedTextOf } from './requestDraft';
import { MUTATIONS } from './requestMutations';
import type { ValueCandidates } from './valueCandidates';

export interface FuzzCase {
  readonly id: OperationId;
  readonly number: number;
  readonly good: ApiRequest;
  /** The mutations, each with a seed of its own, so that some of them can be left out. */
  readonly steps: readonly MutationStep[];
}

interface MutationStep {
  readonly mutation: (typeof MUTATIONS)[number];
  readonly seed: number;
}

export interface FuzzContext {
  readonly seed: number;
  readonly good: ValidRequests;
  readonly candidates: ValueCandidates;
  /** Requests that would end the run itself, because they change its own credentials. */
  readonly isForbidden: (draft: RequestDraft) => boolean;
}

const STEPS_MAX = 3;

export function createCase(id: OperationId, number: number, good: ApiRequest, seed: number): FuzzCase {
  const random = seededRandom(hashText(`${seed} ${id} ${number}`));
  // The first case is the unchanged valid request, so that operations that work only once succeed in a short run too.
  const length = number === 0 ? 0 : random.integer(0, STEPS_MAX);
  const steps = Array.from({ length }, () => ({ mutation: random.pick(MUTATIONS), seed: random.integer(0, 2 ** 31) }));
  return { id, number, good, steps };
}

export type FuzzResult =
  | { readonly problem: undefined; readonly kind: 'accepted' | 'refused' | 'open' }
  | { readonly problem: string; readonly request: string };

/** Sends the request of the case and judges the response. Returns undefined if the case must not be sent. */
export async function runCase(
  { id, good, steps }: FuzzCase,
  { good: requests, candidates, isForbidden }: FuzzContext,
  pipe: KeepAliveConnection,
): Promise<FuzzResult | undefined> {
  const draft = draftOf(id, good);
  for (const { mutation, seed } of steps) mutation.apply(draft, seededRandom(seed), candidates);
  if (isForbidden(draft)) return undefined;
  const flaws = flawsOf(draft, requests.participants.portal.extras);
  const bytes = bytesOf(draft, requests.credentials(id, signedTextOf(draft)));
  try {
    const answer = await pipe.request(bytes, draft.method === 'HEAD');
    const problem = problemWith(answer, draft, flaws);
    if (problem !== undefined)
      return {
        problem: `${problem}\n${answer.status} ${answer.text.slice(0, 500)}`,
        request: requestText(bytes, draft),
      };
    return { problem, kind: answer.status < 300 ? 'accepted' : answer.status >= 400 ? 'refused' : 'open' };
  } catch (error) {
    return { problem: (error as Error).message, request: requestText(bytes, draft) };
  }
}

/** Returns the case with only those steps that the failure needs, found by omitting one step at a time. */
export async function reduceCase(
  failing: FuzzCase,
  surroundings: FuzzContext,
  pipe: KeepAliveConnection,
): Promise<FuzzCase> {
  for (let at = 0; at < failing.steps.length; at += 1) {
    const fewer = { ...failing, steps: failing.steps.filter((_, index) => index !== at) };
    const result = await runCase(fewer, surroundings, pipe);
    if (result?.problem !== undefined) return await reduceCase(fewer, surroundings, pipe);
  }
  return failing;
}

function requestText(bytes: Buffer, draft: RequestDraft): string {
  const body = bodyBytesOf(draft);
  const head = bytes.toString('latin1').split('\r\n\r\n')[0]?.replaceAll('\r\n', '\n') ?? '';
  return `${head.slice(0, 3_000)}\n\n${body?.toString('utf8').slice(0, 3_000) ?? ''}`;
}
