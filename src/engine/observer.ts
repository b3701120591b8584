/**
 * Observers of the engine, for metrics and tracing. They are called at most once per batch and must not change
 * anything.
 */
import type { Command } from '../core/model/commands';
import type { AuditReport } from './audit/auditReport';

export interface EngineObserver {
  /**
   * Called before a batch is committed. The returned function is called after the commit, and not at all if it fails.
   */
  readonly committing: (batch: { readonly commands: readonly Command[]; readonly events: number }) => () => void;
  readonly audited: (report: Pick<AuditReport, 'violations' | 'discardedCheckpoint'>) => void;
}

/** Combines observers into one that calls all of them; undefined if there are none. */
export function combineObservers(observers: readonly EngineObserver[]): EngineObserver | undefined {
  if (observers.length < 2) return observers[0];
  return {
    committing: (batch) => {
      const onCommitted = observers.map(({ committing }) => committing(batch));
      return () => {
        for (const call of onCommitted) call();
      };
    },
    audited: (report) => {
      for (const { audited } of observers) audited(report);
    },
  };
}
