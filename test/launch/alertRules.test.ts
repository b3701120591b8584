/**
 * Prometheus evaluates every alert rule on series of a working and of a damaged exchange.
 *
 * @needs promtool
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../support/build';
import { programOrInstall } from '../support/requiredPrograms';
import { temporaryFolder } from '../support/temporaryFolder';

interface Rule {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations?: unknown;
}

const RULES = parse(readFileSync(join(ROOT, '.deploy/prometheus/alerts.yaml'), 'utf8')) as {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
};
const ALL_RULES = RULES.groups.flatMap(({ rules }) => rules);

/**
 * Alert, series, its values for ten minutes of good health, its values afterwards, and the minutes after which it fires.
 * The values are in the notation of promtool.
 */
const DAMAGES: readonly (readonly [alert: string, series: string, good: string, bad: string, minutes: number])[] = [
  ['TaladNoLeader', 'talad_role{role="leader"}', '1x60', '0x900', 1],
  ['TaladDown', 'up{job="talad"}', '1x60', '0x900', 2],
  ['TaladNotReady', 'talad_ready', '1x60', '0x900', 2],
  ['TaladStandbyLags', 'talad_standby_lag_seconds', '0.1x60', '9x900', 2],
  ['TaladStandbyCannotTakeOver', 'talad_standby_takeover{outcome="refused"}', '_x60', '1x900', 2],
  ['TaladStandbyWouldQuarantine', 'talad_standby_takeover{outcome="quarantine"}', '_x60', '1x900', 2],
  ['TaladInQuarantine', 'talad_quarantine', '0x60', '1x900', 1],
  ['TaladGatewayLags', 'talad_gateway_lag_seconds', '0x60', '2x900', 1],
  ['TaladEventLoopBlocked', 'talad_event_loop_blocks_total', '0x60', '1+1x900', 3],
  ['TaladEventLoopBlocked', 'talad_listener_warnings_total', '0x60', '1x900', 1],
  ['TaladBusDisconnected', 'talad_bus_connected', '1x60', '0x900', 1],
  ['TaladGatewayHeals', 'talad_gateway_healed_events_total', '0x60', '2000+2000x900', 5],
  ['TaladLeaderChanged', 'talad_epoch', '1x60', '2x900', 1],
  ['TaladClockJumped', 'talad_clock_trusted', '1x60', '0x900', 1],
  ['TaladClockJumped', 'talad_clock_jumps_total', '0x60', '1x900', 1],
  ['TaladBooksDoNotAddUp', 'talad_audit_violations', '0x60', '1x900', 1],
  ['TaladAuditCheckpointDiscarded', 'talad_audit_checkpoints_discarded_total', '0x60', '1x900', 1],
  ['TaladOperatorStoppedSomething', 'talad_operator_stops_total{operation="stopUser"}', '_x60', '1x900', 1],
  ['TaladCustodyDiffers', 'talad_custody_differences', '0x60', '1x900', 11],
  ['TaladCustodyWalletLow', 'talad_custody_wallet_low{asset="btc on bitcoin"}', '0x60', '1x900', 11],
  ['TaladCustodyWalletHigh', 'talad_custody_wallet_high{asset="btc on bitcoin"}', '0x60', '1x900', 121],
  ['TaladCustodyNotCompared', 'talad_custody_compared_timestamp_seconds', '1+10x60', '600x900', 31],
  ['TaladActionLogNotPublished', 'talad_action_log_published', '1x60', '0x900', 16],
  ['TaladActionLogChanged', 'talad_action_log_changed', '0x60', '1x900', 1],
  ['TaladPositionNotSaved', 'talad_published_position_saved', '1x60', '0x900', 2],
  ['TaladAnswersWithFaults', 'talad_http_requests_total{status="500"}', '_x60', '1x900', 1],
  ['TaladShedsLoad', 'talad_http_requests_total{status="503"}', '0x60', '30+30x900', 10],
  ['TaladCommitsSlowly', 'talad_engine_commit_seconds_bucket{le="+Inf"}', '0x60', '5+5x900', 10],
  ['TaladStreamsLag', 'talad_stream_lag_seconds_bucket{le="+Inf"}', '0x60', '5+5x900', 10],
  ['TaladWithdrawalsWait', 'talad_withdrawals{status="queued"}', '3x60', '101x900', 31],
];
/** Labels that the rules keep of a series. */
const KEPT_LABELS: Readonly<Record<string, (labels: Readonly<Record<string, string>>) => object>> = {
  TaladNoLeader: () => ({}),
  TaladOperatorStoppedSomething: ({ operation }) => ({ operation }),
  ...Object.fromEntries(
    ['TaladAnswersWithFaults', 'TaladShedsLoad', 'TaladCommitsSlowly', 'TaladStreamsLag', 'TaladWithdrawalsWait'].map(
      (alert) => [alert, ({ instance }: Readonly<Record<string, string>>) => ({ instance })],
    ),
  ),
};

const folder = temporaryFolder();

test('each alert fires at its damage, and is silent before', async () => {
  const tests = DAMAGES.map(([alert, series, good, bad, minutes]) => {
    const labels = { instance: 'a', ...labelsIn(series) };
    const rule = ALL_RULES.find((each) => each.alert === alert);
    const kept = KEPT_LABELS[alert]?.(labels) ?? labels;
    // A histogram of commits that all take longer than the highest bound.
    const bucket = /_bucket/.test(series)
      ? [{ series: nameOf(series, { ...labels, le: '0.25' }), values: '0x960' }]
      : [];
    const upper = /_bucket/.test(series)
      ? [{ series: nameOf(series, { ...labels, le: '2.5' }), values: `${good} ${bad}` }]
      : [];
    return {
      name: `${alert}: ${series}`,
      interval: '10s',
      input_series: [{ series: nameOf(series, labels), values: `${good} ${bad}` }, ...bucket, ...upper],
      alert_rule_test: [
        { alertname: alert, eval_time: '9m50s' },
        {
          alertname: alert,
          eval_time: `${10 + minutes}m`,
          exp_alerts: [{ exp_labels: { ...rule?.labels, ...kept } }],
        },
      ],
    };
  });
  expect(new Set(DAMAGES.map(([alert]) => alert))).toEqual(new Set(ALL_RULES.map(({ alert }) => alert)));
  await checkRules({ rule_files: ['RULES'], evaluation_interval: '10s', tests });
});

test('a healthy standby, a restart and silence raise no alarm; a dead exchange and the first fault do', async () => {
  await checkRules(parse(readFileSync(join(__dirname, 'alerts.yaml'), 'utf8')) as object);
});

/** Without the annotations, which promtool would compare as well. */
async function checkRules(tests: object): Promise<void> {
  const groups = RULES.groups.map((group) => ({
    ...group,
    rules: group.rules.map(({ annotations, ...rule }) => rule),
  }));
  writeFileSync(join(folder, 'rules.yaml'), stringify({ groups }));
  writeFileSync(join(folder, 'tests.yaml'), stringify({ ...tests, rule_files: ['rules.yaml'] }));
  const promtool = await programOrInstall('promtool');
  expect(() => execFileSync(promtool, ['test', 'rules', join(folder, 'tests.yaml')], { stdio: 'pipe' })).not.toThrow();
}

function labelsIn(series: string): Record<string, string> {
  return Object.fromEntries([...series.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

function nameOf(series: string, labels: Readonly<Record<string, string>>): string {
  const list = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return `${series.replace(/\{.*/, '')}{${list.join(',')}}`;
}
