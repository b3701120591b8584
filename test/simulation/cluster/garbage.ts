/** Messages that no server of this version understands. Handling them fails, and nothing else must. */
import { MESSAGE_VERSION, Subjects } from '../../../src/engine/cluster/messages';
import type { Random } from '../../support/randomSeed';

const MARK = 'garbage';
const OTHER_VERSION = MESSAGE_VERSION + 98;

/** A subject to which servers or gateways listen, and what to send there. */
export function randomGarbage(random: Random, natsPrefix: string, epoch: number): [string, Uint8Array] {
  const subjects = new Subjects(natsPrefix);
  const text = random.pick([MARK, '', '{}', `{"v":${OTHER_VERSION}}`, `{"v":${OTHER_VERSION},"rows":[]}\n`]);
  return [random.pick([subjects.events, subjects.leader, subjects.commands(epoch)]), Buffer.from(text)];
}

/**
 * The message of an event that does not follow from the last published one, as a server with another log would send it.
 * A gateway that receives it must load the tables again.
 */
export function foreignEvent(epoch: number, published: number): Uint8Array {
  const row = [published + 1, epoch, 0, 'create_order', null, '0'.repeat(64), 2];
  const head = { v: MESSAGE_VERSION, epoch, through: published, watermarkMs: 0, rows: [row] };
  return Buffer.from(`${JSON.stringify(head)}\n{}`);
}

export function isCausedByGarbage(error: Error | undefined): boolean {
  return (
    error !== undefined &&
    (error.name === 'UnknownMessageVersion' ||
      (error instanceof SyntaxError && /garbage|end of JSON/.test(error.message)))
  );
}
