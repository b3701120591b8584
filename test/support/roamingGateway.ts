/** Several gateways of one exchange as a client sees them that uses one at a time. */
import type { TestExchange } from './exchange';

export class RoamingGateway implements Pick<TestExchange, 'anonymous' | 'baseUrl'> {
  private index = 0;

  constructor(private readonly gateways: readonly TestExchange[]) {}

  get current(): TestExchange {
    const gateway = this.gateways[this.index % this.gateways.length];
    if (gateway === undefined) throw new Error('there is no gateway');
    return gateway;
  }

  get anonymous(): TestExchange['anonymous'] {
    return this.current.anonymous;
  }

  get baseUrl(): string {
    return this.current.baseUrl;
  }

  /** Goes on at the next gateway. */
  moveOn(): void {
    this.index += 1;
  }
}
