/** The metrics that the dashboard and the alerts in `.deploy` use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './build';

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const read = (path: string): string => readFileSync(join(ROOT, '.deploy', path), 'utf8');

export function dashboardPanels(): readonly Panel[] {
  return (JSON.parse(read('grafana/talad.json')) as { readonly panels: readonly Panel[] }).panels;
}

/** Names of metrics in the queries of the dashboard. */
export function shownMetrics(): string[] {
  return dashboardPanels().flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
}

/** Names of metrics in the conditions of the alerts. */
export function alertedMetrics(): string[] {
  const alerts = parse(read('prometheus/alerts.yaml')) as Alerts;
  return alerts.groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => namesIn(expr)));
}

/** Whether only engines and gateways that are connected by a message bus export this metric. */
export function isClusterMetric(name: string): boolean {
  return /^talad_(gateway|bus)_/.test(name);
}

/** Without the suffix of histogram buckets. */
function namesIn(query: string): string[] {
  return [...query.matchAll(/\b(?:talad|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
}
