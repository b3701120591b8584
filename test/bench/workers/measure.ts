/** The results of workers that measure within their own process: each request is one round. */

export interface MeasuredRound {
  readonly microseconds: number;
  readonly processorMicroseconds: number;
}

/** Duration of `work` divided by `steps`. */
export function measureRound(steps: number, work: () => void): MeasuredRound {
  const before = process.cpuUsage();
  const startedMs = performance.now();
  work();
  const microseconds = (performance.now() - startedMs) * 1_000;
  const { user, system } = process.cpuUsage(before);
  return { microseconds: microseconds / steps, processorMicroseconds: (user + system) / steps };
}

export function answerQuestions<Question>(answer: (question: Question) => object | Promise<object>): void {
  process.on(
    'message',
    (question) => void Promise.resolve(answer(question as Question)).then((said) => process.send?.(said)),
  );
  process.on('disconnect', () => process.exit(0));
}
