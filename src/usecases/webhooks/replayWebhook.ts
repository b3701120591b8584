/** Makes a partner's webhook messages due again, for the partner itself and for operators. */
import type { Knex } from 'knex';
import { findWebhookEndpoint } from '../../store/portal/webhookEndpoints';
import { replayWebhookMessages } from '../../store/portal/webhookMessages';

/** The number of messages that will be sent again; undefined if the partner has no webhook. */
export async function replayWebhook(
  database: Knex,
  partnerId: number,
  fromSequence: number,
): Promise<number | undefined> {
  if ((await findWebhookEndpoint(database, partnerId)) === undefined) return undefined;
  return replayWebhookMessages(database, { partnerId, fromSequence });
}
