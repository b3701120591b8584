/** Events that an operator has to look at. Each is stored once for its subject. */
import type { Knex } from 'knex';
import { timed } from './timed';

export type AlarmKind =
  | 'confirmed_deposit_removed'
  | 'confirmed_deposit_lost'
  | 'confirmed_withdrawal_removed'
  | 'unexplained_spend'
  | 'payment_lost'
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
