/** Asks once who leads, for a server that can become the leader itself. */
import type { EventLoop } from '../../foundation/eventLoop';
import type { Bus } from './bus';
import { LeaderCalls } from './leaderCalls';
import { decodeMessage, encodeMessage, type LeaderIdentity, type LeaderStatus, Subjects } from './messages';

/** If no server listens, the bus says so at once. A leader that is suspended listens and does not answer. */
const ANSWER_MS_MAX = 1_000;

export interface FoundLeader {
  readonly status: LeaderStatus;
  /** Throws `Outage`. */
  identify(): Promise<LeaderIdentity>;
  /** To be called when nothing more is asked. */
  end(): void;
}

export interface FindLeaderOptions {
  readonly bus: Bus;
  readonly natsPrefix: string;
  readonly eventLoop: EventLoop;
  /** A unique name. */
  readonly session: string;
}

/** Resolves to undefined if no server leads, or if it does not answer. */
export async function findLeader({
  bus,
  natsPrefix,
  eventLoop,
  session,
}: FindLeaderOptions): Promise<FoundLeader | undefined> {
  const subjects = new Subjects(natsPrefix);
  const inbox = subjects.inbox(session);
  const timeoutsMs = { durable: 0, audit: 0, quarantine: 0, endQuarantine: 0, identify: ANSWER_MS_MAX };
  const calls = new LeaderCalls({ bus, subjects, eventLoop, timeoutsMs });
  let answer: (status: LeaderStatus | undefined) => void = () => undefined;
  const end = bus.subscribe(`${inbox}.>`, ({ subject, data, isUndelivered }) => {
    const [kind, number] = subject.slice(inbox.length + 1).split('.');
    if (kind === 'status') answer(isUndelivered ? undefined : decodeMessage<LeaderStatus>(data));
    else if (kind === 'result') isUndelivered ? calls.fail(Number(number)) : calls.receive(Number(number), data);
  });
  const status = await new Promise<LeaderStatus | undefined>((resolve) => {
    const cancelTimeout = eventLoop.after(ANSWER_MS_MAX, () => resolve(undefined));
    answer = (found) => {
      cancelTimeout();
      resolve(found);
    };
    if (!bus.publish(subjects.leader, encodeMessage({}), `${inbox}.status.1`)) answer(undefined);
  });
  if (status !== undefined)
    return { status, identify: () => calls.call<LeaderIdentity>('identify', { epoch: status.epoch, inbox }), end };
  end();
  return undefined;
}
