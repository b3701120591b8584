/** Many stream subscribers in a process of their own: one process may have only so many open sockets. */
import { openSubscribers, type SubscriberCrowd } from '../streamSubscribers';
import { answerQuestions } from './measure';

export type CrowdQuestion =
  | { readonly kind: 'open'; readonly port: number; readonly path: string; readonly count: number }
  /** Begins to measure: every `sampledOf`-th subscriber records the latency of its frames. */
  | { readonly kind: 'begin'; readonly sampledOf: number }
  | { readonly kind: 'end' };

export interface CrowdResult {
  /** In milliseconds. */
  readonly lags: readonly number[];
  readonly frames: number;
}

let crowd: SubscriberCrowd | undefined;
let framesBefore = 0;

async function answer(question: CrowdQuestion): Promise<CrowdResult> {
  if (question.kind === 'open') crowd = await openSubscribers(question.port, question.path, question.count);
  if (crowd === undefined) throw new Error('there are no subscribers yet');
  if (question.kind === 'begin') {
    framesBefore = crowd.frames();
    for (const [index, follower] of crowd.followers.entries()) if (index % question.sampledOf === 0) follower.lags = [];
  }
  return { lags: crowd.followers.flatMap(({ lags = [] }) => lags), frames: crowd.frames() - framesBefore };
}

answerQuestions<CrowdQuestion>(answer);
