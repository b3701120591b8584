/** Who looks on while the engine works, once a batch at most. Looking on changes nothing. */
import type { Command } from '../core/commands';
import type { AuditReport } from './audit/report';

export interface EngineObserver {
  /** A batch is about to be committed. What this returns is called once it is, and never when that fails. */
  readonly committing: (batch: { readonly commands: readonly Command[]; readonly events: number }) => () => void;
  readonly audited: (report: Pick<AuditReport, 'violations'>) => void;
}

/** One for all of them; none where there are none. */
export function combineObservers(observers: readonly EngineObserver[]): EngineObserver | undefined {
  if (observers.length < 2) return observers[0];
  return {
    committing: (batch) => {
      const ends = observers.map(({ committing }) => committing(batch));
      return () => {
        for (const end of ends) end();
      };
    },
    audited: (report) => {
      for (const { audited } of observers) audited(report);
    },
  };
}
