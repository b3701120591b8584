/** Faults in what partners learn of their orders: lost, late, forged and misdirected webhook messages. */
import type { PlantedFault } from '../plantedFault';

const sender = 'src/usecases/portal/webhooks/webhookSender.ts';
const delivery = 'test/portal/webhooks/delivery.test.ts';
const journey = { file: 'test/portal/webhooks/journey.test.ts', name: 'a partner learns of every step' };

export const WEBHOOKS: readonly PlantedFault[] = [
  {
    promises: [68],
    what: 'a webhook message counts as delivered before the partner has answered',
    file: sender,
    find: '    const { partnerId, sequence } = message;\n    try {\n',
    replace:
      '    const { partnerId, sequence } = message;\n    try {\n      await this.record(message, { delivered: true, status: 204 });\n',
    caughtBy: journey,
  },
  {
    promises: [68],
    what: 'a new leader begins its webhook messages with the present',
    file: 'src/usecases/portal/webhooks/webhookWriter.ts',
    find: 'this.follower.startAfter(Math.min(stored.sequence ?? published, published));',
    replace: 'this.follower.startAfter(published);',
    caughtBy: journey,
  },
  {
    promises: [68],
    what: 'a webhook message does not wait for the one before it',
    file: 'src/store/portal/webhookMessages.ts',
    find: '    .whereNotExists(before)\n',
    replace: "    .whereNotExists(before.clone().where('before.sequence', 0))\n",
    caughtBy: { file: delivery, name: 'waits for the earlier one' },
  },
  {
    promises: [68],
    what: 'an answer 410 does not disable a webhook',
    file: sender,
    find: 'const GONE = 410;',
    replace: 'const GONE = 0;',
    caughtBy: { file: delivery, name: 'an answer 410 disables' },
  },
  {
    promises: [68],
    what: 'the previous secret of a webhook is dropped at once',
    file: sender,
    find: 'previous.expiresAtMs > nowMs',
    replace: 'previous.expiresAtMs < nowMs',
    caughtBy: { file: delivery, name: 'after a rotation' },
  },
  {
    promises: [32],
    what: 'the authorization of one user reads the orders of all users of the app',
    file: 'src/usecases/portalOrders/portalOrderOwner.ts',
    find: "userId: caller.kind === 'portal' ? caller.userId : undefined",
    replace: 'userId: undefined',
    caughtBy: { file: 'test/handlers/portal/getPortalOrder.test.ts', name: 'the app and its user read an order' },
  },
];
