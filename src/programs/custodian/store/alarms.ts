/** Events that an operator has to look at. Each is stored once for its subject. */
import type { Knex } from 'knex';
import { timed } from './timed';

export type AlarmKind =
  | 'confirmed_deposit_removed'
  | 'confirmed_deposit_lost'
  | 'confirmed_withdrawal_removed'
  | 'unexplained_spend'
  | 'unexplained_balance'
  | 'unexplained_cold_spend'
  | 'false_transfer'
  | 'deposit_changed'
  | 'sweep_failed'
  | 'nonce_gap'
  | 'payment_lost'
  | 'paid_twice'
  | 'callback_refused'
  | 'chain_replaced';

export interface Alarm {
  readonly network: string | null;
  readonly kind: AlarmKind;
  readonly subject: string;
  readonly detail: string;
  readonly nowMs: number;
}

const DETAIL_CHARACTERS_MAX = 500;

export async function raiseAlarm(database: Knex, { network, kind, subject, detail, nowMs }: Alarm): Promise<void> {
  await timed(
    database('alarms')
      .insert({ network, kind, subject, detail: detail.slice(0, DETAIL_CHARACTERS_MAX), created_at_ms: nowMs })
      .onConflict(['kind', 'subject'])
      .ignore(),
  );
}

/** Whether somebody has yet to look at an alarm of this kind. */
export async function hasOpenAlarm(database: Knex, network: string, kind: AlarmKind): Promise<boolean> {
  const open = database('alarms').where({ network, kind }).whereNull('acknowledged_at_ms').first('id');
  return (await timed(open)) !== undefined;
}

export interface OpenAlarm {
  readonly id: number;
  readonly kind: AlarmKind;
  readonly subject: string;
  readonly detail: string;
}

export async function openAlarms(database: Knex): Promise<readonly OpenAlarm[]> {
  const columns = ['id', 'kind', 'subject', 'detail'];
  return await timed(database('alarms').whereNull('acknowledged_at_ms').orderBy('id').select(columns));
}

export async function acknowledgeAlarms(database: Knex, ids: readonly number[], nowMs: number): Promise<void> {
  await timed(database('alarms').whereIn('id', ids).update({ acknowledged_at_ms: nowMs }));
}
