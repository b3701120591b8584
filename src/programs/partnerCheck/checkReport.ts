/** Collects the results of the partner check, and prints them as a table that cites the contract. */
import { CHECKS, type CheckId } from './checks';

export type CheckOutcome = 'passed' | 'failed' | 'not tested';

export interface CheckResult {
  readonly check: CheckId;
  readonly outcome: CheckOutcome;
  /** What the partner answered, or why the rule was not tested. It contains no secret and no text of the partner. */
  readonly detail: string;
}

export class CheckReport {
  private readonly found = new Map<CheckId, CheckResult>();

  pass(check: CheckId, detail = ''): void {
    // A rule that is tested several times, for example for each coin, is kept only if it always holds.
    if (this.found.get(check)?.outcome !== 'failed') this.found.set(check, { check, outcome: 'passed', detail });
  }

  fail(check: CheckId, detail: string): void {
    const previous = this.found.get(check);
    const details = previous?.outcome === 'failed' ? `${previous.detail}; ${detail}` : detail;
    this.found.set(check, { check, outcome: 'failed', detail: details });
  }

  /** Keeps an outcome that the rule already has. */
  notTested(check: CheckId, reason: string): void {
    if (!this.found.has(check)) this.found.set(check, { check, outcome: 'not tested', detail: reason });
  }

  /** Every rule in the order of `CHECKS`. */
  results(): readonly CheckResult[] {
    return (Object.keys(CHECKS) as CheckId[]).map(
      (check) => this.found.get(check) ?? { check, outcome: 'not tested', detail: 'an earlier check failed' },
    );
  }
}

const OUTCOME_TEXTS: Readonly<Record<CheckOutcome, string>> = {
  passed: 'ok',
  failed: 'FAULT',
  'not tested': 'not tested',
};
const OUTCOME_WIDTH = 12;

/** The table: a line per rule with its sentence of the contract, and the detail below if there is one. */
export function formatResults(results: readonly CheckResult[]): string {
  const titleWidth = Math.max(...results.map(({ check }) => CHECKS[check].title.length)) + 2;
  const lines = results.flatMap(({ check, outcome, detail }) => {
    const { title, sentence } = CHECKS[check];
    const line = `${OUTCOME_TEXTS[outcome].padEnd(OUTCOME_WIDTH)}${title.padEnd(titleWidth)}"${sentence}"`;
    return detail === '' ? [line] : [line, `${''.padEnd(OUTCOME_WIDTH)}  ${detail}`];
  });
  const count = (outcome: CheckOutcome) => results.filter((result) => result.outcome === outcome).length;
  return [
    `${'result'.padEnd(OUTCOME_WIDTH)}${'check'.padEnd(titleWidth)}sentence of the partner contract`,
    ...lines,
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('not tested')} not tested`,
  ].join('\n');
}
