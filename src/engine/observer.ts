/** Who looks on while the engine works, once a batch at most. Looking on changes nothing. */
import type { AuditReport } from './audit/report';

export interface EngineObserver {
  /** A batch is about to be committed. What this returns is called once it is, and never when that fails. */
  readonly committing: (batch: { readonly commands: number; readonly events: number }) => () => void;
  readonly audited: (report: Pick<AuditReport, 'violations'>) => void;
}
