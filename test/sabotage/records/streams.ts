/** What must be noticed of streams: faults in what one client may cost others, in ending what has ended, and in klines and their closes. */
import type { Sabotage } from '../sabotage';

const server = 'src/streams/server.ts';
const connection = 'src/streams/connection.ts';
const klines = 'src/core/klines.ts';
const klineTest = 'test/core/klines.test.ts';
const limits = 'test/streams/limits.test.ts';

export const STREAMS: readonly Sabotage[] = [
  // Klines
  {
    promises: [24],
    what: 'weeks begin on Thursday, as the epoch did',
    file: klines,
    find: "interval === '1w' ? FIRST_MONDAY_MS : 0;",
    replace: "interval === '1w' ? FIRST_MONDAY_MS * 0 : 0;",
    caughtBy: { file: klineTest, name: 'weeks begin on Monday' },
  },
  {
    promises: [24],
    what: 'every month has thirty days',
    file: klines,
    find: "return interval === '1M' ? monthOpenMs(openMs, 1) :",
    replace: "return interval === '1M' ? openMs + 30 * DAY_MS :",
    caughtBy: { file: klineTest, name: 'intervals tile time without gap or overlap' },
  },
  {
    promises: [24],
    what: 'an interval ends with the first millisecond of the next one',
    file: klines,
    find: 'return nextOpenMs(interval, openMs) - 1;',
    replace: 'return nextOpenMs(interval, openMs);',
    caughtBy: { file: klineTest, name: 'each instant is in exactly one interval' },
  },
  {
    promises: [24],
    what: 'an interval is closed as soon as its time is over, whatever is being committed',
    file: 'src/engine/engine.ts',
    find: 'if (this.batchTimeMs !== null) this.settledMs = Math.max(this.settledMs, this.batchTimeMs);\n    else if',
    replace: 'if',
    caughtBy: 'simulation',
  },
  {
    promises: [24],
    what: 'after a restart, the interval of the last trade is running still',
    file: 'src/streams/channels/klines.ts',
    find: 'return openMs > newest.openTimeMs ? gapKline(newest, openMs) : newest;',
    replace: 'return openMs < newest.openTimeMs ? gapKline(newest, openMs) : newest;',
    caughtBy: { file: 'test/time/boundaries.test.ts', name: '' },
  },
  {
    promises: [24, 49],
    what: 'after a stall, only the last of the intervals that ended is closed',
    file: 'src/streams/channels/klines.ts',
    find: '    while (stream.running !== undefined && ',
    replace: '    if (stream.running !== undefined && ',
    caughtBy: { file: 'test/streams/klines.test.ts', name: 'a stall over many intervals closes every one' },
  },
  {
    promises: [23],
    what: 'what was told before a restart may be told again with an earlier time',
    file: 'src/engine/engine.ts',
    find: '    this.settledMs = Math.max(this.settledMs, recovered.exchange.timeMs);\n',
    replace: '',
    caughtBy: { file: 'test/engine/engine.test.ts', name: 'after a restart on a clock that was set back' },
  },
  {
    promises: [19, 23],
    what: 'a clock that goes back draws out the deadline',
    file: 'src/http/pipeline.ts',
    find: 'if (call.lateAtTick > this.tick) return;',
    replace: 'if (this.options.clock.nowMs() - call.startedAtMs < this.options.config.http.handlerDeadlineMs) return;',
    caughtBy: { file: 'test/time/deadlines.test.ts', name: 'though the clock goes an hour back' },
  },
  {
    promises: [23],
    what: 'event times go back with the clock',
    file: server,
    find: 'this.lastEventMs = Math.max(this.lastEventMs, this.clock.nowMs(), this.engine.settledThroughMs());',
    replace: 'this.lastEventMs = this.clock.nowMs();',
    caughtBy: { file: 'test/streams/klines.test.ts', name: 'event times never decrease' },
  },
  // Clients that harm only themselves
  {
    promises: [46],
    what: 'what a client does not read is kept for it, however much it is',
    file: connection,
    find: 'if (this.socket.writableLength + frame.length > this.limits.sendBufferBytesMax)',
    replace: 'if (frame.length > this.limits.sendBufferBytesMax)',
    caughtBy: { file: limits, name: 'is told 1013 when it reads on before it is cut' },
  },
  {
    promises: [46],
    what: 'readers that the loop cannot serve are left with a gap',
    file: 'src/streams/subscriptions.ts',
    find: "      reader.close(CLOSE.tryAgainLater, 'the server is overloaded');\n      this.leave(reader);",
    replace: "      if (!reader.isOpen) reader.close(CLOSE.tryAgainLater, 'the server is overloaded');",
    caughtBy: { file: limits, name: 'send the readers of the stream away' },
  },
  {
    promises: [47],
    what: 'an error of a client’s socket is heard by nobody',
    file: server,
    find: "    webSocket.on('error', (error) => this.log.debug({ err: error }, 'stream client broke the protocol'));\n",
    replace: '',
    caughtBy: { file: 'test/streams/malformed.test.ts', name: 'a 1 MB message in a well-formed frame' },
  },
  {
    promises: [48],
    what: 'control messages are taken as fast as they come',
    file: connection,
    find: 'if (this.controlMessages.take(nowMs)) return true;',
    replace: 'if (this.controlMessages.take(nowMs) || this.isOpen) return true;',
    caughtBy: { file: limits, name: 'five a second; the sixth closes the socket' },
  },
  {
    promises: [48],
    what: 'the dead are pinged for ever',
    file: connection,
    find: '      this.webSocket.terminate();\n      return;',
    replace: '      this.markAlive();',
    caughtBy: { file: limits, name: 'a socket that left two pings unanswered is cut' },
  },
  {
    promises: [48, 54],
    what: 'who has gone keeps its place',
    file: server,
    find: '    if (left === 0) this.openOfAddress.delete(owner);\n    else this.openOfAddress.set(owner, left);',
    replace: '    if (left === 0) this.openOfAddress.delete(owner);',
    caughtBy: { file: limits, name: 'from one address up to a limit, then 429' },
  },
  {
    promises: [54],
    what: 'a stream without readers stays open',
    file: 'src/streams/subscriptions.ts',
    find: '        this.audiences.delete(name);\n',
    replace: '',
    caughtBy: { file: limits, name: 'two thousand of them, subscribed and gone, leave nothing behind' },
  },
  // Whose data it is
  {
    promises: [50],
    what: 'a stream goes on after its API key was revoked',
    file: 'src/store/listenKeys.ts',
    find: "    .whereNull('revoked_at_ms')\n",
    replace: '',
    caughtBy: { file: 'test/streams/userData.test.ts', name: 'its API key is revoked' },
  },
  {
    promises: [50],
    what: 'whoever is in a trade hears of both its orders',
    file: 'src/streams/userData/reports.ts',
    find: 'event.orders.filter((order) => order.userId === userId)',
    replace: 'event.orders.filter((order) => order.userId !== 0)',
    caughtBy: { file: 'test/streams/userData.test.ts', name: 'and not what happens to others' },
  },
];
