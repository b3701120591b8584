/** Faults of messages on the simulated bus, drawn from the seed: lost, repeated, late and in another order. */
import type { MessageFate, MessageFaults } from '../../support/messageFaults';
import type { Random } from '../../support/randomSeed';

/** One of this many messages has the fault; 0 for none. */
interface FaultRates {
  readonly lost: number;
  readonly repeated: number;
  readonly reordered: number;
}

const WEATHERS: readonly [FaultRates, ...FaultRates[]] = [
  { lost: 0, repeated: 0, reordered: 0 },
  { lost: 200, repeated: 200, reordered: 200 },
  { lost: 25, repeated: 0, reordered: 50 },
  { lost: 0, repeated: 15, reordered: 15 },
  { lost: 12, repeated: 12, reordered: 12 },
];
const DELAY_MS = 0.2;
/** Limits of the delay of a message that others pass. */
const LONG_DELAYS_MS = [1, 10, 100, 1_000, 6_000] as const;

export class RandomBusFaults implements MessageFaults {
  /** False at the start and at the end of a run. */
  enabled = false;
  private readonly rates: FaultRates;

  constructor(
    private readonly random: Random,
    private readonly onFault: (name: string) => void,
  ) {
    this.rates = random.pick(WEATHERS);
  }

  fateOf(): MessageFate {
    const { random } = this;
    const usual: MessageFate = { copies: 1, delayMs: DELAY_MS * random.next(), isReordered: false };
    if (this.happens('lost')) return { ...usual, copies: 0 };
    const copies = this.happens('repeated') ? 2 : 1;
    if (!this.happens('reordered')) return { ...usual, copies };
    return { copies, delayMs: random.pick(LONG_DELAYS_MS) * random.next(), isReordered: true };
  }

  survivesDisconnect(): boolean {
    return this.random.next() < 0.5;
  }

  private happens(fault: keyof FaultRates): boolean {
    const rate = this.rates[fault];
    if (!this.enabled || rate === 0 || this.random.integer(1, rate) > 1) return false;
    this.onFault(fault);
    return true;
  }
}
