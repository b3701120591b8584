/** Publishes the head of the log of operators' actions at intervals (`engine/actionLogHeads`), if it has changed. */
import { publishHead } from '../engine/actionLogHeads';
import { systemEventLoop } from '../eventLoop';
import { newestAction } from '../store/audit/operatorActions';
import type { Preparation } from './preparation';

/** Returns a function that stops it. */
export function startPublishingHeads({
  config,
  database,
  clock,
  log,
}: Pick<Preparation, 'config' | 'database' | 'clock' | 'log'>): () => void {
  const { actionLogHeadTo, actionLogHeadIntervalMs } = config;
  if (actionLogHeadTo === '') return () => undefined;
  let published = 0;
  let isBusy = false;
  let isStopped = false;
  const publish = async (): Promise<void> => {
    if (isBusy || isStopped) return;
    isBusy = true;
    try {
      const head = await newestAction(database);
      if (head.id > published) await publishHead(actionLogHeadTo, head, clock.nowMs());
      published = head.id;
    } catch (error) {
      if (!isStopped) log.warn({ err: error, to: actionLogHeadTo }, 'the head of the action log was not published');
    } finally {
      isBusy = false;
    }
  };
  void publish();
  const cancel = systemEventLoop.every(actionLogHeadIntervalMs, () => void publish());
  return () => {
    isStopped = true;
    cancel();
  };
}
