/** A bus in memory on simulated time, with clients that record what they receive. */
import type { BusMessage } from '../../src/engine/cluster/bus';
import { SimulatedProcess } from '../simulation/machine/simulatedProcess';
import { SimulatedTime } from '../simulation/machine/simulatedTime';
import { MemoryBus } from '../support/memoryBus';
import type { MemoryBusClient } from '../support/memoryBusClient';
import type { MemoryBusOptions } from '../support/messageFaults';

export class BusBench {
  readonly time = new SimulatedTime();
  readonly process = new SimulatedProcess(this.time, () => 1_800_000_000_000 + this.time.nowMs);
  readonly bus: MemoryBus;
  /** What the clients have logged. */
  readonly errors: Error[] = [];

  constructor(options: Partial<MemoryBusOptions> = {}) {
    this.bus = new MemoryBus({ eventLoop: this.process.eventLoop, ...options });
  }

  get eventLoop() {
    return this.process.eventLoop;
  }

  get clock() {
    return this.process.clock;
  }

  connect(options: { readonly noEcho?: boolean } = {}): MemoryBusClient {
    const log = { error: ({ err }: { readonly err: Error }) => void this.errors.push(err) };
    return this.bus.connect({ eventLoop: this.eventLoop, log: log as never, ...options });
  }

  /** The messages that a client gets on a subject from now on. */
  record(client: MemoryBusClient, subject: string): BusMessage[] {
    const messages: BusMessage[] = [];
    client.subscribe(subject, (message) => messages.push(message));
    return messages;
  }
}

export function textsOf(messages: readonly BusMessage[]): string[] {
  return messages.map(({ data }) => Buffer.from(data).toString());
}
