/** Faults between an engine and its gateways: commands carried out twice or forgotten, and old or early data. */
import type { PlantedFault } from '../plantedFault';

const sender = 'src/engine/cluster/commandSender.ts';
const service = 'src/engine/cluster/engineService.ts';
const state = 'src/engine/cluster/gatewayState.ts';
const gateway = 'src/engine/cluster/gatewayEngine.ts';
const contact = 'src/engine/cluster/leaderContact.ts';
const messages = 'src/engine/cluster/messages.ts';
const caughtBy = 'simulation';
const named = (file: string, name: string) => ({ file: `test/cluster/${file}.test.ts`, name });

export const CLUSTER: readonly PlantedFault[] = [
  // Commands
  {
    promises: [2, 6, 63],
    what: 'commands of a message that is delivered twice are executed twice',
    file: service,
    find: 'if (!this.sessions.isNew(session, number, eventLoop.elapsedMs()))',
    replace: 'if (!this.sessions.isNew(session, number, eventLoop.elapsedMs()) && number === -1)',
    caughtBy,
  },
  {
    promises: [2, 63],
    what: 'a gateway sends the commands in flight again when it connects again',
    file: sender,
    find: '  connect(epoch: number, session: string): void {\n    this.giveUp(OUTCOME_UNKNOWN);\n',
    replace:
      '  connect(epoch: number, session: string): void {\n    this.outgoing = Array.from(this.pending.keys());\n    this.scheduleFlush();\n',
    caughtBy,
  },
  {
    promises: [2, 63],
    what: 'commands in flight count as not done when the connection to the bus is lost',
    file: sender,
    find: "      else this.reject(number, 'unknown', message);",
    replace: "      else this.reject(number, 'not_done', message);",
    caughtBy,
  },
  {
    promises: [2, 63],
    what: 'a command without an answer counts as not done',
    file: sender,
    find: "this.reject(number, 'unknown', NOT_ANSWERED);",
    replace: "this.reject(number, 'not_done', NOT_ANSWERED);",
    caughtBy,
  },
  {
    promises: [63],
    what: 'a gateway does not notice that nobody has received its commands',
    file: sender,
    find: "if (sentIn === message) this.reject(number, 'not_done', NOT_REACHABLE);",
    replace: "if (sentIn === -1) this.reject(number, 'not_done', NOT_REACHABLE);",
    caughtBy: named('commandSender', 'commands that nobody has received were not done'),
  },
  {
    promises: [63],
    what: 'outcomes that do not fit into one message are not sent',
    file: service,
    find: 'if (data.length <= bus.messageBytesMax || half === outcomes.length)',
    replace: 'if (data.length > 0)',
    caughtBy: named('engineService', 'outcomes that do not fit into one message'),
  },
  {
    promises: [63],
    what: 'the engine begins a command after the time at which the gateway has given it up',
    file: service,
    find: 'clock.nowMs() > notAfterMs ? TOO_LATE',
    replace: 'clock.nowMs() > notAfterMs + 600_000 ? TOO_LATE',
    caughtBy: named('engineService', 'a command that comes too late'),
  },
  {
    promises: [2, 63],
    what: 'a command is reported as not done if the gateway does not get its event in time',
    file: gateway,
    find: "    } catch {\n      throw new Outage('unknown', OUTCOME_NOT_READ);",
    replace: "    } catch {\n      throw new Outage('not_current', OUTCOME_NOT_READ);",
    caughtBy: { file: 'test/simulation/gatewayFaults.test.ts', name: 'whose event the gateway does not get in time' },
  },
  // Events
  {
    promises: [63],
    what: 'a gateway gives an outcome before its own state has the event',
    file: gateway,
    find: '    if (sequence > 0) await this.waitForOutcome(sequence);\n',
    replace: '',
    caughtBy,
  },
  {
    promises: [49, 63],
    what: 'a gateway skips the events of a gap instead of reading them from the table',
    file: state,
    find: '    return rows[0]?.sequence === this.sequence + 1;',
    replace: '    return (rows[0]?.sequence ?? 0) > this.sequence;',
    caughtBy,
  },
  {
    promises: [49, 63],
    what: 'listeners on a gateway do not get the events that were read from the table',
    file: state,
    find: '    this.apply(missing);\n',
    replace: '    this.state?.apply(missing);\n',
    caughtBy,
  },
  {
    promises: [14, 63],
    what: 'a gateway applies rows of the table that the leader has not published yet',
    file: state,
    find: 'sequence > this.sequence && sequence <= this.published',
    replace: 'sequence > this.sequence',
    caughtBy,
  },
  {
    promises: [14, 63],
    what: 'a gateway shows what it has loaded before the leader has published it',
    file: state,
    find: 'return this.sequence <= this.published ? this.state : undefined;',
    replace: 'return this.state;',
    caughtBy: { file: 'test/simulation/gatewayFaults.test.ts', name: 'that loads the tables during a commit' },
  },
  {
    promises: [14, 63],
    what: 'a list on a gateway does not wait until the engine has published what it shows',
    file: service,
    find: '    await engine.whenDurable(Promise.resolve());\n',
    replace: '',
    caughtBy,
  },
  {
    promises: [14, 18],
    what: 'lists show a batch whose COMMIT failed before its outcome is known',
    file: 'src/engine/engine.ts',
    find: "    if (this.loop.isInDoubt) throw new Outage('not_done', IN_DOUBT);\n",
    replace: '',
    caughtBy: {
      file: 'test/simulation/foundFaults.test.ts',
      name: 'what is read from the tables while the outcome of a COMMIT is not known',
    },
  },
  {
    promises: [23, 24, 63],
    what: 'the first of several messages of a batch has the watermark after the batch',
    file: messages,
    find: 'endGroup(event.sequence - 1, 0);',
    replace: 'endGroup(event.sequence - 1, head.watermarkMs);',
    caughtBy,
  },
  {
    promises: [63],
    what: 'the position of a gateway goes back to 0 while it loads the tables again',
    file: state,
    find: '    this.reached = this.reachedSequence;\n',
    replace: '',
    caughtBy,
  },
  // Proofs
  {
    promises: [59, 63],
    what: 'the state of a gateway counts as current from the answer of the leader on, instead of from its question',
    file: gateway,
    find: '    this.freshness.record(status.sequence, askedMs);',
    replace: '    this.freshness.record(status.sequence, this.options.eventLoop.elapsedMs());',
    caughtBy,
  },
  {
    promises: [59, 63],
    what: 'the lease of the leader counts as proved from its answer on, instead of from the question',
    file: contact,
    find: 'Math.max(this.leaseProvedUntilMs, askedMs + status.leaseLeftMs)',
    replace: 'Math.max(this.leaseProvedUntilMs, this.options.eventLoop.elapsedMs() + status.leaseLeftMs)',
    caughtBy: named('leaderContact', 'a late answer proves the lease from the time of the question on'),
  },
  {
    promises: [59, 63],
    what: 'a gateway counts as current before it has what the leader has published',
    file: 'src/engine/cluster/freshness.ts',
    find: '      if (published <= this.appliedSequence) this.upToDateMs',
    replace: '      if (published <= this.appliedSequence + 1_000) this.upToDateMs',
    caughtBy,
  },
  {
    promises: [13, 63],
    what: 'a gateway believes an earlier leader that answers late',
    file: contact,
    find: 'if (askedMs === undefined || status.epoch < this.newestEpoch) return;',
    replace: 'if (askedMs === undefined) return;',
    caughtBy: named('leaderContact', 'an answer of an earlier leader is ignored'),
  },
  {
    promises: [13, 59, 63],
    what: 'a gateway believes a leader although it has got events of the next one',
    file: gateway,
    find: '    this.contact.noticeEpoch(message.epoch);\n',
    replace: '',
    caughtBy: { file: 'test/simulation/gatewayFaults.test.ts', name: 'does not believe the former one' },
  },
  {
    promises: [57, 63],
    what: 'a gateway does not notice that the leader has another log',
    file: state,
    find: 'position.hash !== null && position.hash !== hash)',
    replace: "position.hash !== null && hash === '')",
    caughtBy: { file: 'test/simulation/gatewayFaults.test.ts', name: 'another event at the same position' },
  },
  {
    promises: [57, 63],
    what: 'a gateway goes on showing events that the next leader does not have',
    file: state,
    find: '      this.startAgainAt(sequence);\n',
    replace: '      void this.startAgainAt;\n',
    caughtBy: { file: 'test/simulation/gatewayFaults.test.ts', name: 'that lacks events which a gateway shows' },
  },
  {
    promises: [63],
    what: 'a gateway loads the tables again because an answer of the leader is late',
    file: state,
    find: ' && askedMs > this.appliedMs)',
    replace: ' && askedMs > 0)',
    caughtBy,
  },
];
